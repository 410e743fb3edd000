"""Answers that may be given together: the end of the turn, a pass with a guess."""

from __future__ import annotations

from engines.core import Choice, Coda, Decision, Field, Form, Ref, Seat, phrase
from engines.zoollywood import frames
from engines.zoollywood.actions import End, Guess, Pass, write
from engines.zoollywood.box import Box
from engines.zoollywood.playing import HANDS
from engines.zoollywood.view import View

_ENDING = frozenset({
    "turn", "target", "stop", "storm", "order", "gull", "place", "explore-again", "peek", "discard",
})  # fmt: skip
"""Kinds after which the turn may be ended in the same breath."""


def coda(decision: Decision) -> Coda | None:
    """Return the end of the turn, where it may follow; what is not due drops out."""
    if decision.kind not in _ENDING:
        return None
    return Coda(phrase("zoollywood-form-coda"), (write(End()),))


def form(box: Box, view: View, decision: Decision) -> Form | None:
    """Return the form of a window in which the seat will guess a hand: pass and name it at once."""
    frame = view.frames[-1]
    if not isinstance(frame, frames.Window) or not guesses(box, view, frame, decision.seat):
        return None
    choices = tuple(
        Choice(
            (write(Pass()),),
            phrase("zoollywood-form-guess-choice", hand=Ref("hand", hand)),
            refs=(Ref("hand", hand),),
            later=(write(Guess(hand)),),  # type: ignore[arg-type]  # HANDS are the hands
        )
        for hand in HANDS
    )
    return Form((Field("guess", phrase("zoollywood-form-guess"), choices, 1, 1),))


def guess_choices() -> tuple[Choice, ...]:
    """Return the hands that can be named once nobody has cut."""
    return tuple(
        Choice((write(Guess(hand)),), phrase("zoollywood-plan-guess-choice", hand=Ref("hand", hand)))  # type: ignore[arg-type]  # HANDS are the hands
        for hand in HANDS
    )


def guesses(box: Box, view: View, frame: frames.Window, seat: Seat) -> bool:
    """Tell whether a seat is the one that will guess if the card is not cancelled."""
    left = (view.on_turn + 1) % view.options.seats
    return box.cards[frame.card].effect == "guess-hand" and seat == left
