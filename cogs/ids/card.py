"""Ids of presses on cards: rules, lists, settings, privacy."""

from __future__ import annotations

from typing import ClassVar

from cogs.ids.template import SESSION, Id


class RuleId(Id, frozen=True):
    """A press on a rule card, `r1`: see or share a topic; topic `-` is the list of all."""

    TEMPLATE: ClassVar[str] = r"r1:(?P<game>[a-z_]{1,12}):(?P<topic>[a-z0-9-]{1,40}):(?P<what>see|share)"

    game: str
    topic: str
    what: str = "see"

    def __str__(self) -> str:
        """Return the id text."""
        return f"r1:{self.game}:{self.topic}:{self.what}"


class PageId(Id, frozen=True):
    """A page of a long answer, `m1`. `of` names the answer: `mine`, or the session whose log it is."""

    TEMPLATE: ClassVar[str] = rf"m1:(?P<page>\d{{1,3}}):(?P<of>{SESSION})"

    page: int
    of: str = "mine"

    def __str__(self) -> str:
        """Return the id text."""
        return f"m1:{self.page}:{self.of}"


class SettingId(Id, frozen=True):
    """A switch of the personal settings, `s1`."""

    TEMPLATE: ClassVar[str] = r"s1:(?P<what>[a-z]{1,20})"

    what: str

    def __str__(self) -> str:
        """Return the id text."""
        return f"s1:{self.what}"


class GuildId(Id, frozen=True):
    """A menu of a server's settings, `g1`."""

    TEMPLATE: ClassVar[str] = r"g1:(?P<what>[a-z]{1,20})"

    what: str

    def __str__(self) -> str:
        """Return the id text."""
        return f"g1:{self.what}"


class PrivacyId(Id, frozen=True):
    """A press on the card about what is kept, `d1`: ask back, delete, or leave it."""

    TEMPLATE: ClassVar[str] = r"d1:(?P<what>[a-z]{1,10})"

    what: str

    def __str__(self) -> str:
        """Return the id text."""
        return f"d1:{self.what}"
