"""The rules of Dogs bound to a data pack, in the shape of the game contract."""

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
from engines.dogs import actions, invariants, order, refusals, running, scores, setting_up
from engines.dogs import wishes as wishes_of
from engines.dogs.actions import Action
from engines.dogs.box import read_box
from engines.dogs.choice import choose
from engines.dogs.course import Course
from engines.dogs.events import Event
from engines.dogs.legal import legal
from engines.dogs.offers import put_question
from engines.dogs.state import State
from engines.dogs.view import View, show

RULES_VERSION = 1
STEP_LIMIT = 10_000
"""Random games stayed below 2,000 actions, automatic ones included (canon, invariant 11)."""


class Dogs:
    """An `engines.core.Game`."""

    def __init__(self, pack: Pack) -> None:
        """Bind the rules to a pack; raise BadPack."""
        self.pack = pack
        self.box = read_box(pack)
        self.stored = Stored(State, Action, Event, View)
        self.about = About(
            "dogs",
            self.box.least_seats,
            self.box.most_seats,
            setting_up.options(self.box),
            RULES_VERSION,
            STEP_LIMIT,
        )

    def admit(self, setup: Setup) -> None:
        """Raise SetupRefused or UnknownOption if this cannot be dealt."""
        setting_up.admit(self.box, setup)

    def start(self, setup: Setup) -> Step[State, Event]:
        """Deal and begin the first round."""
        return running.run(setting_up.deal(self.box, setup))

    def pending(self, state: State) -> tuple[Decision, ...]:
        """Return the open decisions: the seat on turn, and those that put dogs away, feed or buy beside it."""
        return running.pending(state)

    def legal_actions(self, state: State, decision: Decision) -> tuple[Action, ...]:
        """Return what may be answered, in the order of the screen."""
        return legal(self.box, state, decision.seat)

    def apply(self, state: State, decision: Decision, action: Action) -> Step[State, Event]:
        """Carry out a legal answer and run on until somebody must decide."""
        course = Course(self.box, state)
        running.answer(course, decision.seat, action)
        return running.run(course)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return all that the seat may know."""
        return show(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Return places and points, None while the game goes on."""
        return None if state.frames else scores.final(self.box, state)

    def check(self, state: State) -> None:
        """Raise BrokenState if an invariant of the canon does not hold."""
        invariants.check(self.box, state)

    def write(self, action: Action) -> str:
        """Return the canonical text of an action."""
        return actions.write(action)

    def read(self, text: str) -> Action:
        """Parse a canonical text; raise NotAnAction."""
        return actions.read(text)

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
        """Return the standings; all of Dogs lies open."""
        return scores.standings(self.box, view)

    def wishes(self, view: View) -> tuple[Wish, ...]:  # noqa: ARG002 - they are the same for everybody
        """Return the standing answers that the seat may leave."""
        return wishes_of.offered()

    def wished(
        self, view: View, decision: Decision, actions: Sequence[Action], wishes: Mapping[str, str]
    ) -> Action | None:
        """Return the answer that the seat's wishes give, None to ask."""
        return wishes_of.answer_wish(self.box, view, decision, actions, wishes)

    def plans(self, view: View) -> tuple[Plan, ...]:  # noqa: ARG002 - nothing in Dogs is planned ahead
        """Return no plans: what can be foreseen is a wish here."""
        return ()

    def next_seat(self, view: View) -> Seat | None:
        """Return whose turn follows the one under way; None where that is not settled."""
        return order.next_seat(view)
