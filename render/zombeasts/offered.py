"""What a question lets its seat choose, by where it lies: the picture marks exactly these things."""

from __future__ import annotations

import msgspec

from engines.core import Question, Seat
from engines.zombeasts import actions as act
from render.zombeasts.facts import IN_AIR, SWAPPING


class Offered(msgspec.Struct, frozen=True):
    """The things that a question offers; without a question nothing is."""

    kind: str = "none"
    hand: frozenset[str] = frozenset()
    """Hand cards to be laid, swapped or put in for the carrot."""
    swaps: frozenset[str] = frozenset()
    stock: frozenset[str] = frozenset()
    pile: bool = False
    seats: frozenset[Seat] = frozenset()
    """Rivals: a card of whose hand, or of whose moons, can be had."""
    lifts: frozenset[str] = frozenset()
    """Cards of own moons that the carrot can lift."""
    places: frozenset[str] = frozenset()
    """Where the card in the air can go."""

    @property
    def swapping(self) -> bool:
        """Tell whether a rival or a rival's card is to be named for a joker."""
        return self.kind in SWAPPING

    @property
    def in_air(self) -> bool:
        """Tell whether the question is about the card in the air."""
        return self.kind in IN_AIR


def offered(question: Question | None) -> Offered:
    """Sort the offers of a question."""
    if question is None:
        return Offered()
    found = [act.read(offer.text) for offer in question.offers]
    swaps = frozenset(one.joker for one in found if isinstance(one, act.Swap))
    return Offered(
        question.decision.kind,
        swaps.union(one.card for one in found if isinstance(one, act.Play | act.LayIn)),
        swaps,
        frozenset(one.card for one in found if isinstance(one, act.DrawStock | act.Bonus | act.Mouse)),
        any(isinstance(one, act.DrawPile) for one in found),
        frozenset(one.seat for one in found if isinstance(one, act.DrawHand | act.Rival)),
        frozenset(one.card for one in found if isinstance(one, act.Carrot)),
        frozenset(one.target for one in found if isinstance(one, act.Place)),
    )
