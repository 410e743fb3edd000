"""One seat's turn in one short line, the weightiest first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.core import Event, Ref, Seat
from engines.zombeasts import events as happened
from render.contract import Table
from render.words import Words
from render.zombeasts.narrator import Narrator, card, seat


def brief(words: Words, group: tuple[Event, ...], reader: Seat | None, table: Table) -> str:
    """Tell a paragraph in about 60 characters; empty if nothing in it is worth a line."""
    narrator = Narrator(words, group[0].actor, reader, table)
    for event in group:
        if isinstance(event, happened.Deal):
            return Narrator(words, event.first, reader, table).say("zombeasts-brief-deal")
        if isinstance(event, happened.LastRound):
            return narrator.say("zombeasts-brief-last-round")
    clauses = [*_played(narrator, group), *_suffered(narrator, group)]
    return narrator.say("zombeasts-brief", what=words.joined(clauses)) if clauses else ""


def _played(narrator: Narrator, group: Sequence[Event]) -> Iterator[str]:
    """A card that came by a swap stands in the swap, a single card that completed a moon in the full moon."""
    laid = [event for event in group if isinstance(event, happened.Laid)]
    full = [event for event in group if isinstance(event, happened.FullMoon)]
    for moon in full:
        yield narrator.say("zombeasts-brief-full", moon=Ref("moon", moon.moon), points=moon.points)
    for event in group:
        if isinstance(event, happened.Swapped):
            yield narrator.say("zombeasts-brief-swap", rival=seat(event.rival), card=card(event.card))
        elif isinstance(event, happened.BonusTaken):
            yield narrator.say("zombeasts-brief-bonus", points=event.points)
    others = [event for event in laid if event.source != "swap"]
    if others and not (full and len(laid) == 1):
        yield narrator.say("zombeasts-brief-lay", count=len(others), card=card(others[0].card))


def _suffered(narrator: Narrator, group: Sequence[Event]) -> Iterator[str]:
    for event in group:
        if isinstance(event, happened.Stuck):
            yield narrator.say("zombeasts-brief-stuck", count=len(event.cards), points=event.points)
        elif isinstance(event, happened.PawUsed):
            yield narrator.say("zombeasts-brief-paw")
    drawn = sum(_drawn(event) for event in group)
    if drawn:
        yield narrator.say("zombeasts-brief-draw", count=drawn)
    discarded = sum(isinstance(event, happened.Discarded) for event in group)
    if discarded:
        yield narrator.say("zombeasts-brief-discard", count=discarded)


def _drawn(event: Event) -> int:
    if isinstance(event, happened.DrewHand | happened.DrewStock):
        return 1
    return event.count if isinstance(event, happened.Drawn) else 0
