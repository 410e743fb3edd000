from __future__ import annotations

import asyncio

import pytest

from engines.core import Chosen, Seat, SetupRefused, UnknownOption, commitment
from sessions.errors import (
    AlreadySeated,
    NoComputer,
    NoFreeSeat,
    NotHost,
    NotSeated,
    PlaceTaken,
    SeatTaken,
    TooFewSeats,
    UnknownGame,
    WrongStatus,
)
from sessions.house import House
from sessions.lobby import (
    add_computer,
    close,
    join,
    leave,
    open_lobby,
    relocate,
    remove_computer,
    reopen,
    set_option,
    start,
)
from sessions.play import look, submit
from sessions.values import Place, Player, Session, Status
from tests.sessions.conftest import Clock, Opener, running
from tests.sessions.people import HERE, A, B, C, D

ELSEWHERE = Place(1, 200)


def seated(session: Session) -> list[str | None]:
    """Names by seat; `*` is the computer."""
    return ["*" if h.computer else h.player.name if h.player else None for h in session.holders]


async def test_a_lobby_opens_with_its_host_on_the_first_seat(house: House) -> None:
    session = await open_lobby(house, HERE, A, "toy")
    assert session.status is Status.LOBBY
    assert seated(session) == ["A", None, None, None]
    assert (session.host, session.pack_id, session.pack_name) == (A.id, "toy-1", "Toy")
    assert session.commitment is None
    assert 4 <= len(session.id) <= 12


async def test_an_unknown_game_or_pack_is_refused_with_what_there_is(house: House) -> None:
    with pytest.raises(UnknownGame) as no_game:
        await open_lobby(house, HERE, A, "chess")
    assert no_game.value.possible == ("toy",)
    with pytest.raises(UnknownGame) as no_pack:
        await open_lobby(house, HERE, A, "toy", "gold")
    assert no_pack.value.possible == ("toy-1",)


async def test_one_session_per_place_and_the_other_is_named(house: House) -> None:
    first = await open_lobby(house, HERE, A, "toy")
    with pytest.raises(PlaceTaken) as taken:
        await open_lobby(house, HERE, B, "toy")
    assert taken.value.session == first.id
    await close(house, first.id, A.id)
    await open_lobby(house, HERE, B, "toy")


async def test_of_two_lobbies_opened_at_once_one_is_refused(house: House) -> None:
    results = await asyncio.gather(
        *(open_lobby(house, HERE, host, "toy") for host in (A, B)), return_exceptions=True
    )
    assert sorted(type(result).__name__ for result in results) == ["PlaceTaken", "Session"]


async def test_players_take_the_first_free_seat_or_the_one_they_want(house: House) -> None:
    lobby = await open_lobby(house, HERE, A, "toy")
    await join(house, lobby.id, C, Seat(2))
    assert seated(await join(house, lobby.id, B)) == ["A", "B", "C", None]
    with pytest.raises(AlreadySeated):
        await join(house, lobby.id, B)
    for wanted in (0, 9):
        with pytest.raises(SeatTaken):
            await join(house, lobby.id, D, Seat(wanted))


async def test_ten_players_at_once_get_three_seats(house: House) -> None:
    lobby = await open_lobby(house, HERE, A, "toy")
    players = [Player(20 + number, str(number)) for number in range(10)]
    results = await asyncio.gather(*(join(house, lobby.id, p) for p in players), return_exceptions=True)
    assert [isinstance(result, NoFreeSeat) for result in results] == [False] * 3 + [True] * 7


async def test_leaving_frees_the_seat_and_passes_the_host_on(house: House) -> None:
    lobby = await open_lobby(house, HERE, A, "toy")
    await join(house, lobby.id, B)
    left = await leave(house, lobby.id, A.id)
    assert (seated(left), left.host, left.status) == ([None, "B", None, None], B.id, Status.LOBBY)
    with pytest.raises(NotSeated):
        await leave(house, lobby.id, A.id)


async def test_the_last_player_to_leave_closes_the_lobby(house: House) -> None:
    lobby = await open_lobby(house, HERE, A, "toy")
    await add_computer(house, lobby.id, A.id)
    assert (await leave(house, lobby.id, A.id)).status is Status.CLOSED
    with pytest.raises(WrongStatus):
        await join(house, lobby.id, B)


async def test_only_the_host_adds_and_removes_computers(house: House) -> None:
    lobby = await open_lobby(house, HERE, A, "toy")
    await join(house, lobby.id, B)
    with pytest.raises(NotHost):
        await add_computer(house, lobby.id, B.id)
    assert seated(await add_computer(house, lobby.id, A.id)) == ["A", "B", "*", None]
    assert seated(await remove_computer(house, lobby.id, A.id)) == ["A", "B", None, None]
    with pytest.raises(NoComputer):
        await remove_computer(house, lobby.id, A.id)


async def test_start_deals_to_the_taken_seats_and_shows_the_commitment(house: House) -> None:
    lobby = await open_lobby(house, HERE, A, "toy")
    await join(house, lobby.id, C, Seat(3))
    started = await start(house, lobby.id, A.id)
    assert (seated(started), started.status, started.seed) == (["A", "C"], Status.RUNNING, None)
    assert started.seat_of(C.id) == 1
    row = (await house.store.seated(started.id)).session  # type: ignore[union-attr]  # it was just started
    assert row.seed is not None
    assert started.commitment == commitment(row.seed)


