"""The legal list of every decision (canon, 3.2), in the order of the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engines.core import Seat
from engines.zombeasts.actions import (
    Action, Bonus, Carrot, Discard, LayIn, Mouse, Pass, Paw, Place, Play, Rival, Swap, Take,
)  # fmt: skip
from engines.zombeasts.deck import WHITE
from engines.zombeasts.drawing import sources
from engines.zombeasts.moons import Rules, moon_of
from engines.zombeasts.state import (
    ChoosingBonus, ChoosingCard, ChoosingRival, Discarding, Drawing, Frame, GoingOn, LayingIn, Placing, Playing,
    State,
)  # fmt: skip
from engines.zombeasts.swapping import cards, rivals


def legal(rules: Rules, state: State, seat: Seat) -> tuple[Action, ...]:
    """Return what a seat may answer to the innermost frame."""
    frame = state.frames[-1]
    return tuple(_LISTS[type(frame)](rules, state, frame, seat))


def can_play(rules: Rules, state: State) -> bool:
    """Tell whether the hand on turn has a legal play, a lay or a swap (4.8)."""
    own = state.areas[state.on_turn]
    if any(rules.places(own.moons, card) for card in own.hand):
        return True
    return any(True for _ in _swaps(rules, state, own.hand))


def only_play(rules: Rules, state: State) -> Play | None:
    """Return the one option of a single-card hand if it is a play (3.2)."""
    options = tuple(_plays(rules, state))
    return options[0] if len(options) == 1 and isinstance(options[0], Play) else None


def _plays(rules: Rules, state: State) -> Iterator[Play | Swap]:
    own = state.areas[state.on_turn]
    moons, table, places = own.moons, rules.cards, rules.places
    swaps: dict[str, bool] = {}
    for card in own.hand:
        for target in places(moons, card):
            yield Play(card, target)
        facts = table[card]
        if facts.colour == WHITE:
            if facts.side not in swaps:
                swaps[facts.side] = bool(rivals(rules, state, card))
            if swaps[facts.side]:
                yield Swap(card)


def _swaps(rules: Rules, state: State, hand: tuple[str, ...]) -> Iterator[Swap]:
    return (Swap(card) for card in hand if rules.cards[card].colour == WHITE and rivals(rules, state, card))


def _play(rules: Rules, state: State, _: Playing, __: Seat) -> Iterator[Action]:
    return _plays(rules, state)


def _rival(rules: Rules, state: State, frame: ChoosingRival, _: Seat) -> Iterator[Action]:
    return (Rival(seat) for seat in rivals(rules, state, frame.joker))


def _take(rules: Rules, state: State, frame: ChoosingCard, _: Seat) -> Iterator[Action]:
    return (Take(card) for card in cards(rules, state, frame))


def _place(rules: Rules, state: State, frame: Placing, _: Seat) -> Iterator[Action]:
    return (Place(target) for target in rules.places(state.areas[state.on_turn].moons, frame.card))


def _bonus(_: Rules, state: State, __: ChoosingBonus, ___: Seat) -> Iterator[Action]:
    return (Bonus(card) for card in state.stock)


def _extra(rules: Rules, state: State, frame: GoingOn, _: Seat) -> Iterator[Action]:
    moons = state.areas[state.on_turn].moons
    if frame.more:
        yield from _plays(rules, state)
    if frame.toy == "mouse":
        for card in state.stock:
            for target in rules.places(moons, card):
                yield Mouse(card, target)
    if frame.toy == "carrot":
        yield from _carrots(rules, state)
    if frame.toy == "paw":
        yield Paw()
    yield Pass()


def _carrots(rules: Rules, state: State) -> Iterator[Action]:
    own = state.areas[state.on_turn]
    for moon in own.moons:
        for lifted in moon.cards:
            if any(rules.fits_in(own.moons, moon, lifted, card) for card in own.hand):
                yield Carrot(lifted)


def _lay_in(rules: Rules, state: State, frame: LayingIn, _: Seat) -> Iterator[Action]:
    own = state.areas[state.on_turn]
    moon = moon_of(own.moons, frame.moon)
    return (LayIn(card) for card in own.hand if moon and rules.fits_in(own.moons, moon, frame.card, card))


def _discard(_: Rules, state: State, __: Discarding, seat: Seat) -> Iterator[Action]:
    return (Discard(card) for card in state.areas[seat].hand)


def _draw(rules: Rules, state: State, _: Drawing, __: Seat) -> Iterator[Action]:
    return iter(sources(rules.deck, state))


_LISTS: dict[type[Frame], Callable[[Rules, State, Any, Seat], Iterator[Action]]] = {
    Playing: _play,
    ChoosingRival: _rival,
    ChoosingCard: _take,
    Placing: _place,
    ChoosingBonus: _bonus,
    GoingOn: _extra,
    LayingIn: _lay_in,
    Discarding: _discard,
    Drawing: _draw,
}
