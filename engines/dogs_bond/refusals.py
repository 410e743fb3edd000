"""Why an action is not in the list: the rule that forbids it, from what the asked seat knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engines.core import Decision, Refusal, phrase
from engines.dogs_bond import actions as act
from engines.dogs_bond.asking import topic
from engines.dogs_bond.box import Box
from engines.dogs_bond.objections import Objections
from engines.dogs_bond.view import View

_ANSWERS: Mapping[str, tuple[type[act.Action], ...]] = {
    "pick": (act.Pick,),
    "event": (act.Reveal,),
    "play": (act.Play, act.Hide, act.Attack, act.Pass),
    "attack-dog": (act.Dog,),
    "attack-pile": (act.Pile,),
    "react": (act.Bow, act.Accept),
    "lose-top": (act.Drop, act.Bow),
    "lose-paw": (act.Toss, act.Bow),
    "pick-dog": (act.Dog,),
    "keep": (act.Keep,),
    "salvage": (act.Take,),
    "give": (act.Give,),
    "redraw": (act.Toss, act.Done, act.Bow),
    "toss": (act.Toss, act.Bow),
    "either": (act.Choose,),
    "swap-first": (act.House, act.Pass),
    "swap-second": (act.House,),
    "ability": (act.Use, act.Skip),
    "paw-limit": (act.Toss, act.Bow),
    "court": (act.Try,),
    "second-try": (act.Again, act.No),
}
"""Which actions answer, or might be thought to answer, which kind of question (canon, section 5)."""


def refuse(box: Box, view: View, decision: Decision, action: act.Action) -> Refusal:
    """Return the first rule that forbids the action, and its topic."""
    if isinstance(action, act.BowPolicy):
        return Refusal(phrase("dogs-bond-refuse-policy-too-late"), "bow-preference")
    other = Refusal(phrase("dogs-bond-refuse-kind", kind=decision.kind), topic(view, decision))
    check = _CHECKS.get(type(action))
    if check is None or not isinstance(action, _ANSWERS[decision.kind]):
        return other
    return next(check(Objections(box, view, decision), action), other)


def _play(find: Objections, action: act.Play | act.Hide | act.Attack) -> Iterator[Refusal]:
    yield from find.unknown(action.card)
    yield from find.not_in_paw(action.card)
    yield from find.not_playable(action.card, str(action.__struct_config__.tag))
    yield from find.no_target(action.card)


def _pass(find: Objections, _: act.Pass) -> Iterator[Refusal]:
    yield from find.must_play()


def _dog(find: Objections, action: act.Dog) -> Iterator[Refusal]:
    yield from find.wrong_seat(action.seat)
    yield from find.nothing_to_hit(action.seat)


def _pile(find: Objections, action: act.Pile) -> Iterator[Refusal]:
    yield from find.wrong_target(action.attribute)


def _bow(find: Objections, _: act.Bow) -> Iterator[Refusal]:
    yield from find.no_bow()


def _drop(find: Objections, action: act.Drop) -> Iterator[Refusal]:
    yield from find.not_threatened(action.attribute)


def _toss(find: Objections, action: act.Toss | act.Give) -> Iterator[Refusal]:
    yield from find.unknown(action.card)
    yield from find.not_in_paw(action.card)


def _keep(find: Objections, action: act.Keep) -> Iterator[Refusal]:
    yield from find.unknown(action.card)
    yield from find.not_looked_at(action.card)


def _take(find: Objections, action: act.Take) -> Iterator[Refusal]:
    if action.source == act.PILE:
        yield from find.pile_used_up()
    yield from find.unknown(action.source)
    yield from find.not_on_top(action.source)


def _choose(find: Objections, action: act.Choose) -> Iterator[Refusal]:
    yield from find.no_option(action.option)


def _house(find: Objections, action: act.House) -> Iterator[Refusal]:
    yield from find.wrong_house(action.number)


def _pick(find: Objections, action: act.Pick) -> Iterator[Refusal]:
    yield from find.wrong_dog(action.dog)


def _event(find: Objections, action: act.Reveal) -> Iterator[Refusal]:
    yield from find.wrong_event(action.event)


def _try(find: Objections, action: act.Try) -> Iterator[Refusal]:
    yield from find.not_available(action.adopter)


_CHECKS: Mapping[type[act.Action], Callable[[Objections, Any], Iterator[Refusal]]] = {
    act.Play: _play,
    act.Hide: _play,
    act.Attack: _play,
    act.Pass: _pass,
    act.Dog: _dog,
    act.Pile: _pile,
    act.Bow: _bow,
    act.Drop: _drop,
    act.Toss: _toss,
    act.Give: _toss,
    act.Keep: _keep,
    act.Take: _take,
    act.Choose: _choose,
    act.House: _house,
    act.Pick: _pick,
    act.Reveal: _event,
    act.Try: _try,
}
