"""Boards come before hands, and hands come in any case."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from cogs import precedence
from cogs.precedence import Precedence
from cogs.spec import Picture
from sessions.values import SessionId
from tests.kit import Table, command

ONE, OTHER = SessionId("aaaaa"), SessionId("bbbbb")


async def test_hands_of_a_session_wait_for_its_board_and_those_of_others_do_not() -> None:
    order = Precedence()
    order.expect(ONE)
    waiting = asyncio.create_task(order.after_board(ONE))
    await order.after_board(OTHER)
    await asyncio.sleep(0)
    assert not waiting.done()
    await order.posted(ONE)
    await asyncio.wait_for(waiting, 1)
    await order.after_board(ONE)


async def test_a_board_that_does_not_come_holds_nobody_up_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(precedence, "PATIENCE", 0.02)
    order = Precedence()
    order.expect(ONE)
    begun = time.monotonic()
    await asyncio.gather(order.after_board(ONE), order.after_board(ONE))
    assert time.monotonic() - begun < 1
    order.settle(ONE)
    order.settle(ONE)


async def test_a_breath_is_left_to_those_who_fetch_the_board() -> None:
    order = Precedence()
    order.breath = 0.02
    order.expect(ONE)
    begun = time.monotonic()
    await asyncio.gather(order.posted(ONE), order.after_board(ONE))
    assert time.monotonic() - begun >= 0.02


async def test_the_board_is_posted_before_the_receipt_shows_the_hand(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    begin: Any = type(table.world.env.bot.desk)._picture

    async def noted(desk: Any, compose: Any, name: str, *rest: Any) -> Picture | None:
        drawn.append(name.split("-", maxsplit=1)[0])
        picture: Picture | None = await begin(desk, compose, name, *rest)
        return picture

    monkeypatch.setattr(type(table.world.env.bot.desk), "_picture", noted)
    posted = len(table.world.public())
    while len(table.world.public()) == posted:
        drawn.clear()
        (player,) = await table.asked()
        await command(player, table.world.channel, "move", action=(await table.question(player)).offers[0].text)
    assert drawn[0] == "board"
    assert "hand" in drawn[1:]
