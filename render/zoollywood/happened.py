"""What the last move changed on the board, read from the events since the reader's last board."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engines.core import Event
from engines.zoollywood import events as told
from engines.zoollywood.ground import LastSlide
from engines.zoollywood.view import View

Leg = tuple[str, str]


class Happened(msgspec.Struct, frozen=True):
    """Marks of the last move; spaces and triangles by name."""

    slide: LastSlide | None = None
    eggs: tuple[str, ...] = ()
    """Spaces where eggs were laid."""
    gone: tuple[str, ...] = ()
    """Spaces from which something was taken."""
    changed: tuple[str, ...] = ()
    """Spaces where a piece was set or replaced."""
    moved: tuple[Leg, ...] = ()
    """Barriers that were moved, from where to where."""
    turned: tuple[tuple[str, str], ...] = ()
    """Triangles that were turned, and their spin."""


def happened(view: View, events: Sequence[Event]) -> Happened:
    """Gather the marks; without any event on the board the latest slide is still shown."""
    found = Happened(
        view.last if any(isinstance(event, told.Explored) for event in events) else None,
        tuple(space for event in events for space in _eggs(event)),
        tuple(space for event in events for space in _gone(event)),
        tuple(event.space for event in events if isinstance(event, _SET)),
        tuple((event.origin, event.space) for event in events if isinstance(event, _MOVED)),
        tuple((event.area, event.spin) for event in events if isinstance(event, told.Turned)),
    )
    return Happened(slide=view.last) if found == Happened() and not view.over else found


_LAID = (told.Landed, told.OpeningEggSet, told.EggPlaced, told.Recast)
_SET = (told.Hatched, told.PenguinPlaced, told.WrittenOut)
_MOVED = (told.GullMoved, told.EmperorMoved, told.BarrierMoved)


def _eggs(event: Event) -> tuple[str, ...]:
    if isinstance(event, told.EggsLaid):
        return event.spaces
    return (event.space,) if isinstance(event, _LAID) else ()


def _gone(event: Event) -> tuple[str, ...]:
    match event:
        case told.Explored():
            return event.returned
        case told.StormStep():
            return (event.space,) if event.returned else ()
        case told.EggsReturned():
            return event.spaces
        case told.GullLeft():
            return (event.origin,)
    return ()
