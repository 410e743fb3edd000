"""One worker for each session that has something to say: settle, post, try again later if that failed."""

from __future__ import annotations

import asyncio
import logging

import discord

from cogs.desk import Desk
from cogs.publisher.faults import Fault, fault_of
from cogs.publisher.lost import tell_host
from cogs.publisher.memory import note_lost
from cogs.publisher.posts import Poster
from cogs.publisher.retiming import WORTH
from sessions import find
from sessions.clocks.notices import with_unsaid
from sessions.values import SessionId, Status

log = logging.getLogger(__name__)

FIRST_PAUSE = 2.0
LONGEST_PAUSE = 300.0
"""Seconds until a failed call is tried again: doubled from the first to the longest."""
MOMENT = 2.0
"""For so long is waited for what is being sent."""


class Publisher:
    """Woken by every commit. What it owes stands in the database, so it may be stopped at any time."""

    def __init__(self, client: discord.Client, desk: Desk, settle: float) -> None:
        self._client = client
        self._desk = desk
        self._settle = settle
        self._poster = Poster(client, desk)
        self._due: set[SessionId] = set()
        self._workers: dict[SessionId, asyncio.Task[None]] = {}

    async def open(self) -> None:
        """Listen to the house, and take up what was left unsaid."""
        self._desk.house.on_change(self.wake)
        house = self._desk.house
        active = await find.active(house)
        unposted = [one for one in active if one.board_message is None and one.lobby_message is None]
        for session in (*await find.unpublished(house), *unposted):
            self.wake(session.id)
        for id_ in await with_unsaid(house):
            self.wake(id_)
        for one in active if house.slept >= WORTH else ():
            if any(holder.clock is not None for holder in one.holders):
                self.wake(one.id)  # the moments that it told have moved

    def wake(self, session: SessionId) -> None:
        """Note that a session has changed; its worker takes it up."""
        self._due.add(session)
        if not self._settle:
            self._desk.precedence.expect(session)
        if session not in self._workers:
            self._workers[session] = asyncio.create_task(self._work(session), name=f"publish {session}")

    async def resume(self, session: SessionId) -> None:
        """Post again for a session whose channel was lost."""
        await note_lost(self._desk, session, lost=False)
        self.wake(session)

    async def at_rest(self) -> None:
        """Return when all is said, or after a moment if something cannot be said now."""
        workers = list(self._workers.values())
        if workers:
            await asyncio.wait(workers, timeout=MOMENT)

    async def close(self) -> None:
        """Stop. What is being sent is given a moment to end."""
        workers = list(self._workers.values())
        if workers:
            _, late = await asyncio.wait(workers, timeout=MOMENT)
            for worker in late:
                worker.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _work(self, session: SessionId) -> None:
        failures = 0
        try:
            while session in self._due:
                await asyncio.sleep(await self._pause(session, failures))
                await self._desk.house.at_rest(session)  # one board tells what one press leads to
                await self._ripen(session)
                self._due.discard(session)
                failures = 0 if await self._attempt(session) else failures + 1
        finally:
            del self._workers[session]

    async def _ripen(self, session: SessionId) -> None:
        """Wait until no open question is so new that an answer may have been left for it, whoever is asked.

        Everybody is waited for alike, so that a board that comes, or a call that stays out, tells nothing.
        """
        while (left := await self._unripe(session)) > 0:  # noqa: ASYNC110 - it is time itself that is waited for
            await asyncio.sleep(left)

    async def _unripe(self, session: SessionId) -> float:
        house = self._desk.house
        if not house.delay:
            return 0.0
        return (await find.session(house, session)).ripe_at(house.delay) - house.clock()

    async def _attempt(self, session: SessionId) -> bool:
        """Publish once; False if it is to be tried again."""
        try:
            if not await self._poster.publish(session):
                self._due.add(session)
        except Exception as error:  # noqa: BLE001 - one session's trouble must not end its worker unseen
            return await self._failed(session, error)
        return True

    async def _failed(self, session: SessionId, error: Exception) -> bool:
        fault = fault_of(error)
        if fault is Fault.RETRY:
            log.warning("session %s could not be published, trying again: %r", session, error)
            self._due.add(session)
            return False
        if fault is Fault.LOST:
            log.warning("session %s has lost its channel: %s", session, error)
            if not await tell_host(self._client, self._desk, session):
                self._due.add(session)
                return False
        else:
            log.error("session %s could not be published", session, exc_info=error)
        return True

    async def _pause(self, session: SessionId, failures: int) -> float:
        """Return how long to wait: longer after each failure, not at all for a lobby or a first board."""
        if failures:
            return min(FIRST_PAUSE * 2.0 ** (failures - 1), LONGEST_PAUSE)
        if not self._settle:
            return 0.0
        stands = await find.session(self._desk.house, session)
        return self._settle if stands.status is Status.RUNNING and stands.board_message is not None else 0.0
