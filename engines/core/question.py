"""How a decision is put to the one seat that is asked: offers, marks, forms.

Design: every legal action says its way down a tree, from coarse to fine, and one layout algorithm
that knows no game turns the tree into buttons and menus.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from engines.core.names import DecisionId, Seat
from engines.core.phrase import Phrase, Ref


class Decision(msgspec.Struct, frozen=True):
    """One open question to one seat. Everything in it is public."""

    id: DecisionId
    seat: Seat
    kind: str
    stretch: int
    """The stretch of play it belongs to: one turn, one worker, one shared round."""
    shown_as: str
    """The kind that others may see; equal for kinds that must not be told apart."""
    open: bool = False
    """The whole list of actions follows from public facts."""
    in_turn: bool = True
    """The turn is this seat's; others may be asked side by side."""
    may_lapse: bool = False
    """An answer of a seat that is asked side by side may end the question before this seat has answered."""


class Role(StrEnum):
    """What an offer is to the question: part of the choice, or the way out of it."""

    BODY = "body"
    EXIT = "exit"


class MarkKind(StrEnum):
    """What stands out about an offer."""

    COSTLY = "costly"
    GOOD = "good"
    USUAL = "usual"


class Mark(msgspec.Struct, frozen=True):
    """A mark with its reason; `usual` needs none."""

    kind: MarkKind
    why: Phrase | None = None
    topic: str = ""
    """The rule topic that says why; empty for that of the question."""


class Level(msgspec.Struct, frozen=True):
    """One step down the tree of a legal list: `card`, then `place`."""

    kind: str
    id: str
    label: Phrase
    refs: tuple[Ref, ...] = ()


class Offer(msgspec.Struct, frozen=True):
    """A legal action as people see it. Texts are the only thing ever submitted."""

    text: str
    path: tuple[Level, ...]
    note: tuple[Phrase, ...] = ()
    marks: tuple[Mark, ...] = ()
    role: Role = Role.BODY
    open: bool = False
    then: tuple[str, ...] = ()
    """The answers to the questions that were folded into this one; an engine sets it only in what is outright."""
    runs_on: bool = False
    """What follows is said as long as it is asked for, and ends where it is not."""
    openly: tuple[Phrase, ...] | None = None
    """What everybody may read in place of a note that only the seat may."""

    @property
    def texts(self) -> tuple[str, ...]:
        """All that is submitted, in order."""
        return (self.text, *self.then)

    @property
    def line(self) -> str:
        """The same as one typed line."""
        return "; ".join(self.texts)

    def marked(self, kind: MarkKind) -> bool:
        """Tell whether the offer bears a mark of this kind."""
        return any(mark.kind is kind for mark in self.marks)


class Choice(msgspec.Struct, frozen=True):
    """One pick of a form: the texts it submits now, and those it leaves for a later question."""

    texts: tuple[str, ...]
    label: Phrase
    note: tuple[Phrase, ...] = ()
    refs: tuple[Ref, ...] = ()
    later: tuple[str, ...] = ()
    limit: int = 1
    group: str = ""
    """Of the choices of one group at most one can be picked."""
    follows: bool = False
    """It answers what comes after another choice, and is nothing by itself."""


class Field(msgspec.Struct, frozen=True):
    """A multi-pick row: between `least` and `most` choices, `fill` submitted for each pick not made."""

    id: str
    label: Phrase
    choices: tuple[Choice, ...]
    least: int
    most: int
    fill: str | None = None
    filled: Phrase | None = None
    """What `fill` is called where it is listed beside the picks."""


class Form(msgspec.Struct, frozen=True):
    """Several small steps answered at once: `opens`, the picks in list order, then `closes`."""

    fields: tuple[Field, ...]
    opens: tuple[str, ...] = ()
    closes: tuple[str, ...] = ()
    empty: Phrase | None = None


class Coda(msgspec.Struct, frozen=True):
    """Closing texts that may be added to whatever is chosen ("and end my turn"); what is not due drops out."""

    label: Phrase
    texts: tuple[str, ...]
    beside: tuple[str, ...] = ()
    """If any: only to these ways out, each of which then has a second button for it ("Tidy and done")."""


class Question(msgspec.Struct, frozen=True):
    """A decision as its seat sees it. It follows from that seat's view and legal list alone.

    `offers` stands in the order of the legal list, which is the order on the screen.
    """

    decision: Decision
    ask: Phrase
    topic: str
    offers: tuple[Offer, ...]
    form: Form | None = None
    coda: Coda | None = None
    folds: tuple[str, ...] = ()
    outright: tuple[Offer, ...] = ()
    """The whole list, if any, with answers to follow-up questions that stand fast whatever comes between."""
    shared: tuple[Decision, ...] = ()
    """On the board: all decisions, if several, that these offers answer, each for its own seat."""


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not possible: a reason for people and the rule topic that says so."""

    reason: Phrase
    topic: str


class WishValue(msgspec.Struct, frozen=True):
    """One setting of a wish. `says` is the aside that sets it, if the game itself keeps the wish."""

    id: str
    label: Phrase
    says: str | None = None


class Wish(msgspec.Struct, frozen=True):
    """A private standing answer to questions of some kinds; the first value means "ask me".

    `partial`: it answers some of these questions only, as its words say, so that a silence is no surprise.
    `kept`: the value that holds now, if the game itself keeps the wish: then it is no answer to any kind, each
    value says its aside, and the first value is the usual one.
    `passes`: the value, if there is one, that does nothing but decline what is offered side by side to several
    seats, most of which have nothing to answer with: a player may have it set in every session.
    """

    id: str
    label: Phrase
    values: tuple[WishValue, ...]
    kinds: tuple[str, ...] = ()
    partial: bool = False
    kept: str | None = None
    passes: str = ""


class Plan(msgspec.Struct, frozen=True):
    """A chain of answers that may be left for questions of `kind` that are not yet open.

    `topic`, if there is one, is the rule topic of the questions that are meant: others of the kind are left alone.
    `field` holds the answers to choose from; in a game that has none they come from the `later` of a form.
    """

    id: str
    label: Phrase
    kind: str
    topic: str = ""
    field: Field | None = None
