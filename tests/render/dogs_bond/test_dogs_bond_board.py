"""What the board must say (canon, section 11) and how it says it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engines.core import Event, Seat
from engines.dogs_bond import events as told
from engines.dogs_bond.view import Day, Phase, Try, View
from render.dogs_bond.kennel import Kennel, ability, head, portrait
from render.dogs_bond.layout import HOUSE_WIDE, PLATE_Y, dog_at, height, house_x, stone_at
from render.painter import draw
from render.scene import Line, Scene, Sprite, Text, Trail
from tests.engines.dogs_bond.table import GAME, deal
from tests.render.dogs_bond.golden_scenes import table
from tests.render.dogs_bond.table import (
    KENNEL,
    asked,
    asking,
    ended,
    moment,
    played,
    seen_by_all,
    shown,
    with_dog,
)
from tests.render.walk import boxes, sprites, texts, walk

VIEW = table()


def now(*events: Event, view: View = VIEW, seat: int = 0, kind: str = "play") -> Scene:
    return shown(view, moment(len(view.dogs), asked(seat, kind), events=events))


def within(scene: Scene, left: int, top: int, right: int, bottom: int) -> list[str]:
    """The texts in a part of the picture."""
    return [
        item.text
        for item, at in walk(scene)
        if isinstance(item, Text)
        and left <= at.left
        and at.right <= right
        and top <= at.top
        and at.bottom <= bottom
    ]


def box_of(scene: Scene, seat: int) -> list[str]:
    x, y = dog_at(seat)
    return within(scene, x, y, x + 582, y + 126)


def marks_on(scene: Scene, place: int, level: int) -> list[str]:
    """The dogs on a stone, by the letters of their marks."""
    x, (y, high) = house_x(place), stone_at(level)
    return [name for name in within(scene, x, y, x + HOUSE_WIDE, y + high) if name.isalpha()]


@pytest.mark.parametrize("seats", range(2, 9))
def test_each_table_has_its_height(seats: int) -> None:
    drawn = shown(GAME.view(deal(seats), None), moment(seats, asked(0)))
    assert drawn.height == height(seats) == 1026 + 134 * ((seats + 1) // 2 - 1)


def test_every_house_says_who_lives_there_and_what_is_wanted() -> None:
    drawn = now()
    for place, adopter in enumerate(VIEW.houses):
        facts = GAME.box.adopters[adopter]
        x = house_x(place)
        said = within(drawn, x, 84, x + HOUSE_WIDE, sum(stone_at(1)))
        assert str(place + 1) in said
        assert next(row.name for row in GAME.box.rows.adopter if row.id == adopter) in said
        assert sprites(drawn, f"adopter-{adopter}")[0].left > x
        fitting = [f"{top}/{bottom}" for level, (top, bottom) in enumerate(facts.needs, 1)
                   if len(marks_on(drawn, place, level)) < 4]  # fmt: skip
        assert set(fitting) <= set(said)


def test_the_heart_lies_at_its_attribute() -> None:
    hearts = [frame for frame in sprites(now(), "icon-heart") if PLATE_Y < frame.top < PLATE_Y + 90]
    for place, adopter in enumerate(VIEW.houses):
        facts = GAME.box.adopters[adopter]
        middle = house_x(place) + HOUSE_WIDE // 2
        heart = next(frame for frame in hearts if house_x(place) < frame.left < house_x(place) + HOUSE_WIDE)
        assert (heart.left < middle) == (facts.heart == facts.top)


def test_every_dog_stands_on_its_levels() -> None:
    drawn = now()
    for place in range(6):
        for level in range(1, 7):
            there = ["ABCD"[dog.seat] for dog in VIEW.dogs if dog.levels[place] == level]
            assert marks_on(drawn, place, level) == there


def test_a_dog_shows_its_piles_with_their_top_cards() -> None:
    said = box_of(now(), 0)
    assert {"Anna", "5", "7", "8", "2"} <= set(said)
    tops = [card[-1] for pile in VIEW.dogs[0].piles for card in pile[-1:]]
    assert all(said.count(top) >= tops.count(top) for top in tops)


def test_an_empty_pile_has_no_top_card() -> None:
    empty = with_dog(VIEW, 2, piles=((), (), (), ()), totals=(0, 0, 0, 0))
    assert len(box_of(now(), 2)) - len(box_of(now(view=empty), 2)) == 2


def test_the_rope_toy_lies_with_alpha() -> None:
    for alpha in range(4):
        rope = sprites(now(view=replace(VIEW, alpha=Seat(alpha))), "icon-rope")
        x, y = dog_at(alpha)
        assert any(x < frame.left < x + 582 and y < frame.top < y + 126 for frame in rope)


def test_the_event_shows_its_text_and_whom_it_serves() -> None:
    for event, row in GAME.box.events.items():
        drawn = now(view=replace(VIEW, event=event))
        assert row.title in texts(drawn)
        assert row.text.split()[-1] in " ".join(within(drawn, 12, 672, 1188, 814))
        assert len(sprites(drawn, KENNEL.event(event))) == 1
        for icon in row.icons:
            served = [dog for dog in VIEW.dogs if KENNEL.icon(dog.breed) == icon]
            assert len(sprites(drawn, f"ability-{icon}")) == 1 + len(served)


def test_no_icon_of_an_event_hides_a_word() -> None:
    for event in GAME.box.events:
        drawn = now(view=replace(VIEW, event=event))
        words = [
            at for item, at in walk(drawn) if isinstance(item, Text) and len(item.text) > 1 and 672 < at.top < 814
        ]
        words = [at for at in words if at.right < 860]
        for icon in GAME.box.events[event].icons:
            top = next(at for at in sprites(drawn, f"ability-{icon}") if at.top < 814)
            assert all(at.right < top.left or at.top + 3 >= top.bottom for at in words)


def test_the_counters_say_what_is_left() -> None:
    said = within(now(view=replace(VIEW, event="zoomies", events_left=28, pile=41)), 860, 672, 1188, 814)
    assert said[:4] == ["28", "events", "41", "cards"]


@pytest.mark.parametrize("card", ["grooming-3", "instinct-1-g", "play-bow"])
def test_the_top_of_the_discards_is_open(card: str) -> None:
    drawn = now(view=replace(VIEW, discard=("health-1", card)))
    sign = f"icon-{GAME.box.cards[card].attribute}"
    assert any(672 < frame.top < 814 and frame.left > 1000 for frame in sprites(drawn, sign))


def test_a_level_that_was_reached_is_ringed() -> None:
    change = told.Change(VIEW.houses[4], 3, 4)
    rings = boxes(now(told.Played(Seat(0), 3, "obedience-2", 8, (change,))), "last")
    x, (y, _) = house_x(4), stone_at(4)
    assert any(ring.left < x and ring.top < y and ring.right > x + HOUSE_WIDE and ring.bottom > y + 47
               for ring in rings)  # fmt: skip


def test_only_the_end_of_a_way_is_ringed() -> None:
    up = told.Played(Seat(0), 3, "obedience-2", 8, (told.Change(VIEW.houses[4], 3, 4),))
    down = told.Lost(Seat(0), 3, "obedience-2", "obedience", None, (told.Change(VIEW.houses[4], 4, 3),))
    tops = [ring.top for ring in boxes(now(up, down), "last") if ring.left < 990 < ring.right]
    assert stone_at(3)[0] - 6 in tops
    assert stone_at(4)[0] - 6 not in tops


def test_a_lost_card_leaves_a_cross() -> None:
    plain = [item for item, _ in walk(now()) if isinstance(item, Line) and item.colour == "last"]
    lost = told.Lost(Seat(1), 3, "health-1", "health", Seat(0))
    crossed = [item for item, _ in walk(now(lost)) if isinstance(item, Line) and item.colour == "last"]
    assert (len(plain), len(crossed)) == (0, 2)


def test_swapped_adopters_are_joined_by_a_trail_with_two_heads() -> None:
    swap = told.Swapped(Seat(0), 3, 2, 5, (VIEW.houses[1], VIEW.houses[4]))
    trails = [item for item, _ in walk(now(swap)) if isinstance(item, Trail)]
    assert [trail.both for trail in trails] == [True]
    assert (trails[0].x // 198, trails[0].to_x // 198) == (1, 4)


def test_who_is_asked_has_the_gold_frame_and_the_pointer() -> None:
    for seat in range(4):
        x, y = dog_at(seat)
        drawn = now(seat=seat)
        gold = [frame for frame in boxes(drawn, "turn") if frame.top > 820]
        assert [(frame.left, frame.top) for frame in gold] == [(x - 2, y - 2)]
        assert [frame.top // 134 for frame in sprites(drawn, "pointer")] == [(y + 12) // 134]


def test_the_header_says_how_far_the_game_is() -> None:
    assert "Event 7 of 40" in texts(now(view=replace(VIEW, turn=7)))
    assert "Tail Wag" in texts(now(view=replace(VIEW, phase=Phase.TAIL_WAG)))
    assert "last turn" in texts(now(view=replace(VIEW, depleted=True)))


def test_dogs_that_can_be_picked_stand_in_the_middle() -> None:
    position = asking("pick", 3, dogs="choose")
    drawn = seen_by_all(position)
    taken = {dog.breed for dog in position[0].dogs}
    for breed in GAME.box.dogs:
        middle = [frame for frame in sprites(drawn, f"dog-{breed}") if 672 < frame.top < 814]
        assert bool(middle) == (breed not in taken)


def day(**fields: Any) -> View:
    dogs = tuple(replace(dog, instinct=("instinct-1-g",) * dog.seat) for dog in VIEW.dogs)
    plain = Day((Seat(3), Seat(2), Seat(1), Seat(0)), homes=("",) * 4, rescues=(0,) * 4)
    return replace(VIEW, phase=Phase.ADOPTION, dogs=dogs, day=replace(plain, **fields))


def test_adoption_day_shows_the_order_and_the_rolls() -> None:
    home = VIEW.houses[0]
    tries = (Try(Seat(3), home, 4, adopted=True), Try(Seat(2), VIEW.houses[4], 6, adopted=False))
    drawn = now(view=day(tries=tries, homes=("", "", "", home), rescues=(0, 0, 2, 0)), seat=1, kind="court")
    letters = [text for text in within(drawn, 150, 672, 1188, 814) if text in "ABCD"]
    assert letters == ["D", "C", "B", "A"]
    assert len(sprites(drawn, "die-4")) == 1
    assert len(sprites(drawn, "die-2")) == 1


def test_adoption_day_shows_earlier_rolls_where_there_is_room() -> None:
    refused, taken = VIEW.houses[0], VIEW.houses[4]
    tries = (Try(Seat(3), refused, 6, adopted=False), Try(Seat(3), taken, 2, adopted=True))
    drawn = now(view=day(tries=tries, homes=("", "", "", taken)), seat=2, kind="court")
    faces = [sprites(drawn, f"adopter-{adopter}")[-1] for adopter in (refused, taken)]
    assert all(672 < face.top < 814 for face in faces)
    assert faces[0].right < faces[1].left
    crosses = [at for item, at in walk(drawn) if isinstance(item, Line) and item.colour == "bad" and at.top > 672]
    assert len(crosses) == 2
    assert all(faces[0].left < at.left and at.right < faces[0].right for at in crosses)


def test_the_caption_of_the_heart_gives_way_to_a_long_name() -> None:
    clementine = VIEW.dogs[2]
    event = next(event for event, breeds in GAME.box.icon_dogs.items() if clementine.breed in breeds)
    plain = box_of(now(), 2)
    full = box_of(now(view=replace(VIEW, alpha=Seat(2), event=event)), 2)
    assert "Clementine" in plain
    assert "Clementine" in full
    assert set(plain) - set(full) == {"BOND"}


def test_a_dog_moves_into_the_door_of_its_adopter() -> None:
    home = VIEW.houses[2]
    drawn = now(view=day(homes=("", home, "", "")), kind="court")
    x = house_x(2)
    doors = [frame for frame in sprites(drawn, f"dog-{VIEW.dogs[1].breed}") if frame.bottom < PLATE_Y + 10]
    assert [x < frame.left and frame.right < x + HOUSE_WIDE for frame in doors] == [True]


def test_gold_plates_show_where_a_dog_can_try() -> None:
    view = day(homes=(VIEW.houses[0], "", "", ""))
    gold = [frame.left for frame in boxes(now(view=view, seat=1, kind="court"), "turn") if frame.top == PLATE_Y - 2]
    free = [place for place, level in enumerate(VIEW.dogs[1].levels) if level and place]
    assert gold == [house_x(place) - 2 for place in free]


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_the_end_shows_every_score_and_crowns_the_winner(seats: int) -> None:
    position = ended(seats)
    outcome = GAME.outcome(position[0])
    assert outcome is not None
    drawn = seen_by_all(position)
    for seat, standing in enumerate(outcome.standings):
        said = box_of(drawn, seat)
        assert str(standing.points) in said
        assert all(str(part.points) in said for part in standing.parts)
        x, y = dog_at(seat)
        crowned = [frame for frame in sprites(drawn, "icon-crown")
                   if x < frame.left < x + 582 and y <= frame.top < y + 126]  # fmt: skip
        assert bool(crowned) == (outcome.places[seat] == 1)


def test_the_same_scene_gives_the_same_file() -> None:
    assert draw(now()) == draw(now())
    assert draw(now(), contrast=True) != draw(now())


def test_every_event_has_a_picture_and_the_kinds_differ() -> None:
    kennel = Kennel(GAME.box)
    pictures = {kennel.event(event) for event in GAME.box.events}
    assert len(pictures) > 15


def test_what_a_pack_adds_is_shown_by_its_letter() -> None:
    for drawing in (head, portrait, ability):
        items = drawing("newfoundland", 50, 50, 96)
        assert [item.text for item in items if isinstance(item, Text)] == ["N"]
        assert not any(isinstance(item, Sprite) for item in items)


def test_a_board_can_be_drawn_after_every_kind_of_answer() -> None:
    kinds: set[type] = set()
    for position in played(5, "kinds"):
        if fresh := {type(event) for event in position[2]} - kinds:
            kinds |= fresh
            draw(seen_by_all(position))
    assert len(kinds) > 20
