"""Rules that hold for every picture: readable, inside its canvas, small enough; at full and at empty load."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engines.core import Outcome, Part, Seat, Standing, phrase
from engines.dogs.tokens import Kind, Token
from engines.dogs.view import View
from render.painter import draw
from render.scene import Item, Scene, Stamp, Text
from render.typeface import covers
from tests.engines.dogs.table import GAME, deal
from tests.render.dogs.table import asked, dealt, dogs, held, moment, played, put, seen, shown, with_area
from tests.render.tables import LONG
from tests.render.walk import Frame, frame, texts, walk

SMALLEST = 22
KIB = 1024
SENTENCE = "Wolfeschlegelsteinhausen drove from the far end of the country to the other end and took a Poodle"
BREEDS = tuple(GAME.box.breeds)
SPECIALS = GAME.box.sort(tuple(GAME.box.specials) * 2)
STALLS = (
    ("mutt",) * 4,
    ("beagle", "beagle", "poodle", "poodle"),
    ("rottweiler",) * 4,
    ("yorkshire",) * 4,
    ("poodle",) * 4,
)
TRUCK = tuple(sorted(Token(breed, kind) for breed in BREEDS for kind in (Kind.HEALTHY, Kind.SICK)))


def full(seat: int | None = None) -> View:
    rewards = dict.fromkeys(("c1", "c2", "c4", "c8", "f1", "f4", "f10", "f12"), "german_shepherd reward")
    view = dealt(4, seat, fair=BREEDS * 2, round=20, first=Seat(3), dogs=dogs(**rewards))
    for place, space in enumerate(("c11", "c12", "f8", "f11")):
        view = with_area(
            view, place, coins=28, food=22, medicine=22, gas=1, stalls=STALLS, infirmary=("st-bernard",) * 6,
            cards=SPECIALS, place=space, moved=True, truck=TRUCK,
        )  # fmt: skip
    return replace(view, workers=((Seat(0), Seat(1), Seat(2), Seat(3)),) * 5)


def outcome() -> Outcome:
    parts = tuple(
        Part(phrase(f"dogs-part-{name}", count=4), points)
        for name, points in (("stalls", 58), ("extra", 10), ("breeds", 48), ("infirmary", -12), ("assistant", 2),
                             ("goods", 17), ("one-side", -5))
    )  # fmt: skip
    return Outcome(
        (1, 2, 3, 3), tuple(Standing(Seat(seat), points, parts) for seat, points in enumerate((118, 90, -9, -9)))
    )


def everybody_empty(view: View) -> View:
    for seat in range(len(view.areas)):
        view = with_area(
            view, seat, coins=0, food=0, medicine=0, gas=0, stalls=((), ()), assistant=False, cards=(), workers=0
        )
    return view


def driving(cards: tuple[str, ...]) -> Scene:
    state = deal(4, "full")
    decision = GAME.pending(state)[0]
    areas = tuple(replace(area, gas=9, cards=cards, truck=TRUCK, stalls=STALLS) for area in state.areas)
    state = replace(state, areas=areas)
    return held(seen(state, decision.seat), moment(decision, names=LONG), put(state, decision))


SCENES: dict[str, Scene] = {
    "full board": shown(full(), moment(*(asked(seat, "arrange") for seat in range(4)), names=LONG), SENTENCE),
    "full working": shown(full(), moment(asked(0, "send"), names=LONG), SENTENCE),
    "full end": shown(replace(full(), frames=()), moment(names=LONG, outcome=outcome()), SENTENCE),
    "final round": shown(replace(full(), final=True), moment(asked(1), names=LONG), SENTENCE),
    "first turn": shown(dealt(), moment(asked(0))),
    "empty board": shown(
        everybody_empty(dealt(2, dogs=dogs(), fair=(), display=((),) * 5, bags=((), ()))),
        moment(asked(0), names=("", "")),
    ),
    "full ARC": held(full(0), moment(names=LONG)),
    "empty ARC": held(everybody_empty(dealt(2, 0)), moment(names=("", ""))),
    "driving with all cards": driving(SPECIALS),
    "driving without cards": driving(()),
}  # fmt: skip


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
    drawn = SCENES[name]
    limit = 150 if drawn.height <= 900 else 200
    assert len(draw(drawn, contrast)) <= limit * KIB


def test_numbers_are_never_cut() -> None:
    said = texts(SCENES["full board"])
    assert said.count("28") >= 4
    assert said.count("22") >= 8
    assert {"118", "58", "\N{MINUS SIGN}12"} <= set(texts(SCENES["full end"]))


@pytest.mark.parametrize("name", ["full board", "full working", "full ARC", "full end"])
def test_no_two_texts_lie_on_each_other(name: str) -> None:
    lines = [(item.text, place) for item, place in walk(SCENES[name]) if isinstance(item, Text) and place.top > 790]
    for index, (one, a) in enumerate(lines):
        for other, b in lines[index + 1 :]:
            assert _apart(a, b), (one, other)


def _apart(a: Frame, b: Frame) -> bool:
    return a.right <= b.left or b.right <= a.left or a.bottom <= b.top + 4 or b.bottom <= a.top + 4


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_session_can_be_drawn(seats: int) -> None:
    options = dict.fromkeys(("roadwork", "last_stall", "diversity"), "on") if seats > 2 else {}
    names = ("Anna", "Ben", "Clementine", "Dmitri")[:seats]
    for state, pending, events in played(seats, "all of it", **options):
        now = moment(*pending, events=events, names=names, outcome=GAME.outcome(state))
        scenes = [shown(seen(state), now)]
        scenes += [held(seen(state, one.seat), now, put(state, one)) for one in pending]
        for drawn in scenes:
            assert all(place.inside(drawn.width, drawn.height) for _, place in walk(drawn))
            assert min(item.size for item, _ in walk(drawn) if isinstance(item, Text)) >= SMALLEST


def test_a_board_can_be_drawn_after_every_kind_of_answer() -> None:
    kinds: set[type] = set()
    for state, pending, events in played(3, "kinds"):
        if fresh := {type(event) for event in events} - kinds:
            kinds |= fresh
            draw(
                shown(
                    seen(state), moment(*pending, events=events, names=("A", "B", "C"), outcome=GAME.outcome(state))
                )
            )
    assert len(kinds) > 20
