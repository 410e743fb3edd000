"""What lies open besides a board: piles, bags and decks that anybody may look through.

A game names its piles; everything in a pile has a name in the catalogue. The title of a pile is the key
`<area>-extra-<id>`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from engines.core import Ref
from render.contract import Exhibit, Extra
from render.words import Words

Piles = Mapping[str, tuple[Ref, ...]]
"""Ids of piles and what lies in them, in the order to be told."""


def titles(words: Words, area: str, piles: Iterable[str]) -> tuple[Extra, ...]:
    """Return the piles as a list names them."""
    return tuple(Extra(pile, words.text(f"{area}-extra-{pile}")) for pile in piles)


def listing(words: Words, things: Iterable[Ref]) -> Exhibit:
    """Return how much lies in a pile and what: "3 in all: Mutt x2; Poodle."."""
    counts = Counter(words.name(thing) for thing in things)
    if not counts:
        return Exhibit((words.text("core-extra-empty"),))
    told = [words.text("core-extra-times", name=name, n=n) for name, n in counts.items()]
    return Exhibit((words.text("core-extra-all", n=counts.total(), things="; ".join(told)),))
