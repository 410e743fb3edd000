"""What anybody may look through in Zombeasts: the discards."""

from __future__ import annotations

from engines.core import Ref
from engines.zombeasts.view import View
from render.extras import Piles


def piles(view: View) -> Piles:
    """Return the open piles; the newest discard comes first. Only the master variant discards."""
    if not view.master:
        return {}
    return {"discard": tuple(Ref("card", card) for card in reversed(view.discard))}
