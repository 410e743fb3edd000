"""Phase 1 on the road: moving, staying, driving home, towing, bonuses (canon, 3.4, 4.1, 4.2)."""

from __future__ import annotations

from engines.core import Seat
from engines.dogs import actions as act
from engines.dogs.course import Course
from engines.dogs.drawing import draw_dog as draw_from_bag
from engines.dogs.events import (
    AllStayed,
    BonusTaken,
    DogDrawn,
    Exchanged,
    Laid,
    Moved,
    Returned,
    Stayed,
    Towed,
)
from engines.dogs.frames import (
    Arranging,
    Claiming,
    Driving,
    ExchangingFirst,
    ExchangingSecond,
    Returning,
    Road,
)
from engines.dogs.state import Status
from engines.dogs.tokens import Kind, Token

EXTRA_DOG = "additional-dog"
EXCHANGE = "dog-exchange"
TWO = 2


def run_road(course: Course, frame: Road) -> None:
    """Give the turn to the next truck that is still out; without one, driving is over."""
    count = len(course.state.areas)
    for step in range(count):
        seat = Seat((frame.seat + step) % count)
        if course.area(seat).status is Status.OUT:
            course.next_stretch()
            course.go(Road(course.left_of(seat)), Driving(seat))
            return
    course.go()
    if all(area.status is Status.STAYED for area in course.state.areas):
        course.change(all_stay=True)
        course.tell(AllStayed(None, course.stretch))
    _claim_last_bonus(course, Seat((frame.seat - 1) % count))


def move(course: Course, _: Driving, seat: Seat, action: act.Move) -> None:
    """Pay for the route, take the dog, and be towed if the tank is empty (R7)."""
    roads, area = course.box.roads, course.area(seat)
    place = roads.places[action.space]
    dog = course.state.dogs[place]
    assert dog is not None  # noqa: S101 - the list offers only spaces with a dog
    gas = roads.cost(course.state.roadwork, area.place, action.space)
    reward = roads.rewards[place] if dog.kind is Kind.REWARD else 0
    course.tell(Moved(seat, course.stretch, area.place, action.space, gas, dog.breed, dog.kind, reward))
    dogs = course.state.dogs
    course.change(dogs=(*dogs[:place], None, *dogs[place + 1 :]))
    if dog.kind is Kind.REWARD:
        course.join_fair((dog.breed,))
    truck = area.truck if dog.kind is Kind.REWARD else tuple(sorted((*area.truck, dog)))
    course.change_area(
        seat, gas=area.gas - gas, coins=area.coins + reward, place=action.space, moved=True, truck=truck
    )
    course.go()
    if area.gas == gas:
        _tow(course, seat)


def stay(course: Course, _: Driving, seat: Seat, __: act.Stay) -> None:
    """End the driving of a seat before it began; that is no return (R9)."""
    course.tell(Stayed(seat, course.stretch))
    course.go()
    _put_away(course, seat, Status.STAYED)


def home(course: Course, _: Driving, seat: Seat, __: act.Home) -> None:
    """Pay and drive home; Additional Dog is played before the next truck drives."""
    area = course.area(seat)
    course.change(returned=(*course.state.returned, seat))
    gas = area.gas - course.box.prices.gas_home
    course.change_area(seat, gas=gas, status=Status.HOME, place=course.box.roads.centre)
    course.tell(Returned(seat, course.stretch, len(course.state.returned), area.truck))
    if EXTRA_DOG in area.cards:
        course.go(Returning(seat))
    else:
        course.go()
        _put_away(course, seat, Status.HOME)


def draw_dog(course: Course, _: Returning, seat: Seat, action: act.DrawDog) -> None:
    """Draw a dog onto the truck; a second copy may follow (4.2)."""
    course.spend_card(seat, EXTRA_DOG)
    dog = draw_from_bag(course, action.side)
    area = course.area(seat)
    course.change_area(seat, truck=tuple(sorted((*area.truck, dog))))
    course.tell(DogDrawn(seat, course.stretch, action.side, dog))
    if EXTRA_DOG not in area.cards:
        course.go()
        _put_away(course, seat, Status.HOME)


def keep_card(course: Course, _: Returning, seat: Seat, __: act.Pass) -> None:
    """Keep Additional Dog."""
    course.go()
    _put_away(course, seat, Status.HOME)


def play_exchange(course: Course, frame: Driving, seat: Seat, _: act.Play) -> None:
    """Play Dog Exchange; the turn goes on with a move (R15)."""
    course.spend_card(seat, EXCHANGE)
    course.go(frame, ExchangingFirst(seat))


def exchange_first(course: Course, frame: ExchangingFirst, _: Seat, action: act.First) -> None:
    """Note the first dog."""
    course.go(ExchangingSecond(frame.seat, action.space))


def exchange_second(course: Course, frame: ExchangingSecond, seat: Seat, action: act.Second) -> None:
    """Let two dogs change places (4.1)."""
    places = sorted(course.box.roads.places[space] for space in (frame.space, action.space))
    dogs = list(course.state.dogs)
    dogs[places[0]], dogs[places[1]] = dogs[places[1]], dogs[places[0]]
    spaces = tuple(course.box.roads.spaces[place] for place in places)
    course.go()
    course.go(Driving(seat, spaces))
    course.change(dogs=tuple(dogs))
    one, other = (_laid(space, dogs[place]) for space, place in zip(spaces, places, strict=True))
    course.tell(Exchanged(seat, course.stretch, one, other))


def claim(course: Course, _: Claiming, seat: Seat, action: act.Bonus) -> None:
    """Take the bonus of the first or last to drive home."""
    course.go_own(seat)
    course.gain(seat, **{action.good: 1})
    course.tell(BonusTaken(seat, course.area(seat).stretch, action.good))


def _tow(course: Course, seat: Seat) -> None:
    dogs = course.area(seat).truck
    course.put_back(dogs)
    course.tell(Towed(seat, course.stretch, dogs))
    course.change_area(seat, truck=())
    _put_away(course, seat, Status.TOWED)


def _put_away(course: Course, seat: Seat, status: Status) -> None:
    """Open the arranging of a seat beside the driving, in a stretch of its own, the first bonus before it."""
    truck = course.area(seat).truck
    yard = tuple(dog.breed for dog in truck if dog.kind is not Kind.SICK)
    sick = tuple(dog.breed for dog in truck if dog.kind is Kind.SICK)
    course.change_area(seat, status=status, place=course.box.roads.centre, truck=())
    first = len(course.state.areas) > TWO and course.state.returned == (seat,) and status is Status.HOME
    bonus = (Claiming(),) if first else ()
    course.push_own(seat, Arranging(tuple(sorted(yard)), sick), *bonus, stretch=course.next_stretch())


def _claim_last_bonus(course: Course, last_driver: Seat) -> None:
    """Give the last bonus, once nobody is out (R11, R12); it does not interrupt an arranging under way (R56)."""
    returned, two = course.state.returned, len(course.state.areas) == TWO
    if not returned or (len(returned) == 1 and not two):
        return
    seat = returned[-1]
    area = course.area(seat)
    frames = (*area.frames, Claiming()) if seat == last_driver else (Claiming(), *area.frames)
    course.change_area(seat, frames=frames)
    course.stirred.append(seat)


def _laid(space: str, dog: Token | None) -> Laid:
    assert dog is not None  # noqa: S101 - dogs change places, not gaps
    return Laid(space, dog)
