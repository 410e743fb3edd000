"""Packs that are refused, each by file, table and key; a new card is a change of the pack alone."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from msgspec.structs import replace

from engines.core import BadPack, NotLegal, Seat, answer, phrase, read_pack
from engines.dogs_bond import DogsBond, build, steps
from tests.engines.dogs_bond.scenario import opening
from tests.engines.dogs_bond.table import GAME, PACK, setup

CARDS = list(GAME.box.cards.values())


def built(text: str) -> DogsBond:
    return build(read_pack(text, "other.toml"))


def changed(old: str, new: str) -> str:
    assert old in PACK.text
    return PACK.text.replace(old, new, 1)


def in_table(table: str, id_: str, old: str, new: str) -> str:
    """The pack with one field of one row changed."""
    found = re.search(rf'\[\[{table}\]\]\nsource = "[a-z]+"\nid = "{id_}".*?(?=\n\n|\Z)', PACK.text, re.DOTALL)
    assert found is not None
    assert old in found[0]
    return PACK.text.replace(found[0], found[0].replace(old, new))


def with_event(effect: str, id_: str = "sunbeam-nap") -> str:
    """The pack with other steps on one event card."""
    return in_table("event", id_, '{ op = "draw", who = "alpha", n = 3 },', effect)


def test_the_box_holds_100_cards_60_events_8_dogs_8_adopters() -> None:
    assert sum(card.count for card in CARDS) == 100
    kinds = Counter[str]()
    for card in CARDS:
        kinds[card.attribute] += card.count
    assert kinds == {
        "grooming": 18, "health": 18, "obedience": 18, "temperament": 18, "instinct": 18, "play-bow": 10,
    }  # fmt: skip
    assert (len(GAME.box.events), len(GAME.box.dogs), len(GAME.box.adopters)) == (60, 8, 8)
    assert sum(dog.tokens for dog in GAME.box.dogs.values()) == 54
    assert GAME.warnings == ()


def test_values_go_from_1_to_3_and_1_is_most_common() -> None:
    for kind in ("grooming", "health", "obedience", "temperament", "instinct"):
        values = Counter[int]()
        for card in CARDS:
            if card.attribute == kind:
                values[card.value] += card.count
        assert values == {1: 8, 2: 6, 3: 4}


def test_each_icon_stands_on_six_events() -> None:
    icons = Counter(icon for event in GAME.box.events.values() for icon in event.icons)
    assert set(icons.values()) == {6}
    assert Counter(len(event.icons) for event in GAME.box.events.values()) == {0: 29, 1: 26, 2: 5}


def test_ladders_never_fall_and_all_primitives_are_used() -> None:
    for adopter in GAME.box.adopters.values():
        for totals in ((9, 9, 9, 9), (10, 10, 10, 10)):
            assert GAME.box.level(adopter.id, totals) >= 5
    used = {type(step) for script in GAME.box.scripts.values() for step in script}
    assert used == set(steps.Step.__args__)


def test_the_public_facts_are_on_two_cards() -> None:
    assert GAME.box.scripts["event/first-walk"] == (steps.Draw("alpha", 1), steps.Play("alpha", 1))
    assert GAME.box.scripts["event/national-dog-day"] == (
        steps.Draw("alpha", 2), steps.Draw("others", 1), steps.Play("alpha", 2), steps.Play("others", 1),
    )  # fmt: skip


NEW_CARD = """[[event]]
source = "reconstruction"
id = "rainy-day"
title = "Rainy Day"
icons = ["dig"]
steps = [
  { op = "lose-paw", who = "others", n = 1 },
]
text = "Made for the tests."
"""


def test_a_new_card_is_a_change_of_the_pack_alone() -> None:
    game = built(PACK.text + "\n" + NEW_CARD)
    assert [warning.where for warning in game.warnings] == ["event"]
    state = opening(game, "given: n=3 event=rainy-day\npaw 1: grooming-1 play-bow\npaw 2: health-1\n")
    assert [(one.seat, one.kind) for one in game.pending(state)] == [(1, "lose-paw")]
    with pytest.raises(NotLegal) as caught:
        answer(game, state, Seat(1), "bow")
    assert caught.value.refusal.reason == phrase("dogs-bond-refuse-bow-same")
    state = answer(game, state, Seat(1), "toss play-bow").state
    assert state.discard == ("play-bow", "health-1")


def test_a_new_card_may_nest_its_steps() -> None:
    """Three options, of which an empty paw finds two; the dice decide what drawing means."""
    effect = """{ op = "either", who = "all", options = [
    { id = "play", steps = [{ op = "play", who = "self", n = 1 }] },
    { id = "gamble", steps = [{ op = "roll", who = "self", table = [
      { faces = [1, 2, 3], steps = [{ op = "draw", who = "self", n = 1 }] },
      { faces = [4, 5, 6], steps = [{ op = "draw", who = "self", n = 2 }] } ] }] },
    { id = "dig", steps = [{ op = "salvage", who = "self", n = 1, depth = 1 }] } ] },"""
    game = built(with_event(effect))
    table = """given: n=2 event=sunbeam-nap
