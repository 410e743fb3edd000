"""Points, standings and the outcome (canon, section 7). All of it can be computed at any time."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Outcome, Part, Seat, Standing, phrase
from engines.dogs.box import Box
from engines.dogs.stalls import breeds, housed, points
from engines.dogs.state import Area, Board
from engines.dogs.tokens import SIDES

TWO = 2


def breed_points(box: Box, seats: int) -> int:
    """Return what each different breed in the stalls is worth."""
    return box.scoring.breed_2p if seats == TWO else box.scoring.breed


def total(box: Box, board: Board, area: Area) -> int:
    """Return the points of a seat."""
    return sum(part.points for part in parts(box, board, area))


def standings(box: Box, board: Board) -> tuple[Standing, ...]:
    """Return points and parts of every seat."""
    return tuple(
        Standing(Seat(seat), total(box, board, area), tuple(parts(box, board, area)))
        for seat, area in enumerate(board.areas)
    )


def final(box: Box, board: Board) -> Outcome:
    """Return the outcome of a finished game: most points, then most coins; still equal seats share the place."""
    ranks = [(total(box, board, area), area.coins) for area in board.areas]
    places = tuple(1 + sum(other > own for other in ranks) for own in ranks)
    return Outcome(places, standings(box, board))


def parts(box: Box, board: Board, area: Area) -> Iterator[Part]:
    """Yield the parts of a score that are due (7.2)."""
    scoring, dogs = box.scoring, housed(area.stalls)
    different = tuple(breeds(dogs))
    extra = sum(scoring.stall_points[place] for place, stall in enumerate(area.stalls) if stall)
    stalls = sum(points(scoring, stall) for stall in area.stalls)
    goods = area.food + area.medicine + area.gas
    yield Part(phrase("dogs-part-stalls", count=len(area.stalls)), stalls)
    yield Part(phrase("dogs-part-extra", count=len(area.stalls) - box.start.stalls), extra)
    breed = breed_points(box, len(board.areas))
    yield Part(phrase("dogs-part-breeds", count=len(different)), breed * len(different))
    if area.infirmary:
        sick = len(area.infirmary)
        yield Part(phrase("dogs-part-infirmary", count=sick), scoring.infirmary_dog * sick)
    if area.assistant and area.paid:
        yield Part(phrase("dogs-part-assistant"), scoring.assistant)
    yield Part(phrase("dogs-part-goods", count=goods), goods // scoring.resources_per_point)
    if board.options.diversity and {box.side(name) for name in different} != set(SIDES):
        yield Part(phrase("dogs-part-one-side"), scoring.one_side_penalty)
