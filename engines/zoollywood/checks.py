"""What a data pack must keep beyond its shape (canon, section 1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Protocol

from engines.core import BadPack
from engines.zoollywood.lattice import DIRECTIONS, Lattice
from engines.zoollywood.pieces import BARRIER_IDS
from engines.zoollywood.schema import CardTable, SceneTable, Tables

_TYPES_OF_EACH_METAL = 4
_TIMES = {
    "cancel": {"reaction"}, "explore-again": {"after"}, "ghost-move": {"before"}, "choose-stop": {"before"},
}  # fmt: skip
"""Effects that make sense at certain times only; all others may come before or after."""
_EXPLORING = {"explore-again", "ghost-move", "choose-stop"}
_FREE = {"before", "after", "either"}

_Fault = tuple[str, str]


class _Named(Protocol):
    @property
    def id(self) -> str: ...


def check_tables(tables: Tables, file: str) -> None:
    """Raise BadPack naming file, table and key for the first rule that the tables break."""
    for where, what in _faults(tables):
        raise BadPack(file, where, what)


def _faults(tables: Tables) -> Iterator[_Fault]:
    for name, rows in _named_tables(tables):
        yield from _twice(name, rows)
    lattice = Lattice(tables.board.side)
    yield from _board(tables, lattice)
    yield from _pieces(tables)
    for row in tables.component_sets:
        yield from (
            (f"component-sets {row.id}.places", f"{piece} is not declared")
            for piece in row.places
            if piece not in tables.counts
        )
    for card in tables.cards:
        yield from _card(card)
    yield from _deck(tables)
    for scene in tables.scenes:
        yield from _scene(tables, scene, lattice)


def _named_tables(tables: Tables) -> Iterator[tuple[str, Iterable[_Named]]]:
    yield "sides", tables.sides
    yield "barriers", tables.barriers
    yield "terrain", tables.terrain
    yield "component-sets", tables.component_sets
    yield "cards", tables.cards
    yield "scenes", tables.scenes


def _twice(table: str, rows: Iterable[_Named]) -> Iterator[_Fault]:
    seen: set[str] = set()
    for number, row in enumerate(rows):
        if row.id in seen:
            yield f"{table}[{number}].id", f"{row.id} stands twice"
        seen.add(row.id)


def _board(tables: Tables, lattice: Lattice) -> Iterator[_Fault]:
    board = tables.board
    rows = Counter(name[0] for name in lattice.names)
    if board.rows != tuple(rows.values()):
        yield "board.rows", f"a hexagon of side {board.side} has rows of {list(rows.values())}"
    if board.points != len(lattice.names):
        yield "board.points", f"a hexagon of side {board.side} has {len(lattice.names)}"
    if board.triangles != len(lattice.triangles):
        yield "board.triangles", f"a hexagon of side {board.side} has {len(lattice.triangles)}"
    if board.row_letters != "".join(rows):
        yield "board.row-letters", f"must be {''.join(rows)}"
    if set(board.directions) != set(DIRECTIONS):
        yield "board.directions", f"must be {', '.join(DIRECTIONS)}"


def _pieces(tables: Tables) -> Iterator[_Fault]:
    blue, yellow = tables.sides
    if (blue.eggs, blue.assistants) != (yellow.eggs, yellow.assistants):
        yield "sides", "both sides must have the same pieces"
    if tables.limits.eggs_to_win != blue.eggs:
        yield "limits.eggs-to-win", f"must be all {blue.eggs} eggs of a side"
    for row in tables.barriers:
        if row.id in ("seagull", "emperor") and row.count != 1:
            yield f"barriers {row.id}.count", "there is one"
    for tile in tables.terrain:
        tent = tile.kind == "tent"
        if tent == (tile.id == "storm") or tent != (tile.lies_on == "triangle") or tent != (tile.turns is not None):
            yield f"terrain {tile.id}", "a storm lies on a space, a tent on a triangle and turns cw or ccw"
        if tent and tile.count != 1:
            yield f"terrain {tile.id}.count", "there is one"


def _card(card: CardTable) -> Iterator[_Fault]:
    effect = card.effect.kind
    if card.timing not in _TIMES.get(effect, _FREE):
        yield f"cards {card.number}.timing", f"{effect} cannot be played as {card.timing}"
    if (effect == "cancel") != (not card.actions):
        yield f"cards {card.number}.actions", "a reaction goes with no action, any other card with some"
    if effect in _EXPLORING and card.actions != ("explore",):
        yield f"cards {card.number}.actions", f"{effect} goes with an Exploration alone"


def _deck(tables: Tables) -> Iterator[_Fault]:
    numbers = Counter(card.number for card in tables.cards)
    for number, times in numbers.items():
        if times > 1:
            yield f"cards {number}.number", "stands twice"
    if sum(card.effect.kind == "cancel" for card in tables.cards) > 1:
        yield "cards", "one number at most may cancel"
    for metal in ("gold", "silver"):
        if sum(card.metal == metal for card in tables.cards) < _TYPES_OF_EACH_METAL:
            yield "cards", f"there must be {_TYPES_OF_EACH_METAL} {metal} numbers or more"


def _scene(tables: Tables, scene: SceneTable, lattice: Lattice) -> Iterator[_Fault]:
    where = f"scenes {scene.id}"
    for metal, numbers in (("gold", scene.gold), ("silver", scene.silver)):
        printed = {card.number for card in tables.cards if card.metal == metal}
        if len(set(numbers)) != _TYPES_OF_EACH_METAL or not set(numbers) <= printed:
            yield f"{where}.{metal}", f"must name {_TYPES_OF_EACH_METAL} different {metal} numbers"
    pieces = Counter(placed.what for placed in scene.place)
    for piece, count in pieces.items():
        if count > tables.counts.get(piece, 0):
            yield f"{where}.place", f"there are not {count} pieces {piece}"
    barriers = [placed for placed in scene.place if placed.what in BARRIER_IDS]
    if len(barriers) > tables.limits.barrier_bases:
        yield f"{where}.place", f"there are {tables.limits.barrier_bases} bases for barriers"
    yield from _places(scene, lattice)


def _places(scene: SceneTable, lattice: Lattice) -> Iterator[_Fault]:
    """Ask for places that exist, with one thing of a sort on each."""
    taken: set[tuple[str, str]] = set()
    for placed in scene.place:
        tent, barrier = placed.what.startswith("tent"), placed.what in BARRIER_IDS
        if placed.at not in (lattice.areas if tent else lattice.spaces):
            yield f"scenes {scene.id}.place", f"there is no {placed.at} for {placed.what}"
        sort = ("barrier" if barrier else placed.what[:4], placed.at)
        if sort in taken:
            yield f"scenes {scene.id}.place", f"{placed.at} is taken twice"
        taken.add(sort)
