"""Taking back: free inside the barrier, by consent beyond it. Played on Dogs (no luck in a drive) and Zombeasts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from engines.core import Seat
from sessions import consent, find
from sessions.due import due
from sessions.errors import NeedsConsent, NoSuchStep, NothingToUndo, NotHost, WrongStatus
from sessions.house import House
from sessions.lobby import add_computer, join, open_lobby, set_term, start
from sessions.opening import open_house
from sessions.play import look, submit
from sessions.undo import prospect, rewind, undo, what
from sessions.values import Look, Player, SessionId
from tests.records import play_out
from tests.sessions.conftest import Clock, running
from tests.sessions.people import HERE, A, B


@pytest.fixture
async def table(tmp_path: Path, clock: Clock) -> AsyncIterator[House]:
    house = await open_house(f"sqlite:///{tmp_path / 'bot.db'}", clock=clock)
    yield house
    await house.close()


async def begun(house: House, game: str, *guests: Player, **terms: str) -> SessionId:
    lobby = await open_lobby(house, HERE, A, game)
    for guest in guests:
        await join(house, lobby.id, guest)
    for term, value in terms.items():
        await set_term(house, lobby.id, A.id, term, value)
    if not guests:
        await add_computer(house, lobby.id, A.id)
    await start(house, lobby.id, A.id)
    return lobby.id


async def to_move(house: House, session: SessionId) -> tuple[int, Look]:
    now = await look(house, session, None)
    player = now.session.holders[now.pending[0].seat].player
    assert player is not None
    return player.id, await look(house, session, player.id)


async def drive(house: House, session: SessionId) -> int:
    """Whoever is asked drives to the nearest dog."""
    player, now = await to_move(house, session)
    assert now.question is not None
    text = next(offer.text for offer in now.question.offers if offer.text.startswith("move"))
    assert (await submit(house, session, player, (text,))).why is None
    return player


async def test_b8_a_step_that_showed_nothing_is_taken_back_at_once(table: House) -> None:
    session = await begun(table, "dogs", B)
    _, before = await to_move(table, session)
    player = await drive(table, session)
    other = B.id if player == A.id else A.id
    assert (await look(table, session, other)).question is not None
    after = await undo(table, session, player)
    assert after.view == before.view
    assert after.question == before.question
    assert (await look(table, session, other)).question is None
    assert after.session.rewound == after.session.revision > before.session.revision
    assert len(await table.store.entries(session)) == 1, "only the deal is left"


async def test_b8_another_seats_answer_is_a_barrier(table: House) -> None:
    session = await begun(table, "dogs", B)
    first = await drive(table, session)
    second = await drive(table, session)
    assert first != second
    found = await prospect(table, session, first)
    assert found.revealed.answered == found.asks == (Seat(1 if first == A.id else 0),)
    with pytest.raises(NeedsConsent):
        await undo(table, session, first)
    assert (await prospect(table, session, second)).asks == ()


async def test_b8_luck_is_a_barrier(table: House) -> None:
    session = await begun(table, "zombeasts", B)
    player, now = await to_move(table, session)
    assert now.question is not None
    cards = [
        offer.text for offer in now.question.offers if offer.text.endswith(" new") and "joker" not in offer.text
    ]
    await submit(table, session, player, (cards[0], "draw pile"))
    found = await prospect(table, session, player)
    assert found.revealed.luck or found.revealed.shown
    with pytest.raises(NeedsConsent):
        await undo(table, session, player)


async def test_alone_against_the_computer_nobody_need_be_asked(table: House) -> None:
    session = await begun(table, "zombeasts")
    player, now = await to_move(table, session)
    assert now.question is not None
    before = len(await table.store.entries(session))
    await submit(table, session, player, (now.question.offers[0].text,))
    assert (await prospect(table, session, player)).asks == ()
    assert (await undo(table, session, player)).view == now.view
    assert len(await table.store.entries(session)) == before


async def test_before_the_first_answer_there_is_nothing_to_take_back(table: House) -> None:
    session = await begun(table, "dogs", B)
    with pytest.raises(NothingToUndo):
        await undo(table, session, A.id)


async def test_b7_the_host_goes_back_to_the_start_without_any_save(table: House) -> None:
    session = await begun(table, "dogs", B)
    _, before = await to_move(table, session)
    for _ in range(4):
        await drive(table, session)
    with pytest.raises(NotHost):
        await rewind(table, session, B.id, 4, "a slip")
    with pytest.raises(NoSuchStep):
        await rewind(table, session, A.id, 5, "a slip")
    await rewind(table, session, A.id, 4, "a slip")
    assert (await to_move(table, session))[1].view == before.view
    assert (await find.session(table, session)).rewound == 7  # opened, joined, dealt, four drives, back


async def test_b9_clocks_show_what_they_showed_then(table: House, clock: Clock) -> None:
    session = await begun(table, "dogs", B, pace="daily")
    player, before = await to_move(table, session)
    clock.now += 3_600
    await drive(table, session)
    clock.now += 40 * 86_400
    after = await undo(table, session, player)
    seat = after.seat
    assert seat is not None
    ours, theirs = (now.session.holders for now in (before, after))
    assert ours[1 - seat].clock is not None
    assert theirs[1 - seat].clock == ours[1 - seat].clock, "nobody pays for the time in between"
    mine = theirs[seat].clock
    assert mine is not None
    assert mine.deadline is not None
    assert mine.deadline > clock.now


async def asked_back(house: House, session: SessionId) -> tuple[int, int, Look]:
    """Ann or Ben has driven, the other as well, and the first asks to go back; both, and the table before."""
    _, before = await to_move(house, session)
    first, second = await drive(house, session), await drive(house, session)
    found = await prospect(house, session, first)
    await consent.ask(house, session, first, "undo", **what(found))
    return first, second, before


async def test_b8_beyond_the_barrier_all_must_agree(table: House) -> None:
    session = await begun(table, "dogs", B)
    first, second, before = await asked_back(table, session)
    assert (await look(table, session, first)).view != before.view
    (request,) = await consent.requests(table, session)
    done = await consent.answer(table, session, second, request.number, agrees=True)
    assert done.outcome == "agreed"
    after = await look(table, session, first)
    assert after.view == before.view
    assert after.question == before.question
    assert len(await table.store.entries(session)) == 1


async def test_a_refused_request_leaves_everything(table: House) -> None:
    session = await begun(table, "dogs", B)
    _, second, _ = await asked_back(table, session)
    (request,) = await consent.requests(table, session)
    entries = await table.store.entries(session)
    done = await consent.answer(table, session, second, request.number, agrees=False)
    assert done.outcome == "refused"
    assert await table.store.entries(session) == entries


async def test_b8_a_yes_is_none_to_another_step_of_the_same_number(table: House) -> None:
    session = await begun(table, "dogs", B)
    _, second, _ = await asked_back(table, session)
    (request,) = await consent.requests(table, session)
    await undo(table, session, second)
    assert await drive(table, session) == second
    entries = await table.store.entries(session)
    await consent.answer(table, session, second, request.number, agrees=True)
    assert await table.store.entries(session) == entries
    assert [one.kind for one in (await due(table, session)).unsaid][-1] == "undo-lapsed"


async def test_a_request_lapses_when_play_has_gone_on(table: House) -> None:
    session = await begun(table, "dogs", B)
    _, second, _ = await asked_back(table, session)
    (request,) = await consent.requests(table, session)
    await drive(table, session)
    entries = await table.store.entries(session)
    await consent.answer(table, session, second, request.number, agrees=True)
    assert await table.store.entries(session) == entries
    assert await consent.requests(table, session) == ()


async def test_what_is_over_is_not_rewound_for_its_seed_is_known(house: House) -> None:
    session = await running(house, A, B)
    await play_out(house, session, Random("over"))
    before = await house.store.load(session)
    with pytest.raises(WrongStatus):
        await rewind(house, session, A.id, 1, "a slip", moderator=True)
    assert await house.store.load(session) == before


async def test_a_lobby_has_nothing_to_rewind(house: House) -> None:
    lobby = await open_lobby(house, HERE, A, "toy")
    with pytest.raises(WrongStatus):
        await rewind(house, lobby.id, A.id, 1, "a slip")
