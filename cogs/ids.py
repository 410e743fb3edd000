"""Custom ids: what a button or menu remembers, and its text form. Both directions stand here and nowhere else.

An id is seen by users, so it holds no secret: an index says nothing without the private list, and
rights are checked again at each press. The prefix names kind and format; templates never overlap.
"""

from __future__ import annotations

import re
from enum import StrEnum
from hashlib import sha256
from typing import Self

import msgspec

from cogs.layout.row import Address

SESSION = r"[0-9a-z]{1,12}"
LAPS = "0123456789abcdefghijklmnopqrstuvwxyz"
PLAIN, SURE = "o", "y"


class BadId(Exception):
    """A text that is no id of the expected kind."""


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


class PressId(msgspec.Struct, frozen=True):
    """A press on a question, `p1`. `draft` counts the steps laid out when the panel was drawn.

    `lap` changes on each redraw, so that a menu fires again for the option chosen before. `plain`:
    the form was put aside for the plain offers. `sure`: the player was asked back. `picks` are those
    made so far in a form that needs more than one menu, by their places among all entries.
    """

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
        lap = LAPS[self.lap % len(LAPS)] + (PLAIN if self.plain else "") + (SURE if self.sure else "")
        act = f"{self.verb}{lap}.{self.draft}.{write_node(self.address, self.page)}"
        if self.index is not None:
            act += f".{self.index}.{self.check}"
        if self.picks:
            act += f".p{write_places(self.picks)}"
        return f"p1:{self.session}:{self.decision}:{self.revision}:{act}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse an id text; raise BadId."""
        match = _match(PRESS, text)
        address, page = read_node(match["node"])
        index = None if match["index"] is None else int(match["index"])
        return cls(
            match["session"], int(match["decision"]), int(match["revision"]), Verb(match["verb"]),
            LAPS.index(match["lap"]), int(match["draft"]), address, page, index, match["check"] or "",
            match["plain"] is not None, read_places(match["picks"] or "0"), match["sure"] is not None,
        )  # fmt: skip


class PickValue(msgspec.Struct, frozen=True):
    """A pick of a form in its menu: which choice, what guards it, and the how many-eth copy of it, from 0."""

    index: int
    check: str
    copy: int = 0

    def __str__(self) -> str:
        """Return the menu value."""
        return f"m.{self.index}.{self.check}.{self.copy}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse a menu value; raise BadId."""
        match = _match(r"m\.(?P<index>\d{1,4})\.(?P<check>[0-9a-f]{4})\.(?P<copy>\d{1,2})", text)
        return cls(int(match["index"]), match["check"], int(match["copy"]))


class BoardId(msgspec.Struct, frozen=True):
    """A fixed button of a board, panel or notice, `b1`: act, hand, rules, text, log ..."""

    session: str
    what: str

    def __str__(self) -> str:
        """Return the id text."""
        return f"b1:{self.session}:{self.what}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse an id text; raise BadId."""
        match = _match(BOARD, text)
        return cls(match["session"], match["what"])


class LobbyId(msgspec.Struct, frozen=True):
    """A press in a lobby, `l1`: join, leave, start, options, set (`argument` names the option) ..."""

    session: str
    what: str
    argument: str = ""

    def __str__(self) -> str:
        """Return the id text."""
        return f"l1:{self.session}:{self.what}" + (f".{self.argument}" if self.argument else "")

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse an id text; raise BadId."""
        match = _match(LOBBY, text)
        return cls(match["session"], match["what"], match["argument"] or "")


class RuleId(msgspec.Struct, frozen=True):
    """A press on a rule card, `r1`: see or share a topic; topic `-` is the list of all."""

    game: str
    topic: str
    what: str = "see"

    def __str__(self) -> str:
        """Return the id text."""
        return f"r1:{self.game}:{self.topic}:{self.what}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse an id text; raise BadId."""
        match = _match(RULE, text)
        return cls(match["game"], match["topic"], match["what"])


