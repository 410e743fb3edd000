"""What an offer brings: references, notes for its second line, marks for what stands out."""

from __future__ import annotations

from engines.core import Mark, MarkKind, Phrase, Ref, Seat, phrase
from engines.dogs_bond.box import FACE_UP, HIDDEN, Box, place_of
from engines.dogs_bond.view import View

Told = tuple[tuple[Phrase, ...], tuple[Mark, ...]]
NOTHING: Told = ((), ())


def card_ref(card: str) -> Ref:
    """Name a card."""
    return Ref("card", card)


def seat_ref(seat: Seat) -> Ref:
    """Name a seat."""
    return Ref("seat", str(seat))


def adopter_ref(adopter: str) -> Ref:
    """Name an adopter."""
    return Ref("adopter", adopter)


def house_ref(house: int) -> Ref:
    """Name a house by its number."""
    return Ref("house", str(house))


def attribute_ref(attribute: str) -> Ref:
    """Name an attribute."""
    return Ref("attribute", attribute)


def dog_ref(dog: str) -> Ref:
    """Name a kind of dog."""
    return Ref("dog", dog)


def event_ref(event: str) -> Ref:
    """Name an event."""
    return Ref("event", event)


def source_ref(script: str) -> Ref:
    """Name what is being carried out: an event, or a dog whose ability it is."""
    kind, _, rest = script.partition("/")
    return Ref(kind or "event", rest.partition("/")[0])


class Brings:
    """Notes and marks of the answers to one question, gathered from the viewer's knowledge."""

    def __init__(self, box: Box, view: View) -> None:
        self._box = box
        self._view = view
        self._seat = view.seat or Seat(0)
        self._own = view.dogs[self._seat]

    @property
    def box(self) -> Box:
        """The facts of the game."""
        return self._box

    def play(self, card: str) -> Told:
        """Tell which levels would rise."""
        facts = self._box.cards[card]
        if facts.place is None or facts.place == HIDDEN:
            return NOTHING
        notes = self._changes(self._seat, facts.place, facts.value)
        return notes, (Mark(MarkKind.GOOD, notes[0]),) if notes else ()

    def hide(self, card: str) -> Told:
        """Tell the own Instinct total that hiding a card makes."""
        total = self._box.total((*(self._own.instinct or ()), card))
        return (phrase("dogs-bond-note-instinct", total=total),), ()

    def aims(self, card: str) -> Told:
        """Tell which piles a card can hit."""
        targets = self._box.cards[card].targets
        return tuple(phrase("dogs-bond-note-aims", attribute=attribute_ref(target)) for target in targets), ()

    def targets(self, card: str) -> dict[Seat, tuple[str, ...]]:
        """Return the piles of each other dog that a card can hit."""
        aims = self._box.cards[card].aims
        piles = {
            dog.seat: tuple(FACE_UP[place] for place in aims if dog.piles[place])
            for dog in self._view.dogs
            if dog.seat != self._seat
        }
        return {seat: hit for seat, hit in piles.items() if hit}

    def rival(self, rival: Seat, card: str) -> Told:
        """Tell which top cards an attack could hit."""
        dog, aims = self._view.dogs[rival], self._box.cards[card].aims
        tops = (dog.piles[place][-1] for place in aims if dog.piles[place])
        return tuple(phrase("dogs-bond-note-top", card=card_ref(top)) for top in tops), ()

    def lose(self, seat: Seat, attribute: str) -> Told:
        """Tell the top card of a pile and which levels would fall with it."""
        place, dog = place_of(attribute), self._view.dogs[seat]
        if place == HIDDEN:
            return tuple(
                phrase("dogs-bond-note-top", card=card_ref(card)) for card in (dog.instinct or ())[-1:]
            ), ()
        card = dog.piles[place][-1]
        falls = self._changes(seat, place, -self._box.value[card])
        return (phrase("dogs-bond-note-top", card=card_ref(card)), *falls), ()

    def dog(self, seat: Seat) -> Told:
        """Tell size of paw and BOND total of a dog."""
        dog = self._view.dogs[seat]
        return (phrase("dogs-bond-note-dog", paw=dog.paw, bond=dog.bond),), ()

    def breed(self, dog: str) -> Told:
        """Tell size and ability of a dog."""
        return (phrase("dogs-bond-note-ability", dog=dog_ref(dog), size=self._box.dogs[dog].size),), ()

    def event(self, event: str, top: bool) -> Told:
        """Tell what an event does, and that keeping the top one brings a card."""
        own = self._box.dogs[self._own.breed]
        notes = [phrase("dogs-bond-note-event", event=event_ref(event))]
        if top and own.top_event_draw:
            notes.insert(0, phrase("dogs-bond-note-top-event", count=own.top_event_draw))
        return tuple(notes), ()

    def home(self, adopter: str) -> Told:
        """Tell the chance with an adopter and the score it would make."""
        house = self._view.houses.index(adopter)
        heart = self._own.totals[self._box.adopters[adopter].heart]
        points = self._own.bond + self._box.points[house] + heart
        level = self._own.levels[house]
        return (phrase("dogs-bond-note-chance", level=level), phrase("dogs-bond-note-points", points=points)), ()

    def living(self, house: int) -> Told:
        """Tell the own level with the adopter of a house."""
        level = self._own.levels[house - 1]
        return (phrase("dogs-bond-note-bond", level=level),), ()

    def _changes(self, seat: Seat, place: int, value: int) -> tuple[Phrase, ...]:
        before = self._view.dogs[seat].totals
        after = (*before[:place], before[place] + value, *before[place + 1 :])
        levels = zip(
            self._view.houses,
            self._box.levels(self._view.houses, before),
            self._box.levels(self._view.houses, after),
            strict=True,
        )
        return tuple(
            phrase("dogs-bond-note-level", adopter=adopter_ref(adopter), before=old, after=new)
            for adopter, old, new in levels
            if old != new
        )


def top_card(view: View, attribute: str) -> str:
    """Return the top card of the viewer's own pile of an attribute; empty if there is none."""
    own = view.dogs[view.seat or Seat(0)]
    pile = own.piles[FACE_UP.index(attribute)] if attribute in FACE_UP else own.instinct or ()
    return pile[-1] if pile else ""
