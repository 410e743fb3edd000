"""The street: sky and lawn, six houses with who lives there, swaps, and dogs that found a home."""

from __future__ import annotations

from collections.abc import Iterator

from engines.dogs_bond.box import FACE_UP, Adopter
from engines.dogs_bond.schema import AdopterRow
from engines.dogs_bond.view import Phase
from render.dogs_bond.changes import Changes
from render.dogs_bond.kennel import head, portrait
from render.dogs_bond.layout import (
    FACE_Y,
    HOUSE_WIDE,
    HOUSES,
    PLATE_HIGH,
    PLATE_Y,
    ROOF_Y,
    STREET_END,
    house_x,
)
from render.dogs_bond.subject import Subject
from render.frame import HEADER, gold_frame, hit, line
from render.scene import Align, Box, Dash, Face, Item, Line, Pen, Sprite, Text, Trail
from render.typeface import fit

NEED_ICON = 44


def street() -> Iterator[Item]:
    """Yield what is alike in every picture: sky, lawn, houses with their numbers, empty plates."""
    yield Sprite("lawn", 600, HEADER + (STREET_END - HEADER) // 2, 1200, STREET_END - HEADER)
    for place in range(HOUSES):
        x = house_x(place)
        yield Sprite(f"house-{place + 1}", x + HOUSE_WIDE // 2, ROOF_Y + 86, 188, 172)
        yield Box(x, PLATE_Y, HOUSE_WIDE, PLATE_HIGH, 16, "paper", Pen("ink", 3))
        yield Box(x, ROOF_Y + 8, 52, 52, 26, "ink", Pen("white", 3))
        yield Text(str(place + 1), x + 26, ROOF_Y + 34, 34, "white", Face.DIGIT, Align.MIDDLE)


def neighbours(subject: Subject, changed: Changes) -> Iterator[Item]:
    """Yield who lives where, with what each looks for; a gold disc for the house that the event names."""
    view, kennel = subject.view, subject.kennel
    homes = {adopter: seat for seat, adopter in enumerate(view.day.homes) if adopter}
    for place in range(HOUSES):
        x = house_x(place)
        if view.house == place + 1 and view.phase is Phase.TURN:
            yield Box(x - 4, ROOF_Y + 4, 60, 60, 30, "turn", Pen("ink", 4))
            yield Text(str(place + 1), x + 26, ROOF_Y + 34, 34, "ink", Face.DIGIT, Align.MIDDLE)
        if not view.houses:
            yield Box(x + 62, PLATE_Y - 84, 62, 76, 12, None, Pen("ink3", 3, Dash(11, 8)))
            continue
        adopter = view.houses[place]
        yield from _door(subject, adopter, homes.get(adopter), x + HOUSE_WIDE // 2)
        yield from _plate(kennel.box.adopters[adopter], adopter_row(subject, adopter).name, x)
    yield from _swaps(changed)
    for adopter in changed.courted:
        yield from hit(house_x(view.houses.index(adopter)), PLATE_Y, HOUSE_WIDE, PLATE_HIGH, 16)


def adopter_row(subject: Subject, adopter: str) -> AdopterRow:
    """Return what the pack says of an adopter."""
    return next(row for row in subject.kennel.box.rows.adopter if row.id == adopter)


def _door(subject: Subject, adopter: str, dog: int | None, centre: int) -> Iterator[Item]:
    """Yield who stands in the door: the adopter, beside the dog that moved in."""
    if dog is None:
        yield from portrait(adopter, centre, FACE_Y, 94)
        return
    yield from portrait(adopter, centre - 36, FACE_Y, 94)
    yield from head(subject.view.dogs[dog].breed, centre + 44, FACE_Y + 10, 78)
    yield Sprite("icon-heart", centre + 6, FACE_Y - 26, 40, 40)


def _plate(adopter: Adopter, name: str, x: int) -> Iterator[Item]:
    """Yield the name, the needed attributes (left = first number of a stone), and the heart at one of them."""
    centre = x + HOUSE_WIDE // 2
    yield line(fit(name, Face.TITLE, 34, HOUSE_WIDE - 20), centre, PLATE_Y + 24, "ink", Align.MIDDLE)
    yield Line(centre - 5, PLATE_Y + 76, centre + 6, PLATE_Y + 51, "ink2", 5)
    for place, spot in ((adopter.top, centre - 52), (adopter.bottom, centre + 40)):
        yield Sprite(f"icon-{FACE_UP[place]}", spot, PLATE_Y + 63, NEED_ICON, NEED_ICON)
        if place == adopter.heart:
            yield Sprite("icon-heart", spot + 26, PLATE_Y + 70, 32, 32)


def _swaps(changed: Changes) -> Iterator[Item]:
    for first, second in changed.swaps:
        for house in (first, second):
            yield from hit(house_x(house - 1), PLATE_Y, HOUSE_WIDE, PLATE_HIGH, 16)
        left, right = sorted((first, second))
        yield Trail(house_x(left - 1) + 96, ROOF_Y + 66, house_x(right - 1) + 90, ROOF_Y + 66, both=True)


def targets(houses: tuple[int, ...]) -> Iterator[Item]:
    """Yield gold frames round the plates of houses that can be chosen now."""
    for house in houses:
        yield from gold_frame(house_x(house - 1), PLATE_Y, HOUSE_WIDE, PLATE_HIGH, 16)
