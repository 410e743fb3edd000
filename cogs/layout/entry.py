"""What is laid out: the offers of a question with their words, and the captions of the frame around them."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

import msgspec

from cogs import limits

SEPARATOR = " · "


class Tone(StrEnum):
    """How an entry stands out. The label says so too; a colour alone tells nothing."""

    PLAIN = "plain"
    USUAL = "usual"
    COSTLY = "costly"


class Rung(msgspec.Struct, frozen=True):
    """One level of an entry's path: `kind` and `id` decide which entries share it, `label` is shown."""

    kind: str
    id: str
    label: str


class Entry(msgspec.Struct, frozen=True):
    """A legal action in words. `index` is its place in the legal list, `check` guards that place."""

    index: int
    check: str
    path: tuple[Rung, ...]
    note: str = ""
    tone: Tone = Tone.PLAIN
    exit: bool = False
    finish: str = ""
    """The label of a second button, which adds the closing steps; only ways out have one."""

    def label(self, depth: int = 0) -> str:
        """Return the way down in words, from a depth on."""
        return join(rung.label for rung in self.path[depth:])

    def brief(self, depth: int = 0) -> bool:
        """Tell whether a button can say all of it."""
        return not self.note and len(self.label(depth)) <= limits.BUTTON_LABEL_SEEN


class Captions(msgspec.Struct, frozen=True):
    """The words of the frame in the reader's language; `ask` names a menu that has no better name."""

    ask: str
    more: str
    back: str
    type_it: str
    rules: str
    one_by_one: str = ""
    coda: str = ""
    """The switch of the closing steps, empty where there are none."""


def join(labels: Iterable[str]) -> str:
    """Join the labels of a path."""
    return SEPARATOR.join(labels)


def cut(text: str, room: int) -> str:
    """Shorten a text to the room it has, with a sign that something is missing."""
    return text if len(text) <= room else text[: room - 1].rstrip() + "…"
