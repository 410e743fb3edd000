"""How a decision is put to its seat: every legal action with its way down from coarse to fine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from engines.core import Decision, Level, Mark, MarkKind, Offer, Phrase, Question, Ref, Role, phrase
from engines.dogs import actions as act
from engines.dogs import frames
from engines.dogs.arranging import tidied
from engines.dogs.asking import FOLDS, ask, topic
from engines.dogs.box import Box
from engines.dogs.driving import EXCHANGE
from engines.dogs.fair import EXTRAS, RAISES, without
from engines.dogs.forms import coda, form
from engines.dogs.legal import question_of
from engines.dogs.names import breed_ref, building_ref, card_ref, dog_ref, good_ref, side_ref, space_ref, stall_ref
from engines.dogs.notes import NOTHING, Notes, Told
from engines.dogs.tokens import SIDES
from engines.dogs.view import View
from engines.dogs.working import CARD_SAVES

_EXITS = (act.Stay, act.Home, act.Pass, act.Tidy, act.Done, act.Skip)
_Path = tuple[Level, ...]


def put_question(box: Box, view: View, decision: Decision, actions: Sequence[act.Action]) -> Question:
    """Present a decision to its seat from its view and its legal list alone."""
    frame = question_of(view, decision.seat)
    assert frame is not None  # noqa: S101 - whoever has a decision is asked
    area = view.areas[decision.seat]
    writer = _Writer(box, view, frame)
    return Question(
        decision,
        ask(box, view, area, frame),
        topic(decision.kind),
        tuple(_usual(writer.offer(action), frame, actions) for action in actions),
        form(box, view, frame, actions),
        coda(frame, actions),
        FOLDS.get(decision.kind, ()),
    )


def _usual(offer: Offer, frame: frames.AnyQuestion, actions: Sequence[act.Action]) -> Offer:
    """Mark the usual way out of putting dogs away: tidy while dogs wait, else done."""
    if not isinstance(frame, frames.Arranging | frames.Donating):
        return offer
    tidies = act.Tidy() in actions and bool(frame.yard)
    usual = "tidy" if tidies else "done"
    return replace(offer, marks=(*offer.marks, Mark(MarkKind.USUAL))) if offer.text == usual else offer


class _Writer:
    """Turns the actions of one question into offers."""

    def __init__(self, box: Box, view: View, frame: frames.AnyQuestion) -> None:
        self._box = box
        self._view = view
        self._frame = frame
        self._area = view.areas[view.seat or 0]
        self._notes = Notes(box, view, self._area)
        self._routes: dict[type[act.Action], Callable[[Any], tuple[_Path, Told]]] = {
            act.Move: self._move, act.Stay: self._stay, act.Home: self._home, act.Play: self._play,
            act.DrawDog: self._draw_dog, act.First: self._exchanged, act.Second: self._exchanged,
            act.Pass: self._pass, act.Bonus: self._bonus, act.Place: self._place, act.Lift: self._lift,
            act.Give: self._give, act.Admit: self._admit, act.Tidy: self._tidy, act.Done: self._done,
            act.Skip: self._skip, act.Send: self._send, act.SendFree: self._send_free, act.Take: self._take,
            act.Build: self._build, act.Swap: self._swap, act.BuyGoods: self._buy_goods, act.Buy: self._buy,
            act.Cure: self._cure, act.Put: self._put, act.Sell: self._sell, act.From: self._from,
            act.Extra: self._extra, act.Trade: self._trade, act.OfferDog: self._offer_dog, act.Get: self._get,
            act.Starve: self._starve, act.Wage: self._wage, act.Hire: self._hire, act.Fuel: self._fuel,
        }  # fmt: skip

    def offer(self, action: act.Action) -> Offer:
        path, (notes, marks) = self._routes[type(action)](action)
        ends = isinstance(action, _EXITS) or action in (act.Fuel(0), act.Hire("no"))
        return Offer(act.write(action), path, notes, marks, Role.EXIT if ends else Role.BODY, open=True)

    def _move(self, action: act.Move) -> tuple[_Path, Told]:
        level, told = self._space_level(action.space), self._notes.move(action.space)
        if EXCHANGE not in self._area.cards:
            return (level,), told
        side = self._box.roads.sides[self._box.roads.places[action.space]]
        return (_level("side", side, "side", side=side_ref(side)), level), told

    def _stay(self, _: act.Stay) -> tuple[_Path, Told]:
        return (_level("stay", "stay", "stay"),), self._notes.stay()

    def _home(self, _: act.Home) -> tuple[_Path, Told]:
        return (_level("home", "home", "home"),), self._notes.home()

    def _play(self, action: act.Play) -> tuple[_Path, Told]:
        return (_level("card", action.card, "play", card=card_ref(action.card)),), NOTHING

    def _draw_dog(self, action: act.DrawDog) -> tuple[_Path, Told]:
        bag = self._view.bags[SIDES.index(action.side)]
        return (_level("side", action.side, "draw-dog", side=side_ref(action.side)),), self._notes.bag(bag)

    def _exchanged(self, action: act.First | act.Second) -> tuple[_Path, Told]:
        return (self._space_level(action.space),), NOTHING

    def _pass(self, _: act.Pass) -> tuple[_Path, Told]:
        return (_level("pass", "pass", "keep-card"),), NOTHING

    def _bonus(self, action: act.Bonus) -> tuple[_Path, Told]:
        return (_level("good", action.good, "good", good=good_ref(action.good)),), self._notes.have(action.good)

    def _place(self, action: act.Place) -> tuple[_Path, Told]:
        path = (_level("act", "place", "place"), _breed_level(action.breed), _stall_level(action.stall))
        return path, self._notes.housing(action.breed, action.stall)

    def _lift(self, action: act.Lift) -> tuple[_Path, Told]:
        path = (_level("act", "lift", "lift"), _own_level(action.breed, action.stall))
        return path, self._notes.losing(action.breed, action.stall)

    def _give(self, action: act.Give) -> tuple[_Path, Told]:
        return (_level("act", "give", "give"), _breed_level(action.breed)), NOTHING

    def _admit(self, action: act.Admit) -> tuple[_Path, Told]:
        return (_level("act", "admit", "admit"), _breed_level(action.breed)), NOTHING

    def _tidy(self, _: act.Tidy) -> tuple[_Path, Told]:
        told = NOTHING
        if isinstance(self._frame, frames.Arranging | frames.Donating):
            told = self._notes.tidy(*tidied(self._area.stalls, self._frame.yard))
        return (_level("tidy", "tidy", "tidy"),), told

    def _done(self, _: act.Done) -> tuple[_Path, Told]:
        told, kind = NOTHING, str(self._frame.__struct_config__.tag)
        if isinstance(self._frame, frames.Arranging):
            told = self._notes.leaving(len(self._frame.yard) + len(self._frame.given))
        if isinstance(self._frame, frames.Donating):
            told = self._notes.leaving(len(self._frame.yard) + len(self._frame.sick))
        return (_level("done", "done", f"done-{kind}"),), told

    def _skip(self, _: act.Skip) -> tuple[_Path, Told]:
        return (_level("skip", "skip", f"skip-{self._frame.__struct_config__.tag}"),), NOTHING

    def _send(self, action: act.Send) -> tuple[_Path, Told]:
        cards = self._view.display[self._box.buildings.index(action.building)]
        level = _level("building", action.building, "building", building=building_ref(action.building))
        return (level,), self._notes.cards(cards)

    def _send_free(self, action: act.SendFree) -> tuple[_Path, Told]:
        building = building_ref(action.building)
        return (_level("free-entry", action.building, "free-entry", building=building),), NOTHING

    def _take(self, action: act.Take) -> tuple[_Path, Told]:
        return (_level("card", action.card, "card", card=card_ref(action.card)),), self._notes.crate(action.card)

    def _build(self, action: act.Build) -> tuple[_Path, Told]:
        coins = self._box.prices.stall - (CARD_SAVES if action.means == "card" else 0)
        key = "build-card" if action.means == "card" else "build"
        stall = stall_ref(len(self._area.stalls) + 1)
        return (_level("build", action.means, key, stall=stall, coins=coins),), self._notes.building(coins)

    def _swap(self, action: act.Swap) -> tuple[_Path, Told]:
        goods = {"give": good_ref(action.give), "get": good_ref(action.get)}
        return (_level("swap", f"{action.give}-{action.get}", "swap", **goods),), NOTHING

    def _buy_goods(self, action: act.BuyGoods) -> tuple[_Path, Told]:
        basket = f"{action.one}-{action.other}"
        return (_level("basket", basket, f"basket-{basket}"),), self._notes.spending(1)

    def _buy(self, action: act.Buy) -> tuple[_Path, Told]:
        price = self._box.price(len(self._view.fair))
        notes = (*self._notes.best_housing(action.breed)[0], *self._notes.spending(price)[0])
        return (_level("act", "buy", "buy", coins=price), _breed_level(action.breed)), (notes, ())

    def _cure(self, action: act.Cure) -> tuple[_Path, Told]:
        path = (_level("breed", action.breed, "cure", breed=breed_ref(action.breed)),)
        return path, self._notes.best_housing(action.breed)

    def _put(self, action: act.Put) -> tuple[_Path, Told]:
        breed = self._frame.breed if isinstance(self._frame, frames.Putting) else ""
        return (_stall_level(action.stall),), self._notes.housing(breed, action.stall)

    def _sell(self, action: act.Sell) -> tuple[_Path, Told]:
        coins = self._box.prices.sale
        return (_level("act", "sell", "sell", coins=coins), _breed_level(action.breed)), NOTHING

    def _from(self, action: act.From) -> tuple[_Path, Told]:
        breed = self._frame.breed if isinstance(self._frame, frames.SellingFrom) else ""
        return (_stall_level(action.stall),), self._notes.losing(breed, action.stall)

    def _extra(self, action: act.Extra) -> tuple[_Path, Told]:
        coins = self._box.prices.sale + sum(RAISES[card] for card in EXTRAS[action.cards])
        return (_level("extra", action.cards, f"extra-{action.cards}", coins=coins),), NOTHING

    def _trade(self, _: act.Trade) -> tuple[_Path, Told]:
        return (_level("act", "trade", "trade"),), NOTHING

    def _offer_dog(self, action: act.OfferDog) -> tuple[_Path, Told]:
        return (_own_level(action.breed, action.stall),), self._notes.losing(action.breed, action.stall)

    def _get(self, action: act.Get) -> tuple[_Path, Told]:
        frame = self._frame
        if not isinstance(frame, frames.Getting):
            return (_breed_level(action.breed),), NOTHING
        left = frame.stall if frame.breed == action.breed else 0
        stalls = without(self._area.stalls, frame.breed, frame.stall)
        return (_breed_level(action.breed),), self._notes.best_housing(action.breed, stalls, left)

    def _starve(self, action: act.Starve) -> tuple[_Path, Told]:
        return (_own_level(action.breed, action.stall),), self._notes.starving(action.breed, action.stall)

    def _wage(self, action: act.Wage) -> tuple[_Path, Told]:
        path = (_level("means", action.means, f"wage-{action.means}"),)
        if action.means != "none":
            return path, NOTHING
        why = phrase("dogs-note-assistant-leaves")
        return path, ((why,), (Mark(MarkKind.COSTLY, why),))

    def _hire(self, action: act.Hire) -> tuple[_Path, Told]:
        return (_level("means", action.means, f"hire-{action.means}"),), NOTHING

    def _fuel(self, action: act.Fuel) -> tuple[_Path, Told]:
        gas = action.coins * self._box.prices.gas_per_coin + self._area.gas
        now = min(gas, self._box.limits.gas)
        key = "fuel" if action.coins else "no-fuel"
        level = _level("coins", str(action.coins), key, coins=action.coins, before=self._area.gas, after=now)
        lost = (phrase("dogs-note-gas-lost", gas=gas - now),) if gas > now else ()
        return (level,), (lost, ())

    def _space_level(self, space: str) -> Level:
        dog = self._view.dogs[self._box.roads.places[space]]
        assert dog is not None  # noqa: S101 - the list offers only spaces with a dog
        return _level("space", space, "space", space=space_ref(space), dog=dog_ref(dog))


def _breed_level(breed: str) -> Level:
    return _level("breed", breed, "breed", breed=breed_ref(breed))


def _stall_level(stall: int) -> Level:
    return _level("stall", str(stall), "stall", stall=stall_ref(stall))


def _own_level(breed: str, stall: int) -> Level:
    return _level("dog", f"{breed}-{stall}", "own-dog", breed=breed_ref(breed), stall=stall_ref(stall))


def _level(kind: str, name: str, key: str, **args: int | str | Ref | Phrase) -> Level:
    """Return a level labelled by `dogs-level-<key>`; the things it names are those it points at."""
    refs = tuple(value for value in args.values() if isinstance(value, Ref))
    return Level(kind, name, phrase(f"dogs-level-{key}", **args), refs)
