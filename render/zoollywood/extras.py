"""What anybody may look through in Zoollywood: the cards of the session, and those that were played."""

from __future__ import annotations

from engines.zoollywood.view import View
from render.extras import Piles
from render.zoollywood.narrator import card


def piles(view: View) -> Piles:
    """Return the open piles, none in a session without cards; the newest discard comes first."""
    if not view.options.cards:
        return {}
    cards = {"deck": view.numbers, "discard": tuple(reversed(view.discard))}
    return {pile: tuple(card(str(number)) for number in numbers) for pile, numbers in cards.items()}
