"""What a view says, ready to be put into words: what stands where, what is under way, what a card can do now."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engines.core import Decision, Seat
from engines.zoollywood import frames
from engines.zoollywood.box import Box
from engines.zoollywood.pieces import EMPTY, NAMES
from engines.zoollywood.playing import Stage, can_work, in_time
from engines.zoollywood.view import View

NOTHING = "empty"
"""How an empty space is named."""


class Pending(msgspec.Struct, frozen=True):
    """A card that is played and has not taken effect, with its public targets."""

    card: int
    picks: tuple[str, ...]


def rows(box: Box, view: View) -> Iterator[tuple[str, tuple[tuple[str, str], ...]]]:
    """Yield each row of the board: its letter, then names of spaces with the names of what stands there."""
    lattice, board = box.lattice, view.ground.board
    by_row: dict[str, list[tuple[str, str]]] = {}
    for name, held in zip(lattice.names, board, strict=True):
        by_row.setdefault(name[0], []).append((name, NAMES[held]))
    yield from ((row, tuple(spaces)) for row, spaces in by_row.items())


def signs(box: Box, view: View) -> Iterator[str]:
    """Yield each row as one sign a space: `a o.I*`."""
    storms, lines = view.ground.storms, dict[str, str]()
    for space, (name, held) in enumerate(zip(box.lattice.names, view.ground.board, strict=True)):
        sign = "*" if held == EMPTY and space in storms else held
        lines[name[0]] = lines.get(name[0], "") + sign
    yield from (f"{row} {line}" for row, line in lines.items())


def holding(box: Box, view: View, pieces: str) -> tuple[str, ...]:
    """Return the names of the spaces that hold one of the pieces, in board order."""
    return tuple(
        name for name, held in zip(box.lattice.names, view.ground.board, strict=True) if held in pieces
    )  # fmt: skip


def in_play(view: View) -> Pending | None:
    """Return the card that was played and waits for its targets or for the rivals."""
    for frame in reversed(view.frames):
        if isinstance(frame, frames.Choosing | frames.Window | frames.Working):
            return Pending(frame.card, frame.picks)
    return None


def secret(view: View) -> str:
    """Return the flipper in which the reader has hidden the penguin, or the only egg; nothing if there is none."""
    hiding = frames.Choosing | frames.Window | frames.Working | frames.Guessing
    return next((frame.secret for frame in view.frames if isinstance(frame, hiding) and frame.secret), "")


def when(box: Box, view: View, number: int) -> str:
    """Tell when the reader may play a card: `now`, `later`, `reaction`, or `idle` if nothing is there for it."""
    card, doing = box.cards[number], view.doing
    if card.reaction:
        return "reaction"
    acting = bool(view.frames) and isinstance(view.frames[-1], frames.Acting | frames.After)
    if view.seat != view.on_turn or not acting or doing.card_used or not in_time(card, doing.action):
        return "later"
    stage = Stage(box, view.options, view.ground, doing, view.side)
    return "now" if can_work(stage, card) else "idle"


def dealt(view: View) -> bool:
    """Tell whether there are cards in this game and they have been dealt."""
    return view.options.cards and bool(view.turn or view.deck)


def sides_in_order(view: View) -> tuple[int, int]:
    """Return both sides, the reader's own first."""
    return (0, 1) if view.seat is None else (view.side, 1 - view.side)


def asked(pending: tuple[Decision, ...]) -> tuple[Seat, ...]:
    """Return the seats that are waited for."""
    return tuple(decision.seat for decision in pending)


def asked_of(view: View, pending: tuple[Decision, ...]) -> str:
    """Return the kind of the reader's own open decision, "none" without one."""
    return next((decision.kind for decision in pending if decision.seat == view.seat), "none")
