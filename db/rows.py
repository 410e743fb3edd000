"""What storage takes and gives: one frozen value per row, one per transaction."""

from __future__ import annotations

import msgspec


class PackRow(msgspec.Struct, frozen=True):
    """A data pack that some session uses, with its whole text."""

    hash: str
    game: str
    id: str
    name: str
    text: str


class SessionRow(msgspec.Struct, frozen=True):
    """A session. `options` and `terms` are JSON, `seed` secret until the end.

    `pack_id` and `pack_name` come from the pack. `rewound` is the revision at which steps were last taken back:
    what was offered before is no longer offered. `active_at` is the time of its newest change,
    `warned_at` that of the last word about its end.
    """

    id: str
    game: str
    pack: str
    status: str
    guild: int
    channel: int
    host: int
    options: str
    opened_at: float
    revision: int = 0
    published_revision: int = 0
    seed: str | None = None
    commitment: str | None = None
    why_frozen: str | None = None
    ended_at: float | None = None
    board_message: int | None = None
    lobby_message: int | None = None
    terms: str = "[]"
    paused_at: float | None = None
    paused_until: float | None = None
    rewound: int = 0
    active_at: float = 0.0
    warned_at: float | None = None
    rematch_of: str | None = None
    pack_id: str = ""
    pack_name: str = ""


class SeatRow(msgspec.Struct, frozen=True):
    """A seat: who holds it, the decision that is open for it and since when, and its clock.

    `left` is what the clock showed when it last started or stopped, None without a clock; it runs
    since `ticking_since`. `given` is what it showed when the seat was asked in `stretch`. In a lobby a
    free seat is kept for `invited`; while the session runs, the seat is offered to that account, 0 for anybody.
    """

    session: str
    seat: int
    player: int | None = None
    name: str | None = None
    computer: bool = False
    decision: int | None = None
    asked_at: float | None = None
    stretch: int | None = None
    left: float | None = None
    given: float | None = None
    ticking_since: float | None = None
    away: bool = False
    """The clock stands still because the player is on vacation."""
    late: bool = False
    """The time ran out in the stretch in which the seat was last asked."""
    timeouts: int = 0
    invited: int | None = None


class EntryRow(msgspec.Struct, frozen=True):
    """A line of the record. Number 0 is the deal: nobody's answer to no decision.

    `events` is JSON; so is `clocks`, what every seat's clock showed afterwards.
    """

    session: str
    number: int
    revision: int
    decision: int | None
    seat: int | None
    action: str
    stretch: int
    events: str
    digest: str
    at: float
    undone_at: float | None = None
    clocks: str | None = None


class SnapshotRow(msgspec.Struct, frozen=True):
    """The state of a session as JSON, with its SHA-256."""

    session: str
    state: str
    digest: str
    rules_version: int


class DraftRow(msgspec.Struct, frozen=True):
    """What a seat laid out for its open decision: JSON of the steps and of the texts that wait."""

    session: str
    seat: int
    decision: int
    steps: str
    rest: str


class WishRow(msgspec.Struct, frozen=True):
    """A standing answer of a seat: which wish of the game, and its value."""

    session: str
    seat: int
    wish: str
    value: str


class PlanRow(msgspec.Struct, frozen=True):
    """What a seat has left for questions of one kind. `texts` is a JSON list; an empty one means no plan.

    `topic` tells questions of one kind apart, if it is not empty. `stopped` is the decision that it did not fit.
    """

    session: str
    seat: int
    kind: str
    topic: str
    texts: str
    set_at: float
    stopped: int | None = None


class Thoughts(msgspec.Struct, frozen=True):
    """What the seats of a session have left for questions to come. Nobody but its player may know of it."""

    wishes: tuple[WishRow, ...] = ()
    plans: tuple[PlanRow, ...] = ()

    def __bool__(self) -> bool:
        """Tell whether anything was left."""
        return bool(self.wishes or self.plans)


class PlayerSettingsRow(msgspec.Struct, frozen=True):
    """What a player wishes of the bot."""

    player: int
    dms: bool
    text_boards: bool
    contrast: bool = False
    large: bool = False
    confirm: str = "risky"
    auto_pass: bool = False
    reliability: bool = True


