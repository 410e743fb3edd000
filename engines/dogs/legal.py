"""The legal list of every decision (canon, 3.2), in the order of the screen. It follows from the board alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from engines.core import Seat
from engines.dogs import actions as act
from engines.dogs import frames
from engines.dogs.arranging import VETERINARIAN, may_pass_on, rearranging, surplus
from engines.dogs.box import Box
from engines.dogs.driving import EXCHANGE
from engines.dogs.fair import extras, gettable, offerable
from engines.dogs.stalls import breeds, fits, housed, places
from engines.dogs.state import Area, Board
from engines.dogs.tokens import GOODS, SIDES, Good, has_dog
from engines.dogs.upkeep import ASSISTANT, most_fuel, starvable, starves_alike
from engines.dogs.working import CARD_SAVES, FREE_ENTRY, TOWN_HALL

TWO = 2
BASKETS = (("food", "food"), ("food", "medicine"), ("medicine", "medicine"))
"""What a coin buys at the Pet Shop."""


def legal(box: Box, board: Board, seat: Seat) -> tuple[act.Action, ...]:
    """Return what a seat that is asked may answer."""
    frame = question_of(board, seat)
    return () if frame is None else tuple(_LISTS[type(frame)](box, board, board.areas[seat], frame))


def question_of(board: Board, seat: Seat) -> frames.AnyQuestion | None:
    """Return the frame that asks a seat: its own innermost one, else that of the table."""
    own = board.areas[seat].frames
    if own:
        return own[-1]
    frame = board.frames[-1] if board.frames else None
    return frame if isinstance(frame, frames.AtTable) and frame.seat == seat else None


def forced(box: Box, board: Board, seat: Seat, frame: frames.AnyQuestion) -> act.Action | None:
    """Return the answer that needs no question: the only one, unless it is a move (3.2)."""
    area = board.areas[seat]
    if type(frame) is frames.Feeding and starves_alike(box, area, frame):
        return next(starvable(area, frame))
    options = iter(_LISTS[type(frame)](box, board, area, frame))
    action = next(options)
    return None if next(options, None) is not None or type(action) is act.Move else action


def moves(box: Box, board: Board, area: Area) -> Iterator[act.Move]:
    """Yield the moves the tank allows: cheapest first, then in the order of the map."""
    spaces, dogs, gas = box.roads.spaces, board.dogs, area.gas
    for trip in box.roads.trips(board.roadwork, area.place):
        if trip.cost > gas:
            return
        if dogs[trip.place] is not None:
            yield act.Move(spaces[trip.place])


def limit(box: Box, board: Board) -> int:
    """Return how many workers a building holds without Free Entry."""
    return box.limits.workers_per_space_2p if len(board.areas) == TWO else box.limits.workers_per_space


def _drive(box: Box, board: Board, area: Area, frame: frames.Driving) -> Iterator[act.Action]:
    move = None
    for move in moves(box, board, area):
        yield move
    if move is not None and EXCHANGE in area.cards and sum(dog is not None for dog in board.dogs) > 1:
        yield act.Play(EXCHANGE)
    if not frame.exchanged:
        yield act.Home() if area.moved else act.Stay()


def _with_dogs(box: Box, board: Board) -> Iterator[str]:
    return (space for space, dog in zip(box.roads.spaces, board.dogs, strict=True) if dog is not None)


def _exchange_first(box: Box, board: Board, _: Area, __: frames.ExchangingFirst) -> Iterator[act.Action]:
    return (act.First(space) for space in _with_dogs(box, board))


def _exchange_second(box: Box, board: Board, _: Area, frame: frames.ExchangingSecond) -> Iterator[act.Action]:
    return (act.Second(space) for space in _with_dogs(box, board) if space != frame.space)


def _return_card(_: Box, board: Board, __: Area, ___: frames.Returning) -> Iterator[act.Action]:
    for side, bag in zip(SIDES, board.bags, strict=True):
        if has_dog(bag):
            yield act.DrawDog("additional-dog", side)
    yield act.Pass()


def _bonus(box: Box, _: Board, area: Area, __: frames.Claiming) -> Iterator[act.Action]:
    return (act.Bonus(good) for good in GOODS if good is not Good.GAS or area.gas < box.limits.gas)


def _arrange(box: Box, _: Board, area: Area, frame: frames.Arranging) -> tuple[act.Action, ...]:
    place, lift, done = rearranging(area.stalls, frame.yard, frame.lifts < box.bounds.lifts)
    over = surplus(box, area, frame)
    give: tuple[act.Action, ...] = ()
    if over:
        give = tuple(act.Give(breed) for breed in breeds(tuple(sorted({*frame.sick, *area.infirmary}))))
    if VETERINARIAN in area.cards and frame.sick and not frame.given:
        give += (act.Play(VETERINARIAN),)
    return (*place, *give, *lift) if over else (*place, *give, *lift, *done)


def _donation(box: Box, _: Board, area: Area, frame: frames.Donating) -> Iterator[act.Action]:
    place, lift, _done = rearranging(area.stalls, frame.yard, frame.lifts < box.bounds.lifts)
    if frame.offered:
        yield from place
    if len(area.infirmary) < box.limits.infirmary:
        yield from (act.Admit(breed) for breed in breeds(frame.sick))
    if frame.offered:
        yield from lift
    if may_pass_on(area, frame):
        yield act.Done()


def _send(box: Box, board: Board, area: Area, _: frames.Sending) -> Iterator[act.Action]:
    most, full = limit(box, board), []
    for building, there in zip(box.buildings, board.workers, strict=True):
        if len(there) < most:
            yield act.Send(building)
        else:
            full.append(building)
    if FREE_ENTRY in area.cards:
        yield from (act.SendFree(building) for building in full)


def _card(box: Box, board: Board, _: Area, frame: frames.TakingCard) -> Iterator[act.Action]:
    cards = board.display[box.buildings.index(frame.building)]
    return (act.Take(card) for card in dict.fromkeys(cards))


def _town_hall(box: Box, _: Board, area: Area, __: frames.Building) -> Iterator[act.Action]:
    if len(area.stalls) < box.limits.stalls:
        if area.coins >= box.prices.stall:
            yield act.Build("coins")
        if TOWN_HALL in area.cards and area.coins >= box.prices.stall - CARD_SAVES:
            yield act.Build("card")
    yield act.Skip()


def _warehouse(box: Box, _: Board, area: Area, __: frames.Swapping) -> Iterator[act.Action]:
    for give in GOODS:
        for get in GOODS:
            if give != get and getattr(area, give) and (get is not Good.GAS or area.gas < box.limits.gas):
                yield act.Swap(give, get)
    yield act.Done()


def _pet_shop(box: Box, board: Board, area: Area, frame: frames.Shopping) -> Iterator[act.Action]:
    if area.coins and (not board.options.pet_limit or frame.spent < box.limits.pet_shop_coins_advanced):
        yield from (act.BuyGoods(*basket) for basket in BASKETS)
    yield act.Done()


def _veterinary(box: Box, _: Board, area: Area, frame: frames.Curing) -> Iterator[act.Action]:
    if area.medicine and frame.cured < box.limits.cure_per_visit:
        for breed in breeds(area.infirmary):
            if any(fits(stall, breed) for stall in area.stalls):
                yield act.Cure(breed)
    yield act.Done()


def _put(_: Box, __: Board, area: Area, frame: frames.Putting) -> Iterator[act.Action]:
    return (act.Put(stall) for stall in places(area.stalls, frame.breed, frame.left))


def _dog_fair(box: Box, board: Board, area: Area, _: frames.Dealing) -> Iterator[act.Action]:
    if area.coins >= box.price(len(board.fair)):
        for breed in dict.fromkeys(sorted(board.fair)):
            if any(fits(stall, breed) for stall in area.stalls):
                yield act.Buy(breed)
    wanted = box.fair_cards[board.fair_card]
    yield from (act.Sell(breed) for breed in breeds(housed(area.stalls)) if breed in wanted)
    if any(True for _ in offerable(board, area)):
        yield act.Trade()
    yield act.Skip()


def _sell_from(_: Box, __: Board, area: Area, frame: frames.SellingFrom) -> Iterator[act.Action]:
    return (act.From(stall) for stall, dogs in enumerate(area.stalls, start=1) if frame.breed in dogs)


def _sell_extra(_: Box, __: Board, area: Area, ___: frames.SellingExtra) -> Iterator[act.Action]:
    return (act.Extra(extra) for extra in extras(area))


def _trade_offer(_: Box, board: Board, area: Area, __: frames.Offering) -> Iterator[act.Action]:
    return offerable(board, area)


def _trade_get(_: Box, board: Board, area: Area, frame: frames.Getting) -> Iterator[act.Action]:
    return (act.Get(breed) for breed in gettable(board, area, frame.breed, frame.stall))


def _feed(_: Box, __: Board, area: Area, frame: frames.Feeding) -> Iterator[act.Action]:
    return starvable(area, frame)


def _wage(box: Box, _: Board, area: Area, __: frames.Paying) -> Iterator[act.Action]:
    coins = area.coins >= box.prices.wage
    if coins:
        yield act.Wage("coin")
    if ASSISTANT in area.cards:
        yield act.Wage("card")
    if not coins:
        yield act.Wage("none")


def _hire(box: Box, _: Board, area: Area, __: frames.Hiring) -> Iterator[act.Action]:
    if area.coins >= box.prices.wage:
        yield act.Hire("coin")
    if ASSISTANT in area.cards:
        yield act.Hire("card")
    yield act.Hire("no")


def _fuel(box: Box, _: Board, area: Area, __: frames.Fuelling) -> Iterator[act.Action]:
    return (act.Fuel(coins) for coins in range(most_fuel(box, area) + 1))


_LISTS: dict[type[frames.AnyQuestion], Callable[[Box, Board, Area, Any], Iterable[act.Action]]] = {
    frames.Driving: _drive,
    frames.ExchangingFirst: _exchange_first,
    frames.ExchangingSecond: _exchange_second,
    frames.Returning: _return_card,
    frames.Claiming: _bonus,
    frames.Arranging: _arrange,
    frames.Donating: _donation,
    frames.Sending: _send,
    frames.TakingCard: _card,
    frames.Building: _town_hall,
    frames.Swapping: _warehouse,
    frames.Shopping: _pet_shop,
    frames.Curing: _veterinary,
    frames.Putting: _put,
    frames.Dealing: _dog_fair,
    frames.SellingFrom: _sell_from,
    frames.SellingExtra: _sell_extra,
    frames.Offering: _trade_offer,
    frames.Getting: _trade_get,
    frames.Feeding: _feed,
    frames.Paying: _wage,
    frames.Hiring: _hire,
    frames.Fuelling: _fuel,
}
