from __future__ import annotations

import asyncio

import pytest

from db.rows import EntryRow
from engines.core import Event, NotAnAction, NotLegal, NotYours, Seat, TooLate
from sessions.errors import NoSession, NotSeated, WrongStatus
from sessions.handover import offer, take
from sessions.house import House
from sessions.lobby import add_computer, open_lobby, start
from sessions.play import look, peek, story, submit
from sessions.values import Place, SessionId, Status
from tests.sessions.conftest import Opener, running
from tests.sessions.people import HERE, A, B, C, D
from tests.sessions.toy import Happened


def texts_of(events: tuple[Event, ...]) -> list[str]:
    return [event.text for event in events if isinstance(event, Happened)]


async def test_a_press_counts_and_the_receipt_says_what_stands_now(house: House) -> None:
    session = await running(house, A, B)
    receipt = await submit(house, session, A.id, ("bid 2",), decision=0)
    assert (receipt.accepted, receipt.left, receipt.why) == (("bid 2",), (), None)
    assert texts_of(receipt.events) == ["bid 2"]
    assert receipt.look.view.points == (2, None)
    assert receipt.look.question is None
    assert receipt.turn_over
    assert receipt.look.session.revision == 3  # joined, started, answered


async def test_b13_ten_equal_presses_apply_once(house: House) -> None:
    session = await running(house, A, B)
    presses = [submit(house, session, A.id, ("bid 1",), decision=0) for _ in range(10)]
    receipts = await asyncio.gather(*presses)
    assert [receipt.accepted for receipt in receipts] == [("bid 1",)] + [()] * 9
    assert all(isinstance(receipt.why, TooLate) for receipt in receipts[1:])
    assert len(await house.store.entries(session)) == 2


async def test_b14_players_pressing_at_the_same_instant_both_count(house: House) -> None:
    session = await running(house, A, B, C, D)
    receipts = await asyncio.gather(
        *(submit(house, session, p.id, ("bid 1",), decision=seat) for seat, p in enumerate((A, B, C, D)))
    )
    assert all(receipt.accepted for receipt in receipts)


async def test_b16_waiting_presses_are_answered_in_the_order_they_came(house: House) -> None:
    session = await running(house, A, B)
    order: list[str] = []

    async def press(player: int, text: str) -> None:
        await submit(house, session, player, (text,))
        order.append(text)

    await asyncio.gather(press(A.id, "bid 0"), press(B.id, "bid 1"), press(A.id, "roll"), press(A.id, "drop"))
    assert order == ["bid 0", "bid 1", "roll", "drop"]
    assert [entry.action for entry in await house.store.entries(session)] == ["", *order]


async def test_b16_a_press_is_finished_when_its_caller_has_gone(house: House) -> None:
    session = await running(house, A, B)
    press = asyncio.create_task(submit(house, session, A.id, ("bid 1",)))
    await asyncio.sleep(0)
    press.cancel()
    with pytest.raises(asyncio.CancelledError):
        await press
    assert (await submit(house, session, B.id, ("bid 0",))).accepted
    assert (await look(house, session, None)).view.points == (1, 0)


async def test_sessions_do_not_wait_for_each_other(house: House) -> None:
    first = await running(house, A, B)
    other = await running(house, C, D, place=Place(1, 200))
    held = asyncio.Event()
    blocked = asyncio.create_task(house.queued(first, held.wait))
    await asyncio.sleep(0)
    assert (await submit(house, other, C.id, ("bid 1",))).accepted
    assert not blocked.done()
    held.set()
    await blocked


async def test_a_chain_plays_a_whole_turn_and_is_told_as_separate_revisions(house: House) -> None:
    session = await running(house, A, B)
    await submit(house, session, B.id, ("bid 0",))
    before = (await look(house, session, None)).session.revision
    receipt = await submit(house, session, A.id, ("bid 0", "roll", "keep"))
    assert receipt.accepted == ("bid 0", "roll", "keep")
    assert receipt.look.session.revision == before + 3
    assert [told.revision for told in await story(house, session, A.id, before)] == [before + n for n in (1, 2, 3)]


