"""What dogs, coins and goods are worth to a sensible player (canon, section 13)."""

from __future__ import annotations

from functools import lru_cache

from engines.dogs.box import Box
from engines.dogs.scores import breed_points
from engines.dogs.stalls import ROWS, Dogs, breeds, counts, housed, points, rows, tidy
from engines.dogs.state import Area
from engines.dogs.tokens import Kind, Token
from engines.dogs.upkeep import ASSISTANT
from engines.dogs.view import View

_ODD, _OPEN_PAIR = 0.6, 1.0
_HOMELESS, _FREE_ROW, _ROWS_COUNTED = 0.4, 0.8, 3
_COIN, _LATE_COIN, _LAST_COIN = 1.3, 0.8, 0.35
_GAS, _LAST_GAS = 0.6, 0.3
_SICK_SHARE, _SICK_COST = 0.75, 0.8
LATE = 5
"""From this round on a game is near its end."""


class Worth:
    """Judges what a seat has and could have, from its view alone."""

    def __init__(self, box: Box, view: View) -> None:
        self.box = box
        self.view = view
        self.area: Area = view.areas[view.seat or 0]
        self.last = view.final or view.all_stay
        self.late = self.last or view.final_next or view.round >= LATE
        self.coin = _LAST_COIN if self.last else _LATE_COIN if self.late else _COIN
        self.gas = _LAST_GAS if self.last else _GAS
        self._breed = breed_points(box, len(view.areas))
        self._kennel = lru_cache(maxsize=None)(self._judged)

    @property
    def dogs(self) -> Dogs:
        """The healthy dogs in stalls, yard and truck."""
        truck = (token.breed for token in self.area.truck if token.kind is not Kind.SICK)
        yard = (dog for frame in self.area.frames for dog in getattr(frame, "yard", ()))
        return tuple(sorted((*housed(self.area.stalls), *truck, *yard)))

    def kennel(self, dogs: Dogs, built: int | None = None) -> float:
        """Return the worth of healthy dogs in so many stalls, once tidied."""
        return self._kennel(tuple(sorted(dogs)), len(self.area.stalls) if built is None else built)

    def gain(self, breed: str) -> float:
        """Return what one more healthy dog adds."""
        return self.kennel((*self.dogs, breed)) - self.kennel(self.dogs)

    def loss(self, breed: str) -> float:
        """Return what leaves with a dog of the stalls."""
        rest = list(self.dogs)
        rest.remove(breed)
        return self.kennel(self.dogs) - self.kennel(tuple(rest))

    def token(self, token: Token, coins: int) -> float:
        """Return what a dog on the map adds; a reward dog brings the coins of its space."""
        if token.kind is Kind.REWARD:
            return coins * self.coin
        if token.kind is Kind.HEALTHY:
            return self.gain(token.breed)
        sick = len(self.area.infirmary) + sum(dog.kind is Kind.SICK for dog in self.area.truck)
        if self.last or sick >= self.box.limits.infirmary:
            return -2.0
        doubt = (1.2 if self.late else 0.0) + (0.0 if self.area.medicine > sick else 0.5)
        return _SICK_SHARE * self.gain(token.breed) - _SICK_COST - doubt

    def food_missing(self) -> int:
        """Return how much food the next feeding lacks."""
        return max(0, sum(1 for stall in self.area.stalls if stall) - self.area.food)

    def free_rows(self) -> int:
        """Return how many rows stay free once all dogs are tidied."""
        return max(0, ROWS * len(self.area.stalls) - rows(self.dogs))

    def wage_covered(self) -> bool:
        """Tell whether a card pays the assistant, or there is none to pay."""
        return not self.area.assistant or ASSISTANT in self.area.cards

    def card(self, card: str) -> float:
        """Return what taking a bonus card is worth."""
        crate = self.box.crates.get(card)
        if crate is None:
            return 0.0 if self.last and card not in (ASSISTANT, "town-hall") else _SPECIALS[card]
        gas = min(crate.gas, self.box.limits.gas - self.area.gas)
        food = crate.food * (1.6 if self.food_missing() else 0.6)
        medicine = crate.medicine * (1.2 if self.area.infirmary else 0.5)
        return crate.coins * self.coin + gas * self.gas + food + medicine

    def _judged(self, dogs: Dogs, built: int) -> float:
        stalls, homeless = tidy(dogs, built)
        inside = housed(stalls)
        worth = float(sum(points(self.box.scoring, stall) for stall in stalls))
        worth += sum(self.box.scoring.stall_points[at] for at, stall in enumerate(stalls) if stall)
        worth += self._breed * len(breeds(inside))
        if self.view.options.diversity and len({self.box.side(breed) for breed in breeds(inside)}) == 1:
            worth += self.box.scoring.one_side_penalty * (1.0 if self.late else 0.5)
        worth -= _HOMELESS * len(homeless)
        if self.last:
            return worth
        worth += sum(_ODD if count % ROWS else _OPEN_PAIR if count == ROWS else 0.0 for _, count in counts(inside))
        return worth + _FREE_ROW * min(_ROWS_COUNTED, ROWS * built - rows(inside))


_SPECIALS = {
    "dog-exchange": 0.6,
    "additional-dog": 1.6,
    "veterinarian": 1.2,
    "free-entry": 0.6,
    "town-hall": 1.3,
    "trained-dog": 0.8,
    "prized-dog": 1.2,
    "assistant": 1.5,
}
