"""What things are called: cards, dogs, adopters, houses, events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engines.core import Ref
from engines.dogs_bond.schema import AdopterRow, CardRow, DogRow, EventRow, Tables
from render.contract import Table
from render.words import Words

Said = Mapping[str, str | int]

NONE = "none"
"""How a form is said that a thing does not have."""
_NOTE = 70
"""Signs of an effect that a note has room for; whole texts stand in the hand."""


class Names:
    """The forms of every name, made once from a pack and the plain texts of the catalogue.

    Called with a reference it returns the forms of its name; KeyError for a thing the pack does not have.
    """

    def __init__(self, tables: Tables, words: Words) -> None:
        self._words = words
        self._attributes = {row.id: row for row in tables.attribute}
        self._icons = {row.id: row.name.lower() for row in tables.icon}
        shared = Counter(row.name for row in tables.card)
        self._known: dict[tuple[str, str], Said] = {
            ("pile", "pile"): {"": words.text("dogs-bond-name-pile")},
            **{("attribute", row.id): {"": row.name} for row in tables.attribute},
            **{("card", row.id): self._card(row, shared[row.name] > 1) for row in tables.card},
            **{("dog", row.id): self._dog(row) for row in tables.dog},
            **{("adopter", row.id): self._adopter(row) for row in tables.adopter},
            **{("event", row.id): self._event(row) for row in tables.event},
        }
        for row in tables.house:
            name = words.text("dogs-bond-name-house", number=row.number)
            self._known["house", str(row.number)] = {"": name, "number": row.number, "blurb": row.blurb}

    def __call__(self, ref: Ref, table: Table | None) -> Said:  # noqa: ARG002 - no thing here bears a person's name
        """Return all forms of a thing's name."""
        return self._known[ref.kind, ref.id]

    def _card(self, row: CardRow, shared: bool) -> Said:
        """A card that shares its name with others is told from them by what it can hit: "Instinct 2 (G/H)"."""
        if not shared:
            return {"": row.name, "full": row.name, "value": row.value}
        targets = [self._attributes[target] for target in row.targets]
        short, names = "/".join(one.short for one in targets), self._either([one.name for one in targets])
        aimed = "dogs-bond-name-aimed"
        return {
            "": self._words.text(aimed, name=row.name, short=short),
            "full": self._words.text(aimed, name=row.name, short=names),
            "value": row.value,
        }

    def _either(self, names: list[str]) -> str:
        if len(names) == 1:
            return names[0]
        return self._words.text("dogs-bond-name-or", first=self._words.listed(names[:-1]), last=names[-1])

    def _dog(self, row: DogRow) -> Said:
        return {
            "": row.name.removesuffix(" mix"),
            "full": row.name,
            "size": self._words.text(f"dogs-bond-size-{row.size}"),
            "icon": self._icons.get(row.icon, NONE),
            "ability": row.ability,
            "title": row.ability,
            "text": row.text,
            "short": self._ability(row),
            "end": row.happily_ever_after,
        }

    def _ability(self, row: DogRow) -> str:
        """What changes the course of the game is said in our words, what an icon brings as the pack says it."""
        known = f"dogs-bond-short-{row.kind}"
        return self._words.text(known, n=row.events_seen) if self._words.has(known) else self._cut(row.text, 88)

    def _adopter(self, row: AdopterRow) -> Said:
        wants = {"top": row.top, "bottom": row.bottom, "heart": row.heart}
        named = {form: self._attributes[attribute].name for form, attribute in wants.items()}
        return {"": row.name, **named, "end": row.happily_ever_after}

    def _event(self, row: EventRow) -> Said:
        closed = row.title.endswith(("!", "?", "."))
        stop = row.title if closed else self._words.text("dogs-bond-name-stop", title=row.title)
        short = self._cut(row.text, _NOTE)
        return {"": row.title, "title": row.title, "stop": stop, "text": row.text, "short": short}

    def _cut(self, text: str, room: int) -> str:
        """Shorten a text after a word."""
        if len(text) <= room:
            return text
        kept = text[:room].rpartition(" ")[0].rstrip(" .,:;")
        return self._words.text("dogs-bond-short-cut", text=kept)
