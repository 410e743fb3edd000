"""Rules that hold for every picture: readable, inside its canvas, small enough; at full and at empty load."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engines.core import Seat
from engines.dogs_bond.view import View
from render.painter import draw
from render.scene import Item, Scene, Stamp, Text
from render.typeface import covers
from tests.engines.dogs_bond.table import GAME, deal
from tests.render.dogs_bond.table import (
    asked,
    asking,
    ended,
    held,
    held_by,
    moment,
    played,
    put,
    seen_by_all,
    shown,
    with_dog,
)
from tests.render.walk import Frame, frame, texts, walk

SMALLEST = 22
KIB = 1024
LONG = ("Wolfeschlegelsteinhausen",) * 8
SENTENCE = "Wolfeschlegelsteinhausen played Obedience 3 and reaches level 6 with everybody who lives in the street"
KINDS = ("attack-dog", "pick-dog", "lose-top", "salvage", "keep", "court", "either", "play", "swap-first", "toss",
         "paw-limit", "redraw", "give", "ability")  # fmt: skip


def full(seats: int = 8, seat: int | None = None) -> View:
    view = GAME.view(deal(seats), None if seat is None else Seat(seat))
    for number in range(seats):
        levels = tuple(1 if place <= number % 3 else 6 for place in range(6))
        view = with_dog(
            view, number, totals=(12, 11, 10, 22), piles=(("grooming-3",), ("health-3",), ("obedience-3",),
            ("temperament-3",)), levels=levels, bond=36, hidden=12, paw=11,
        )  # fmt: skip
    return replace(view, event="barking-complaint", house=4, pile=100, events_left=60, turn=60, alpha=Seat(5))


def every_card() -> Scene:
    view = replace(full(4, 0), paw=tuple(card for card in GAME.box.cards for _ in range(2)), paw_limit=3)
    view = with_dog(view, 0, instinct=("instinct-3-any",) * 12)
    return held(view, moment(4, asked(0), names=LONG))


SCENES: dict[str, Scene] = {
    "full board": shown(full(), moment(8, *(asked(seat) for seat in range(8)), names=LONG), SENTENCE),
    "one asked": shown(full(), moment(8, asked(0), names=LONG), SENTENCE),
    "first turn": shown(GAME.view(deal(2), None), moment(2, asked(0), names=("", ""))),
    "dogs to pick": seen_by_all(asking("pick", 8, dogs="choose")),
    "adoption day": seen_by_all(asking("court", 8, length="short")),
    "end of two": seen_by_all(ended(2)),
    "end of eight": seen_by_all(ended(8)),
    "pick": held_by(asking("pick", 8, dogs="choose")),
    "every card": every_card(),
    "empty paw": held(replace(GAME.view(deal(2), Seat(0)), paw=()), moment(2)),
    **{f"hand {kind}": held_by(asking(kind)) for kind in KINDS},
}


@pytest.mark.parametrize("name", SCENES)
def test_b42_no_text_is_smaller_than_can_be_read_on_a_phone(name: str) -> None:
    assert min(item.size for item, _ in walk(SCENES[name]) if isinstance(item, Text)) >= SMALLEST


@pytest.mark.parametrize("name", SCENES)
def test_nothing_lies_outside_the_canvas(name: str) -> None:
    drawn = SCENES[name]
    assert [item for item, place in walk(drawn) if not place.inside(drawn.width, drawn.height)] == []
    assert drawn.height <= 1500


@pytest.mark.parametrize("name", SCENES)
def test_nothing_on_a_stamp_is_cut_off_by_its_edge(name: str) -> None:
    for stamp in _stamps(SCENES[name].items):
        for item in stamp.tile.items:
            assert frame(item).inside(stamp.tile.width, stamp.tile.height), item


def _stamps(items: tuple[Item, ...]) -> Iterator[Stamp]:
    for item in items:
        if isinstance(item, Stamp):
            yield item
            yield from _stamps(item.tile.items)


@pytest.mark.parametrize("name", SCENES)
def test_every_letter_has_a_glyph(name: str) -> None:
    assert all(covers(item.face, item.text) for item, _ in walk(SCENES[name]) if isinstance(item, Text))


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("contrast", [False, True])
def test_a_picture_stays_below_its_size(name: str, *, contrast: bool) -> None:
    assert len(draw(SCENES[name], contrast)) <= 200 * KIB


def test_numbers_are_never_cut() -> None:
    said = texts(SCENES["full board"])
    assert said.count("36") == 8
    assert said.count("22") == 8
    assert "100" in said


@pytest.mark.parametrize("name", ["full board", "one asked", "first turn", "adoption day", "end of eight"])
def test_no_two_texts_lie_on_each_other(name: str) -> None:
    lines = [(item.text, place) for item, place in walk(SCENES[name]) if isinstance(item, Text) and place.top > 660]
    for index, (one, a) in enumerate(lines):
        for other, b in lines[index + 1 :]:
            assert _apart(a, b), (one, other)


def _apart(a: Frame, b: Frame) -> bool:
    return a.right <= b.left + 4 or b.right <= a.left + 4 or a.bottom <= b.top + 8 or b.bottom <= a.top + 8


@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_session_can_be_drawn(seats: int) -> None:
    for position in played(seats, "all of it", length="short"):
        state, pending, _ = position
        scenes = [seen_by_all(position)]
        scenes += [held(GAME.view(state, one.seat), moment(seats, *pending), put(state, one)) for one in pending]
        for drawn in scenes:
            assert all(place.inside(drawn.width, drawn.height) for _, place in walk(drawn))
            assert min(item.size for item, _ in walk(drawn) if isinstance(item, Text)) >= SMALLEST
            assert drawn.height <= 1500
