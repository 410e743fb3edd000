"""Questions to a view: what a seat can tell from what it sees."""

from __future__ import annotations

from engines.core import Seat
from engines.zombeasts.deck import Deck
from engines.zombeasts.moons import Moons
from engines.zombeasts.view import Moon, SeatView, View


def own(view: View) -> SeatView:
    """Return what lies open before the viewer; a question has a seat, a spectator is never asked."""
    return view.seats[view.seat or 0]


def own_moons(view: View) -> Moons:
    """Return the viewer's moons."""
    return own(view).moons


def rivals(view: View) -> tuple[SeatView, ...]:
    """Return the other seats clockwise from the viewer."""
    place = (view.seat or 0) + 1
    return tuple(seat for seat in view.seats[place:] + view.seats[:place] if seat.seat != view.seat)


def moon_with(moons: Moons, card: str) -> Moon | None:
    """Return the moon in which a card lies."""
    return next((moon for moon in moons if card in moon.cards), None)


def holder(view: View, card: str) -> tuple[Seat, Moon] | None:
    """Return the seat in whose moons a card lies, and the moon."""
    for seat in view.seats:
        moon = moon_with(seat.moons, card)
        if moon is not None:
            return seat.seat, moon
    return None


def waking_toy(deck: Deck, view: View) -> str | None:
    """Return the toy of the card laid last if toys are played and it was not used in this turn."""
    if not view.master or view.laid is None or view.laid in view.slept:
        return None
    return deck.cards[view.laid].toy


def draws_now(deck: Deck, view: View) -> int:
    """Return how many cards would be drawn if no further card were laid."""
    return 0 if view.last_round or view.laid is None else deck.cards[view.laid].draw
