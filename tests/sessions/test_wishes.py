"""Requirements B25, B26, B35: what players leave for questions to come."""

from __future__ import annotations

import shutil
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select

from db.connection import Do
from db.tables import PLAN, WISH
from engines.core import NotAnAction
from sessions import consent, find, wishes
from sessions.attendant import answer_due
from sessions.errors import NotSeated, NoWish, WrongStatus
from sessions.house import House
from sessions.lobby import add_computer, close, leave, open_lobby, start
from sessions.play import look, story, submit
from sessions.standing import ACTED
from sessions.undo import rewind, undo
from sessions.values import Place, SessionId, Standing
from tests.records import play_out
from tests.sessions.conftest import Clock, Opener, running
from tests.sessions.people import HERE, A, B, C
from tests.sessions.test_durability import check_record, victim
from tests.sessions.toy import HIGH
from tests.sessions.victim import DIED

DELAY = 4.0
NEVER = 1e9


@pytest.fixture
async def slow(open_toys: Opener) -> House:
    """A house in which wishes take their time."""
    house = await open_toys()
    house.delay = DELAY
    return house


async def wish(house: House, session: SessionId, player: Any, **values: str) -> None:
    for name, value in values.items():
        await wishes.set_wish(house, session, player.id, name, value)


async def standing(house: House, session: SessionId, player: Any) -> Standing:
    return (await look(house, session, player.id)).standing


async def on(house: House, session: SessionId, player: Any) -> dict[str, str]:
    return {one.wish.id: one.value for one in (await standing(house, session, player)).on}


async def kept(house: House) -> int:
    """The rows of wishes and plans, whosever they are; not how far a seat was played by hand."""
    wished = select(func.count().label("n")).select_from(WISH).where(WISH.c.wish != ACTED)
    planned = select(func.count().label("n")).select_from(PLAN)
    counts = await house.store._database.fetch(Do(wished), Do(planned))
    return sum(rows[0]["n"] for rows in counts)


async def answers(house: House, session: SessionId) -> list[tuple[int | None, str]]:
    return [(entry.seat, entry.action) for entry in (await house.store.entries(session))[1:]]


async def passed(house: House, clock: Clock, session: SessionId, seconds: float) -> None:
    """Let time go by, and let what has become due be answered."""
    clock.now += seconds
    await answer_due(house, session)


async def test_a_wish_is_set_listed_changed_and_forgotten(slow: House) -> None:
    session = await running(slow, A, B)
    assert await on(slow, session, A) == {}
    await wish(slow, session, A, keeps="high", rolls="roll")
    assert await on(slow, session, A) == {"rolls": "roll", "keeps": "high"}
    assert await on(slow, session, B) == {}
    await wish(slow, session, A, keeps="keep", rolls="ask")
    assert await on(slow, session, A) == {"keeps": "keep"}
    await wish(slow, session, A, keeps="ask")
    assert await kept(slow) == 0


async def test_what_the_game_does_not_know_is_refused(slow: House) -> None:
    session = await running(slow, A, B)
    for name, value in (("moon", "on"), ("keeps", "always")):
        with pytest.raises(NoWish):
            await wishes.set_wish(slow, session, A.id, name, value)
    with pytest.raises(NotSeated):
        await wishes.set_wish(slow, session, C.id, "keeps", "keep")
    with pytest.raises(NotSeated):
        await wishes.leave_plan(slow, session, C.id, "keep", ("keep",))
    with pytest.raises(NotAnAction):
        await wishes.leave_plan(slow, session, A.id, "keep", ("jump",))
    lobby = await open_lobby(slow, Place(1, 101), C, "toy")
    with pytest.raises(WrongStatus):
        await wishes.set_wish(slow, lobby.id, C.id, "keeps", "keep")
    assert await kept(slow) == 0


