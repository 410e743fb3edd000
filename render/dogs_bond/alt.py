"""Alt texts of the pictures, the most needed first."""

from __future__ import annotations

from engines.dogs_bond.view import View
from render.alt import within
from render.contract import Moment
from render.dogs_bond.text_board import TextBoard
from render.dogs_bond.text_hand import TextHand


def board_alt(text: TextBoard, view: View, moment: Moment, last: str) -> str:
    """Describe the board: turn, event and who is asked, the last move, dogs, houses, piles."""
    said = text.words.text
    head = said("dogs-bond-alt-board", now=text.head(view, moment).replace("\n", " "))
    told = (head, last, *text.dogs(view, moment.table), *text.houses(view, moment.table), *text.shared(view))
    return within(told, said("dogs-bond-alt-text"))


def hand_alt(hand: TextHand, text: TextBoard, view: View, moment: Moment) -> str:
    """Describe the private picture: what is asked about, dog, paw and hidden cards; then the own piles."""
    lines = (line for part in hand.paragraphs(view, None, moment.table) for line in part.split("\n"))
    own = () if view.seat is None else (text.dog(view, view.dogs[view.seat], moment.table),)
    return within((text.words.text("dogs-bond-alt-hand"), *lines, *own), "")
