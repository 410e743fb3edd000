"""Who sits where: pure changes of the seats of a session."""

from __future__ import annotations

from msgspec.structs import replace

from db.rows import SeatRow
from engines.core import Seat
from sessions.errors import AlreadySeated, NoComputer, NoFreeSeat, NotSeated, SeatTaken
from sessions.values import Player

Seats = tuple[SeatRow, ...]


def empty(session: str, number: int) -> Seats:
    """Return free seats."""
    return tuple(SeatRow(session, seat) for seat in range(number))


def free(seat: SeatRow) -> bool:
    """Tell whether nobody sits here."""
    return seat.player is None and not seat.computer


def with_player(seats: Seats, player: Player, wanted: Seat | None = None) -> Seats:
    """Seat a player: on the seat wanted, the one kept for the player, the first free one, in this order.

    A seat that is kept for somebody else is the last to be taken; who sits already moves to the seat wanted.
    Raise AlreadySeated, SeatTaken, NoFreeSeat.
    """
    held = next((seat for seat in seats if seat.player == player.id), None)
    if held is not None and wanted in (None, held.seat):
        raise AlreadySeated
    if wanted is not None and not any(seat.seat == wanted and free(seat) for seat in seats):
        raise SeatTaken(wanted)
    if held is not None:
        seats = _changed(seats, replace(held, player=None, name=None))
    place = _place_for(seats, player.id) if wanted is None else wanted
    return _changed(seats, replace(seats[place], player=player.id, name=player.name))


def without_player(seats: Seats, player: int, *, computer: bool) -> Seats:
    """Take a player off the seat, which falls free or to the computer. Raise NotSeated."""
    seat = next((seat for seat in seats if seat.player == player), None)
    if seat is None:
        raise NotSeated
    return _changed(seats, replace(seat, player=None, name=None, computer=computer, away=False))


def with_computer(seats: Seats) -> Seats:
    """Seat the computer on the first free seat. Raise NoFreeSeat."""
    return _changed(seats, replace(seats[_first_free(seats)], computer=True))


def without_computer(seats: Seats) -> Seats:
    """Free the last seat of the computer. Raise NoComputer."""
    seat = next((seat for seat in reversed(seats) if seat.computer), None)
    if seat is None:
        raise NoComputer
    return _changed(seats, replace(seat, computer=False))


def taken(seats: Seats) -> Seats:
    """Return the seats that are held, numbered anew in their order."""
    held = (seat for seat in seats if not free(seat))
    return tuple(replace(seat, seat=number, invited=None) for number, seat in enumerate(held))


def next_host(seats: Seats, host: int) -> int | None:
    """Return who is host now: the old one if still seated, else the first seated player."""
    players = [seat.player for seat in seats if seat.player is not None]
    return host if host in players else next(iter(players), None)


def _first_free(seats: Seats) -> int:
    number = next((seat.seat for seat in seats if free(seat)), None)
    if number is None:
        raise NoFreeSeat(len(seats))
    return number


def _place_for(seats: Seats, player: int) -> int:
    open_ones = [seat for seat in seats if free(seat)]
    if not open_ones:
        raise NoFreeSeat(len(seats))
    return min(open_ones, key=lambda seat: (seat.invited != player, seat.invited is not None, seat.seat)).seat


def rotated(session: str, old: Seats, most: int) -> Seats:
    """Return the seats of a rematch: the second seat is first now, the first last. Players are kept a place."""
    number = len(old)
    moved = ((seat, (seat.seat - 1) % number) for seat in old)
    kept = [SeatRow(session, place, computer=seat.computer, invited=seat.player) for seat, place in moved]
    rest = [SeatRow(session, seat) for seat in range(number, most)]
    return tuple(sorted((*kept, *rest), key=lambda seat: seat.seat))


def _changed(seats: Seats, new: SeatRow) -> Seats:
    return tuple(new if seat.seat == new.seat else seat for seat in seats)
