"""Rematch: one press on the final board, the same people, seats moved on."""

from __future__ import annotations

import pytest

from sessions.values import Status
from tests.kit import Table, World, labels, press, text_of, walk, words
from tests.kit import components as parts_of

pytestmark = pytest.mark.usefixtures("plain_pictures")


async def test_the_final_board_offers_a_rematch_to_those_who_played(world: World) -> None:
    table = await Table.over(world)
    final = table.board
    assert labels(final)[:2] == ["Rematch", "Replay"]
    eve = world.add("eve")
    assert "You hold no seat" in text_of(await press(eve, final, label="Rematch"))
    opened = await press(world.bob, final, label="Rematch")
    assert opened.ephemeral
    assert "invited" in text_of(opened)
    again = await Table.newest(world)
    assert "● bob (host)" in words(again.lobby)
    assert f"■ kept for <@{world.ann.id}>" in words(again.lobby)
    joined = await press(world.ann, again.lobby, label="Join")
    assert "You have seat ■" in text_of(joined)
    await press(world.bob, again.lobby, label="Start with 2")
    assert (await again.session()).status is Status.RUNNING


async def test_b27_the_invitation_pings_those_who_are_invited_once(world: World) -> None:
    table = await Table.over(world)
    await press(world.bob, table.board, label="Rematch")
    again = await Table.newest(world)
    (sent,) = [
        call.json for call in world.env.http_requests
        if call.method == "POST" and f"l1:{again.id}:join" in str(call.json)
    ]  # fmt: skip
    assert [int(user) for user in sent["allowed_mentions"]["users"]] == [world.ann.id]


async def test_a_second_press_leads_to_the_open_lobby(world: World) -> None:
    table = await Table.over(world)
    await press(world.bob, table.board, label="Rematch")
    again = await Table.newest(world)
    second = await press(world.ann, table.board, label="Rematch")
    assert "open already" in text_of(second)
    (link,) = [part["url"] for part in walk(parts_of(second.response)) if "url" in part]
    assert link.endswith(str(again.lobby.id))
    assert (await Table.newest(world)).id == again.id
