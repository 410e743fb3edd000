"""The narrator of Dogs: how it lists dogs and builds a sentence from clauses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engines.core import Ref
from engines.dogs.names import breed_ref, building_ref, card_ref, dog_ref, good_ref, side_ref, space_ref, stall_ref
from engines.dogs.tokens import Kind, Token
from render import narrator
from render.narrator import Facts, Value, seat

__all__ = [
    "Facts",
    "Narrator",
    "Value",
    "breed_ref",
    "building_ref",
    "card_ref",
    "dog_ref",
    "fair_ref",
    "good_ref",
    "seat",
    "side_ref",
    "space_ref",
    "stall_ref",
]


def fair_ref(card: str) -> Ref:
    """Name a Fair card: it is called by its breeds."""
    return Ref("fair-card", card)


class Narrator(narrator.Narrator):
    """Says things about one actor to one reader."""

    def told(self, clauses: Sequence[str]) -> str:
        """Say who did all this: "Ben drove home first with a Mutt and a Poodle."; empty without a clause."""
        return self.say("dogs-event", what=self.words.joined(clauses)) if clauses else ""

    def dogs(self, tokens: Iterable[Token]) -> str:
        """List dogs as their tokens show them: "2 Poodles and a sick Mutt"."""
        return self._some("dogs-some", "dog", [dog_ref(token) for token in tokens])

    def breeds(self, healthy: Iterable[str], sick: Iterable[str] = ()) -> str:
        """List healthy dogs, then sick ones."""
        tokens = [*(Token(breed, Kind.HEALTHY) for breed in healthy), *(Token(breed, Kind.SICK) for breed in sick)]
        return self.dogs(tokens)

    def named(self, refs: Iterable[Ref]) -> str:
        """List things by their plain names."""
        return self.words.joined([self.words.name(ref) for ref in refs])

    def _some(self, key: str, kind: str, refs: Sequence[Ref]) -> str:
        counts = Counter(refs)
        return self.words.joined([self.say(key, n=n, **{kind: ref}) for ref, n in counts.items()])
