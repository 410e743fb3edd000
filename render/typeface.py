"""The bundled typefaces: which glyphs they have, how wide a text is, and how it is made to fit.

No font is looked for on the machine, and no text shaping library is used, so that a text looks alike everywhere.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import NamedTuple

import msgspec
from PIL import ImageFont

from render.assets import FOLDER
from render.scene import Face

FILES = {
    Face.TITLE: "fredoka-600.ttf",
    Face.DIGIT: "fredoka-700.ttf",
    Face.TEXT: "nunito-800.ttf",
    Face.LONG: "nunito-700.ttf",
    Face.FALLBACK: "dejavu-sans-bold.ttf",
}
SMALLEST = 28
"""A text that does not fit is made smaller down to this size, then cut."""

_RIGHT_TO_LEFT = frozenset({"R", "AL"})
_ORDER = (Face.TEXT, Face.FALLBACK)


class Fitted(NamedTuple):
    """A text that fits its place: what is left of it, in which face and size."""

    text: str
    face: Face
    size: int


@lru_cache(maxsize=1)
def _coverage() -> dict[str, frozenset[int]]:
    ranges = msgspec.json.decode((FOLDER / "fonts" / "coverage.json").read_bytes(), type=dict[str, list[list[int]]])
    return {file: frozenset(code for low, high in spans for code in range(low, high + 1))
            for file, spans in ranges.items()}  # fmt: skip


@lru_cache(maxsize=64)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Return a typeface at a size in pixels."""
    path = FOLDER / "fonts" / FILES[face]
    return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=64)
def rise(face: Face, size: int) -> int:
    """Return how far the baseline lies below the middle of the capitals."""
    top = font(face, size).getbbox("H", anchor="ls")[1]
    return round(-top / 2)


@lru_cache(maxsize=4096)
def width(text: str, face: Face, size: int) -> int:
    """Return the width of a line in whole pixels, rounded up."""
    return -int(-font(face, size).getlength(text) // 1)


def covers(face: Face, text: str) -> bool:
    """Tell whether a typeface has every glyph of a text."""
    known = _coverage()[FILES[face]]
    return all(ord(sign) in known for sign in text)


@lru_cache(maxsize=1024)
def face_for(text: str, wanted: Face) -> Face:
    """Return the wanted face if it can write the text, else the first that can, else the widest one."""
    return next((face for face in (wanted, *_ORDER) if covers(face, text)), Face.FALLBACK)


@lru_cache(maxsize=1024)
def clean(text: str) -> str:
    """Return what of a text can be drawn: no emoji, control or stacked signs, no script that we cannot set."""
    composed = unicodedata.normalize("NFC", text)
    drawable = "".join(sign if _drawable(sign) else " " if sign.isspace() else "" for sign in composed)
    return " ".join(drawable.split())


def _drawable(sign: str) -> bool:
    if unicodedata.category(sign)[0] in "CMZ" or unicodedata.bidirectional(sign) in _RIGHT_TO_LEFT:
        return False
    if unicodedata.category(sign) in {"So", "Sk"}:  # emoji, and marks that stand on other signs
        return False
    return any(covers(face, sign) for face in (Face.TITLE, *_ORDER))


def show_name(name: str, seat: int) -> str:
    """Return a person's name as pictures write it; "Player A" if nothing of it can be drawn."""
    return clean(name) or f"Player {chr(ord('A') + seat)}"


@lru_cache(maxsize=1024)
def fit(text: str, face: Face, size: int, room: int, least: int = SMALLEST) -> Fitted:
    """Shrink a text to `least` pixels, then cut it with an ellipsis, until it is at most `room` wide."""
    text = clean(text)
    face = face_for(text, face)
    for smaller in range(size, min(least, size) - 1, -1):
        if width(text, face, smaller) <= room:
            return Fitted(text, face, smaller)
    size = min(least, size)
    return Fitted(_cut(text, face, size, room), face, size)


def _cut(text: str, face: Face, size: int, room: int) -> str:
    for length in range(len(text) - 1, 0, -1):
        shorter = text[:length].rstrip(" ,.:;") + "…"
        if width(shorter, face, size) <= room:
            return shorter
    return "…"


def signed(number: int) -> str:
    """Return a number with a real minus sign, which is as wide as a digit."""
    return str(number).replace("-", "\N{MINUS SIGN}")


@lru_cache(maxsize=256)
def wrap(text: str, face: Face, size: int, room: int, most: int = 2) -> tuple[Fitted, ...]:
    """Break a text between words into at most `most` lines; what is left over is cut from the last one."""
    text = clean(text)
    face = face_for(text, face)
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and (len(lines) == most or width(longer, face, size) <= room):
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(fit(line, face, size, room, least=size) for line in lines)
