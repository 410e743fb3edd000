"""Dogs: drive out for strays, house them by breed, send workers, feed everybody."""

from __future__ import annotations

from engines.core import Pack
from engines.dogs.game import Dogs


def build(pack: Pack) -> Dogs:
    """Bind the rules to a data pack; raise BadPack naming file, table and key."""
    return Dogs(pack)


__all__ = ["Dogs", "build"]
