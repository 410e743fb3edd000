"""Alt texts of the pictures, the most needed first."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core import Seat
from engines.dogs.tokens import SIDES
from engines.dogs.view import View
from render.alt import within
from render.contract import Moment
from render.dogs.facts import in_order
from render.dogs.text_board import TextBoard
from render.dogs.text_hand import TextHand


def board_alt(text: TextBoard, view: View, moment: Moment, last: str) -> str:
    """Describe the board: whose turn, the last move, the map as the driver sees it, Fair, seats, buildings."""
    said = text.words.text
    over = ".over" if not view.frames else ""
    head = said(f"dogs-alt-board{over}", now=text.now(view, moment))
    sides = (line for side in SIDES for line in text.side(view, side, moment.table).split("\n"))
    trucks = text.trucks(view, moment.table).split("\n")
    town = text.town(view, moment.table).split("\n")
    seats = (_seat(text, view, seat, moment) for seat in in_order(view))
    around = (*trucks, *sides) if trucks != [""] else (*town, *sides)
    return within((head, last, *(seats if over else ()), *around, *town, *seats), said("dogs-alt-text"))


def hand_alt(hand: TextHand, view: View) -> str:
    """Describe the private picture: the dogs in reach, the own ARC, cards and score."""
    return within_lines(hand.paragraphs(view))


def within_lines(paragraphs: Iterable[str]) -> str:
    """Return as many lines of a text as an alt text holds."""
    return within((line for paragraph in paragraphs for line in paragraph.split("\n")), "")


def _seat(text: TextBoard, view: View, seat: Seat, moment: Moment) -> str:
    """A seat in one breath: goods, stalls, infirmary."""
    return " ".join(list(text.seat(view, seat, moment.table))[:3])
