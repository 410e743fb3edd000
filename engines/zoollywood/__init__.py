"""Zoollywood: penguins slide over the ice and leave eggs, until all sixteen of a side lie on the board."""

from __future__ import annotations

from engines.core import Pack
from engines.zoollywood.game import Zoollywood


def build(pack: Pack) -> Zoollywood:
    """Bind the rules to a data pack; raise BadPack naming file, table and key."""
    return Zoollywood(pack)


__all__ = ["Zoollywood", "build"]
