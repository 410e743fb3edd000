"""Rules that hold for every picture: readable, inside its canvas, small enough; at full and at empty load."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from engines.core import Chosen, Setup
from engines.zombeasts.view import View
from render.painter import draw
from render.scene import Item, Scene, Stamp, Text
from render.typeface import covers
from tests.render.tables import (
    DECK,
    FOUR,
    FULL,
    LONG,
    TWO,
    asked,
    held,
    moment,
    playing,
    question,
    seat,
    shown,
    view,
)
from tests.render.walk import frame, texts, walk
from tools.gallery import positions, scene
from tools.games import build
from tools.shots.zombeasts import SHOTS

SMALLEST = 22
KIB = 1024
PRIVATE = ("hand", "swap", "draw", "empty hand")
SENTENCE = "Wolfeschlegelsteinhausen took the paw of the orange rat and levelled all of the hands at the table"
FULL_BOARD = shown(
    view(*FULL, master=True, pile=8, discard=("blue-cat-1l", "green-rat-3l"), laid="orange-rabbit-2l"),
    moment(*(asked(place, "discard") for place in range(4)), names=LONG),
    SENTENCE,
)
EVERYTHING = tuple(DECK.cards)


def full_hand(count: int) -> View:
    return view(*FULL, hand=DECK.sort(EVERYTHING[-count:]), master=True)


SCENES: dict[str, Scene] = {
    "full board": FULL_BOARD,
    "full end": shown(
        view(*FULL, over=True, pile=0, stock=()), moment(names=LONG, points=(148, 132, -8, -20)), SENTENCE
    ),
    "full last round": shown(
        view(*FULL, last_round=True, pile=0, turns_left=3), moment(asked(0, "bonus"), names=LONG)
    ),
    "empty board": shown(view(seat(0), seat(1), stock=(), pile=1, turn=1), moment(asked(0), names=("", ""))),
    "usual board": shown(view(*FOUR), moment(asked(0))),
    "empty hand": held(view(*TWO, hand=()), moment(asked(1))),
    "hand of the last round": held(
        view(*FULL, hand=EVERYTHING[:3], last_round=True, pile=0, turns_left=3, stock=()),
        moment(asked(0), names=LONG),
    ),
    "swap with three": held(
        view(*FULL, hand=EVERYTHING[:5], air="joker-dog-r"),
        moment(asked(0), names=LONG),
        question("swap-seat", "rival 1", "rival 2", "rival 3"),
    ),
    "draw from anywhere": held(
        view(*FULL, hand=EVERYTHING[:7]),
        moment(asked(0), names=LONG),
        question("draw", "draw pile", "draw stock blue-rabbit-1l", "draw hand 1", "draw hand 2", "draw hand 3"),
    ),
} | {
    f"hand of {count}": held(full_hand(count), moment(asked(0), names=LONG), playing(full_hand(count)))
    for count in (1, 6, 7, 14, 15, 24, 30, 60)
}


@pytest.mark.parametrize("name", SCENES)
def test_b42_no_text_is_smaller_than_can_be_read_on_a_phone(name: str) -> None:
    assert min(item.size for item, _ in walk(SCENES[name]) if isinstance(item, Text)) >= SMALLEST


@pytest.mark.parametrize("name", SCENES)
def test_nothing_lies_outside_the_canvas(name: str) -> None:
    drawn = SCENES[name]
    outside = [(item, place) for item, place in walk(drawn) if not place.inside(drawn.width, drawn.height)]
    assert outside == []


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
    drawn = SCENES[name]
    limit = 150 if name.startswith(PRIVATE) else 200
    assert len(draw(drawn, contrast)) <= limit * KIB


def test_long_and_strange_names_are_cut_or_replaced() -> None:
    said = texts(FULL_BOARD)
    assert {"abcd", "Player D"} <= set(said)
    assert any(text.startswith("Wolfe") and text.endswith("…") for text in said)
    assert any(text.startswith("Ωμ") for text in said)


def test_numbers_are_never_cut() -> None:
    said = texts(FULL_BOARD)
    assert {"148", "132", "\N{MINUS SIGN}20", "24", "12"} <= set(said)


def test_no_two_texts_of_a_seat_lie_on_each_other() -> None:
    lines = [(item.text, place) for item, place in walk(FULL_BOARD)
             if isinstance(item, Text) and place.left < 226 and 334 < place.top < 1100]  # fmt: skip
    for index, (one, a) in enumerate(lines):
        for other, b in lines[index + 1 :]:
            apart = a.right <= b.left or b.right <= a.left or a.bottom <= b.top or b.bottom <= a.top
            assert apart, (one, other)


def test_a_whole_session_can_be_drawn() -> None:
    game = build("zombeasts")
    setup = Setup("zombeasts", game.pack.hash, 4, "all of it", (Chosen("master", "on"),))
    board = next(shot for shot in SHOTS if shot.name == "master-4")
    hand = msgspec.structs.replace(board, private=True)
    for position in positions(game, setup):
        shots = (board, hand) if position.pending else (board,)
        for drawn in (scene(game, shot, position) for shot in shots):
            assert all(place.inside(drawn.width, drawn.height) for _, place in walk(drawn))
            assert min(item.size for item, _ in walk(drawn) if isinstance(item, Text)) >= SMALLEST
