"""With whom the jokers of a hand can be swapped: a panel, or one line where a large hand leaves no room for it."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Seat
from engines.zombeasts.deck import Card, Deck
from engines.zombeasts.view import View
from render.frame import WIDTH, line, mark_at
from render.scene import Align, Box, Face, Item, Pen
from render.typeface import fit
from render.zombeasts.cards import head
from render.zombeasts.fan import ONE, fan_for
from render.zombeasts.verdicts import swappable
from render.zombeasts.voice import Voice

TOP = 716
_SHOWN = 3
"""More jokers than this are not drawn; the menu has them all."""


def swap_offer(view: View, deck: Deck, voice: Voice) -> Iterator[Item]:
    """Yield the panel or the line; nothing if no joker can be swapped."""
    jokers, rivals = swappable(view, deck)
    if not jokers:
        return
    if fan_for(len(view.hand)) is ONE:
        yield from _panel(tuple(deck.cards[joker] for joker in jokers), rivals, voice)
    else:
        yield from _in_short(rivals, voice)


def _in_short(rivals: tuple[Seat, ...], voice: Voice) -> Iterator[Item]:
    x = WIDTH - 24 - 50 * len(rivals)
    yield line(fit(voice("swap-short"), Face.TITLE, 28, 500), x - 8, 106, "white", Align.RIGHT)
    for place, rival in enumerate(rivals):
        yield mark_at(int(rival), x + 24 + 50 * place, 104, 44, night=True)


def _panel(jokers: tuple[Card, ...], rivals: tuple[Seat, ...], voice: Voice) -> Iterator[Item]:
    yield Box(18, TOP, 1164, 104, 18, "night2", Pen("dusk", 3))
    for place, joker in enumerate(jokers[:_SHOWN]):
        yield head(joker, 76 + 84 * place, TOP + 52, 80)
    start = 54 + 84 * min(_SHOWN, len(jokers))
    right = 1166 - 56 * len(rivals)
    yield line(fit(voice("swap-title", n=len(jokers)), Face.TITLE, 34, right - start), start, TOP + 34, "white")
    names = voice.joined(tuple(voice.name(int(rival)) for rival in rivals))
    yield line(fit(voice("swap-for", names=names), Face.TEXT, 30, right - start), start, TOP + 74, "paper2")
    for place, rival in enumerate(rivals):
        yield mark_at(int(rival), right + 28 + 56 * place, TOP + 52, 44, night=True)
