"""The legal list of every decision (canon, 3.2), in the order of the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engines.core import Seat
from engines.zombeasts import actions as act
from engines.zombeasts import frames
from engines.zombeasts.deck import WHITE
from engines.zombeasts.drawing import sources
from engines.zombeasts.moons import Rules, moon_of
from engines.zombeasts.state import State
from engines.zombeasts.swapping import cards, rivals


def legal(rules: Rules, state: State, seat: Seat) -> tuple[act.Action, ...]:
    """Return what a seat may answer to the innermost frame."""
    frame = state.frames[-1]
    return tuple(_LISTS[type(frame)](rules, state, frame, seat))


def can_play(rules: Rules, state: State) -> bool:
    """Tell whether the hand on turn has a legal play, a lay or a swap (4.8)."""
    own = state.areas[state.on_turn]
    if any(rules.places(own.moons, card) for card in own.hand):
        return True
    return any(True for _ in _swaps(rules, state, own.hand))


def only_play(rules: Rules, state: State) -> act.Play | None:
    """Return the one option of a single-card hand if it is a play (3.2)."""
    options = tuple(_plays(rules, state))
    return options[0] if len(options) == 1 and isinstance(options[0], act.Play) else None


def _plays(rules: Rules, state: State) -> Iterator[act.Play | act.Swap]:
    own = state.areas[state.on_turn]
    moons, table, places = own.moons, rules.cards, rules.places
    swaps: dict[str, bool] = {}
    for card in own.hand:
        for target in places(moons, card):
            yield act.Play(card, target)
        facts = table[card]
        if facts.colour == WHITE:
            if facts.side not in swaps:
                swaps[facts.side] = bool(rivals(rules, state, card))
            if swaps[facts.side]:
                yield act.Swap(card)


def _swaps(rules: Rules, state: State, hand: tuple[str, ...]) -> Iterator[act.Swap]:
    return (act.Swap(card) for card in hand if rules.cards[card].colour == WHITE and rivals(rules, state, card))


def _play(rules: Rules, state: State, _: frames.Playing, __: Seat) -> Iterator[act.Action]:
    return _plays(rules, state)


def _rival(rules: Rules, state: State, frame: frames.ChoosingRival, _: Seat) -> Iterator[act.Action]:
    return (act.Rival(seat) for seat in rivals(rules, state, frame.joker))


def _take(rules: Rules, state: State, frame: frames.ChoosingCard, _: Seat) -> Iterator[act.Action]:
    return (act.Take(card) for card in cards(rules, state, frame))


def _place(rules: Rules, state: State, frame: frames.Placing, _: Seat) -> Iterator[act.Action]:
    return (act.Place(target) for target in rules.places(state.areas[state.on_turn].moons, frame.card))


def _bonus(_: Rules, state: State, __: frames.ChoosingBonus, ___: Seat) -> Iterator[act.Action]:
    return (act.Bonus(card) for card in state.stock)


def _extra(rules: Rules, state: State, frame: frames.GoingOn, _: Seat) -> Iterator[act.Action]:
    moons = state.areas[state.on_turn].moons
    if frame.more:
        yield from _plays(rules, state)
    if frame.toy == "mouse":
        for card in state.stock:
            for target in rules.places(moons, card):
                yield act.Mouse(card, target)
    if frame.toy == "carrot":
        yield from _carrots(rules, state)
    if frame.toy == "paw":
        yield act.Paw()
    yield act.Pass()


def _carrots(rules: Rules, state: State) -> Iterator[act.Action]:
    own = state.areas[state.on_turn]
    for moon in own.moons:
        for lifted in moon.cards:
            if any(rules.fits_in(own.moons, moon, lifted, card) for card in own.hand):
                yield act.Carrot(lifted)


def _lay_in(rules: Rules, state: State, frame: frames.LayingIn, _: Seat) -> Iterator[act.Action]:
    own = state.areas[state.on_turn]
    moon = moon_of(own.moons, frame.moon)
    return (act.LayIn(card) for card in own.hand if moon and rules.fits_in(own.moons, moon, frame.card, card))


def _discard(_: Rules, state: State, __: frames.Discarding, seat: Seat) -> Iterator[act.Action]:
    return (act.Discard(card) for card in state.areas[seat].hand)


def _draw(rules: Rules, state: State, _: frames.Drawing, __: Seat) -> Iterator[act.Action]:
    return iter(sources(rules.deck, state))


_LISTS: dict[type[frames.Frame], Callable[[Rules, State, Any, Seat], Iterator[act.Action]]] = {
    frames.Playing: _play,
    frames.ChoosingRival: _rival,
    frames.ChoosingCard: _take,
    frames.Placing: _place,
    frames.ChoosingBonus: _bonus,
    frames.GoingOn: _extra,
    frames.LayingIn: _lay_in,
    frames.Discarding: _discard,
    frames.Drawing: _draw,
}
