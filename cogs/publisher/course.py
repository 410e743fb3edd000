"""What to do about a session that has changed: pure, from what was said and what stands now."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum

import msgspec

from engines.core import Decision, Seat

Call = tuple[int, int]
"""A seat and the stretch of play for which it is called: one notice each, never two."""


End = tuple[int, int]
"""A seat and the moment at which its time runs out."""


class Message(msgspec.Struct, frozen=True):
    """A direct message whose menus still stand."""

    call: Call
    channel: int
    message: int


class Said(msgspec.Struct, frozen=True):
    """What has been said of a session so far. Kept with the session, so that a restart repeats nothing."""

    called: tuple[Call, ...] = ()
    """Who was waited for on the last board."""
    served: tuple[Call, ...] = ()
    """Who got a direct message."""
    messages: tuple[Message, ...] = ()
    computers: tuple[int, ...] = ()
    """The seats of the computer on the last board, so that a change of hands is announced."""
    hands: tuple[int, ...] = ()
    """Who held each seat at the last board: somebody new is called anew."""
    time: tuple[str, ...] = ()
    """What the last board told of time: a pause, vacations, time that is up."""
    ends: tuple[End, ...] = ()
    """When the time of those who are waited for runs out, as it was told last."""
    herald: Message | None = None
    """Who was told to be next, and by which message; no message where none could be sent."""
    offered: int | None = None
    """The decision whose choices stand on the last board."""


class Kind(StrEnum):
    """What becomes of the board."""

    NOTHING = "nothing"
    """The same seats go on with what they are at."""
    EDIT = "edit"
    """The board is brought up to date; nobody is called."""
    NEW = "new"
    """A new board is posted, the old one loses its buttons."""


class Course(msgspec.Struct, frozen=True):
    """What to do, and which seats to call."""

    kind: Kind
    call: tuple[Seat, ...] = ()


def steer(
    said: Said, pending: Sequence[Decision], actors: Collection[Seat], *, anew: bool, stale: bool = False,
    paused: bool = False,
) -> Course:  # fmt: skip
    """Decide about a running session. `actors` acted since the last board; `anew`: it must be posted again.

    `stale`: what it tells of time is so no more. In a pause nobody is called.
    """
    asked = calls(pending)
    fresh = tuple(Seat(call[0]) for call in called(said, pending, paused=paused) if call not in said.called)
    if anew:
        return Course(Kind.NEW, fresh)
    if not fresh:
        return Course(Kind.EDIT if stale or len(asked) < len(said.called) else Kind.NOTHING)
    if _goes_on(said, fresh, actors):
        return Course(Kind.EDIT)
    return Course(Kind.NEW, fresh)


def calls(pending: Sequence[Decision]) -> tuple[Call, ...]:
    """Return seat and stretch of each open decision."""
    return tuple((decision.seat, decision.stretch) for decision in pending)


def called(said: Said, pending: Sequence[Decision], *, paused: bool) -> tuple[Call, ...]:
    """Return who needs no call once the board stands: whoever is asked, in a pause who was called before it."""
    return tuple(call for call in calls(pending) if not paused or call in said.called)


def _goes_on(said: Said, fresh: Sequence[Seat], actors: Collection[Seat]) -> bool:
    """Tell whether one seat simply goes on in a further stretch, with nobody else having acted."""
    return len(fresh) == 1 and set(actors) <= set(fresh) and fresh[0] in {seat for seat, _ in said.called}
