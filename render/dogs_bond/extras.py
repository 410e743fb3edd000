"""What anybody may look through in Dogs Bond: the Attribute discards, and the events so far."""

from __future__ import annotations

from engines.dogs_bond.view import View
from render.dogs_bond.narrator import card, event
from render.extras import Piles


def piles(view: View) -> Piles:
    """Return the open piles, the newest things first."""
    return {
        "discard": tuple(card(each) for each in reversed(view.discard)),
        "events": tuple(event(each) for each in reversed(view.past)),
    }
