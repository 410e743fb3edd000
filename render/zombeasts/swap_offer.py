"""With whom the jokers of a hand can be swapped: one line above the moons."""

from __future__ import annotations

from collections.abc import Iterator

from engines.zombeasts.deck import Deck
from engines.zombeasts.view import View
from render.frame import WIDTH, line, mark_at
from render.scene import Align, Face, Item
from render.typeface import fit
from render.zombeasts.offered import Offered
from render.zombeasts.verdicts import swap_rivals
from render.zombeasts.voice import Voice

_Y = 105
_STEP = 50


def swap_offer(view: View, deck: Deck, offer: Offered, voice: Voice) -> Iterator[Item]:
    """Yield the line; nothing if no joker can be swapped."""
    rivals = swap_rivals(view, deck, offer)
    if not rivals:
        return
    start = WIDTH - 20 - _STEP * len(rivals)
    said = fit(voice("swap-offer", n=len(offer.swaps)), Face.TITLE, 30, 640)
    yield line(said, start - 10, _Y, "white", Align.RIGHT)
    for place, rival in enumerate(rivals):
        yield mark_at(int(rival), start + _STEP // 2 + _STEP * place, _Y - 1, 44, night=True)
