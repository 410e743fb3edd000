"""Large print changes nothing but the size of letters, keeps them in their places, and is seen on a phone."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from io import BytesIO
from statistics import mean

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engines.registry import GAMES
from render.large import ENOUGH, MOST, enlarged, sizes
from render.painter import draw
from render.scene import Align, Box, Item, Pen, Scene, Stamp, Text, Tile
from render.typeface import width
from tools import gallery, shots
from tools.games import build


@cache
def pictures(game: str) -> tuple[Scene, Scene]:
    """A board and a private picture of a game."""
    engine, known = build(game), shots.of(game)
    wanted = (next(shot for shot in known if shot.private is private) for private in (False, True))
    board, hand = (gallery.scene(engine, shot, gallery.find(engine, shot)) for shot in wanted)
    return board, hand


def plain(items: Iterable[Item]) -> list[Item]:
    """The items with every text of one size."""
    return [_plain(item) for item in items]


def _plain(item: Item) -> Item:
    if isinstance(item, Text):
        return replace(item, size=1)
    if isinstance(item, Stamp):
        return replace(item, tile=replace(item.tile, items=tuple(plain(item.tile.items))))
    return item


@pytest.mark.parametrize("game", GAMES)
def test_letters_grow_and_nothing_else_changes(game: str) -> None:
    for scene in pictures(game):
        large = enlarged(scene)
        before, after = (list(sizes((*one.fixed, *one.items))) for one in (scene, large))
        assert all(
            old <= new <= max(old, min(old * MOST + 1, ENOUGH)) for old, new in zip(before, after, strict=True)
        )
        assert mean(after) >= mean(before) * 1.15
        assert plain(large.fixed) == plain(scene.fixed)
        assert plain(large.items) == plain(scene.items)
        assert enlarged(scene) == large


@pytest.mark.parametrize("game", GAMES)
def test_no_letter_leaves_the_picture(game: str) -> None:
    for scene in pictures(game):
        for item in (*enlarged(scene).fixed, *enlarged(scene).items):
            if isinstance(item, Text):
                wide = width(item.text, item.face, item.size)
                left = item.x - wide * {Align.LEFT: 0.0, Align.MIDDLE: 0.5, Align.RIGHT: 1.0}[item.align]
                assert 0 <= left <= left + wide <= scene.width, item


@pytest.mark.parametrize("game", GAMES)
def test_the_difference_is_seen_at_the_width_of_a_phone(game: str) -> None:
    for scene in pictures(game):
        usual, large = (
            Image.open(BytesIO(draw(one))).convert("L").resize((400, scene.height // 3))
            for one in (scene, enlarged(scene))
        )
        changed = ImageChops.difference(usual, large).point(lambda tone: 255 * (tone > 40))
        assert sum(changed.histogram()[255:]) > 400


def only(*items: Item) -> Scene:
    return Scene(400, 200, "paper", (), items)


def grown(*items: Item) -> list[int]:
    return list(sizes(enlarged(only(*items)).items))


WORD = Text("word", 200, 100, 30, "ink", align=Align.MIDDLE)


def test_a_word_alone_becomes_as_large_as_is_useful() -> None:
    assert grown(WORD) == [48]
    assert grown(replace(WORD, size=50)) == [ENOUGH]
    assert grown(replace(WORD, size=70)) == [70]


def test_a_word_stays_in_its_box() -> None:
    wide = width("word", WORD.face, 38)
    box = Box(200 - wide // 2 - 8, 60, wide + 16, 80, 0, "paper", Pen("ink", 3))
    (size,) = grown(box, WORD)
    assert size > 34
    assert width("word", WORD.face, size) <= wide + 16 - 2 * 3


def test_a_word_does_not_run_into_its_neighbour_which_grows_as_well() -> None:
    left, right = replace(WORD, x=150), replace(WORD, x=250)
    first, second = grown(left, right)
    assert min(first, second) > 30 or max(first, second) > 36
    room = 100 - (width("word", WORD.face, first) + width("word", WORD.face, second)) / 2
    assert room >= 8


def test_a_word_that_fills_its_box_keeps_its_size() -> None:
    wide = width("word", WORD.face, 30)
    assert grown(Box(200 - wide // 2, 60, wide, 80), WORD) == [30]


def test_words_in_a_tile_stay_in_the_tile() -> None:
    tile = Tile(60, 40, (Text("12", 30, 20, 24, "ink", align=Align.MIDDLE),))
    (size,) = grown(Stamp(10, 10, tile))
    assert 24 < size <= 38
