"""Zombeasts: full moons of four cards, pairs that attack, jokers that swap."""

from __future__ import annotations

from engines.core import Pack
from engines.zombeasts.game import Zombeasts


def build(pack: Pack) -> Zombeasts:
    """Bind the rules to a data pack; raise BadPack naming file, table and key."""
    return Zombeasts(pack)


__all__ = ["Zombeasts", "build"]
