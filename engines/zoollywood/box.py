"""The box: every fact about board, pieces, cards and scenes that the rules ask for, from a checked data pack."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engines.core import Pack, read_tables
from engines.zoollywood.actions import Explore, Hatch, Land
from engines.zoollywood.checks import check_tables
from engines.zoollywood.ground import Tent
from engines.zoollywood.lattice import DIRECTIONS, Lattice, Space
from engines.zoollywood.schema import CardTable, Placed, SceneTable, SetTable, Tables

CANCEL = "cancel"
"""The effect of the card that answers a rival's card."""


class Card(msgspec.Struct, frozen=True):
    """A kind of event card."""

    number: int
    id: str
    gold: bool
    copies: int
    before: bool
    after: bool
    actions: frozenset[str]
    effect: str

    @property
    def reaction(self) -> bool:
        """Tell whether it is played in a window only."""
        return self.effect == CANCEL


class Box:
    """What lies in the box, and the board. Nothing in it changes after it was built."""

    def __init__(self, tables: Tables) -> None:
        self.lattice = Lattice(tables.board.side)
        limits, blue = tables.limits, tables.sides[0]
        self.eggs = blue.eggs
        self.eggs_to_win = limits.eggs_to_win
        self.penguins = blue.assistants + blue.stars
        self.hand_two, self.hand_team = limits.hand_two_players, limits.hand_team
        self.turn_limit = limits.safety.turn_limit
        self.bases = limits.barrier_bases
        self.counts: dict[str, int] = tables.counts
        """How many of each barrier and tile there are."""
        self.spins: dict[str, str] = {row.id: row.turns for row in tables.terrain if row.turns}
        self.cards: dict[int, Card] = {row.number: _card(row) for row in tables.cards}
        self.gold = tuple(sorted(number for number, card in self.cards.items() if card.gold))
        self.silver = tuple(sorted(number for number, card in self.cards.items() if not card.gold))
        self.scenes: dict[str, SceneTable] = {row.id: row for row in tables.scenes}
        self.sets: dict[str, SetTable] = {row.id: row for row in tables.component_sets}
        names = self.lattice.names
        self.lands = tuple(map(Land, names))
        self.hatches = tuple(map(Hatch, names))
        self.explores = tuple(tuple(Explore(name, way) for way in DIRECTIONS) for name in names)  # type: ignore[arg-type]  # DIRECTIONS are the ways
        """Actions by space, made once: lists are long and asked for often."""

    def space(self, name: str) -> Space:
        """Return a space by its printed name."""
        return self.lattice.spaces[name]

    def named(self, spaces: Iterable[Space]) -> tuple[str, ...]:
        """Return the printed names of spaces."""
        return tuple(self.lattice.names[space] for space in spaces)

    def tent(self, tile: str, area: str) -> Tent:
        """Lay a tent tile on a triangle."""
        return Tent(tile, area, self.lattice.areas[area].corners, self.spins[tile])

    def hand_limit(self, seats: int) -> int:
        """Return how many cards a hand may hold."""
        return self.hand_two if seats == 2 else self.hand_team  # noqa: PLR2004 - two players, or two teams

    def numbers_of(self, scene: SceneTable) -> tuple[int, ...]:
        """Return the numbers of a scene's deck, ascending."""
        return tuple(sorted((*scene.gold, *scene.silver)))

    def sets_left(self, taken: Iterable[str]) -> tuple[str, ...]:
        """Return the component sets of which the box still holds all pieces, after others were taken."""
        left = dict(self.counts)
        for name in taken:
            for piece in self.sets[name].places:
                left[piece] -= 1
        return tuple(name for name, row in self.sets.items() if _fits(row.places, left))


def read_box(pack: Pack) -> Box:
    """Read a pack into a box; raise BadPack naming file, table and key."""
    file = f"{pack.header.id}.toml"
    tables = read_tables(pack.text, Tables, file)
    check_tables(tables, file)
    return Box(tables)


def _fits(pieces: tuple[str, ...], left: dict[str, int]) -> bool:
    return all(left[piece] >= pieces.count(piece) for piece in pieces)


def _card(row: CardTable) -> Card:
    return Card(
        row.number,
        row.id,
        row.metal == "gold",
        row.copies,
        row.timing in ("before", "either"),
        row.timing in ("after", "either"),
        frozenset(row.actions),
        row.effect.kind,
    )


__all__ = ["CANCEL", "Box", "Card", "Placed", "read_box"]