class CallSettingsRow(msgspec.Struct, frozen=True):
    """How a player wishes to be called. `quiet` is JSON, None for no quiet hours.

    `digest` is the hour of the one message a day, None for a notice per turn; `digested_at` when it was last due.
    """

    player: int
    silent: bool
    reminders: bool
    auto_vacation: bool
    zone: str
    quiet: str | None
    next_up: bool = False
    digest: int | None = None
    digested_at: float | None = None


class VacationRow(msgspec.Struct, frozen=True):
    """A vacation of a player. `until` is when it ends by itself, `ended_at` when it did."""

    player: int
    since: float
    until: float
    auto: bool = False
    ended_at: float | None = None


class ReminderRow(msgspec.Struct, frozen=True):
    """How far a seat was reminded in a stretch, and the message that did."""

    session: str
    seat: int
    stretch: int
    stage: int = 0
    muted: bool = False
    channel: int | None = None
    message: int | None = None


class NoticeRow(msgspec.Struct, frozen=True):
    """Something to be said to the table once. `args` is JSON."""

    session: str
    kind: str
    at: float
    seat: int | None = None
    args: str = "{}"
    id: int | None = None
    said: bool = False


class RequestRow(msgspec.Struct, frozen=True):
    """What a seat asks of others. `args` is JSON; `outcome` stands once it is settled."""

    session: str
    number: int
    kind: str
    seat: int
    at: float
    args: str = "{}"
    outcome: str | None = None


class VoteRow(msgspec.Struct, frozen=True):
    """A seat's answer to a request."""

    session: str
    number: int
    seat: int
    agrees: bool


class ResultRow(msgspec.Struct, frozen=True):
    """How a seat came out. `player` is None for the computer; `turns` is JSON: seconds that each turn took."""

    session: str
    seat: int
    player: int | None
    game: str
    guild: int
    place: int
    points: int | None
    turns: str
    timeouts: int
    ended_at: float


class DepartureRow(msgspec.Struct, frozen=True):
    """A player who left others behind in a session, or whose seat the computer played to its end."""

    session: str
    player: int
    at: float


class Seated(msgspec.Struct, frozen=True):
    """A session with its seats in order."""

    session: SessionRow
    seats: tuple[SeatRow, ...]


class Loaded(msgspec.Struct, frozen=True):
    """A session with its seats, its state if it was started, and the number of its newest live entry."""

    session: SessionRow
    seats: tuple[SeatRow, ...]
    snapshot: SnapshotRow | None
    newest: int | None
    thoughts: Thoughts = Thoughts()
    drafts: tuple[DraftRow, ...] = ()


class Undo(msgspec.Struct, frozen=True):
    """Live entries above number `kept` are marked as undone `at` this time."""

    kept: int
    at: float


class Change(msgspec.Struct, frozen=True):
    """One committed change: `session` as it is to be, its revision one above the one that was read.

    `seats` replaces the seats with these numbers, `reseated` all seats, `plans` the plans of their seats and
    kinds. `notices` are to be said, `requests` and `votes` are added or replace those of their key. Once the
    session has ended, all drafts, wishes and plans are dropped; an undo drops the results. What the publisher notes
    (published revision, messages) is no part of a change and stays as it is.
    """

    session: SessionRow
    seats: tuple[SeatRow, ...] = ()
    reseated: tuple[SeatRow, ...] | None = None
    entry: EntryRow | None = None
    snapshot: SnapshotRow | None = None
    undo: Undo | None = None
    notices: tuple[NoticeRow, ...] = ()
    requests: tuple[RequestRow, ...] = ()
    votes: tuple[VoteRow, ...] = ()
    forget_messages: bool = False
    vacated: tuple[int, ...] = ()
    """The seats whose players have gone: what they laid out, wished, planned and agreed to goes with them."""
    plans: tuple[PlanRow, ...] = ()
    wishes: tuple[WishRow, ...] = ()
    """Set anew, after those of vacated seats have gone."""
    results: tuple[ResultRow, ...] = ()
    departures: tuple[DepartureRow, ...] = ()
