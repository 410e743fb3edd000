"""The invariants of the canon (section 9), as far as a single state shows them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engines.core import BrokenState, Seat
from engines.dogs_bond import frames
from engines.dogs_bond.box import FACE_UP, INSTINCT, Box
from engines.dogs_bond.state import Dog, State
from engines.dogs_bond.view import Day, Phase

_MOST_IN_PAW = 12
_MOST_BOND = 36
_Finding = tuple[int, bool, str]


def check(box: Box, state: State) -> None:
    """Raise BrokenState naming the invariant that does not hold."""
    for law, holds, detail in _findings(box, state):
        if not holds:
            raise BrokenState(f"invariant {law}", detail)


def _findings(box: Box, state: State) -> Iterator[_Finding]:
    yield 14, bool(state.frames) == (state.phase is not Phase.OVER), "the game ends with its last frame"
    if state.phase is Phase.PICK:
        return
    yield from _cards(box, state)
    yield from _events(box, state)
    for number, dog in enumerate(state.dogs):
        yield from _dog(box, state, dog, f"seat {number}")
    yield from _houses(box, state)
    yield from _questions(box, state)
    if state.day.order:
        yield from _day(box, state, state.day)


def _cards(box: Box, state: State) -> Iterator[_Finding]:
    everywhere = Counter(_all_cards(state))
    yield 1, everywhere == {card.id: card.count for card in box.cards.values()}, "every card lies in one place"


def _all_cards(state: State) -> Iterator[str]:
    for dog in state.dogs:
        yield from (*dog.paw, *dog.instinct)
        for pile in dog.piles:
            yield from pile
    yield from (*state.pile, *state.discard)
    for frame in state.frames:
        if isinstance(frame, frames.Looking):
            yield from (*frame.cards, *frame.kept)


def _events(box: Box, state: State) -> Iterator[_Finding]:
    setup = box.setups[len(state.dogs)]
    size = setup.short if state.options.short else setup.standard
    current = (state.event,) if state.event else ()
    pile = (*state.events, *current, *state.past, *state.dropped)
    yield 2, len(pile) == size, "the event pile keeps its size"
    yield 2, sorted((*pile, *state.unused)) == sorted(box.events), "every event lies in one place"
    icons = {box.dogs[dog.breed].icon for dog in state.dogs} - {""}
    lost = [event for event in state.unused if icons.intersection(box.events[event].icons)]
    yield 3, not lost, "events with icons of dogs in play are in the pile"
    yield 2, state.depleted or not state.dropped, "events are dropped by depletion only"


def _dog(box: Box, state: State, dog: Dog, seat: str) -> Iterator[_Finding]:
    yield 4, len(dog.paw) <= _MOST_IN_PAW, f"{seat}: the size of the paw"
    if state.frames and isinstance(state.frames[-1], frames.Sniffing):
        limit = box.setups[len(state.dogs)].paw_limit
        yield 4, len(dog.paw) <= limit or state.turn == 1, f"{seat}: the Paw Limit holds between turns"
    yield 4, list(dog.paw) == list(box.sort(dog.paw)), f"{seat}: the paw is sorted"
    for attribute, pile in zip((*FACE_UP, INSTINCT), (*dog.piles, dog.instinct), strict=True):
        kinds = {box.cards[card].attribute for card in pile}
        yield 5, kinds <= {attribute}, f"{seat}: the {attribute} pile holds {kinds}"
    levels = box.levels(state.houses, tuple(box.total(pile) for pile in dog.piles))
    yield 13, 0 <= sum(levels) <= _MOST_BOND, f"{seat}: the BOND total"


def _houses(box: Box, state: State) -> Iterator[_Finding]:
    known = set(state.houses) <= set(box.adopters)
    yield 7, known and len(set(state.houses)) == len(box.points), "six adopters in six houses"
    yield 7, len({dog.breed for dog in state.dogs}) == len(state.dogs), "no dog twice"


def _questions(box: Box, state: State) -> Iterator[_Finding]:
    for frame in state.frames:
        if isinstance(frame, frames.Shedding) and frame.why == "paw-limit":
            limit = box.setups[len(state.dogs)].paw_limit
            exact = all(len(state.dogs[heap.seat].paw) - heap.due == limit for heap in frame.heaps)
            yield 4, exact, "the Paw Limit takes exactly what is above it"
        if isinstance(frame, frames.Playing):
            held = all(
                not commitment.card or commitment.card in state.dogs[commitment.seat].paw
                for commitment in frame.commitments
            )
            yield 1, held, "a card committed is still in its paw"


def _day(box: Box, state: State, day: Day) -> Iterator[_Finding]:
    homes = [home for home in day.homes if home]
    yield 11, len(set(homes)) == len(homes), "each adopter adopts one dog"
    yield 11, all(not (home and roll) for home, roll in zip(day.homes, day.rescues, strict=True)), "home or story"
    if state.phase is Phase.OVER:
        yield (
            11,
            all(home or roll for home, roll in zip(day.homes, day.rescues, strict=True)),
            "an end for each dog",
        )
    first = [(one.seat, one.adopter) for one in day.tries if not one.again]
    yield 12, len(set(first)) == len(first), "one first roll per dog and adopter"
    for number, dog in enumerate(state.dogs):
        again = sum(one.again for one in day.tries if one.seat == Seat(number))
        yield 12, again <= box.dogs[dog.breed].second_tries, f"seat {number}: second rolls"
    yield 13, all(0 <= roll <= box.game.die_sides for roll in day.rescues), "rolls of the Rescue Story"
