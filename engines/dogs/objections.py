"""The rules that can forbid an action, each as a check that yields a refusal or nothing."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Phrase, Ref, Refusal, phrase
from engines.dogs import frames
from engines.dogs.box import Box
from engines.dogs.names import breed_ref, building_ref, card_ref, good_ref, side_ref, space_ref, stall_ref
from engines.dogs.stalls import Dogs, Stalls, fits, places
from engines.dogs.state import Area, Status
from engines.dogs.tokens import GOODS, SIDES, has_dog
from engines.dogs.view import View


class Objections:
    """Checks against one view and the question that is open; a check that finds nothing wrong yields nothing."""

    def __init__(self, box: Box, view: View, frame: frames.AnyQuestion) -> None:
        self.box = box
        self.view = view
        self.frame = frame
        self.area: Area = view.areas[view.seat or 0]

    def unknown_space(self, space: str) -> Iterator[Refusal]:
        """Object to a space that the map lacks."""
        if space not in self.box.roads.places:
            yield no("unknown-space", "moving", name=space)

    def no_dog_there(self, space: str, topic: str) -> Iterator[Refusal]:
        """Object to a space without a dog: tile, truck, or empty (R4)."""
        ref = space_ref(space)
        if space in self.view.roadwork:
            yield no("roadwork", "roadwork", space=ref)
        elif any(area.place == space and area.status is Status.OUT for area in self.view.areas):
            yield no("truck-there", "other-trucks", space=ref)
        elif self.view.dogs[self.box.roads.places[space]] is None:
            yield no("no-dog-there", topic, space=ref)

    def too_far(self, space: str) -> Iterator[Refusal]:
        """Object to a route that the tank does not reach."""
        cost = self.box.roads.cost(self.view.roadwork, self.area.place, space)
        if cost > self.area.gas:
            yield no("too-far", "gas", space=space_ref(space), cost=cost, gas=self.area.gas)

    def must_move(self) -> Iterator[Refusal]:
        """Object to anything but a move after Dog Exchange (R15)."""
        if isinstance(self.frame, frames.Driving) and self.frame.exchanged:
            yield no("must-move", "dog-exchange")

    def no_card(self, card: str, topic: str) -> Iterator[Refusal]:
        """Object to a card that the seat does not hold."""
        if card not in self.area.cards:
            yield no("no-card", topic, card=card_ref(card))

    def unknown_breed(self, breed: str) -> Iterator[Refusal]:
        """Object to a breed that the box lacks."""
        if breed not in self.box.breeds:
            yield no("unknown-breed", "options", name=breed)

    def unknown_stall(self, stall: int) -> Iterator[Refusal]:
        """Object to a stall that does not exist, or is not built."""
        if not 1 <= stall <= self.box.limits.stalls:
            yield no("unknown-stall", "stall-rules", stall=stall)
        elif stall > len(self.area.stalls):
            yield no("not-built", "town-hall", stall=stall_ref(stall))

    def no_place(self, stalls: Stalls, breed: str, stall: int, left: int = 0) -> Iterator[Refusal]:
        """Object to a stall where a dog does not fit, or that is the equal of stall 1 (3.7, R34)."""
        args = {"breed": breed_ref(breed), "stall": stall_ref(stall)}
        if not fits(stalls[stall - 1], breed):
            yield no("no-fit", "stall-rules", **args)
        elif stall not in places(stalls, breed, left):
            yield no("comes-back" if left else "equal-stall", "trading" if left else "stall-rules", **args)

    def not_in_stall(self, breed: str, stall: int) -> Iterator[Refusal]:
        """Object to a dog that does not stand in a stall."""
        if breed not in self.area.stalls[stall - 1]:
            yield no("not-in-stall", "stall-rules", breed=breed_ref(breed), stall=stall_ref(stall))

    def not_among(self, dogs: Dogs, breed: str, reason: str, topic: str) -> Iterator[Refusal]:
        """Object to a breed that is not among some dogs: yard, infirmary, Fair."""
        if breed not in dogs:
            yield no(reason, topic, breed=breed_ref(breed))

    def no_room(self, stalls: Stalls, breed: str, topic: str, left: int = 0) -> Iterator[Refusal]:
        """Object to a dog that fits nowhere without rearranging (R51)."""
        if not places(stalls, breed, left):
            yield no("no-room", topic, breed=breed_ref(breed))

    def no_rearranging(self) -> Iterator[Refusal]:
        """Object to rearranging for sick dogs alone (R58)."""
        if isinstance(self.frame, frames.Donating) and not self.frame.offered:
            yield no("no-rearranging", "rearranging")

    def unknown_building(self, building: str) -> Iterator[Refusal]:
        """Object to a building that is not on the action board."""
        if building not in self.box.buildings:
            yield no("unknown-building", "workers", name=building)

    def too_few_coins(self, coins: int, topic: str) -> Iterator[Refusal]:
        """Object to a price above the purse."""
        if self.area.coins < coins:
            yield no("coins", topic, coins=coins, purse=self.area.coins)

    def unknown_good(self, good: str, topic: str) -> Iterator[Refusal]:
        """Object to anything but food, medicine and gas."""
        if good not in GOODS:
            yield no("unknown-good", topic, name=good)

    def tank_full(self, topic: str = "gas") -> Iterator[Refusal]:
        """Object to gas for a full tank."""
        if self.area.gas >= self.box.limits.gas:
            yield no("tank-full", topic, gas=self.box.limits.gas)

    def none_left(self, good: str) -> Iterator[Refusal]:
        """Object to giving away what is not there."""
        if not getattr(self.area, good):
            yield no("none-left", "warehouse", good=good_ref(good))

    def empty_bag(self, side: str) -> Iterator[Refusal]:
        """Object to a side that does not exist, or whose bag holds no dog (R17)."""
        if side not in SIDES:
            yield no("unknown-side", "additional-dog", name=side)
        elif not has_dog(self.view.bags[SIDES.index(side)]):
            yield no("empty-bag", "additional-dog", side=side_ref(side))

    def full(self, building: str, most: int) -> Iterator[Refusal]:
        """Object to a worker where there is no room without Free Entry."""
        if len(self.view.workers[self.box.buildings.index(building)]) >= most:
            yield no("building-full", "workers", building=building_ref(building), count=most)


def no(reason: str, topic: str, **args: int | str | Ref | Phrase) -> Refusal:
    """Return a refusal with its reason and its topic."""
    return Refusal(phrase(f"dogs-refuse-{reason}", **args), topic)
