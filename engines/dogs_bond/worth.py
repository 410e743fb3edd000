"""What cards, piles and homes are worth to a sensible dog (canon, section 13)."""

from __future__ import annotations

from math import pow as power

from engines.core import Seat
from engines.dogs_bond.adopting import available, second_tries
from engines.dogs_bond.box import HIDDEN, LEVELS, Box
from engines.dogs_bond.view import Phase, View

STORY = 3.5
"""What a Rescue Story brings on average."""
BOW_WORTH = 0.8
DRAW_WORTH = 1.1
_NEARNESS = 0.55
_CHANCE = 0.85
_VALUE = 0.1
_HIDDEN_MEAN = 1.8
_TURN_AHEAD = 1.4
_LARGE_TABLE = 5

Totals = tuple[int, ...]


class Worth:
    """Judges cards and piles from one view alone."""

    def __init__(self, box: Box, view: View) -> None:
        self._box = box
        self._view = view
        self.seat = view.seat or Seat(0)
        own = view.dogs[self.seat]
        self._totals = own.totals
        self._instinct = box.total(own.instinct or ())
        self._growth = 0.0 if view.phase is Phase.TAIL_WAG else _NEARNESS
        self._instinct_weight = 0.45 + 0.1 * len(view.dogs)
        self._now = self.dog(self._totals, self._instinct)

    def dog(self, totals: Totals, instinct: float, houses: tuple[str, ...] | None = None) -> float:
        """Return the worth of a dog's cards in play."""
        homes: list[tuple[float, float]] = []
        worth = self._instinct_weight * power(instinct, 0.8)
        for house, name in enumerate(houses or self._view.houses):
            adopter = self._box.adopters[name]
            top, bottom = totals[adopter.top], totals[adopter.bottom]
            level = min(adopter.top_levels[top], adopter.bottom_levels[bottom])
            worth += level
            if level < LEVELS:
                need_top, need_bottom = adopter.needs[level]
                worth += self._growth / (max(0, need_top - top) + max(0, need_bottom - bottom))
            if level:
                homes.append((level / LEVELS, self._box.points[house] + totals[adopter.heart]))
        return worth + _adoption(homes)

    def gain(self, card: str) -> float:
        """Return what playing a card to the own piles brings."""
        facts = self._box.cards[card]
        if facts.place is None:
            return BOW_WORTH
        extra = _VALUE * facts.value
        if facts.place == HIDDEN:
            return self.dog(self._totals, self._instinct + facts.value) - self._now + extra
        totals = _with(self._totals, facts.place, facts.value)
        return self.dog(totals, self._instinct) - self._now + extra

    def loss(self, seat: Seat, place: int) -> float:
        """Return what a dog loses with the top card of a pile."""
        dog = self._view.dogs[seat]
        instinct = self._instinct if seat == self.seat else _HIDDEN_MEAN * dog.hidden
        before = self.dog(dog.totals, instinct)
        if place == HIDDEN:
            known = self._box.value[dog.instinct[-1]] if dog.instinct else _HIDDEN_MEAN
            return before - self.dog(dog.totals, max(0.0, instinct - known))
        value = self._box.value[dog.piles[place][-1]]
        return before - self.dog(_with(dog.totals, place, -value), instinct)

    def ahead(self, seat: Seat) -> bool:
        """Tell whether a dog is ahead; at large tables a turn already had in this round is taken off."""
        return self.of(seat) - self._had_turn(seat) > self._now - self._had_turn(self.seat)

    def of(self, seat: Seat) -> float:
        """Return the worth of any dog as far as its cards are known."""
        dog = self._view.dogs[seat]
        return self._now if seat == self.seat else self.dog(dog.totals, _HIDDEN_MEAN * dog.hidden)

    def swap(self, first: int, second: int) -> float:
        """Return what it brings when two adopters change places."""
        houses = list(self._view.houses)
        houses[first - 1], houses[second - 1] = houses[second - 1], houses[first - 1]
        return self.dog(self._totals, self._instinct, tuple(houses)) - self._now

    def homes(self) -> dict[str, tuple[float, float]]:
        """Return the chance and the points of every adopter that is still available."""
        dog, houses = self._view.dogs[self.seat], self._view.houses
        free = available(self._view.day, houses, dog.levels, self.seat)
        return {adopter: self.home(adopter) for adopter in free}

    def home(self, adopter: str) -> tuple[float, float]:
        """Return chance and points of an adopter."""
        house, dog = self._view.houses.index(adopter), self._view.dogs[self.seat]
        points = self._box.points[house] + dog.totals[self._box.adopters[adopter].heart]
        return dog.levels[house] / self._box.game.die_sides, points

    def again(self, adopter: str) -> tuple[float, float]:
        """Return what a second roll with this adopter promises, and what going on without it does."""
        rest = sorted(self.homes().values(), key=lambda home: -home[1])
        left = second_tries(self._box, self._view.dogs[self.seat].breed, self._view.day, self.seat)
        chance, points = self.home(adopter)
        return chance * points + (1 - chance) * expected(rest, left - 1), expected(rest, left)

    def _had_turn(self, seat: Seat) -> float:
        count = len(self._view.dogs)
        if count < _LARGE_TABLE:
            return 0.0
        since = (self._view.alpha - seat) % count
        return _TURN_AHEAD if since <= (self._view.turn - 1) % count else 0.0


def expected(homes: list[tuple[float, float]], again: int) -> float:
    """Return the expected points of trying homes in this order, with second rolls left."""
    if not homes:
        return STORY
    (chance, points), rest = homes[0], homes[1:]
    failed = expected(rest, again)
    if again:
        failed = max(failed, chance * points + (1 - chance) * expected(rest, again - 1))
    return chance * points + (1 - chance) * failed


def _adoption(homes: list[tuple[float, float]]) -> float:
    """Return what Adoption Day promises: the best homes first, a Rescue Story if all fail."""
    homes.sort(key=lambda home: -home[0] * home[1])
    worth, missing = 0.0, 1.0
    for level, points in homes:
        worth += missing * _CHANCE * level * points
        missing *= 1 - _CHANCE * level
    return worth + missing * STORY


def _with(totals: Totals, place: int, value: int) -> Totals:
    return (*totals[:place], totals[place] + value, *totals[place + 1 :])
