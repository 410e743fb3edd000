"""What each hand card could do in the owner's moons: the captions of the hand picture."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from engines.core import Question, Seat
from engines.zombeasts.deck import WHITE, Deck
from engines.zombeasts.moons import Rules, moon_of
from engines.zombeasts.view import View


class Grade(StrEnum):
    """The best that a card can do, worst first."""

    NONE = "no-place"
    NEW = "new"
    FITS = "fits"
    PAIR = "pair"
    COMPLETES = "completes"


class Verdict(msgspec.Struct, frozen=True):
    """The grade of a card and the moons (or `new`) where it is worth that."""

    grade: Grade
    places: tuple[str, ...] = ()

    @property
    def good(self) -> bool:
        """Tell whether the card brings more than its place."""
        return self.grade in (Grade.PAIR, Grade.COMPLETES)


_ORDER = tuple(Grade)


def verdicts(view: View, deck: Deck, question: Question | None) -> dict[str, Verdict]:
    """Judge every hand card of the reader by the rules of laying; for the carrot by what is offered."""
    if question is not None and question.decision.kind == "carrot-in":
        offered = {offer.text.removeprefix("lay ") for offer in question.offers}
        return {card: Verdict(Grade.FITS if card in offered else Grade.NONE) for card in view.hand}
    rules = Rules(deck, view.quarters)
    return {card: _judge(view, rules, card) for card in view.hand}


def _judge(view: View, rules: Rules, card: str) -> Verdict:
    moons = view.seats[view.seat or 0].moons
    graded = []
    for target in rules.places(moons, card):
        there = moon_of(moons, target)
        graded.append((Grade.NEW if there is None else _grade(rules, there.cards, card), target))
    if not graded:
        return Verdict(Grade.NONE)
    best = max((grade for grade, _ in graded), key=_ORDER.index)
    begins = any(grade is Grade.NEW for grade, _ in graded)
    if best is Grade.FITS and begins and not rules.cards[card].joker:
        return Verdict(Grade.NEW, tuple(target for _, target in graded))
    return Verdict(best, tuple(target for grade, target in graded if grade is best))


def _grade(rules: Rules, cards: tuple[str, ...], card: str) -> Grade:
    if len(cards) + 1 == rules.deck.counts.moon_size:
        return Grade.COMPLETES
    return Grade.PAIR if rules.pairs(cards, card) else Grade.FITS


def swappable(view: View, deck: Deck) -> tuple[tuple[str, ...], tuple[Seat, ...]]:
    """Return the reader's jokers that can be swapped now and the rivals from whom a card can be had."""
    rules = Rules(deck, view.quarters)
    own = view.seats[view.seat or 0].moons
    jokers, rivals = [], set()
    for card in view.hand:
        if deck.cards[card].colour == WHITE:
            givers = {
                rival.seat for rival in view.seats
                if rival.seat != view.seat and rules.takeable(own, rival.moons, card)
            }  # fmt: skip
            rivals |= givers
            jokers += [card] if givers else []
    return tuple(jokers), tuple(sorted(rivals))
