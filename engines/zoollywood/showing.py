"""From the state to what one seat may know, field by field (canon, section 6)."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Seat
from engines.zoollywood import frames
from engines.zoollywood.box import Box
from engines.zoollywood.ground import Options, counted
from engines.zoollywood.laying_out import drafting, partner
from engines.zoollywood.pieces import ASSISTANTS, EGGS, PENGUINS, STARS
from engines.zoollywood.state import State
from engines.zoollywood.view import SideView, View

_UNKNOWN = 0


def show(box: Box, state: State, seat: Seat | None) -> View:
    """Return all that the seat, or a spectator, may know."""
    board = state.ground.board
    return View(
        seat=seat,
        options=state.options,
        ground=state.ground,
        sides=(show_side(box, state.options, board, 0), show_side(box, state.options, board, 1)),
        hand=() if seat is None else state.hands[seat],
        hands=tuple(map(len, state.hands)),
        deck=len(state.deck),
        known=_known(state, seat),
        laid_back=_laid_back(state),
        discard=state.discard,
        numbers=state.numbers,
        scene=state.scene,
        box=state.box,
        on_turn=state.on_turn,
        turn=state.turn,
        doing=state.doing,
        frames=tuple(_masked(state, frame, seat) for frame in state.frames),
        last=state.last,
        last_card=state.last_card,
        result=state.result,
    )


def show_side(box: Box, options: Options, board: str, side: int) -> SideView:
    """Return what lies open of a side."""
    eggs, penguins = board.count(EGGS[side]), counted(board, PENGUINS[side])
    return SideView(
        eggs,
        box.eggs - eggs,
        penguins,
        options.assistants - board.count(ASSISTANTS[side]),
        options.stars - board.count(STARS[side]),
    )


def _known(state: State, seat: Seat | None) -> tuple[int, ...]:
    """Return the deck as far as a seat knows it: cards it laid back, and the two it looks at."""
    if seat is None:
        return ()
    looking = 2 if seat == state.on_turn and state.frames and isinstance(state.frames[-1], frames.Peeking) else 0
    known = tuple(
        lying.card if place < looking or lying.seen_by == seat else _UNKNOWN
        for place, lying in enumerate(state.deck)
    )
    return known if any(known) else ()


def _laid_back(state: State) -> tuple[Seat | None, ...]:
    seen = tuple(lying.seen_by for lying in state.deck)
    return () if set(seen) <= {None} else seen


def _masked(state: State, frame: frames.Frame, seat: Seat | None) -> frames.Frame:
    """Return a frame without what the reader may not know: kept cards, the hand with the penguin."""
    if isinstance(frame, frames.Drafting):
        return _masked_draft(state, frame, seat)
    if isinstance(frame, frames.Choosing | frames.Window | frames.Working) and seat != state.on_turn:
        return replace(frame, secret="")
    if isinstance(frame, frames.Guessing) and seat != state.on_turn:
        return replace(frame, secret="")
    return frame


def _masked_draft(state: State, frame: frames.Drafting, seat: Seat | None) -> frames.Drafting:
    """Show a reader the own cards, and the partner's while these say what is left to keep."""
    asked = drafting(state.on_turn, state.options.mode, frame.kept)
    seen = {seat}
    if seat is not None and asked.get(seat) == "draft-second":
        seen.add(partner(seat))
    kept = tuple(cards if place in seen else (_UNKNOWN,) * len(cards) for place, cards in enumerate(frame.kept))
    return replace(frame, kept=kept)
