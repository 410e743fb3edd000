"""What the board must say (canon, section 11) and how it says it."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Seat
from engines.zoollywood.events import (
    EggsLaid,
    EggsReturned,
    EmperorMoved,
    Explored,
    GullMoved,
    Hatched,
    Landed,
    Turned,
)
from engines.zoollywood.ground import LastSlide, Options, Result
from engines.zoollywood.lattice import Space
from render.scene import Box, Head, Line, Polygon, Scene, Sprite, Text
from render.zoollywood.ice import Ice
from tests.engines.zoollywood.table import BOX
from tests.render.walk import boxes, sprites, texts, walk
from tests.render.zoollywood.stagings import (
    EMPTY,
    PROPS,
    USUAL,
    asked,
    ground,
    moment,
    shown,
    space,
    spaces,
    view,
)

ICE = PROPS.ice
SLIDE = LastSlide(0, "e", None, spaces("d6 d7 d1 d2"), spaces("d6 d7 d1"), spaces("d7"))
EXPLORED = Explored(Seat(0), 11, "blue-assistant", "e", "", ("d6", "d7", "d1", "d2"), True, ("d7",))  # noqa: FBT003


def heads(scene: Scene, colour: str = "last") -> list[Head]:
    return [item for item, _ in walk(scene) if isinstance(item, Head) and item.fill == colour]


def centre(scene: Scene, name: str) -> list[tuple[int, int]]:
    return [((box.left + box.right) // 2, (box.top + box.bottom) // 2) for box in sprites(scene, name)]


def test_spaces_lie_on_a_hexagon_that_reads_like_the_canon() -> None:
    names = BOX.lattice.names
    spots = dict(zip(names, ICE.spots, strict=True))
    assert spots["d4"] == (414, 462)
    assert spots["d1"][1] == spots["d7"][1]
    assert spots["a1"][0] - spots["d1"][0] == spots["d7"][0] - spots["a4"][0] == 156
    assert len(set(ICE.spots)) == 37


def test_every_space_bears_its_name_and_every_row_its_letter_at_both_rims() -> None:
    said = texts(shown(view(USUAL), moment(asked(0))))
    assert set(BOX.lattice.names) <= set(said)
    assert [said.count(letter) for letter in "abcdefg"] == [2] * 7


def test_lines_go_on_beyond_the_rim_where_penguins_leave() -> None:
    dots = [item for item in shown(view(EMPTY), moment()).fixed if isinstance(item, Line) and item.width == 6]
    leaving = sum(
        BOX.lattice.beyond_rim(Space(number), line[0])
        for number, lines in enumerate(BOX.lattice.lines)
        for line in lines
    )
    assert leaving == 42
    assert len(dots) == 3 * leaving


def test_each_piece_has_a_shape_and_a_side_of_its_own() -> None:
    scene = shown(view(USUAL), moment(asked(0)))
    board = [item.name for item in scene.items if isinstance(item, Sprite) and item.x < 826 and item.y < 826]
    for sign, name in (("o", "egg-blue"), ("O", "egg-yellow"), ("a", "penguin-blue"), ("A", "penguin-yellow"),
                       ("S", "star-yellow"), ("I", "iceberg"), ("G", "seagull"), ("N", "nest"),
                       ("E", "emperor")):  # fmt: skip
        assert board.count(name) == USUAL.board.count(sign), name
    assert board.count("storm") == 2
    assert board.count("turn-cw") == 1


def test_pieces_stand_on_their_spaces_and_names_are_drawn_over_them() -> None:
    scene = shown(view(ground("c3:I")), moment(asked(0)))
    (iceberg,) = centre(scene, "iceberg")
    x, y = ICE.spots[space("c3")]
    assert iceberg == (x, y - 10)
    order = [item for item, _ in walk(scene)]
    places = {getattr(item, "text", getattr(item, "name", "")): number for number, item in enumerate(order)}
    assert places["iceberg"] < places["c3"]


def test_a_nest_right_is_a_chip_at_its_penguin() -> None:
    chips = sprites(shown(view(USUAL), moment(asked(0))), "nest-small")
    x, y = ICE.spots[space("c4")]
    (chip,) = chips
    assert x < chip.left < x + 60
    assert chip.bottom < y


def test_a_slide_over_the_rim_leaves_with_one_arrow_and_enters_with_another() -> None:
    scene = shown(view(USUAL, last=SLIDE), moment(asked(1), events=(EXPLORED,)))
    leaving, entering = heads(scene)
    assert leaving.x > ICE.spots[space("d7")][0] + 56
    assert ICE.spots[space("d1")][0] < entering.x < ICE.spots[space("d2")][0]
    assert (leaving.angle, entering.angle) == (0, 0)


def test_eggs_of_the_last_move_stand_before_magenta_and_returned_ones_leave_a_cross() -> None:
    scene = shown(view(USUAL, last=SLIDE), moment(asked(1), events=(EXPLORED,)))
    fresh = {x for x, _ in centre(scene, "egg-new")}
    assert fresh == {ICE.spots[each][0] for each in spaces("d6 d7 d1")}
    strokes = [
        item for item, _ in walk(scene) if isinstance(item, Line) and item.colour == "last" and item.width == 8
    ]
    assert len(strokes) == 2


def test_an_egg_that_was_taken_since_is_no_longer_marked_as_new() -> None:
    at = ground("d2:a d6:o d7:O")
    scene = shown(view(at, last=SLIDE), moment(asked(1), events=(EXPLORED,)))
    assert {x for x, _ in centre(scene, "egg-new")} == {ICE.spots[each][0] for each in spaces("d6 d7")}


def test_an_older_slide_gives_way_to_what_happened_since() -> None:
    scene = shown(view(USUAL, last=SLIDE), moment(asked(1), events=(Landed(Seat(0), 12, "b4"),)))
    assert heads(scene) == []
    assert [x for x, _ in centre(scene, "egg-new")] == [ICE.spots[space("b4")][0]]


def test_without_any_event_the_latest_slide_is_still_shown() -> None:
    assert len(heads(shown(view(USUAL, last=SLIDE), moment(asked(1))))) == 2
    assert heads(shown(view(USUAL), moment(asked(1)))) == []


def test_barriers_leave_a_trail_and_hatched_penguins_a_ring() -> None:
    gull = GullMoved(Seat(0), 12, "g3", "b2")
    assert len(heads(shown(view(USUAL), moment(events=(gull,))))) == 1
    emperor = EmperorMoved(Seat(0), 12, "a3", "f4")  # not a line of the board: straight across
    assert len(heads(shown(view(USUAL), moment(events=(emperor,))))) == 1
    over_rim = EmperorMoved(Seat(0), 12, "d1", "d7")
    assert len(heads(shown(view(USUAL), moment(events=(over_rim,))))) == 2
    (ring,) = boxes(shown(view(USUAL), moment(events=(Hatched(Seat(0), 12, "d5", "blue-assistant"),))), "last")
    x, y = ICE.spots[space("d5")]
    assert ring.left < x < ring.right
    assert ring.top < y < ring.bottom


def test_a_turned_triangle_is_framed_with_its_direction() -> None:
    scene = shown(view(EMPTY), moment(events=(Turned(Seat(0), 12, "b4-c4-c5", "ccw", "card", ()),)))
    frames = [
        item for item, _ in walk(scene) if isinstance(item, Polygon) and item.pen and item.pen.colour == "last"
    ]
    assert [set(item.points) for item in frames] == [{ICE.spots[each] for each in spaces("b4 c4 c5")}]
    assert sprites(scene, "turn-ccw")


def test_eggs_that_a_card_sends_back_leave_crosses_where_they_lay() -> None:
    scene = shown(view(EMPTY), moment(events=(EggsReturned(Seat(0), 12, 1, ("a1", "a2")),)))
    strokes = [
        item for item, _ in walk(scene) if isinstance(item, Line) and item.colour == "last" and item.width == 8
    ]
    assert len(strokes) == 4
    laid = shown(view(ground("a1:o")), moment(events=(EggsLaid(Seat(0), 12, 0, ("a1",), "card"),)))
    assert len(centre(laid, "egg-new")) == 1


def test_panels_say_eggs_hands_deck_and_what_was_played() -> None:
    at = view(USUAL, hands=(4, 2), deck=9, discard=(1, 2, 3, 7, 12, 5))
    said = texts(shown(at, moment(asked(0))))
    for number in (at.sides[0].eggs, at.sides[1].eggs, 4, 2, 9):
        assert str(number) in said
    assert said.count("of 16 eggs") == 2
    assert {
        "Anna",
        "Ben",
        "Blue",
        "Yellow",
        "cards in the deck",
        "played",
        "+2",
        "Blizzard",
        "Finale",
        "Turn 12",
    } <= set(said)
    assert [number for number in said if number in {"3", "7", "12", "5"}][-4:] == ["3", "7", "12", "5"]


def test_pips_count_the_eggs() -> None:
    scene = shown(view(ground("a1:o a2:o b1:O")), moment(asked(0)))
    pips = [item for item in scene.items if isinstance(item, Box) and (item.width, item.height) == (18, 22)]
    assert [sum(item.fill == fill for item in pips) for fill in ("B", "C", "paper3")] == [2, 1, 29]


def test_penguins_of_the_supply_stand_in_the_panel_and_hatched_ones_leave_an_outline() -> None:
    scene = shown(view(ground("a1:a a2:a b1:S")), moment(asked(0)))
    small = [box for name in ("penguin-blue", "star-blue") for box in sprites(scene, name) if box.left > 838]
    assert len(small) == 2
    assert not [box for box in sprites(scene, "star-yellow") if box.left > 838]


def test_the_side_that_is_asked_has_the_gold_frame_and_its_seat_the_pointer() -> None:
    for seat, (top, bottom) in ((0, (98, 354)), (1, (366, 622))):
        scene = shown(view(USUAL), moment(asked(seat)))
        (frame,) = boxes(scene, "turn")
        assert (frame.top, frame.bottom) == (top - 2, bottom + 2)
        (pointer,) = sprites(scene, "pointer")
        assert top < pointer.top < bottom


def test_partners_stand_in_one_panel_with_a_hand_each() -> None:
    scene = shown(view(USUAL, seats=4, hands=(3, 1, 2, 0)), moment(asked(2)))
    said = texts(scene)
    assert {"Anna", "Ben", "Clementine", "Dmitri", "3", "1", "2", "0"} <= set(said)
    assert "Clementine to move" in said
    (pointer,) = sprites(scene, "pointer")
    names = {item.text: frame for item, frame in walk(scene) if isinstance(item, Text)}
    assert pointer.top < (names["Clementine"].top + names["Clementine"].bottom) // 2 < pointer.bottom


def test_marks_of_seats_show_side_and_letter() -> None:
    scene = shown(view(USUAL, seats=4), moment(asked(1, "react"), asked(3, "react")))
    assert "cut it?" in texts(scene)
    assert len(sprites(scene, "side-blue")) == 2
    assert len(sprites(scene, "side-yellow")) == 2 + 2


def test_the_end_says_who_won_and_why() -> None:
    ended = view(USUAL, result=Result(1, "eggs"), frames=())
    said = texts(shown(ended, moment(names=("Anna", "Ben"), winners=1)))
    assert {"Ben wins", "all eggs out"} <= set(said)
    team = replace(view(USUAL, seats=4), result=Result(0, "blocked"), frames=())
    assert {"Blue wins", "blocked"} <= set(texts(shown(team, moment(winners=0))))
    drawn = view(USUAL, result=Result(None, "limit"), frames=())
    assert {"a draw", "turn limit"} <= set(texts(shown(drawn, moment(names=("Anna", "Ben"), winners=0))))


def test_free_mode_shows_its_own_penguins_and_no_cards() -> None:
    options = Options(mode="free", cards=False, star_rule=False, penguins=2)
    scene = shown(view(EMPTY, options=options, scene="", discard=(), deck=0, numbers=()), moment(asked(0)))
    said = texts(scene)
    assert {"no event cards", "Free", "Mode"} <= set(said) | {word for text in said for word in text.split()}
    assert not sprites(scene, "star-blue")
    assert len([box for box in sprites(scene, "penguin-blue") if box.left > 838]) == 2
    assert "cards in the deck" not in said


def test_boards_of_other_sides_fit_the_floe_too() -> None:
    for side in (3, 5, 6):
        ice = Ice(side)
        assert all(60 < x < 768 and 140 < y < 784 for x, y in ice.spots), side
        assert len(ice.spots) == 3 * side * (side - 1) + 1
