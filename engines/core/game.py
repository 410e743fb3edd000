"""The game contract: pure functions over frozen values, gathered in one object per data pack.

An engine instance is bound to its data pack and holds nothing else. No method does I/O, reads a
clock or draws luck other than through the state's generator.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

import msgspec

from engines.core.event import Event
from engines.core.names import Seat
from engines.core.pack import Pack
from engines.core.phrase import Phrase
from engines.core.question import Decision, Plan, Question, Refusal, Wish
from engines.core.rng import Rng
from engines.core.setup import Option, Setup


class State(Protocol):
    """Everything about a session, secrets included. A frozen Struct tree that carries its luck."""

    @property
    def rng(self) -> Rng:
        """The generator that all luck of the session comes from."""


class View(Protocol):
    """All that one seat (None: a spectator) may know, built by listing."""

    @property
    def seat(self) -> Seat | None:
        """Whose view it is."""


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=msgspec.Struct)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)


class Step(msgspec.Struct, Generic[S, E], frozen=True):
    """The result of a start or an action: the next state and what happened on the way."""

    state: S
    events: tuple[E, ...]


class Part(msgspec.Struct, frozen=True):
    """A part of a score, for the closing message ("5 full moons: 66")."""

    label: Phrase
    points: int


class Standing(msgspec.Struct, frozen=True):
    """How a seat stands. `points` is None while the table plays with hidden scores."""

    seat: Seat
    points: int | None
    parts: tuple[Part, ...] = ()


class Outcome(msgspec.Struct, frozen=True):
    """How a session ended. `places` holds a place from 1 for each seat; equal seats share the better one."""

    places: tuple[int, ...]
    standings: tuple[Standing, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place."""
        return tuple(Seat(seat) for seat, place in enumerate(self.places) if place == 1)


class Stored(msgspec.Struct, frozen=True):
    """The types behind a game's values, for JSON in both directions. Unions stand as they are."""

    state: Any
    action: Any
    event: Any
    view: Any


class About(msgspec.Struct, frozen=True):
    """What a lobby must know about a game."""

    id: str
    least_seats: int
    most_seats: int
    options: tuple[Option, ...]
    rules_version: int
    step_limit: int
    """More actions than this and the session is broken: the bound of the canon."""
    never_seats: tuple[int, ...] = ()
    """Numbers of seats between the least and the most that no option allows."""
    points_decide: bool = True
    """More points never stand behind fewer; False where something else can decide."""

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """The numbers of seats that can be dealt, ascending."""
        every = range(self.least_seats, self.most_seats + 1)
        return tuple(seats for seats in every if seats not in self.never_seats)


class Game(Protocol[S, A, E, V]):
    """What `engines` promises to everybody else.

    Laws (tests/engines/laws): legal lists are sorted, unique and never empty; at most one decision
    is open per seat; not over <=> something is pending; `apply` leaves its argument unchanged; the
    list and the question of an open decision never change; no view and no event tells what its
    reader may not know.
    """

    about: About
    pack: Pack
    stored: Stored

    def admit(self, setup: Setup) -> None:
        """Raise SetupRefused or UnknownOption if this cannot be dealt."""

    def start(self, setup: Setup) -> Step[S, E]:
        """Deal. The setup was admitted."""

    def pending(self, state: S) -> tuple[Decision, ...]:
        """Return the open decisions, at most one per seat, ordered by seat; none when the game is over."""

    def legal_actions(self, state: S, decision: Decision) -> tuple[A, ...]:
        """Return what may be answered, in the order of the screen, without repetition."""

    def apply(self, state: S, decision: Decision, action: A) -> Step[S, E]:
        """Answer a decision with one of its legal actions and run on until somebody must decide."""

    def view(self, state: S, seat: Seat | None) -> V:
        """Return all that the seat may know."""

    def outcome(self, state: S) -> Outcome | None:
        """Return how it ended, None while it goes on."""

    def check(self, state: S) -> None:
        """Raise BrokenState if an invariant of the canon does not hold."""

    def write(self, action: A) -> str:
        """Return the canonical text of an action (the notation of the canon)."""

    def read(self, text: str) -> A:
        """Parse a canonical text; raise NotAnAction if it has no such shape."""

    def question(self, view: V, decision: Decision, actions: Sequence[A]) -> Question:
        """Present a decision to its seat, from what that seat knows."""

    def refuse(self, view: V, decision: Decision, action: A) -> Refusal:
        """Explain to the asked seat why this action is not in its list."""

    def choose(self, view: V, decision: Decision, actions: Sequence[A]) -> A:
        """Answer as a sensible computer player that knows no more than the seat."""

    def standings(self, view: V) -> tuple[Standing, ...]:
        """Return the standings as far as the viewer may know them, in seat order."""

    def wishes(self, view: V) -> tuple[Wish, ...]:
        """Return the standing answers that the seat may leave."""

    def wished(self, view: V, decision: Decision, actions: Sequence[A], wishes: Mapping[str, str]) -> A | None:
        """Return the answer that the seat's wishes give, None to ask."""

    def plans(self, view: V) -> tuple[Plan, ...]:
        """Return the questions not yet open for which the seat may leave a plan."""


@runtime_checkable
class Asides(Protocol):
    """What a game adds to the contract if its seats may say something unasked: at any time, awaited by nobody.

    An aside stands in the record like an answer, closes no decision and leaves every open question as it is.
    """

    def asides(self, view: Any) -> tuple[Any, ...]:
        """Return what the seat may say now without being asked; none of it ever stands in a legal list."""

    def aside(self, state: Any, seat: Seat, action: Any) -> Step[Any, Any] | None:
        """Carry out one of the seat's asides; None if the action is none of them, or there is no such seat."""


@runtime_checkable
class Sides(Protocol):
    """What a game adds to the contract if several seats may play as one: they share places and result.

    Side 0 is called by the reference `("side", "0")`.
    """

    def sides(self, setup: Setup) -> tuple[tuple[Seat, ...], ...]:
        """Return the seats of each side; the setup was admitted. Every seat is on one side."""


@runtime_checkable
class Order(Protocol):
    """What a game adds to the contract if its seats take turns one after another, in an order that everybody sees.

    Law: whoever is said to be next is asked, or plays by itself, before anybody else is said to be.
    """

    def next_seat(self, view: Any) -> Seat | None:
        """Return whose turn follows the one under way, from a spectator's view; None where that is not settled."""


class BrokenState(Exception):
    """A state that no play can reach. `law` names the invariant of the canon."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law
        self.detail = detail
