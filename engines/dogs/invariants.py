"""The invariants of the canon (section 9), as far as a single state shows them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engines.core import BrokenState
from engines.dogs import frames
from engines.dogs.box import Box
from engines.dogs.legal import limit
from engines.dogs.stalls import ROWS, housed, is_full, rows
from engines.dogs.state import Area, State, Status
from engines.dogs.tokens import ROADWORK

_Finding = tuple[int, bool, str]


def check(box: Box, state: State) -> None:
    """Raise BrokenState naming the invariant that does not hold."""
    for law, holds, detail in _findings(box, state):
        if not holds:
            raise BrokenState(f"invariant {law}", detail)


def _findings(box: Box, state: State) -> Iterator[_Finding]:
    yield from _tokens(box, state)
    yield from _cards(box, state)
    for number, area in enumerate(state.areas):
        yield from _area(box, state, area, f"seat {number}")
    yield from _map(box, state)
    yield from _workers(box, state)
    yield 11, state.round <= box.bounds.rounds, "no more rounds than the bound"
    yield 15, box.track.min_price <= box.price(len(state.fair)) <= box.track.first, "the price is on the track"
    staying = state.all_stay and any(
        isinstance(frame, frames.Claiming) for area in state.areas for frame in area.frames
    )
    yield 17, not staying, "nobody has a bonus when all stayed"
    yield 18, not _two_questions(state), "the seat on turn has nothing to do beside it"


def _tokens(box: Box, state: State) -> Iterator[_Finding]:
    """Count the dogs of each breed: nobody is lost, whether on the map, on a truck or in a stall."""
    dogs = Counter(_dogs(state))
    for breed in state.breeds:
        row = box.breeds[breed]
        whole = row.healthy + row.sick + row.reward
        lacks = whole - dogs[breed]
        yield 1, 0 <= lacks <= (row.reward if len(state.areas) == 2 else 0), f"{breed}: {dogs[breed]} dogs"  # noqa: PLR2004
    removal = sum(box.removal(len(state.areas), side).rewards for side in box.tiles)
    lacks = sum(len(box.tokens(breed)) for breed in state.breeds) - sum(dogs[breed] for breed in state.breeds)
    yield 1, lacks == removal, f"{lacks} reward tokens are missing, {removal} were removed"
    yield 1, set(dogs) <= set(state.breeds), "only breeds in play"
    tiles = sum(bag.count(ROADWORK) for bag in state.bags) + len(state.roadwork)
    yield 1, tiles == (sum(box.tiles.values()) if state.options.roadwork else 0), f"{tiles} Roadwork tiles"


def _dogs(state: State) -> Iterator[str]:
    for bag in state.bags:
        yield from (token.breed for token in bag if token.is_dog)
    yield from (token.breed for token in state.dogs if token is not None)
    yield from state.fair
    for area in state.areas:
        yield from (token.breed for token in area.truck)
        yield from (*housed(area.stalls), *area.infirmary, *area.leaving, *area.leaving_sick, *area.waiting)
        for own in area.frames:
            if isinstance(own, frames.Arranging):
                yield from (*own.yard, *own.sick, *own.given)
    for frame in state.frames:
        if isinstance(frame, frames.Putting):
            yield frame.breed
        if isinstance(frame, frames.Donating):
            yield from (*frame.yard, *frame.sick)


def _cards(box: Box, state: State) -> Iterator[_Finding]:
    shown = (card for cards in state.display for card in cards)
    held = (card for area in state.areas for card in area.cards)
    found = box.sort((*state.deck, *state.discard, *shown, *held))
    yield 2, found == box.cards(len(state.areas)), f"{len(found)} bonus cards"
    fair = box.sort_fair((*state.fair_deck, *state.fair_discard, state.fair_card))
    yield 2, fair == tuple(box.fair_cards), f"{len(fair)} Fair cards"


def _area(box: Box, state: State, area: Area, seat: str) -> Iterator[_Finding]:
    limits = box.limits
    yield 3, 0 <= area.gas <= limits.gas, f"{seat}: {area.gas} gas"
    yield 3, min(area.coins, area.food, area.medicine) >= 0, f"{seat}: goods"
    yield 3, len(area.infirmary) <= limits.infirmary, f"{seat}: infirmary"
    yield 3, box.start.stalls <= len(area.stalls) <= limits.stalls, f"{seat}: stalls"
    for stall in area.stalls:
        yield 3, rows(stall) <= ROWS and stall == tuple(sorted(stall)), f"{seat}: stall {stall}"
    yield 6, area.gas > 0 or area.status is not Status.OUT or not area.moved, f"{seat}: out without gas"
    arranging = any(isinstance(frame, frames.Arranging) for frame in area.frames)
    receiving = any(isinstance(frame, frames.Donating) for frame in state.frames)
    settled = arranging or receiving or not state.frames
    full = {stall[0] for stall in area.stalls if is_full(stall)}
    yield 9, settled or full <= set(area.rewarded), f"{seat}: a full stall without its coin"
    yield 9, len(set(area.rewarded)) == len(area.rewarded), f"{seat}: a coin twice"


def _map(box: Box, state: State) -> Iterator[_Finding]:
    roads = box.roads
    for seat, area in enumerate(state.areas):
        if area.place != roads.centre:
            there = roads.places[area.place]
            taken = state.dogs[there] is not None or area.place in state.roadwork
            yield 4, area.status is Status.OUT and area.moved, f"seat {seat}: a truck on the map that is not out"
            yield 4, not taken, f"seat {seat}: a truck and a token on {area.place}"
        yield (
            4,
            area.status is Status.OUT or not area.truck or _returning(state),
            f"seat {seat}: a loaded truck at home",
        )
    for space in state.roadwork:
        yield 4, state.dogs[roads.places[space]] is None, f"a dog and a tile on {space}"


def _returning(state: State) -> bool:
    return any(isinstance(frame, frames.Returning) for frame in state.frames)


def _workers(box: Box, state: State) -> Iterator[_Finding]:
    least = limit(box, state)
    cards = Counter(box.cards(len(state.areas)))["free-entry"]
    over = sum(max(0, len(there) - least) for there in state.workers)
    yield 8, over <= cards, "more workers than the limit and Free Entry allow"
    for seat, area in enumerate(state.areas):
        yield 8, 0 <= area.workers <= box.start.workers, f"seat {seat}: {area.workers} workers left"
        sent = sum(there.count(seat) for there in state.workers)
        assistant = box.start.workers if area.assistant else box.start.workers - 1
        yield 8, not sent or sent + area.workers == assistant, f"seat {seat}: {sent} workers sent"


def _two_questions(state: State) -> bool:
    frame = state.frames[-1] if state.frames else None
    return isinstance(frame, frames.AtTable) and bool(state.areas[frame.seat].frames)
