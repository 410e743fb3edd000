"""An event card from the hand to its effect: targets, the window of the rivals, the guess (canon, section 3)."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Seat
from engines.zoollywood.box import CANCEL
from engines.zoollywood.course import Course
from engines.zoollywood.effects import EFFECTS
from engines.zoollywood.events import Cancelled, CardPlayed, HandsHidden, Passed, TargetPicked, WindowOpened
from engines.zoollywood.frames import Acting, Choosing, Window, Working
from engines.zoollywood.ground import LastCard
from engines.zoollywood.playing import Stage, targets

_HIDDEN = "guess-hand"
"""The effect whose target is a secret."""


def stage(course: Course) -> Stage:
    """Return what a card is played on."""
    return Stage(course.box, course.options, course.ground, course.doing, course.side)


def play(course: Course, card: int) -> None:
    """Lay a card open; its targets come next."""
    seat = course.on_turn
    course.take_from_hand(seat, card)
    course.do(card_used=True, precard=isinstance(course.frames[-1], Acting))
    course.tell(CardPlayed(seat, course.turn, str(card)))
    course.frames.append(Choosing(card, hidden=course.box.cards[card].effect == _HIDDEN))


def run_target(course: Course, frame: Choosing) -> bool:
    """Ask for the next target; a single one is picked, and when all are, the rivals may react."""
    choices = targets(stage(course), course.box.cards[frame.card].effect, _all_picks(frame))
    if choices is None:
        course.last_card = LastCard(course.on_turn, frame.card, frame.picks)
        course.go(Working(frame.card, frame.picks, frame.secret))
        _open_window(course, frame)
        return False
    if len(choices) > 1:
        return True
    pick(course, frame, choices[0])
    return False


def pick(course: Course, frame: Choosing, target: str) -> None:
    """Name a target. Which hand holds the penguin stays secret."""
    card = str(frame.card)
    if frame.hidden:
        course.tell(HandsHidden(course.on_turn, course.turn, card, target))
        course.go(replace(frame, secret=target))
    else:
        course.tell(TargetPicked(course.on_turn, course.turn, card, target))
        course.go(replace(frame, picks=(*frame.picks, target)))


def let_pass(course: Course, frame: Window, seat: Seat) -> None:
    """Let the card happen; when the last seat does, it takes effect."""
    course.tell(Passed(seat, course.turn, str(frame.card)))
    waiting = tuple(other for other in frame.waiting if other != seat)
    course.go(*((replace(frame, waiting=waiting),) if waiting else ()))


def cancel(course: Course, frame: Window, seat: Seat) -> None:
    """Cancel the card: both are discarded, the window closes for everybody (R13)."""
    by = next(card for card in course.hands[seat] if course.box.cards[card].effect == CANCEL)
    course.take_from_hand(seat, by)
    course.tell(Cancelled(seat, course.turn, str(frame.card), str(by)))
    del course.frames[-2:]  # the window, and the card that waits below it


def run_working(course: Course, frame: Working) -> bool:
    """Let a card take effect."""
    course.go()
    EFFECTS[course.box.cards[frame.card].effect](course, frame)
    return False


def asked_in_window(course: Course) -> tuple[Seat, ...]:
    """Return the rivals to be asked: who holds cards while a cancel card may be about (R16, public facts only)."""
    cards = course.box.cards
    cancels = [number for number in course.numbers if cards[number].effect == CANCEL]
    if not any(course.discard.count(number) < cards[number].copies for number in cancels):
        return ()
    rivals = range(1 - course.side, course.options.seats, 2)
    return tuple(Seat(seat) for seat in rivals if course.hands[seat])


def _open_window(course: Course, frame: Choosing) -> None:
    seats = asked_in_window(course)
    if seats:
        first_id = course.new_ids(course.options.seats)
        course.frames.append(Window(frame.card, frame.picks, frame.secret, seats, first_id))
        course.tell(WindowOpened(course.on_turn, course.turn, str(frame.card), seats))


def _all_picks(frame: Choosing) -> tuple[str, ...]:
    return (*frame.picks, frame.secret) if frame.secret else frame.picks
