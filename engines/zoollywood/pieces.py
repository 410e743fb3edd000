"""What can stand on a space, one character each, so that a board is a text of one character for each space."""

from __future__ import annotations

EMPTY = "."
EGGS = ("o", "O")
ASSISTANTS = ("a", "A")
STARS = ("s", "S")
"""Pieces by side: Blue (0) in small letters, Yellow (1) in capitals."""
PENGUINS = ("as", "AS")
ALL_EGGS = "oO"
ICEBERG, SEAGULL, EMPEROR, NEST = "I", "G", "E", "N"
BARRIERS = "IGEN"
STOPPERS = ("oas" + BARRIERS, "OAS" + BARRIERS)
"""What stops a slide of each side: its own pieces and barriers."""

BARRIER_IDS = {"iceberg": ICEBERG, "seagull": SEAGULL, "emperor": EMPEROR, "nest": NEST}
"""From the pack's ids of barriers to their characters."""

NAMES = {
    EMPTY: "empty", "o": "blue-egg", "O": "yellow-egg", "a": "blue-assistant", "A": "yellow-assistant",
    "s": "blue-star", "S": "yellow-star", ICEBERG: "iceberg", SEAGULL: "seagull", EMPEROR: "emperor", NEST: "nest",
}  # fmt: skip
"""How events and references name a piece."""


def side_of(piece: str) -> int | None:
    """Return the side that a piece belongs to, None for barriers and empty spaces."""
    if piece in "oas":
        return 0
    return 1 if piece in "OAS" else None
