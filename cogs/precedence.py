"""Boards before hands: a whole table waits for a board, one player for a hand; drawn at once both take long."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from sessions.values import SessionId

PATIENCE = 0.25
"""So many seconds a hand waits at the most for a board that is on its way."""


class Precedence:
    """The sessions whose board is about to be posted. Their hands are drawn after it."""

    def __init__(self) -> None:
        self.breath = 0.0
        """So many seconds are left, once a board is posted, to those who fetch its picture from this process."""
        self._boards: dict[SessionId, asyncio.Event] = {}

    def expect(self, session: SessionId) -> None:
        """Say that a board may be posted in a moment."""
        self._boards.setdefault(session, asyncio.Event())

    def settle(self, session: SessionId) -> None:
        """Say that hands need not wait any more; a second time changes nothing."""
        board = self._boards.pop(session, None)
        if board is not None:
            board.set()

    async def posted(self, session: SessionId) -> None:
        """Say that the board is posted, and return when its hands may follow."""
        await asyncio.sleep(self.breath)
        self.settle(session)

    async def after_board(self, session: SessionId) -> None:
        """Return when no board of a session is on its way any more, or when that takes too long."""
        board = self._boards.get(session)
        if board is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(board.wait(), PATIENCE)
