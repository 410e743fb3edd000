"""The platform swallows a message whose nonce it has heard within minutes: no two messages may share one."""

from __future__ import annotations

from typing import Any

import pytest

from cogs import limits
from cogs.publisher.channel import nonce_of
from tests.kit import Table, World, command, labels, press

pytestmark = pytest.mark.usefixtures("plain_pictures")


def nonces(world: World) -> list[str]:
    """The nonces of all messages sent so far."""
    sent = [one.json for one in world.env.http_requests if one.method == "POST" and one.path.endswith("/messages")]
    return [str(body["nonce"]) for body in sent if body and "nonce" in body]


def written(world: World, player: Any) -> int:
    """How many direct messages a player has got."""
    return len(world.messages(player))


async def test_a_question_that_is_open_again_after_an_undo_is_written_anew(world: World, same_deal: None) -> None:
    table = await Table.begun(world, game="dogs")
    (player,) = await table.asked()
    text = next(one.text for one in (await table.question(player)).offers if one.text.startswith("move"))
    await command(player, world.channel, "move", action=text)
    before = written(world, player)
    await command(player, world.channel, "undo")
    assert await table.asked() == [player]
    assert written(world, player) == before + 1
    assert len(set(nonces(world))) == len(nonces(world)), "the platform would answer with the former message"


async def test_whoever_takes_a_seat_over_within_minutes_is_written_to(table: Table) -> None:
    world, cleo = table.world, table.world.add("cleo")
    await command(world.ann, world.channel, "game replace")
    offer = next(message for message in world.public() if "Take this seat" in labels(message))
    await press(cleo, offer, label="Take this seat")
    assert written(world, cleo) == 1
    assert len(set(nonces(world))) == len(nonces(world))


def test_long_nonces_that_begin_alike_stay_apart() -> None:
    one, other = nonce_of("abcdefghjk:d123456.123456.1"), nonce_of("abcdefghjk:d123456.123456.2")
    assert one != other
    assert max(len(one), len(other)) <= limits.NONCE
    assert nonce_of("k3f9a:12") == "k3f9a:12"
