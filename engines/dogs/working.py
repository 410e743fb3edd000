"""Phase 2: workers, cards and four of the five buildings (canon, 3.2, 3.7a, 4.4, 4.7)."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Seat
from engines.dogs import actions as act
from engines.dogs.course import Course
from engines.dogs.events import (
    CardTaken,
    CrateTaken,
    DogCured,
    DogPut,
    FinalRound,
    GoodsBought,
    GoodsSwapped,
    StallBuilt,
    WorkerSent,
)
from engines.dogs.frames import (
    Building,
    Curing,
    Dealing,
    Hall,
    Putting,
    Sending,
    Shopping,
    Swapping,
    TakingCard,
)
from engines.dogs.stalls import removed

TOWN_HALL = "town-hall"
FREE_ENTRY = "free-entry"
CARD_SAVES = 1
"""The Town Hall card takes this many coins off the price of a stall (Bonus cards)."""

Visit = Building | Swapping | Shopping | Curing | Dealing


def run_hall(course: Course, frame: Hall) -> None:
    """Give the turn to the next seat with a worker left; without one, all workers go back."""
    count = len(course.state.areas)
    for step in range(count):
        seat = Seat((frame.seat + step) % count)
        if course.area(seat).workers:
            course.next_stretch()
            course.go(Hall(course.left_of(seat)), Sending(seat))
            return
    course.change(workers=((),) * len(course.box.buildings))
    course.go()


def send(course: Course, _: Sending, seat: Seat, action: act.Send) -> None:
    """Send a worker; a card comes before the building (R30)."""
    _station(course, seat, action.building, free=False)
    visit = _visit(action.building, seat)
    if course.state.display[course.box.buildings.index(action.building)]:
        course.go(visit, TakingCard(seat, action.building))
    else:
        course.go(visit)


def send_free(course: Course, _: Sending, seat: Seat, action: act.SendFree) -> None:
    """Send a worker with Free Entry; there is no card to take."""
    course.spend_card(seat, FREE_ENTRY)
    _station(course, seat, action.building, free=True)
    course.go(_visit(action.building, seat))


def take(course: Course, frame: TakingCard, seat: Seat, action: act.Take) -> None:
    """Take a card: a crate pays at once, any other is kept."""
    place = course.box.buildings.index(frame.building)
    display = list(course.state.display)
    cards = list(display[place])
    cards.remove(action.card)
    display[place] = tuple(cards)
    course.change(display=tuple(display))
    course.go()
    if action.card in course.box.crates:
        _unpack(course, seat, action.card)
    else:
        course.change_area(seat, cards=course.box.sort((*course.area(seat).cards, action.card)))
        course.tell(CardTaken(seat, course.stretch, action.card))


def build(course: Course, _: Building, seat: Seat, action: act.Build) -> None:
    """Build the next stall; the last one may call the final round."""
    area, coins, card = course.area(seat), course.box.prices.stall, action.means == "card"
    if card:
        course.spend_card(seat, TOWN_HALL)
        coins -= CARD_SAVES
    course.change_area(seat, coins=area.coins - coins, stalls=(*area.stalls, ()))
    course.go()
    built = len(area.stalls) + 1
    course.tell(StallBuilt(seat, course.stretch, built, coins, card))
    if built == course.box.limits.stalls and course.state.options.last_stall:
        call_final_round(course, "last-stall")


def call_final_round(course: Course, why: str) -> None:
    """Make the next round the final one; nothing is called twice, nor in a round that ends the game (7.1, R45)."""
    state = course.state
    if not (state.final or state.final_next or state.all_stay):
        course.change(final_next=True)
        course.tell(FinalRound(None, state.stretch, why))


def swap(course: Course, frame: Swapping, seat: Seat, action: act.Swap) -> None:
    """Exchange one good for another."""
    course.gain(seat, **{action.give: -1, action.get: 1})
    course.tell(GoodsSwapped(seat, course.stretch, action.give, action.get))
    swaps = frame.swaps + 1
    course.go(*([replace(frame, swaps=swaps)] if swaps < course.box.limits.warehouse_swaps else []))


def shop(course: Course, frame: Shopping, seat: Seat, action: act.BuyGoods) -> None:
    """Buy two goods for a coin."""
    course.gain(seat, coins=-1)
    for good in (action.one, action.other):
        course.gain(seat, **{good: 1})
    course.tell(GoodsBought(seat, course.stretch, action.one, action.other))
    course.go(replace(frame, spent=frame.spent + 1))


def cure(course: Course, frame: Curing, seat: Seat, action: act.Cure) -> None:
    """Cure a dog; it is put into a stall before the next one."""
    area = course.area(seat)
    course.change_area(seat, medicine=area.medicine - 1, infirmary=removed(area.infirmary, action.breed))
    course.tell(DogCured(seat, course.stretch, action.breed))
    course.go(replace(frame, cured=frame.cured + 1), Putting(seat, action.breed))


def put(course: Course, frame: Putting, seat: Seat, action: act.Put) -> None:
    """Put the dog at hand into a stall."""
    course.go()
    course.tell(DogPut(seat, course.stretch, frame.breed, action.stall))
    course.house(seat, frame.breed, action.stall)


def leave(course: Course, _: Visit, __: Seat, ___: act.Done | act.Skip) -> None:
    """Leave a building."""
    course.go()


def _station(course: Course, seat: Seat, building: str, *, free: bool) -> None:
    place = course.box.buildings.index(building)
    workers = list(course.state.workers)
    workers[place] = (*workers[place], seat)
    course.change(workers=tuple(workers))
    course.change_area(seat, workers=course.area(seat).workers - 1)
    course.tell(WorkerSent(seat, course.stretch, building, free))


def _visit(building: str, seat: Seat) -> Visit:
    match building:
        case "town-hall":
            return Building(seat)
        case "warehouse":
            return Swapping(seat)
        case "pet-shop":
            return Shopping(seat)
        case "veterinary":
            return Curing(seat)
        case _:
            return Dealing(seat)


def _unpack(course: Course, seat: Seat, card: str) -> None:
    gain, before = course.box.crates[card], course.area(seat).gas
    course.gain(seat, coins=gain.coins, food=gain.food, medicine=gain.medicine, gas=gain.gas)
    course.change(discard=course.box.sort((*course.state.discard, card)))
    got = course.area(seat).gas - before
    course.tell(
        CrateTaken(
            seat,
            course.stretch,
            card,
            coins=gain.coins,
            food=gain.food,
            medicine=gain.medicine,
            gas=got,
            lost=gain.gas - got,
        )
    )
