"""What the private pictures must say (canon, section 11; issue: numbered arrows, reasons, cards with texts)."""

from __future__ import annotations

import itertools
from random import Random

import pytest
from msgspec.structs import replace

from engines.core import Ref, Seat
from engines.zoollywood.frames import Choosing, Discarding, ExploringAgain, Guessing, Peeking, Storming, Window
from engines.zoollywood.ground import Doing, Right
from engines.zoollywood.notes import Brings
from engines.zoollywood.sliding import explorations
from engines.zoollywood.view import View
from render.scene import Box, Head, Polygon, Scene, Sprite, Stamp, Text
from render.zoollywood.badges import badges
from render.zoollywood.slides import numbered, offered, slides, starters
from render.zoollywood.stage import MANY
from tests.engines.zoollywood.table import BOX, GAME, deal, play_out
from tests.render.walk import sprites, texts, walk
from tests.render.zoollywood.stagings import (
    EMPTY,
    PROPS,
    USUAL,
    asked,
    ground,
    held,
    moment,
    put,
    question,
    space,
    spaces,
    view,
)

ICE = PROPS.ice
ALONE = ground("d2:a d5:o a1:A c2:I")
"""d2 may slide east to d4; north-east the iceberg of c2 is in the way at once."""


def seen(at: View, place: int = 0) -> View:
    return replace(at, seat=Seat(place), on_turn=Seat(place))


def heads(scene: Scene) -> list[Head]:
    return [item for item, _ in walk(scene) if isinstance(item, Head) and item.fill == "turn"]


