"""What anybody may look at in Dogs besides the board: every ARC, the bags, the decks and the discards."""

from __future__ import annotations

from collections.abc import Mapping

from engines.core import Ref, Seat
from engines.dogs.tokens import SIDES, Token
from engines.dogs.view import View
from render.contract import hand_extra
from render.dogs.narrator import card_ref, dog_ref, fair_ref
from render.extras import Piles

TILE = Ref("tile", "roadwork")


def arcs(view: View) -> Mapping[str, Seat]:
    """Return whose ARC each of these extras shows."""
    return {hand_extra(seat): seat for seat in map(Seat, range(len(view.areas)))}


def piles(view: View) -> Piles:
    """Return the open piles. Bags and decks are known by their content, not by their order."""
    bags = {f"{side}-bag": tuple(map(_token, bag)) for side, bag in zip(SIDES, view.bags, strict=True)}
    cards = {"deck": view.deck, "discard": view.discard}
    fair = {"fair-deck": view.fair_deck, "fair-discard": view.fair_discard}
    return {
        **bags,
        **{pile: tuple(map(card_ref, held)) for pile, held in cards.items()},
        **{pile: tuple(map(fair_ref, held)) for pile, held in fair.items()},
    }


def _token(token: Token) -> Ref:
    return dog_ref(token) if token.is_dog else TILE