@pytest.mark.parametrize("before", [0.0, 1.0, DELAY - 0.5])
async def test_b26_the_answer_comes_so_long_after_the_question_whenever_it_was_left(
    slow: House, clock: Clock, before: float
) -> None:
    session = await running(slow, A, B)
    put = clock.now
    clock.now += before
    await wish(slow, session, B, bids="bid-2")
    await passed(slow, clock, session, DELAY - before - 0.01)
    assert await answers(slow, session) == []
    await passed(slow, clock, session, 0.01)
    assert await answers(slow, session) == [(1, "bid 2")]
    assert (await slow.store.entries(session))[-1].at == put + DELAY


async def test_b26_a_question_that_has_stood_longer_is_answered_at_once(slow: House, clock: Clock) -> None:
    session = await running(slow, A, B)
    clock.now += 100
    await wish(slow, session, B, bids="bid-2")
    await answer_due(slow, session)
    assert await answers(slow, session) == [(1, "bid 2")]


async def test_b35_wishes_of_several_seats_chain_in_the_order_of_seats(slow: House, clock: Clock) -> None:
    session = await running(slow, A, B, C)
    for player in (C, B, A):
        await wish(slow, session, player, bids="bid-1", rolls="roll", keeps="keep")
    await passed(slow, clock, session, DELAY)
    assert await answers(slow, session) == [(0, "bid 1"), (1, "bid 1"), (2, "bid 1")]
    put = {entry.action: entry.at for entry in await slow.store.entries(session)}
    await passed(slow, clock, session, DELAY)
    assert (await answers(slow, session))[3:] == [(0, "roll"), (0, "keep")], "what only goes on is not waited for"
    await passed(slow, clock, session, DELAY)
    assert (await answers(slow, session))[5:] == [(1, "roll"), (1, "keep")]
    assert (await slow.store.entries(session))[-1].at == put["bid 1"] + 2 * DELAY


async def test_what_follows_from_the_own_answer_alone_is_answered_in_the_same_breath(
    slow: House, clock: Clock
) -> None:
    session = await running(slow, A, B)
    await wish(slow, session, A, keeps="keep")
    await wish(slow, session, B, bids="bid-0")
    await submit(slow, session, A.id, ("bid 1",))
    assert await answers(slow, session) == [(0, "bid 1")], "B waits like everybody"
    await passed(slow, clock, session, DELAY)
    receipt = await submit(slow, session, A.id, ("roll",))
    assert receipt.accepted == ("roll",)
    assert receipt.turn_over
    assert (await answers(slow, session))[2:] == [(0, "roll"), (0, "keep")]
    assert [getattr(event, "text", "") for event in receipt.events] == ["roll", "keep"]


async def test_b35_without_delay_wishes_alone_play_to_the_end_with_computers(house: House) -> None:
    lobby = await open_lobby(house, HERE, A, "toy")
    await add_computer(house, lobby.id, A.id)
    await start(house, lobby.id, A.id)
    await wish(house, lobby.id, A, bids="bid-0", rolls="roll", keeps="keep")
    await answer_due(house, lobby.id)
    assert (await look(house, lobby.id, None)).outcome is not None
    assert await kept(house) == 0, "thoughts end with the session"


async def test_a_wish_is_consulted_for_the_kinds_that_it_declares(slow: House, clock: Clock) -> None:
    session = await running(slow, A, B)
    await wish(slow, session, A, keeps="keep", rolls="roll")
    await passed(slow, clock, session, DELAY)
    assert await answers(slow, session) == []


async def rolled(house: House, clock: Clock, *, high: bool) -> SessionId:
    """A session in which A has rolled, high or low, with a wish for high dice."""
    for channel in range(60):
        session = await running(house, A, B, place=Place(1, 500 + channel))
        await wish(house, session, A, keeps="high")
        await submit(house, session, A.id, ("bid 0",))
        await submit(house, session, B.id, ("bid 0",))
        await submit(house, session, A.id, ("roll",))
        if ((await look(house, session, None)).view.rolled >= HIGH) == high:
            return session
        await close(house, session, A.id)
    raise AssertionError("no such die")


