"""Which answers leave no free way back: what is asked back about, if it is costly."""

from __future__ import annotations

from typing import Any

from engines.core.game import Step
from engines.core.names import Seat
from engines.core.play import AnyGame, answer, asked, is_quiet


def is_final(game: AnyGame, state: Any, seat: Seat, text: str) -> bool:
    """Tell whether an answer draws luck, shows something, hands the move on, or ends a stretch or the session.

    Like freedom it follows from what the seat knows. Raise what `answer` raises.
    """
    step = answer(game, state, seat, text)
    return not is_quiet(state, step, seat) or _passes(game, state, step, seat)


def _passes(game: AnyGame, before: Any, step: Step[Any, Any], seat: Seat) -> bool:
    """Tell whether the seat is asked nothing more in this stretch, or others are asked something new."""
    known, now, after = game.pending(before), asked(game, before, seat), asked(game, step.state, seat)
    if now is None or after is None or after.stretch != now.stretch:
        return True
    return any(one.seat != seat and one not in known for one in game.pending(step.state))
