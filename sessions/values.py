"""What the use cases take and give. Frozen values; no Discord object and no database row."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, NewType

import msgspec

from engines.core import Chosen, Decision, Event, Offer, Outcome, Phrase, Question, Seat, Wish
from sessions.clocks.terms import Terms

SessionId = NewType("SessionId", str)
"""The public id of a session: 4 to 12 characters of [0-9a-z]."""


class Place(msgspec.Struct, frozen=True):
    """Where a session lives: a channel or thread, and its guild."""

    guild: int
    channel: int


class Player(msgspec.Struct, frozen=True):
    """A person: account id and the name to show."""

    id: int
    name: str


class Status(StrEnum):
    """The life of a session."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    CLOSED = "closed"
    FROZEN = "frozen"


class Clock(msgspec.Struct, frozen=True):
    """A seat's clock: the seconds left when it last started or stopped, and when they run out if it runs."""

    left: float
    deadline: float | None = None
    late: bool = False
    """The time has run out."""


class Pause(msgspec.Struct, frozen=True):
    """Since when a session stands still by agreement, and until when if that was said."""

    since: float
    until: float | None = None


class SeatHolder(msgspec.Struct, frozen=True):
    """Who holds a seat: a player, the computer, nobody yet; a player and the computer while it plays for them."""

    seat: Seat
    player: Player | None = None
    computer: bool = False
    clock: Clock | None = None
    away: bool = False
    """The player is on vacation and the session allows it."""
    invited: int | None = None
    """The account for whom a seat of a lobby is kept while it is free."""

    @property
    def free(self) -> bool:
        """Nobody sits here."""
        return self.player is None and not self.computer


class Session(msgspec.Struct, frozen=True):
    """What everybody may know of a session without asking its engine."""

    id: SessionId
    game: str
    pack_id: str
    pack_hash: str
    pack_name: str
    status: Status
    place: Place
    host: int
    holders: tuple[SeatHolder, ...]
    options: tuple[Chosen, ...]
    revision: int
    published_revision: int
    board_message: int | None
    lobby_message: int | None
    commitment: str | None
    seed: str | None
    """Shown only once the session is over."""
    held: bool = False
    """Put on hold by hand; a session on hold otherwise cannot be read."""
    asked_at: float | None = None
    """When the newest of the open questions was put."""
    terms: Terms = Terms()
    agreed: tuple[Chosen, ...] = ()
    """The terms as they were chosen."""
    paused: Pause | None = None
    rewound: int = 0
    """The revision at which steps were last taken back: no button from before stands for anything."""
    expired: bool = False
    """It was closed because nobody came or played."""

    @property
    def revealed(self) -> bool:
        """Nothing about it is secret any more."""
        return self.status is Status.OVER or self.imported

    @property
    def imported(self) -> bool:
        """It was read from a file and lives in no channel."""
        return self.place.channel == 0

    def ripe_at(self, delay: float) -> float:
        """Return when everything that was left for the open questions is answered; 0 for those of the deal.

        Nothing that is left answers a question of the deal. Before the first board another one is open only
        where computers have answered meanwhile. Until then the message of the lobby stands; a session that was
        moved has neither.
        """
        unposted = self.board_message is None and self.lobby_message is not None
        dealt = unposted and not any(holder.computer for holder in self.holders)
        if dealt or self.status is not Status.RUNNING or self.asked_at is None:
            return 0.0
        return self.asked_at + delay

    def seat_of(self, player: int) -> Seat | None:
        """Return the seat that a player holds."""
        return next((h.seat for h in self.holders if h.player is not None and h.player.id == player), None)


class Draft(msgspec.Struct, frozen=True):
    """What a seat laid out and did not play yet. Nobody else knows of it."""

    steps: tuple[tuple[str, ...], ...] = ()
    """One press each, of one text or several."""
    offers: tuple[Offer, ...] = ()
    """What was chosen, text by text."""
    rest: tuple[str, ...] = ()
    """What runs on by itself once the question that came between is answered."""

    @property
    def texts(self) -> tuple[str, ...]:
        """All texts laid out, in order."""
        return tuple(text for step in self.steps for text in step)


NO_DRAFT = Draft()


class Wished(msgspec.Struct, frozen=True):
    """A wish that a seat may have, and the value that holds now."""

    wish: Wish
    value: str

    @property
    def on(self) -> bool:
        """It is set to anything but its first value."""
        return self.value != self.wish.values[0].id


class Planned(msgspec.Struct, frozen=True):
    """A plan that a seat has left. `label` says what for, as long as the game offers such a plan.

    `stopped`: the question is open and the first of the texts is no answer to it.
    """

    kind: str
    texts: tuple[str, ...]
    label: Phrase | None = None
    stopped: bool = False
    steps: tuple[Phrase | str, ...] = ()
    """The answers in words as far as the game has some for them."""


