from __future__ import annotations

from random import Random

import pytest

from db.rows import ResultRow
from sessions.house import House
from sessions.ratings import START, Rating, ladder
from sessions.stats import Career, _career, careers, table
from sessions.values import Place
from tests.records import play_out
from tests.sessions.conftest import running
from tests.sessions.people import A, B, C


def result(session: str, seat: int, player: int | None, place: int, at: float = 1.0) -> ResultRow:
    return ResultRow(session, seat, player, "toy", 1, place, 10, "[60]", 0, at)


def test_whoever_wins_rises_and_whoever_loses_falls() -> None:
    rated = ladder([result("a", 0, 1, 1), result("a", 1, 2, 2)])
    assert rated[1].mu > 25 > rated[2].mu
    assert rated[1].points > START
    assert {one.sessions for one in rated.values()} == {1}


def test_nobody_is_worth_more_than_is_known_of_him() -> None:
    """The shown rating of somebody unknown is the start; a draw between two unknown raises both a little."""
    assert Rating().points == START
    rated = ladder([result("a", 0, 1, 1), result("a", 1, 2, 1)])
    assert rated[1] == rated[2]
    assert rated[1].sigma < Rating().sigma


def test_the_order_of_places_counts_not_their_numbers() -> None:
    two = ladder([result("a", 0, 1, 1), result("a", 1, 2, 2), result("a", 2, 3, 2)])
    three = ladder([result("a", 0, 1, 1), result("a", 1, 2, 3), result("a", 2, 3, 3)])
    assert two == three
    assert two[2] == two[3]


def test_a_seat_of_the_computer_counts_for_nothing() -> None:
    assert ladder([result("a", 0, 1, 1), result("a", 1, None, 2)]) == {}
    people = [result("a", 0, 1, 2), result("a", 2, 2, 3)]
    assert ladder([people[0], result("a", 1, None, 1), people[1]]) == ladder(people)


def test_what_a_forgotten_player_lost_still_counts_for_the_winner() -> None:
    before = [result("a", 0, 1, 1), result("a", 1, 2, 2), result("b", 0, 1, 1, 2.0), result("b", 1, 2, 2, 2.0)]
    after = [result(row.session, row.seat, -77 if row.player == 2 else row.player, row.place) for row in before]
    assert ladder(after)[1] == ladder(before)[1]


def test_five_rated_sessions_say_something() -> None:
    rows = [row for n in range(5) for row in (result(f"s{n}", 0, 1, 1, n), result(f"s{n}", 1, 2, 2, n))]
    assert ladder(rows[:8])[1].provisional
    assert not ladder(rows)[1].provisional
    assert ladder(rows)[1].sessions == 5


async def ended(house: House, *players: object, guild: int = 1, luck: str = "end") -> None:
    session = await running(house, *players, place=Place(guild, hash(luck) % 10_000 + 1))  # type: ignore[arg-type]  # players
    await play_out(house, session, Random(luck))


async def test_a_career_adds_up_what_ended(house: House) -> None:
    for number in range(3):
        await ended(house, A, B, luck=f"luck {number}")
    (mine,) = await careers(house, A.id)
    (other,) = await careers(house, B.id)
    assert (mine.game, mine.played, other.played) == ("toy", 3, 3)
    assert mine.won + other.won == 3
    assert sorted(mine.places + other.places) == [1, 1, 1, 2, 2, 2]
    assert mine.best is not None
    assert mine.best >= (mine.mean or 0)
    assert mine.turn == 0, "nobody waited"
    assert mine.rating.sessions == 3
    assert await careers(house, C.id) == ()


async def test_only_the_last_ten_places_are_told() -> None:
    career: Career = _career([result(f"s{n}", 0, 1, 1 + n % 2) for n in range(14)], Rating())
    assert (career.played, len(career.places)) == (14, 10)


async def test_a_table_lists_who_played_on_the_server_best_first(house: House) -> None:
    await ended(house, A, B, luck="here")
    await ended(house, A, C, guild=2, luck="there")
    here = await table(house, "toy", 1)
    assert {one.player for one in here} == {A.id, B.id}
    assert [one.rating.points for one in here] == sorted((one.rating.points for one in here), reverse=True)
    assert next(one for one in here if one.player == A.id).rating.sessions == 2, "a rating counts all servers"
    assert await table(house, "other", 1) == ()


@pytest.mark.parametrize("forgotten", [True, False])
async def test_a_forgotten_player_stands_in_no_table(house: House, forgotten: bool) -> None:
    await ended(house, A, B, luck="forget")
    before = {one.player: one.rating for one in await table(house, "toy", 1)}
    if forgotten:
        await house.store.people.forget(B.id, ())
    after = {one.player: one.rating for one in await table(house, "toy", 1)}
    assert set(after) == ({A.id} if forgotten else {A.id, B.id})
    assert after[A.id] == before[A.id]