async def test_start_needs_enough_seats_and_happens_once(house: House) -> None:
    lobby = await open_lobby(house, HERE, A, "toy")
    with pytest.raises(TooFewSeats) as few:
        await start(house, lobby.id, A.id)
    assert (few.value.taken, few.value.needed) == (1, 2)
    await join(house, lobby.id, B)
    await start(house, lobby.id, A.id)
    for attempt in (
        start(house, lobby.id, A.id),
        join(house, lobby.id, C),
        set_option(house, lobby.id, A.id, "goal", "6"),
    ):
        with pytest.raises(WrongStatus):
            await attempt


async def test_after_a_day_any_seated_player_may_start(house: House, clock: Clock) -> None:
    lobby = await open_lobby(house, HERE, A, "toy")
    await join(house, lobby.id, B)
    with pytest.raises(NotHost):
        await start(house, lobby.id, B.id)
    clock.now += 24 * 60 * 60
    with pytest.raises(NotSeated):
        await start(house, lobby.id, C.id)
    assert (await start(house, lobby.id, B.id)).status is Status.RUNNING


async def test_b4_every_value_of_every_option_survives_a_restart_and_the_start(open_toys: Opener) -> None:
    house = await open_toys()
    for option in house.library.offered("toy").about.options:
        for value in option.values[:2]:
            lobby = await open_lobby(house, HERE, A, "toy")
            await join(house, lobby.id, B)
            await set_option(house, lobby.id, A.id, option.id, value)
            house = await open_toys()
            started = await start(house, lobby.id, A.id)
            assert started.options == (Chosen(option.id, value),)
            await close(house, lobby.id, A.id)


async def test_an_option_is_replaced_and_keeps_its_place_in_the_table(house: House) -> None:
    lobby = await open_lobby(house, HERE, A, "toy")
    await set_option(house, lobby.id, A.id, "goal", "6")
    await set_option(house, lobby.id, A.id, "first", "1")
    session = await set_option(house, lobby.id, A.id, "goal", "30")
    assert session.options == (Chosen("goal", "30"), Chosen("first", "1"))


async def test_refused_options_stay_the_engines_refusals_and_change_nothing(house: House) -> None:
    lobby = await open_lobby(house, HERE, A, "toy")
    with pytest.raises(UnknownOption):
        await set_option(house, lobby.id, A.id, "goal", "7")
    with pytest.raises(UnknownOption):
        await set_option(house, lobby.id, A.id, "colour", "red")
    with pytest.raises(NotHost):
        await set_option(house, lobby.id, B.id, "goal", "6")
    assert (await close(house, lobby.id, A.id)).options == ()


async def test_a_value_that_needs_a_seat_is_checked_again_at_the_start(house: House) -> None:
    lobby = await open_lobby(house, HERE, A, "toy")
    await join(house, lobby.id, B)
    await set_option(house, lobby.id, A.id, "first", "2")
    with pytest.raises(SetupRefused):
        await start(house, lobby.id, A.id)
    await join(house, lobby.id, C)
    assert (await start(house, lobby.id, A.id)).status is Status.RUNNING


async def test_the_computer_takes_over_the_seat_of_a_player_who_leaves(house: House) -> None:
    session = await running(house, A, B)
    await submit(house, session, B.id, ("bid 0",))
    left = await leave(house, session, A.id)
    assert (seated(left), left.host) == (["*", "B"], B.id)
    now = await look(house, session, B.id)
    assert now.question is not None  # the computer has bid, rolled and kept
    with pytest.raises(NotSeated):
        await submit(house, session, A.id, ("bid 1",))


async def test_a_session_that_all_players_have_left_is_closed(house: House) -> None:
    session = await running(house, A, B)
    await leave(house, session, A.id)
    assert (await leave(house, session, B.id)).status is Status.CLOSED
    assert (await look(house, session, None)).pending == ()


async def test_close_is_for_the_host_and_for_moderators(house: House) -> None:
    session = await running(house, A, B)
    with pytest.raises(NotHost):
        await close(house, session, B.id)
    assert (await close(house, session, B.id, moderator=True)).status is Status.CLOSED
    with pytest.raises(WrongStatus):
        await close(house, session, A.id)


async def test_b47_a_session_moves_to_another_place_and_is_to_be_posted_anew(house: House) -> None:
    session = await running(house, A, B)
    before = (await look(house, session, None)).session
    moved = await relocate(house, session, ELSEWHERE)
    assert (moved.place, moved.board_message, moved.revision) == (ELSEWHERE, None, before.revision + 1)
    await running(house, C, D)
    with pytest.raises(PlaceTaken):
        await relocate(house, session, HERE)


async def test_b40_a_lobby_opened_again_has_all_its_options_at_once(house: House) -> None:
    """In one commit: a crash between two options left a lobby with the first of them alone."""
    old = await open_lobby(house, HERE, A, "toy", agreed=(Chosen("pace", "daily"),))
    for option, value in (("goal", "30"), ("first", "1")):
        await set_option(house, old.id, A.id, option, value)
    await close(house, old.id, A.id)
    new = await reopen(house, old.id, B)
    assert (new.revision, new.seat_of(B.id)) == (0, 0)
    assert new.options == (Chosen("goal", "30"), Chosen("first", "1"))
    assert new.agreed == (Chosen("pace", "daily"),)
