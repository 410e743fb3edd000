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
        self._boards: dict[SessionId, asyncio.Event] = {}

    def expect(self, session: SessionId) -> None:
        """Say that a board may be posted in a moment."""
        self._boards.setdefault(session, asyncio.Event())

    def settle(self, session: SessionId) -> None:
        """Say that it is posted, or that none will be; a second time changes nothing."""
        board = self._boards.pop(session, None)
        if board is not None:
            board.set()

    async def after_board(self, session: SessionId) -> None:
        """Return when no board of a session is on its way any more, or when that takes too long."""
        board = self._boards.get(session)
        if board is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(board.wait(), PATIENCE)
