"""The rules that can forbid an action, each as a check that yields a refusal or nothing."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Phrase, Ref, Refusal, Seat, phrase
from engines.zombeasts.actions import NEW
from engines.zombeasts.deck import WHITE
from engines.zombeasts.knowledge import holder, moon_with, own_moons, waking_toy
from engines.zombeasts.moons import Rules, moon_of
from engines.zombeasts.notes import card_ref, seat_ref
from engines.zombeasts.view import Moon, View


class Objections:
    """Checks against one view; a check that finds nothing wrong yields nothing."""

    def __init__(self, rules: Rules, view: View) -> None:
        self._rules = rules
        self._view = view
        self._moons = own_moons(view)
        self.air = view.air or ""
        """The card in the air, if a question is about one."""

    def unknown(self, card: str) -> Iterator[Refusal]:
        """Object to a card that the deck lacks."""
        if card not in self._rules.cards:
            yield _no("unknown-card", "cards-in-the-deck", name=card)

    def not_in_hand(self, card: str) -> Iterator[Refusal]:
        """Object to a card that the seat does not hold."""
        if card not in self._view.hand:
            yield _no("not-in-hand", "what-others-see", card=card_ref(card))

    def not_in_stock(self, card: str) -> Iterator[Refusal]:
        """Object to a card that does not lie open."""
        if card not in self._view.stock:
            yield _no("not-in-stock", "open-stock", card=card_ref(card))

    def no_further_card(self) -> Iterator[Refusal]:
        """Object to a further card without pair and bone (R25)."""
        if not self._view.pair and waking_toy(self._rules.deck, self._view) != "bone":
            yield _no("no-attack", "attack")

    def wrong_place(self, card: str, target: str) -> Iterator[Refusal]:
        """Object to a target where the card cannot be laid (4.1)."""
        if target != NEW and target not in self._rules.deck.colours:
            yield _no("no-such-moon", "moons-at-a-time", name=target)
        elif self._rules.cards[card].joker:
            yield from self._wrong_for_joker(card, target)
        else:
            yield from self._wrong_for_coloured(card, target)

    def no_swap(self, card: str) -> Iterator[Refusal]:
        """Object to a card that cannot be swapped (4.2)."""
        if not self._rules.cards[card].joker:
            yield _no("not-a-joker", "joker-swap", card=card_ref(card))
        else:
            yield _no("no-swap", "swap-limits", card=card_ref(card))

    def wrong_seat(self, seat: Seat, topic: str) -> Iterator[Refusal]:
        """Object to a seat that is the viewer's own or does not exist."""
        if seat == self._view.seat:
            yield _no("own-seat", topic)
        elif not 0 <= seat < len(self._view.seats):
            yield _no("no-such-seat", "set-up", seat=seat)

    def nothing_to_take(self, seat: Seat) -> Iterator[Refusal]:
        """Object to a rival from whom the joker takes nothing."""
        yield _no("nothing-to-take", "swap-limits", seat=seat_ref(seat), card=card_ref(self.air))

    def not_to_be_taken(self, card: str) -> Iterator[Refusal]:
        """Object to a card that the joker cannot take (4.2, R7-R10)."""
        rival = self._view.rival or Seat(0)
        found = holder(self._view, card)
        if found is None or found[0] != rival:
            yield _no("not-in-rival-moons", "joker-swap", card=card_ref(card), seat=seat_ref(rival))
            return
        misfit = self._rules.joker_fits(self._view.seats[rival].moons, found[1], card, self.air)
        if misfit is not None:
            reason = "joker-side" if misfit == "side" else "second-white"
            yield _no(reason, "swap-limits", card=card_ref(card), seat=seat_ref(rival))
        yield _no("no-place", "swap-limits", card=card_ref(card))

    def no_toy(self, toy: str) -> Iterator[Refusal]:
        """Object to a toy that does not work now (4.7)."""
        view, cards = self._view, self._rules.cards
        if not view.master:
            yield _no("no-master", "master-variant")
        elif view.laid is None or cards[view.laid].toy != toy:
            yield _no("toy", toy, toy=Ref("toy", toy))
        elif view.laid in view.slept:
            yield _no("toy-asleep", "toys-once", toy=Ref("toy", toy), card=card_ref(view.laid))

    def not_to_be_lifted(self, card: str) -> Iterator[Refusal]:
        """Object to a card that the carrot cannot exchange."""
        if moon_with(self._moons, card) is None:
            yield _no("not-in-own-moons", "carrot", card=card_ref(card))
        yield _no("no-exchange", "carrot", card=card_ref(card))

    def not_fitting_in(self, card: str) -> Iterator[Refusal]:
        """Object to a card that cannot take the place of the lifted one (R29, R45)."""
        lifted = self._view.lifted or ""
        moon = moon_with(self._moons, lifted)
        if card == lifted:
            yield _no("lifted", "carrot", card=card_ref(card))
        yield from self.not_in_hand(card)
        if moon is not None:
            rest = [other for other in moon.cards if other != lifted]
            yield from self._misfit(Moon(self._rules.colour(rest), tuple(rest)), card)
        yield self._second(self._rules.cards[card].colour)

    def nothing_to_rob(self, seat: Seat) -> Iterator[Refusal]:
        """Object to a hand that was robbed in this turn or is empty."""
        if seat in self._view.robbed:
            yield _no("robbed", "taking-from-a-hand", seat=seat_ref(seat))
        yield _no("hand-empty", "taking-from-a-hand", seat=seat_ref(seat))

    def _wrong_for_joker(self, card: str, target: str) -> Iterator[Refusal]:
        moon = moon_of(self._moons, target)
        if target == NEW:
            if moon_of(self._moons, WHITE):
                yield self._second(WHITE)
        elif moon is None:
            yield _no("no-moon", "white-moon" if target == WHITE else "moons-at-a-time", colour=_colour(target))
        else:
            yield from self._misfit(moon, card)

    def _wrong_for_coloured(self, card: str, target: str) -> Iterator[Refusal]:
        colour = self._rules.cards[card].colour
        if target not in (NEW, WHITE, colour):
            yield _no("colour", "playing-a-card", card=card_ref(card), colour=_colour(target))
        elif target != colour and moon_of(self._moons, colour):
            yield (
                self._second(colour) if target == NEW else _no("white-taken", "white-moon", colour=_colour(colour))
            )
        elif target != NEW:
            moon = moon_of(self._moons, target)
            if moon is None:
                yield _no("no-moon", "white-moon" if target == WHITE else "moons-at-a-time", colour=_colour(target))
            else:
                yield from self._misfit(moon, card)

    def _misfit(self, moon: Moon, card: str) -> Iterator[Refusal]:
        """Object to a side that is full or a colour that differs."""
        named = {"card": card_ref(card), "colour": _colour(moon.colour)}
        if not self._rules.fits_side(moon.cards, card):
            yield _no("side", "quarters", **named)
        colour = self._rules.cards[card].colour
        if WHITE not in (moon.colour, colour) and moon.colour != colour:
            yield _no("colour", "playing-a-card", **named)

    def _second(self, colour: str) -> Refusal:
        return _no("second-moon", "white-moon" if colour == WHITE else "moons-at-a-time", colour=_colour(colour))


def _colour(colour: str) -> Ref:
    return Ref("colour", colour)


def _no(reason: str, topic: str, **named: int | str | Ref | Phrase) -> Refusal:
    return Refusal(phrase(f"zombeasts-refuse-{reason}", **named), topic)
