"""What the pictures need of a data pack: the board, the limits, names and texts of cards and scenes."""

from __future__ import annotations

from typing import Self

from engines.core import read_tables
from engines.zoollywood import Zoollywood
from engines.zoollywood.box import Box
from engines.zoollywood.schema import CardTable, Tables
from render.zoollywood.ice import Ice, ice_of


class Props:
    """A pack as pictures see it. Nothing in it changes after it was built."""

    def __init__(self, box: Box, tables: Tables) -> None:
        self.box = box
        self.cards: dict[int, CardTable] = {row.number: row for row in tables.cards}
        self.scenes: dict[str, str] = {row.id: row.name for row in tables.scenes}

    @classmethod
    def of(cls, game: Zoollywood) -> Self:
        """Read the pack of a game, which was checked when the game was made."""
        return cls(game.box, read_tables(game.pack.text, Tables, game.pack.header.id))

    @property
    def ice(self) -> Ice:
        """Where the spaces lie in the picture."""
        return ice_of(self.box.lattice.side)
