"""From the state to what one seat may know, field by field (canon, section 6)."""

from __future__ import annotations

from engines.core import Seat
from engines.zombeasts import frames
from engines.zombeasts.deck import Deck
from engines.zombeasts.scores import total
from engines.zombeasts.state import Area, State
from engines.zombeasts.view import SeatView, View


def show(deck: Deck, state: State, seat: Seat | None) -> View:
    """Return all that the seat, or a spectator, may know."""
    over = not state.frames
    shows_won = over or state.options.open_scores
    air, rival = _swap(state)
    return View(
        seat=seat,
        hand=() if seat is None else state.areas[seat].hand,
        seats=tuple(_seat(deck, Seat(place), area, shows_won) for place, area in enumerate(state.areas)),
        turn=state.turn,
        on_turn=state.on_turn,
        pile=len(state.pile),
        stock=state.stock,
        discard=state.discard,
        laid=state.laid,
        pair=state.pair,
        due=next((frame.due for frame in state.frames if isinstance(frame, frames.Drawing)), 0),
        robbed=state.robbed,
        slept=state.slept,
        air=air,
        rival=rival,
        lifted=next((frame.card for frame in state.frames if isinstance(frame, frames.LayingIn)), None),
        last_round=state.last_round,
        turns_left=state.turns_left,
        over=over,
        quarters=state.options.quarters,
        master=state.options.master,
        open_scores=state.options.open_scores,
        discarding=_discarding(state),
    )


def _seat(deck: Deck, seat: Seat, area: Area, shows_won: bool) -> SeatView:
    return SeatView(
        seat=seat,
        hand=len(area.hand),
        moons=area.moons,
        full_moons=area.full_moons,
        won_cards=len(area.won) + len(area.bonus),
        won=area.won + area.bonus if shows_won else None,
        points=total(deck, area) if shows_won else None,
        minus=area.minus,
        minus_points=deck.points(area.minus),
    )


def _swap(state: State) -> tuple[str | None, Seat | None]:
    """Return the card in the air and the rival named."""
    for frame in state.frames:
        if isinstance(frame, frames.ChoosingRival):
            return frame.joker, None
        if isinstance(frame, frames.ChoosingCard):
            return frame.joker, frame.rival
        if isinstance(frame, frames.Placing):
            return frame.card, frame.rival
    return None, None


def _discarding(state: State) -> tuple[Seat, ...]:
    frame = state.frames[-1] if state.frames else None
    return tuple(called.seat for called in frame.seats) if isinstance(frame, frames.Discarding) else ()
