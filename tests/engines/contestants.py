"""Every game that has to keep the laws: the registered ones and the toy, each with its kit."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from random import Random
from typing import Any, Protocol, cast

import msgspec

from engines.core import AnyGame, Seat, Setup
from engines.registry import GAMES
from tests.engines.toy.game import toy
from tools.games import build

NAMES = ("toy", *GAMES)


class Kit(Protocol):
    """What the laws must be told about a game; the module `tests.engines.<game>.kit`."""

    def setups(self, random: Random) -> Setup:
        """Return any setup that can be dealt: any number of seats, any options."""

    def rearrange(self, game: Any, state: Any, seat: Seat | None, random: Random) -> Any:
        """Return a state that the seat (None: a spectator) cannot tell from the given one; the seed is another."""

    def hidden(self, game: Any, state: Any, seat: Seat | None) -> frozenset[str | int]:
        """Return the names, as events write them, of all things that lie hidden from the seat."""


class Contestant(msgspec.Struct, frozen=True):
    """A game with its kit."""

    game: AnyGame
    kit: Kit


@cache
def contestant(name: str) -> Contestant:
    """Build a game on its first pack and find its kit; raise ModuleNotFoundError if it has none."""
    kit = cast("Kit", import_module(f"tests.engines.{name}.kit"))
    return Contestant(toy() if name == "toy" else build(name), kit)