class PageId(msgspec.Struct, frozen=True):
    """A page of a long answer, `m1`. `of` names the answer: `mine`, or the session whose log it is."""

    page: int
    of: str = "mine"

    def __str__(self) -> str:
        """Return the id text."""
        return f"m1:{self.page}:{self.of}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse an id text; raise BadId."""
        match = _match(PAGE, text)
        return cls(int(match["page"]), match["of"])


class SettingId(msgspec.Struct, frozen=True):
    """A switch of the personal settings, `s1`."""

    what: str

    def __str__(self) -> str:
        """Return the id text."""
        return f"s1:{self.what}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse an id text; raise BadId."""
        return cls(_match(SETTING, text)["what"])


class GuildId(msgspec.Struct, frozen=True):
    """A menu of a server's settings, `g1`."""

    what: str

    def __str__(self) -> str:
        """Return the id text."""
        return f"g1:{self.what}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse an id text; raise BadId."""
        return cls(_match(GUILD, text)["what"])


class ReplayId(msgspec.Struct, frozen=True):
    """A press in a replay, `v1`: where the replay stands, what to do, and through whose eyes one looks."""

    session: str
    position: int
    what: str
    eyes: str = "b"

    def __str__(self) -> str:
        """Return the id text."""
        return f"v1:{self.session}:{self.position}:{self.what}:{self.eyes}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse an id text; raise BadId."""
        match = _match(REPLAY, text)
        return cls(match["session"], int(match["position"]), match["what"], match["eyes"])


class NoticeId(msgspec.Struct, frozen=True):
    """A press on a notice or reminder, `n1`. A claim names the seat whose time is up, and its stretch."""

    session: str
    what: str
    seat: int | None = None
    stretch: int | None = None

    def __str__(self) -> str:
        """Return the id text."""
        claim = "" if self.seat is None else f".{self.seat}.{self.stretch}"
        return f"n1:{self.session}:{self.what}{claim}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse an id text; raise BadId."""
        match = _match(NOTICE, text)
        seat, stretch = (None if match[name] is None else int(match[name]) for name in ("seat", "stretch"))
        return cls(match["session"], match["what"], seat, stretch)


class RequestId(msgspec.Struct, frozen=True):
    """An answer to a request, `q1`: yes or no."""

    session: str
    request: int
    what: str

    def __str__(self) -> str:
        """Return the id text."""
        return f"q1:{self.session}:{self.request}:{self.what}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse an id text; raise BadId."""
        match = _match(REQUEST, text)
        return cls(match["session"], int(match["request"]), match["what"])


class PrivacyId(msgspec.Struct, frozen=True):
    """A press on the card about what is kept, `d1`: ask back, delete, or leave it."""

    what: str

    def __str__(self) -> str:
        """Return the id text."""
        return f"d1:{self.what}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse an id text; raise BadId."""
        return cls(_match(PRIVACY, text)["what"])


