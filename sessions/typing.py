"""Typed lines: from what a player types to canonical texts, and what may be meant by it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

import msgspec
from rapidfuzz import fuzz, process

MOST_COMPLETIONS = 25
"""So many choices may one autocomplete answer hold; a choice holds so many characters:"""
LONGEST = 100
_NEAR = 60.0
_SEAT = re.compile(r"^\d+\s+(?=\D)")


class Completion(msgspec.Struct, frozen=True):
    """One suggestion: what is shown, and the whole line that it stands for."""

    name: str
    value: str


def parse(line: str, labels: Mapping[str, str]) -> tuple[str, ...]:
    """Return the canonical texts of a line whose parts are parted by `;`.

    A part is a canonical text or a label; case, doubled blanks and a leading seat number are forgiven.
    A part that is neither is returned tidied, so that the engine can say what is wrong with it.
    """
    meanings = {_plain(text): text for text in labels.values()} | {_plain(label): labels[label] for label in labels}
    parts = (_tidy(part) for part in line.split(";"))
    return tuple(text for part in parts if part for text in _meant(part, meanings).split("; "))


def complete(line: str, offers: Mapping[str, str]) -> tuple[Completion, ...]:
    """Suggest how the last part of a line goes on: prefix matches, then words inside, then near spellings.

    `offers` leads from label to text. The value is the whole line; what would be too long is left out.
    """
    before, typed = _split(line)
    fitting = {label: value for label, text in offers.items() if len(value := before + text) <= LONGEST}
    ranked = _ranked(_plain(typed), {label: offers[label] for label in fitting})
    return tuple(Completion(_name(label, offers[label]), fitting[label]) for label in ranked[:MOST_COMPLETIONS])


def nearest(text: str, texts: Iterable[str], limit: int = 5) -> tuple[str, ...]:
    """Return the texts that are spelt most alike, best first; none if none is near."""
    found = process.extract(_plain(text), tuple(texts), scorer=fuzz.WRatio, processor=_plain, limit=limit)
    return tuple(match for match, score, _ in found if score >= _NEAR)


def _ranked(typed: str, offers: Mapping[str, str]) -> list[str]:
    spelt = {label: (_plain(label), _plain(text)) for label, text in offers.items()}
    starting = [label for label, ways in spelt.items() if any(way.startswith(typed) for way in ways)]
    inside = [label for label, ways in spelt.items() if any(typed in way for way in ways)]
    by_spelling = {way: label for label, ways in spelt.items() for way in ways}
    near = [by_spelling[way] for way in nearest(typed, by_spelling, MOST_COMPLETIONS)]
    return list(dict.fromkeys([*starting, *inside, *near]))


def _split(line: str) -> tuple[str, str]:
    before, sign, typed = line.rpartition(";")
    kept = "; ".join(part for part in map(_tidy, before.split(";")) if part)
    return (f"{kept}; " if sign and kept else ""), typed


def _name(label: str, text: str) -> str:
    whole = label if label == text else f"{label} ({text})"
    return whole if len(whole) <= LONGEST else f"{whole[: LONGEST - 1]}…"


def _meant(part: str, meanings: Mapping[str, str]) -> str:
    plain = _plain(part)
    return meanings.get(plain) or meanings.get(_SEAT.sub("", plain)) or _SEAT.sub("", part)


def _tidy(text: str) -> str:
    return " ".join(text.split())


def _plain(text: str) -> str:
    return _tidy(text).casefold()
