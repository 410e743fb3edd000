"""What each card could do in the owner's moons: the captions of the hand picture."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from engines.core import Seat
from engines.zombeasts.deck import WHITE, Deck
from engines.zombeasts.moons import Rules, moon_of
from engines.zombeasts.view import View
from render.zombeasts.offered import Offered


class Grade(StrEnum):
    """The best that a card can do, worst first."""

    NONE = "no-place"
    SWAP = "swap"
    NEW = "new"
    FITS = "fits"
    PAIR = "pair"
    COMPLETES = "completes"


class Verdict(msgspec.Struct, frozen=True):
    """The grade of a card and the moons (or `new`) where it is worth that.

    `live`: the card may be chosen for what it can do, or it may not be chosen because it can do nothing.
    """

    grade: Grade
    places: tuple[str, ...] = ()
    live: bool = True

    @property
    def good(self) -> bool:
        """Tell whether the card, chosen now, brings more than its place."""
        return self.live and self.grade in (Grade.PAIR, Grade.COMPLETES)

    @property
    def veiled(self) -> bool:
        """Tell whether the card is not to be had."""
        return self.live and self.grade is Grade.NONE


_ORDER = tuple(Grade)


def verdicts(view: View, deck: Deck, offer: Offered) -> dict[str, Verdict]:
    """Judge the cards about which there is something to say while this is asked; the others have no entry."""
    rules = Rules(deck, view.quarters)
    judged: dict[str, Verdict] = {}
    match offer.kind:
        case "play" | "extra" if offer.hand:
            judged = {card: _judge(view, rules, card) for card in view.hand}
        case "carrot-in":
            judged = {card: Verdict(Grade.FITS if card in offer.hand else Grade.NONE) for card in view.hand}
        case "discard":
            judged = {card: found for card, found in _idle(view, rules).items() if found.grade is Grade.NONE}
        case "place" if view.air:
            judged = {view.air: _judge(view, rules, view.air)}
        case "swap-seat" | "swap-take" if view.air:
            judged = {view.air: Verdict(Grade.SWAP)}
        case "none" if not view.over:
            judged = _idle(view, rules)
    return judged


def _idle(view: View, rules: Rules) -> dict[str, Verdict]:
    """Judge the hand as a plan: nothing can be chosen for it now."""
    judged = {card: _judge(view, rules, card) for card in view.hand}
    return {card: msgspec.structs.replace(verdict, live=False) for card, verdict in judged.items()}


def _judge(view: View, rules: Rules, card: str) -> Verdict:
    moons = view.seats[view.seat or 0].moons
    graded = []
    for target in rules.places(moons, card):
        there = moon_of(moons, target)
        graded.append((Grade.NEW if there is None else _grade(rules, there.cards, card), target))
    if not graded:
        return Verdict(Grade.SWAP if _givers(view, rules, card) else Grade.NONE)
    best = max((grade for grade, _ in graded), key=_ORDER.index)
    begins = any(grade is Grade.NEW for grade, _ in graded)
    if best is Grade.FITS and begins and not rules.cards[card].joker:
        return Verdict(Grade.NEW, tuple(target for _, target in graded))
    return Verdict(best, tuple(target for grade, target in graded if grade is best))


def _grade(rules: Rules, cards: tuple[str, ...], card: str) -> Grade:
    if len(cards) + 1 == rules.deck.counts.moon_size:
        return Grade.COMPLETES
    return Grade.PAIR if rules.pairs(cards, card) else Grade.FITS


def swap_rivals(view: View, deck: Deck, offer: Offered) -> tuple[Seat, ...]:
    """Return the rivals from whom a card can be had for one of the jokers offered for a swap."""
    rules = Rules(deck, view.quarters)
    return tuple(sorted({seat for joker in offer.swaps for seat in _givers(view, rules, joker)}))


def _givers(view: View, rules: Rules, card: str) -> tuple[Seat, ...]:
    return tuple(
        rival.seat for rival in view.seats
        if rival.seat != view.seat and rules.cards[card].colour == WHITE and takeable(view, rules, rival.seat, card)
    )  # fmt: skip


def takeable(view: View, rules: Rules, rival: Seat, joker: str) -> tuple[str, ...]:
    """Return the cards of a rival's moons that the reader can have for a joker."""
    return rules.takeable(view.seats[view.seat or 0].moons, view.seats[rival].moons, joker)
