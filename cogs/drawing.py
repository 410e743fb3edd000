"""Drawing in worker threads: each scene once, however many ask for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from render.scene import Scene

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
        self._room = asyncio.Semaphore(threads)
        self._draw = draw
        self._recent: dict[tuple[Scene, Manner], asyncio.Task[bytes]] = {}

    async def picture(self, compose: Callable[[], Scene], manner: Manner = USUAL) -> bytes:
        """Return the PNG of a scene; raise whatever composing or drawing it raises."""
        scene = (await asyncio.to_thread(compose), manner)
        drawing = self._recent.get(scene)
        if drawing is None:
            drawing = self._recent[scene] = asyncio.create_task(self._drawn(*scene))
            if len(self._recent) > RECENT:
                del self._recent[next(iter(self._recent))]
        try:
            return await asyncio.shield(drawing)  # whoever stops waiting leaves it to the others
        except Exception:
            self._recent.pop(scene, None)
            raise

    async def _drawn(self, scene: Scene, manner: Manner) -> bytes:
        async with self._room:
            return await asyncio.to_thread(self._draw, scene, manner)
