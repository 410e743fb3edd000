"""What moons and cards are worth to a sensible player (canon, section 13)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.zombeasts.knowledge import own_moons, rivals
from engines.zombeasts.moons import Moons, Rules
from engines.zombeasts.view import Moon, View

_GROWTH = (0.0, 0.22, 0.45, 0.72)
_LATE_GROWTH = 0.02
_VARIETY = 0.15
_SAME_SIDE = 0.25
_PAIR = 1.6
_CARD = 0.9
_SHORT_HAND = 3
_JOKER = 1.8
_TOYS = {"bone": 1.6, "mouse": 1.5, "paw": 0.5, "carrot": 0.4}


class Worth:
    """Judges what a seat could do, from its view alone."""

    def __init__(self, rules: Rules, view: View) -> None:
        self._rules = rules
        self._deck = rules.deck
        self._view = view
        self._moons = own_moons(view)

    def moon(self, cards: Sequence[str]) -> float:
        """Return the worth of a moon: its points, discounted by what is still missing."""
        size = self._deck.counts.moon_size
        if not cards:
            return 0.0
        points, count = self._deck.points(cards), len(cards)
        varied = len(self._deck.animals_on(cards)) == count
        if count >= size:
            stock = [self._deck.cards[card].points for card in self._view.stock]
            return points + (max(stock, default=0) if varied else 0)
        if self._view.last_round:
            return _LATE_GROWTH * count
        growth = _GROWTH[min(count, len(_GROWTH) - 1)] * (points + size - count)
        return growth + (_VARIETY * count if varied else 0) - (_SAME_SIDE if self._one_sided(cards) else 0)

    def drawing(self, card: str) -> float:
        """Return the worth of the cards that are drawn for a card."""
        if self._view.last_round:
            return 0.0
        need = 1.15 if len(self._view.hand) <= _SHORT_HAND else 0.6
        return _CARD * need * self._deck.cards[card].draw

    def lay(self, card: str, target: str, moons: Moons | None = None) -> float:
        """Return what laying a card brings."""
        before = self._moons if moons is None else moons
        result = self._rules.lay(before, card, target)
        old = next((moon for moon in before if moon.colour == target), None)
        gain = self.moon(result.moon.cards) - self.moon(old.cards if old else ())
        return gain + self.drawing(card) + self._follow_up(card, result.pair)

    def play(self, card: str, target: str) -> float:
        """Return what laying a card from the hand brings; a joker is worth keeping."""
        return self.lay(card, target) - self._joker_cost(card)

    def best_lay(self, card: str) -> float | None:
        """Return the best that laying a card can bring, None if it fits nowhere."""
        places = self._rules.places(self._moons, card)
        return max((self.lay(card, place) for place in places), default=None)

    def take(self, moons: Moons, moon: Moon, card: str, joker: str) -> float | None:
        """Return what taking a rival's card brings: laying it, and a share of what the rival loses."""
        best = self.best_lay(card)
        if best is None or self._rules.joker_fits(moons, moon, card, joker):
            return None
        _, left = self._rules.exchange((moon,), moon, card, joker)
        return best + (self.moon(moon.cards) - self.moon(left.cards)) / len(rivals(self._view))

    def swap(self, joker: str) -> float:
        """Return what the best exchange for a joker brings; one without an animal is gladly thrown away."""
        takes = (
            self.take(rival.moons, moon, card, joker)
            for rival in rivals(self._view)
            for moon in rival.moons
            for card in moon.cards
        )
        best = max((worth for worth in takes if worth is not None), default=0.0)
        return best - self._joker_cost(joker) * (1.0 if self._deck.cards[joker].animal else 0.3)

    def lay_in(self, moon: Moon, lifted: str, card: str) -> float:
        """Return what exchanging a moon card for a hand card brings."""
        rest = [other for other in moon.cards if other != lifted]
        gain = self.moon([*rest, card]) - self.moon(moon.cards)
        return gain + self.drawing(card) + self._follow_up(card, self._rules.pairs(rest, card))

    def _follow_up(self, card: str, pair: bool) -> float:
        if pair:
            return _PAIR
        toy = self._deck.cards[card].toy
        wakes = toy is not None and self._view.master and card not in self._view.slept
        return _TOYS[toy] if wakes and toy else 0.0

    def _joker_cost(self, card: str) -> float:
        return 0.0 if self._view.last_round or not self._deck.cards[card].joker else _JOKER

    def _one_sided(self, cards: Sequence[str]) -> bool:
        sides = [self._deck.cards[card].side for card in cards]
        return self._view.quarters and len(sides) == 2 and sides[0] == sides[1]  # noqa: PLR2004 - a moon of two
