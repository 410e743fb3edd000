"""The sentences of single happenings: the set-up, effects that stand alone, cards, the end."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, get_args

from engines.core import Event, Ref
from engines.zoollywood import events as happened
from engines.zoollywood.lattice import SPINS
from render.zoollywood.narrator import (
    Facts,
    Narrator,
    area,
    card,
    listed,
    piece,
    seats,
    side,
    space,
    target,
)
from render.zoollywood.played import effect

_TAGS: dict[type[Event], str] = {shape: shape.__struct_config__.tag for shape in get_args(happened.Event)}
"""The name of an event in keys is the one it is stored under."""
_UNTOLD = (happened.Passed, happened.TurnBegan)
"""What is no news: that a card was let happen is seen by what it does."""


def sentence(narrator: Narrator, run: Sequence[Event]) -> str:
    """Say what no other sentence carries, neighbours of one kind together; an empty text is no news."""
    event = run[0]
    if isinstance(event, _UNTOLD):
        return ""
    if isinstance(event, _ALONE):
        return narrator.say("zoollywood-event-effect", did=effect(narrator, event))
    if isinstance(event, happened.Began):
        return _began(narrator, event)
    key = f"zoollywood-event-{_TAGS[type(event)]}"
    if isinstance(event, happened.Kept | happened.Peeked) and event.cards:
        return narrator.say(f"{key}-known", cards=cards(narrator, event.cards))
    if isinstance(event, happened.TargetPicked) and event.target in SPINS:
        key = f"{key}-spin"
    if isinstance(event, happened.GameOver):
        return _over(narrator, event)
    return narrator.say(key, **_FACTS[type(event)](narrator, event, run))


def cards(narrator: Narrator, numbers: Sequence[str]) -> str:
    """List cards."""
    return narrator.words.joined([narrator.say("zoollywood-the-card", card=card(number)) for number in numbers])


def _began(narrator: Narrator, event: happened.Began) -> str:
    first = Narrator(narrator.words, event.first, narrator.reader, narrator.table)
    blue, yellow = (seats(narrator, range(number, event.seats, 2)) for number in (0, 1))  # type: ignore[arg-type]  # seats are numbers
    return first.say("zoollywood-event-began", one=side(0), two=side(1), blue=blue, yellow=yellow, mode=event.mode)


def _over(narrator: Narrator, event: happened.GameOver) -> str:
    if event.side is None:
        return narrator.say("zoollywood-event-game-over-draw", eggs=event.eggs[0])
    eggs, theirs = event.eggs[event.side], event.eggs[1 - event.side]
    named: Facts = {"side": side(event.side), "loser": side(1 - event.side)}
    return narrator.say(f"zoollywood-event-game-over-{event.why}", **named, eggs=eggs, theirs=theirs)


def _deck(narrator: Narrator, event: happened.DeckNamed, _: Sequence[Event]) -> Facts:
    gold, silver = (cards(narrator, re.findall(r"\d+", part)) for part in event.deck.split("-"))
    return {"gold": gold, "silver": silver}


def _known(event: happened.CardTaken | happened.Drew) -> Facts:
    return {"card": card(event.card)} if event.card else {}


def _guessed(_: Narrator, event: happened.Guessed, __: Sequence[Event]) -> Facts:
    return {"hand": Ref("hand", event.hand), "held": Ref("held", event.held), "other": Ref("held", event.other)}


_ALONE = (
    happened.EggsReturned, happened.PenguinPlaced, happened.EggPlaced, happened.Recast, happened.BarrierMoved,
    happened.WrittenOut, happened.Flagged,
)  # fmt: skip
"""Effects of a card that took place after a pause, while the rivals were asked."""

_FACTS: dict[type[Event], Callable[[Narrator, Any, Sequence[Event]], Facts]] = {
    happened.SceneLaid: lambda _, event, __: {"scene": Ref("scene", event.scene)},
    happened.PieceSet: lambda _, event, __: {"piece": piece(event.piece), "place": event.place},
    happened.DeckNamed: _deck,
    happened.Kept: lambda _, event, __: {"count": event.count},
    happened.DeckShuffled: lambda _, event, __: {"count": event.count},
    happened.OpeningEggSet: lambda _, event, __: {"side": side(event.side), "space": space(event.space)},
    happened.Landed: lambda _, event, __: {"space": space(event.space)},
    happened.EggsLaid: lambda narrator, event, _: {
        "count": len(event.spaces),
        "spaces": listed(narrator, event.spaces),
    },
    happened.RightGained: lambda _, event, __: {"space": space(event.space), "nest": space(event.nest)},
    happened.GullMoved: lambda _, event, __: {"origin": space(event.origin), "space": space(event.space)},
    happened.GullLeft: lambda _, event, __: {"origin": space(event.origin)},
    happened.Turned: lambda _, event, __: {
        "area": area(event.area), "spin": Ref("spin", event.spin), "by": "card" if event.by == "card" else "tent",
    },
    happened.TargetPicked: lambda _, event, __: {"card": card(event.card), "target": target(event.target)},
    happened.HandsHidden: lambda _, event, __: {"hand": Ref("hand", event.hand)} if event.hand else {},
    happened.WindowOpened: lambda narrator, event, _: {"seats": seats(narrator, event.seats)},
    happened.Cancelled: lambda _, event, __: {"card": card(event.card), "by": card(event.by)},
    happened.Guessed: _guessed,
    happened.Peeked: lambda _, __, ___: {},
    happened.CardTaken: lambda _, event, __: {**_known(event), "rest": event.rest},
    happened.Drew: lambda _, event, __: {**_known(event), "why": event.why},
    happened.Discarded: lambda narrator, _, run: {"cards": cards(narrator, [one.card for one in run])},  # type: ignore[attr-defined]  # a run is of one kind
}  # fmt: skip
"""What the sentence of an event names besides its actor."""
