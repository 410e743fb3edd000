"""What an offer brings: notes for its second line, marks for what stands out."""

from __future__ import annotations

from engines.core import Mark, MarkKind, Phrase, phrase
from engines.dogs.box import Box
from engines.dogs.names import breed_ref, card_ref
from engines.dogs.stalls import Dogs, Stalls, added, counts, is_full, places, points, removed
from engines.dogs.state import Area, Status
from engines.dogs.tokens import Kind, Token
from engines.dogs.upkeep import ASSISTANT
from engines.dogs.view import View

Told = tuple[tuple[Phrase, ...], tuple[Mark, ...]]
NOTHING: Told = ((), ())


class Notes:
    """Notes and marks, gathered from what lies open and cannot change while the question does not."""

    def __init__(self, box: Box, view: View, area: Area) -> None:
        self._box = box
        self._view = view
        self._area = area

    def move(self, space: str) -> Told:
        """Tell cost, reward, neighbours with dogs, and an empty tank."""
        roads, area, view = self._box.roads, self._area, self._view
        place = roads.places[space]
        dog, cost = view.dogs[place], roads.cost(view.roadwork, area.place, space)
        notes = [phrase("dogs-note-gas", gas=cost)]
        reward = dog is not None and dog.kind is Kind.REWARD
        if reward:
            notes.append(phrase("dogs-note-reward", coins=roads.rewards[place]))
        near = sum(view.dogs[roads.places[other]] is not None for other in roads.neighbours(space))
        if near:
            notes.append(phrase("dogs-note-near", count=near))
        if cost < area.gas:
            return tuple(notes), ()
        lost = len(area.truck) + (not reward)
        why = phrase("dogs-note-tow", count=lost)
        return (*notes, why), (Mark(MarkKind.COSTLY, why, "towing"),) if lost else ()

    def stay(self) -> Told:
        """Warn whoever is the last to stay (7.1)."""
        others = [area for seat, area in enumerate(self._view.areas) if seat != self._view.seat]
        if not all(area.status is Status.STAYED for area in others):
            return NOTHING
        why = phrase("dogs-note-all-stay")
        return (why,), (Mark(MarkKind.COSTLY, why, "staying"),)

    def home(self) -> Told:
        """Tell the cost, and how many dogs come home."""
        gas = phrase("dogs-note-gas", gas=self._box.prices.gas_home)
        return (gas, phrase("dogs-note-brings-home", count=len(self._area.truck))), ()

    def bag(self, bag: tuple[Token, ...]) -> Told:
        """Tell how many dogs of each kind lie in a bag."""
        kinds = [token.kind for token in bag]
        healthy = kinds.count(Kind.HEALTHY) + kinds.count(Kind.REWARD)
        return (phrase("dogs-note-bag", healthy=healthy, sick=kinds.count(Kind.SICK)),), ()

    def have(self, good: str) -> Told:
        """Tell how much of a good the seat has."""
        return (phrase("dogs-note-have", count=getattr(self._area, good)),), ()

    def housing(self, breed: str, stall: int) -> Told:
        """Tell what a dog makes of a stall."""
        before = self._area.stalls[stall - 1]
        after = added(before, breed)
        brings = points(self._box.scoring, after)
        count = dict(counts(after))[breed]
        notes = [phrase("dogs-note-makes", breed=breed_ref(breed), count=count, points=brings)]
        if is_full(after) and breed not in self._area.rewarded:
            notes.append(phrase("dogs-note-full-stall", coins=self._box.prices.four_of_a_kind_coin))
        better = brings > points(self._box.scoring, before)
        return tuple(notes), (Mark(MarkKind.GOOD, notes[0]),) if better else ()

    def best_housing(self, breed: str, stalls: Stalls | None = None, left: int = 0) -> Told:
        """Tell the best that a dog can make of any stall where it fits."""
        there = self._area.stalls if stalls is None else stalls
        found = [added(there[stall - 1], breed) for stall in places(there, breed, left)]
        if not found:
            return NOTHING
        best = max(found, key=lambda stall: points(self._box.scoring, stall))
        count = dict(counts(best))[breed]
        brings = points(self._box.scoring, best)
        return (phrase("dogs-note-makes", breed=breed_ref(breed), count=count, points=brings),), ()

    def losing(self, breed: str, stall: int) -> Told:
        """Tell how many stall points leave with a dog."""
        before = self._area.stalls[stall - 1]
        after = removed(before, breed)
        lost = points(self._box.scoring, before) - points(self._box.scoring, after)
        return (phrase("dogs-note-loses", points=lost),), ()

    def starving(self, breed: str, stall: int) -> Told:
        """Tell what a hungry stall loses, and whether the dog leaves for the Fair."""
        notes, _ = self.losing(breed, stall)
        if len(self._area.infirmary) >= self._box.limits.infirmary:
            notes = (*notes, phrase("dogs-note-to-the-fair"))
        return notes, ()

    def tidy(self, stalls: Stalls, yard: Dogs) -> Told:
        """Tell the stall points after tidying, and who stays homeless."""
        brings = sum(points(self._box.scoring, stall) for stall in stalls)
        notes: tuple[Phrase, ...] = (phrase("dogs-note-points", points=brings),)
        return (*notes, *self.leaving(len(yard))[0]), ()

    def leaving(self, count: int) -> Told:
        """Tell how many dogs will be passed on."""
        return ((phrase("dogs-note-leaves", count=count),), ()) if count else NOTHING

    def cards(self, cards: tuple[str, ...]) -> Told:
        """Tell which cards lie above a building."""
        return tuple(phrase("dogs-note-card", card=card_ref(card)) for card in cards), ()

    def crate(self, card: str) -> Told:
        """Tell how much gas of a crate is lost."""
        gain = self._box.crates.get(card)
        lost = max(0, self._area.gas + gain.gas - self._box.limits.gas) if gain else 0
        return ((phrase("dogs-note-gas-lost", gas=lost),), ()) if lost else NOTHING

    def building(self, coins: int) -> Told:
        """Tell the points of the next stall, and that the last one calls the final round."""
        view, stall = self._view, len(self._area.stalls) + 1
        notes = [phrase("dogs-note-extra-stall", points=self._box.scoring.stall_points[stall - 1])]
        calls = view.options.last_stall and not (view.final or view.final_next or view.all_stay)
        if calls and stall == self._box.limits.stalls:
            notes.append(phrase("dogs-note-final-round"))
        return (*notes, *self.spending(coins)[0]), ()

    def spending(self, coins: int) -> Told:
        """Warn that no coin is left for the assistant."""
        area = self._area
        short = area.assistant and ASSISTANT not in area.cards
        if short and area.coins >= self._box.prices.wage > area.coins - coins:
            return (phrase("dogs-note-no-wage"),), ()
        return NOTHING
