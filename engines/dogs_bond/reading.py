"""Carrying out lists of steps, one primitive after the other (canon, 4.1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engines.core import Seat
from engines.dogs_bond import steps
from engines.dogs_bond.checks import KINDS
from engines.dogs_bond.choosing import decide
from engines.dogs_bond.course import Course
from engines.dogs_bond.events import ContestWon, HouseNamed, Rolled
from engines.dogs_bond.frames import (
    Looking,
    PickingDog,
    Player,
    Playing,
    Reading,
    Redrawing,
    Salvaging,
    Swapping,
    Trading,
)
from engines.dogs_bond.giving import hand_on
from engines.dogs_bond.groups import Seats, group
from engines.dogs_bond.losing import threaten
from engines.dogs_bond.moving import swap
from engines.dogs_bond.shedding import shed


def run_reading(course: Course, frame: Reading) -> bool:
    """Carry out the next step; both piles empty at the end of a step raises the flag (4.3)."""
    at, script = frame.at, course.box.scripts[frame.script]
    if at and not course.pile and not course.discard:
        course.note_depleted()
    if at == len(script):
        course.frames.pop()
        return False
    course.frames[-1] = Reading(frame.script, at + 1, frame.selves)
    step = script[at]
    seats = (course.alpha,) if isinstance(step, steps.House) else group(course, step.who, frame.selves)
    if seats:
        _STEPS[type(step)](course, step, seats, frame)
    return False


def _draw(course: Course, step: steps.Draw, seats: Seats, _: Reading) -> None:
    for seat in seats:
        course.draw(seat, step.n)


def _play(course: Course, step: steps.Play, seats: Seats, _: Reading) -> None:
    course.frames.append(Playing(tuple(Player(seat, step.n) for seat in seats), step.attrs, step.optional))


def _lose_top(course: Course, step: steps.LoseTop, seats: Seats, _: Reading) -> None:
    threaten(course, seats, _targets(course, step.attrs), step.n)


def _targets(course: Course, targets: tuple[str, ...]) -> tuple[str, ...]:
    """Return the piles that a step can hit, in the order of the piles; heart and pair are those of the house."""
    piles = set(targets)
    if course.house is not None:
        adopter = course.box.adopters[course.houses[course.house - 1]]
        if "heart" in piles:
            piles.add(KINDS[adopter.heart])
        if "pair" in piles:
            piles |= {KINDS[adopter.top], KINDS[adopter.bottom]}
    return tuple(kind for kind in KINDS if kind in piles)


def _lose_paw(course: Course, step: steps.LosePaw, seats: Seats, _: Reading) -> None:
    shed(course, "lose-paw", dict.fromkeys(seats, step.n))


def _toss(course: Course, step: steps.Toss, seats: Seats, _: Reading) -> None:
    shed(course, "toss", dict.fromkeys(seats, step.n))


def _pick_dog(course: Course, _: steps.PickDog, seats: Seats, __: Reading) -> None:
    course.frames += [PickingDog(seat) for seat in reversed(seats)]


def _trade(course: Course, _: steps.Trade, seats: Seats, __: Reading) -> None:
    course.frames += [Trading(seat) for seat in reversed(seats)]


def _pass(course: Course, step: steps.Pass, seats: Seats, _: Reading) -> None:
    hand_on(course, seats, 1 if step.dir == "left" else -1)


def _scry(course: Course, step: steps.Scry, seats: Seats, _: Reading) -> None:
    course.frames += [Looking(seat, step.look, step.keep) for seat in reversed(seats)]


def _salvage(course: Course, step: steps.Salvage, seats: Seats, _: Reading) -> None:
    course.frames += [Salvaging(seat, step.n, step.depth) for seat in reversed(seats)]


def _redraw(course: Course, step: steps.Redraw, seats: Seats, _: Reading) -> None:
    course.frames += [Redrawing(seat, step.n) for seat in reversed(seats)]


def _either(course: Course, step: steps.Either, seats: Seats, frame: Reading) -> None:
    decide(course, step, seats, frame)


def _roll(course: Course, step: steps.Roll, seats: Seats, frame: Reading) -> None:
    """Let every dog roll before any effect; the rows follow in listed order, each for those who rolled it."""
    rolls = _rolls(course, seats, "roll")
    for number, row in reversed(tuple(enumerate(step.table))):
        selves = tuple(seat for seat in seats if rolls[seat] in row.faces)
        if selves:
            course.frames.append(Reading(f"{frame.script}/{frame.at}/{number}", 0, selves))


def _contest(course: Course, _: steps.Contest, seats: Seats, __: Reading) -> None:
    rolls = _rolls(course, seats, "contest")
    highest = max(rolls.values())
    course.winners = tuple(seat for seat in seats if rolls[seat] == highest)
    course.tell(ContestWon(None, course.turn, course.winners))


def _rolls(course: Course, seats: Seats, why: str) -> dict[Seat, int]:
    rolls = {}
    for seat in seats:
        rolls[seat] = course.roll()
        course.tell(Rolled(seat, course.turn, rolls[seat], why))
    return rolls


def _house(course: Course, step: steps.House, _: Seats, __: Reading) -> None:
    _name_house(course, step.n)


def _roll_house(course: Course, _: steps.RollHouse, seats: Seats, __: Reading) -> None:
    for roll in _rolls(course, seats, "house").values():
        _name_house(course, roll)


def _name_house(course: Course, number: int) -> None:
    course.house = number
    course.tell(HouseNamed(None, course.turn, number, course.houses[number - 1]))


def _swap_houses(course: Course, step: steps.SwapHouses, seats: Seats, _: Reading) -> None:
    if step.a is not None and step.b is not None:
        swap(course, seats[0], step.a, step.b)
    else:
        course.frames += [Swapping(seat) for seat in reversed(seats)]


_STEPS: Mapping[type[steps.Step], Callable[[Course, Any, Seats, Reading], None]] = {
    steps.Draw: _draw,
    steps.Play: _play,
    steps.LoseTop: _lose_top,
    steps.LosePaw: _lose_paw,
    steps.PickDog: _pick_dog,
    steps.Trade: _trade,
    steps.Pass: _pass,
    steps.Scry: _scry,
    steps.Salvage: _salvage,
    steps.Redraw: _redraw,
    steps.Toss: _toss,
    steps.Either: _either,
    steps.Roll: _roll,
    steps.Contest: _contest,
    steps.House: _house,
    steps.RollHouse: _roll_house,
    steps.SwapHouses: _swap_houses,
}