async def test_b35_a_surprise_stops_the_wish_and_its_owner_alone_is_told(slow: House, clock: Clock) -> None:
    session = await rolled(slow, clock, high=False)
    before = await look(slow, session, None)
    await passed(slow, clock, session, 10 * DELAY)
    assert await look(slow, session, None) == before, "nothing was played, nothing shows"
    assert [one.id for one in (await standing(slow, session, A)).missed] == ["keeps"]
    for reader in (B, C):
        assert (await standing(slow, session, reader)).missed == ()
    await submit(slow, session, A.id, ("drop",))
    assert (await standing(slow, session, A)).missed == ()


async def test_b35_the_same_wish_answers_what_it_covers(slow: House, clock: Clock) -> None:
    session = await rolled(slow, clock, high=True)
    assert (await standing(slow, session, A)).missed == ()
    await passed(slow, clock, session, DELAY)
    assert (await answers(slow, session))[-1] == (0, "keep")


async def test_b35_a_press_is_faster_than_the_wish(slow: House, clock: Clock) -> None:
    session = await running(slow, A, B)
    await wish(slow, session, A, bids="bid-2")
    await submit(slow, session, A.id, ("bid 0",))
    await passed(slow, clock, session, DELAY)
    assert await answers(slow, session) == [(0, "bid 0")]


async def bidden(house: House, session: SessionId) -> None:
    """Both bid, A rolls: now A must keep or drop."""
    for player in (A, B):
        await submit(house, session, player.id, ("bid 0",))
    await submit(house, session, A.id, ("roll",))


async def test_a_plan_waits_for_its_kind_and_runs_once(slow: House, clock: Clock) -> None:
    session = await running(slow, A, B)
    await wishes.leave_plan(slow, session, A.id, "keep", ("drop",))
    (plan,) = (await standing(slow, session, A)).plans
    assert (plan.kind, plan.texts, plan.stopped) == ("keep", ("drop",), False)
    assert plan.label is not None
    await passed(slow, clock, session, 5 * DELAY)
    assert await answers(slow, session) == []
    await bidden(slow, session)
    await passed(slow, clock, session, DELAY)
    assert (await answers(slow, session))[-1] == (0, "drop")
    assert (await standing(slow, session, A)).plans == ()
    assert await kept(slow) == 0


async def test_a_plan_goes_before_a_wish(slow: House, clock: Clock) -> None:
    session = await running(slow, A, B)
    await wish(slow, session, A, keeps="keep")
    await wishes.leave_plan(slow, session, A.id, "keep", ("drop",))
    await bidden(slow, session)
    await passed(slow, clock, session, DELAY)
    assert (await answers(slow, session))[-1] == (0, "drop")


async def test_b35_a_plan_stops_at_the_first_text_that_is_no_answer(slow: House, clock: Clock) -> None:
    session = await running(slow, A, B)
    await wishes.leave_plan(slow, session, A.id, "keep", ("roll", "keep"))
    await wish(slow, session, A, keeps="keep")
    await bidden(slow, session)
    revision = (await find.session(slow, session)).revision
    await passed(slow, clock, session, 5 * DELAY)
    assert (await find.session(slow, session)).revision == revision
    (plan,) = (await standing(slow, session, A)).plans
    assert plan.stopped
    assert plan.texts == ("roll", "keep")
    await submit(slow, session, A.id, ("keep",))
    assert (await standing(slow, session, A)).plans == (), "what comes later was meant to follow it"


async def test_b35_a_question_answered_by_hand_is_not_answered_again_by_its_plan(slow: House, clock: Clock) -> None:
    session = await running(slow, A, B)
    await wishes.leave_plan(slow, session, A.id, "keep", ("drop",))
    await bidden(slow, session)
    await submit(slow, session, A.id, ("keep",))
    assert await kept(slow) == 0


async def test_b35_a_plan_whose_question_cannot_come_any_more_is_dropped(slow: House, clock: Clock) -> None:
    session = await running(slow, A, B)
    await wishes.leave_plan(slow, session, B.id, "keep", ("drop",))
    await submit(slow, session, A.id, ("bid 2",))
    assert len((await standing(slow, session, B)).plans) == 1
    await submit(slow, session, B.id, ("bid 2",))
    assert (await standing(slow, session, B)).plans == (), "it is A's turn, and B was to plan before the turns"
    assert await kept(slow) == 0


