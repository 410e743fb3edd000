from __future__ import annotations

import pytest

from engines.core import Chosen
from sessions import find
from sessions.errors import NoSession
from sessions.house import House
from sessions.lobby import close, join, open_lobby, start
from sessions.play import submit
from sessions.values import Place, PlayerSettings, SessionId
from tests.sessions.conftest import Clock, Opener, running
from tests.sessions.people import HERE, A, B, C, D


async def test_a_place_answers_with_its_active_session_else_with_the_newest_ended(
    house: House, clock: Clock
) -> None:
    with pytest.raises(NoSession):
        await find.at(house, HERE)
    ended = []
    for _ in range(2):
        clock.now += 10
        ended.append(await running(house, A, B))
        await close(house, ended[-1], A.id)
    assert (await find.at(house, HERE)).id == ended[-1]
    lobby = await open_lobby(house, HERE, C, "toy")
    assert (await find.at(house, HERE)).id == lobby.id


async def test_b30_mine_lists_what_waits_for_me_first_and_the_longest_waiting_on_top(
    house: House, clock: Clock
) -> None:
    waiting_short = await running(house, A, B, place=Place(1, 1))
    clock.now += 50
    waiting_long = await running(house, A, B, place=Place(2, 2))
    clock.now += 50
    await submit(house, waiting_short, A.id, ("bid 0",))
    await submit(house, waiting_short, B.id, ("bid 0",))
    lobby = await open_lobby(house, HERE, B, "toy")
    await join(house, lobby.id, A)
    mine = await find.mine(house, A.id)
    assert [(one.session.id, one.asked, one.since) for one in mine] == [
        (waiting_long, True, 1_000_050.0),
        (waiting_short, True, 1_000_100.0),
        (lobby.id, False, None),
    ]
    assert await find.mine(house, C.id) == ()


async def test_what_is_committed_and_not_yet_said_is_found_after_a_restart(open_toys: Opener) -> None:
    house = await open_toys()
    session = await running(house, A, B)
    await find.mark_published(house, session, 2, 555)
    assert await find.unpublished(house) == ()
    await submit(house, session, A.id, ("bid 0",))
    house = await open_toys()
    (unsaid,) = await find.unpublished(house)
    assert (unsaid.id, unsaid.revision, unsaid.published_revision, unsaid.board_message) == (session, 3, 2, 555)


async def test_an_older_note_of_the_publisher_changes_nothing(house: House) -> None:
    session = await running(house, A, B)
    await find.mark_published(house, session, 2, 555)
    await find.mark_published(house, session, 1, 444)
    found = await find.session(house, session)
    assert (found.published_revision, found.board_message) == (2, 555)


async def test_notes_of_the_publisher_do_not_disturb_a_change_under_way(house: House) -> None:
    session = await running(house, A, B)
    await find.mark_published(house, session, 2, 555)
    await find.set_lobby_message(house, session, 666)
    await submit(house, session, A.id, ("bid 0",))
    found = await find.session(house, session)
    assert (found.revision, found.board_message, found.lobby_message) == (3, 555, 666)


async def test_active_lists_what_has_not_ended(house: House) -> None:
    first = await running(house, A, B)
    other = await open_lobby(house, Place(1, 200), C, "toy")
    await running(house, C, D, place=Place(1, 300))
    await close(house, first, A.id)
    third = await find.at(house, Place(1, 300))
    assert [session.id for session in await find.active(house)] == [other.id, third.id]


async def test_unknown_sessions_are_not_found(house: House) -> None:
    with pytest.raises(NoSession):
        await find.session(house, SessionId("nope"))


async def test_settings_and_notes_survive_a_restart(open_toys: Opener) -> None:
    house = await open_toys()
    assert await find.settings(house, A.id) == PlayerSettings(dms=True, text_boards=False)
    await find.save_settings(house, A.id, PlayerSettings(dms=False, text_boards=True))
    await find.remember(house, "commands", "hash 1")
    await find.remember(house, "commands", "hash 2")
    house = await open_toys()
    assert await find.settings(house, A.id) == PlayerSettings(dms=False, text_boards=True)
    assert await find.settings(house, B.id) == PlayerSettings()
    assert await find.recall(house, "commands") == "hash 2"
    assert await find.recall(house, "other") is None


async def test_b30_least_time_comes_first_and_what_has_no_clock_last(house: House, clock: Clock) -> None:
    lobbies = {}
    for channel, pace in enumerate(("off", "slow", "fast", "daily"), start=1):
        agreed = (Chosen("pace", pace),)
        lobby = await open_lobby(house, Place(channel, channel), A, "toy", agreed=agreed)
        await join(house, lobby.id, B)
        await start(house, lobby.id, A.id)
        lobbies[lobby.id] = pace
        clock.now += 50
    mine = await find.mine(house, A.id)
    assert [lobbies[one.session.id] for one in mine] == ["fast", "slow", "daily", "off"]
    assert [one.deadline for one in mine][-1] is None
    await submit(house, mine[0].session.id, A.id, ("bid 0",))
    played = await find.mine(house, A.id)
    assert (lobbies[played[-1].session.id], played[-1].deadline) == ("fast", None)
