"""Rows kept in memory from their first reading on: one process alone holds the file, so none changes unseen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")

MOST = 10_000
"""So many rows are kept; then the one read first is read anew when it is wanted."""


class Kept(Generic[K, T]):
    """What stands under each key in one table. Whoever writes there says so, before and after."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._found: dict[K, T] = {}
        self._written: Counter[K] = Counter()
        """The keys that are being written, and those where it stayed unknown how a writing ended."""
        self._writings = 0

    async def read(self, key: K, fetch: Callable[[], Awaitable[T]]) -> T:
        """Return what stands under a key; `fetch` looks it up. It is kept unless somebody wrote meanwhile."""
        if key in self._found:
            return self._found[key]
        writings = self._writings
        found = await fetch()
        if writings == self._writings and key not in self._written:
            self._found[key] = found
            if len(self._found) > self._most:
                del self._found[next(iter(self._found))]
        return found

    async def write(self, key: K, change: Callable[[], Awaitable[None]]) -> None:
        """Change what stands under a key. One who is stopped on the way leaves it to be read each time."""
        self._written[key] += 1
        self._drop(key)
        await change()
        self._drop(key)
        self._written -= Counter({key: 1})

    def clear(self) -> None:
        """Read everything anew: rows of any key have been written."""
        self._writings += 1
        self._found.clear()

    def _drop(self, key: K) -> None:
        self._writings += 1
        self._found.pop(key, None)