class Standing(msgspec.Struct, frozen=True):
    """What a seat has left for questions to come. It is for the eyes of its player alone."""

    wishes: tuple[Wished, ...] = ()
    plans: tuple[Planned, ...] = ()
    missed: tuple[Wish, ...] = ()
    """The wishes that are meant for the open question and do not answer it."""
    coda: bool = False
    """Closing steps follow each answer where the question has them."""
    acted: int | None = None
    """The revision up to which the player has answered by hand; None if nothing was ever left."""

    @property
    def on(self) -> tuple[Wished, ...]:
        """The wishes that are set."""
        return tuple(one for one in self.wishes if one.on)


class Look(msgspec.Struct, frozen=True):
    """A session at one revision through the eyes of one seat, or of a spectator (`seat` None).

    View and question of a seat are those after its draft: what it would see if it had played that.
    """

    session: Session
    seat: Seat | None
    view: Any
    pending: tuple[Decision, ...]
    question: Question | None
    """What this seat is asked, None if nothing."""
    outcome: Outcome | None
    draft: Draft = NO_DRAFT
    standing: Standing = Standing()
    """What this seat has left for questions to come."""
    open_question: Question | None = None
    """For a spectator: what the seat in turn is asked, reduced to the offers that follow from public facts."""


class Told(msgspec.Struct, frozen=True):
    """One revision's events as far as the reader may see them. `at`: seconds since the epoch."""

    revision: int
    seat: Seat | None
    at: float
    events: tuple[Event, ...]


class Closing(msgspec.Struct, frozen=True):
    """What follows an answer by itself in the same stretch, as far as it is due; what is not drops out unsaid."""

    rest: tuple[str, ...] = ()
    """The other answers of a form. One that is refused ends them, and that is said if the question still stands."""
    coda: tuple[str, ...] = ()
    """Closing steps: whatever of them is legal, in order."""
    picks: int = 0
    """So many of the first texts of `rest` were chosen by the player, who is told if they drop out."""


NOTHING_MORE = Closing()


class Receipt(msgspec.Struct, frozen=True):
    """The answer to a submission: what was accepted, what was left, why it stopped, what stands now."""

    accepted: tuple[str, ...]
    left: tuple[str, ...]
    why: Exception | None
    """NotAnAction, NotLegal, NotYours or TooLate behind the first text that was not accepted."""
    events: tuple[Event, ...]
    """What the seat saw happen, answers of computer seats included."""
    look: Look
    turn_over: bool
    """The seat is not asked any more in the stretch it just played in."""
    free: bool = False
    """Nothing came to light with the last answer, and nobody has answered since: it is taken back at once."""
    missed: tuple[str, ...] = ()
    """What the player chose in a form and was not asked any more."""


class Laid(msgspec.Struct, frozen=True):
    """The answer to a press that was laid out and not played: what stands now, and what was refused of it."""

    look: Look
    why: Exception | None = None


class Unsure(msgspec.Struct, frozen=True):
    """The answer to a press that would count, if the player wants to be asked back first. Nothing has changed."""

    look: Look


class Mine(msgspec.Struct, frozen=True):
    """One of a player's sessions; `since` is when the player was asked what is still open."""

    session: Session
    seat: Seat
    asked: bool
    since: float | None
    waited: tuple[Seat, ...] = ()
    """All seats whose answer is waited for."""

    @property
    def deadline(self) -> float | None:
        """When the player's time runs out; None if no clock runs."""
        clock = self.session.holders[self.seat].clock
        return clock.deadline if clock is not None and self.asked else None


class Listed(msgspec.Struct, frozen=True):
    """One of the sessions of a server, with the seats whose answer is waited for."""

    session: Session
    waited: tuple[Seat, ...]


class Confirm(StrEnum):
    """Before which presses a player wants to be asked back."""

    RISKY = "risky"
    """Before a costly one that cannot be taken back."""
    ALWAYS = "always"
    """Before every press that counts."""
    NEVER = "never"


class PlayerSettings(msgspec.Struct, frozen=True):
    """What a player wishes of the bot: messages at the turn, text boards, how pictures look, when to ask back."""

    dms: bool = True
    text_boards: bool = False
    contrast: bool = False
    large: bool = False
    confirm: Confirm = Confirm.RISKY
    auto_pass: bool = False
    """In every session the wishes that only let pass are set."""
    reliability: bool = True
    """Lobbies tell how reliably the player has played."""


class Restored(msgspec.Struct, frozen=True):
    """A session brought back by replay: how many entries were kept and how many no longer fit."""

    session: Session
    kept: int
    dropped: int