@pytest.mark.parametrize(("text", "why"), [("keep", NotLegal), ("jump", NotAnAction), ("bid 1", NotLegal)])
async def test_a_chain_keeps_its_prefix_and_says_why_it_stopped(house: House, text: str, why: type) -> None:
    session = await running(house, A, B)
    await submit(house, session, B.id, ("bid 0",))
    receipt = await submit(house, session, A.id, ("bid 1", text, "roll"))
    assert receipt.accepted == ("bid 1",)
    assert receipt.left == (text, "roll")
    assert isinstance(receipt.why, why)
    assert receipt.look.question is not None
    assert receipt.look.question.decision.kind == "roll"


async def test_a_chain_stops_when_the_question_is_another_seats(house: House) -> None:
    session = await running(house, A, B)
    receipt = await submit(house, session, A.id, ("bid 1", "roll"))
    assert receipt.accepted == ("bid 1",)
    assert isinstance(receipt.why, NotYours)
    assert [decision.seat for decision in receipt.why.asked] == [1]


async def test_within_a_turn_the_turn_is_not_over(house: House) -> None:
    session = await running(house, A, B)
    await submit(house, session, B.id, ("bid 0",))
    await submit(house, session, A.id, ("bid 0",))
    assert not (await submit(house, session, A.id, ("roll",))).turn_over
    assert (await submit(house, session, A.id, ("drop",))).turn_over


async def test_a_refused_answer_changes_nothing(house: House) -> None:
    session = await running(house, A, B)
    before = await house.store.load(session)
    receipt = await submit(house, session, A.id, ("roll",))
    assert not receipt.accepted
    assert await house.store.load(session) == before


async def test_the_text_of_the_record_is_canonical(house: House) -> None:
    session = await running(house, A, B)
    await submit(house, session, A.id, ("bid   1",))
    assert (await house.store.entries(session))[-1].action == "bid 1"


async def test_strangers_and_spectators_are_told_apart_from_seats(house: House) -> None:
    session = await running(house, A, B)
    await submit(house, session, A.id, ("bid 2",))
    with pytest.raises(NotSeated):
        await submit(house, session, C.id, ("bid 1",))
    watched = await look(house, session, C.id)
    assert (watched.seat, watched.question, watched.view.points) == (None, None, (None, None))


async def test_the_story_is_masked_for_its_reader(house: House) -> None:
    session = await running(house, A, B)
    await submit(house, session, A.id, ("bid 2",))
    texts = {
        reader: [text for told in await story(house, session, reader) for text in texts_of(told.events)]
        for reader in (A.id, B.id, None)
    }
    assert texts == {A.id: ["deal", "bid 2"], B.id: ["deal", "bid"], None: ["deal", "bid"]}


async def test_the_computer_answers_in_the_same_hold_with_entries_of_its_own(house: House) -> None:
    session = (await open_lobby(house, HERE, A, "toy")).id
    await add_computer(house, session, A.id)
    started = await start(house, session, A.id)
    assert [entry.action for entry in await house.store.entries(session)] == ["", "bid 0"]
    receipt = await submit(house, session, A.id, ("bid 0", "roll", "drop"))
    assert texts_of(receipt.events) == ["bid 0", "roll", "drop", "roll", "keep"]
    assert receipt.look.session.revision == started.revision + 5
    assert receipt.look.question is not None


async def test_an_ended_session_shows_its_outcome_and_its_seed(house: House) -> None:
    session = await running(house, A, B)
    assert (await look(house, session, None)).session.seed is None
    await _to_the_end(house, session)
    ended = await look(house, session, A.id)
    assert ended.session.status is Status.OVER
    assert ended.session.seed is not None
    assert ended.outcome is not None
    assert max(standing.points or 0 for standing in ended.outcome.standings) >= 12
    with pytest.raises(WrongStatus):
        await submit(house, session, A.id, ("roll",))


async def _to_the_end(house: House, session: SessionId) -> None:
    for player in (A, B):
        await submit(house, session, player.id, ("bid 0",))
    while (await look(house, session, None)).outcome is None:
        for player in (A, B):
            if (await look(house, session, player.id)).question is not None:
                await submit(house, session, player.id, ("roll", "keep"))


