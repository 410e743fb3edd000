"""Searching piles: looking and keeping, taking discards, swapping paw cards for new ones (canon, 4.1)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engines.dogs_bond.actions import PILE
from engines.dogs_bond.course import Course
from engines.dogs_bond.events import Kept, Looked, Salvaged
from engines.dogs_bond.frames import Looking, Redrawing, Salvaging


def run_looking(course: Course, frame: Looking) -> bool:
    """Take the cards off the pile and ask; what must be kept in any case is kept without a question."""
    if frame.look:
        frame = _begin_looking(course, frame)
    if 0 < frame.due < len(frame.cards):
        return True
    kept, under = frame.kept + frame.cards[: frame.due], frame.cards[frame.due :]
    course.go()
    course.add_to_paw(frame.seat, kept)
    course.pile += under
    course.tell(Kept(frame.seat, course.turn, len(kept), kept, len(under)))
    return False


def _begin_looking(course: Course, frame: Looking) -> Looking:
    cards = course.draw_cards(frame.look)
    if len(cards) < frame.due:
        course.note_depleted()
    course.tell(Looked(frame.seat, course.turn, len(cards), cards))
    looking = Looking(frame.seat, 0, min(frame.due, len(cards)), cards)
    course.go(looking)
    return looking


def keep(course: Course, frame: Looking, card: str) -> None:
    """Keep a card; the others stay in the order in which they were seen."""
    at = frame.cards.index(card)
    rest = frame.cards[:at] + frame.cards[at + 1 :]
    course.go(replace(frame, due=frame.due - 1, cards=rest, kept=(*frame.kept, card)))


def sources(pile: tuple[str, ...], discard: tuple[str, ...], frame: Salvaging) -> tuple[str, ...]:
    """Return what a salvage can take: ids among the top discards, uppermost first, and the pile."""
    top = reversed(discard[-frame.depth :])
    return (*_once(top), *([PILE] if pile else []))


def _once(cards: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(cards))


def run_salvaging(course: Course, frame: Salvaging) -> bool:
    """Ask what to take; without discards a card is drawn, a single source is taken by itself."""
    if not frame.left:
        course.go()
        return False
    found = sources(course.pile, course.discard, frame)
    if not course.discard or len(found) == 1:
        salvage(course, frame, found[0] if course.discard else PILE)
        return False
    return True


def salvage(course: Course, frame: Salvaging, source: str) -> None:
    """Take a discard, of equal cards the uppermost, or draw."""
    course.go(replace(frame, left=frame.left - 1))
    if source == PILE:
        course.draw(frame.seat, 1)
        return
    discard = course.discard
    at = len(discard) - 1 - discard[::-1].index(source)
    course.discard = discard[:at] + discard[at + 1 :]
    course.add_to_paw(frame.seat, (source,))
    course.tell(Salvaged(frame.seat, course.turn, source))


def run_redrawing(course: Course, frame: Redrawing) -> bool:
    """Ask while cards may be tossed; then draw as many."""
    if frame.left and course.dogs[frame.seat].paw:
        return True
    finish_redraw(course, frame)
    return False


def redraw(course: Course, frame: Redrawing, card: str) -> None:
    """Toss a card that will be replaced."""
    course.go(replace(frame, left=frame.left - 1, tossed=frame.tossed + 1))
    course.toss(frame.seat, (card,), "redraw")


def finish_redraw(course: Course, frame: Redrawing) -> None:
    """Draw as many cards as were tossed."""
    course.go()
    if frame.tossed:
        course.draw(frame.seat, frame.tossed)
