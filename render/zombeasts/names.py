"""What things are called: cards, moons, colours, animals, sides and toys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engines.core import Ref
from engines.zombeasts.schema import CardRow, Tables
from render.contract import Table
from render.words import Words

NONE = "none"
WHITE = "white"
NEW = "new"

Said = Mapping[str, str | int]


class Names:
    """The forms of every name, made once from a deck and the plain texts of the catalogue.

    Called with a reference it returns the forms of its name; KeyError for a thing the deck does not have.
    """

    def __init__(self, tables: Tables, words: Words) -> None:
        self._words = words
        self._plain = {
            **{("colour", row.id): self._known("colour", row.id, row.name) for row in tables.colour},
            **{("animal", row.id): self._known("animal", row.id, row.name) for row in tables.animal},
            **{("side", row.id): self._known("side", row.id, row.name) for row in tables.side},
            **{("toy", row.id): self._known("toy", row.id, row.name) for row in tables.toy},
            ("pile", "pile"): words.text("zombeasts-pile"),
        }
        unique = self._unique(tables.card)
        self._cards = {row.id: self._forms(row, unique[row.id]) for row in tables.card}

    def __call__(self, ref: Ref, table: Table | None) -> Said:  # noqa: ARG002 - no thing here bears a person's name
        """Return all forms of a thing's name."""
        if ref.kind == "card":
            return self._cards[ref.id]
        if ref.kind == "moon":
            return self._moon(ref.id)
        return {"": self._plain[ref.kind, ref.id], "id": ref.id}

    def _known(self, kind: str, name: str, printed: str) -> str:
        """A word of the catalogue; things of an owner's own deck are called as the deck says."""
        key = f"zombeasts-{kind}-{name}"
        return self._words.text(key) if self._words.has(key) else printed.lower()

    def _moon(self, moon: str) -> Said:
        """A moon is a colour, `new` or `new-` and the colour it will have."""
        text = self._words.text
        if moon == NEW:
            return {"": text("zombeasts-moon-any")}
        bare = moon.removeprefix(f"{NEW}-")
        colour = self._plain["colour", bare]
        plain = text("zombeasts-moon" if moon == bare else "zombeasts-moon-new", colour=colour)
        return {"": plain, "one": text("zombeasts-moon-one", id=bare, colour=colour)}

    def _unique(self, rows: tuple[CardRow, ...]) -> dict[str, str]:
        """Tell cards apart that are called alike: by their side, else by side and a letter."""
        named = Counter(self._card(row) for row in rows)
        alike = Counter((self._card(row), row.side) for row in rows)
        seen: Counter[tuple[str, str]] = Counter()
        unique = {}
        for row in rows:
            key = (card, _) = (self._card(row), row.side)
            seen[key] += 1
            form = "-twin" if alike[key] > 1 else "-full" if named[card] > 1 else ""
            letter = chr(ord("A") + seen[key] - 1)
            side = self._plain["side", row.side]
            unique[row.id] = self._words.text(f"zombeasts-card{form}", card=card, side=side, letter=letter)
        return unique

    def _forms(self, row: CardRow, full: str) -> Said:
        return {
            "": self._card(row),
            "full": full,
            "side": self._plain["side", row.side],
            "colour": self._plain["colour", row.colour],
            "animal": self._plain.get(("animal", row.animal), NONE),
            "draw": row.draw,
            "points": row.points,
            "toy": self._plain.get(("toy", row.toy), NONE),
        }

    def _card(self, row: CardRow) -> str:
        key = "zombeasts-joker" if row.colour == WHITE else "zombeasts-coloured"
        return self._words.text(
            key + ("-blank" if row.animal == NONE else ""),
            colour=self._plain["colour", row.colour],
            animal=self._plain.get(("animal", row.animal), NONE),
            draw=row.draw,
        )
