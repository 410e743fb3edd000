"""A game, its presenter and people for the tests of the words."""

from __future__ import annotations

from functools import cache

from engines.core import AnyGame, Chosen, Seat, Setup
from render.contract import Person, Presenter, Table
from render.registry import presenter
from tools.games import build

TABLE = Table("k3f9", (Person("Ann"), Person("Ben"), Person("Cleo"), Person("Dora")))
ANN, BEN, CLEO = Seat(0), Seat(1), Seat(2)


@cache
def zombeasts() -> AnyGame:
    """Zombeasts on its own deck."""
    return build("zombeasts")


@cache
def face() -> Presenter:
    """The presenter of Zombeasts."""
    return presenter(zombeasts())


def setup(seats: int, seed: str, **options: str) -> Setup:
    """A deal of Zombeasts."""
    chosen = tuple(Chosen(option, value) for option, value in options.items())
    return Setup("zombeasts", zombeasts().pack.hash, seats, seed, chosen)
