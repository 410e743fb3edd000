"""A websocket with an outbox, so that whoever has something to say need not wait."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import msgspec
from aiohttp import WSMsgType, web

from playground.refusals import Json

GOING_AWAY = 1001


class Line:
    """One connection; frames leave in the order in which they were pushed."""

    def __init__(self) -> None:
        self._socket = web.WebSocketResponse(heartbeat=30, compress=False)  # here packing costs more than sending
        self._outbox: asyncio.Queue[Json] = asyncio.Queue()

    def push(self, frame: Json) -> None:
        """Send a frame soon."""
        self._outbox.put_nowait(frame)

    async def close(self, code: int = GOING_AWAY) -> None:
        """Hang up."""
        await self._socket.close(code=code)

    async def serve(
        self, request: web.Request, opened: Callable[["Line"], None], heard: Callable[["Line", Json], None]
    ) -> web.WebSocketResponse:
        """Carry frames in both directions until one side hangs up."""
        await self._socket.prepare(request)
        opened(self)
        sender = asyncio.create_task(self._send())
        try:
            async for message in self._socket:
                if message.type is WSMsgType.TEXT:
                    heard(self, msgspec.json.decode(message.data))
        finally:
            sender.cancel()
        return self._socket

    async def _send(self) -> None:
        with suppress(ConnectionResetError):  # the other side has just gone; whoever listens to it notices
            while not self._socket.closed:
                frame = await self._outbox.get()
                await self._socket.send_str(msgspec.json.encode(frame).decode())
