"""The options of the game, the choice of dogs and the deal (canon, section 2)."""

from __future__ import annotations

from engines.core import Option, Rng, Seat, Setup, SetupRefused, check_options, phrase
from engines.dogs_bond.box import Box
from engines.dogs_bond.course import Course
from engines.dogs_bond.events import Began, Deal, DogTaken
from engines.dogs_bond.frames import Beginning, Picking, Preparing
from engines.dogs_bond.state import Dog, Options, State
from engines.dogs_bond.view import Phase

LENGTH = Option("length", "standard", ("standard", "short"), topic="short-game")
DOGS = Option("dogs", "choose", ("choose", "random"), topic="dogs")
KENNEL = Option("kennel", "all", ("all", "starter"), topic="dogs")
FIRST = Option("first", "random", ("random", "0", "1", "2", "3", "4", "5", "6", "7"), topic="alpha")
OPTIONS = (LENGTH, DOGS, KENNEL, FIRST)


def admit(box: Box, setup: Setup) -> None:
    """Raise UnknownOption for what the table of options lacks, SetupRefused for seats that do not fit."""
    check_options(OPTIONS, setup)
    seats, least, most = setup.seats, box.game.min_players, box.game.max_players
    if not least <= seats <= most:
        raise SetupRefused(
            phrase("dogs-bond-refuse-seats", seats=seats, least=least, most=most), "number-of-events"
        )
    kennel = _kennel(box, setup.value(KENNEL) == "starter")
    if seats > len(kennel):
        raise SetupRefused(phrase("dogs-bond-refuse-kennel", seats=seats, dogs=len(kennel)), "dogs")
    first = setup.value(FIRST)
    if first != FIRST.default and int(first) >= seats:
        raise SetupRefused(phrase("dogs-bond-refuse-first", first=int(first), seats=seats), "alpha")


def open_session(box: Box, setup: Setup) -> Course:
    """Give the Rope Toy to the first ALPHA and let dogs be picked or dealt; luck is drawn in the order of 2.3."""
    seats = setup.seats
    options = Options(setup.value(LENGTH) == "short", setup.value(KENNEL) == "starter")
    first, rng = _first(setup, Rng(setup.seed))
    course = Course(box, State(rng, options, (Dog(),) * seats, first, (Preparing(),)))
    course.tell(Began(None, 0, first))
    if setup.value(DOGS) == "random":
        kennel, course.rng = rng.shuffle(_kennel(box, options.starter))
        for seat, dog in zip(course.in_turn_order(), kennel, strict=False):
            take_dog(course, seat, dog, chosen=False)
    else:
        course.frames.append(Picking(tuple(course.in_turn_order())))
    return course


def _first(setup: Setup, rng: Rng) -> tuple[Seat, Rng]:
    named = setup.value(FIRST)
    if named != FIRST.default:
        return Seat(int(named)), rng
    drawn, rng = rng.below(setup.seats)
    return Seat(drawn), rng


def _kennel(box: Box, starter: bool) -> tuple[str, ...]:
    return box.starters if starter else tuple(box.dogs)


def free_dogs(box: Box, state: State | Course) -> tuple[str, ...]:
    """Return the dogs that nobody has taken."""
    taken = {dog.breed for dog in state.dogs}
    return tuple(dog for dog in _kennel(box, state.options.starter) if dog not in taken)


def take_dog(course: Course, seat: Seat, dog: str, chosen: bool) -> None:
    """Give a seat its dog."""
    course.change(seat, breed=dog)
    course.tell(DogTaken(seat, course.turn, dog, chosen))


def run_picking(course: Course, frame: Picking) -> bool:
    """Ask the next seat for its dog; the last dog left is taken by itself."""
    if not frame.seats:
        course.go()
        return False
    free = free_dogs(course.box, course)
    if len(free) > 1:
        return True
    pick(course, frame, free[0])
    return False


def pick(course: Course, frame: Picking, dog: str) -> None:
    """Take a dog."""
    take_dog(course, frame.seats[0], dog, chosen=True)
    course.go(Picking(frame.seats[1:]))


def run_preparing(course: Course, _: Preparing) -> bool:
    """Shuffle and deal: adopters, events, then Attribute cards, one at a time in turn order (2.3)."""
    box = course.box
    adopters, course.rng = course.rng.shuffle(tuple(box.adopters))
    course.houses = adopters[: box.game.adopters_in_play]
    _stack_events(course)
    cards = [card.id for card in box.cards.values() for _ in range(card.count)]
    course.pile, course.rng = course.rng.shuffle(cards)
    _deal_paws(course)
    course.phase = Phase.TURN
    paws = tuple(dog.paw for dog in course.dogs)
    course.tell(Deal(None, course.turn, course.houses, len(course.events), paws))
    course.go(Beginning())
    return False


def _stack_events(course: Course) -> None:
    """Take every event with an icon of a dog in play, and others up to the size of the pile (R3)."""
    box = course.box
    icons = {box.dogs[dog.breed].icon for dog in course.dogs}
    wanted = [row.id for row in box.events.values() if not icons.isdisjoint(row.icons)]
    others, course.rng = course.rng.shuffle([row.id for row in box.events.values() if icons.isdisjoint(row.icons)])
    setup = box.setups[len(course.dogs)]
    missing = (setup.short if course.options.short else setup.standard) - len(wanted)
    course.events, course.rng = course.rng.shuffle([*wanted, *others[:missing]])
    course.unused = others[missing:]


def _deal_paws(course: Course) -> None:
    count, each = len(course.dogs), course.box.game.starting_paw
    for place, seat in enumerate(course.in_turn_order()):
        course.change(seat, paw=course.box.sort(course.pile[place : count * each : count]))
    course.pile = course.pile[count * each :]