dice: 5
paw 0: grooming-1
discard: health-3
pile: health-1 health-2 obedience-1
"""
    state = opening(game, table)
    with pytest.raises(NotLegal) as caught:
        answer(game, state, Seat(1), "choose play")
    assert caught.value.refusal.reason == phrase("dogs-bond-refuse-nothing-to-play")
    state = answer(game, state, Seat(1), "choose gamble").state
    state = answer(game, state, Seat(0), "choose dig").state
    assert state.dogs[1].paw == ("health-1", "health-2")
    assert state.dogs[0].paw == ("grooming-1",)
    assert [(one.seat, one.kind) for one in game.pending(state)] == [(0, "salvage")]


def test_two_top_cards_may_be_taken_one_after_the_other() -> None:
    effect = '{ op = "lose-top", who = "others", n = 2, attrs = ["health", "obedience"] },'
    game = built(with_event(effect))
    table = """given: n=2 event=sunbeam-nap
front 1: health-1 obedience-2
paw 1: play-bow
bows 1: ask
pile: health-3
"""
    state = opening(game, table)
    state = answer(game, state, Seat(1), "drop health").state
    assert [(one.seat, one.kind) for one in game.pending(state)] == [(1, "react")]
    state = answer(game, state, Seat(1), "bow").state
    assert state.discard == ("health-1", "play-bow")
    assert state.dogs[1].piles[2] == ("obedience-2",)


@pytest.mark.parametrize(
    ("text", "where", "what"),
    [
        (changed("starting_paw = 3\n", ""), "game", "starting_paw"),
        (changed("paw_limit = 6", "paw_limit = 0"), "setup[0].paw_limit", ">= 1"),
        (changed("players = 3\n", "players = 4\n"), "setup.players", "2 to 8"),
        (changed("short = 16", "short = 11"), "setup for 2", "icons"),
        (changed("standard = 60", "standard = 70"), "setup for 6", "60 events"),
        (in_table("attribute", "health", 'id = "health"', 'id = "luck"'), "attribute[1].id", "luck"),
        (in_table("card", "grooming-2", 'id = "grooming-2"', 'id = "grooming-1"'), "card[1].id", "grooming-1"),
        (
            in_table("card", "grooming-2", "targets = []", 'targets = ["health"]'),
            "card[1] grooming-2.targets",
            "Inst",
        ),
        (
            in_table("card", "instinct-1-g", 'targets = ["grooming"]', "targets = []"),
            "instinct-1-g.targets",
            "Inst",
        ),
        (in_table("card", "grooming-2", "value = 2", "value = 0"), "card[1] grooming-2.value", "0"),
        (in_table("card", "play-bow", 'id = "play-bow"', 'id = "bow"'), "bow.id", "play-bow"),
        (in_table("card", "grooming-2", "count = 6", "count = 0"), "card[1].count", ">= 1"),
        (in_table("icon", "dig", 'dog = "jack-russell"', 'dog = "pit-bull"'), "dog[0] jack-russell.icon", "dig"),
        (in_table("dog", "pit-bull", 'icon = ""', 'icon = "dig"'), "dog[7] pit-bull.icon", "dig"),
        (in_table("dog", "jack-russell", 'size = "small"', 'size = "tiny"'), "dog[0].size", "tiny"),
        (in_table("adopter", "tom", 'bottom = "health"', 'bottom = "obedience"'), "tom.bottom", "obedience"),
        (in_table("adopter", "tom", "[4, 2]", "[4, 0]"), "adopter[0] tom.levels", "level 2"),
        (in_table("adopter", "tom", "  [4, 2],\n", ""), "adopter[0].levels", "6"),
        (changed("number = 3\n", "number = 4\n"), "house.number", "1 to 6"),
        (changed("roll = 3\n", "roll = 4\n"), "rescue-story.roll", "1 to 6"),
        (in_table("event", "first-walk", 'icons = ["dig"]', 'icons = ["sing"]'), "event first-walk.icons", "sing"),
        (with_event('{ op = "sing", who = "alpha", n = 3 },'), "event[3].steps[0]", "sing"),
        (with_event('{ op = "draw", who = "cats", n = 3 },'), "event[3].steps[0].who", "cats"),
        (with_event('{ op = "draw", who = "self", n = 3 },'), "event sunbeam-nap.steps[0].who", "nobody"),
        (
            with_event('{ op = "swap-houses", who = "alpha", a = 2, b = 2 },'),
            "sunbeam-nap.steps[0]",
            "two different",
        ),
        (with_event('{ op = "swap-houses", who = "alpha", a = 2 },'), "sunbeam-nap.steps[0]", "two different"),
        (
            with_event('{ op = "scry", who = "alpha", look = 1, keep = 2 },'),
            "sunbeam-nap.steps[0].keep",
            "more than",
        ),
        (
            with_event('{ op = "roll", who = "alpha", table = [{ faces = [1, 1], steps = [] }] },'),
            "sunbeam-nap.steps[0].table",
            "twice",
        ),
    ],
)
def test_a_bad_pack_is_refused_by_file_table_and_key(text: str, where: str, what: str) -> None:
    with pytest.raises(BadPack) as caught:
        built(text)
    assert caught.value.file == "dogs-bond-r1.toml"
    assert where in caught.value.where
    assert what in caught.value.what


def test_a_card_more_is_unusual_and_can_be_played() -> None:
    game = built(in_table("card", "grooming-3", "count = 4", "count = 5"))
    assert [(one.where, one.what) for one in game.warnings] == [("card", "101 cards instead of 100")]
    state = game.start(replace(setup(), pack=game.pack.hash)).state
    game.check(state)
