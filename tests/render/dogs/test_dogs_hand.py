"""What the private pictures must say: the numbered map of a driver, and the ARC (canon, section 11)."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Ref, Seat
from engines.dogs.frames import Arranging
from engines.dogs.scores import parts, total
from engines.dogs.stalls import points
from engines.dogs.state import State
from engines.dogs.tokens import Kind, Token
from render.dogs.badges import badges
from render.scene import Box, Scene, Sprite, Stamp, Text
from tests.engines.dogs.table import GAME, decision_of, do
from tests.render.dogs.table import ATLAS, dogs, first, held, moment, put, seen
from tests.render.walk import Frame, boxes, sprites, texts, walk


def driving(gas: int = 9, **fields: object) -> State:
    state, _, _ = first(4, lambda state, asking: state.round == 2 and asking[0].kind == "drive")
    seat = GAME.pending(state)[0].seat
    return _changed(state, seat, gas=gas, **fields)


def _changed(state: State, seat: Seat, **fields: object) -> State:
    areas = list(state.areas)
    areas[seat] = replace(areas[seat], **fields)
    return replace(state, areas=tuple(areas))


def pictured(state: State) -> Scene:
    decision = GAME.pending(state)[0]
    view = seen(state, decision.seat)
    return held(view, moment(decision), put(state, decision))


def numbers(scene: Scene) -> dict[str, Frame]:
    """The texts on white discs with an ink ring."""
    discs = [
        place for item, place in walk(scene) if isinstance(item, Box) and (item.fill, item.width) == ("white", 44)
    ]
    return {
        item.text: disc for item, place in walk(scene) for disc in discs
        if isinstance(item, Text) and disc.left < place.left < place.right < disc.right and disc.top < place.top
        and place.bottom < disc.bottom
    }  # fmt: skip


def test_the_numbers_are_those_of_the_menu_in_its_order() -> None:
    state = driving()
    decision = GAME.pending(state)[0]
    spaces = [level.refs[0].id for offer in put(state, decision).offers if offer.text.startswith("move")
              for level in offer.path if level.refs and level.refs[0].kind == "space"]  # fmt: skip
    assert badges(seen(state, decision.seat), ATLAS) == {
        Ref("space", space): number for number, space in enumerate(spaces, start=1)
    }


def test_every_dog_in_reach_carries_its_number_and_what_it_costs() -> None:
    state = driving(gas=3)
    decision = GAME.pending(state)[0]
    scene, shown = pictured(state), badges(seen(state, decision.seat), ATLAS)
    assert sorted(map(int, numbers(scene))) == sorted(shown.values())
    for ref, number in shown.items():
        x, y = ATLAS.spots[ref.id]
        disc = numbers(scene)[str(number)]
        assert (disc.left + 22, disc.top + 22) == (x - 42, y - 40)
        cost = GAME.box.roads.cost(state.roadwork, state.areas[decision.seat].place, ref.id)
        beside = [item.text for item, place in walk(scene) if isinstance(item, Text)
                  and x + 10 < place.left < x + 64 and y + 14 < place.top < y + 50]  # fmt: skip
        assert str(cost) in beside
        assert ("!" in beside) == (cost == 3)


def test_dogs_out_of_reach_fade_and_have_no_ring() -> None:
    state = driving(gas=1)
    decision = GAME.pending(state)[0]
    shown = badges(seen(state, decision.seat), ATLAS)
    scene = pictured(state)
    rings = [item for item, _ in walk(scene) if isinstance(item, Box) and item.fill == "turn" and item.width == 116]
    veils = [
        item.tile.veil for item in scene.items if isinstance(item, Stamp) and item.tile.veil in ("city", "meadow")
    ]
    assert len(rings) == len(shown)
    assert len(veils) == sum(dog is not None for dog in state.dogs) - len(shown)


def test_codes_say_how_many_of_a_breed_the_reader_has() -> None:
    state = driving(stalls=(("mutt", "mutt"), ()), truck=(Token("mutt", Kind.HEALTHY), Token("mutt", Kind.SICK)))
    state = replace(state, dogs=dogs(c1="mutt", f1="poodle"))
    said = texts(pictured(state))
    assert {"Mu 3", "Po"} <= set(said)


def test_reward_dogs_say_what_they_bring() -> None:
    state = replace(driving(), dogs=dogs(c9="beagle reward"))
    scene = pictured(state)
    (star,) = [place for item, place in walk(scene)
               if isinstance(item, Sprite) and (item.name, item.width) == ("icon-star", 46)]  # fmt: skip
    inside = [item.text for item, place in walk(scene) if isinstance(item, Text)
              and star.left < place.left < star.right and star.top < place.top < star.bottom]  # fmt: skip
    assert inside == ["3"]


def test_to_exchange_all_dogs_are_numbered_and_the_first_one_is_a_preview() -> None:
    state = driving(gas=1, cards=("dog-exchange",))
    seat = GAME.pending(state)[0].seat
    before = badges(seen(state, seat), ATLAS)
    state = do(state, seat, "play dog-exchange")
    assert badges(seen(state, seat), ATLAS) == before
    assert len(before) == sum(dog is not None for dog in state.dogs)
    space = next(ref.id for ref in before)
    scene = pictured(do(state, seat, f"first {space}"))
    (dashed,) = [place for item, place in walk(scene)
                 if isinstance(item, Box) and item.pen and item.pen.dash and item.pen.colour == "turn"]  # fmt: skip
    x, y = ATLAS.spots[space]
    assert ((dashed.left + dashed.right) // 2, (dashed.top + dashed.bottom) // 2) == (x, y)
    assert len(numbers(scene)) == len(before)


def test_nothing_is_numbered_for_seats_that_do_not_drive() -> None:
    state = driving()
    seat = GAME.pending(state)[0].seat
    assert badges(seen(state, (seat + 1) % 4), ATLAS) == {}
    assert badges(seen(state), ATLAS) == {}


def test_the_map_shows_the_load_and_the_cards_with_their_texts() -> None:
    truck = (Token("mutt", Kind.HEALTHY), Token("poodle", Kind.SICK))
    state = driving(truck=truck, cards=("dog-exchange", "dog-exchange", "veterinarian"))
    scene = pictured(state)
    said = texts(scene)
    assert {"TRUCK", "Dog Exchange", "Veterinarian", "\N{MULTIPLICATION SIGN}2", "dogs-ask-drive"} <= set(said)
    gold = [place for place in boxes(scene, "turn") if place.top > 880 and place.right - place.left > 280]
    assert len(gold) == 1


def test_the_arc_says_what_each_stall_is_worth_and_what_the_next_costs() -> None:
    state = driving(stalls=(("mutt",) * 4, (), ("poodle", "poodle", "poodle")))
    seat = GAME.pending(state)[0].seat
    said = texts(held(seen(state, seat), moment()))
    scoring = GAME.box.scoring
    assert f"{points(scoring, ('mutt',) * 4)} pts" in said
    assert f"{points(scoring, ('poodle',) * 3) + scoring.stall_points[2]} pts" in said
    assert {"0 pts", f"{scoring.stall_points[3]} pts", f"{scoring.stall_points[4]} pts"} <= set(said)
    assert said.count("Mu") == 4
    assert "of 2 needed" in said


def test_the_arc_says_the_points_and_their_parts() -> None:
    state = driving()
    seat = GAME.pending(state)[0].seat
    view = seen(state, seat)
    said = texts(held(view, moment()))
    assert f"{total(GAME.box, view, view.areas[seat])} points" in said
    for part in parts(GAME.box, view, view.areas[seat]):
        assert str(part.points).replace("-", "\N{MINUS SIGN}") in said


def test_the_arc_shows_bays_goods_and_the_breeds_the_fair_buys() -> None:
    state = driving(gas=4, infirmary=("mutt", "poodle"), stalls=(("poodle",), ("rottweiler",)))
    state = replace(state, fair_card="fair-1")
    scene = held(seen(state, GAME.pending(state)[0].seat), moment())
    assert "/ 9" in texts(scene)
    tents = [item for item, _ in walk(scene) if isinstance(item, Sprite) and item.name == "building-dog-fair"
             and item.width == 36]  # fmt: skip
    assert len(tents) == 1
    bays = [
        place for item, place in walk(scene) if isinstance(item, Box) and item.fill == "sick" and item.width == 90
    ]
    assert len(bays) == 2


def test_food_that_does_not_reach_is_red_and_has_a_sign() -> None:
    state = driving(gas=4, food=0, stalls=(("mutt",), ()))
    scene = held(seen(state, GAME.pending(state)[0].seat), moment())
    red = [item.text for item, _ in walk(scene) if isinstance(item, Text) and item.colour == "bad"]
    assert red == ["0", "of 1 needed"]
    assert texts(scene).count("!") == 1


def test_dogs_to_be_put_away_stand_in_the_yard() -> None:
    state, pending, _ = first(4, lambda state, asking: any(
        one.kind == "arrange" and state.areas[one.seat].frames[-1].yard for one in asking  # type: ignore[union-attr]
    ))  # fmt: skip
    decision = next(one for one in pending if one.kind == "arrange")
    frame = state.areas[decision.seat].frames[-1]
    assert isinstance(frame, Arranging)
    scene = held(seen(state, decision.seat), moment(*pending), put(state, decision))
    assert {"YARD", "house your dogs"} <= set(texts(scene))
    yard = [item.name for item, _ in walk(scene) if isinstance(item, Sprite) and item.name.startswith("dog-")
            and item.width == 46]  # fmt: skip
    assert sorted(yard) == sorted(f"dog-{breed}" for breed in (*frame.yard, *frame.sick))


def test_stalls_that_can_take_a_bought_dog_are_framed_in_gold() -> None:
    state, pending, _ = first(4, lambda _, asking: asking[0].kind == "put")
    decision = pending[0]
    scene = held(seen(state, decision.seat), moment(*pending), put(state, decision))
    frames = [item for item, place in walk(scene) if isinstance(item, Box) and item.fill == "turn"
              and place.bottom - place.top > 200]  # fmt: skip
    assert len(frames) == len(put(state, decision).offers)
    assert "HOUSE" in texts(scene)


def test_the_header_says_whose_picture_it_is_and_what_to_do() -> None:
    state = driving()
    seat = GAME.pending(state)[0].seat
    assert {"Your way", "drive on"} <= set(texts(pictured(state)))
    said = texts(held(seen(state, (seat + 1) % 4), moment(decision_of(state, seat))))
    assert {"Your ARC", "not your turn", "Nothing is asked of you now."} <= set(said)
    assert sprites(pictured(state), "pointer-white")
