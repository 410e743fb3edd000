"""The time of the playground: that of the wall, and what people let pass on top of it."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from pathlib import Path

from playground.refusals import Impossible
from playground.values import Clock, wall_clock

STEP = 2 * 3600.0
"""Time passes in steps of two hours at most, so that nothing that comes due on the way is jumped over."""
MOST_DAYS = 60
DAY = 24 * 3600.0


class Timepiece:
    """A clock that people can move on, never back. `keep` names the file that holds what was let pass."""

    def __init__(self, wall: Clock = wall_clock, keep: Path | None = None) -> None:
        self.wall = wall
        self.followers: list[Callable[[], Awaitable[None]]] = []
        """Those who live by this clock: each does what has come due, after every step."""
        self._keep = keep
        self._ahead = float(keep.read_text()) if keep is not None and keep.exists() else 0.0
        self._moving = asyncio.Lock()

    @property
    def ahead(self) -> float:
        """The seconds that were let pass."""
        return self._ahead

    def __call__(self) -> datetime:
        """Now, with its zone."""
        return self.wall() + timedelta(seconds=self._ahead)

    def seconds(self) -> float:
        """Now, in seconds since the epoch, as a bot reads its clock."""
        return self().timestamp()

    async def advance(self, seconds: float) -> None:
        """Let time pass, and everybody who lives by it follow; raise `Impossible` for no time or too much."""
        if not 0 < seconds <= MOST_DAYS * DAY:
            raise Impossible(f"Between a second and {MOST_DAYS} days can be let pass at once.")
        async with self._moving:
            left = seconds
            while left > 0:
                step = min(left, STEP)
                self._move(step)
                for follower in self.followers:
                    await follower()
                left -= step

    def _move(self, step: float) -> None:
        """Written before anybody acts by it: what happened at a time must never lie ahead of a restarted clock."""
        self._ahead += step
        if self._keep is not None:
            fresh = self._keep.with_suffix(".new")
            fresh.write_text(repr(self._ahead))
            fresh.replace(self._keep)
