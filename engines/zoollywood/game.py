"""The rules of Zoollywood bound to a data pack, in the shape of the game contract."""

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
from engines.zoollywood import actions, invariants, order, refusals, running, scores
from engines.zoollywood import wishes as wishes_of
from engines.zoollywood.actions import Action
from engines.zoollywood.box import read_box
from engines.zoollywood.choice import choose
from engines.zoollywood.course import Course
from engines.zoollywood.events import Event
from engines.zoollywood.laying_out import open_table
from engines.zoollywood.legal import legal
from engines.zoollywood.offers import put_question
from engines.zoollywood.setting_up import Table, opening
from engines.zoollywood.showing import show
from engines.zoollywood.state import State
from engines.zoollywood.view import View

RULES_VERSION = 1
STEP_LIMIT = 8040
"""At most 200 turns of 40 decisions (canon, invariant 11), and 40 before the first turn."""


class Zoollywood:
    """An `engines.core.Game`; `box` holds every fact of its pack."""

    def __init__(self, pack: Pack) -> None:
        """Bind the rules to a pack; raise BadPack."""
        self.pack = pack
        self.box = read_box(pack)
        self.table = Table(self.box)
        self.stored = Stored(State, Action, Event, View)
        self.about = About(
            "zoollywood", 2, 4, self.table.options, RULES_VERSION, STEP_LIMIT, never_seats=(3,), points_decide=False
        )

    def admit(self, setup: Setup) -> None:
        """Raise SetupRefused or UnknownOption if this cannot be dealt."""
        self.table.admit(setup)

    def start(self, setup: Setup) -> Step[State, Event]:
        """Set the table and ask the first question."""
        state, scene = opening(self.box, self.table, setup)
        course = Course(self.box, state)
        open_table(course, scene)
        return running.run(course)

    def pending(self, state: State) -> tuple[Decision, ...]:
        """Return the open decisions; drafts and windows are open side by side."""
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
        return show(self.box, state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Return places and eggs, None while the game goes on."""
        return None if state.result is None else scores.final(show(self.box, state, None))

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
        """Answer like the one-step player of the canon (section 13)."""
        return choose(self.box, view, decision, actions)

    def sides(self, setup: Setup) -> tuple[tuple[Seat, ...], ...]:
        """Return the seats of Blue and of Yellow: in team mode partners sit across."""
        seats = tuple(map(Seat, range(setup.seats)))
        return seats[::2], seats[1::2]

    def standings(self, view: View) -> tuple[Standing, ...]:
        """Return the eggs on the board of every seat."""
        return scores.standings(view)

    def wishes(self, view: View) -> tuple[Wish, ...]:
        """Return the standing answers that the seat may leave."""
        return wishes_of.offered(self.box, view)

    def wished(
        self,
        view: View,  # noqa: ARG002 - the decision says it all
        decision: Decision,
        actions: Sequence[Action],
        wishes: Mapping[str, str],
    ) -> Action | None:
        """Return the answer that the seat's wishes give, None to ask."""
        return wishes_of.answer_wish(decision, actions, wishes)

    def plans(self, view: View) -> tuple[Plan, ...]:
        """Return the questions not yet open for which the seat may leave a plan."""
        return wishes_of.plans(self.box, view)

    def next_seat(self, view: View) -> Seat | None:
        """Return whose turn follows the one under way; None where that is not settled."""
        return order.next_seat(view)
