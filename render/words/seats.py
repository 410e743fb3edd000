"""How seats are called: by the name of who sits there, with the mark of the pictures."""

from __future__ import annotations

from collections.abc import Mapping

from engines.core import Ref
from render.contract import Table

LETTERS = ("A", "B", "C", "D", "E", "F", "G", "H")
MARKS = ("●", "■", "▲", "◆", "⬢", "★", "⛊", "💧")
"""Circle, square, triangle, diamond, hexagon, star, shield, drop: the shapes of the pictures."""


def marked(seat: int, table: Table | None) -> str:
    """Return a seat's mark and name: "■ B"."""
    return f"{MARKS[seat]} {_called(seat, table)}"


def seat_forms(ref: Ref, table: Table | None) -> Mapping[str, str | int]:
    """Name a seat: plain, and as `mark` with its sign. Raise KeyError for any other kind of thing."""
    if ref.kind != "seat":
        raise KeyError(ref.kind)
    seat = int(ref.id)
    return {"": _called(seat, table), "mark": marked(seat, table)}


def _called(seat: int, table: Table | None) -> str:
    """Without a table (before people are known) a seat is its letter."""
    return table.people[seat].name if table is not None else LETTERS[seat]
