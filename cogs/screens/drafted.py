"""What a seat laid out and did not play yet, in words."""

from __future__ import annotations

from cogs.layout.entry import join
from cogs.sight import Sight


def drafted(sight: Sight) -> tuple[str, ...]:
    """Return what is laid out and not played yet, and what runs on after the answer."""
    words, draft = sight.words, sight.look.draft
    steps = [join(words.say(level.label, sight.safe) for level in offer.path) for offer in draft.offers]
    lines = [words.text("cogs-draft-open", steps=words.joined(steps))] if draft.steps else []
    return (*lines, *([words.text("cogs-draft-rest", n=len(draft.rest))] if draft.rest else []))
