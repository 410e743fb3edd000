"""The house: store, games, clock, and one queue for each session."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar
from weakref import WeakValueDictionary

from msgspec.structs import replace

from db import Store
from db.rows import Change
from engines.core import AnyGame, BadPack, read_pack
from sessions.errors import FrozenSession, HouseClosed
from sessions.library import Edition, Library
from sessions.values import Session, SessionId

_log = logging.getLogger(__name__)
T = TypeVar("T")
Clock = Callable[[], float]
"""Now, in seconds since the epoch."""


class House:
    """What every use case works on. Changes of one session run one after another, sessions side by side."""

    def __init__(self, store: Store, library: Library, clock: Clock = time.time, delay: float = 0) -> None:
        self.store = store
        self.library = library
        self.clock = clock
        self.delay = delay
        """So many seconds after a question was put, what was left for it answers: alike for every seat."""
        self.frozen: tuple[FrozenSession, ...] = ()
        self.closing = False
        self.slept = 0.0
        """So many seconds passed before the house was opened, and were given back to all clocks."""
        self._listeners: list[Callable[[SessionId], None]] = []
        self._farewells: list[Callable[[], None]] = []
        self._queues: WeakValueDictionary[SessionId, asyncio.Lock] = WeakValueDictionary()
        self._work: set[asyncio.Task[None]] = set()

    @property
    def bad_packs(self) -> tuple[BadPack, ...]:
        """The packs of the owner that were left out."""
        return self.library.bad_packs

    def on_change(self, listener: Callable[[SessionId], None]) -> None:
        """Have `listener` called after every commit; it must neither block nor raise."""
        self._listeners.append(listener)

    def on_close(self, farewell: Callable[[], None]) -> None:
        """Have `farewell` called as soon as the house takes no more work."""
        self._farewells.append(farewell)

    async def commit(self, *changes: Change) -> None:
        """Write changes of one session as one transaction and tell the listeners. Raise LostRace, Clash."""
        now = self.clock()
        await self.store.commit(*(replace(one, session=replace(one.session, active_at=now)) for one in changes))
        self.stir(SessionId(changes[0].session.id))

    def stir(self, session: SessionId) -> None:
        """Tell the listeners that there may be something to do for a session."""
        for listener in self._listeners:
            listener(session)

    async def queued(self, session: SessionId, work: Callable[[], Awaitable[T]]) -> T:
        """Run `work` when all that was asked of this session before is done. Raise HouseClosed.

        The work is finished even if the caller is cancelled: a press is never half done.
        """
        if self.closing:
            raise HouseClosed
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        task = asyncio.create_task(self._run(session, work, done))
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return await done

    async def at_rest(self, session: SessionId) -> None:
        """Return when all that was asked of this session before is done, answers of the computer included."""
        queue = self._queues.get(session)
        if queue is not None:
            async with queue:
                return

    async def edition(self, pack: str) -> Edition:
        """Return the edition with this content hash, from the store if its file is gone. Raise BadPack."""
        found = self.library.known(pack)
        if found is None:
            row = await self.store.pack(pack)
            if row is None:
                raise BadPack(pack, "", "is not stored")
            found = self.library.edition(read_pack(row.text, row.id))
        return found

    async def engine(self, session: Session) -> AnyGame:
        """Return the engine bound to the session's own pack. Raise BadPack if this version cannot read it."""
        return (await self.edition(session.pack_hash)).engine

    async def close(self) -> None:
        """Take no more work, finish what waits, and close the store; a second call does nothing."""
        awake = not self.closing
        self.closing = True
        for farewell in self._farewells:
            farewell()
        while self._work:
            await asyncio.wait(self._work)
        if awake:
            await self.store.agenda.beat(self.clock())
        await self.store.close()

    async def _run(self, session: SessionId, work: Callable[[], Awaitable[T]], done: asyncio.Future[T]) -> None:
        queue = self._queues.setdefault(session, asyncio.Lock())  # lives as long as somebody waits in it
        try:
            async with queue:
                result = await work()
        except Exception as error:  # noqa: BLE001 - handed on whole to whoever asked
            if done.cancelled():
                _log.exception("work on session %s failed after its caller had gone", session)
            else:
                done.set_exception(error)
        else:
            if not done.cancelled():
                done.set_result(result)
