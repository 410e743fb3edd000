"""The private picture as text: what the question is about, the own dog, paw and hidden Instinct."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from engines.core import Question, Ref, phrase
from engines.dogs_bond.box import FACE_UP, HIDDEN, place_of
from engines.dogs_bond.notes import Brings
from engines.dogs_bond.view import DogView, Matter, Phase, View
from render.contract import Table
from render.dogs_bond.badges import badges, on_show
from render.dogs_bond.kennel import Kennel
from render.dogs_bond.narrator import attribute, card, dog, event, seat
from render.words import Words


class TextHand:
    """Says what only one seat sees."""

    def __init__(self, words: Words, kennel: Kennel) -> None:
        self._words = words
        self._kennel = kennel
        self._box = kennel.box

    def paragraphs(self, view: View, question: Question | None, table: Table) -> tuple[str, ...]:
        """Return what is asked about, then the dog, the paw with what each card would bring, what is hidden."""
        about = self.about(view, question, table) if view.matter or view.phase is Phase.PICK else ()
        parts = (about, self.own_dog(view), self.paw(view), self.hidden(view))
        return tuple(filter(None, ("\n".join(lines) for lines in parts)))

    def about(self, view: View, question: Question | None, table: Table) -> Iterator[str]:
        """Say what a question is about: dogs to pick, events smelled, cards looked at, an attack so far."""
        if question is not None and question.decision.kind == "pick":
            yield from (self._say("own-dog", dog=ref) for offer in question.offers for ref in offer.path[0].refs)
        matter = view.matter or Matter()
        numbers, shown = badges(view, self._kennel), on_show(view, self._box)
        yield from (self._say("own-event", n=numbers[event(name)], event=event(name)) for name in matter.events)
        if shown:
            yield self._say("own-looked" if matter.cards else "own-discards")
            yield from self._kinds(view, shown, numbers)
        elif matter.cards:
            yield self._words.text("dogs-bond-text-own-chosen", cards=self._cards(matter.cards))
        if matter.why == "attack" and matter.dog is not None:
            yield self._say("own-aim", table, card=card(matter.card), seat=seat(matter.dog))
        if matter.piles and view.seat is not None:
            yield from self._threats(view.dogs[view.seat], matter.piles)

    def own_dog(self, view: View) -> Iterator[str]:
        """Say the own dog and its ability."""
        own = _own(view)
        if own is not None and own.breed:
            yield self._say("own-dog", dog=dog(own.breed))

    def paw(self, view: View) -> Iterator[str]:
        """Say each kind of paw card with its number and the levels that playing it would give."""
        if view.phase is Phase.PICK:
            return
        if not view.paw:
            yield self._words.text("dogs-bond-text-own.empty")
            return
        yield self._words.text("dogs-bond-text-own", limit=view.paw_limit)
        chosen = on_show(view, self._box) or (view.matter and view.matter.events)
        yield from self._kinds(view, view.paw, {} if chosen else badges(view, self._kennel))

    def hidden(self, view: View) -> Iterator[str]:
        """Say the own face-down cards and the bow preference."""
        own = _own(view)
        if own is None or view.phase is Phase.PICK:
            return
        if own.instinct:
            total = self._box.total(own.instinct)
            yield self._words.text("dogs-bond-text-own-instinct", n=total, cards=self._cards(own.instinct))
        else:
            yield self._words.text("dogs-bond-text-own-no-instinct")
        if view.phase in (Phase.TURN, Phase.TAIL_WAG):
            yield self._words.text("dogs-bond-text-own-policy", policy=view.policy)

    def _kinds(self, view: View, cards: Iterable[str], numbers: Mapping[Ref, int]) -> Iterator[str]:
        """Say each kind of card: its number if there is one, how many, the levels that playing it would give."""
        brings = Brings(self._box, view)
        for name, count in Counter(cards).items():
            number, gains = numbers.get(card(name), 0), self._gains(brings, name)
            yield self._say("own-card", n=number, card=card(name), count=count, gains=gains)

    def _threats(self, own: DogView, piles: tuple[str, ...]) -> Iterator[str]:
        for pile in piles:
            place = place_of(pile)
            cards = (own.instinct or ()) if place == HIDDEN else own.piles[place]
            yield self._say("own-threat", attribute=attribute(pile), card=card(cards[-1]))

    def _gains(self, brings: Brings, name: str) -> str:
        if self._box.cards[name].attribute not in FACE_UP:
            return "none"
        notes, _ = brings.play(name)
        return self._words.listed([self._words.say(note) for note in notes]) or "none"

    def _cards(self, cards: tuple[str, ...]) -> str:
        return self._words.joined([self._words.name(card(each)) for each in cards])

    def _say(self, key: str, table: Table | None = None, **args: int | str | Ref) -> str:
        return self._words.say(phrase(f"dogs-bond-text-{key}", **args), table)


def _own(view: View) -> DogView | None:
    return None if view.seat is None else view.dogs[view.seat]
