"""The end: how the winner lives, and the score of every dog in place of its piles."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Outcome
from engines.dogs_bond.box import FACE_UP
from engines.dogs_bond.view import DogView
from render.dogs_bond.changes import Changes
from render.dogs_bond.happening import paper, story
from render.dogs_bond.kennel import head, portrait
from render.dogs_bond.layout import DOG_HIGH, DOG_WIDE, EVENT, dog_at
from render.dogs_bond.rows import who_it_is
from render.dogs_bond.street import adopter_row
from render.dogs_bond.subject import Subject
from render.frame import gold_frame, line
from render.scene import Align, Box, Face, Item, Pen, Sprite, Text
from render.typeface import fit
from render.voice import who

_X, _Y, _WIDE, _HIGH = EVENT
_PARTS_X = (132, 240, 348)


def ever_after(subject: Subject, outcome: Outcome) -> Iterator[Item]:
    """Yield the winner at home, with the last line of its story; of several the first stands for all."""
    yield paper()
    yield from gold_frame(_X, _Y, _WIDE, _HIGH, 18)
    seat = int(outcome.winners[0])
    dog, home = subject.view.dogs[seat], subject.view.day.homes[seat]
    centre = _X + 128
    yield Box(_X + 16, _Y + 16, 224, _HIGH - 32, 14, "peach", Pen("ink", 3))
    if home:
        yield from portrait(home, centre - 52, _Y + 70, 94)
        yield from head(dog.breed, centre + 46, _Y + 74, 96)
        yield Sprite("icon-heart", centre - 2, _Y + 42, 40, 40)
    else:
        yield from head(dog.breed, centre, _Y + 74, 96)
    yield Sprite("icon-crown", centre + 46 * bool(home), _Y + 14, 56, 56)
    yield from story(_title(subject, outcome, home), _told(subject, dog.breed, home), _X + 262, _WIDE - 284)


def _title(subject: Subject, outcome: Outcome, home: str) -> str:
    winners = outcome.winners
    if len(winners) > 1:
        names = [subject.voice.name(int(seat)) for seat in winners]
        return subject.voice("top-dogs", all=subject.voice.joined(names))
    if not home:
        return subject.voice("top-dog-waits", who=who(int(winners[0])))
    name = adopter_row(subject, home).name
    return subject.voice("top-dog", who=who(int(winners[0])), adopter=name)


def _told(subject: Subject, breed: str, home: str) -> str:
    """Return the last lines of the story: that of the dog, and of the adopter if it has one."""
    told = subject.kennel.box.dogs[breed].happily_ever_after
    return f"{told} {adopter_row(subject, home).happily_ever_after}" if home else told


def result(subject: Subject, dog: DogView, outcome: Outcome) -> Iterator[Item]:
    """Yield the box of a dog: place, name, parts of its score and the sum."""
    x, y = dog_at(dog.seat)
    place, standing = outcome.places[dog.seat], outcome.standings[dog.seat]
    if place == 1:
        yield from gold_frame(x, y, DOG_WIDE, DOG_HIGH, 18)
    yield from who_it_is(subject, dog, x, y, Changes())
    for part, spot, sign in zip(standing.parts, _PARTS_X, _SIGNS, strict=False):
        yield from sign(subject, dog, x + spot, y + 90)
        yield Text(str(part.points), x + spot + 26, y + 91, 38, "ink", Face.DIGIT)
    yield Box(x + 470, y + 14, 96, DOG_HIGH - 28, 16, "paper", Pen("ink", 3))
    yield Text(str(standing.points or 0), x + 518, y + 52, 50, "ink", Face.DIGIT, Align.MIDDLE)
    yield line(fit(subject.voice("points", n=standing.points or 0), Face.TEXT, 26, 84, 22), x + 518, y + 92, "ink2",
               Align.MIDDLE)  # fmt: skip
    if place == 1:
        yield Sprite("icon-crown", x + 436, y + 36, 56, 56)
    else:
        yield Box(x + 412, y + 14, 44, 44, 22, "ink")
        yield Text(str(place), x + 434, y + 36, 30, "white", Face.DIGIT, Align.MIDDLE)


def _bond(_: Subject, __: DogView, x: int, y: int) -> Iterator[Item]:
    yield Sprite("icon-heart", x, y, 46, 46)


def _house(subject: Subject, dog: DogView, x: int, y: int) -> Iterator[Item]:
    yield Sprite("icon-home" if subject.view.day.homes[dog.seat] else "icon-kennel", x, y, 44, 44)


def _bonus(subject: Subject, dog: DogView, x: int, y: int) -> Iterator[Item]:
    """Yield the heart's attribute of the own adopter, or the roll of the Rescue Story."""
    home, rescue = subject.view.day.homes[dog.seat], subject.view.day.rescues[dog.seat]
    if home:
        attribute = subject.kennel.box.adopters[home].heart
        yield Sprite(f"icon-{FACE_UP[attribute]}", x - 4, y, 44, 44)
        yield Sprite("icon-heart", x + 14, y + 12, 26, 26)
    elif rescue:
        yield Sprite(f"die-{rescue}", x, y, 44, 44)


_SIGNS = (_bond, _house, _bonus)
"""What draws the sign of each part of a score."""
