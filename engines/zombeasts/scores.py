"""Points, standings and the outcome (canon, section 7)."""

from __future__ import annotations

from engines.core import Outcome, Part, Standing, phrase
from engines.zombeasts.deck import Deck
from engines.zombeasts.state import Area
from engines.zombeasts.view import SeatView, View


def total(deck: Deck, area: Area) -> int:
    """Return won minus minus points; moons, hands and the stock count nothing."""
    return deck.points(area.won + area.bonus) - deck.points(area.minus)


def standings(deck: Deck, view: View) -> tuple[Standing, ...]:
    """Return points and parts of every seat, as far as the viewer may know them."""
    return tuple(Standing(seat.seat, seat.points, _parts(deck, seat)) for seat in view.seats)


def final(deck: Deck, view: View) -> Outcome:
    """Return the outcome of a finished game; equal totals share the better place (R24)."""
    totals = [seat.points or 0 for seat in view.seats]
    places = tuple(1 + sum(other > own for other in totals) for own in totals)
    return Outcome(places, standings(deck, view))


def _parts(deck: Deck, seat: SeatView) -> tuple[Part, ...]:
    parts = []
    if seat.won is not None:
        in_moons = seat.full_moons * deck.counts.moon_size
        moons, bonus = seat.won[:in_moons], seat.won[in_moons:]
        if moons:
            parts.append(Part(phrase("zombeasts-part-moons", count=seat.full_moons), deck.points(moons)))
        if bonus:
            parts.append(Part(phrase("zombeasts-part-bonus", count=len(bonus)), deck.points(bonus)))
    if seat.minus:
        parts.append(Part(phrase("zombeasts-part-minus", count=len(seat.minus)), -seat.minus_points))
    return tuple(parts)
