"""Which Flipper?: two flippers of a penguin, one of them hiding a penguin, the other an egg."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Question
from engines.zoollywood.frames import Choosing, Guessing, Window, Working
from engines.zoollywood.ground import next_penguin
from engines.zoollywood.pieces import STARS
from engines.zoollywood.playing import HANDS
from engines.zoollywood.view import View
from render.frame import line
from render.scene import Align, Box, Dash, Face, Item, Pen, Sprite, Text
from render.typeface import fit
from render.voice import Voice
from render.zoollywood.pieces import SIDES
from render.zoollywood.props import Props

EFFECT = "guess-hand"
_Y = 330
_X = {"left": 330, "right": 870}
_SIZE = 240


def about_flippers(view: View, question: Question | None, props: Props) -> bool:
    """Tell whether the picture is about the flippers: they are filled or named, or the seat has filled them."""
    if not view.frames:
        return False
    frame = view.frames[-1]
    if question is None:
        return bool(_secret(view))
    return isinstance(frame, Guessing) or (
        isinstance(frame, Choosing) and props.box.cards[frame.card].effect == EFFECT
    )


def flippers(view: View, voice: Voice) -> Iterator[Item]:
    """Yield the penguin with both flippers, and what the view's seat knows of them."""
    side = view.on_turn % 2
    yield Sprite(f"penguin-{SIDES[side]}", 600, _Y, 207, 276)
    for hand in HANDS:
        x = _X[hand]
        yield Box(x - _SIZE // 2, _Y - _SIZE // 2, _SIZE, _SIZE, _SIZE // 2, "paper", Pen("ink", 5))
        yield from _held(view, hand, side, x)
        yield line(fit(voice("hand-side", hand=hand), Face.TITLE, 38, 300), x, _Y + 158, "white", Align.MIDDLE)


def _held(view: View, hand: str, side: int, x: int) -> Iterator[Item]:
    secret = _secret(view)
    if not secret:
        yield Text("?", x, _Y + 4, 130, "ink", Face.DIGIT, Align.MIDDLE)
        return
    entering = next_penguin(view.ground.board, view.options, side)
    if hand != secret:
        yield from _egg(view, side, x, there=entering is not None)
    elif entering is not None:
        kind = "star" if entering in STARS else "penguin"
        yield Sprite(f"{kind}-{SIDES[side]}", x, _Y, 138, 184)
    else:
        yield from _egg(view, side, x, there=True)


def _egg(view: View, side: int, x: int, *, there: bool) -> Iterator[Item]:
    if there and view.sides[side].unused_eggs:
        yield Sprite(f"egg-{SIDES[side]}", x, _Y - 6, 120, 144)
    else:
        yield Box(x - 50, _Y - 60, 100, 120, 50, None, Pen("ink3", 4, Dash(11, 8)))


def _secret(view: View) -> str:
    """Return the hand with the penguin, if the view's seat has hidden it."""
    for frame in reversed(view.frames):
        if isinstance(frame, Choosing | Window | Working | Guessing) and frame.secret:
            return frame.secret
    return ""
