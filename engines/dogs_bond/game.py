"""The rules of Dogs Bond bound to a data pack, in the shape of the game contract."""

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
from engines.dogs_bond import actions, asides, invariants, order, refusals, running, scores, setting_up
from engines.dogs_bond import wishes as wishes_of
from engines.dogs_bond.actions import Action
from engines.dogs_bond.box import read_box
from engines.dogs_bond.choice import choose
from engines.dogs_bond.course import Course
from engines.dogs_bond.events import Event
from engines.dogs_bond.legal import legal
from engines.dogs_bond.offers import put_question
from engines.dogs_bond.showing import show
from engines.dogs_bond.state import State
from engines.dogs_bond.view import View

RULES_VERSION = 1
STEP_LIMIT = 3000
"""Simulated games stayed below 400 decisions (canon, section 14)."""


class DogsBond:
    """An `engines.core.Game` with asides; `warnings` tells what is unusual about the pack."""

    def __init__(self, pack: Pack) -> None:
        """Bind the rules to a pack; raise BadPack."""
        self.pack = pack
        self.box, self.warnings = read_box(pack)
        self.stored = Stored(State, Action, Event, View)
        self.about = About(
            "dogs_bond",
            self.box.game.min_players,
            self.box.game.max_players,
            setting_up.OPTIONS,
            RULES_VERSION,
            STEP_LIMIT,
        )

    def admit(self, setup: Setup) -> None:
        """Raise SetupRefused or UnknownOption if this cannot be dealt."""
        setting_up.admit(self.box, setup)

    def start(self, setup: Setup) -> Step[State, Event]:
        """Give the Rope Toy out and begin with the choice of dogs, or with the deal."""
        return running.run(setting_up.open_session(self.box, setup))

    def pending(self, state: State) -> tuple[Decision, ...]:
        """Return the open decisions."""
        return running.pending(state)

    def legal_actions(self, state: State, decision: Decision) -> tuple[Action, ...]:
        """Return what may be answered, in the order of the screen."""
        return legal(self.box, state, decision)

    def apply(self, state: State, decision: Decision, action: Action) -> Step[State, Event]:
        """Carry out a legal answer and run on until somebody must decide."""
        course = Course(self.box, state)
        running.answer(course, decision.seat, action)
        return running.run(course)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return all that the seat may know."""
        return show(self.box, state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Return places and points, None while the game goes on."""
        return None if state.frames else scores.final(self.box, show(self.box, state, None))

    def check(self, state: State) -> None:
        """Raise BrokenState if an invariant of the canon does not hold."""
        invariants.check(self.box, state)

    def write(self, action: Action) -> str:
        """Return the canonical text of an action."""
        return actions.write(action)

    def read(self, text: str) -> Action:
        """Parse a canonical text; raise NotAnAction."""
        return actions.read(text)

    def asides(self, view: View) -> tuple[Action, ...]:
        """Return what the seat may say unasked: its bow preference."""
        return asides.asides(view)

    def aside(self, state: State, seat: Seat, action: Action) -> Step[State, Event] | None:
        """Carry out something said unasked; None if it is no aside of the seat."""
        return asides.speak(Course(self.box, state), seat, action)

    def question(self, view: View, decision: Decision, actions: Sequence[Action]) -> Question:
        """Present a decision to its seat, from what that seat knows."""
        return put_question(self.box, view, decision, actions)

    def refuse(self, view: View, decision: Decision, action: Action) -> Refusal:
        """Explain to the asked seat why this action is not in its list."""
        return refusals.refuse(self.box, view, decision, action)

    def choose(self, view: View, decision: Decision, actions: Sequence[Action]) -> Action:
        """Answer like the sensible player of the canon (section 13)."""
        return choose(self.box, view, decision, actions)

    def standings(self, view: View) -> tuple[Standing, ...]:
        """Return BOND totals while the game goes on, scores from Adoption Day on."""
        return scores.standings(self.box, view)

    def wishes(self, view: View) -> tuple[Wish, ...]:
        """Return the standing answers that the seat may leave."""
        return wishes_of.offered(view)

    def wished(
        self, view: View, decision: Decision, actions: Sequence[Action], wishes: Mapping[str, str]
    ) -> Action | None:
        """Return the answer that the seat's wishes give, None to ask."""
        return wishes_of.answer_wish(self.box, view, decision, actions, wishes)

    def plans(self, view: View) -> tuple[Plan, ...]:
        """Return the questions not yet open for which the seat may leave a plan."""
        return wishes_of.plans(self.box, view)

    def next_seat(self, view: View) -> Seat | None:
        """Return whose turn follows the one under way; None where that is not settled."""
        return order.next_seat(view)
