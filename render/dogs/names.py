"""What things are called: breeds, dogs, spaces, stalls, cards, buildings, goods and sides."""

from __future__ import annotations

from collections.abc import Mapping

from engines.core import Ref
from engines.dogs.schema import Gain, Space, Tables
from engines.dogs.tokens import GOODS, SIDES, Kind
from render.contract import Table
from render.words import Words

Said = Mapping[str, str | int]

_ITEMS = ("coins", *GOODS)
_VOWELS = tuple("AEIOUaeiou")


class Names:
    """The forms of every name, made once from a pack and the plain texts of the catalogue.

    Called with a reference it returns the forms of its name; KeyError for a thing the pack does not have.
    """

    def __init__(self, tables: Tables, words: Words) -> None:
        self._words = words
        self._known: dict[tuple[str, str], Said] = {
            **{("breed", row.id): self._counted(row.name) for row in tables.breed},
            **{("space", row.id): self._space(row) for row in tables.space},
            **{("stall", str(n)): self._stall(n) for n in range(1, tables.limits.stalls + 1)},
            **{("card", row.id): {"": row.name, "short": row.name, "text": row.text} for row in tables.special},
            **{("card", row.id): self._crate(row.effect) for row in tables.resource},
            **{("building", row.id): self._building(row.name) for row in tables.action_space},
            **{("good", good): {"": words.text(f"dogs-good-{good}")} for good in GOODS},
            **{("side", side): {"": words.text(f"dogs-side-{side}")} for side in SIDES},
        }
        self._known["tile", "roadwork"] = {"": words.text("dogs-tile")}
        for row in tables.breed:
            for kind in (Kind.HEALTHY, Kind.SICK, Kind.REWARD):
                name = words.text(f"dogs-dog-{kind}", breed=row.name)
                self._known["dog", f"{row.id}-{kind}"] = {**self._counted(name), "kind": kind.value}
        breeds = {row.id: row.name for row in tables.breed}
        for card in tables.fair_card:
            self._known["fair-card", card.id] = {"": words.joined([breeds[breed] for breed in card.breeds])}
        centre = words.text("dogs-centre")
        self._known["space", tables.map.centre.id] = {"": centre, "id": centre, "name": centre}

    def __call__(self, ref: Ref, table: Table | None) -> Said:  # noqa: ARG002 - no thing here bears a person's name
        """Return all forms of a thing's name."""
        return self._known[ref.kind, ref.id]

    def _counted(self, name: str) -> Said:
        text = self._words.text
        vowel = "yes" if name.startswith(_VOWELS) else "no"
        return {
            "": name,
            "one": text("dogs-name-one", name=name, vowel=vowel),
            "many": text("dogs-name-many", name=name),
        }

    def _space(self, row: Space) -> Said:
        return {"": self._words.text("dogs-space", id=row.id, name=row.name), "id": row.id, "name": row.name}

    def _stall(self, number: int) -> Said:
        return {"": self._words.text("dogs-stall", n=number), "n": number}

    def _building(self, name: str) -> Said:
        return {"": name, "the": self._words.text("dogs-the-building", name=name)}

    def _crate(self, gain: Gain) -> Said:
        """A crate is called by what it pays."""
        counts = [(item, getattr(gain, item)) for item in _ITEMS]
        items = self._words.listed([self._words.text(f"dogs-item-{item}", n=n) for item, n in counts if n])
        short = self._words.text("dogs-crate-short", items=items)
        return {"": self._words.text("dogs-crate", items=items), "short": short, "text": items}
