"""What a dog did, clause by clause: "drew 2 cards", "played Grooming 2 (April 2 → 3)"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.core import Event
from engines.dogs_bond import events as happened
from render.dogs_bond.narrator import Facts, Narrator, adopter, attribute, card, dog, house, seat

Run = Sequence[Any]
"""Neighbouring events of one kind, told as one."""
_Told = tuple[str, Facts]


def clause(narrator: Narrator, run: Run) -> str:
    """Say a run of events as a clause; KeyError for what is a sentence of its own."""
    key, facts = _CLAUSES[type(run[0])](narrator, run)
    return narrator.say(f"dogs-bond-did-{key}", **facts)


def is_clause(event: Event) -> bool:
    """Tell whether an event is told as a part of its actor's sentence."""
    return type(event) in _CLAUSES


def goes_on(run: Run, event: Event) -> bool:
    """Tell whether an event belongs to the clause of the one before: further plays, further tosses."""
    last = run[-1]
    if isinstance(last, happened.Tossed) and isinstance(event, happened.Tossed):
        return last.why == event.why
    return isinstance(last, happened.Played) and isinstance(event, happened.Played)


def _plain(key: str) -> Callable[[Narrator, Run], _Told]:
    return lambda _, __: (key, {})


def _private(key: str) -> Callable[[Narrator, Run], _Told]:
    """Tell cards to those who know them, their number to the others."""

    def tell(narrator: Narrator, run: Run) -> _Told:
        known = [each for event in run for each in event.cards]
        if known:
            return f"{key}-known", {"cards": narrator.cards(known)}
        return key, {"count": sum(event.count for event in run)}

    return tell


def _hid(narrator: Narrator, run: Run) -> _Told:
    return ("hide-known", {"cards": narrator.cards(run[0].cards)}) if run[0].cards else ("hide", {})


def _played(narrator: Narrator, run: Run) -> _Told:
    said = [
        narrator.say("dogs-bond-played", card=card(one.card), changes=narrator.changes(one.changes)) for one in run
    ]
    return "play", {"cards": narrator.words.joined(said)}


def _attacked(_: Narrator, run: Run) -> _Told:
    event = run[0]
    return "attack", {"rival": seat(event.rival), "pile": attribute(event.pile), "card": card(event.card)}


def _fizzled(narrator: Narrator, run: Run) -> _Told:
    event = run[0]
    named: Facts = {"rival": seat(event.rival), "pile": attribute(event.pile)}
    return ("fizzle-known", {**named, "cards": narrator.cards(event.cards)}) if event.cards else ("fizzle", named)


def _lost(narrator: Narrator, run: Run) -> _Told:
    event = run[0]
    named: Facts = {"card": card(event.card), "changes": narrator.changes(event.changes)}
    return ("lost", named) if event.attacker is None else ("lost-to", {**named, "rival": seat(event.attacker)})


def _bowed(_: Narrator, run: Run) -> _Told:
    attacker = run[0].attacker
    return ("bow", {}) if attacker is None else ("bow-to", {"rival": seat(attacker)})


def _tossed(narrator: Narrator, run: Run) -> _Told:
    return f"toss-{run[0].why}", {"cards": narrator.cards(each for one in run for each in one.cards)}


def _rival(key: str) -> Callable[[Narrator, Run], _Told]:
    return lambda _, run: (key, {"rival": seat(run[0].rival)})


def _moved(key: str, event: happened.Took | happened.Gave) -> _Told:
    """Tell which card moved to the two dogs alone."""
    named: Facts = {"rival": seat(event.rival)}
    return (key, named) if event.card is None else (f"{key}-known", {**named, "card": card(event.card)})


def _swapped(_: Narrator, run: Run) -> _Told:
    event = run[0]
    one, other = (adopter(each) for each in event.adopters)
    return "swap", {"one": one, "first": house(event.first), "other": other, "second": house(event.second)}


def _rolled(_: Narrator, run: Run) -> _Told:
    """Tell rolls; a dog that ties in the roll-off rolls several times."""
    form = {"house": "-house", "order": "-order"}.get(run[0].why, "")
    return f"roll{form}", {"roll": ", ".join(str(event.roll) for event in run)}


def _sniffed(narrator: Narrator, run: Run) -> _Told:
    event = run[0]
    if event.events:
        return "sniff-known", {"events": narrator.events(event.events)}
    return "sniff", {"count": event.count}


_CLAUSES: dict[type[Event], Callable[[Narrator, Run], _Told]] = {
    happened.Sniffed: _sniffed,
    happened.Drew: _private("draw"),
    happened.Played: _played,
    happened.Hid: _hid,
    happened.NoPlay: _plain("no-play"),
    happened.Passed: _plain("pass"),
    happened.Attacked: _attacked,
    happened.Fizzled: _fizzled,
    happened.Lost: _lost,
    happened.Bowed: _bowed,
    happened.Tossed: _tossed,
    happened.DogNamed: _rival("pick-dog"),
    happened.Took: lambda _, run: _moved("trade", run[0]),
    happened.Gave: lambda _, run: _moved(f"give-{run[0].why}", run[0]),
    happened.NoTrade: _rival("no-trade"),
    happened.Looked: _private("look"),
    happened.Kept: _private("keep"),
    happened.Salvaged: lambda _, run: ("salvage", {"card": card(run[0].card)}),
    happened.Decided: lambda _, run: ("either", {"option": run[0].option}),
    happened.Swapped: _swapped,
    happened.NoSwap: _plain("no-swap"),
    happened.Rolled: _rolled,
    happened.AbilityUsed: lambda _, run: ("use", {"dog": dog(run[0].dog)}),
    happened.InstinctShown: lambda _, run: ("instinct", {"total": run[0].total}),
    happened.SecondTryKept: _plain("no"),
}
"""What the clause of an event is called and names."""
