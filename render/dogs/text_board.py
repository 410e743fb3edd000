"""The board as text: one fact per line, nothing that only the picture shows (canon, section 11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from engines.core import Ref, Seat, phrase
from engines.dogs.frames import Arranging, Donating
from engines.dogs.legal import question_of
from engines.dogs.scores import standings
from engines.dogs.state import Area, Status
from engines.dogs.tokens import SIDES, Kind, Token
from engines.dogs.view import View
from render.contract import Moment, Table
from render.dogs.atlas import Atlas
from render.dogs.facts import Lying, by_gas, driver, empty, in_order, lying
from render.dogs.narrator import breed_ref, building_ref, card_ref, dog_ref, space_ref
from render.dogs.phases import phase
from render.words import Words, marked


class TextBoard:
    """Says views in paragraphs."""

    def __init__(self, words: Words, atlas: Atlas) -> None:
        self.words = words
        self.atlas = atlas

    def board(self, view: View, moment: Moment) -> tuple[str, ...]:
        """Return head, both sides of the map, trucks, buildings and Fair, and a paragraph for each seat."""
        table = moment.table
        seats = tuple("\n".join(self.seat(view, seat, table)) for seat in in_order(view))
        sides = tuple(self.side(view, side, table) for side in SIDES)
        parts = (self.head(view, moment), *sides, self.trucks(view, table), self.town(view, table), *seats)
        return tuple(filter(None, parts))

    def head(self, view: View, moment: Moment) -> str:
        """Say round, phase and who is asked what; then who begins and what is called."""
        return "\n".join((self.now(view, moment), *self._called(view, moment.table)))

    def now(self, view: View, moment: Moment) -> str:
        """Say round, phase and who is asked what, in one sentence."""
        if not view.frames:
            return self.words.text("dogs-text-round.over", n=view.round)
        asked = [
            self.words.text(
                "dogs-text-asked",
                seat=marked(decision.seat, moment.table),
                shown=self.words.text(f"dogs-shown-{decision.shown_as}"),
            )
            for decision in moment.pending
        ]
        key = "dogs-text-round" if asked else "dogs-text-round.idle"
        final = "yes" if view.final else "no"
        told = self.words.joined(asked)
        return self.words.text(key, n=view.round, phase=self.phase(view), final=final, asked=told)

    def phase(self, view: View) -> str:
        """Say which part of the round it is."""
        return self.words.text(f"dogs-phase-{phase(view)}")

    def side(self, view: View, side: str, table: Table) -> str:
        """Say the dogs of a side by the gas to them, then tiles, empty spaces and the bag."""
        seat, atlas = driver(view), self.atlas
        start = atlas.centre if seat is None else view.areas[seat].place
        truck = self.words.name(space_ref(atlas.centre))
        if seat is not None:
            truck = self.words.text("dogs-text-truck-of", seat=marked(seat, table))
        dogs = by_gas(one for one in lying(view, atlas, start) if atlas.sides[one.space] == side)
        lines = [self.words.text(f"dogs-text-{side}", start=truck)]
        for gas, group in dogs.items():
            lines.append(self.words.text("dogs-text-distance", gas=gas, dogs="; ".join(map(self._lying, group))))
        return "\n".join((*lines, *self._rest(view, side)))

    def trucks(self, view: View, table: Table) -> str:
        """Say where each truck is and what it carries, while there is driving."""
        if phase(view) != "driving":
            return ""
        return "\n".join(self._truck(view, seat, marked(seat, table)) for seat in in_order(view))

    def town(self, view: View, table: Table) -> str:
        """Say each building with its cards and workers, then the Fair."""
        if not view.frames:
            return ""
        rows = zip(self.atlas.box.buildings, view.display, view.workers, strict=True)
        lines = [self._building(name, cards, workers, table) for name, cards, workers in rows]
        return "\n".join((*lines, self.fair(view)))

    def fair(self, view: View) -> str:
        """Say the price, the dogs at the Fair and what it buys."""
        box = self.atlas.box
        wanted = [breed for breed in box.fair_cards[view.fair_card] if breed in view.breeds]
        return self.words.text(
            "dogs-text-fair",
            price=box.price(len(view.fair)),
            count=len(view.fair),
            dogs=self.breeds(view.fair),
            breeds=self.words.joined([self.words.name(breed_ref(breed)) for breed in wanted]),
        )

    def seat(self, view: View, seat: Seat, table: Table) -> Iterator[str]:
        """Say what belongs to a seat, line by line."""
        area, text = view.areas[seat], self.words.text
        points = standings(self.atlas.box, view)[seat].points or 0
        named = marked(seat, table)
        goods = {"coins": area.coins, "food": area.food, "medicine": area.medicine, "gas": area.gas}
        yield text("dogs-text-seat", seat=named, points=points, **goods)
        yield self.stalls(area)
        yield self.infirmary(area)
        yield self.cards(area)
        key = "dogs-text-assistant" if area.assistant else "dogs-text-assistant.none"
        yield text(key, workers=area.workers)
        yield from self.yard(view, seat)

    def stalls(self, area: Area) -> str:
        """Say who lives in each stall."""
        stalls = (self.stall(stall) for stall in area.stalls)
        numbered = [self.words.text("dogs-text-stall", n=n, dogs=dogs) for n, dogs in enumerate(stalls, start=1)]
        return self.words.text("dogs-text-stalls", stalls="; ".join(numbered))

    def stall(self, dogs: Iterable[str]) -> str:
        """Say who lives in a stall, or that it is empty."""
        return self.breeds(dogs) or self.words.text("dogs-text-stall-empty")

    def infirmary(self, area: Area) -> str:
        """Say who lies in the infirmary."""
        sick, most = area.infirmary, self.atlas.box.limits.infirmary
        return self.words.text("dogs-text-infirmary", n=len(sick), most=most, dogs=self.breeds(sick))

    def cards(self, area: Area) -> str:
        """Say the cards of a seat."""
        if not area.cards:
            return self.words.text("dogs-text-cards.none")
        cards = [self._say("card-times", card=card_ref(card), n=n) for card, n in Counter(area.cards).items()]
        return self.words.text("dogs-text-cards", cards=", ".join(cards))

    def yard(self, view: View, seat: Seat) -> Iterator[str]:
        """Say the dogs that still look for a home: in hand, offered, set aside, beside the Fair."""
        area, frame = view.areas[seat], question_of(view, seat)
        if isinstance(frame, Arranging | Donating):
            yield from self._dogs("in-yard", frame.yard)
        if isinstance(frame, Arranging):
            yield from self._dogs("in-sick-yard", frame.sick)
            yield from self._dogs("given", frame.given)
        if isinstance(frame, Donating):
            yield from self._dogs("offered-sick", frame.sick)
        yield from self._dogs("leaving", (*area.leaving, *area.leaving_sick))
        yield from self._dogs("waiting", area.waiting)

    def breeds(self, breeds: Iterable[str]) -> str:
        """List breeds with their numbers: "Mutt x2, Poodle"."""
        counts = Counter(breeds).items()
        return ", ".join(self._say("breed-times", breed=breed_ref(breed), n=n) for breed, n in counts)

    def dogs(self, tokens: Iterable[Token]) -> str:
        """List dogs as their tokens show them: "Poodle, sick Mutt x2"."""
        counts = Counter(tokens).items()
        return ", ".join(self._say("dog-times", dog=dog_ref(token), n=n) for token, n in counts)

    def _called(self, view: View, table: Table) -> Iterator[str]:
        if not view.frames:
            return
        yield self.words.text("dogs-text-first", seat=marked(view.first, table))
        if view.final_next:
            yield self.words.text("dogs-text-final-next")
        if view.all_stay:
            yield self.words.text("dogs-text-all-stay")

    def _rest(self, view: View, side: str) -> Iterator[str]:
        tiles = [space for space in view.roadwork if self.atlas.sides[space] == side]
        for key, spaces in (("roadwork", tiles), ("empty", empty(view, self.atlas, side))):
            if spaces:
                names = ", ".join(self.words.name(space_ref(space)) for space in spaces)
                yield self.words.text(f"dogs-text-{key}", spaces=names)
        kinds = Counter(token.kind for token in view.bags[SIDES.index(side)])
        tiles_left = kinds.pop(Kind.ROADWORK, 0)
        yield self.words.text("dogs-text-bag", dogs=kinds.total(), sick=kinds[Kind.SICK], tiles=tiles_left)

    def _lying(self, one: Lying) -> str:
        facts: dict[str, Any] = {"space": space_ref(one.space), "dog": dog_ref(one.dog)}
        if one.dog.kind is Kind.REWARD:
            return self._say("dog-reward", coins=one.coins, **facts)
        return self._say("dog", **facts)

    def _truck(self, view: View, seat: Seat, named: str) -> str:
        area = view.areas[seat]
        if area.status is not Status.OUT:
            place = view.returned.index(seat) + 1 if area.status is Status.HOME else 0
            return self.words.text(f"dogs-text-truck-{area.status}", seat=named, n=place)
        if not area.moved:
            return self.words.text("dogs-text-truck-start", seat=named, gas=area.gas)
        dogs = self.dogs(area.truck) or self.words.text("dogs-text-nothing")
        space = self.words.name(space_ref(area.place))
        return self.words.text("dogs-text-truck", seat=named, space=space, dogs=dogs, gas=area.gas)

    def _building(self, name: str, cards: Iterable[str], workers: tuple[Seat, ...], table: Table) -> str:
        named = [self.words.name(card_ref(card), form="short") for card in cards]
        told = ", ".join(named) or self.words.text("dogs-text-no-card")
        sent = ", ".join(marked(seat, table) for seat in workers)
        building = self.words.name(building_ref(name))
        return self.words.text(
            "dogs-text-building", building=building, cards=told, count=len(workers), workers=sent
        )

    def _dogs(self, key: str, dogs: Iterable[str]) -> Iterator[str]:
        told = self.breeds(dogs)
        if told:
            yield self.words.text(f"dogs-text-{key}", dogs=told)

    def _say(self, key: str, **args: int | str | Ref) -> str:
        return self.words.say(phrase(f"dogs-text-{key}", **args))
