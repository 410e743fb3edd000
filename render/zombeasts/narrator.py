"""The narrator of Zombeasts, who can list cards."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import Ref
from render import narrator
from render.narrator import Facts, Value, seat

__all__ = ["Facts", "Narrator", "Value", "card", "seat"]


def card(card_id: str) -> Ref:
    """Refer to a card."""
    return Ref("card", card_id)


class Narrator(narrator.Narrator):
    """Says things about one actor to one reader."""

    def cards(self, cards: Sequence[str]) -> str:
        """List cards: "the red dog 1 and the blue cat 2"."""
        return self.words.joined([self.say("zombeasts-the-card", card=card(each)) for each in cards])
