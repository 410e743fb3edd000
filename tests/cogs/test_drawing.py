"""Requirement B17: pictures are drawn beside the event loop, which stays free to answer."""

from __future__ import annotations

import asyncio
import threading
import time
from functools import partial

import pytest
from msgspec.structs import replace

from cogs.drawing import Drawings, Manner
from cogs.sight import see_board
from render.scene import Scene
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
    scene = sight.face.board(sight.look.view, sight.moment)
    different = [replace(scene, width=scene.width + number) for number in range(10)]
    pictures = await asyncio.gather(*(desk._drawings.picture(partial(replace, one)) for one in different))
    done.set()
    await watching
    assert all(picture.startswith(b"\x89PNG") for picture in pictures)
    pauses.sort()
    assert pauses[int(len(pauses) * 0.99)] < 0.5


SCENES = [Scene(number, 1, "paper", (), ()) for number in range(1, 21)]


async def test_pictures_are_drawn_in_threads_and_only_so_many_at_a_time() -> None:
    main, busy, most = threading.get_ident(), [0], [0]
    guard = threading.Lock()

    def slow(_: Scene, __: Manner) -> bytes:
        assert threading.get_ident() != main
        with guard:
            busy[0] += 1
            most[0] = max(most[0], busy[0])
        time.sleep(0.02)
        with guard:
            busy[0] -= 1
        return b""

    drawings = Drawings(2, slow)
    await asyncio.gather(*(drawings.picture(partial(replace, scene)) for scene in SCENES[:8]))
    assert most[0] == 2


async def test_one_scene_is_drawn_once_for_all_who_ask_and_forgotten_in_time() -> None:
    drawn: list[int] = []

    def draw(scene: Scene, _: Manner) -> bytes:
        drawn.append(scene.width)
        time.sleep(0.01)
        return bytes([scene.width])

    drawings = Drawings(2, draw)
    together = await asyncio.gather(*(drawings.picture(partial(replace, SCENES[0])) for _ in range(5)))
    assert (together, drawn) == ([b"\x01"] * 5, [1])
    for scene in SCENES[1:]:
        await drawings.picture(partial(replace, scene))
    assert await drawings.picture(partial(replace, SCENES[0])) == b"\x01"
    assert drawn == [*range(1, 21), 1]


async def test_a_picture_that_failed_is_tried_again_and_one_who_leaves_takes_it_from_nobody() -> None:
    fails = [True]

    def draw(_: Scene, __: Manner) -> bytes:
        time.sleep(0.02)
        if fails.pop():
            raise ValueError
        return b"drawn"

    drawings = Drawings(1, draw)
    compose = partial(replace, SCENES[0])
    with pytest.raises(ValueError):
        await drawings.picture(compose)
    fails.append(False)
    impatient = asyncio.create_task(drawings.picture(compose))
    patient = asyncio.create_task(drawings.picture(compose))
    await asyncio.sleep(0.01)
    impatient.cancel()
    assert await patient == b"drawn"
