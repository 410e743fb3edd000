"""What a swap can take: the moons of the rivals in question, the cards that can be had in gold."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Seat
from engines.zombeasts.deck import Deck
from engines.zombeasts.moons import Rules
from engines.zombeasts.view import Moon, View
from render.frame import line, mark_at
from render.scene import Box, Face, Item, Pen, Stamp, Text
from render.typeface import fit
from render.zombeasts.offered import Offered
from render.zombeasts.quarters import SMALL, moon, no_moon, offset, seats_of
from render.zombeasts.sources import LABEL
from render.zombeasts.verdicts import takeable
from render.zombeasts.voice import Voice

ROW = 152
STEP = ROW + 8
_X = 18
_WIDE = 1164
_FIRST = 236
_COLUMN = 186
"""Where the moons of a row begin, and how far they are apart."""


def robbed(view: View, offer: Offered) -> tuple[Seat, ...]:
    """Return the rivals whose moons are in question."""
    return tuple(sorted(offer.seats)) or ((view.rival,) if view.rival is not None else ())


def height(rivals: int) -> int:
    """Return how high the rows of so many rivals are."""
    return STEP * rivals - (STEP - ROW)


def robbing(view: View, deck: Deck, offer: Offered, voice: Voice, top: int) -> Iterator[Item]:
    """Yield a row for each rival."""
    rules = Rules(deck, view.quarters)
    yield Text(voice("robbing"), 28, top - LABEL, 26, "moon2", Face.TITLE)
    for place, rival in enumerate(robbed(view, offer)):
        y = top + STEP * place
        yield Box(_X, y, _WIDE, ROW, 18, "night2", Pen("dusk", 3))
        yield mark_at(int(rival), _X + 42, y + ROW // 2, 50, night=True)
        yield line(fit(voice.name(int(rival)), Face.TITLE, 32, 136, 24), _X + 76, y + ROW // 2 + 1, "white")
        gold = frozenset(takeable(view, rules, rival, view.air)) if view.air else frozenset[str]()
        yield from _moons(view, deck, rival, gold, y + (ROW - SMALL.block) // 2)


def _moons(view: View, deck: Deck, rival: Seat, gold: frozenset[str], y: int) -> Iterator[Item]:
    begun = {there.colour: there for there in view.seats[rival].moons}
    for column, colour in enumerate(deck.colours):
        x = _FIRST + _COLUMN * column
        if colour in begun:
            yield from small_moon(view, deck, begun[colour], gold, (x, y))
        else:
            yield Stamp(x, y, no_moon(colour, SMALL))


def small_moon(view: View, deck: Deck, there: Moon, gold: frozenset[str], spot: tuple[int, int]) -> Iterator[Item]:
    """Yield an unfinished moon, some of its cards in golden rings."""
    x, y = spot
    cards = tuple(deck.cards[card] for card in there.cards)
    yield Stamp(x, y, moon(there.colour, cards, SMALL, view.quarters, view.master))
    for corner, card in seats_of(cards, view.quarters).items():
        if card.id in gold:
            right, down = offset(corner, SMALL)
            side = SMALL.side + 8
            yield Box(x + right - 4, y + down - 4, side, side, 16, None, Pen("ink", 8))
            yield Box(x + right - 4, y + down - 4, side, side, 16, None, Pen("turn", 6))
