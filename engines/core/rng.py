"""Luck as data: a counter-based generator that lives in the state.

The n-th draw is the first 8 bytes of SHA-256("<seed>:<n>"), so a deal can be repeated by anybody
who knows the seed. The algorithm is frozen; its first draws are pinned by a test.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

import msgspec

T = TypeVar("T")

_WIDTH = 1 << 64


class Rng(msgspec.Struct, frozen=True):
    """A generator: its seed and how many numbers were drawn. A draw returns the next generator."""

    seed: str
    drawn: int = 0

    def below(self, limit: int) -> tuple[int, Rng]:
        """Draw a uniform whole number from 0 to limit - 1; `limit` is at least 1."""
        drawn = self.drawn
        ceiling = _WIDTH - _WIDTH % limit
        while True:
            digest = sha256(b"%s:%d" % (self.seed.encode(), drawn)).digest()
            drawn += 1
            number = int.from_bytes(digest[:8], "big")
            if number < ceiling:  # the rest would favour small numbers
                return number % limit, Rng(self.seed, drawn)

    def shuffle(self, items: Sequence[T]) -> tuple[tuple[T, ...], Rng]:
        """Return the items in random order (Fisher-Yates from the end) and the next generator."""
        deck = list(items)
        rng = self
        for last in range(len(deck) - 1, 0, -1):
            index, rng = rng.below(last + 1)
            deck[last], deck[index] = deck[index], deck[last]
        return tuple(deck), rng


def commitment(seed: str) -> str:
    """Return the hash that is shown at the start, so that the seed shown at the end can be checked."""
    return sha256(seed.encode()).hexdigest()
