"""Looking ahead from a view: a state that the viewer could be in, and what an answer would lead to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

from engines.core import Rng, Seat
from engines.zoollywood import frames, running
from engines.zoollywood.actions import Action
from engines.zoollywood.box import Box
from engines.zoollywood.cards import let_pass
from engines.zoollywood.course import Course
from engines.zoollywood.state import Lying, State
from engines.zoollywood.view import View


def imagined(box: Box, view: View) -> State:
    """Return a state that looks like this to the viewer; unknown cards are taken in ascending order."""
    unknown = _unknown_cards(box, view)
    hands = tuple(
        view.hand if seat == view.seat else tuple(sorted(_take(unknown, count)))
        for seat, count in enumerate(view.hands)
    )
    known = view.known or (0,) * view.deck
    seen = view.laid_back or (None,) * view.deck
    deck = tuple(Lying(card or next(unknown, 0), by) for card, by in zip(known, seen, strict=True))
    return State(
        Rng("imagined"), view.options, view.ground, hands, view.on_turn, view.frames, deck, view.discard,
        view.numbers, view.scene, view.box, view.doing, view.last, view.last_card, view.turn, result=view.result,
    )  # fmt: skip


def after(box: Box, state: State, seat: Seat, action: Action) -> State:
    """Return what an answer leads to if no rival cancels anything."""
    course = Course(box, state)
    running.answer(course, seat, action)
    after_state = running.run(course).state
    while after_state.frames and isinstance(window := after_state.frames[-1], frames.Window):
        course = Course(box, after_state)
        let_pass(course, window, window.waiting[0])
        after_state = running.run(course).state
    return after_state


def _unknown_cards(box: Box, view: View) -> Iterator[int]:
    pool = Counter({number: box.cards[number].copies for number in view.numbers})
    pool.subtract((*view.hand, *view.discard, *(card for card in view.known if card)))
    return iter(sorted(pool.elements()))


def _take(cards: Iterator[int], count: int) -> list[int]:
    return list(islice(cards, count))
