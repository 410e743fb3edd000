"""Alt texts of the pictures, the most needed first."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import phrase
from engines.zoollywood.pieces import ASSISTANTS, BARRIERS, EGGS, EMPTY, NAMES, STARS
from engines.zoollywood.view import View
from render.alt import within
from render.contract import Moment
from render.zoollywood import facts
from render.zoollywood.narrator import piece
from render.zoollywood.text_board import TextBoard
from render.zoollywood.text_hand import TextHand

_PIECES = tuple(kind for side in (0, 1) for kind in (EGGS[side], ASSISTANTS[side], STARS[side])) + tuple(BARRIERS)


def board_alt(text: TextBoard, view: View, moment: Moment, last: str) -> str:
    """Describe the board: whose turn, the last move, both sides, what stands where, the cards."""
    said = text.words.text
    over = ".over" if view.over else ""
    head = said(f"zoollywood-alt-board{over}", now=text.head(view, moment).replace("\n", " "))
    sides = (text.side(view, side, moment.table) for side in facts.sides_in_order(view))
    told = (head, last, *sides, *_standing(text, view), *text.tiles(view), *text.cards(view))
    return within(told, said("zoollywood-alt-text"))


def hand_alt(hand: TextHand, text: TextBoard, view: View) -> str:
    """Describe the private picture: what is asked about, the cards, the slides; then what stands where."""
    paragraphs = hand.paragraphs(view)
    lines = (line for paragraph in paragraphs for line in paragraph.split("\n"))
    return within((*lines, *_standing(text, view), *text.tiles(view)), "")


def _standing(text: TextBoard, view: View) -> Iterator[str]:
    """Say each kind of piece with its spaces, then how many spaces are empty."""
    for sign in _PIECES:
        spaces = facts.holding(text.box, view, sign)
        if spaces:
            named = phrase(
                "zoollywood-alt-pieces", piece=piece(NAMES[sign]), n=len(spaces), spaces=" ".join(spaces)
            )
            yield text.words.say(named)
    yield text.words.text("zoollywood-alt-empty", n=view.ground.board.count(EMPTY))
