"""What the pictures of all games have in common: header, turn pill, LAST strip, seat marks, hit rings."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from msgspec.structs import replace

from render.scene import Align, Box, Face, Item, Pen, Scene, Sprite, Stamp, Text, Tile
from render.typeface import Fitted, fit, width

WIDTH = 1200
HEADER = 84
MARGIN = 12
STRIP = 60

_LETTERS = "ABCDEFGH"
_PALE = frozenset("CFH")
_SHARES = {"C": (0.44, 0.14), "F": (0.44, 0.04), "H": (0.52, 0.09), "G": (0.54, -0.02)}
"""Size of the letter and how far it sits below the middle, in parts of the mark; the others 0.56 and 0."""
_LEAST_LETTER = 22


def line(fitted: Fitted, x: int, y: int, colour: str, align: Align = Align.LEFT) -> Text:
    """Return a fitted text at its place."""
    return Text(fitted.text, x, y, fitted.size, colour, fitted.face, align)


@lru_cache(maxsize=64)
def mark(seat: int, size: int, night: bool = False) -> Tile:
    """Return the mark of a seat: shape, letter and colour; `night` gives it a white edge."""
    letter = _LETTERS[seat]
    share, drop = _SHARES.get(letter, (0.56, 0.0))
    middle = size // 2
    sign = Text(letter, middle, middle + round(drop * size), max(_LEAST_LETTER, round(share * size)),
                "ink" if letter in _PALE else "white", Face.DIGIT, Align.MIDDLE)  # fmt: skip
    name = f"seat-{letter.lower()}{'-night' if night else ''}"
    return Tile(size, size, (Sprite(name, middle, middle, size, size), sign))


def mark_at(seat: int, x: int, y: int, size: int, night: bool = False) -> Stamp:
    """Return the mark of a seat with its centre at (x, y)."""
    return Stamp(x - size // 2, y - size // 2, mark(seat, size, night))


Marker = Callable[[int, int, int, int], Stamp]
"""From a seat, the centre and the size to its mark: `mark_at`, or what a game has in its place."""


def header(colour: str, badge: str, title: str) -> tuple[Item, ...]:
    """Return the bar at the top with the game's badge and name."""
    return (
        Box(0, 0, WIDTH, HEADER, fill=colour),
        Box(0, HEADER - 4, WIDTH, 4, fill="ink"),
        Box(15, 5, 70, 70, 35, "paper", Pen("ink", 4)),
        Sprite(badge, 50, 40, 52, 52),
        Text(title, 98, 41, 48, "white", Face.TITLE),
    )


def after_title(title: str) -> int:
    """Return where the text after the game's name begins."""
    return 98 + width(title, Face.TITLE, 48) + 24


def note(x: int, text: str, room: int) -> Text:
    """Return the round, the turn or another note after the game's name."""
    return line(fit(text, Face.TEXT, 32, room), x, 42, "paper2")


def alarm(x: int, text: str) -> tuple[Item, ...]:
    """Return the red pill that takes the place of the note: last round."""
    wide = width(text, Face.TITLE, 32) + 44
    return (
        Box(x, 14, wide, 54, 27, "bad", Pen("white", 3)),
        Text(text, x + wide // 2, 41, 32, "white", Face.TITLE, Align.MIDDLE),
    )


def turn_pill(
    seats: tuple[int, ...], text: str, left: int, crown: bool = False, marker: Marker = mark_at
) -> tuple[Item, ...]:
    """Return the gold pill at the right end of the header, which may reach as far as `left`."""
    size, step = (50, 56) if len(seats) == 1 else (40, 45)
    sign_room = 66 if crown else 52
    before = sign_room + step * len(seats)
    fitted = fit(text, Face.TITLE, 36, WIDTH - MARGIN - left - before - 24)
    wide = before + width(fitted.text, fitted.face, fitted.size) + 24
    start = WIDTH - MARGIN - wide
    sign = (
        Sprite("icon-crown", start + 40, 40, 44, 44) if crown else Sprite("pointer-white", start + 33, 40, 26, 30)
    )
    first = start + sign_room + size // 2
    marks = tuple(marker(seat, first + step * place, 40, size) for place, seat in enumerate(seats))
    pill = Box(start, 9, wide, 62, 31, "turn", Pen("ink", 4))
    return (pill, sign, *marks, line(fitted, start + before + 4, 41, "ink"))


def strip_box(y: int) -> Box:
    """Return the paper of the strip at the foot of a picture."""
    return Box(MARGIN, y, WIDTH - 2 * MARGIN, STRIP, 18, "paper", Pen("ink", 3))


def last_strip(y: int, word: str, sentence: str) -> tuple[Item, ...]:
    """Return what the strip says: what happened last; nothing after a change that tells of no step."""
    if not sentence:
        return ()
    middle = y + STRIP // 2
    wide = max(98, width(word, Face.TITLE, 30) + 28)
    start = MARGIN + 12 + wide + 16
    return (
        Box(MARGIN + 10, y + 10, wide, STRIP - 20, 20, "last"),
        Text(word, MARGIN + 10 + wide // 2, middle + 1, 30, "white", Face.TITLE, Align.MIDDLE),
        line(fit(sentence, Face.TEXT, 32, WIDTH - MARGIN - 18 - start), start, middle + 1, "ink"),
    )


def asking_strip(y: int, sentence: str) -> tuple[Item, ...]:
    """Return what the strip of a private picture says: what is asked."""
    middle = y + STRIP // 2
    return (
        Sprite("pointer", MARGIN + 34, middle, 36, 42),
        line(fit(sentence, Face.TEXT, 32, WIDTH - 2 * MARGIN - 90), MARGIN + 66, middle + 1, "ink"),
    )


BAND = 54


def previewed(scene: Scene, text: str) -> Scene:
    """Return a picture with a band at its foot: what it shows has not been played."""
    middle = scene.height + BAND // 2
    band = (
        Box(0, scene.height, scene.width, BAND, fill="turn"),
        Text(text, scene.width // 2, middle, 32, "ink", Face.TITLE, Align.MIDDLE),
    )
    return replace(scene, height=scene.height + BAND, items=scene.items + band)


def hit(x: int, y: int, wide: int, high: int, radius: int) -> tuple[Item, ...]:
    """Return the ring round something that the last move changed; the frame given is that of the thing."""
    return (
        Box(x - 8, y - 8, wide + 16, high + 16, radius + 8, None, Pen("white", 11)),
        Box(x - 6, y - 6, wide + 12, high + 12, radius + 6, None, Pen("last", 7)),
    )


def gold_frame(x: int, y: int, wide: int, high: int, radius: int) -> tuple[Item, ...]:
    """Return the gold frame of a box, which reaches 2 pixels out of it."""
    return (
        Box(x - 2, y - 2, wide + 4, high + 4, radius + 2, None, Pen("ink", 8)),
        Box(x - 2, y - 2, wide + 4, high + 4, radius + 2, None, Pen("turn", 6)),
    )


def pointer(x: int, y: int) -> Sprite:
    """Return the gold pointer at the left edge of the box whose turn it is."""
    return Sprite("pointer", x + 6, y, 30, 36)
