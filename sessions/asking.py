"""Whether a press that would count is asked back first."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Ahead, Seat, is_final
from sessions.chain import is_due
from sessions.live import Live
from sessions.values import Closing, Confirm


def asks_back(
    live: Live, seat: Seat, ahead: Ahead, closing: Closing, left: tuple[str, ...], wanted: Confirm
) -> bool:
    """Tell whether the player is asked first; where only risky presses are, the first text that counts decides.

    `left` is what the look ahead did not lay out. Follows from what the seat knows.
    """
    if wanted is not Confirm.RISKY:
        return wanted is Confirm.ALWAYS
    there = replace(live, state=ahead.state)
    counting = left if ahead.counts else tuple(text for text in closing.coda if is_due(there, seat, text))
    return any(is_final(live.engine, ahead.state, seat, text) for text in counting[:1])
