"""Dogs Bond: rescue dogs that learn to love, and an Adoption Day."""

from __future__ import annotations

from engines.core import Pack
from engines.dogs_bond.game import DogsBond


def build(pack: Pack) -> DogsBond:
    """Bind the rules to a data pack; raise BadPack naming file, table and key."""
    return DogsBond(pack)


__all__ = ["DogsBond", "build"]
