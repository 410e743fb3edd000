"""From the state to what one seat may know, field by field (canon, section 6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engines.core import Seat
from engines.dogs_bond import frames
from engines.dogs_bond.box import Box
from engines.dogs_bond.state import State
from engines.dogs_bond.view import DogView, Matter, Phase, View

_OPEN_PHASES = (Phase.ADOPTION, Phase.OVER)


def show(box: Box, state: State, seat: Seat | None) -> View:
    """Return all that the seat, or a spectator, may know."""
    own = None if seat is None else state.dogs[seat]
    reading = next((frame for frame in reversed(state.frames) if isinstance(frame, frames.Reading)), None)
    setup = box.setups[len(state.dogs)]
    short = state.options.short
    return View(
        seat=seat,
        phase=state.phase,
        short=short,
        paw_limit=setup.paw_limit,
        turn=state.turn,
        alpha=state.alpha,
        houses=state.houses,
        dogs=tuple(_dog(box, state, Seat(place), seat) for place in range(len(state.dogs))),
        event=state.event,
        script=reading.script if reading else "",
        at=reading.at if reading else 0,
        users=next((frame.seats for frame in state.frames if isinstance(frame, frames.Offering)), ()),
        events_left=len(state.events),
        events_in_all=setup.short if short else setup.standard,
        past=state.past,
        pile=len(state.pile),
        discard=state.discard,
        shuffles=state.shuffles,
        depleted=state.depleted,
        picked=state.picked,
        winners=state.winners,
        house=state.house,
        day=state.day,
        paw=own.paw if own else (),
        policy=own.bows if own else "",
        matter=None if seat is None else _matter(state, seat),
    )


def _dog(box: Box, state: State, seat: Seat, reader: Seat | None) -> DogView:
    dog = state.dogs[seat]
    totals = tuple([box.total(pile) if pile else 0 for pile in dog.piles])
    levels = box.levels(state.houses, totals)
    shown = seat == reader or state.phase in _OPEN_PHASES
    return DogView(
        seat=seat,
        breed=dog.breed,
        piles=dog.piles,
        totals=totals,
        hidden=len(dog.instinct),
        instinct=dog.instinct if shown else None,
        paw=len(dog.paw),
        levels=levels,
        bond=sum(levels),
    )


def _matter(state: State, seat: Seat) -> Matter | None:
    """Return what the innermost frame asks this seat, or what it has already answered in secret."""
    if not state.frames:
        return None
    frame = state.frames[-1]
    tell = _MATTERS.get(type(frame))
    return tell(state, frame, seat) if tell else None


def _event(state: State, frame: frames.Sniffing, seat: Seat) -> Matter | None:
    return Matter(events=state.events[: frame.count]) if seat == state.alpha else None


def _play(_: State, frame: frames.Playing, seat: Seat) -> Matter | None:
    own = next((commitment for commitment in frame.commitments if commitment.seat == seat), None)
    if own is None:
        return None
    left = next(player.left for player in frame.players if player.seat == seat)
    return Matter(
        due=left,
        card=own.card,
        dog=own.dog,
        pile=own.pile,
        attrs=frame.attrs,
        optional=frame.optional,
        shared=len(frame.commitments) > 1,
        why=own.verb,
    )


def _lose(_: State, frame: frames.Losing, seat: Seat) -> Matter | None:
    own = next((threat for threat in frame.threats if threat.seat == seat), None)
    if own is None:
        return None
    return Matter(pile=own.piles[0], piles=own.piles, dog=frame.attacker, card=own.answer)


def _shed(_: State, frame: frames.Shedding, seat: Seat) -> Matter | None:
    own = next((heap for heap in frame.heaps if heap.seat == seat), None)
    if own is None:
        return None
    return Matter(due=own.due - len(own.chosen), cards=own.chosen, why=frame.why)


def _give(_: State, frame: frames.Giving, seat: Seat) -> Matter | None:
    own = next((gift for gift in frame.gifts if gift.seat == seat), None)
    return None if own is None else Matter(dog=own.to, card=own.card, why=frame.why)


def _either(_: State, frame: frames.Deciding, seat: Seat) -> Matter | None:
    own = next((turner for turner in frame.turners if turner.seat == seat), None)
    if own is None:
        return None
    return Matter(options=own.options, card=own.answer, why=f"{frame.script}/{frame.at}")


def _keep(_: State, frame: frames.Looking, seat: Seat) -> Matter | None:
    return Matter(due=frame.due, cards=frame.cards) if seat == frame.seat else None


def _salvage(_: State, frame: frames.Salvaging, seat: Seat) -> Matter | None:
    return Matter(due=frame.left, why="salvage") if seat == frame.seat else None


def _redraw(_: State, frame: frames.Redrawing, seat: Seat) -> Matter | None:
    return Matter(due=frame.left) if seat == frame.seat else None


def _swap(_: State, frame: frames.SwappingWith, seat: Seat) -> Matter | None:
    return Matter(house=frame.first) if seat == frame.seat else None


def _second_try(_: State, frame: frames.TryingAgain, seat: Seat) -> Matter | None:
    return Matter(adopter=frame.adopter) if seat == frame.seat else None


_MATTERS: Mapping[type[frames.Frame], Callable[[State, Any, Seat], Matter | None]] = {
    frames.Sniffing: _event,
    frames.Playing: _play,
    frames.Losing: _lose,
    frames.Shedding: _shed,
    frames.Giving: _give,
    frames.Deciding: _either,
    frames.Looking: _keep,
    frames.Salvaging: _salvage,
    frames.Redrawing: _redraw,
    frames.SwappingWith: _swap,
    frames.TryingAgain: _second_try,
}