async def test_a_plan_is_replaced_and_taken_back(slow: House) -> None:
    session = await running(slow, A, B)
    await wishes.leave_plan(slow, session, A.id, "keep", ("drop",))
    await wishes.leave_plan(slow, session, A.id, "keep", ("keep",))
    assert [plan.texts for plan in (await standing(slow, session, A)).plans] == [("keep",)]
    await wishes.drop_plan(slow, session, A.id, "keep")
    await wishes.drop_plan(slow, session, A.id, "keep")
    assert await kept(slow) == 0


async def test_b25_nobody_else_can_tell_what_was_left(slow: House, clock: Clock) -> None:
    session = await running(slow, A, B)
    told: list[str] = []
    before = [(await look(slow, session, who), await story(slow, session, who)) for who in (B.id, C.id, None)]
    slow.on_change(told.append)
    await wish(slow, session, A, keeps="high", rolls="roll")
    await wishes.leave_plan(slow, session, A.id, "keep", ("drop",))
    after = [(await look(slow, session, who), await story(slow, session, who)) for who in (B.id, C.id, None)]
    assert after == before
    assert len(await slow.store.entries(session)) == 1


async def test_b26_by_wish_or_by_hand_everybody_else_sees_the_same_at_the_same_time(
    slow: House, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sessions.lobby.secrets.token_hex", lambda _: "one deal")
    ids = iter("aaaaabbbbb")
    monkeypatch.setattr("sessions.lobby.secrets.choice", lambda _: next(ids))
    by_wish = await running(slow, A, B)
    by_hand = await running(slow, A, B, place=Place(1, 101))
    await wish(slow, by_wish, B, bids="bid-1")
    await passed(slow, clock, by_wish, DELAY)
    await submit(slow, by_hand, B.id, ("bid 1",))
    for reader in (A.id, None):
        assert await story(slow, by_wish, reader) == await story(slow, by_hand, reader)
        ours, theirs = await look(slow, by_wish, reader), await look(slow, by_hand, reader)
        assert (ours.view, ours.pending) == (theirs.view, theirs.pending)
    one, other = [await find.session(slow, which) for which in (by_wish, by_hand)]
    assert (one.revision, one.asked_at) == (other.revision, other.asked_at)


async def test_b36_what_was_left_goes_with_its_player(slow: House) -> None:
    session = await running(slow, A, B, C)
    for player in (A, B):
        await wish(slow, session, player, keeps="keep")
        await wishes.leave_plan(slow, session, player.id, "keep", ("drop",))
    await leave(slow, session, B.id)
    assert await kept(slow) == 2
    assert await on(slow, session, A) == {"keeps": "keep"}
    await close(slow, session, A.id)
    assert await kept(slow) == 0


async def test_b5_a_restart_between_question_and_answer_loses_and_doubles_nothing(
    open_toys: Opener, clock: Clock
) -> None:
    house = await open_toys()
    house.delay = DELAY
    session = await running(house, A, B)
    await wish(house, session, B, bids="bid-0")
    await wishes.leave_plan(house, session, A.id, "keep", ("drop",))
    clock.now += 1
    house = await open_toys()
    house.delay = DELAY
    await passed(house, clock, session, DELAY - 1.5)
    await submit(house, session, A.id, ("bid 0",))
    clock.now += 0.5
    house = await open_toys()  # without any delay: what is due is answered by the opening itself
    await answer_due(house, session)
    assert await answers(house, session) == [(0, "bid 0"), (1, "bid 0")]
    await submit(house, session, A.id, ("roll",))
    house = await open_toys()
    await answer_due(house, session)
    assert (await answers(house, session))[2:] == [(0, "roll"), (0, "drop")]


async def test_opening_the_house_wakes_what_was_left(open_toys: Opener, clock: Clock) -> None:
    house = await open_toys()
    house.delay = DELAY
    session = await running(house, A, B)
    await wish(house, session, B, bids="bid-2")
    house = await open_toys()
    for _ in range(200):
        if await answers(house, session):
            break
        await house.queued(session, _nothing)
    assert await answers(house, session) == [(1, "bid 2")]


@pytest.mark.parametrize("statement", [1, 6, 13, 22, 40])
async def test_b1_killed_at_any_point_of_a_chain_it_ends_in_the_same_record(
    open_toys: Opener, clock: Clock, tmp_path: Path, shelf: Path, statement: int
) -> None:
    house = await open_toys()
    house.delay = NEVER
    session = await running(house, A, B)
    for player in (A, B):
        await wish(house, session, player, bids="bid-0", rolls="roll", keeps="keep")
    await wishes.leave_plan(house, session, A.id, "keep", ("drop",))
    await house.close()
    shutil.copy(tmp_path / "bot.db", tmp_path / "before.db")
    process = victim("left", f"sqlite:///{tmp_path / 'bot.db'}", str(shelf), session, str(statement))
    assert process.wait(60) == DIED
    clock.now = time.time() + 1  # the other process had a clock of its own
    killed = await played_out(open_toys, session)
    assert killed.count((0, "drop")) == 1
    await (await open_toys()).close()
    shutil.copy(tmp_path / "before.db", tmp_path / "bot.db")
    assert killed == await played_out(open_toys, session)


async def played_out(open_toys: Opener, session: SessionId) -> list[tuple[int | None, str]]:
    """Let everything that was left be answered; return the record, which fits the stored state."""
    house = await open_toys()
    await answer_due(house, session)
    assert (await look(house, session, None)).outcome is not None
    await check_record(house, session)
    return await answers(house, session)


async def test_nothing_is_answered_while_a_session_is_paused(slow: House, clock: Clock) -> None:
    session = await running(slow, A, B)
    await wish(slow, session, B, bids="bid-2")
    request = await consent.ask(slow, session, A.id, "pause", days=3)
    await consent.answer(slow, session, B.id, request.number, agrees=True)
    await passed(slow, clock, session, 100 * DELAY)
    assert await answers(slow, session) == []


async def test_b35_what_was_taken_back_is_not_answered_by_wish_again(slow: House, clock: Clock) -> None:
    session = await running(slow, A, B)
    await wish(slow, session, A, bids="bid-2")
    await passed(slow, clock, session, DELAY)
    await undo(slow, session, A.id)
    assert await answers(slow, session) == []
    await passed(slow, clock, session, 100 * DELAY)
    assert await answers(slow, session) == []
    await submit(slow, session, A.id, ("bid 0",))
    assert await answers(slow, session) == [(0, "bid 0")]


async def test_b35_a_wish_answers_what_is_asked_anew_after_steps_back(slow: House, clock: Clock) -> None:
    """The numbers of the questions come again; only the one that was opened again is left to its player."""
    session = await running(slow, A, B)
    turns = ((A, "roll"), (A, "drop"), (B, "roll"), (B, "drop"))
    for player, text in ((A, "bid 1"), (B, "bid 1"), *turns, (A, "roll"), (A, "drop")):
        assert (await submit(slow, session, player.id, (text,))).accepted
    await rewind(slow, session, A.id, 6, "a slip")
    await wish(slow, session, A, rolls="roll")
    await passed(slow, clock, session, 10 * DELAY)
    assert (await answers(slow, session))[2:] == []
    for player, text in turns:
        assert (await submit(slow, session, player.id, (text,))).accepted
    await passed(slow, clock, session, DELAY)
    assert (await answers(slow, session))[6:] == [(0, "roll")]


async def test_b25_the_press_that_ends_a_session_leaves_no_thought_behind(slow: House) -> None:
    session = await running(slow, A, B)
    await wish(slow, session, A, keeps="high")
    await wish(slow, session, B, rolls="roll")
    await play_out(slow, session, Random("thoughts"))
    assert not await slow.store.thoughts(session)


async def _nothing() -> None:
    """Wait in the queue."""
