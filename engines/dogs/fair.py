"""The Dog Fair: buying, selling, trading (canon, 4.5)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Seat
from engines.dogs import actions as act
from engines.dogs.course import Course
from engines.dogs.events import DogBought, DogSold, DogTraded
from engines.dogs.frames import Dealing, Getting, Offering, Putting, SellingExtra, SellingFrom
from engines.dogs.stalls import Stalls, changed, places, removed, residents
from engines.dogs.state import Area, Board

TRAINED, PRIZED = "trained-dog", "prized-dog"
RAISES = {TRAINED: 1, PRIZED: 2}
"""Coins that each card adds to a sale (Bonus cards)."""
EXTRAS = {
    "none": (),
    TRAINED: (TRAINED,),
    PRIZED: (PRIZED,),
    "both": (TRAINED, PRIZED),
}  # fmt: skip


def extras(area: Area) -> tuple[str, ...]:
    """Return the ways to raise a sale with the cards at hand; at most one of each (R32)."""
    return tuple(extra for extra, cards in EXTRAS.items() if all(card in area.cards for card in cards))


def without(stalls: Stalls, breed: str, stall: int) -> Stalls:
    """Return the stalls after a dog has left one of them."""
    return changed(stalls, stall, removed(stalls[stall - 1], breed))


def gettable(board: Board, area: Area, breed: str, stall: int) -> Iterator[str]:
    """Yield the Fair breeds that fit once the offered dog has left; for its own breed another stall is needed."""
    left = without(area.stalls, breed, stall)
    for got in dict.fromkeys(sorted(board.fair)):
        if places(left, got, stall if got == breed else 0):
            yield got


def offerable(board: Board, area: Area) -> Iterator[act.OfferDog]:
    """Yield the own dogs with which some trade is possible."""
    for breed, stall in residents(area.stalls):
        if any(True for _ in gettable(board, area, breed, stall)):
            yield act.OfferDog(breed, stall)


def buy(course: Course, _: Dealing, seat: Seat, action: act.Buy) -> None:
    """Pay the price of the moment (R33) and take the first dog of the breed."""
    fair = list(course.state.fair)
    price = course.box.price(len(fair))
    fair.remove(action.breed)
    course.change(fair=tuple(fair))
    course.gain(seat, coins=-price)
    course.tell(DogBought(seat, course.stretch, action.breed, price))
    course.go(Putting(seat, action.breed))


def sell(course: Course, _: Dealing, seat: Seat, action: act.Sell) -> None:
    """Begin a sale."""
    course.go(SellingFrom(seat, action.breed))


def sell_from(course: Course, frame: SellingFrom, seat: Seat, action: act.From) -> None:
    """Note from which stall the dog comes."""
    course.go(SellingExtra(seat, frame.breed, action.stall))


def sell_extra(course: Course, frame: SellingExtra, seat: Seat, action: act.Extra) -> None:
    """Close the sale: the dog goes to the end of the Fair."""
    cards = EXTRAS[action.cards]
    for card in cards:
        course.spend_card(seat, card)
    area = course.area(seat)
    coins = course.box.prices.sale + sum(RAISES[card] for card in cards)
    stalls = without(area.stalls, frame.breed, frame.stall)
    course.change_area(seat, coins=area.coins + coins, stalls=stalls)
    course.join_fair((frame.breed,))
    course.tell(DogSold(seat, course.stretch, frame.breed, frame.stall, coins, cards))
    course.go()


def trade(course: Course, _: Dealing, seat: Seat, __: act.Trade) -> None:
    """Begin a trade."""
    course.go(Offering(seat))


def offer(course: Course, _: Offering, seat: Seat, action: act.OfferDog) -> None:
    """Note the own dog of a trade."""
    course.go(Getting(seat, action.breed, action.stall))


def get(course: Course, frame: Getting, seat: Seat, action: act.Get) -> None:
    """Let the own dog take the place of the Fair dog, which needs a stall now."""
    area, fair = course.area(seat), list(course.state.fair)
    fair[fair.index(action.breed)] = frame.breed
    course.change(fair=tuple(fair))
    course.change_area(seat, stalls=without(area.stalls, frame.breed, frame.stall))
    course.tell(DogTraded(seat, course.stretch, frame.breed, frame.stall, action.breed))
    course.go(Putting(seat, action.breed, frame.stall if action.breed == frame.breed else 0))