async def test_peek_looks_ahead_through_quiet_steps_alone(house: House) -> None:
    session = await running(house, A, B)
    await submit(house, session, B.id, ("bid 0",))
    ahead = await peek(house, session, A.id, ("bid 1",))
    assert ahead is not None
    assert ahead.question is not None
    assert ahead.question.decision.kind == "roll"
    assert await peek(house, session, A.id, ("bid 1", "roll")) is None
    assert await peek(house, session, A.id, ("keep",)) is None
    assert (await look(house, session, A.id)).pending[0].kind == "bid"


async def test_unknown_sessions_and_lobbies_cannot_be_played(house: House) -> None:
    with pytest.raises(NoSession):
        await submit(house, SessionId("nope"), A.id, ("bid 1",))
    lobby = await open_lobby(house, HERE, A, "toy")
    for attempt in (submit(house, lobby.id, A.id, ("bid 1",)), look(house, lobby.id, A.id)):
        with pytest.raises(WrongStatus):
            await attempt


async def test_listeners_hear_of_every_commit_and_of_nothing_else(house: House) -> None:
    session = await running(house, A, B)
    heard: list[SessionId] = []
    house.on_change(heard.append)
    await submit(house, session, B.id, ("bid 0",))
    await submit(house, session, A.id, ("bid 0", "roll", "keep", "keep"))
    assert heard == [session] * 4


async def test_b20_a_refused_press_is_no_change_to_publish(house: House) -> None:
    session = await running(house, A, B)
    heard: list[SessionId] = []
    house.on_change(heard.append)
    await submit(house, session, A.id, ("keep",))
    assert heard == []


async def test_an_answer_is_due_as_of_the_moment_it_was_asked(house: House, open_toys: Opener) -> None:
    session = await running(house, A, B)
    await submit(house, session, A.id, ("bid 0",))
    seats = (await house.store.seated(session)).seats  # type: ignore[union-attr]  # it was just played
    assert [seat.decision for seat in seats] == [None, 1]
    assert seats[1].asked_at == 1_000_000.0


async def test_what_a_seat_says_unasked_answers_nothing(house: House) -> None:
    session = await running(house, A, B)
    said = await submit(house, session, A.id, ("wave",))
    assert texts_of(said.events) == ["wave"]
    assert said.look.question is not None, "the open question stays open"
    assert (await submit(house, session, A.id, ("bid 2",), decision=0)).accepted, "and can still be answered"
    assert texts_of((await submit(house, session, A.id, ("wave",))).events) == []
    unasked = await submit(house, session, B.id, ("wave", "bid 1"), decision=1)
    assert unasked.accepted == ("wave", "bid 1")
    entries = await house.store.entries(session)
    assert [(entry.seat, entry.decision, entry.action) for entry in entries[1:]] == [
        (0, None, "wave"), (0, 0, "bid 2"), (1, None, "wave"), (1, 1, "bid 1"),
    ]  # fmt: skip


async def test_others_see_the_kind_that_a_question_is_shown_as(house: House) -> None:
    session = await running(house, A, B)
    await submit(house, session, A.id, ("bid 0",))
    await submit(house, session, B.id, ("bid 0",))
    await submit(house, session, A.id, ("roll",))
    kinds = [(await look(house, session, reader)).pending[0].kind for reader in (A.id, B.id, None)]
    assert kinds == ["keep", "roll", "roll"]


async def test_who_gives_a_seat_away_while_reading_learns_nothing_of_what_follows(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await running(house, A, B)
    await offer(house, session, A.id, Seat(0))
    entries = house.store.entries

    async def late(of: str, since: int = -1) -> tuple[EntryRow, ...]:
        monkeypatch.setattr(house.store, "entries", entries)
        await take(house, session, C, Seat(0))
        await submit(house, session, C.id, ("bid 2",))
        return await entries(of, since)

    monkeypatch.setattr(house.store, "entries", late)
    told = await story(house, session, A.id)
    assert [event.text for one in told for event in one.events if isinstance(event, Happened)] == ["deal"]
