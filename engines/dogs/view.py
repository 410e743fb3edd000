"""What one seat, or a spectator, may know of a session of Dogs: the board, and whose eyes they are."""

from __future__ import annotations

from engines.core import Seat
from engines.dogs.state import Board, State


class View(Board, frozen=True, kw_only=True, gc=False):
    """The whole board. There is no private hand; decks are known by their content, not by their order."""

    seat: Seat | None
    deck: tuple[str, ...]
    """The bonus cards in the deck, sorted by id; `fair_deck` the Fair cards."""
    fair_deck: tuple[str, ...]


_OPEN = Board.__struct_fields__


def show(state: State, seat: Seat | None) -> View:
    """Return all that the seat, or a spectator, may know: what is listed in the board, and the sorted decks."""
    fields = {name: getattr(state, name) for name in _OPEN}
    return View(seat=seat, deck=tuple(sorted(state.deck)), fair_deck=tuple(sorted(state.fair_deck)), **fields)
