"""The legal list of every decision (canon, 3.2), in the order of the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engines.core import Decision, Seat
from engines.dogs_bond import actions as act
from engines.dogs_bond import frames
from engines.dogs_bond.adopting import available
from engines.dogs_bond.box import Box
from engines.dogs_bond.checks import BOW
from engines.dogs_bond.playing import dogs_to_hit, piles_to_hit, plays
from engines.dogs_bond.searching import sources
from engines.dogs_bond.setting_up import free_dogs
from engines.dogs_bond.shedding import may_bow, rest_of
from engines.dogs_bond.state import State

_Actions = Iterable[act.Action]


def legal(box: Box, state: State, decision: Decision) -> tuple[act.Action, ...]:
    """Return what a seat may answer to a decision of the innermost frame."""
    return tuple(LISTS[decision.kind](box, state, state.frames[-1], decision.seat))


def _once(cards: Iterable[str]) -> Iterable[str]:
    return dict.fromkeys(cards)


def _pick(box: Box, state: State, _: frames.Picking, __: Seat) -> _Actions:
    return [act.Pick(dog) for dog in free_dogs(box, state)]


def _event(_: Box, state: State, frame: frames.Sniffing, __: Seat) -> _Actions:
    return [act.Reveal(event) for event in state.events[: frame.count]]


def _play(box: Box, state: State, frame: frames.Playing, seat: Seat) -> _Actions:
    return plays(box, state.dogs, seat, frame)


def _attack_dog(box: Box, state: State, frame: frames.Playing, seat: Seat) -> _Actions:
    card = commitment_of(frame, seat).card
    return [act.Dog(other) for other in dogs_to_hit(box, state.dogs, seat, card)]


def _attack_pile(box: Box, state: State, frame: frames.Playing, seat: Seat) -> _Actions:
    commitment = commitment_of(frame, seat)
    rival = commitment.dog or Seat(0)
    return [act.Pile(pile) for pile in piles_to_hit(box, state.dogs[rival], commitment.card)]


def commitment_of(frame: frames.Playing, seat: Seat) -> frames.Commitment:
    """Return the commitment of a seat in a round."""
    return next(commitment for commitment in frame.commitments if commitment.seat == seat)


def threat_of(frame: frames.Losing, seat: Seat) -> frames.Threat:
    """Return what a seat is forced to discard."""
    return next(threat for threat in frame.threats if threat.seat == seat)


def heap_of(frame: frames.Shedding, seat: Seat) -> frames.Heap:
    """Return what a seat puts away."""
    return next(heap for heap in frame.heaps if heap.seat == seat)


def _react(_: Box, state: State, __: frames.Losing, seat: Seat) -> _Actions:
    return [act.Bow(), act.Accept()] if BOW in state.dogs[seat].paw else [act.Accept()]


def _lose_top(_: Box, state: State, frame: frames.Losing, seat: Seat) -> _Actions:
    drops: list[act.Action] = [act.Drop(pile) for pile in threat_of(frame, seat).piles]
    return [*drops, act.Bow()] if BOW in state.dogs[seat].paw else drops


def _toss(_: Box, state: State, frame: frames.Shedding, seat: Seat) -> _Actions:
    heap, paw = heap_of(frame, seat), state.dogs[seat].paw
    tosses: list[act.Action] = [act.Toss(card) for card in _once(rest_of(paw, heap))]
    return [*tosses, act.Bow()] if may_bow(frame.why, paw, heap) else tosses


def _pick_dog(_: Box, state: State, __: frames.PickingDog, seat: Seat) -> _Actions:
    return [act.Dog(Seat(other)) for other in range(len(state.dogs)) if other != seat]


def _keep(box: Box, _: State, frame: frames.Looking, __: Seat) -> _Actions:
    return [act.Keep(card) for card in _once(box.sort(frame.cards))]


def _salvage(_: Box, state: State, frame: frames.Salvaging, __: Seat) -> _Actions:
    return [act.Take(source) for source in sources(state.pile, state.discard, frame)]


def _give(_: Box, state: State, __: frames.Giving, seat: Seat) -> _Actions:
    return [act.Give(card) for card in _once(state.dogs[seat].paw)]


def _redraw(_: Box, state: State, __: frames.Redrawing, seat: Seat) -> _Actions:
    return [*(act.Toss(card) for card in _once(state.dogs[seat].paw)), act.Done()]


def _either(_: Box, __: State, frame: frames.Deciding, seat: Seat) -> _Actions:
    turner = next(turner for turner in frame.turners if turner.seat == seat)
    return [act.Choose(option) for option in turner.options]


def _swap_first(_: Box, state: State, __: frames.Swapping, ___: Seat) -> _Actions:
    return [*(act.House(number + 1) for number in range(len(state.houses))), act.Pass()]


def _swap_second(_: Box, state: State, frame: frames.SwappingWith, __: Seat) -> _Actions:
    return [act.House(number + 1) for number in range(len(state.houses)) if number + 1 != frame.first]


def _ability(_: Box, __: State, ___: frames.Offering, ____: Seat) -> _Actions:
    return [act.Use(), act.Skip()]


def _court(box: Box, state: State, _: frames.Courting, seat: Seat) -> _Actions:
    totals = tuple(box.total(pile) for pile in state.dogs[seat].piles)
    levels = box.levels(state.houses, totals)
    return [act.Try(adopter) for adopter in available(state.day, state.houses, levels, seat)]


def _second_try(_: Box, __: State, ___: frames.TryingAgain, ____: Seat) -> _Actions:
    return [act.Again(), act.No()]


LISTS: Mapping[str, Callable[[Box, State, Any, Seat], _Actions]] = {
    "pick": _pick,
    "event": _event,
    "play": _play,
    "attack-dog": _attack_dog,
    "attack-pile": _attack_pile,
    "react": _react,
    "lose-top": _lose_top,
    "lose-paw": _toss,
    "pick-dog": _pick_dog,
    "keep": _keep,
    "salvage": _salvage,
    "give": _give,
    "redraw": _redraw,
    "toss": _toss,
    "either": _either,
    "swap-first": _swap_first,
    "swap-second": _swap_second,
    "ability": _ability,
    "paw-limit": _toss,
    "court": _court,
    "second-try": _second_try,
}
"""Every kind of question and what lists its answers."""
