"""Scenes, component sets, drafts and opening eggs: everything before the first turn (canon, section 2)."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from engines.core import Seat
from engines.zoollywood.course import Course
from engines.zoollywood.events import (
    Began,
    DeckNamed,
    DeckShuffled,
    Kept,
    OpeningEggSet,
    PieceSet,
    SceneLaid,
    SetTaken,
)
from engines.zoollywood.frames import Dealing, Drafting, PlacingPiece
from engines.zoollywood.pieces import BARRIER_IDS, EGGS
from engines.zoollywood.setting_up import TEAM, write_deck
from engines.zoollywood.state import Lying

STORM = "storm"
_Kept = tuple[tuple[int, ...], ...]


def open_table(course: Course, scene: str) -> None:
    """Tell how the table is set, and lay out a scene that is known already."""
    course.tell(Began(None, 0, course.on_turn, course.options.seats, course.options.mode))
    if course.numbers:
        _name_deck(course)
    if scene:
        lay_scene(course, None, scene)


def lay_scene(course: Course, seat: Seat | None, scene: str) -> None:
    """Lay out a scene; its numbers are the deck unless the table has agreed on others."""
    row = course.box.scenes[scene]
    for placed in row.place:
        _put(course, placed.what, placed.at)
    course.scene = scene
    course.tell(SceneLaid(seat, 0, scene))
    if course.options.cards and not course.numbers:
        course.numbers = course.box.numbers_of(row)


def take_set(course: Course, seat: Seat, component: str) -> None:
    """Choose a component set; its pieces are placed next."""
    course.sets = (*course.sets, component)
    course.tell(SetTaken(seat, 0, component))
    course.go(PlacingPiece(seat, course.box.sets[component].places))


def set_down(course: Course, frame: PlacingPiece, place: str) -> None:
    """Place a piece of a component set."""
    piece, *rest = frame.pieces
    _put(course, piece, place)
    course.tell(PieceSet(frame.seat, 0, piece, place))
    course.go(*((replace(frame, pieces=tuple(rest)),) if rest else ()))


def run_dealing(course: Course, _: Dealing) -> bool:
    """Begin the draft, if cards are in use."""
    if course.options.cards:
        seats = course.options.seats
        course.go(Drafting(course.new_ids(seats), ((),) * seats))
    else:
        course.go()
    return False


def drafting(first_seat: Seat, mode: str, kept: _Kept) -> dict[Seat, str]:
    """Return who is asked what in a draft: all at once, in team mode the partner after the first teammate."""
    seats = len(kept)
    if mode != TEAM:
        return {Seat(seat): "draft" for seat in range(seats) if not kept[seat]}
    asked = {}
    for seat in range(seats):
        if not kept[seat]:
            first = (seat - first_seat) % seats < seats // 2
            if first:
                asked[Seat(seat)] = "draft-first"
            elif kept[partner(Seat(seat))]:
                asked[Seat(seat)] = "draft-second"
    return asked


def partner(seat: Seat) -> Seat:
    """Return the seat across in team mode."""
    return Seat((seat + 2) % 4)


def keep(course: Course, frame: Drafting, seat: Seat, cards: tuple[int, ...]) -> None:
    """Keep starting cards; when all have, the deck is made."""
    kept = (*frame.kept[:seat], cards, *frame.kept[seat + 1 :])
    first = course.options.mode == TEAM and not kept[partner(seat)]
    shown = tuple(map(str, cards))
    course.tell(Kept(seat, 0, len(cards), shown, partner(seat) if first else None))
    course.go(replace(frame, kept=kept))


def run_drafting(course: Course, frame: Drafting) -> bool:
    """Ask until all have kept; then hand out the cards and shuffle the rest."""
    if not all(frame.kept):
        return True
    course.hands = [tuple(sorted(cards)) for cards in frame.kept]
    pool = Counter({number: course.box.cards[number].copies for number in course.numbers})
    pool.subtract(card for hand in course.hands for card in hand)
    deck, course.rng = course.rng.shuffle(sorted(pool.elements()))
    course.deck = tuple(map(Lying, deck))
    course.tell(DeckShuffled(None, 0, len(deck)))
    course.go()
    return False


def set_egg(course: Course, seat: Seat, place: str) -> None:
    """Place an egg of the rival."""
    side = 1 - seat % 2
    course.cells[course.box.space(place)] = EGGS[side]
    course.tell(OpeningEggSet(seat, 0, side, place))
    course.go()


def _put(course: Course, piece: str, place: str) -> None:
    if piece in BARRIER_IDS:
        course.cells[course.box.space(place)] = BARRIER_IDS[piece]
    elif piece == STORM:
        course.storms = tuple(sorted((*course.storms, course.box.space(place))))
    else:
        course.tents = (*course.tents, course.box.tent(piece, place))


def _name_deck(course: Course) -> None:
    cards = course.box.cards
    gold = tuple(number for number in course.numbers if cards[number].gold)
    silver = tuple(number for number in course.numbers if not cards[number].gold)
    course.tell(DeckNamed(None, 0, write_deck(gold, silver)))
