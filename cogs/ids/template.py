"""What every kind of id shares: a template that alone takes its texts, and both directions."""

from __future__ import annotations

import re
from typing import ClassVar, Self

import msgspec

SESSION = r"[0-9a-z]{1,12}"


class BadId(Exception):
    """A text that is no id of the expected kind."""


class Id(msgspec.Struct, frozen=True):
    """A kind of id. Its text names each field once, as the groups of `TEMPLATE` do; templates never overlap."""

    TEMPLATE: ClassVar[str]

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse an id text; raise BadId."""
        given = {
            name: value for name, value in matched(cls.TEMPLATE, text).groupdict().items() if value is not None
        }
        return msgspec.convert(given, cls, strict=False)


def matched(template: str, text: str) -> re.Match[str]:
    """Return how a template takes the whole text; raise BadId."""
    match = re.fullmatch(template, text)
    if match is None:
        raise BadId(text)
    return match
