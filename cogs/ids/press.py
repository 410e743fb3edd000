"""A press on a question: the only id that must say where in a list it stands."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar, Self

from cogs.ids.place import DIGITS, read_node, read_places, write_node, write_places
from cogs.ids.template import SESSION, Id, matched
from cogs.layout.row import Address

PLAIN, SURE = "o", "y"


class Verb(StrEnum):
    """What a press on a question does."""

    GO = "go"
    """Answer with one offer."""
    IN = "in"
    """Walk to a node."""
    UP = "up"
    """Back to the node above."""
    UNLAY = "un"
    """Take the last step of the draft back."""
    PAGE = "pg"
    """More entries of a node."""
    PICK = "pk"
    """A menu; the chosen value carries the target."""
    GO_OPEN = "bo"
    """Answer from the public board; the index counts the open offers alone, so that it tells nothing."""
    PICK_OPEN = "bp"
    """A menu of the public board."""
    TYPE = "ty"
    """Open the form for typing."""
    RESHOW = "rs"
    """Show the current question afresh."""
    MULTI = "mx"
    """A field of a form: its menu, whose values are the picks, or a button that submits the form."""
    CODA = "co"
    """Turn the closing steps of a question on or off; with an index: answer with that offer and them."""
    ONE = "on"
    """Show the plain offers instead of the form."""


ANSWERS = frozenset({Verb.GO, Verb.GO_OPEN, Verb.MULTI})
"""What answers a question."""


class PressId(Id, frozen=True):
    """A press on a question, `p1`. `draft` counts the steps laid out when the panel was drawn.

    `lap` changes on each redraw, so that a menu fires again for the option chosen before. `plain`:
    the form was put aside for the plain offers. `sure`: the player was asked back. `picks` are those
    made so far in a form that needs more than one menu, by their places among all entries.
    """

    TEMPLATE: ClassVar[str] = (
        rf"p1:(?P<session>{SESSION}):(?P<decision>\d{{1,6}}):(?P<revision>\d{{1,6}}):"
        r"(?P<verb>go|in|up|un|pg|pk|bo|bp|ty|rs|mx|co|on)(?P<lap>[0-9a-z])(?P<plain>o)?(?P<sure>y)?"
        r"\.(?P<draft>\d{1,2})\.(?P<node>[0-9r_-]{1,24})"
        r"(?:\.(?P<index>\d{1,4})\.(?P<check>[0-9a-f]{4}))?(?:\.p(?P<picks>[0-9a-z]{1,20}))?"
    )

    session: str
    decision: int
    revision: int
    verb: Verb
    lap: int = 0
    draft: int = 0
    address: Address = ()
    page: int = 0
    index: int | None = None
    check: str = ""
    plain: bool = False
    picks: tuple[int, ...] = ()
    sure: bool = False

    def __str__(self) -> str:
        """Return the id text."""
        lap = DIGITS[self.lap % len(DIGITS)] + (PLAIN if self.plain else "") + (SURE if self.sure else "")
        act = f"{self.verb}{lap}.{self.draft}.{write_node(self.address, self.page)}"
        if self.index is not None:
            act += f".{self.index}.{self.check}"
        if self.picks:
            act += f".p{write_places(self.picks)}"
        return f"p1:{self.session}:{self.decision}:{self.revision}:{act}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse an id text; raise BadId."""
        match = matched(cls.TEMPLATE, text)
        address, page = read_node(match["node"])
        index = None if match["index"] is None else int(match["index"])
        return cls(
            match["session"], int(match["decision"]), int(match["revision"]), Verb(match["verb"]),
            DIGITS.index(match["lap"]), int(match["draft"]), address, page, index, match["check"] or "",
            match["plain"] is not None, read_places(match["picks"] or "0"), match["sure"] is not None,
        )  # fmt: skip