class WishId(msgspec.Struct, frozen=True):
    """A press on the card of wishes, `w1`: the wish, or what begins with `-` and is no wish of a game.

    `-plan` leaves and `-drop` takes back the plan of the kind in `value`; `-draft` clears the draft.
    """

    session: str
    wish: str
    value: str = ""

    def __str__(self) -> str:
        """Return the id text."""
        return f"w1:{self.session}:{self.wish}" + (f".{self.value}" if self.value else "")

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse an id text; raise BadId."""
        match = _match(WISH, text)
        return cls(match["session"], match["wish"], match["value"] or "")


PRESS = (
    rf"p1:(?P<session>{SESSION}):(?P<decision>\d{{1,6}}):(?P<revision>\d{{1,6}}):"
    r"(?P<verb>go|in|up|un|pg|pk|bo|bp|ty|rs|mx|co|on)(?P<lap>[0-9a-z])(?P<plain>o)?(?P<sure>y)?"
    r"\.(?P<draft>\d{1,2})\.(?P<node>[0-9r_-]{1,24})"
    r"(?:\.(?P<index>\d{1,4})\.(?P<check>[0-9a-f]{4}))?(?:\.p(?P<picks>[0-9a-z]{1,20}))?"
)
BOARD = rf"b1:(?P<session>{SESSION}):(?P<what>[a-z]{{1,10}})"
LOBBY = rf"l1:(?P<session>{SESSION}):(?P<what>[a-z]{{1,10}})(?:\.(?P<argument>[a-z0-9_.-]{{1,60}}))?"
RULE = r"r1:(?P<game>[a-z_]{1,12}):(?P<topic>[a-z0-9-]{1,40}):(?P<what>see|share)"
PAGE = rf"m1:(?P<page>\d{{1,3}}):(?P<of>{SESSION})"
SETTING = r"s1:(?P<what>[a-z]{1,20})"
GUILD = r"g1:(?P<what>[a-z]{1,20})"
REPLAY = rf"v1:(?P<session>{SESSION}):(?P<position>\d{{1,6}}):(?P<what>[a-z]{{1,10}}):(?P<eyes>[a-z]|\d)"
NOTICE = rf"n1:(?P<session>{SESSION}):(?P<what>[a-z]{{1,10}})(?:\.(?P<seat>\d{{1,2}})\.(?P<stretch>\d{{1,6}}))?"
REQUEST = rf"q1:(?P<session>{SESSION}):(?P<request>\d{{1,6}}):(?P<what>yes|no)"
PRIVACY = r"d1:(?P<what>[a-z]{1,10})"
WISH = rf"w1:(?P<session>{SESSION}):(?P<wish>-?[a-z0-9_][a-z0-9_-]{{0,19}})(?:\.(?P<value>[a-z0-9_-]{{1,32}}))?"
PREFIXES = ("p1:", "b1:", "l1:", "r1:", "m1:", "s1:", "g1:", "v1:", "d1:", "w1:", "n1:", "q1:")
"""The beginning of every id that is posted today."""


def check_of(text: str) -> str:
    """Return the four digits that tell whether an index still means this text."""
    return sha256(text.encode()).hexdigest()[:4]


def write_leaf(index: int, check: str) -> str:
    """Return the menu value of an offer."""
    return f"g.{index}.{check}"


def write_level(address: Address, page: int = 0) -> str:
    """Return the menu value of a node."""
    return f"n.{write_node(address, page)}"


def read_value(id_: PressId, value: str) -> PressId:
    """Return the press that choosing a menu value means; raise BadId."""
    leaf = re.fullmatch(r"g\.(\d{1,4})\.([0-9a-f]{4})", value)
    if leaf:
        verb = Verb.GO_OPEN if id_.verb is Verb.PICK_OPEN else Verb.GO
        return msgspec.structs.replace(id_, verb=verb, index=int(leaf[1]), check=leaf[2])
    level = _match(r"n\.(?P<node>[0-9r_-]{1,24})", value)
    address, page = read_node(level["node"])
    return msgspec.structs.replace(id_, verb=Verb.IN, address=address, page=page)


def write_node(address: Address, page: int = 0) -> str:
    """Return the text of a node: child numbers, `r` for the root, the page if it is not the first."""
    numbers = "-".join(str(number) for number in address) or "r"
    return f"{numbers}_{page}" if page else numbers


def read_node(text: str) -> tuple[Address, int]:
    """Parse the text of a node; raise BadId."""
    match = _match(r"(?P<numbers>r|\d+(?:-\d+)*)(?:_(?P<page>\d{1,3}))?", text)
    numbers = match["numbers"]
    address = () if numbers == "r" else tuple(int(number) for number in numbers.split("-"))
    return address, int(match["page"] or 0)


def write_places(places: tuple[int, ...]) -> str:
    """Return a set of places below 100 as one number in base 36: short enough for an id."""
    bits, text = sum(1 << place for place in set(places)), ""
    while bits or not text:
        bits, digit = divmod(bits, len(LAPS))
        text = LAPS[digit] + text
    return text


def read_places(text: str) -> tuple[int, ...]:
    """Parse a set of places."""
    bits = int(text, len(LAPS))
    return tuple(place for place in range(bits.bit_length()) if bits >> place & 1)


def _match(template: str, text: str) -> re.Match[str]:
    match = re.fullmatch(template, text)
    if match is None:
        raise BadId(text)
    return match
