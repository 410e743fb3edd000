"""What one actor did in one stretch in one short line, the weightiest first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engines.core import Event, Seat
from engines.dogs import events as happened
from engines.dogs.tokens import Token
from render.contract import Table
from render.dogs.happenings import clauses, is_nothing
from render.dogs.narrator import Facts, Narrator, breed_ref, building_ref, dog_ref, space_ref, stall_ref
from render.dogs.story import sentence
from render.words import Words

_MOST = 2
"""More than so many clauses are no short line."""
_Told = tuple[str, Facts]


def brief(words: Words, group: tuple[Event, ...], reader: Seat | None, table: Table) -> str:
    """Tell a paragraph in about 60 characters; empty if nothing in it is worth a line."""
    narrator = Narrator(words, group[0].actor, reader, table)
    if narrator.actor is None:
        return _of_table(narrator, group)
    short = tuple(_clauses(narrator, group)) or tuple(clauses(narrator, group))
    return narrator.told(short[:_MOST])


def _of_table(narrator: Narrator, group: Sequence[Event]) -> str:
    for shape, key in _TABLE.items():
        for event in group:
            if isinstance(event, shape):
                return narrator.say(key) if key else sentence(narrator, event)
    return ""


def _clauses(narrator: Narrator, group: Sequence[Event]) -> Iterator[str]:
    """Yield what is worth a strip; where nothing has a short form, the clause of the story."""
    told = False
    for shape, fact in _SHORT.items():
        events = [event for event in group if isinstance(event, shape) and not _is_nothing(event)]
        if events and not (told and shape in _LEADS):
            key, facts = fact(events)
            yield narrator.say(f"dogs-brief-{key}", **facts)
            told = True
    for event in group:
        if isinstance(event, _PLAIN):
            yield from clauses(narrator, (event,))


def _is_nothing(event: Event) -> bool:
    return isinstance(event, happened.Arranged) and is_nothing(event)


def _moved(events: Sequence[happened.Moved]) -> _Told:
    last = events[-1]
    return "move", {"space": space_ref(last.space), "dog": dog_ref(Token(last.breed, last.kind))}


def _towed(events: Sequence[happened.Towed]) -> _Told:
    return "tow", {"count": len(events[-1].dogs)}


def _home(events: Sequence[happened.Returned]) -> _Told:
    return "home", {"count": len(events[-1].dogs)}


def _donated(events: Sequence[happened.Donated]) -> _Told:
    last = events[-1]
    return "donate", {"count": len(last.healthy) + len(last.sick)}


def _received(events: Sequence[happened.Received]) -> _Told:
    last = events[-1]
    return "receive", {"count": len(last.healthy) + len(last.sick)}


def _sent(events: Sequence[happened.WorkerSent]) -> _Told:
    return "send", {"building": building_ref(events[-1].building)}


def _built(events: Sequence[happened.StallBuilt]) -> _Told:
    return "build", {"stall": stall_ref(events[-1].stall)}


def _bought(events: Sequence[happened.DogBought]) -> _Told:
    return "buy", {"breed": breed_ref(events[-1].breed)}


def _sold(events: Sequence[happened.DogSold]) -> _Told:
    return "sell", {"breed": breed_ref(events[-1].breed)}


def _traded(events: Sequence[happened.DogTraded]) -> _Told:
    return "trade", {"breed": breed_ref(events[-1].given), "got": breed_ref(events[-1].got)}


def _cured(events: Sequence[happened.DogCured]) -> _Told:
    return "cure", {"count": len(events)}


def _fallen(events: Sequence[happened.FellSick]) -> _Told:
    return "sick", {"count": len(events)}


def _plain(key: str) -> Callable[[Sequence[Event]], _Told]:
    return lambda _: (key, {})


_TABLE: dict[type[Event], str] = {
    happened.GameOver: "",
    happened.AllStayed: "dogs-brief-all-stay",
    happened.FinalRound: "dogs-brief-final-round",
    happened.RoundBegan: "",
    happened.Deal: "dogs-brief-deal",
    happened.JoinedFair: "",
    happened.MapFilled: "dogs-brief-clean-up",
}
"""What the table tells, the weightiest first, with a short form where the sentence is long."""
_SHORT: dict[type[Event], Callable[[Any], _Told]] = {
    happened.Towed: _towed,
    happened.Moved: _moved,
    happened.Returned: _home,
    happened.Received: _received,
    happened.Donated: _donated,
    happened.StallBuilt: _built,
    happened.DogBought: _bought,
    happened.DogSold: _sold,
    happened.DogTraded: _traded,
    happened.DogCured: _cured,
    happened.GoodsBought: _plain("buy-goods"),
    happened.GoodsSwapped: _plain("swap"),
    happened.WorkerSent: _sent,
    happened.Arranged: _plain("arrange"),
    happened.FellSick: _fallen,
    happened.Fed: _plain("feed"),
}
_LEADS = (happened.Moved, happened.WorkerSent, happened.Donated, happened.Fed)
"""What is left out where its outcome is told."""
_PLAIN = (
    happened.Stayed, happened.BonusTaken, happened.FullStall, happened.AssistantLeft, happened.AssistantHired,
    happened.FuelBought,
)  # fmt: skip
"""What is told as in the story."""
