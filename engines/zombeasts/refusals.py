"""Why an action is not in the list: the rule that forbids it, from what the asked seat knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engines.core import Decision, Refusal, phrase
from engines.zombeasts import actions as act
from engines.zombeasts.asking import topic
from engines.zombeasts.moons import Rules
from engines.zombeasts.objections import Objections
from engines.zombeasts.view import View

_ANSWERS: Mapping[str, tuple[type[act.Action], ...]] = {
    "play": (act.Play, act.Swap),
    "swap-seat": (act.Rival,),
    "swap-take": (act.Take,),
    "place": (act.Place,),
    "bonus": (act.Bonus,),
    "extra": (act.Play, act.Swap, act.Mouse, act.Carrot, act.Paw, act.Pass),
    "carrot-in": (act.LayIn,),
    "draw": (act.DrawPile, act.DrawStock, act.DrawHand),
    "discard": (act.Discard,),
}
"""Which actions answer which kind of question (canon, section 5)."""


def refuse(rules: Rules, view: View, decision: Decision, action: act.Action) -> Refusal:
    """Return the first rule that forbids the action, and its topic."""
    if not isinstance(action, _ANSWERS[decision.kind]):
        return Refusal(phrase("zombeasts-refuse-kind", kind=decision.kind), topic(rules.deck, view, decision))
    objections = _CHECKS[type(action)](Objections(rules, view), decision, action)
    found = next(objections, None)
    return found or Refusal(phrase("zombeasts-refuse-kind", kind=decision.kind), topic(rules.deck, view, decision))


def _play(find: Objections, decision: Decision, action: act.Play) -> Iterator[Refusal]:
    yield from find.unknown(action.card)
    if decision.kind == "extra":
        yield from find.no_further_card()
    yield from find.not_in_hand(action.card)
    yield from find.wrong_place(action.card, action.target)


def _swap(find: Objections, decision: Decision, action: act.Swap) -> Iterator[Refusal]:
    yield from find.unknown(action.joker)
    if decision.kind == "extra":
        yield from find.no_further_card()
    yield from find.not_in_hand(action.joker)
    yield from find.no_swap(action.joker)


def _rival(find: Objections, _: Decision, action: act.Rival) -> Iterator[Refusal]:
    yield from find.wrong_seat(action.seat, "joker-swap")
    yield from find.nothing_to_take(action.seat)


def _take(find: Objections, _: Decision, action: act.Take) -> Iterator[Refusal]:
    yield from find.unknown(action.card)
    yield from find.not_to_be_taken(action.card)


def _place(find: Objections, _: Decision, action: act.Place) -> Iterator[Refusal]:
    yield from find.wrong_place(find.air, action.target)


def _bonus(find: Objections, _: Decision, action: act.Bonus) -> Iterator[Refusal]:
    yield from find.unknown(action.card)
    yield from find.not_in_stock(action.card)


def _mouse(find: Objections, _: Decision, action: act.Mouse) -> Iterator[Refusal]:
    yield from find.unknown(action.card)
    yield from find.no_toy("mouse")
    yield from find.not_in_stock(action.card)
    yield from find.wrong_place(action.card, action.target)


def _carrot(find: Objections, _: Decision, action: act.Carrot) -> Iterator[Refusal]:
    yield from find.unknown(action.card)
    yield from find.no_toy("carrot")
    yield from find.not_to_be_lifted(action.card)


def _paw(find: Objections, _: Decision, __: act.Paw) -> Iterator[Refusal]:
    yield from find.no_toy("paw")
    yield Refusal(phrase("zombeasts-refuse-paw-idle"), "paw")


def _pass(_: Objections, __: Decision, ___: act.Pass) -> Iterator[Refusal]:
    return iter(())


def _lay_in(find: Objections, _: Decision, action: act.LayIn) -> Iterator[Refusal]:
    yield from find.unknown(action.card)
    yield from find.not_fitting_in(action.card)


def _pile(_: Objections, __: Decision, ___: act.DrawPile) -> Iterator[Refusal]:
    yield Refusal(phrase("zombeasts-refuse-pile-empty"), "drawing")


def _hand(find: Objections, _: Decision, action: act.DrawHand) -> Iterator[Refusal]:
    yield from find.wrong_seat(action.seat, "taking-from-a-hand")
    yield from find.nothing_to_rob(action.seat)


def _discard(find: Objections, _: Decision, action: act.Discard) -> Iterator[Refusal]:
    yield from find.unknown(action.card)
    yield from find.not_in_hand(action.card)


_CHECKS: dict[type[act.Action], Callable[[Objections, Decision, Any], Iterator[Refusal]]] = {
    act.Play: _play,
    act.Swap: _swap,
    act.Rival: _rival,
    act.Take: _take,
    act.Place: _place,
    act.Bonus: _bonus,
    act.Mouse: _mouse,
    act.Carrot: _carrot,
    act.Paw: _paw,
    act.Pass: _pass,
    act.LayIn: _lay_in,
    act.DrawPile: _pile,
    act.DrawStock: _bonus,
    act.DrawHand: _hand,
    act.Discard: _discard,
}
