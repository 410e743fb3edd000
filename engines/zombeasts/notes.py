"""What an offer brings: notes for its second line, marks for what stands out."""

from __future__ import annotations

from engines.core import Mark, MarkKind, Phrase, Ref, Seat, phrase
from engines.zombeasts.knowledge import own_moons
from engines.zombeasts.moons import Laying, Rules
from engines.zombeasts.view import Moon, View


def card_ref(card: str) -> Ref:
    """Name a card."""
    return Ref("card", card)


def seat_ref(seat: Seat) -> Ref:
    """Name a seat."""
    return Ref("seat", str(seat))


def moon_ref(moon: str) -> Ref:
    """Name a moon by its colour, or `new`."""
    return Ref("moon", moon)


class Brings:
    """Notes and marks of laying one card, gathered from the viewer's knowledge."""

    def __init__(self, rules: Rules, view: View) -> None:
        self._rules = rules
        self._view = view
        self._deck = rules.deck
        self._moons = own_moons(view)

    def lay(self, card: str, target: str) -> tuple[tuple[Phrase, ...], tuple[Mark, ...]]:
        """Return notes and marks of laying a card at a target."""
        result = self._rules.lay(self._moons, card, target)
        good = self._good(result)
        notes = list(good)
        if result.turned:
            notes.append(phrase("zombeasts-note-turns", colour=Ref("colour", result.moon.colour)))
        toy = self._deck.cards[card].toy
        if toy and self._view.master and card not in self._view.slept:
            notes.append(phrase("zombeasts-note-toy", toy=Ref("toy", toy)))
        notes.extend(self.drawing(card))
        return tuple(notes), _marks(good)

    def take(self, card: str, seat: Seat, moon: Moon, joker: str) -> tuple[tuple[Phrase, ...], tuple[Mark, ...]]:
        """Return notes and marks of taking a rival's card: what it allows, what the rival keeps."""
        results = [self._rules.lay(self._moons, card, place) for place in self._rules.places(self._moons, card)]
        best = max(results, key=lambda result: (result.full, result.pair), default=None)
        good = self._good(best) if best else ()
        _, left = self._rules.exchange((moon,), moon, card, joker)
        keeps = phrase(
            "zombeasts-note-keeps", seat=seat_ref(seat), moon=moon_ref(left.colour), count=len(left.cards)
        )
        return (*good, *self.drawing(card), keeps), _marks(good)

    def lay_in(self, card: str, lifted: str, moon: Moon) -> tuple[tuple[Phrase, ...], tuple[Mark, ...]]:
        """Return notes and marks of putting a hand card where the carrot lifted one."""
        rest = [other for other in moon.cards if other != lifted]
        good = (phrase("zombeasts-note-pair"),) if self._rules.pairs(rest, card) else ()
        _, now = self._rules.exchange(self._moons, moon, lifted, card)
        turns: tuple[Phrase, ...] = ()
        if now.colour != moon.colour:
            turns = (phrase("zombeasts-note-turns", colour=Ref("colour", now.colour)),)
        return (*good, *turns, *self.drawing(card)), _marks(good)

    def holding(self, card: str) -> tuple[Phrase, ...]:
        """Return what a card would be good for, once it is in the hand."""
        results = [self._rules.lay(self._moons, card, place) for place in self._rules.places(self._moons, card)]
        if not results:
            return (phrase("zombeasts-note-nowhere"),)
        best = max(results, key=lambda result: (result.full, result.pair))
        return self._good(best)

    def points(self, card: str) -> Phrase:
        """Return the points of a card."""
        return phrase("zombeasts-note-points", points=self._deck.cards[card].points)

    def drawing(self, card: str) -> tuple[Phrase, ...]:
        """Return how many cards are drawn for a card; nothing in the last round."""
        if self._view.last_round:
            return ()
        count = self._deck.cards[card].draw
        return (phrase("zombeasts-note-draw", count=count) if count else phrase("zombeasts-note-no-draw"),)

    def _good(self, result: Laying) -> tuple[Phrase, ...]:
        notes = []
        if result.full:
            notes.append(phrase("zombeasts-note-completes", points=self._deck.points(result.moon.cards)))
            varied = len(self._deck.animals_on(result.moon.cards)) >= self._deck.counts.bonus_animals
            if varied and self._view.stock:
                notes.append(phrase("zombeasts-note-bonus"))
        if result.pair:
            notes.append(phrase("zombeasts-note-pair"))
        return tuple(notes)


def _marks(good: tuple[Phrase, ...]) -> tuple[Mark, ...]:
    return (Mark(MarkKind.GOOD, good[0]),) if good else ()
