from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from engines.core import Seat
from sessions.errors import NoReplay
from sessions.house import House
from sessions.play import look, submit
from sessions.reel import KEPT, Reel, Reels, look_at, told_at
from sessions.values import Place
from tests.records import play_out
from tests.sessions.conftest import Opener, running
from tests.sessions.people import A, B, C


@pytest.fixture
def reels(house: House) -> Reels:
    return Reels(house)


def texts(reel: Reel, position: int, seat: Seat | None = None, since: int | None = None) -> list[str]:
    return [event.text for told in told_at(reel, position, seat, since) for event in told.events]  # type: ignore[attr-defined]  # the toy's


async def test_b7_each_position_is_the_one_that_stood_then(house: House, reels: Reels) -> None:
    session = await running(house, A, B)
    looks = [await look(house, session, A.id)]
    for player, text in ((A, "bid 2"), (B, "bid 1"), (A, "roll"), (A, "keep"), (B, "roll")):
        await submit(house, session, player.id, (text,))
        looks.append(await look(house, session, A.id))
    reel = await reels.of(session)
    assert reel.last == 5
    for position, then in enumerate(looks):
        now = look_at(reel, position, Seat(0))
        assert (now.view, now.pending, now.outcome) == (then.view, then.pending, then.outcome)


async def test_a_position_tells_what_happened_in_it_and_a_turn_all_of_it(house: House, reels: Reels) -> None:
    session = await running(house, A, B)
    for player, line in ((A, ("bid 2",)), (B, ("bid 1",)), (A, ("roll", "keep")), (B, ("roll", "drop"))):
        await submit(house, session, player.id, line)
    reel = await reels.of(session)
    assert [texts(reel, position) for position in range(7)] == [
        ["deal"], ["bid"], ["bid"], ["roll"], ["keep"], ["roll"], ["drop"],
    ]  # fmt: skip
    assert reel.turns == (2, 4, 6)
    assert [reel.turn_of(position) for position in range(7)] == [0, 1, 1, 2, 2, 3, 3]
    assert texts(reel, 4, None, reel.turn_before(4)) == ["roll", "keep"]
    assert (reel.turn_before(3), reel.turn_after(3), reel.turn_before(2), reel.turn_after(6)) == (2, 4, 0, 6)


async def test_b24_what_a_seat_does_unnoticed_makes_no_position(house: House, reels: Reels) -> None:
    session = await running(house, A, B)
    await submit(house, session, A.id, ("bid 2",))
    hidden = await reels.of(session)
    silent = replace(hidden, steps=(hidden.steps[0], replace(hidden.steps[1], events=())))
    assert hidden.last == silent.last == 1, "that a seat has answered is seen in who is waited for"
    await submit(house, session, B.id, ("wave",))
    assert (await reels.of(session)).last == 2, "the toy tells all of a wave"


async def test_an_action_unasked_does_not_cut_a_turn_in_two(house: House, reels: Reels) -> None:
    session = await running(house, A, B)
    for player, text in ((A, "bid 0"), (B, "bid 0"), (A, "roll"), (B, "wave"), (A, "drop")):
        await submit(house, session, player.id, (text,))
    assert (await reels.of(session)).turns == (2, 5)


async def test_a_kept_replay_goes_on_where_the_session_goes_on(house: House, reels: Reels) -> None:
    session = await running(house, A, B, C)
    first = await reels.of(session)
    for player in (A, B, C):
        await submit(house, session, player.id, ("bid 1",))
    second = await reels.of(session)
    assert (first.last, second.last) == (0, 3)
    assert second.steps[0] is first.steps[0], "what was played out is not played again"
    await play_out(house, session, Random("end"))
    assert (await reels.of(session)).session.revealed
    assert (await reels.of(session)).steps == (await Reels(house).of(session)).steps


async def test_b44_few_sessions_are_kept_and_no_picture(house: House, reels: Reels) -> None:
    for channel in range(KEPT + 2):
        await reels.of(await running(house, A, B, place=Place(1, 500 + channel)))
    assert len(reels._kept) == KEPT


async def test_a_record_that_no_longer_fits_names_its_first_bad_entry(open_toys: Opener) -> None:
    house = await open_toys()
    session = await running(house, A, B)
    await submit(house, session, A.id, ("bid 2",))
    row = (await house.store.entries(session))[-1]
    bad = replace(row, action="bid 9")

    class Forger:
        def __getattr__(self, name: str) -> object:
            return getattr(house.store, name)

        async def entries(self, of: str, since: int = -1) -> tuple[object, ...]:
            return (*(await house.store.entries(of, since))[:-1], bad)

    forged = House(Forger(), house.library, house.clock)  # type: ignore[arg-type]  # stands in for the store
    with pytest.raises(NoReplay) as refused:
        await Reels(forged).of(session)
    assert refused.value.why.number == 1
