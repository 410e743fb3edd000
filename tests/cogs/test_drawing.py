"""Requirement B17: pictures are drawn beside the event loop, which stays free to answer."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import Any

import pytest

from cogs.sight import see_board
from tests.kit import Table


async def test_b17_the_loop_stays_free_while_ten_boards_are_drawn(table: Table) -> None:
    desk = table.world.env.bot.desk
    sight = await see_board(desk, table.id)
    pauses: list[float] = []
    done = asyncio.Event()

    async def watch() -> None:
        while not done.is_set():
            before = time.perf_counter()
            await asyncio.sleep(0)
            pauses.append(time.perf_counter() - before)

    watching = asyncio.create_task(watch())
    pictures = await asyncio.gather(*(desk.board_picture(sight.look, sight.face, sight.moment) for _ in range(10)))
    done.set()
    await watching
    assert all(picture is not None and picture.data.startswith(b"\x89PNG") for picture in pictures)
    pauses.sort()
    assert pauses[int(len(pauses) * 0.99)] < 0.5


async def test_pictures_are_drawn_in_threads_and_only_so_many_at_a_time(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = table.world.env.bot.desk
    sight = await see_board(desk, table.id)
    main, busy, most = threading.get_ident(), [0], [0]
    guard = threading.Lock()

    def slow(*_: Any) -> bytes:
        assert threading.get_ident() != main
        with guard:
            busy[0] += 1
            most[0] = max(most[0], busy[0])
        time.sleep(0.02)
        with guard:
            busy[0] -= 1
        return b""

    monkeypatch.setattr("cogs.desk.draw", slow)
    await asyncio.gather(*(desk.board_picture(sight.look, sight.face, sight.moment) for _ in range(8)))
    assert most[0] == 2
