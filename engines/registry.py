"""The games. A new one is a folder beside this file and one line in `GAMES`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engines import dogs, dogs_bond, zombeasts, zoollywood
from engines.core.pack import Pack
from engines.core.play import AnyGame

GAMES: Mapping[str, Callable[[Pack], AnyGame]] = {
    "zombeasts": zombeasts.build,
    "zoollywood": zoollywood.build,
    "dogs": dogs.build,
    "dogs_bond": dogs_bond.build,
}
"""From a game's id to the function that binds its rules to a data pack (raises BadPack)."""
