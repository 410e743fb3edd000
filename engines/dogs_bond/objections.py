"""The rules that can forbid an action, each as a check that yields a refusal or nothing."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Decision, Phrase, Ref, Refusal, Seat, phrase
from engines.dogs_bond.box import FACE_UP, INSTINCT, Box, place_of
from engines.dogs_bond.checks import BOW, KINDS
from engines.dogs_bond.notes import (
    adopter_ref,
    attribute_ref,
    card_ref,
    dog_ref,
    event_ref,
    house_ref,
    seat_ref,
)
from engines.dogs_bond.view import Matter, View

Found = Iterator[Refusal]


class Objections:
    """Checks against one view and one question; a check that finds nothing wrong yields nothing."""

    def __init__(self, box: Box, view: View, decision: Decision) -> None:
        self._box = box
        self._view = view
        self._kind = decision.kind
        self._matter = view.matter or Matter()
        self._own = view.dogs[decision.seat]

    def unknown(self, card: str) -> Found:
        """Object to a card that the box lacks."""
        if card not in self._box.cards:
            yield _no("unknown-card", "attributes", name=card)

    def not_in_paw(self, card: str) -> Found:
        """Object to a card that the seat does not hold, or has chosen already."""
        held = self._view.paw.count(card)
        if not held:
            yield _no("not-in-paw", "what-is-secret", card=card_ref(card))
        elif held <= self._matter.cards.count(card):
            yield _no("chosen-already", "discards", card=card_ref(card))

    def not_playable(self, card: str, verb: str) -> Found:
        """Object to a way of playing that the card does not have, or a type that is not asked for."""
        kind, attrs = self._box.cards[card].attribute, self._matter.attrs
        if kind == BOW:
            yield _no("bow-not-played", "play-bow")
        elif attrs and kind not in attrs:
            yield _no("wrong-attribute", "playing-a-card", card=card_ref(card), attribute=attribute_ref(attrs[0]))
        elif kind == INSTINCT and verb == "play":
            yield _no("hide-or-attack", "instinct-hidden", card=card_ref(card))
        elif kind != INSTINCT and verb != "play":
            topic = "instinct-hidden" if verb == "hide" else "instinct-attack"
            yield _no("not-instinct", topic, card=card_ref(card))

    def no_target(self, card: str) -> Found:
        """Object to an attack that finds no pile (R13)."""
        yield _no("no-target", "instinct-attack", card=card_ref(card))

    def must_play(self) -> Found:
        """Object to passing where a card has to be played (R7)."""
        if self._kind == "play":
            yield _no("must-play", "playing-a-card")

    def wrong_seat(self, seat: Seat) -> Found:
        """Object to a seat that is the viewer's own or does not exist."""
        topic = "instinct-attack" if self._kind == "attack-dog" else "events"
        if seat == self._view.seat:
            yield _no("own-seat", topic)
        elif not 0 <= seat < len(self._view.dogs):
            yield _no("no-such-seat", topic, seat=seat)

    def nothing_to_hit(self, seat: Seat) -> Found:
        """Object to a dog without a pile that the attacking card names."""
        if self._kind == "attack-dog":
            yield _no("nothing-to-hit", "instinct-attack", seat=seat_ref(seat), card=card_ref(self._matter.card))

    def wrong_target(self, attribute: str) -> Found:
        """Object to a pile that an attack cannot hit."""
        rival = self._matter.dog or Seat(0)
        if attribute not in FACE_UP:
            yield _no("no-such-pile", "instinct-attack", name=attribute)
        elif attribute not in self._box.cards[self._matter.card].targets:
            card = card_ref(self._matter.card)
            yield _no("not-aimed", "instinct-attack", card=card, attribute=attribute_ref(attribute))
        elif not self._view.dogs[rival].piles[place_of(attribute)]:
            yield _no("pile-empty", "instinct-attack", attribute=attribute_ref(attribute), seat=seat_ref(rival))

    def no_bow(self) -> Found:
        """Object to a Play Bow that is not held, or does not help here (R15)."""
        if self._kind in ("paw-limit", "toss", "redraw"):
            yield _no("bow-not-here", "play-bow")
        elif BOW not in self._view.paw:
            yield _no("no-bow", "play-bow")
        elif self._matter.cards:
            yield _no("bow-too-late", "play-bow")
        else:
            yield _no("bow-same", "play-bow")

    def not_threatened(self, attribute: str) -> Found:
        """Object to a pile that the event does not hit, or that is empty."""
        if attribute not in KINDS or attribute == BOW:
            yield _no("no-such-pile", "discards", name=attribute)
            return
        place = place_of(attribute)
        empty = not (self._own.piles[place] if place < len(FACE_UP) else self._own.hidden)
        key = "own-pile-empty" if empty else "not-threatened"
        yield _no(key, "discards", attribute=attribute_ref(attribute))

    def not_looked_at(self, card: str) -> Found:
        """Object to a card that is not among those looked at."""
        yield _no("not-looked-at", "events", card=card_ref(card))

    def not_on_top(self, card: str) -> Found:
        """Object to a discard out of reach."""
        if card not in self._view.discard:
            yield _no("not-discarded", "discards", card=card_ref(card))
        yield _no("not-on-top", "discards", card=card_ref(card))

    def pile_used_up(self) -> Found:
        """Object to drawing from an empty pile."""
        yield _no("pile-used-up", "empty-attribute-pile")

    def no_option(self, option: str) -> Found:
        """Object to an option that is not there, or needs a card to play."""
        script, _, at = self._matter.why.rpartition("/")
        step = self._box.scripts[script][int(at)]
        if option in {one.id for one in getattr(step, "options", ())}:
            yield _no("nothing-to-play", "playing-a-card")
        yield _no("no-such-option", "events", name=option)

    def wrong_house(self, number: int) -> Found:
        """Object to a house that does not exist, or was named already."""
        if not 1 <= number <= len(self._view.houses):
            yield _no("no-such-house", "swapping-houses", house=number)
        elif number == self._matter.house:
            yield _no("same-house", "swapping-houses", house=house_ref(number))

    def wrong_dog(self, dog: str) -> Found:
        """Object to a dog that does not exist, is taken, or is not for beginners (R2)."""
        if dog not in self._box.dogs:
            yield _no("no-such-dog", "dogs", name=dog)
        elif any(other.breed == dog for other in self._view.dogs):
            yield _no("dog-taken", "dogs", dog=dog_ref(dog))
        else:
            yield _no("not-a-starter", "dogs", dog=dog_ref(dog))

    def wrong_event(self, event: str) -> Found:
        """Object to an event that was not sniffed at."""
        if event not in self._box.events:
            yield _no("no-such-event", "events", name=event)
        else:
            yield _no("event-not-seen", "special-abilities", event=event_ref(event))

    def not_available(self, adopter: str) -> Found:
        """Object to an adopter that cannot be tried (7.2)."""
        day, named = self._view.day, {"adopter": adopter_ref(adopter)}
        if adopter not in self._box.adopters:
            yield _no("no-such-adopter", "adopters", name=adopter)
        elif adopter not in self._view.houses:
            yield _no("adopter-not-in-play", "adopters", **named)
        elif not self._own.levels[self._view.houses.index(adopter)]:
            yield _no("no-level", "bond-level", **named)
        elif adopter in day.homes:
            yield _no("adopter-taken", "adoption-day", **named)
        else:
            yield _no("tried", "adoption-roll", **named)


def _no(reason: str, topic: str, **named: int | str | Ref | Phrase) -> Refusal:
    return Refusal(phrase(f"dogs-bond-refuse-{reason}", **named), topic)
