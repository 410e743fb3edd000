"""A sensible computer player: it takes the answer worth most to it, the first of equals (canon, section 13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.core import Decision
from engines.dogs import actions as act
from engines.dogs import frames
from engines.dogs.arranging import tidied
from engines.dogs.box import Box
from engines.dogs.fair import EXTRAS, RAISES, without
from engines.dogs.legal import question_of
from engines.dogs.stalls import added, housed, points, removed, rows
from engines.dogs.tokens import SIDES, Kind
from engines.dogs.view import View
from engines.dogs.visits import Visits
from engines.dogs.worth import Worth

_NEVER = -1000.0
_PER_GAS, _NEIGHBOUR, _STAYING_OUT = 0.62, 0.12, 0.1
_HEALING = 2.0
_EXCHANGE = 2.0
_TANK = 6


def choose(box: Box, view: View, decision: Decision, actions: Sequence[act.Action]) -> act.Action:
    """Answer a question from its seat's view; the same question gets the same answer."""
    frame = question_of(view, decision.seat)
    if len(actions) == 1 or frame is None:
        return actions[0]
    return max(actions, key=_Judge(box, view, frame, actions).worth)


class _Judge:
    """Judges the answers of one decision on one scale."""

    def __init__(self, box: Box, view: View, frame: frames.AnyQuestion, actions: Sequence[act.Action]) -> None:
        self._box = box
        self._view = view
        self._frame = frame
        self._actions = actions
        self._worth = Worth(box, view)
        self._visits = Visits(box, view, self._worth)
        self._area = self._worth.area
        self._judges: dict[type[act.Action], Callable[[Any], float]] = {
            act.Move: self._move, act.Stay: self._leave, act.Home: self._leave, act.Play: self._play,
            act.DrawDog: self._draw_dog, act.First: self._first, act.Second: self._second, act.Pass: self._leave,
            act.Bonus: self._good, act.Place: self._never, act.Lift: self._never, act.Give: self._give,
            act.Admit: self._never, act.Tidy: self._tidy, act.Done: self._leave, act.Skip: self._leave,
            act.Send: self._send, act.SendFree: self._send_free, act.Take: self._take, act.Build: self._build,
            act.Swap: self._swap, act.BuyGoods: self._shop, act.Buy: self._buy, act.Cure: self._cure,
            act.Put: self._put, act.Sell: self._sell, act.From: self._from, act.Extra: self._extra,
            act.Trade: self._trade, act.OfferDog: self._offer, act.Get: self._get, act.Starve: self._starve,
            act.Wage: self._pay, act.Hire: self._pay, act.Fuel: self._fuel,
        }  # fmt: skip

    def worth(self, action: act.Action) -> float:
        return self._judges[type(action)](action)

    def _never(self, _: act.Action) -> float:
        return _NEVER

    def _leave(self, _: act.Action) -> float:
        return _STAYING_OUT if isinstance(self._frame, frames.Driving) else 0.0

    def _move(self, action: act.Move) -> float:
        """Judge dog, way and neighbours; the tank is emptied for a reward with an empty truck alone (R7)."""
        roads = self._box.roads
        place = roads.places[action.space]
        cost = roads.cost(self._view.roadwork, self._area.place, action.space)
        near = sum(self._view.dogs[roads.places[other]] is not None for other in roads.neighbours(action.space))
        dog = self._view.dogs[place]
        reward = dog is not None and dog.kind is Kind.REWARD
        if cost >= self._area.gas and (self._area.truck or not reward):
            return _NEVER + self._dog(action.space)
        return self._dog(action.space) - _PER_GAS * cost + _NEIGHBOUR * near

    def _dog(self, space: str) -> float:
        place = self._box.roads.places[space]
        dog = self._view.dogs[place]
        return _NEVER if dog is None else self._worth.token(dog, self._box.roads.rewards[place])

    def _play(self, action: act.Play) -> float:
        """Play Dog Exchange if a far dog is much better than all that are near, Veterinarian if it adds enough."""
        if action.card == "dog-exchange":
            moves = [move for move in self._actions if isinstance(move, act.Move)]
            there = [space for space, dog in zip(self._box.roads.spaces, self._view.dogs, strict=True) if dog]
            nearest = -_PER_GAS if moves else _NEVER
            gain = max(self._dog(space) for space in there) + nearest - max(self._move(move) for move in moves)
            return max(self._move(move) for move in moves) + gain if gain > _EXCHANGE else _NEVER
        sick = self._frame.sick if isinstance(self._frame, frames.Arranging) else ()
        dogs = self._worth.dogs
        healed = self._worth.kennel((*dogs, *sick)) - self._worth.kennel(dogs)
        return healed if healed >= _HEALING else _NEVER

    def _draw_dog(self, action: act.DrawDog) -> float:
        """Judge a bag by the mean of its dogs."""
        bag = [token for token in self._view.bags[SIDES.index(action.side)] if token.is_dog]
        return sum(max(-1.0, self._worth.token(token, 0)) for token in bag) / len(bag)

    def _first(self, action: act.First) -> float:
        return self._dog(action.space)

    def _second(self, action: act.Second) -> float:
        """Bring the dog to the nearest space; a poor dog goes the other way."""
        roads = self._box.roads
        cost = roads.cost(self._view.roadwork, self._area.place, action.space)
        return -cost - 0.1 * self._dog(action.space)

    def _good(self, action: act.Bonus) -> float:
        needs = {
            "food": 3.0 if self._worth.food_missing() else 0.5,
            "medicine": 2.0 if len(self._area.infirmary) > self._area.medicine else 0.4,
            "gas": 1.0,
        }
        return needs[action.good]

    def _give(self, action: act.Give) -> float:
        return 1.0 - 0.01 * self._worth.gain(action.breed)

    def _tidy(self, _: act.Tidy) -> float:
        """Tidy if dogs wait in the yard or the stalls get better; donated dogs are taken if that adds worth."""
        frame = self._frame
        if isinstance(frame, frames.Donating):
            own = tuple(sorted(housed(self._area.stalls)))
            better = self._worth.kennel(tuple(sorted((*own, *frame.yard)))) - self._worth.kennel(own)
            return better if frame.yard == frame.offered and better > 0 else _NEVER
        yard = frame.yard if isinstance(frame, frames.Arranging) else ()
        stalls, _rest = tidied(self._area.stalls, yard)
        gain = sum(points(self._box.scoring, stall) for stall in stalls)
        gain -= sum(points(self._box.scoring, stall) for stall in self._area.stalls)
        return 1.0 if yard else float(gain)

    def _send(self, action: act.Send) -> float:
        cards = self._view.display[self._box.buildings.index(action.building)]
        card = max((self._worth.card(card) for card in cards), default=0.0)
        return card + self._visits.of(action.building)

    def _send_free(self, action: act.SendFree) -> float:
        return self._visits.of(action.building) - 0.6

    def _take(self, action: act.Take) -> float:
        return self._worth.card(action.card)

    def _build(self, action: act.Build) -> float:
        return self._visits.building() + (0.5 if action.means == "card" else 0.0)

    def _swap(self, action: act.Swap) -> float:
        return self._visits.good(action.get) - self._visits.spare(action.give)

    def _shop(self, action: act.BuyGoods) -> float:
        return self._visits.basket(action.one, action.other)

    def _buy(self, action: act.Buy) -> float:
        return self._visits.buying(action.breed)

    def _cure(self, action: act.Cure) -> float:
        return self._visits.curing(action.breed)

    def _put(self, action: act.Put) -> float:
        breed = self._frame.breed if isinstance(self._frame, frames.Putting) else ""
        stall = self._area.stalls[action.stall - 1]
        after = added(stall, breed)
        gain = points(self._box.scoring, after) - points(self._box.scoring, stall)
        new_row = rows(after) > rows(stall)
        extra = 0 if stall else self._box.scoring.stall_points[action.stall - 1]
        return gain + extra - (0.5 if new_row else 0.0) - (0.3 if stall and new_row else 0.0)

    def _sell(self, action: act.Sell) -> float:
        return self._visits.selling(action.breed)

    def _from(self, action: act.From) -> float:
        breed = self._frame.breed if isinstance(self._frame, frames.SellingFrom) else ""
        return -self._stall_loss(breed, action.stall)

    def _extra(self, action: act.Extra) -> float:
        return float(sum(RAISES[card] for card in EXTRAS[action.cards]))

    def _trade(self, _: act.Trade) -> float:
        return self._visits.trading()

    def _offer(self, action: act.OfferDog) -> float:
        return self._visits.offering(action.breed, action.stall)

    def _get(self, action: act.Get) -> float:
        frame = self._frame
        if not isinstance(frame, frames.Getting):
            return 0.0
        stalls = without(self._area.stalls, frame.breed, frame.stall)
        left = frame.stall if frame.breed == action.breed else 0
        return self._visits.best_in(stalls, action.breed, left)

    def _starve(self, action: act.Starve) -> float:
        return -self._stall_loss(action.breed, action.stall) - 0.1 * self._worth.loss(action.breed)

    def _stall_loss(self, breed: str, stall: int) -> float:
        before = self._area.stalls[stall - 1]
        after = removed(before, breed)
        return points(self._box.scoring, before) - points(self._box.scoring, after)

    def _pay(self, action: act.Wage | act.Hire) -> float:
        """Pay with the card when coins are short, and always hire unless the last coin is needed for gas."""
        if action.means == "card":
            return 2.0
        return 1.0 if action.means == "coin" else 0.0

    def _fuel(self, action: act.Fuel) -> float:
        """Fill up to the usual tank while a coin stays for the assistant."""
        after = min(self._area.gas + action.coins * self._box.prices.gas_per_coin, self._box.limits.gas)
        kept = self._area.coins - action.coins
        return (
            min(after, _TANK + 1) * 1.0 - action.coins * 0.9 - (2.5 if kept < 1 and after > 3 + action.coins else 0)
        )
