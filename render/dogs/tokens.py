"""Dogs as tokens: a square from the city, a disc from the country; a cross or a star for what else it is."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from engines.dogs.tokens import Kind, Token
from render.dogs.layout import Spot
from render.scene import Align, Box, Dash, Face, Item, Pen, Sprite, Stamp, Text, Tile

SIDE = 94
HEAD = 72
HEADS = frozenset({
    "beagle", "bulldog", "golden-retriever", "mutt", "rottweiler", "yorkshire",
    "border-collie", "dalmatian", "german-shepherd", "labrador", "poodle", "st-bernard",
})  # fmt: skip
"""The breeds that are drawn; others, of an owner's pack, show their code."""
_FILLS = {Kind.SICK: "sick", Kind.REWARD: "Ct", Kind.ROADWORK: "zorange2"}
_LEFT, _UP, _RIGHT, _DOWN = 66, 66, 66, 50
"""How far a token with its signs reaches from its middle."""
ID_WIDTH = 56


def radius(side: str) -> int:
    """Return how round the token of a side is."""
    return 24 if side == "city" else SIDE // 2


def head(breed: str, code: str, x: int, y: int, size: int) -> Item:
    """Return the head of a breed with its middle at (x, y)."""
    if breed in HEADS:
        return Sprite(f"dog-{breed}", x, y, size, size)
    return Text(code, x, y, max(22, size // 2), "ink", Face.DIGIT, Align.MIDDLE)


class Look(msgspec.Struct, frozen=True):
    """How a token is shown besides what it is.

    `numbered`: its upper left corner is kept for a number; `owned`: how many of the breed the reader has; `coins`:
    what its star brings; `veil`: the ground that shows through, because it is out of reach.
    """

    numbered: bool = False
    owned: int = 0
    coins: int = 0
    veil: str | None = None


PLAIN = Look()


def token_at(spot: Spot, token: Token, side: str, code: str, look: Look = PLAIN) -> Stamp:
    """Return a token on the map."""
    x, y = spot
    return Stamp(x - _LEFT, y - _UP, _token(token, side, code, look))


@lru_cache(maxsize=1024)
def _token(token: Token, side: str, code: str, look: Look) -> Tile:
    x, y = _LEFT, _UP
    half = SIDE // 2
    items: tuple[Item, ...] = (
        Box(x - half, y - half, SIDE, SIDE, radius(side), _FILLS.get(token.kind, "paper"), Pen("ink", 4)),
    )
    if token.kind is Kind.ROADWORK:
        items += (Sprite("icon-roadwork", x, y, HEAD, HEAD),)
    else:
        items += (head(token.breed, code, x, y, HEAD), *_code(x, y, code, look.owned))
        items += _sign_beside(token.kind, x, y, look.coins) if look.numbered else sign(token.kind, x - 40, y - 36)
    return Tile(_LEFT + _RIGHT, _UP + _DOWN, items, None, look.veil)


def _code(x: int, y: int, code: str, owned: int) -> tuple[Item, ...]:
    if owned:
        return (
            Box(x - 4, y - 54, 68, 32, 16, "pine", Pen("ink", 3)),
            Text(f"{code} {owned}", x + 30, y - 38, 25, "ink", Face.TEXT, Align.MIDDLE),
        )
    return (
        Box(x + 14, y - 54, 46, 32, 16, "ink"),
        Text(code, x + 37, y - 38, 25, "white", Face.TEXT, Align.MIDDLE),
    )


def number_at(spot: Spot, number: int) -> Stamp:
    """Return the number of a menu entry at the upper left corner of a token."""
    return Stamp(spot[0] - 64, spot[1] - 62, _number(number))


@lru_cache(maxsize=64)
def _number(number: int) -> Tile:
    return Tile(44, 44, (
        Box(0, 0, 44, 44, 22, "white", Pen("ink", 4)),
        Text(str(number), 22, 22, 28, "ink", Face.DIGIT, Align.MIDDLE),
    ))  # fmt: skip


def _sign_beside(kind: Kind, x: int, y: int, coins: int) -> tuple[Item, ...]:
    """Return the sign of a dog at its left edge: the corner holds its number."""
    if kind is Kind.REWARD:
        star = Sprite("icon-star", x - 42, y + 6, 46, 46)
        return (star, Text(str(coins), x - 42, y + 8, 22, "ink", Face.DIGIT, Align.MIDDLE)) if coins else (star,)
    return (Sprite("icon-cross", x - 44, y + 6, 36, 36),) if kind is Kind.SICK else ()


def sign(kind: Kind, x: int, y: int) -> tuple[Item, ...]:
    """Return the cross of a sick dog or the star of a reward dog."""
    if kind is Kind.SICK:
        return (Sprite("icon-cross", x, y, 40, 40),)
    return (Sprite("icon-star", x, y, 52, 52),) if kind is Kind.REWARD else ()


def empty_at(spot: Spot, side: str) -> Box:
    """Return the place of a dog that is gone."""
    x, y = spot
    size = SIDE - 8
    fill = "street" if side == "city" else "road"
    round_by = 20 if side == "city" else size // 2
    return Box(x - size // 2, y - size // 2, size, size, round_by, fill, Pen("ink3", 4, Dash(11, 8)))


@lru_cache(maxsize=256)
def _label(space: str, coins: int, gas: int, empties: bool) -> Tile:
    beside = _gas(gas, empties) if gas else _coin(coins) if coins else ()
    name = (
        Box(0, 5, ID_WIDTH, 32, 16, "white", Pen("ink", 3)),
        Text(space, ID_WIDTH // 2, 21, 25, "ink", Face.TEXT, Align.MIDDLE),
    )
    return Tile(120, 42, (*name, *beside))


def _coin(coins: int) -> tuple[Item, ...]:
    return (
        Box(72, 0, 42, 42, 21, "turn", Pen("ink", 4)),
        Text(str(coins), 93, 21, 28, "ink", Face.DIGIT, Align.MIDDLE),
    )


def _gas(gas: int, empties: bool) -> tuple[Item, ...]:
    """Return what a journey costs; one that empties the tank stands on red, with a sign instead of the can."""
    sign_of = (
        Text("!", 78, 21, 30, "white", Face.DIGIT, Align.MIDDLE) if empties else Sprite("icon-gas", 78, 21, 24, 24)
    )
    return (
        Box(60, 1, 60, 40, 20, "bad" if empties else "white", Pen("ink", 3)),
        sign_of,
        Text(str(gas), 102, 21, 28, "white" if empties else "ink", Face.DIGIT, Align.MIDDLE),
    )


def label_at(spot: Spot, space: str, coins: int, gas: int = 0, *, empties: bool = False) -> Stamp:
    """Return the name of a space over the lower edge of its token, and beside it its coins or the gas to it."""
    return Stamp(spot[0] - 56, spot[1] + 24, _label(space, coins, gas, empties))
