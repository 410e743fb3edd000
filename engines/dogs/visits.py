"""What the buildings are worth to a sensible player at this moment (canon, section 13)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engines.dogs.box import Box
from engines.dogs.fair import gettable, offerable, without
from engines.dogs.stalls import Stalls, added, breeds, fits, housed, places, points, rows
from engines.dogs.view import View
from engines.dogs.working import TOWN_HALL
from engines.dogs.worth import Worth

_NEVER = -1000.0
_FOOD = 3.2


class Visits:
    """Judges buildings and what can be done there."""

    def __init__(self, box: Box, view: View, worth: Worth) -> None:
        self._box = box
        self._view = view
        self._worth = worth
        self._area = worth.area
        self._judges: Mapping[str, Callable[[], float]] = {
            "town-hall": self.building,
            "warehouse": self._warehouse,
            "pet-shop": self._pet_shop,
            "veterinary": self._veterinary,
            "dog-fair": self._fair,
        }

    def of(self, building: str) -> float:
        """Return the worth of using a building; not using it costs nothing."""
        return max(0.0, self._judges[building]())

    def building(self) -> float:
        """Return what the next stall adds."""
        area, built = self._area, len(self._area.stalls)
        price = self._box.prices.stall - (TOWN_HALL in area.cards)
        if built >= self._box.limits.stalls or area.coins < price:
            return _NEVER
        if self._worth.last and rows(self._worth.dogs) <= 2 * built - 1 and len(self._worth.dogs) <= built:
            return 0.0
        extra = 0.8 * self._box.scoring.stall_points[built]
        room = 4.0 if self._worth.free_rows() <= 1 else 1.0
        return extra + room - self._worth.coin * price

    def curing(self, breed: str) -> float:
        """Return what curing a dog adds."""
        return self._worth.gain(breed) - self._box.scoring.infirmary_dog - 0.6

    def basket(self, one: str, other: str) -> float:
        """Return what two goods for a coin add; the last coin is kept for the assistant."""
        keeps = 3.0 if self._area.coins == 1 and not self._worth.wage_covered() else 0.0
        goods = {one: self.good(one), other: self.good(other)}
        twice = 0.5 if one == other and self._need(one) < 2 else 1.0  # noqa: PLR2004 - the second one is spare
        return goods[one] + goods[other] * twice - self._worth.coin - keeps

    def good(self, good: str) -> float:
        """Return what one more of a good adds."""
        if good == "gas":
            return 0.0 if self._worth.last else (1.0 if self._area.gas < 4 else 0.4)  # noqa: PLR2004 - a short trip
        if not self._need(good):
            return 0.3
        return _FOOD if good == "food" else 1.5

    def spare(self, good: str) -> float:
        """Return what giving one of a good away costs."""
        if good == "gas":
            return 0.2 if self._worth.last else (0.5 if self._area.gas > 5 else 1.2)  # noqa: PLR2004 - a full trip
        if good == "food":
            occupied = sum(1 for stall in self._area.stalls if stall)
            return 0.4 if self._area.food > occupied else _FOOD
        return 0.5 if self._area.medicine > len(self._area.infirmary) else 1.6

    def buying(self, breed: str) -> float:
        """Return what buying a dog adds."""
        price = self._box.price(len(self._view.fair))
        keeps = 2.0 if self._area.coins == price and not self._worth.wage_covered() else 0.0
        return self._fitting(breed) - price * self._worth.coin - keeps

    def selling(self, breed: str) -> float:
        """Return what selling a dog adds."""
        return self._box.prices.sale * self._worth.coin - self._worth.loss(breed)

    def trading(self) -> float:
        """Return what the best trade adds."""
        offers = (self.offering(offer.breed, offer.stall) for offer in offerable(self._view, self._area))
        return max(offers, default=_NEVER)

    def offering(self, breed: str, stall: int) -> float:
        """Return what the best trade of a dog adds."""
        left = without(self._area.stalls, breed, stall)
        loss = self.stalls(self._area.stalls) - self.stalls(left)
        got = (
            self.best_in(left, other, stall if other == breed else 0)
            for other in gettable(self._view, self._area, breed, stall)
        )
        return max(got, default=_NEVER) - loss

    def best_in(self, stalls: Stalls, breed: str, left: int = 0) -> float:
        """Return the best that a dog can add to stalls as they stand."""
        before = self.stalls(stalls)
        gains = []
        for stall in places(stalls, breed, left):
            after = (*stalls[: stall - 1], added(stalls[stall - 1], breed), *stalls[stall:])
            gains.append(self.stalls(after) - before)
        return max(gains, default=_NEVER)

    def stalls(self, stalls: Stalls) -> float:
        """Return what stalls are worth as they stand."""
        worth = float(sum(points(self._box.scoring, stall) for stall in stalls))
        worth += sum(self._box.scoring.stall_points[at] for at, stall in enumerate(stalls) if stall)
        now = self._worth.kennel(housed(stalls))
        return worth * 0.5 + now * 0.5

    def _need(self, good: str) -> int:
        if good == "food":
            return self._worth.food_missing()
        return max(0, len(self._area.infirmary) - self._area.medicine)

    def _fitting(self, breed: str) -> float:
        return self._worth.gain(breed) if any(fits(stall, breed) for stall in self._area.stalls) else _NEVER

    def _warehouse(self) -> float:
        goods = ("food", "medicine", "gas")
        owned = [good for good in goods if getattr(self._area, good)]
        return max(
            (self.good(get) - self.spare(give) for give in owned for get in goods if get != give), default=0.0
        )

    def _pet_shop(self) -> float:
        missing = self._worth.food_missing()
        coins = self._area.coins - (0 if self._worth.wage_covered() else 1)
        affordable = max(0, min(missing, 2 * coins))
        return _FOOD * affordable - self._worth.coin * -(-affordable // 2)

    def _veterinary(self) -> float:
        cures = sorted((self.curing(breed) for breed in self._curable()), reverse=True)
        return sum(gain for gain in cures[: self._area.medicine] if gain > 0)

    def _curable(self) -> list[str]:
        return [breed for breed in self._area.infirmary if any(fits(stall, breed) for stall in self._area.stalls)]

    def _fair(self) -> float:
        area, wanted = self._area, self._box.fair_cards[self._view.fair_card]
        deals = [self.trading()]
        if area.coins >= self._box.price(len(self._view.fair)):
            deals += [self.buying(breed) for breed in set(self._view.fair)]
        deals += [self.selling(breed) for breed in breeds(housed(area.stalls)) if breed in wanted]
        return max(deals)
