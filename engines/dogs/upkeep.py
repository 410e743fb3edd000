"""Phase 3: feeding, wages, clean-up, income, and the passing on of the token (canon, 3.8, 3.10, 7.1)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engines.core import Seat
from engines.dogs import actions as act
from engines.dogs.box import Box
from engines.dogs.course import Course
from engines.dogs.drawing import deal_cards, fill_map, lift_roadwork, short_side, turn_fair_card
from engines.dogs.events import (
    AssistantHired,
    AssistantLeft,
    Fed,
    FellSick,
    FuelBought,
    GameOver,
    IncomePaid,
    JoinedFair,
    RoundBegan,
    WagePaid,
)
from engines.dogs.frames import (
    Beginning,
    CleanUp,
    Closing,
    Donors,
    Feeding,
    Fuelling,
    Gathering,
    Hall,
    Hiring,
    Income,
    Own,
    Paying,
    Road,
    Turning,
    Upkeep,
)
from engines.dogs.scores import total
from engines.dogs.stalls import added, changed, counts, occupied, removed
from engines.dogs.state import Area, Status
from engines.dogs.working import call_final_round

ASSISTANT = "assistant"


def run_beginning(course: Course, _: Beginning) -> None:
    """Begin a round: its parts lie on the stack, the first one innermost (3.1)."""
    state = course.state
    course.tell(RoundBegan(None, course.next_stretch(), state.round, state.first, state.final))
    workers = course.box.start.workers
    for seat in course.seats:
        course.change_area(seat, workers=workers if course.area(seat).assistant else workers - 1)
    course.go(
        Turning(), Gathering(), Income(), CleanUp(), Closing(), Gathering(), Upkeep(),
        Hall(state.first), Donors(), Gathering(), Road(state.first),
    )  # fmt: skip


def run_upkeep(course: Course, _: Upkeep) -> None:
    """Feed the dogs as far as the food reaches, and ask everybody at once for the rest."""
    course.go()
    stretch = course.next_stretch()
    for number in range(len(course.state.areas)):
        seat = Seat(number)
        area = course.area(seat)
        stalls = len(occupied(area.stalls))
        food = min(area.food, stalls)
        course.change_area(seat, food=area.food - food, paid=False)
        if stalls:
            course.tell(Fed(seat, stretch, food, stalls - food))
        wage: Own = Paying() if area.assistant else Hiring()
        hungry = (Feeding(stalls - food),) if stalls > food else ()
        course.push_own(seat, wage, *hungry, stretch=stretch)


def unnamed(area: Area, frame: Feeding) -> tuple[int, ...]:
    """Return the stalls that may still be named as hungry."""
    return tuple(stall for stall in occupied(area.stalls) if stall not in frame.named)


def starvable(area: Area, frame: Feeding) -> Iterator[act.Starve]:
    """Yield a dog of each breed in each stall not yet named."""
    for stall in unnamed(area, frame):
        for breed, _ in counts(area.stalls[stall - 1]):
            yield act.Starve(breed, stall)


def starves_alike(box: Box, area: Area, frame: Feeding) -> bool:
    """Tell whether the rest of feeding comes out the same in any order (3.8)."""
    stalls = unnamed(area, frame)
    if len(stalls) != frame.hungry or any(len(counts(area.stalls[stall - 1])) > 1 for stall in stalls):
        return False
    bays = box.limits.infirmary - len(area.infirmary)
    return bays == 0 or bays >= frame.hungry


def starve(course: Course, frame: Feeding, seat: Seat, action: act.Starve) -> None:
    """Let a dog fall sick; without a bay it waits for the end of upkeep and goes to the Fair (R49, R55)."""
    area = course.area(seat)
    stalls = changed(area.stalls, action.stall, removed(area.stalls[action.stall - 1], action.breed))
    bay = len(area.infirmary) < course.box.limits.infirmary
    if bay:
        course.change_area(seat, stalls=stalls, infirmary=added(area.infirmary, action.breed))
    else:
        course.change_area(seat, stalls=stalls, waiting=(*area.waiting, action.breed))
    course.tell(FellSick(seat, area.stretch, action.breed, bay))
    named = tuple(sorted((*frame.named, action.stall)))
    course.go_own(seat, *([replace(frame, hungry=frame.hungry - 1, named=named)] if frame.hungry > 1 else []))


def pay(course: Course, _: Paying, seat: Seat, action: act.Wage) -> None:
    """Pay the assistant, or let her go."""
    stretch = course.area(seat).stretch
    course.go_own(seat)
    if action.means == "none":
        course.change_area(seat, assistant=False)
        course.tell(AssistantLeft(seat, stretch))
        return
    _spend(course, seat, action.means)
    course.change_area(seat, paid=True)
    course.tell(WagePaid(seat, stretch, action.means))


def hire(course: Course, _: Hiring, seat: Seat, action: act.Hire) -> None:
    """Hire the assistant back; that counts as paid (R43)."""
    course.go_own(seat)
    if action.means != "no":
        _spend(course, seat, action.means)
        course.change_area(seat, assistant=True, paid=True)
        course.tell(AssistantHired(seat, course.area(seat).stretch, action.means))


def run_closing(course: Course, _: Closing) -> None:
    """Let the starved dogs join the Fair in turn order, then see whether the game is over."""
    course.go()
    dogs = tuple(dog for seat in course.seats for dog in course.area(seat).waiting)
    if dogs:
        for seat in course.seats:
            course.change_area(seat, waiting=())
        course.join_fair(dogs)
        course.tell(JoinedFair(None, course.stretch, dogs, "hungry"))
    state = course.state
    if state.final or state.all_stay:
        _end(course, "final" if state.final else "all-stay")
    elif state.round >= course.box.bounds.rounds:
        _end(course, "rounds")


def run_clean_up(course: Course, _: CleanUp) -> None:
    """Deal new cards and fill the map; a bag that cannot fill its side ends the game at once."""
    course.go()
    course.next_stretch()
    deal_cards(course)
    turn_fair_card(course)
    lift_roadwork(course)
    side = short_side(course)
    if side is not None:
        _end(course, side)
        return
    fill_map(course)
    tiles = sum(course.box.tiles.values())
    if course.state.options.roadwork and 0 < tiles == len(course.state.roadwork):
        call_final_round(course, "roadwork")


def run_income(course: Course, _: Income) -> None:
    """Pay the income and ask everybody at once for fuel, with the new map in view (R54)."""
    course.go()
    coins = course.box.prices.income
    course.tell(IncomePaid(None, course.stretch, coins))
    stretch = course.next_stretch()
    for number in range(len(course.state.areas)):
        course.gain(Seat(number), coins=coins)
        course.push_own(Seat(number), Fuelling(), stretch=stretch)


def most_fuel(box: Box, area: Area) -> int:
    """Return how many coins can be spent on gas; a purchase that adds nothing is not offered (R48)."""
    room = box.limits.gas - area.gas
    return min(area.coins, -(-room // box.prices.gas_per_coin))


def fuel(course: Course, _: Fuelling, seat: Seat, action: act.Fuel) -> None:
    """Buy gas; what the tank does not hold is lost."""
    course.go_own(seat)
    before = course.area(seat).gas
    course.gain(seat, coins=-action.coins, gas=action.coins * course.box.prices.gas_per_coin)
    if action.coins:
        area = course.area(seat)
        course.tell(FuelBought(seat, area.stretch, action.coins, area.gas - before))


def run_turning(course: Course, _: Turning) -> None:
    """Pass the token to the left and make ready for the next round."""
    state = course.state
    centre = course.box.roads.centre
    areas = tuple(replace(area, status=Status.OUT, moved=False, place=centre) for area in state.areas)
    course.change(
        areas=areas,
        first=course.left_of(state.first),
        round=state.round + 1,
        returned=(),
        final=state.final_next,
        final_next=False,
    )
    course.go(Beginning())


def _spend(course: Course, seat: Seat, means: str) -> None:
    if means == "card":
        course.spend_card(seat, ASSISTANT)
    else:
        course.gain(seat, coins=-course.box.prices.wage)


def _end(course: Course, why: str) -> None:
    course.change(frames=())
    points = tuple(total(course.box, course.state, area) for area in course.state.areas)
    course.tell(GameOver(None, course.stretch, why, points))
