"""The rules of Zombeasts bound to a data pack, in the shape of the game contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.core import (
    About,
    Decision,
    Outcome,
    Pack,
    Plan,
    Question,
    Refusal,
    Seat,
    Setup,
    Standing,
    Step,
    Stored,
    Wish,
)
from engines.zombeasts import actions, invariants, order, refusals, running, scores, setting_up
from engines.zombeasts import wishes as wishes_of
from engines.zombeasts.actions import Action
from engines.zombeasts.choice import choose
from engines.zombeasts.course import Course
from engines.zombeasts.deck import read_deck
from engines.zombeasts.events import Event
from engines.zombeasts.legal import legal
from engines.zombeasts.moons import Rules
from engines.zombeasts.offers import put_question
from engines.zombeasts.showing import show
from engines.zombeasts.state import State
from engines.zombeasts.view import View

RULES_VERSION = 1
STEP_LIMIT = 2000
"""Simulated games stayed below 300 decisions (canon, invariant 8)."""


class Zombeasts:
    """An `engines.core.Game`; `warnings` tells what is unusual about the pack."""

    def __init__(self, pack: Pack) -> None:
        """Bind the rules to a pack; raise BadPack."""
        self.pack = pack
        self.deck, self.warnings = read_deck(pack)
        self.stored = Stored(State, Action, Event, View)
        self.about = About(
            "zombeasts",
            self.deck.least_seats,
            self.deck.most_seats,
            setting_up.OPTIONS,
            RULES_VERSION,
            STEP_LIMIT,
        )
        self._rules = {quarters: Rules(self.deck, quarters) for quarters in (True, False)}

    def rules(self, at: View) -> Rules:
        """Return the rules of laying that hold in a session."""
        return self._rules[at.quarters]

    def admit(self, setup: Setup) -> None:
        """Raise SetupRefused or UnknownOption if this cannot be dealt."""
        setting_up.admit(self.deck, setup)

    def start(self, setup: Setup) -> Step[State, Event]:
        """Deal and begin the first turn."""
        state, deal = setting_up.deal(self.deck, setup)
        course = self._course(state)
        course.tell(deal)
        return running.run(course)

    def pending(self, state: State) -> tuple[Decision, ...]:
        """Return the open decisions; only discards are open side by side."""
        return running.pending(state, self.deck.counts.paw_hand)

    def legal_actions(self, state: State, decision: Decision) -> tuple[Action, ...]:
        """Return what may be answered, in the order of the screen."""
        return legal(self._rules[state.options.quarters], state, decision.seat)

    def apply(self, state: State, decision: Decision, action: Action) -> Step[State, Event]:
        """Carry out a legal answer and run on until somebody must decide."""
        course = self._course(state)
        running.answer(course, decision.seat, action)
        return running.run(course)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return all that the seat may know."""
        return show(self.deck, state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Return places and points, None while the game goes on."""
        return None if state.frames else scores.final(self.deck, show(self.deck, state, None))

    def check(self, state: State) -> None:
        """Raise BrokenState if an invariant of the canon does not hold."""
        invariants.check(self._rules[state.options.quarters], state)

    def write(self, action: Action) -> str:
        """Return the canonical text of an action."""
        return actions.write(action)

    def read(self, text: str) -> Action:
        """Parse a canonical text; raise NotAnAction."""
        return actions.read(text)

    def question(self, view: View, decision: Decision, actions: Sequence[Action]) -> Question:
        """Present a decision to its seat, from what that seat knows."""
        return put_question(self.rules(view), view, decision, actions)

    def refuse(self, view: View, decision: Decision, action: Action) -> Refusal:
        """Explain to the asked seat why this action is not in its list."""
        return refusals.refuse(self.rules(view), view, decision, action)

    def choose(self, view: View, decision: Decision, actions: Sequence[Action]) -> Action:  # noqa: ARG002 - the list says it
        """Answer like the sensible player of the canon (section 13)."""
        return choose(self.rules(view), view, actions)

    def standings(self, view: View) -> tuple[Standing, ...]:
        """Return the standings as far as the viewer may know them."""
        return scores.standings(self.deck, view)

    def wishes(self, view: View) -> tuple[Wish, ...]:
        """Return the standing answers that the seat may leave."""
        return wishes_of.offered(view)

    def wished(
        self, view: View, decision: Decision, actions: Sequence[Action], wishes: Mapping[str, str]
    ) -> Action | None:
        """Return the answer that the seat's wishes give, None to ask."""
        return wishes_of.answer_wish(self.rules(view), view, decision, actions, wishes)

    def plans(self, view: View) -> tuple[Plan, ...]:
        """Return the questions not yet open for which the seat may leave a plan."""
        return wishes_of.plans(self.rules(view), view)

    def next_seat(self, view: View) -> Seat | None:
        """Return whose turn follows the one under way; None where that is not settled."""
        return order.next_seat(view)

    def _course(self, state: State) -> Course:
        return Course(self._rules[state.options.quarters], state)
