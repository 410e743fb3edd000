"""Ids of presses that belong to one session but to no question."""

from __future__ import annotations

from typing import ClassVar

from cogs.ids.template import SESSION, Id


class BoardId(Id, frozen=True):
    """A fixed button of a board, panel or notice, `b1`: act, hand, rules, text, log ..."""

    TEMPLATE: ClassVar[str] = rf"b1:(?P<session>{SESSION}):(?P<what>[a-z]{{1,10}})"

    session: str
    what: str

    def __str__(self) -> str:
        """Return the id text."""
        return f"b1:{self.session}:{self.what}"


class LobbyId(Id, frozen=True):
    """A press in a lobby, `l1`: join, leave, start, options, set (`argument` names the option) ..."""

    TEMPLATE: ClassVar[str] = (
        rf"l1:(?P<session>{SESSION}):(?P<what>[a-z]{{1,10}})(?:\.(?P<argument>[a-z0-9_.+/-]{{1,60}}))?"
    )

    session: str
    what: str
    argument: str = ""

    def __str__(self) -> str:
        """Return the id text."""
        return f"l1:{self.session}:{self.what}" + (f".{self.argument}" if self.argument else "")


class NoticeId(Id, frozen=True):
    """A press on a notice or reminder, `n1`.

    A claim names the seat whose time is up, and its stretch; what withdraws an offer names its seat.
    """

    TEMPLATE: ClassVar[str] = (
        rf"n1:(?P<session>{SESSION}):(?P<what>[a-z]{{1,10}})(?:\.(?P<seat>\d{{1,2}})\.(?P<stretch>\d{{1,6}}))?"
    )

    session: str
    what: str
    seat: int | None = None
    stretch: int | None = None

    def __str__(self) -> str:
        """Return the id text."""
        claim = "" if self.seat is None else f".{self.seat}.{self.stretch}"
        return f"n1:{self.session}:{self.what}{claim}"


class RequestId(Id, frozen=True):
    """An answer to a request, `q1`: yes or no."""

    TEMPLATE: ClassVar[str] = rf"q1:(?P<session>{SESSION}):(?P<request>\d{{1,6}}):(?P<what>yes|no)"

    session: str
    request: int
    what: str

    def __str__(self) -> str:
        """Return the id text."""
        return f"q1:{self.session}:{self.request}:{self.what}"


class ReplayId(Id, frozen=True):
    """A press in a replay, `v1`: where the replay stands, what to do, and through whose eyes one looks."""

    TEMPLATE: ClassVar[str] = (
        rf"v1:(?P<session>{SESSION}):(?P<position>\d{{1,6}}):(?P<what>[a-z]{{1,10}}):(?P<eyes>[a-z]|\d)"
    )

    session: str
    position: int
    what: str
    eyes: str = "b"

    def __str__(self) -> str:
        """Return the id text."""
        return f"v1:{self.session}:{self.position}:{self.what}:{self.eyes}"


class WishId(Id, frozen=True):
    """A press on the card of wishes, `w1`: the wish, or what begins with `-` and is no wish of a game.

    `-plan` leaves and `-drop` takes back the plan of the kind in `value`; `-draft` clears the draft.
    """

    TEMPLATE: ClassVar[str] = (
        rf"w1:(?P<session>{SESSION}):(?P<wish>-?[a-z0-9_][a-z0-9_-]{{0,19}})(?:\.(?P<value>[a-z0-9_-]{{1,32}}))?"
    )

    session: str
    wish: str
    value: str = ""

    def __str__(self) -> str:
        """Return the id text."""
        return f"w1:{self.session}:{self.wish}" + (f".{self.value}" if self.value else "")
