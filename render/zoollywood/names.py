"""What things are called: cards, scenes, pieces, ways, sides and component sets."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engines.core import Ref
from engines.zoollywood.schema import CardTable, SceneTable, SetTable, Tables
from render.contract import Table
from render.words import Words

Said = Mapping[str, str | int]

_SIDED = ("egg", "assistant", "star")
_BARE = ("iceberg", "seagull", "emperor", "nest", "storm", "tent-cw", "tent-ccw")
_LISTED = {
    "way": ("e", "se", "sw", "w", "nw", "ne"), "spin": ("cw", "ccw"), "hand": ("left", "right"),
    "held": ("egg", "penguin", "nothing"),
}  # fmt: skip
"""Kinds whose names stand in the catalogue alone."""


class Names:
    """The forms of every name, made once from a pack and the plain texts of the catalogue.

    Called with a reference it returns the forms of its name; KeyError for a thing the pack does not have.
    """

    def __init__(self, tables: Tables, words: Words) -> None:
        self._words = words
        self._known: dict[tuple[str, str], Said] = {
            **{("side", str(side)): {"": row.name, "id": row.id} for side, row in enumerate(tables.sides)},
            **{("card", str(row.number)): self._card(row) for row in tables.cards},
            **{("scene", row.id): self._scene(row) for row in tables.scenes},
            **{("component", row.id): self._component(row, tables) for row in tables.component_sets},
            **{("piece", piece): self._bare(piece) for piece in _BARE},
        }
        for kind, ids in _LISTED.items():
            self._known |= {(kind, name): {"": words.text(f"zoollywood-{kind}-{name}"), "id": name} for name in ids}
        for row in tables.sides:
            self._known |= {("piece", f"{row.id}-{piece}"): self._sided(row.name, piece) for piece in _SIDED}
        self._places: dict[str, Callable[[str], Said]] = {"space": _itself, "area": _itself}

    def __call__(self, ref: Ref, table: Table | None) -> Said:  # noqa: ARG002 - no thing here bears a person's name
        """Return all forms of a thing's name."""
        itself = self._places.get(ref.kind)
        return itself(ref.id) if itself else self._known[ref.kind, ref.id]

    def _card(self, row: CardTable) -> Said:
        """A card is called as the pack says; what it does in short is told by its effect."""
        return {
            "": row.name,
            "number": row.number,
            "metal": self._words.text(f"zoollywood-metal-{row.metal}"),
            "text": row.text,
            "short": self._words.text(f"zoollywood-effect-{row.effect.kind}"),
        }

    def _scene(self, row: SceneTable) -> Said:
        """A scene, its story, and what stands and lies on its board: "3 Icebergs, a Storm"."""
        pieces = [placed.what for placed in row.place]
        return {"": row.name, "id": row.id, "story": row.story, "layout": self._counted(pieces)}

    def _component(self, row: SetTable, tables: Tables) -> Said:
        texts: dict[str, str] = {each.id: each.text for each in tables.barriers}
        texts |= {each.id: each.text for each in tables.terrain}
        first = row.places[0]
        return {"": row.name, "text": texts[first], "short": self._words.text(f"zoollywood-does-{first}")}

    def _counted(self, pieces: list[str]) -> str:
        counts = dict.fromkeys(pieces, 0)
        for piece in pieces:
            counts[piece] += 1
        return self._words.listed(
            [self._words.text(f"zoollywood-some-{piece}", n=n) for piece, n in counts.items()]
        )

    def _bare(self, piece: str) -> Said:
        plain = self._words.text(f"zoollywood-piece-{piece}")
        return {"": plain, "kind": plain, "one": self._words.text(f"zoollywood-piece-{piece}.one"), "id": piece}

    def _sided(self, side: str, piece: str) -> Said:
        text = self._words.text
        return {
            "": text(f"zoollywood-piece-{piece}", side=side),
            "kind": text(f"zoollywood-kind-{piece}"),
            "one": text(f"zoollywood-kind-{piece}.one"),
            "id": piece,
        }


def _itself(name: str) -> Said:
    """A place is called as it is printed."""
    return {"": name}
