"""Drawing in worker threads: each scene once, however many ask for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock
from typing import TypeVar

import msgspec

from render.scene import Scene

T = TypeVar("T")
RECENT = 8
"""So many pictures are kept: a hand is shown in the panel and by direct message within a moment."""


class Manner(msgspec.Struct, frozen=True):
    """How pictures are drawn for somebody: in strong colours, with large letters."""

    contrast: bool = False
    large: bool = False


USUAL = Manner()


class Drawings:
    """The last pictures, and those being drawn. A failed one is not kept."""

    def __init__(self, threads: int, draw: Callable[[Scene, Manner], bytes]) -> None:
        self._threads = ThreadPoolExecutor(threads, "drawing")
        self._draw = draw
        self._guard = Lock()
        self._recent: dict[tuple[Scene, Manner], Future[bytes]] = {}

    async def picture(self, compose: Callable[[], Scene], manner: Manner = USUAL) -> bytes:
        """Return the PNG of a scene; raise whatever composing or drawing it raises."""
        return await asyncio.wrap_future(await self.begin(compose, manner))

    def begin(self, compose: Callable[[], Scene], manner: Manner = USUAL) -> asyncio.Future[Future[bytes]]:
        """Begin to draw at once; `picture` does the same and waits."""
        return asyncio.get_running_loop().run_in_executor(self._threads, self._begun, compose, manner)

    async def run(self, work: Callable[[], T]) -> T:
        """Do other work of drawing in one of the threads."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def _begun(self, compose: Callable[[], Scene], manner: Manner) -> Future[bytes]:
        """Return the drawing of a scene: the one that was begun before, else one that is done here and now."""
        scene = (compose(), manner)
        with self._guard:
            found = self._recent.get(scene)
            if found is not None:
                return found
            drawing = self._recent[scene] = Future()
            if len(self._recent) > RECENT:
                del self._recent[next(iter(self._recent))]
        drawing.set_running_or_notify_cancel()  # whoever stops waiting leaves it to the others
        try:
            drawing.set_result(self._draw(*scene))
        except Exception as error:  # noqa: BLE001 - handed on to all who wait
            with self._guard:
                self._recent.pop(scene, None)
            drawing.set_exception(error)
        return drawing
