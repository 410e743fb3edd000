"""Rules that hold for every picture: readable, inside its canvas, small enough; at full and at empty load."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from random import Random

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from engines.core import Seat, phrase, read_tables
from engines.zoollywood.box import Box
from engines.zoollywood.frames import Drafting, Window
from engines.zoollywood.ground import Ground, LastSlide, Result
from engines.zoollywood.lattice import Space
from engines.zoollywood.schema import Tables
from engines.zoollywood.state import State
from engines.zoollywood.view import View
from render.painter import draw
from render.scene import Item, Line, Polygon, Scene, Stamp, Text
from render.theme import CONTRAST, DAY
from render.typeface import covers
from render.zoollywood.board import board
from render.zoollywood.hand import hand
from render.zoollywood.props import Props
from tests.engines.zoollywood.table import GAME, deal, play_out
from tests.render.golden_scenes import written
from tests.render.walk import frame, texts, walk
from tests.render.zoollywood.golden_pictures import FOLDER, kept
from tests.render.zoollywood.stagings import (
    EMPTY,
    FULL,
    LONG,
    PROPS,
    USUAL,
    WORDS,
    asked,
    held,
    moment,
    put,
    question,
    shown,
    spaces,
    view,
)

SMALLEST = 22
KIB = 1024
SENTENCE = "Wolfeschlegelsteinhausen slid the Star from d6 over the rim to d2 and turned both of the tents twice"
LATTICE = GAME.box.lattice
SLIDE = LastSlide(0, "e", None, spaces("d6 d7 d1 d2"), spaces("d6 d7 d1"), spaces("d7 d1"))
TEAM = view(
    FULL,
    seats=4,
    hands=(3, 3, 3, 3),
    deck=16,
    discard=tuple(range(1, 13)),
    last=SLIDE,
    turn=100,
    scene="scene-stealer",
)


def private(at: View, place: int = 0, **fields: object) -> View:
    return msgspec.structs.replace(at, seat=Seat(place), on_turn=Seat(place), **fields)


OPEN = private(view(USUAL, hands=(4, 4)), 1, hand=(1, 6, 11, 11, 12))
SCENES: dict[str, Scene] = {
    "full board": shown(TEAM, moment(*(asked(place, "react") for place in (1, 3)), names=LONG), SENTENCE),
    "full end": shown(
        msgspec.structs.replace(TEAM, result=Result(1, "limit"), frames=()), moment(names=LONG, winners=1), SENTENCE
    ),
    "usual board": shown(view(USUAL, last=SLIDE), moment(asked(0))),
    "empty board": shown(
        view(EMPTY, Drafting(0, ((), ())), deck=0, discard=(), numbers=(), scene="", turn=0, hands=(0, 0)),
        moment(asked(0, "draft"), asked(1, "draft"), names=("", "")),
        "",
    ),
    "slides": held(OPEN, put(OPEN, 1), moment(names=LONG)),
    "targets": held(
        private(view(EMPTY)), question(0, "place", *(f"place {name}" for name in GAME.box.lattice.names))
    ),
    "areas": held(private(view(FULL)), question(0, "target", *(f"pick {area}" for area in LATTICE.areas))),
    "window": held(
        private(view(USUAL, Window(11, (), "", (Seat(1),), 3)), 1, hand=(10, 11)), question(1, "react", "pass")
    ),
    "hand": held(private(view(USUAL), 0, hand=(1, 6, 11, 11, 12))),
    "no hand": held(private(view(USUAL)), None),
    "flippers": held(private(view(USUAL), 0, hand=(11, 12)), question(0, "guess", "guess left")),
    "scenes": held(private(view(EMPTY, scene="")), question(0, "scene", "scene open-call")),
}


@pytest.mark.parametrize("name", SCENES)
def test_b42_no_text_is_smaller_than_can_be_read_on_a_phone(name: str) -> None:
    assert min(item.size for item, _ in walk(SCENES[name]) if isinstance(item, Text)) >= SMALLEST


@pytest.mark.parametrize("name", SCENES)
def test_nothing_lies_outside_the_canvas(name: str) -> None:
    drawn = SCENES[name]
    assert drawn.height <= 1500
    outside = [(item, place) for item, place in walk(drawn) if not place.inside(drawn.width, drawn.height)]
    assert outside == []


@pytest.mark.parametrize("name", SCENES)
def test_nothing_on_a_stamp_is_cut_off_by_its_edge(name: str) -> None:
    for stamp in _stamps(SCENES[name].items):
        for item in stamp.tile.items:
            if not isinstance(item, Line | Polygon):
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
    limit = 150 if drawn.height <= 900 else 200
    assert len(draw(drawn, contrast)) <= limit * KIB


def test_the_same_scene_gives_the_same_bytes() -> None:
    again = held(OPEN, put(OPEN, 1), moment(names=LONG))
    assert again == SCENES["slides"]
    assert draw(again) == draw(SCENES["slides"])


def test_the_fixed_layer_is_the_same_for_all_boards() -> None:
    assert SCENES["usual board"].fixed == SCENES["full board"].fixed == SCENES["empty board"].fixed


def test_high_contrast_is_the_same_scene_in_stronger_colours() -> None:
    strong = Image.open(BytesIO(draw(SCENES["usual board"], contrast=True))).convert("RGB")
    usual = Image.open(BytesIO(draw(SCENES["usual board"]))).convert("RGB")
    assert usual.getpixel((4, 800)) == DAY.rgb("sea")
    assert strong.getpixel((4, 800)) == CONTRAST.rgb("sea")
    assert strong.getpixel((600, 82)) == (0, 0, 0)


def test_long_and_strange_names_are_cut_or_replaced() -> None:
    said = texts(SCENES["full board"])
    assert {"abcd", "Player D"} <= set(said)
    assert any(text.startswith("Wolfe") and text.endswith("…") for text in said)
    assert any(text.startswith("Ωμ") for text in said)


def test_no_two_texts_of_the_panels_lie_on_each_other() -> None:
    for name in ("full board", "full end", "usual board", "empty board", "slides"):
        lines = [(item.text, place) for item, place in walk(SCENES[name])
                 if isinstance(item, Text) and place.left > 838 and 98 <= place.top < 820]  # fmt: skip
        for index, (one, a) in enumerate(lines):
            for other, b in lines[index + 1 :]:
                apart = a.right <= b.left or b.right <= a.left or a.bottom <= b.top or b.bottom <= a.top
                assert apart, (name, one, other)


@pytest.mark.parametrize(("options", "seed"), [
    ({"scene": "blizzard-finale"}, 1), ({"mode": "free"}, 2),
    ({"mode": "free", "deck": "none", "star_rule": "off"}, 3),
])  # fmt: skip
def test_whole_sessions_can_be_drawn(options: dict[str, str], seed: int) -> None:
    _draw_all(play_out(deal(2, str(seed), **options), Random(seed)), ("Anna", "Ben"))


def test_a_whole_session_of_teams_can_be_drawn() -> None:
    _draw_all(play_out(deal(4, "t", mode="team", scene="scene-stealer"), Random(4)), LONG)


def _draw_all(states: list[State], names: tuple[str, ...]) -> None:
    for state in states:
        pending = GAME.pending(state)
        drawn = [board(GAME.view(state, None), moment(*pending, names=names), PROPS, WORDS, "")]
        for decision in pending:
            at = GAME.view(state, decision.seat)
            asking = GAME.question(at, decision, GAME.legal_actions(state, decision))
            asking = msgspec.structs.replace(asking, ask=phrase("zoollywood-picture-title"))
            drawn.append(hand(at, moment(*pending, names=names), asking, PROPS, WORDS))
        for scene in drawn:
            assert all(place.inside(scene.width, scene.height) for _, place in walk(scene))
            assert min(item.size for item, _ in walk(scene) if isinstance(item, Text)) >= SMALLEST


@pytest.mark.parametrize("side", [3, 5, 6])
def test_boards_of_an_owners_pack_can_be_drawn(side: int) -> None:
    tables = read_tables(GAME.pack.text, Tables, GAME.pack.header.id)
    printed = msgspec.structs.replace(tables.board, side=side)
    other = Props(Box(msgspec.structs.replace(tables, board=printed)), tables)
    lattice = other.box.lattice
    signs = ("oOasASIGEN." * 10)[: len(lattice.names)]
    at = view(Ground(signs, (Space(0), Space(9))), scene="no-such")
    scene = board(at, moment(asked(0)), other, WORDS, "")
    assert all(place.inside(scene.width, scene.height) for _, place in walk(scene))
    assert set(lattice.names) <= set(texts(scene))
    assert len(draw(scene)) < 200 * KIB


@pytest.mark.parametrize("name", kept())
def test_the_picture_looks_like_the_kept_one(name: str) -> None:
    scene = kept()[name]
    before = msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=Scene)
    assert msgspec.json.decode(written(scene), type=Scene) == before
    picture = Image.open(FOLDER / f"{name}.png").convert("RGB")
    difference = ImageChops.difference(Image.open(BytesIO(draw(scene))).convert("RGB"), picture).convert("L")
    assert ImageStat.Stat(difference).mean[0] < 0.5
    changed = difference.point(lambda value: 255 if value > 60 else 0).histogram()[255]
    assert changed < 200
