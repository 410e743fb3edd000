"""What one actor did in one turn, line by line: what belongs together is told in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engines.core import Event, Seat
from engines.zoollywood import events as happened
from render.contract import Line, Table
from render.words import Words
from render.zoollywood.happenings import sentence
from render.zoollywood.moves import hatched, pushed, set_taken, slid, steps_of_emperor
from render.zoollywood.narrator import Narrator
from render.zoollywood.played import EFFECTS, played

_IN_STORMS = (happened.StormStep, happened.StormHeld, happened.RightGained, happened.EggsLaid)
_OF_CARD = (happened.TargetPicked, happened.HandsHidden, happened.WindowOpened, *EFFECTS)
_FOLLOW: dict[type[Event], tuple[type[Event], ...]] = {
    happened.Explored: _IN_STORMS,
    happened.StormStep: _IN_STORMS,
    happened.StormHeld: _IN_STORMS,
    happened.SetTaken: (happened.PieceSet,),
    happened.Hatched: (happened.Peeked, happened.CardTaken, happened.Drew),
    happened.EmperorMoved: (happened.EggsLaid,),
    happened.CardPlayed: _OF_CARD,
    happened.Discarded: (happened.Discarded,),
}
"""What is told together with what comes before it."""
_TOLD: dict[type[Event], Callable[[Narrator, Sequence[Event]], str]] = {
    happened.Explored: slid,
    happened.StormStep: pushed,
    happened.StormHeld: pushed,
    happened.SetTaken: set_taken,
    happened.Hatched: hatched,
    happened.EmperorMoved: steps_of_emperor,
    happened.CardPlayed: played,
}
_APART = (happened.RightGained, happened.HandsHidden, happened.WindowOpened, happened.Peeked)
"""Details that get a line of their own behind the sentence they came with."""


def sentences(words: Words, group: tuple[Event, ...], reader: Seat | None, table: Table) -> tuple[Line, ...]:
    """Tell what one actor did in one turn, line by line."""
    narrator = Narrator(words, group[0].actor, reader, table)
    return tuple(line for chunk in chunks(group) for line in _lines(narrator, chunk) if line.text)


def chunks(group: Sequence[Event]) -> Iterator[tuple[Event, ...]]:
    """Yield the events of a group, those together that one sentence tells."""
    chunk: list[Event] = []
    for event in group:
        if chunk and not isinstance(event, _FOLLOW.get(type(chunk[0]), ())):
            yield tuple(chunk)
            chunk = []
        chunk.append(event)
    yield tuple(chunk)


def _lines(narrator: Narrator, chunk: tuple[Event, ...]) -> Iterator[Line]:
    teller = _TOLD.get(type(chunk[0]))
    if teller is None:
        yield Line(sentence(narrator, chunk), chunk[0].weight)
        return
    yield Line(teller(narrator, chunk), max(event.weight for event in chunk))
    for event in chunk:
        if isinstance(event, _APART) and _is_news(event, chunk):
            yield Line(sentence(narrator, (event,)), event.weight)


def _is_news(event: Event, chunk: tuple[Event, ...]) -> bool:
    """Tell whether a detail is not overtaken: a window by its card's effect, a look by the card kept."""
    if isinstance(event, happened.WindowOpened):
        return not any(isinstance(other, EFFECTS) for other in chunk)
    if isinstance(event, happened.Peeked):
        return not any(isinstance(other, happened.CardTaken) for other in chunk)
    return True
