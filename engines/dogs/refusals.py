"""Why an action is not in the list: the rule that forbids it, from what lies open."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engines.core import Decision, Refusal
from engines.dogs import actions as act
from engines.dogs import frames
from engines.dogs.arranging import VETERINARIAN, own_out, surplus
from engines.dogs.asking import topic
from engines.dogs.box import Box
from engines.dogs.driving import EXCHANGE
from engines.dogs.fair import EXTRAS, without
from engines.dogs.legal import BASKETS, limit, moves, question_of
from engines.dogs.names import breed_ref, building_ref, card_ref, good_ref, space_ref, stall_ref
from engines.dogs.objections import Objections, no
from engines.dogs.running import answers
from engines.dogs.upkeep import ASSISTANT, most_fuel
from engines.dogs.view import View
from engines.dogs.working import CARD_SAVES, FREE_ENTRY, TOWN_HALL

_Objecting = Iterator[Refusal]


def refuse(box: Box, view: View, decision: Decision, action: act.Action) -> Refusal:
    """Return the first rule that forbids the action, and its topic."""
    frame = question_of(view, decision.seat)
    wrong_kind = no("kind", topic(decision.kind), kind=decision.kind)
    if frame is None or type(action) not in answers(frame):
        return wrong_kind
    return next(_CHECKS[type(action)](Objections(box, view, frame), action), wrong_kind)


def _move(find: Objections, action: act.Move) -> _Objecting:
    yield from find.unknown_space(action.space)
    if action.space == find.area.place:
        yield no("here", "moving", space=space_ref(action.space))
    yield from find.no_dog_there(action.space, "moving")
    yield from find.too_far(action.space)


def _stay(find: Objections, _: act.Stay) -> _Objecting:
    yield from find.must_move()
    yield no("moved", "staying")


def _home(find: Objections, _: act.Home) -> _Objecting:
    yield from find.must_move()
    yield no("not-moved", "going-home")


def _play(find: Objections, action: act.Play) -> _Objecting:
    card = EXCHANGE if isinstance(find.frame, frames.Driving) else VETERINARIAN
    rule = "dog-exchange" if card == EXCHANGE else "veterinarian-card"
    if action.card != card:
        yield no("not-now", rule, name=action.card)
    yield from find.no_card(card, rule)
    if isinstance(find.frame, frames.Arranging):
        yield no("given-already" if find.frame.given else "nothing-to-heal", rule)
    elif not any(True for _ in moves(find.box, find.view, find.area)):
        yield no("no-move", rule)
    yield no("no-second-dog", rule)


def _draw_dog(find: Objections, action: act.DrawDog) -> _Objecting:
    yield from find.empty_bag(action.side)


def _exchange(find: Objections, action: act.First | act.Second) -> _Objecting:
    yield from find.unknown_space(action.space)
    yield from find.no_dog_there(action.space, "dog-exchange")
    yield no("same-dog", "dog-exchange", space=space_ref(action.space))


def _bonus(find: Objections, action: act.Bonus) -> _Objecting:
    yield from find.unknown_good(action.good, "return-bonus")
    yield from find.tank_full()


def _place(find: Objections, action: act.Place) -> _Objecting:
    yield from find.unknown_breed(action.breed)
    yield from find.no_rearranging()
    yard = find.frame.yard if isinstance(find.frame, frames.Arranging | frames.Donating) else ()
    yield from find.not_among(yard, action.breed, "not-in-yard", "rearranging")
    yield from find.unknown_stall(action.stall)
    yield from find.no_place(find.area.stalls, action.breed, action.stall)


def _lift(find: Objections, action: act.Lift) -> _Objecting:
    yield from find.unknown_breed(action.breed)
    yield from find.no_rearranging()
    yield from find.unknown_stall(action.stall)
    yield from find.not_in_stall(action.breed, action.stall)
    yield no("lifts", "rearranging", count=find.box.bounds.lifts)


def _give(find: Objections, action: act.Give) -> _Objecting:
    yield from find.unknown_breed(action.breed)
    if isinstance(find.frame, frames.Arranging):
        if not surplus(find.box, find.area, find.frame):
            yield no("no-surplus", "who-may-give-dogs-away", count=find.box.limits.infirmary)
        sick = (*find.frame.sick, *find.area.infirmary)
        yield from find.not_among(sick, action.breed, "not-sick", "sick-dogs")


def _admit(find: Objections, action: act.Admit) -> _Objecting:
    yield from find.unknown_breed(action.breed)
    sick = find.frame.sick if isinstance(find.frame, frames.Donating) else ()
    yield from find.not_among(sick, action.breed, "not-offered", "donation")
    yield no("no-bay", "sick-dogs", count=find.box.limits.infirmary)


def _tidy(find: Objections, _: act.Tidy) -> _Objecting:
    yield from find.no_rearranging()
    yield no("is-tidy", "tidy")


def _done(find: Objections, _: act.Done) -> _Objecting:
    if isinstance(find.frame, frames.Arranging):
        many = surplus(find.box, find.area, find.frame)
        if many:
            yield no("surplus", "sick-dogs", count=many)
        yield no("must-house", "who-may-give-dogs-away", count=len(find.frame.yard))
    elif isinstance(find.frame, frames.Donating):
        yield no("must-keep", "who-may-give-dogs-away", count=len(own_out(find.frame)))


def _send(find: Objections, action: act.Send) -> _Objecting:
    yield from find.unknown_building(action.building)
    yield from find.full(action.building, limit(find.box, find.view))


def _send_free(find: Objections, action: act.SendFree) -> _Objecting:
    yield from find.unknown_building(action.building)
    yield from find.no_card(FREE_ENTRY, "free-entry")
    yield no("not-full", "free-entry", building=building_ref(action.building))


def _take(_: Objections, action: act.Take) -> _Objecting:
    yield no("card-not-there", "bonus-cards", name=action.card)


def _build(find: Objections, action: act.Build) -> _Objecting:
    if action.means not in ("coins", "card"):
        yield no("unknown-means", "town-hall", name=action.means)
    if len(find.area.stalls) >= find.box.limits.stalls:
        yield no("all-built", "town-hall", count=find.box.limits.stalls)
    if action.means == "card":
        yield from find.no_card(TOWN_HALL, "town-hall")
    yield from find.too_few_coins(find.box.prices.stall - CARD_SAVES * (action.means == "card"), "town-hall")


def _swap(find: Objections, action: act.Swap) -> _Objecting:
    for good in (action.give, action.get):
        yield from find.unknown_good(good, "warehouse")
    if action.give == action.get:
        yield no("same-good", "warehouse", good=good_ref(action.give))
    yield from find.none_left(action.give)
    yield from find.tank_full()


def _buy_goods(find: Objections, action: act.BuyGoods) -> _Objecting:
    if (action.one, action.other) not in BASKETS:
        yield no("unknown-basket", "pet-shop", name=f"{action.one} {action.other}")
    yield from find.too_few_coins(1, "pet-shop")
    yield no("pet-limit", "pet-shop", coins=find.box.limits.pet_shop_coins_advanced)


def _buy(find: Objections, action: act.Buy) -> _Objecting:
    yield from find.unknown_breed(action.breed)
    yield from find.not_among(find.view.fair, action.breed, "not-at-fair", "buying")
    yield from find.too_few_coins(find.box.price(len(find.view.fair)), "dog-fair-price")
    yield from find.no_room(find.area.stalls, action.breed, "buying")


def _cure(find: Objections, action: act.Cure) -> _Objecting:
    yield from find.unknown_breed(action.breed)
    yield from find.not_among(find.area.infirmary, action.breed, "not-in-infirmary", "veterinary")
    if not find.area.medicine:
        yield no("no-medicine", "veterinary")
    yield from find.no_room(find.area.stalls, action.breed, "veterinary")
    yield no("cured-enough", "veterinary", count=find.box.limits.cure_per_visit)


def _put(find: Objections, action: act.Put) -> _Objecting:
    yield from find.unknown_stall(action.stall)
    if isinstance(find.frame, frames.Putting):
        yield from find.no_place(find.area.stalls, find.frame.breed, action.stall, find.frame.left)


def _sell(find: Objections, action: act.Sell) -> _Objecting:
    yield from find.unknown_breed(action.breed)
    wanted = find.box.fair_cards[find.view.fair_card]
    yield from find.not_among(wanted, action.breed, "not-wanted", "selling")
    yield no("none-in-stalls", "selling", breed=breed_ref(action.breed))


def _from(find: Objections, action: act.From) -> _Objecting:
    yield from find.unknown_stall(action.stall)
    if isinstance(find.frame, frames.SellingFrom):
        yield from find.not_in_stall(find.frame.breed, action.stall)


def _extra(find: Objections, action: act.Extra) -> _Objecting:
    for card in EXTRAS.get(action.cards, ()):
        yield from find.no_card(card, "trained-and-prized-dog")
    yield no("unknown-extra", "trained-and-prized-dog", name=action.cards)


def _trade(find: Objections, _: act.Trade) -> _Objecting:
    if not find.view.fair:
        yield no("fair-empty", "trading")
    yield no("no-trade", "trading")


def _offer(find: Objections, action: act.OfferDog) -> _Objecting:
    yield from find.unknown_breed(action.breed)
    yield from find.unknown_stall(action.stall)
    yield from find.not_in_stall(action.breed, action.stall)
    yield no("nothing-fits", "trading", breed=breed_ref(action.breed), stall=stall_ref(action.stall))


def _get(find: Objections, action: act.Get) -> _Objecting:
    yield from find.unknown_breed(action.breed)
    yield from find.not_among(find.view.fair, action.breed, "not-at-fair", "trading")
    if isinstance(find.frame, frames.Getting):
        left = find.frame.stall if action.breed == find.frame.breed else 0
        yield from find.no_room(
            without(find.area.stalls, find.frame.breed, find.frame.stall), action.breed, "trading", left
        )


def _starve(find: Objections, action: act.Starve) -> _Objecting:
    yield from find.unknown_breed(action.breed)
    yield from find.unknown_stall(action.stall)
    if isinstance(find.frame, frames.Feeding) and action.stall in find.frame.named:
        yield no("named-already", "feeding", stall=stall_ref(action.stall))
    yield from find.not_in_stall(action.breed, action.stall)


def _pay(find: Objections, action: act.Wage | act.Hire) -> _Objecting:
    if action.means == "card":
        yield no("no-card", "assistant-card", card=card_ref(ASSISTANT))
    if action.means == "coin":
        yield from find.too_few_coins(find.box.prices.wage, "assistant")
    if action == act.Wage("none"):
        yield no("must-pay", "assistant")
    yield no("unknown-means", "assistant", name=action.means)


def _fuel(find: Objections, action: act.Fuel) -> _Objecting:
    if action.coins > 0:
        yield from find.too_few_coins(action.coins, "fuel")
        yield no("fuel-lost", "fuel", coins=most_fuel(find.box, find.area), gas=find.box.limits.gas)
    yield no("unknown-amount", "fuel", name=str(action.coins))


def _never(_: Objections, __: act.Action) -> _Objecting:
    return iter(())


_CHECKS: dict[type[act.Action], Callable[[Objections, Any], _Objecting]] = {
    act.Move: _move,
    act.Stay: _stay,
    act.Home: _home,
    act.Play: _play,
    act.DrawDog: _draw_dog,
    act.First: _exchange,
    act.Second: _exchange,
    act.Pass: _never,
    act.Bonus: _bonus,
    act.Place: _place,
    act.Lift: _lift,
    act.Give: _give,
    act.Admit: _admit,
    act.Tidy: _tidy,
    act.Done: _done,
    act.Skip: _never,
    act.Send: _send,
    act.SendFree: _send_free,
    act.Take: _take,
    act.Build: _build,
    act.Swap: _swap,
    act.BuyGoods: _buy_goods,
    act.Buy: _buy,
    act.Cure: _cure,
    act.Put: _put,
    act.Sell: _sell,
    act.From: _from,
    act.Extra: _extra,
    act.Trade: _trade,
    act.OfferDog: _offer,
    act.Get: _get,
    act.Starve: _starve,
    act.Wage: _pay,
    act.Hire: _pay,
    act.Fuel: _fuel,
}
