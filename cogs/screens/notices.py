"""What a table is told once, in a line with the buttons that belong to it; and the reminder of a seat."""

from __future__ import annotations

from collections.abc import Callable

from cogs import ids
from cogs.screens.board import label
from cogs.screens.clocks import distance
from cogs.sight import Sight
from cogs.spec import Button, MessageSpec, Row
from engines.core import Seat
from render.contract import Table
from render.words import Words, marked
from sessions.clocks.due import Reminder
from sessions.clocks.notices import Notice
from sessions.values import Session

REQUESTS = ("pause", "resume", "take", "end", "close", "replace", "undo")
KINDS = (
    "late-claim", "late-computer", "late-pass", "taken", "back", "ended",
    *(f"{what}-asked" for what in REQUESTS),
    *(f"{what}-refused" for what in REQUESTS),
    "undo-lapsed", "undone", "rewound", "seat-offered", "seat-kept", "seat-taken",
    "paused", "resumed", "vacation", "vacation-auto", "vacation-over",
    "idle-lobby", "idle-running", "closed-lobby", "closed-running",
)  # fmt: skip
"""Every kind of notice that the sessions write."""


def notice_message(
    words: Words, session: Session, table: Table, notice: Notice, asked: tuple[int, ...] = (), seen: str = ""
) -> MessageSpec:
    """Return the line of a notice; the accounts in `asked` are called for their consent.

    `seen` says what came to light since the steps that are to be taken back.
    """
    mentions = [f"<@{player}>" for player in asked]
    text = words.text(f"cogs-notice-{notice.kind}", **_args(table, notice))
    more = [words.text("cogs-notice-undo-asked.seen", seen=seen)] if seen else []
    buttons = _buttons(words, session, notice)
    return MessageSpec(" ".join((*mentions, text, *more)), rows=(buttons,) if buttons else (), pings=asked)


def reminder_message(
    sight: Sight, reminder: Reminder, who: str, more: tuple[str, ...] = (), pings: tuple[int, ...] = ()
) -> MessageSpec:
    """Return a reminder: the time left and nothing else. `more` is for the eyes of the seat alone."""
    words, session = sight.words, sight.session
    if reminder.late:
        text = words.text("cogs-reminder-late", who=who, game=sight.game_name)
    elif reminder.deadline is not None:
        text = words.text("cogs-reminder-clock", who=who, game=sight.game_name, until=distance(reminder.deadline))
    else:
        text = words.text("cogs-reminder-open", who=who, game=sight.game_name)
    names = ("mute", "vacation") if session.terms.vacations else ("mute",)
    act = Button(label(sight, "act"), str(ids.BoardId(session.id, "act")))
    ways = tuple(_on(words, _QUIETER[name], ids.NoticeId(session.id, name)) for name in names)
    return MessageSpec("\n".join((text, *more)), rows=((act, *ways),), pings=pings)


def _args(table: Table, notice: Notice) -> dict[str, int | str]:
    args = dict(notice.args)
    for name in ("of", "by"):
        if name in args:
            args[name] = marked(Seat(int(args[name])), table)
    if notice.seat is not None:
        args["who"] = marked(notice.seat, table)
    if "kept" in args:
        args["steps"] = int(args["newest"]) - int(args["kept"])
    if "until" in args:
        args["until"] = distance(float(args["until"]))
    return args


def _buttons(words: Words, session: Session, notice: Notice) -> Row:
    if notice.kind.endswith("-asked"):
        return _answers(words, session, notice)
    make = _WAYS.get(notice.kind)
    return () if make is None else make(words, session, notice)


def _answers(words: Words, session: Session, notice: Notice) -> Row:
    number = int(notice.args["number"])
    return (
        _on(words, "cogs-button-agree", ids.RequestId(session.id, number, "yes")),
        _on(words, "cogs-button-refuse", ids.RequestId(session.id, number, "no")),
    )


def _claim(words: Words, session: Session, notice: Notice) -> Row:
    seat, stretch = int(notice.args["of"]), int(notice.args["stretch"])
    return (
        _on(words, "cogs-button-take", ids.NoticeId(session.id, "take", seat, stretch)),
        _on(words, "cogs-button-end", ids.NoticeId(session.id, "end", seat, stretch)),
    )


def _way(key: str, what: str) -> Callable[[Words, Session, Notice], Row]:
    return lambda words, session, _: (_on(words, key, ids.NoticeId(session.id, what)),)


def _on(words: Words, key: str, id_: object) -> Button:
    return Button(words.text(key), str(id_))


_QUIETER = {"mute": "cogs-button-mute", "vacation": "cogs-button-vacation"}
_WAYS: dict[str, Callable[[Words, Session, Notice], Row]] = {
    "late-claim": _claim,
    "late-computer": _way("cogs-button-back-again", "back"),
    "taken": _way("cogs-button-back-again", "back"),
    "paused": _way("cogs-button-resume", "resume"),
    "vacation-auto": _way("cogs-button-back-again", "rested"),
    "seat-offered": lambda words, session, notice: (
        _on(words, "cogs-button-take-seat", ids.LobbyId(session.id, "take", str(int(notice.seat or 0)))),
        _on(words, "cogs-button-keep-seat", ids.NoticeId(session.id, "keep", int(notice.seat or 0), 0)),
    ),
    "closed-lobby": lambda words, session, _: (_on(words, "cogs-button-again", ids.LobbyId(session.id, "again")),),
}
