from __future__ import annotations

import random

from tests.kit import Table, World, command, labels, press, text_of, words


async def test_a_lobby_opens_fills_and_starts(world: World) -> None:
    table = await Table.open(world)
    assert labels(table.lobby) == [
        "Join", "Leave", "Add a computer", "Remove a computer",
        "Start with 1", "Options", "About this edition", "Close this lobby",
    ]  # fmt: skip
    joined = await press(world.bob, table.lobby, label="Join")
    assert "You have seat" in text_of(joined)
    assert joined.followups[0].ephemeral
    assert "bob" in words(table.lobby)
    await press(world.ann, table.lobby, label="Start with 2")
    assert table.board.attachments[0].description
    png = await table.board.attachments[0].read()
    assert png.startswith(b"\x89PNG")
