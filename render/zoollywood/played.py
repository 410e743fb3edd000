"""The sentence of an event card: what it did, or what it is aimed at as long as it has not taken effect."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.core import Event, Ref
from engines.zoollywood import events as happened
from engines.zoollywood.lattice import SPINS
from render.zoollywood.narrator import Facts, Narrator, area, card, listed, piece, side, space, target

EFFECTS = (
    happened.EggsLaid, happened.EggsReturned, happened.PenguinPlaced, happened.EggPlaced, happened.Recast,
    happened.BarrierMoved, happened.Turned, happened.WrittenOut, happened.Flagged,
)  # fmt: skip
"""What a card can do to the board; slides that it allows are told by themselves."""


def played(narrator: Narrator, chunk: Sequence[Event]) -> str:
    """Tell a card with its effect; before that with its targets."""
    first = chunk[0]
    assert isinstance(first, happened.CardPlayed)  # noqa: S101 - story.py sends no other
    named: Facts = {"card": card(first.card)}
    did = [effect(narrator, event) for event in chunk if isinstance(event, EFFECTS)]
    if did:
        asked = any(isinstance(event, happened.WindowOpened) for event in chunk)
        passed = "yes" if asked else "no"
        return narrator.say("zoollywood-event-play-so", **named, did=narrator.words.listed(did), passed=passed)
    aim = _aimed(narrator, chunk)
    return (
        narrator.say("zoollywood-event-play-at", **named, aim=aim)
        if aim
        else narrator.say("zoollywood-event-play", **named)
    )


def effect(narrator: Narrator, event: Event) -> str:
    """Say in a few words what a card did: "the Iceberg from g2 to g3"."""
    key, facts = _EFFECTS[type(event)](narrator, event)
    return narrator.say(f"zoollywood-did-{key}", **facts)


def _aimed(narrator: Narrator, chunk: Sequence[Event]) -> str:
    picks = [event.target for event in chunk if isinstance(event, happened.TargetPicked)]
    if not picks:
        return ""
    named: Facts = {name: target(pick) for name, pick in zip(("target", "other"), picks, strict=False)}
    how = "" if len(picks) == 1 else "-turn" if picks[1] in SPINS else "-two"
    return narrator.say(f"zoollywood-aimed{how}", **named)


_Told = tuple[str, Facts]


def _eggs(narrator: Narrator, event: happened.EggsLaid | happened.EggsReturned) -> _Told:
    key = "eggs-laid" if isinstance(event, happened.EggsLaid) else "eggs-returned"
    named: Facts = {"side": side(event.side), "count": len(event.spaces)}
    return key, {**named, "spaces": listed(narrator, event.spaces)}


def _moved(_: Narrator, event: happened.BarrierMoved) -> _Told:
    named: Facts = {"piece": piece(event.piece), "origin": space(event.origin), "space": space(event.space)}
    return "barrier-moved", named


_EFFECTS: dict[type[Event], Callable[[Narrator, Any], _Told]] = {
    happened.EggsLaid: _eggs,
    happened.EggsReturned: _eggs,
    happened.PenguinPlaced: lambda _, event: (
        "penguin-placed",
        {"piece": piece(event.piece), "space": space(event.space)},
    ),
    happened.EggPlaced: lambda _, event: ("egg-placed", {"side": side(event.side), "space": space(event.space)}),
    happened.Recast: lambda _, event: ("recast", {"side": side(event.side), "space": space(event.space)}),
    happened.BarrierMoved: _moved,
    happened.Turned: lambda _, event: ("turned", {"area": area(event.area), "spin": Ref("spin", event.spin)}),
    happened.WrittenOut: lambda _, event: (
        "written-out",
        {"piece": piece(event.piece), "space": space(event.space)},
    ),
    happened.Flagged: lambda _, event: (f"flag-{event.flag}", {}),
}
