"""The numbers on a driver's map: dogs in reach, cheapest first, as in the menu; then, to exchange, all others."""

from __future__ import annotations

from collections.abc import Mapping

from engines.core import Ref, Seat
from engines.dogs.driving import EXCHANGE
from engines.dogs.frames import Driving, ExchangingFirst, ExchangingSecond
from engines.dogs.legal import moves, question_of
from engines.dogs.view import View
from render.dogs.atlas import Atlas


def badges(view: View, atlas: Atlas) -> Mapping[Ref, int]:
    """Number the spaces whose dogs the seat can reach, or exchange; none unless it is about to drive."""
    return {Ref("space", space): number for space, number in numbers(view, atlas).items()}


def numbers(view: View, atlas: Atlas) -> Mapping[str, int]:
    """Return the number of each numbered space."""
    seat = Seat(view.seat or 0)
    area, frame = view.areas[seat], question_of(view, seat)
    if view.seat is None or not isinstance(frame, Driving | ExchangingFirst | ExchangingSecond):
        return {}
    spaces = [move.space for move in moves(atlas.box, view, area)]
    if not isinstance(frame, Driving) or EXCHANGE in area.cards:
        dogs = zip(atlas.box.roads.spaces, view.dogs, strict=True)
        spaces += [space for space, dog in dogs if dog is not None and space not in spaces]
    return {space: number for number, space in enumerate(spaces, start=1)}
