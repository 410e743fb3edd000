"""Whoever types in a place without a session is offered nothing, and the log stays quiet."""

from __future__ import annotations

import pytest

from tests.kit import Table, World

pytestmark = pytest.mark.usefixtures("plain_pictures")


@pytest.mark.parametrize(
    ("name", "option"), [("game join", "seat"), ("game replace", "seat"), ("board", "part"), ("move", "action")]
)
async def test_where_no_session_lives_nothing_is_offered(world: World, name: str, option: str) -> None:
    assert await world.ann.autocomplete(world.channel, name, option, "a") == []


async def test_before_the_deal_no_part_of_the_table_is_offered(world: World) -> None:
    await Table.open(world)
    assert await world.ann.autocomplete(world.channel, "board", "part", "") == []
    assert await world.ann.autocomplete(world.channel, "board", "part", "", session="nowhere") == []
