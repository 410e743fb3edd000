"""What a player wishes in every session: to pass where a wish of the game does nothing else.

It becomes an ordinary wish when the player sits down, so each session can be told otherwise, and it answers
in the same time as any other.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from db.rows import Thoughts, WishRow
from engines.core import Seat, Wish
from sessions import find
from sessions.errors import SessionError
from sessions.house import House
from sessions.live import Live, read
from sessions.standing import values_of
from sessions.values import SessionId, Status


async def with_usual(house: House, live: Live) -> Live:
    """Return what is about to be dealt with the passing wishes of the players who want them everywhere."""
    rows: tuple[WishRow, ...] = ()
    for seat in live.seats:
        if seat.player is not None:
            rows += await usual_wishes(house, live, Seat(seat.seat), seat.player)
    return replace(live, thoughts=Thoughts(rows))


async def usual_wishes(house: House, live: Live, seat: Seat, player: int) -> tuple[WishRow, ...]:
    """Return the passing wishes with which a player sits down on a seat."""
    if not (await find.settings(house, player)).auto_pass:
        return ()
    return tuple(_rows(live, seat))


async def set_auto_pass(house: House, player: int, *, on: bool) -> None:
    """Pass for a player in every session from now on, those under way included; or in none of them.

    A session in which another answer was chosen keeps it.
    """
    settings = await find.settings(house, player)
    await find.save_settings(house, player, replace(settings, auto_pass=on))
    for found in await house.store.of_player(player):
        if found.session.status == Status.RUNNING:
            await _in_session(house, SessionId(found.session.id), player, on=on)


async def _in_session(house: House, session: SessionId, player: int, *, on: bool) -> None:
    async def work() -> None:
        live = await read(house, session)
        seat = live.session.seat_of(player)
        if seat is not None:
            await (_pass(house, live, seat) if on else _ask(house, live, seat))

    try:
        await house.queued(session, work)
    except SessionError:
        return  # it has ended or is on hold: there is nothing to pass in
    house.stir(session)


async def _pass(house: House, live: Live, seat: Seat) -> None:
    chosen = values_of(live, seat)
    for row in _rows(live, seat):
        if row.wish not in chosen:
            await house.store.save_wish(row)


async def _ask(house: House, live: Live, seat: Seat) -> None:
    chosen = values_of(live, seat)
    for row in _rows(live, seat):
        if chosen.get(row.wish) == row.value:
            await house.store.drop_wish(live.row.id, seat, row.wish)


def _rows(live: Live, seat: Seat) -> Iterator[WishRow]:
    """Return the passing wishes of the game as a seat keeps them."""
    wishes: tuple[Wish, ...] = live.engine.wishes(live.engine.view(live.state, seat))
    return (WishRow(live.row.id, seat, wish.id, wish.passes) for wish in wishes if wish.passes)
