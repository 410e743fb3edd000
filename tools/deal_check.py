"""The deal check: whether the seed of a record has the hash that was shown before anybody had answered."""

from __future__ import annotations

import re

from engines.core import commitment
from tools.command import Refused

_HASH = re.compile(r"\b[0-9a-f]{64}\b")


def noted_hash(text: str) -> str | None:
    """Return the hash that the comments of a record name as the one shown at the start; None if there is none."""
    comments = (line for line in text.splitlines() if line.startswith("#"))
    found = (_HASH.search(line) for line in comments)
    return next((match.group() for match in found if match is not None), None)


def deal_check(seed: str, shown: str | None) -> str:
    """Say what hash a seed has and that it is the one shown at the start. Raise Refused if it is another."""
    own = commitment(seed)
    if shown is None:
        return f"seed hash {own}: no hash to compare with; name the one on the first board with --hash."
    if own != shown.lower():
        raise Refused(f"The seed does not match: its hash is {own}, shown at the start was {shown}.")
    return f"seed hash {own}: matches the one shown at the start."
