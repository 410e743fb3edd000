"""What a picture shows."""

from __future__ import annotations

import msgspec

from engines.core import Question, Ref, Seat
from engines.dogs.state import Area
from engines.dogs.view import View
from render.dogs.atlas import Atlas
from render.voice import Voice


class Subject(msgspec.Struct, frozen=True):
    """What a picture shows: a view, by the pack's atlas, in the words of a voice."""

    view: View
    atlas: Atlas
    voice: Voice

    @property
    def seat(self) -> Seat:
        """The seat whose private picture it is."""
        return Seat(self.view.seat or 0)

    @property
    def area(self) -> Area:
        """What belongs to that seat."""
        return self.view.areas[self.seat]


def refs(question: Question | None, kind: str) -> frozenset[str]:
    """Return the things of a kind that the answers of a question speak of."""
    offers = question.offers if question else ()
    found: set[Ref] = {ref for offer in offers for level in offer.path for ref in level.refs}
    return frozenset(ref.id for ref in found if ref.kind == kind)