def discs(scene: Scene) -> dict[str, list[tuple[int, int]]]:
    """Where the numbers of slides stand: on white discs with an ink ring."""
    found: dict[str, list[tuple[int, int]]] = {}
    for item in scene.items:
        if isinstance(item, Stamp) and len(item.tile.items) == 2:
            box, text = item.tile.items
            if isinstance(box, Box) and isinstance(text, Text) and box.fill == "white":
                found.setdefault(text.text, []).append((item.x + box.width // 2, item.y + box.height // 2))
    return found


def test_a_slide_is_an_arrow_that_ends_where_the_penguin_would_stop() -> None:
    at = seen(view(ALONE))
    east = next(slide for slide in slides(at, PROPS, (space("d2"),)) if slide.how == "e")
    assert east.path == spaces("d2 d3 d4")
    ends = [(head.x, head.y) for head in heads(held(at, put(at, 0))) if head.angle == 0]
    x, y = ICE.spots[space("d4")]
    assert ends == [(x - 12, y)]


def test_numbers_count_the_legal_slides_and_stand_on_board_and_list() -> None:
    at = seen(view(ALONE))
    legal = explorations(BOX, at.ground, 0, at.doing)
    assert list(badges(at, PROPS).values()) == list(range(1, len(legal) + 1))
    assert badges(at, PROPS)[Ref("slide", "d2-e")] == 1
    found = discs(held(at, put(at, 0)))
    assert set(found) == {str(number) for number in badges(at, PROPS).values()}
    for spots in found.values():
        board, row = sorted(spots)
        assert board[0] < 826 < row[0]


def test_the_number_is_on_the_label_because_the_level_of_the_menu_bears_the_same_reference() -> None:
    states = [state for state in play_out(deal(2, "numbers", scene="nest-egg"), Random(5)) if GAME.pending(state)]
    checked = 0
    for state in states:
        decision = GAME.pending(state)[0]
        if decision.kind not in ("turn", "explore-again"):
            continue
        at = GAME.view(state, decision.seat)
        asking = GAME.question(at, decision, GAME.legal_actions(state, decision))
        ways = [level for offer in asking.offers for level in offer.path if level.kind == "way"]
        numbers = [next(badges(at, PROPS)[ref] for ref in level.refs if ref in badges(at, PROPS)) for level in ways]
        assert numbers == list(range(1, len(ways) + 1))
        checked += len(ways)
    assert checked > 50


def test_what_a_slide_brings_is_what_the_menu_says() -> None:
    checked = 0
    for state in play_out(deal(2, "brings", scene="blizzard-finale"), Random(3)):
        for decision in GAME.pending(state)[:1]:
            at = GAME.view(state, decision.seat)
            if decision.kind != "turn" or at.doing.mark:
                continue
            for slide in slides(at, PROPS, starters(at, PROPS, frozenset())):
                if slide.number:
                    notes = Brings(BOX, at).slide(slide.path[0], slide.path[1:])
                    told = {note.key: note.args[0].value for note in notes if note.args}
                    assert told["zoollywood-note-fills"] == slide.fills
                    assert told.get("zoollywood-note-returns", 0) == slide.returns
                    checked += 1
    assert checked > 40


def test_directions_that_are_not_possible_say_why() -> None:
    at = seen(view(ground("d2:a d4:A c2:I")))
    why = {slide.how: slide.why for slide in slides(at, PROPS, (space("d2"),)) if not slide.number}
    assert why == {"e": "penguin", "w": "penguin", "se": "endless", "nw": "endless", "ne": "no-step"}
    said = texts(held(at, question(0, "turn", "land a1", "explore d2 e")))
    assert said.count("never stops") == 2
    assert said.count("rival penguin") == 2
    assert said.count("no room") == 1


def test_signs_stand_beside_the_penguin_where_the_reason_is_not_plain() -> None:
    at = seen(view(ground("d2:a d4:A c2:I")))
    scene = held(at, question(0, "turn", "explore d2 e"))
    for name, count in (("sign-endless", 2), ("sign-penguin", 2)):
        on_board = [frame for frame in sprites(scene, name) if frame.right < 826]
        assert len(on_board) == count


def test_a_question_narrowed_to_one_penguin_shows_that_one_alone() -> None:
    at = seen(view(USUAL), 1)
    whole, names = put(at, 1), {text.split("-")[0] for text in numbered(at, PROPS)}
    assert len(names) > 1
    one = min(names)
    narrow = replace(whole, offers=tuple(offer for offer in whole.offers if f"explore {one} " in offer.text))
    assert f"Penguin on {one}" in texts(held(at, narrow))
    assert {each.split("-")[0] for each in offered(narrow)} == {one}
    kept = set(discs(held(at, narrow)))
    assert kept < set(discs(held(at, whole)))
    assert kept == {str(number) for key, number in numbered(at, PROPS).items() if key.startswith(one)}


def test_a_slide_over_the_rim_is_an_arrow_out_and_an_arrow_in() -> None:
    at = seen(view(ground("d6:a d3:o a1:A")))
    east = [head for head in heads(held(at, question(0, "turn", "explore d6 e"))) if head.angle == 0]
    assert len(east) == 2
    assert east[0].x > ICE.spots[space("d7")][0]
    assert east[1].x == ICE.spots[space("d2")][0] - 12


def test_a_nest_right_adds_circlings_whose_numbers_stand_apart() -> None:
    at = ground("d3:a d4:N c3:O c4:o a1:A", rights=(Right(0, space("d3"), space("d4")),))
    asking = seen(view(at))
    circles = [key for key in numbered(asking, PROPS) if "w-" in key]
    assert circles
    found = discs(held(asking, put(asking, 0)))
    spots = [spot for spots in found.values() for spot in spots if spot[0] < 826]
    for (one_x, one_y), (x, y) in itertools.combinations(spots, 2):
        assert (one_x - x) ** 2 + (one_y - y) ** 2 >= 36**2


def test_only_the_seat_that_may_explore_has_numbers() -> None:
    at = view(USUAL)
    assert badges(replace(at, seat=Seat(1)), PROPS) == {}
    assert badges(at, PROPS) == {}
    again = replace(seen(view(USUAL, ExploringAgain()), 1), doing=Doing(action="explore", moved=space("c4")))
    assert {ref.id.split("-")[0] for ref in badges(again, PROPS)} <= {"a4", "e5", "f5"}


def test_many_slides_have_numbers_at_their_penguins_and_their_ends_in_the_list() -> None:
    free = ["c1", "c2", "d1", "d3", "e1", "e2", "c4", "c5", "d4", "d6", "e4", "e5", "a3", "b4"]
    pieces = {name: "o" for name in BOX.lattice.names if name not in free} | {
        "d2": "a",
        "d5": "a",
        "a4": "s",
        "g4": "A",
    }
    at = seen(view(ground(" ".join(f"{name}:{sign}" for name, sign in pieces.items()))))
    legal = numbered(at, PROPS)
    assert len(legal) > MANY
    scene = held(at, put(at, 0))
    assert f"{len(legal)} slides" in texts(scene)
    assert len(heads(scene)) == len(legal)
    assert set(discs(scene)) == {str(number) for number in legal.values()}


def test_cards_have_number_metal_name_text_and_what_they_are_good_for() -> None:
    at = replace(seen(view(ALONE)), hand=(3, 7, 10))
    said = texts(held(at, question(0, "turn", "explore d2 e", "play 3")))
    assert {"Stunt Double", "Set Change", "Cut!", "gold", "silver", "3", "7", "10"} <= set(said)
    assert [said.count(word) for word in ("play it now", "later", "only as reaction")] == [1, 1, 1]
    printed = " ".join(said)
    for number in (3, 7, 10):
        assert PROPS.cards[number].text in printed


@pytest.mark.parametrize("number", sorted(PROPS.cards))
@pytest.mark.parametrize("count", [1, 3, 4])
def test_every_card_text_is_shown_whole_in_any_hand(number: int, count: int) -> None:
    at = replace(seen(view(ALONE)), hand=(number,) * count)
    peek = replace(at, known=(number, number), frames=(Peeking(),))
    waiting = replace(at, on_turn=Seat(1))
    for scene in (held(at, put(at, 0)), held(waiting), held(peek, question(0, "peek", f"keep {number} top"))):
        assert " ".join(texts(scene)).count(PROPS.cards[number].text) >= count


@pytest.mark.parametrize("number", sorted(PROPS.cards))
def test_a_hand_above_its_limit_shows_every_text_whole(number: int) -> None:
    at = replace(seen(view(USUAL, Discarding())), hand=(number,) * 5)
    said = " ".join(texts(held(at, question(0, "discard", f"discard {number}"))))
    assert said.count(PROPS.cards[number].text) == 5


def test_who_is_not_asked_sees_the_hand_and_which_cards_are_in_this_game() -> None:
    at = replace(view(USUAL, discard=(3, 8, 8)), seat=Seat(1), hand=(4, 8))
    scene = held(at, None, moment(asked(0)))
    said = texts(scene)
    assert {"not your turn", "Anna is on turn.", "CARDS IN THIS GAME"} <= set(said)
    assert {PROPS.cards[number].name for number in at.numbers} <= set(said)
    pips = [item for item in scene.items if isinstance(item, Box) and (item.width, item.height) == (26, 34)]
    assert len(pips) == sum(PROPS.cards[number].copies for number in at.numbers)
    assert sum(item.fill is None for item in pips) == len(at.discard)


def test_the_cards_of_a_draft_lie_side_by_side() -> None:
    at = replace(seen(view(EMPTY)), hand=(), discard=())
    scene = held(at, question(0, "draft", "keep 7 8", "keep 7 9", "keep 8 9", "keep 7 11"))
    cards = [item for item in scene.items if isinstance(item, Stamp) and item.tile.height == 384]
    assert len(cards) == 4
    assert len({item.y for item in cards}) == 1
    assert all(one.x + one.tile.width <= two.x for one, two in itertools.pairwise(cards))


def test_a_peek_shows_the_two_cards_and_the_hand_below() -> None:
    at = replace(seen(view(USUAL, Peeking())), known=(5, 12, 0), hand=(4,))
    scene = held(at, question(0, "peek", "keep 5 top", "keep 12 bottom"))
    large = [item for item in scene.items if isinstance(item, Stamp) and item.tile.height == 384]
    assert len(large) == 2
    assert {"Recast", "On Your Mark", "Double Feature"} <= set(texts(scene))


def test_a_card_in_play_lies_beside_the_board_with_its_target_marked() -> None:
    at = replace(seen(view(USUAL, Window(1, ("c2-c3-d3",), "", (Seat(1),), 3)), 1), on_turn=Seat(0), hand=(10,))
    scene = held(at, question(1, "react", "cancel", "pass"))
    assert {"Spotlight", "Cut!"} <= set(texts(scene))
    assert [item for item, _ in walk(scene) if isinstance(item, Polygon) and item.fill == "turn"]


def test_places_to_choose_from_have_gold_rings() -> None:
    at = seen(view(USUAL, Choosing(3)))
    scene = held(at, question(0, "target", "pick c2", "pick c3", "pick g3"))
    rings = [frame for item, frame in walk(scene)
             if isinstance(item, Box) and item.pen and item.pen.colour == "turn" and item.width == 48]  # fmt: skip
    centres = {((frame.left + frame.right) // 2, (frame.top + frame.bottom) // 2) for frame in rings}
    assert centres == {ICE.spots[each] for each in spaces("c2 c3 g3")}
    areas = held(at, question(0, "target", "pick c2-c3-d3", "pick d4-d5-e4"))
    assert len([item for item, _ in walk(areas) if isinstance(item, Polygon) and item.fill == "turn"]) == 2


def test_a_storm_shows_the_way_so_far_and_the_steps() -> None:
    at = seen(view(ground("d2:a", "d5"), Storming(spaces("d2 d3 d4 d5"))))
    scene = held(at, question(0, "storm", "step c4", "step e5"))
    assert [head.angle for head in heads(scene)] == [0]
    assert "step aside" in texts(scene)


def test_flippers_show_their_owner_what_they_hold_and_nobody_else() -> None:
    frame = Guessing(Seat(1), "left")
    owner = replace(view(ground("a1:a"), frame), seat=Seat(0))
    scene = held(owner, None, moment(asked(1)))
    (penguin,) = [box for box in sprites(scene, "penguin-blue") if box.bottom - box.top == 184]
    (egg,) = sprites(scene, "egg-blue")
    assert penguin.right < 600 < egg.left
    rival = replace(view(ground("a1:a"), Guessing(Seat(1), "")), seat=Seat(1))
    hidden = held(rival, question(1, "guess", "guess left", "guess right"))
    assert texts(hidden).count("?") == 2
    assert not sprites(hidden, "egg-blue")


def test_every_scene_is_shown_as_a_small_board_with_its_name() -> None:
    at = replace(seen(view(EMPTY)), scene="", turn=0)
    scene = held(at, question(0, "scene", *(f"scene {name}" for name in BOX.scenes)))
    assert set(PROPS.scenes.values()) <= set(texts(scene))
    placed = [entry.what for row in BOX.scenes.values() for entry in row.place]
    for what in ("iceberg", "seagull", "emperor", "nest", "storm"):
        assert len(sprites(scene, what)) == placed.count(what)


def test_discarding_shows_the_cards_without_captions() -> None:
    at = replace(seen(view(USUAL, Discarding())), hand=(3, 4, 5, 7, 9))
    said = texts(held(at, question(0, "discard", "discard 3", "discard 4")))
    assert "later" not in said
    assert "discard" in said


def test_pieces_are_drawn_as_on_the_public_board() -> None:
    at = seen(view(USUAL))
    scene = held(at, put(at, 0))
    drawn = [item.name for item in scene.items if isinstance(item, Sprite) and item.x < 826 and item.y < 826]
    assert drawn.count("egg-blue") == USUAL.board.count("o")
    assert drawn.count("star-yellow") == 1
