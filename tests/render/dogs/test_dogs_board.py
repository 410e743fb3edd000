"""What the board must say (canon, section 11) and how it says it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.core import Seat
from engines.dogs import events as told
from engines.dogs.tokens import ROADWORK, Kind, Token
from render.painter import draw
from render.scene import Box, Scene, Sprite, Text, Trail
from tests.engines.dogs.table import GAME
from tests.render.dogs.table import (
    ATLAS,
    SPACES,
    asked,
    dealt,
    dogs,
    first,
    moment,
    played,
    seen,
    shown,
    with_area,
)
from tests.render.walk import Frame, boxes, sprites, texts, walk

SIDE = 94


def tokens(scene: Scene) -> list[tuple[Box, Frame]]:
    return [(item, place) for item, place in walk(scene)
            if isinstance(item, Box) and item.width == SIDE and item.fill]  # fmt: skip


def heads(scene: Scene, size: int) -> list[str]:
    return [item.name for item, _ in walk(scene)
            if isinstance(item, Sprite) and item.name.startswith("dog-") and item.width == size]  # fmt: skip


def around(place: Frame, spot: tuple[int, int]) -> bool:
    return place.left <= spot[0] <= place.right and place.top <= spot[1] <= place.bottom


@pytest.mark.parametrize(("seats", "height"), [(2, 1324), (3, 1412), (4, 1500)])
def test_the_height_follows_the_number_of_seats(seats: int, height: int) -> None:
    scene = shown(dealt(seats), moment(asked(0)))
    assert (scene.width, scene.height) == (1200, height)


def test_the_fixed_layer_is_the_same_for_all_pictures_of_a_layout() -> None:
    one = shown(dealt(), moment(asked(0)))
    other = shown(dealt(round=7, fair=("poodle",)), moment(asked(2)))
    assert one.fixed == other.fixed
    assert one.items != other.items


def test_the_same_position_gives_the_same_file() -> None:
    assert draw(shown(dealt(), moment(asked(0)))) == draw(shown(dealt(), moment(asked(0))))


def test_the_head_says_round_part_and_who_is_asked() -> None:
    said = texts(shown(dealt(round=3), moment(asked(1))))
    assert {"Dogs", "Round 3 · Driving", "Ben drives"} <= set(said)


@pytest.mark.parametrize("part", ["Driving", "Kennels", "Working", "Fuel"])
def test_every_part_of_a_round_has_its_word(part: str) -> None:
    heads_said = {
        text for state, pending, _ in played(3, "parts") if state.round < 3
        for text in texts(shown(seen(state), moment(*pending, names=("A", "B", "C")))) if text.startswith("Round")
    }  # fmt: skip
    assert any(text.endswith(f"· {part}") for text in heads_said)


def test_every_dog_lies_on_its_space_with_head_and_code() -> None:
    view = dealt()
    scene = shown(view, moment(asked(0)))
    wanted = sorted(f"dog-{dog.breed}" for dog in view.dogs if dog)
    assert sorted(heads(scene, 72)) == wanted
    said = texts(scene)
    for dog in view.dogs:
        assert dog is not None
        assert ATLAS.codes[dog.breed] in said
    assert set(SPACES) <= set(said)


def test_the_city_is_square_and_the_country_round_whatever_lies_there() -> None:
    view = dealt(dogs=dogs(c5="poodle", f9="beagle"))
    shapes = {item.radius for item, place in tokens(shown(view, moment())) if around(place, ATLAS.spots["c5"])}
    discs = {item.radius for item, place in tokens(shown(view, moment())) if around(place, ATLAS.spots["f9"])}
    assert (shapes, discs) == ({24}, {47})


def test_sick_and_reward_dogs_have_a_sign_besides_their_ground() -> None:
    view = dealt(dogs=dogs(c5="poodle sick", f9="beagle reward", c1="mutt"))
    scene = shown(view, moment())
    (cross,) = [place for item, place in walk(scene)
                if isinstance(item, Sprite) and (item.name, item.width) == ("icon-cross", 40)]  # fmt: skip
    (star,) = [place for item, place in walk(scene)
               if isinstance(item, Sprite) and (item.name, item.width) == ("icon-star", 52)]  # fmt: skip
    (x, y), (to_x, to_y) = ATLAS.spots["c5"], ATLAS.spots["f9"]
    assert around(cross, (x - 40, y - 36))
    assert around(star, (to_x - 40, to_y - 36))
    assert sorted(item.fill or "" for item, _ in tokens(scene)) == ["Ct", "paper", "sick"]


def test_roadwork_shows_its_barrier_and_an_empty_space_a_broken_outline() -> None:
    view = dealt(dogs=dogs(c1="mutt"), roadwork=("c9",))
    scene = shown(view, moment())
    (barrier,) = sprites(scene, "icon-roadwork")
    assert around(barrier, ATLAS.spots["c9"])
    hollow = [place for item, place in walk(scene) if isinstance(item, Box) and item.pen and item.pen.dash
              and item.width == 86]  # fmt: skip
    assert len(hollow) == len(SPACES) - 2


def test_trucks_stand_on_the_plaza_or_on_their_space_with_their_load() -> None:
    truck = (Token("mutt", Kind.HEALTHY), Token("mutt", Kind.SICK), Token("poodle", Kind.HEALTHY))
    view = with_area(dealt(dogs=dogs()), 1, place="f9", moved=True, truck=truck)
    scene = shown(view, moment(asked(0)))
    (ben,) = sprites(scene, "truck-b")
    assert around(ben, ATLAS.spots["f9"])
    for letter in "acd":
        (parked,) = sprites(scene, f"truck-{letter}")
        assert abs((parked.left + parked.right) // 2 - 600) <= 30
    (x, y) = ATLAS.spots["f9"]
    load = [item.text for item, place in walk(scene)
            if isinstance(item, Text) and y - 66 <= place.top and place.bottom <= y - 26
            and abs(place.left - x) < 56]  # fmt: skip
    assert load == ["2", "1"]


@pytest.mark.parametrize(("gas", "rings"), [(1, 6), (2, 0)])
def test_dogs_in_reach_have_rings_unless_they_are_many(gas: int, rings: int) -> None:
    view = with_area(dealt(roadwork=()), 0, gas=gas)
    view = replace(view, dogs=tuple(Token("mutt", Kind.HEALTHY) if dog else None for dog in view.dogs))
    gold = [item for item, _ in walk(shown(view, moment(asked(0)))) if isinstance(item, Box)
            and item.fill == "turn" and item.width == SIDE + 22]  # fmt: skip
    assert len(gold) == rings


def test_the_last_journey_is_a_trail_along_the_streets() -> None:
    view = with_area(dealt(), 1, place="c9", moved=True)
    event = told.Moved(Seat(1), 3, "centre", "c9", 3, "mutt", Kind.HEALTHY, 0)
    (trail,) = [item for item, _ in walk(shown(view, moment(asked(2), events=(event,)))) if isinstance(item, Trail)]
    assert trail.via == (ATLAS.spots["c1"], ATLAS.spots["c5"])
    assert not trail.both


def test_a_journey_keeps_clear_of_roadwork() -> None:
    assert ATLAS.route((), "centre", "c9") == ("centre", "c1", "c5", "c9")
    assert ATLAS.route(("c5",), "centre", "c9") == ("centre", "c2", "c6", "c9")
    assert ATLAS.route((), "c1", "f1") == ("c1", "centre", "f1")
    for start in SPACES:
        for goal in SPACES:
            if start != goal:
                way = ATLAS.route(("c5", "f5"), start, goal)
                entered = [place for place in way[1:] if place != "centre"]
                gas = sum(2 if place in ("c5", "f5") else 1 for place in entered)
                assert gas == GAME.box.roads.cost(("c5", "f5"), start, goal)


def test_a_truck_that_went_on_leaves_no_trail() -> None:
    event = told.Moved(Seat(1), 3, "centre", "c9", 3, "mutt", Kind.HEALTHY, 0)
    home = told.Returned(Seat(1), 4, 1, ())
    scene = shown(dealt(), moment(asked(2), events=(event, home)))
    assert not [item for item, _ in walk(scene) if isinstance(item, Trail)]
    (ring,) = [place for place in boxes(scene, "last") if place.bottom < 788]
    (truck,) = sprites(scene, "truck-b")
    assert ring.left < truck.left < truck.right < ring.right


def test_exchanged_dogs_are_joined_by_a_trail_with_two_heads() -> None:
    mutt = Token("mutt", Kind.HEALTHY)
    event = told.Exchanged(Seat(0), 3, told.Laid("c1", mutt), told.Laid("f12", mutt))
    (trail,) = [
        item for item, _ in walk(shown(dealt(), moment(asked(0), events=(event,)))) if isinstance(item, Trail)
    ]
    assert trail.both
    assert trail.x < 600 < trail.to_x


def test_the_fair_says_its_price_and_which_numbers_are_covered() -> None:
    said = texts(shown(dealt(fair=("poodle", "mutt", "mutt")), moment(asked(0))))
    assert said.count("7") == 2  # the price and the first free number
    assert "8" not in said
    assert {"PRICE", "buys"} <= set(said)


def test_dogs_that_find_no_place_at_the_fair_are_counted() -> None:
    scene = shown(dealt(fair=("mutt",) * 13), moment(asked(0)))
    assert "+4" in texts(scene)
    fair = [place for item, place in walk(scene) if isinstance(item, Sprite) and item.name == "dog-mutt"
            and 972 < place.top < 1068 and place.right < 870]  # fmt: skip
    assert len(fair) == 9


def test_what_joined_the_fair_has_a_ring() -> None:
    event = told.JoinedFair(None, 3, ("mutt", "mutt"), "donated")
    scene = shown(dealt(fair=("poodle", "mutt", "mutt")), moment(asked(0), events=(event,)))
    rings = [place for place in boxes(scene, "last") if 972 < place.top < 1068]
    assert len(rings) == 2
    assert not [place for place in boxes(shown(dealt(fair=("mutt",) * 11), moment()), "last") if place.top < 1070]


def test_workers_stand_in_their_building_even_with_free_entry() -> None:
    workers = ((Seat(0), Seat(1), Seat(2), Seat(0)), (Seat(3),), (), (), ())
    scene = shown(dealt(workers=workers), moment(asked(0, "send")))
    hall = [item.name for item, place in walk(scene) if isinstance(item, Sprite) and item.name.startswith("seat-")
            and 796 < place.top < 964 and place.right < 90]  # fmt: skip
    assert sorted(hall) == ["seat-a", "seat-a", "seat-b", "seat-c"]


def test_a_worker_sees_the_open_places_in_gold() -> None:
    state, pending, events = first(4, lambda _, asking: asking[0].kind == "send")
    scene = shown(seen(state), moment(*pending, events=events))
    gold = [place for place in boxes(scene, "turn") if 796 < place.top < 964]
    assert len(gold) == 5
    wanted = first(4, lambda _, asking: asking[0].kind == "card")
    cards = [place for place in boxes(shown(seen(wanted[0]), moment(*wanted[1])), "turn") if 796 < place.top < 964]
    assert len(cards) == 2


def test_taken_cards_leave_their_place() -> None:
    view = dealt()
    display = (view.display[0][:1], *view.display[1:])
    empty = [item for item, _ in walk(shown(replace(view, display=display), moment())) if isinstance(item, Box)
             and item.pen and item.pen.dash and (item.width, item.height) == (70, 90)]  # fmt: skip
    assert len(empty) == 1


def test_a_row_says_everything_a_seat_has() -> None:
    view = with_area(
        dealt(), 2, coins=28, food=7, medicine=14, gas=9, infirmary=("mutt",) * 6, cards=("assistant",)
    )
    row = [item.text for item, place in walk(shown(view, moment(asked(0)))) if isinstance(item, Text)
           and 1254 < place.top < 1338]  # fmt: skip
    assert {"Clementine", "at start", "28", "7", "14", "9", "6", "1"} <= set(row)
    assert [text for text in row if text in ("2", "3", "5")] == ["2", "3", "5"]  # the stalls not yet built


def test_pairs_stand_side_by_side_and_triples_above_singles() -> None:
    stalls = (("mutt", "mutt", "poodle"), ("beagle", "poodle", "poodle"))
    scene = shown(with_area(dealt(dogs=dogs()), 0, stalls=stalls), moment())
    places: dict[tuple[str, bool], list[tuple[int, int]]] = {}
    for item, place in walk(scene):
        if isinstance(item, Sprite) and item.name.startswith("dog-") and item.width == 35:
            places.setdefault((item.name, place.left > 740), []).append((place.left, place.top))
    for pair in (("dog-mutt", False), ("dog-poodle", True)):
        (left, top), (right, other) = sorted(places[pair])
        assert (top, right - left) == (other, 36)
    assert places["dog-beagle", True][0][1] > places["dog-poodle", True][0][1]


def test_a_tank_that_is_nearly_empty_is_red_and_has_a_sign() -> None:
    low = shown(with_area(dealt(), 3, gas=1), moment(asked(0)))
    assert [item.text for item, _ in walk(low) if isinstance(item, Text) and item.colour == "bad"] == ["1"]
    assert texts(low).count("!") == 1
    assert "!" not in texts(shown(dealt(), moment(asked(0))))


@pytest.mark.parametrize("place", range(4))
def test_the_seat_that_is_asked_has_the_gold_frame_and_the_pointer(place: int) -> None:
    scene = shown(dealt(), moment(asked(place)))
    top = 1078 + 88 * place
    (frame,) = [one for one in boxes(scene, "turn") if one.right - one.left > 1000]
    (pointer,) = sprites(scene, "pointer")
    assert top - 4 <= frame.top < pointer.top < pointer.bottom < frame.bottom <= top + 88


def test_several_seats_asked_stand_side_by_side_in_the_pill() -> None:
    both = (asked(0, "arrange", in_turn=False), asked(2))
    said = texts(shown(dealt(), moment(*both)))
    assert "decide" in said
    assert "house dogs" in texts(shown(dealt(), moment(asked(0, "arrange"), asked(1, "arrange"))))


def test_the_starting_player_has_the_paw() -> None:
    for seat in range(4):
        paws = [place for item, place in walk(shown(dealt(first=Seat(seat)), moment()))
                if isinstance(item, Sprite) and item.name == "icon-paw" and place.left < 100]  # fmt: skip
        assert [1078 + 88 * seat < paw.top < 1078 + 88 * seat + 84 for paw in paws] == [True]


@pytest.mark.parametrize(("event", "x"), [
    (told.DogPut(Seat(1), 3, "mutt", 2), 744 + 39), (told.StallBuilt(Seat(1), 3, 3, 2, card=False), 834 + 39),
    (told.CardTaken(Seat(1), 3, "assistant"), 1132), (told.FuelBought(Seat(1), 3, 1, 3), 600),
    (told.GoodsSwapped(Seat(1), 3, "gas", "food"), 440), (told.FullStall(Seat(1), 3, "mutt", 1), 340),
    (told.DogCured(Seat(1), 3, "mutt"), 1132),
])  # fmt: skip
def test_what_an_answer_changed_has_a_ring(event: told.Event, x: int) -> None:
    scene = shown(with_area(dealt(), 1, stalls=((), (), ())), moment(asked(0), events=(event,)))
    rings = [place for place in boxes(scene, "last") if place.top > 1070]
    assert any(1158 < (ring.top + ring.bottom) // 2 < 1254 and ring.left < x < ring.right for ring in rings)
    assert all(1158 < ring.top < 1254 for ring in rings)


def test_the_final_round_is_told_in_red() -> None:
    scene = shown(dealt(final=True), moment(asked(0)))
    assert "final round" in texts(scene)
    assert any(item.fill == "bad" and item.y < 84 for item in scene.items if isinstance(item, Box))


def test_the_end_shows_every_part_of_the_score_and_the_winner() -> None:
    *_, (state, _, _) = played(4, "the end")
    outcome = GAME.outcome(state)
    assert outcome is not None
    scene = shown(seen(state), moment(outcome=outcome))
    said = texts(scene)
    assert "final score" in said
    for standing in outcome.standings:
        assert {str(standing.points), f"{standing.points} points"} <= set(said)
        for part in standing.parts:
            assert str(part.points).replace("-", "\N{MINUS SIGN}") in said
    assert len(sprites(scene, "icon-crown")) == 1 + len(outcome.winners)
    assert "PRICE" not in said


def test_things_of_an_owners_pack_are_shown_by_their_letters() -> None:
    from render.dogs.cards import sign  # noqa: PLC0415 - the fallback itself is under test
    from render.dogs.tokens import head  # noqa: PLC0415

    shown_head, shown_sign = head("harrier", "Ha", 0, 0, 72), sign("lucky-day", "L", 0, 0, 50)
    assert isinstance(shown_head, Text)
    assert isinstance(shown_sign, Text)
    assert (shown_head.text, shown_sign.text) == ("Ha", "L")


def test_a_tile_of_roadwork_has_no_code() -> None:
    view = dealt(dogs=dogs(), roadwork=("c4", "f5"))
    assert ROADWORK.breed not in ATLAS.codes
    assert not set(ATLAS.codes.values()) & {text for text in texts(shown(view, moment())) if len(text) == 2}


def test_a_truck_that_was_towed_is_marked_on_the_plaza() -> None:
    scene = shown(dealt(2), moment(asked(1), events=(told.Towed(Seat(0), 3, ()),), names=("A", "B")))
    (ring,) = boxes(scene, "last")
    assert around(ring, (600, 407))
