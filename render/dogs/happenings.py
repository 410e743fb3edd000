"""What a seat did, as clauses of one sentence; neighbours of one kind make one clause."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engines.core import Event
from engines.dogs import events as happened
from engines.dogs.tokens import GOODS, Token
from render.dogs.narrator import (
    Narrator,
    breed_ref,
    building_ref,
    card_ref,
    dog_ref,
    good_ref,
    seat,
    side_ref,
    space_ref,
    stall_ref,
)

_Clause = Callable[[Narrator, Any], Iterator[str]]
NOWHERE = 0
"""The stall of a dog whose place was not told."""


def clauses(narrator: Narrator, group: Sequence[Event]) -> Iterator[str]:
    """Yield what was done, in order; what a later clause tells is left out."""
    for place, event in enumerate(group):
        shape = type(event)
        if shape in _TOGETHER:
            if shape not in map(type, group[:place]):
                yield _TOGETHER[shape](narrator, [other for other in group if isinstance(other, shape)])
        elif shape in _SETTLED:
            yield _SETTLED[shape](narrator, event, _stall(group[place:], event))
        elif isinstance(event, happened.DogPut):
            if not _tells_put(group[:place]):
                yield narrator.say("dogs-event-put", breed=breed_ref(event.breed), stall=stall_ref(event.stall))
        elif shape in _ALONE:
            yield from _ALONE[shape](narrator, event)


def _tells_put(before: Sequence[Event]) -> bool:
    """Tell whether an earlier clause says, or need not say, where the dog went."""
    return any(isinstance(event, (*_SETTLED, happened.DogCured)) for event in before)


def _stall(rest: Sequence[Event], event: Event) -> int:
    """Return the stall of a bought or traded dog."""
    breed = getattr(event, "breed", getattr(event, "got", ""))
    puts = (other.stall for other in rest if isinstance(other, happened.DogPut) and other.breed == breed)
    return next(puts, NOWHERE)


# Driving.


def _move(narrator: Narrator, event: happened.Moved) -> Iterator[str]:
    """Only a reward dog brings coins; it goes to the Fair, as its rule says."""
    dog = dog_ref(Token(event.breed, event.kind))
    key = "dogs-event-move-reward" if event.coins else "dogs-event-move"
    yield narrator.say(key, space=space_ref(event.space), gas=event.gas, dog=dog, coins=event.coins)


def _tow(narrator: Narrator, event: happened.Towed) -> Iterator[str]:
    yield narrator.say("dogs-event-tow", count=len(event.dogs))


def _stay(narrator: Narrator, _: happened.Stayed) -> Iterator[str]:
    yield narrator.say("dogs-event-stay")


def _home(narrator: Narrator, event: happened.Returned) -> Iterator[str]:
    dogs = narrator.dogs(event.dogs)
    yield narrator.say("dogs-event-home", place=event.place, count=len(event.dogs), dogs=dogs)


def _extra_dog(narrator: Narrator, event: happened.DogDrawn) -> Iterator[str]:
    yield narrator.say("dogs-event-extra-dog", side=side_ref(event.side), dog=dog_ref(event.dog))


# Kennels and donations.


def _bonus(narrator: Narrator, event: happened.BonusTaken) -> Iterator[str]:
    yield narrator.say("dogs-event-bonus", good=good_ref(event.good))


def _veterinarian(narrator: Narrator, event: happened.TruckHealed) -> Iterator[str]:
    yield narrator.say("dogs-event-veterinarian", dogs=narrator.breeds((), event.dogs))


def is_nothing(event: happened.Arranged) -> bool:
    """Tell whether there was no dog at all to put away."""
    return not (any(event.stalls) or event.sick or event.leaving)


def _arrange(narrator: Narrator, event: happened.Arranged) -> Iterator[str]:
    """Stalls are left to the pictures; who is in the infirmary now, and who leaves, is news."""
    if is_nothing(event):
        return
    sick = narrator.breeds((), event.sick)
    yield narrator.say("dogs-event-arrange", sick=len(event.sick), sick_dogs=sick)
    if event.leaving:
        yield narrator.say("dogs-event-arrange-leaving", dogs=narrator.breeds(event.leaving))


def _full_stall(narrator: Narrator, event: happened.FullStall) -> Iterator[str]:
    yield narrator.say("dogs-event-full-stall", breed=breed_ref(event.breed), coins=event.coins)


def _donate(narrator: Narrator, event: happened.Donated) -> Iterator[str]:
    dogs = narrator.breeds(event.healthy, event.sick)
    yield narrator.say("dogs-event-donate", rival=seat(event.rival), dogs=dogs)


def _receive(narrator: Narrator, event: happened.Received) -> Iterator[str]:
    dogs, count = narrator.breeds(event.healthy, event.sick), len(event.healthy) + len(event.sick)
    yield narrator.say("dogs-event-receive", rival=seat(event.donor), count=count, dogs=dogs)
    if event.passed_on:
        yield narrator.say("dogs-event-receive-passed", dogs=narrator.breeds(event.passed_on))


# Workers.


def _send(narrator: Narrator, event: happened.WorkerSent) -> Iterator[str]:
    free = "yes" if event.free else "no"
    yield narrator.say("dogs-event-send", building=building_ref(event.building), free=free)


def _card(narrator: Narrator, event: happened.CardTaken) -> Iterator[str]:
    yield narrator.say("dogs-event-card", card=card_ref(event.card))


def _crate(narrator: Narrator, event: happened.CrateTaken) -> Iterator[str]:
    yield narrator.say("dogs-event-crate", card=card_ref(event.card), lost=event.lost)


def _build(narrator: Narrator, event: happened.StallBuilt) -> Iterator[str]:
    card = "yes" if event.card else "no"
    yield narrator.say("dogs-event-build", stall=stall_ref(event.stall), coins=event.coins, card=card)


def _sell(narrator: Narrator, event: happened.DogSold) -> Iterator[str]:
    named = narrator.named(card_ref(card) for card in event.cards)
    breed = breed_ref(event.breed)
    yield narrator.say("dogs-event-sell", breed=breed, coins=event.coins, cards=len(event.cards), named=named)


def _buy(narrator: Narrator, event: happened.DogBought, stall: int) -> str:
    return narrator.say("dogs-event-buy", breed=breed_ref(event.breed), coins=event.price, stall=stall)


def _trade(narrator: Narrator, event: happened.DogTraded, stall: int) -> str:
    return narrator.say("dogs-event-trade", breed=breed_ref(event.given), got=breed_ref(event.got), stall=stall)


def _swaps(narrator: Narrator, swaps: Sequence[happened.GoodsSwapped]) -> str:
    counts = Counter((swap.give, swap.get) for swap in swaps)
    said = [
        narrator.say("dogs-event-swap-one", n=n, give=good_ref(give), get=good_ref(get))
        for (give, get), n in counts.items()
    ]
    return narrator.say("dogs-event-swap", swaps=narrator.words.joined(said))


def _goods(narrator: Narrator, baskets: Sequence[happened.GoodsBought]) -> str:
    counts = Counter(good for basket in baskets for good in (basket.one, basket.other))
    said = [narrator.say(f"dogs-item-{good}", n=counts[good]) for good in GOODS if counts[good]]
    return narrator.say("dogs-event-buy-goods", goods=narrator.words.joined(said), coins=len(baskets))


def _cures(narrator: Narrator, cures: Sequence[happened.DogCured]) -> str:
    return narrator.say("dogs-event-cure", dogs=narrator.breeds(cure.breed for cure in cures))


# Upkeep.


def _feed(narrator: Narrator, event: happened.Fed) -> Iterator[str]:
    yield narrator.say("dogs-event-feed", food=event.food, hungry=event.hungry)


def _fell_sick(narrator: Narrator, fallen: Sequence[happened.FellSick]) -> str:
    dogs = narrator.breeds(event.breed for event in fallen)
    out = sum(not event.bay for event in fallen)
    return narrator.say("dogs-event-sick", dogs=dogs, out=out)


def _wage(narrator: Narrator, event: happened.WagePaid) -> Iterator[str]:
    yield narrator.say("dogs-event-wage", means=event.means)


def _left(narrator: Narrator, _: happened.AssistantLeft) -> Iterator[str]:
    yield narrator.say("dogs-event-assistant-left")


def _hired(narrator: Narrator, event: happened.AssistantHired) -> Iterator[str]:
    yield narrator.say("dogs-event-assistant-hired", means=event.means)


def _fuel(narrator: Narrator, event: happened.FuelBought) -> Iterator[str]:
    yield narrator.say("dogs-event-fuel", coins=event.coins, gas=event.gas)


_ALONE: dict[type[Event], _Clause] = {
    happened.Moved: _move,
    happened.Towed: _tow,
    happened.Stayed: _stay,
    happened.Returned: _home,
    happened.DogDrawn: _extra_dog,
    happened.BonusTaken: _bonus,
    happened.TruckHealed: _veterinarian,
    happened.Arranged: _arrange,
    happened.FullStall: _full_stall,
    happened.Donated: _donate,
    happened.Received: _receive,
    happened.WorkerSent: _send,
    happened.CardTaken: _card,
    happened.CrateTaken: _crate,
    happened.StallBuilt: _build,
    happened.DogSold: _sell,
    happened.Fed: _feed,
    happened.WagePaid: _wage,
    happened.AssistantLeft: _left,
    happened.AssistantHired: _hired,
    happened.FuelBought: _fuel,
}
_SETTLED: dict[type[Event], Callable[[Narrator, Any, int], str]] = {
    happened.DogBought: _buy,
    happened.DogTraded: _trade,
}
"""What is told with the stall where the dog went."""
_TOGETHER: dict[type[Event], Callable[[Narrator, Sequence[Any]], str]] = {
    happened.GoodsSwapped: _swaps,
    happened.GoodsBought: _goods,
    happened.DogCured: _cures,
    happened.FellSick: _fell_sick,
}
"""What a group may hold several times and one clause tells."""
