"""Standing answers and plans that a seat may leave (canon, section 3, reaction window)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.core import Decision, Field, Plan, Seat, Wish, WishValue, phrase
from engines.zoollywood import frames
from engines.zoollywood.actions import Action, Pass
from engines.zoollywood.box import CANCEL, Box
from engines.zoollywood.forms import guess_choices, guesses
from engines.zoollywood.view import View

_WINDOWS = "windows"
_ASK, _PASS = "ask", "pass"


def offered(box: Box, view: View) -> tuple[Wish, ...]:
    """Return the wish for windows; a game whose deck has no cancel card has none to wish for."""
    known = bool(view.numbers) or not view.options.cards
    if known and not any(box.cards[number].effect == CANCEL for number in view.numbers):
        return ()
    key = f"zoollywood-wish-{_WINDOWS}"
    values = tuple(WishValue(value, phrase(f"{key}-{value}")) for value in (_ASK, _PASS))
    return (Wish(_WINDOWS, phrase(key), values, ("react",), passes=_PASS),)


def answer_wish(decision: Decision, actions: Sequence[Action], wishes: Mapping[str, str]) -> Action | None:
    """Return the answer that the wishes give, None to ask."""
    if decision.kind == "react" and wishes.get(_WINDOWS, _ASK) == _PASS and Pass() in actions:
        return Pass()
    return None


def plans(box: Box, view: View) -> tuple[Plan, ...]:
    """Return the guess, which the seat to the left may leave while the window is open."""
    frame = view.frames[-1] if view.frames else None
    if view.seat is None or not isinstance(frame, frames.Window):
        return ()
    if not guesses(box, view, frame, Seat(view.seat)):
        return ()
    label = phrase("zoollywood-plan-guess")
    return (Plan("guess", label, "guess", field=Field("guess", label, guess_choices(), 1, 1)),)
