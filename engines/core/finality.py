"""Which answers leave no free way back: what is asked back about, if it is costly."""

from __future__ import annotations

from typing import Any

from engines.core.names import Seat
from engines.core.play import AnyGame, answer, asked, is_quiet


def is_final(game: AnyGame, state: Any, seat: Seat, text: str) -> bool:
    """Tell whether an answer draws luck, shows something, hands the move on or ends the session.

    Like freedom it follows from what the seat knows. Raise what `answer` raises.
    """
    step = answer(game, state, seat, text)
    return not is_quiet(state, step, seat) or asked(game, step.state, seat) is None
