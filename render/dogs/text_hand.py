"""The private picture as text: the own ARC, the cards, the dogs in reach with the numbers of the picture."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Ref, phrase
from engines.dogs.frames import Driving
from engines.dogs.legal import question_of
from engines.dogs.scores import standings
from engines.dogs.stalls import breeds, housed, occupied, points
from engines.dogs.state import Area
from engines.dogs.tokens import Kind
from engines.dogs.view import View
from render.dogs.atlas import Atlas
from render.dogs.badges import numbers
from render.dogs.facts import Lying, lying
from render.dogs.narrator import breed_ref, card_ref, dog_ref, space_ref
from render.dogs.text_board import TextBoard
from render.words import Words


class TextHand:
    """Says what the private picture of a seat shows."""

    def __init__(self, words: Words, atlas: Atlas, board: TextBoard) -> None:
        self.words = words
        self.atlas = atlas
        self.board = board

    def paragraphs(self, view: View) -> tuple[str, ...]:
        """Return the dogs in reach, if the seat drives, then the own ARC, cards and score."""
        return tuple(filter(None, (self.reach(view), *self.arc(view))))

    def arc(self, view: View) -> tuple[str, ...]:
        """Return what the seat has: its ARC, cards and score."""
        if view.seat is None:
            return ()
        area = view.areas[view.seat]
        arc = "\n".join((*self.goods(view, area), *self._stalls(area), *self.board.yard(view, view.seat)))
        return tuple(filter(None, (arc, self.cards(area), self.score(view, area))))

    def goods(self, view: View, area: Area) -> Iterator[str]:
        """Say coins and goods, the food that is needed, and who is on the truck."""
        most = self.atlas.box.limits.gas
        goods = {"coins": area.coins, "food": area.food, "medicine": area.medicine, "gas": area.gas}
        yield self.words.text("dogs-text-own", most=most, **goods)
        if view.frames:
            yield self.words.text("dogs-text-needs", n=len(occupied(area.stalls)))
        if area.truck:
            yield self.words.text("dogs-text-on-truck", dogs=self.board.dogs(area.truck))

    def reach(self, view: View) -> str:
        """Say each dog that the seat can fetch or exchange, with its number, gas and coins."""
        shown = numbers(view, self.atlas)
        if not shown or view.seat is None:
            return ""
        area, driving = view.areas[view.seat], isinstance(question_of(view, view.seat), Driving)
        near = [one for one in lying(view, self.atlas, area.place) if one.space in shown]
        lines = {True: [self.words.text("dogs-text-reach")], False: [self.words.text("dogs-text-may-swap")]}
        for one in sorted(near, key=lambda one: shown[one.space]):
            reached = driving and one.gas <= area.gas
            say = self._reached if reached else self._swapped
            lines[reached].append(say(one, shown[one.space], area.gas))
        return "\n".join(line for part in (True, False) for line in lines[part] if lines[part][1:])

    def cards(self, area: Area) -> str:
        """Say each card and what it does."""
        cards = (card_ref(card) for card in dict.fromkeys(area.cards))
        lines = (
            self.words.text(
                "dogs-text-own-card", card=self.words.name(card), text=self.words.name(card, form="text")
            )
            for card in cards
        )
        return "\n".join(filter(None, (self.board.cards(area), *lines)))

    def score(self, view: View, area: Area) -> str:
        """Say the points so far by their parts, and what the Fair would buy."""
        standing = standings(self.atlas.box, view)[view.seat or 0]
        parts = [
            self.words.text("dogs-text-part", part=self.words.say(part.label), points=part.points)
            for part in standing.parts
        ]
        told = self.words.text("dogs-text-score", parts=", ".join(parts), points=standing.points or 0)
        own = breeds(housed(area.stalls))
        wanted = [breed for breed in self.atlas.box.fair_cards[view.fair_card] if breed in own]
        if not wanted or not view.frames:
            return told
        named = self.words.joined([self.words.name(breed_ref(breed)) for breed in wanted])
        return "\n".join((told, self.words.text("dogs-text-wanted", breeds=named)))

    def _stalls(self, area: Area) -> Iterator[str]:
        scoring = self.atlas.box.scoring
        for number, extra in enumerate(scoring.stall_points, start=1):
            if number > len(area.stalls):
                yield self.words.text("dogs-text-unbuilt", n=number, points=extra)
                continue
            stall = area.stalls[number - 1]
            worth = points(scoring, stall) + (extra if stall else 0)
            yield self.words.text("dogs-text-own-stall", n=number, points=worth, dogs=self.board.stall(stall))
        yield self.board.infirmary(area)

    def _reached(self, one: Lying, number: int, tank: int) -> str:
        coins = one.coins if one.dog.kind is Kind.REWARD else 0
        empties = "yes" if one.gas == tank else "no"
        named = {"space": space_ref(one.space), "dog": dog_ref(one.dog)}
        return self._say("reach-dog", n=number, gas=one.gas, coins=coins, empties=empties, **named)

    def _swapped(self, one: Lying, number: int, _: int) -> str:
        return self._say("swap-dog", n=number, space=space_ref(one.space), dog=dog_ref(one.dog))

    def _say(self, key: str, **args: int | str | Ref) -> str:
        return self.words.say(phrase(f"dogs-text-{key}", **args))
