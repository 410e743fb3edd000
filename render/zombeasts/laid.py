"""Which card was laid last, by whom, and what the board says about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from engines.core import Event, Seat
from engines.zombeasts.events import FullMoon, Laid
from engines.zombeasts.view import View
from render.scene import Face
from render.typeface import Fitted, fit
from render.zombeasts.voice import Voice, who

Line = tuple[Fitted, str]
"""A line and its colour."""


class Shown(msgspec.Struct, frozen=True):
    """The card to show: laid by whom, whether it makes or made a pair, the points of the moon it completed."""

    card: str
    seat: Seat
    flying: bool = False
    pair: bool = False
    full: int | None = None


def card_laid(view: View, events: Sequence[Event]) -> Shown | None:
    """Return the card in the air, else the one laid in this turn, else the last one among the events."""
    if view.air:
        return Shown(view.air, view.on_turn, flying=True)
    last = next((event for event in reversed(events) if isinstance(event, Laid)), None)
    if view.laid:
        same = last is not None and last.card == view.laid
        return Shown(view.laid, view.on_turn, pair=view.pair, full=_completed(events) if same else None)
    if last is None or last.actor is None:
        return None
    return Shown(last.card, last.actor, pair=last.pair, full=_completed(events))


def _completed(events: Sequence[Event]) -> int | None:
    """Return the points of the moon that the last card laid completed."""
    points = None
    for event in events:
        if isinstance(event, Laid):
            points = None
        elif isinstance(event, FullMoon):
            points = event.points
    return points


def told_of(view: View, shown: Shown, voice: Voice, room: int) -> Iterator[Line]:
    """Yield what the board says about the card."""
    said = voice("laid-air" if shown.flying else "laid-by", who=who(shown.seat))
    yield fit(said, Face.TEXT, 30, room, 24), "paper2"
    yield fit(voice.say_card(shown.card), Face.TITLE, 38, room), "white"
    if shown.full is not None:
        yield fit(voice("laid-full", n=shown.full), Face.TITLE, 32, room), "turn"
    if shown.pair and view.laid and not view.due:
        yield fit(voice("laid-pair"), Face.TITLE, 32, room), "turn"
    elif view.due:
        yield fit(voice("due", n=view.due), Face.TEXT, 32, room), "moon"
