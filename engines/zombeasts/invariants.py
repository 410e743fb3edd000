"""The invariants of the canon (section 9), as far as a single state shows them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engines.core import BrokenState
from engines.zombeasts import frames
from engines.zombeasts.deck import WHITE
from engines.zombeasts.moons import Rules
from engines.zombeasts.scores import total
from engines.zombeasts.state import Area, State


def check(rules: Rules, state: State) -> None:
    """Raise BrokenState naming the invariant that does not hold."""
    for law, holds, detail in _findings(rules, state):
        if not holds:
            raise BrokenState(f"invariant {law}", detail)


_Finding = tuple[int, bool, str]


def _findings(rules: Rules, state: State) -> Iterator[_Finding]:
    yield 1, sorted(_all_cards(state)) == sorted(rules.cards), "every card lies in exactly one place"
    for seat, area in enumerate(state.areas):
        yield from _moons(rules, area, f"seat {seat}")
        size = rules.deck.counts.moon_size
        yield 3, len(area.won) == size * area.full_moons, f"seat {seat}: the won pile consists of full moons"
        yield 16, abs(total(rules.deck, area)) <= rules.deck.points(rules.cards), f"seat {seat}: the total"
    yield from _between_turns(rules, state)
    yield from _questions(rules, state)
    yield from _last_round(state)
    yield from _options(state)


def _all_cards(state: State) -> Iterator[str]:
    for area in state.areas:
        yield from (*area.hand, *area.won, *area.bonus, *area.minus)
        for moon in area.moons:
            yield from moon.cards
    yield from (*state.pile, *state.stock, *state.discard)
    for frame in state.frames:
        if isinstance(frame, frames.ChoosingRival | frames.ChoosingCard):
            yield frame.joker
        if isinstance(frame, frames.Placing):
            yield frame.card


def _moons(rules: Rules, area: Area, seat: str) -> Iterator[_Finding]:
    colours = [moon.colour for moon in area.moons]
    yield 2, len(set(colours)) == len(colours), f"{seat}: one moon of each colour"
    for moon in area.moons:
        printed = {rules.cards[card].colour for card in moon.cards} - {WHITE}
        sides = Counter(rules.cards[card].side for card in moon.cards)
        yield 2, 0 < len(moon.cards) < rules.deck.counts.moon_size, f"{seat}: the size of the {moon.colour} moon"
        yield 2, (printed or {WHITE}) == {moon.colour}, f"{seat}: the colour of the {moon.colour} moon"
        yield 2, max(sides.values()) <= rules.per_side, f"{seat}: the sides of the {moon.colour} moon"


def _between_turns(rules: Rules, state: State) -> Iterator[_Finding]:
    size = rules.deck.counts.stock_size
    yield 4, len(state.stock) <= size, "the stock is not larger than its size"
    if state.frames and isinstance(state.frames[-1], frames.Playing) and state.pile:
        yield 4, len(state.stock) == size, "the stock is full when a turn begins"
        yield 5, all(area.hand for area in state.areas), "no hand is empty when a turn begins"


def _questions(rules: Rules, state: State) -> Iterator[_Finding]:
    yield (
        7,
        not any(isinstance(frame, frames.Discarding) for frame in state.frames[:-1]),
        "discards are innermost",
    )
    yield 10, len(set(state.robbed)) == len(state.robbed), "each rival is robbed at most once in a turn"
    yield 10, state.on_turn not in state.robbed, "no seat robs itself"
    for frame in state.frames:
        if isinstance(frame, frames.Drawing) and state.laid is not None:
            yield 10, frame.due <= rules.cards[state.laid].draw, "no more draws than the card laid last says"
    yield 8, len(set(state.slept)) == len(state.slept), "each toy is used at most once in a turn"


def _last_round(state: State) -> Iterator[_Finding]:
    yield 9, not (state.last_round and state.pile), "the last round has no pile"
    yield 9, state.last_round or not state.turns_left, "turns are counted in the last round only"
    yield 9, bool(state.frames) == (not state.last_round or state.turns_left > 0), "the game ends with its turns"


def _options(state: State) -> Iterator[_Finding]:
    if not state.options.master:
        toys = any(isinstance(frame, frames.LayingIn | frames.Discarding) for frame in state.frames)
        toys = toys or any(isinstance(frame, frames.GoingOn) and frame.toy for frame in state.frames)
        yield 15, not (toys or state.slept or state.discard), "no toy works without the option"
    if not state.options.quarters:
        yield 15, not any(area.minus for area in state.areas), "nobody is stuck without quarters"
