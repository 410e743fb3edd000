"""Who is called while the board is on its way: by a message that will arrive, like the last one, else by a ping."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.publisher import notices, posts
from cogs.publisher.channel import private_channel
from cogs.sight import see_board
from tests.cogs.test_publisher import end_turn, sends
from tests.kit import Table, World, labels, leaves, press, use, words

pytestmark = pytest.mark.usefixtures("plain_pictures")


async def both_reached(table: Table) -> None:
    """Play until both have been written to once."""
    await end_turn(table)
    assert [len(table.world.messages(player)) for player in table.world.people.values()] == [1, 1]


async def test_the_board_does_not_wait_for_a_message_that_will_arrive(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await both_reached(table)
    world, arrives = table.world, asyncio.Event()
    seen: list[int] = []

    async def slowly(client: Any, player: int) -> Any:
        await arrives.wait()
        return await private_channel(client, player)

    async def watch(board: int) -> None:
        while table.board.id == board:  # noqa: ASYNC110 - the platform has no event for it
            await asyncio.sleep(0)
        seen.append(len(world.messages(world.ann)))
        arrives.set()

    monkeypatch.setattr(notices, "private_channel", slowly)
    watching = asyncio.create_task(watch(table.board.id))
    await end_turn(table)
    await watching
    assert seen == [1], "the second message came after the board"
    assert len(world.messages(world.ann)) == 2
    assert "<@" not in table.board.content


async def test_b23_messages_closed_since_the_last_one_are_made_good_by_one_ping(table: Table) -> None:
    await both_reached(table)
    world = table.world
    path = f"/channels/{world.ann.user.dm_channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50007, times=None)
    before = len(sends(world.env, world.channel.id))
    await end_turn(table)
    posted = sends(world.env, world.channel.id)[before:]
    pinged = [one.json["allowed_mentions"]["users"] for one in posted]
    assert pinged == [[], [world.ann.id]], "called once, by the board that was posted anew"
    assert [m for m in world.public() if "Act" in labels(m)] == [world.public()[-1]]
    assert (await table.session()).board_message == table.board.id
    await end_turn(table)
    await end_turn(table)
    assert len(sends(world.env, world.ann.user.dm_channel.id)) == 2, "one arrived, one did not, no more were tried"


async def test_b46_a_message_that_fails_for_a_moment_is_made_good_by_a_ping_and_tried_at_the_next_turn(
    table: Table,
) -> None:
    await both_reached(table)
    world = table.world
    world.env.inject_error("POST", f"/channels/{world.ann.user.dm_channel.id}/messages", status=400, times=1)
    await end_turn(table)
    assert world.ann.mention in table.board.content
    await end_turn(table)
    await end_turn(table)
    assert len(world.messages(world.ann)) == 2
    assert "<@" not in table.board.content


async def test_the_answers_of_computers_are_told_together_and_looked_at_once(
    world: World, same_deal: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await Table.open(world)
    for _ in range(2):
        await press(world.ann, table.lobby, label="Add a computer")
    await press(world.ann, table.lobby, label="Start with 3")
    looks: list[Any] = []

    async def counted(desk: Any, id_: Any) -> Any:
        looks.append(id_)
        return await see_board(desk, id_)

    monkeypatch.setattr(posts, "see_board", counted)
    shown = await table.act(world.ann)
    while "Your turn is over" not in words(shown.response):
        looks.clear()
        boards, revision = len(sends(world.env, world.channel.id)), (await table.session()).revision
        shown = await use(world.ann, shown.response, leaves(shown.response)[0])
    session = await table.session()
    assert session.revision - revision >= 3, "one action of hers and one of each computer at least"
    assert session.published_revision == session.revision
    assert (len(looks), len(sends(world.env, world.channel.id)) - boards) == (1, 1)
