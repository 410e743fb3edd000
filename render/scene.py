"""A picture as data. Placeholder fields are settled by the painter's module."""

from __future__ import annotations

import msgspec


class Scene(msgspec.Struct, frozen=True):
    """Size and layers of a picture."""

    width: int
    height: int
