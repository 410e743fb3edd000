"""What `render/<game>` provides for its game, and what it is given besides a view.

A presenter is bound to an engine instance (for the cards' properties) and a language, and is a bundle of
pure functions: the same view, moment and question give the same scene and the same words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from engines.core import About, Decision, Event, Outcome, Question, Ref, Seat, Weight
from render.scene import Scene

if TYPE_CHECKING:  # the catalogue names people by the Table below
    from render.words import Words


class Person(msgspec.Struct, frozen=True):
    """Who sits on a seat, by the name to be shown."""

    name: str
    computer: bool = False


class Table(msgspec.Struct, frozen=True):
    """The people of a session in seat order, and the session's public id."""

    session: str
    people: tuple[Person, ...]


class Moment(msgspec.Struct, frozen=True):
    """When a picture is drawn: who is asked, what the reader saw happen since the last board, how it ended."""

    table: Table
    pending: tuple[Decision, ...] = ()
    events: tuple[Event, ...] = ()
    outcome: Outcome | None = None
    contrast: bool = False


class Topic(msgspec.Struct, frozen=True):
    """A rule topic: id in kebab-case (title "Joker swap" = `joker-swap`), ids of related topics."""

    id: str
    see: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    """The options whose values change what the topic says."""


class Extra(msgspec.Struct, frozen=True):
    """Something public besides the board that is shown on request: its id, and what a list calls it."""

    id: str
    title: str


class Exhibit(msgspec.Struct, frozen=True):
    """An extra as it is shown: paragraphs, and a picture with its alt text if the game draws one."""

    lines: tuple[str, ...]
    scene: Scene | None = None
    alt: str = ""


def hand_extra(seat: Seat) -> str:
    """Return the id of the extra that shows the hand of a seat, in a game whose hands are open."""
    return f"hand-{seat}"


class Line(msgspec.Struct, frozen=True):
    """A sentence of a story and how much room it deserves: the weight of its heaviest event."""

    text: str
    weight: Weight


class Presenter(Protocol):
    """The face of one game in one language. `Any` stands for the game's own view type."""

    @property
    def about(self) -> About:
        """What the game says of itself: id, seats, options."""

    @property
    def words(self) -> Words:
        """The catalogue: core, cogs and the game's own area, with the names of its things."""

    def sentences(self, group: tuple[Event, ...], reader: Seat | None, table: Table) -> tuple[Line, ...]:
        """Tell what one actor did in one stretch, as its reader (None: anybody) may know it, line by line."""

    def brief(self, group: tuple[Event, ...], reader: Seat | None, table: Table) -> str:
        """Tell the same in one short line, about 60 characters; empty if it is not worth one."""

    @property
    def focuses(self) -> bool:
        """Tell whether the private picture follows a walk down the menu: then it shows that level alone."""

    @property
    def hand_is_open(self) -> bool:
        """Tell whether hands hold no secret: then each may be shown to all, and is among the extras."""

    def extras(self, view: Any, table: Table) -> tuple[Extra, ...]:
        """Name what anybody may look at besides the board; `view` is the spectator's."""

    def exhibit(self, view: Any, moment: Moment, extra: str) -> Exhibit:
        """Return one of the extras named by its id."""

    def board(self, view: Any, moment: Moment) -> Scene:
        """Return the public picture; `view` is the spectator's."""

    def hand(self, view: Any, moment: Moment, question: Question | None) -> Scene:
        """Return the private picture of a seat, with the numbers of `badges` while it is asked."""

    def badges(self, view: Any) -> Mapping[Ref, int]:
        """Number the private things of the hand picture in reading order, from 1."""

    def board_text(self, view: Any, moment: Moment) -> tuple[str, ...]:
        """Return the text board in paragraphs, one fact per line: head, shared things, each seat, what happened."""

    def hand_text(self, view: Any, moment: Moment, question: Question | None) -> tuple[str, ...]:
        """Return the seat's own secrets in paragraphs, one thing per line, with the numbers of `badges`."""

    def board_alt(self, view: Any, moment: Moment) -> str:
        """Return the alt text of the board picture, at most 1,000 characters."""

    def hand_alt(self, view: Any, moment: Moment) -> str:
        """Return the alt text of the private picture, at most 1,000 characters."""

    def headline(self, view: Any, moment: Moment) -> str:
        """Return the facts under the picture: "turn 12 · pile 41"."""

    @property
    def topics(self) -> tuple[Topic, ...]:
        """The rule topics in the order of the rulebook; texts are in the catalogue."""

    def edition(self) -> tuple[str, ...]:
        """Return the paragraphs of "About this edition": provenance by part, from the data pack."""
