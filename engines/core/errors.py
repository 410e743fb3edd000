"""The four ways in which an answer can be wrong. Sentences are made at the edge."""

from __future__ import annotations

from engines.core.names import Seat
from engines.core.question import Decision, Refusal


class NotAnAction(Exception):
    """The text is no action of this game."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class NotYours(Exception):
    """The seat is asked nothing at present; `asked` holds the decisions that are open."""

    def __init__(self, seat: Seat | None, asked: tuple[Decision, ...]) -> None:
        super().__init__(seat)
        self.seat = seat
        self.asked = asked


class NotLegal(Exception):
    """The action exists, but may not be chosen now; `refusal` names the rule."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        super().__init__(text)
        self.text = text
        self.refusal = refusal


class TooLate(Exception):
    """The decision is no longer open."""

    def __init__(self, decision: int) -> None:
        super().__init__(decision)
        self.decision = decision
