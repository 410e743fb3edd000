"""What the private picture must say (canon, section 11) and how it says it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engines.core import Ref, Role, Seat
from engines.dogs_bond.view import Matter, View
from render.dogs_bond.badges import badges
from render.dogs_bond.paw import captions
from render.dogs_bond.subject import Subject
from render.scene import Box, Face, Scene, Stamp, Text, Tile
from render.voice import Voice
from tests.engines.dogs_bond.table import GAME
from tests.render.dogs_bond.golden_scenes import table
from tests.render.dogs_bond.table import (
    KENNEL,
    Position,
    Speaker,
    asked,
    asking,
    ended,
    held,
    held_by,
    moment,
    put,
    with_dog,
)
from tests.render.walk import boxes, sprites, texts, walk

PAW = ("grooming-1", "grooming-1", "health-2", "instinct-3-any", "play-bow")


def own(**fields: Any) -> View:
    return replace(replace(table(1), paw=PAW), **fields)


def waiting(view: View) -> Scene:
    return held(view, moment(4, asked(0)))


def veiled(scene: Scene) -> list[Tile]:
    return [item.tile for item in scene.items if hasattr(item, "tile") and item.tile.veil]


def told(view: View, card: str) -> list[tuple[str, bool]]:
    subject = Subject(view, moment(4), KENNEL, Voice(Speaker(), moment(4).table, "dogs-bond"))
    return [(caption.text, caption.good) for caption in captions(subject, card)]


def question_of(position: Position) -> tuple[View, Scene, tuple[str, ...]]:
    state, pending, _ = position
    refs = [ref.id for offer in put(state, pending[0]).offers if offer.role is Role.BODY
            for level in offer.path for ref in level.refs]  # fmt: skip
    return GAME.view(state, pending[0].seat), held_by(position), tuple(refs)


def test_equal_cards_lie_together_with_their_number() -> None:
    drawn = waiting(own())
    assert "\N{MULTIPLICATION SIGN}2" in texts(drawn)
    assert len(sprites(drawn, "icon-grooming")) == 1 + sum(
        0 in (GAME.box.adopters[adopter].top, GAME.box.adopters[adopter].bottom) for adopter in own().houses
    ) + (0 in GAME.box.cards["instinct-3-any"].aims)


def test_a_card_tells_the_levels_that_it_would_bring() -> None:
    for card in GAME.box.cards.values():
        view = own()
        if card.place is None or card.place > 3:
            continue
        totals = list(view.dogs[1].totals)
        view = with_dog(view, 1, levels=GAME.box.levels(view.houses, tuple(totals)))
        totals[card.place] += card.value
        after = GAME.box.levels(view.houses, tuple(totals))
        risen = [
            (f"{next(row.name for row in GAME.box.rows.adopter if row.id == adopter)} {new}", True)
            for adopter, old, new in zip(view.houses, view.dogs[1].levels, after, strict=True)
            if new > old
        ]
        assert told(view, card.id) == (risen or [(f"total {totals[card.place]}", False)])


def test_instinct_tells_its_total_and_a_bow_its_use() -> None:
    view = with_dog(own(), 1, instinct=("instinct-1-g", "instinct-2-gh"))
    assert told(view, "instinct-3-any") == [("hidden: 6", False)]
    assert told(view, "play-bow") == [("defends you", False)]


def test_what_the_next_level_needs_stands_beside_what_one_has() -> None:
    view = own()
    drawn = waiting(view)
    for place, adopter in enumerate(view.houses):
        facts, level = GAME.box.adopters[adopter], view.dogs[1].levels[place]
        totals = view.dogs[1].totals
        top, bottom = facts.needs[level]
        assert f"{totals[facts.top]}/{top}" in texts(drawn)
        assert f"{totals[facts.bottom]}/{bottom}" in texts(drawn)


def test_the_own_face_down_cards_are_open_to_their_owner() -> None:
    view = with_dog(own(), 1, instinct=("instinct-1-g", "instinct-3-any"))
    assert "4" in texts(waiting(view))


@pytest.mark.parametrize("breed", GAME.box.dogs)
def test_the_own_ability_is_told_in_full_within_its_box(breed: str) -> None:
    drawn = waiting(with_dog(own(), 1, breed=breed, instinct=()))
    box = next(at for item, at in walk(drawn) if isinstance(item, Box) and item.fill == "Et")
    inside = [(item, at) for item, at in walk(drawn) if isinstance(item, Text) and at.left == 720]
    told = [(item, at) for item, at in inside if item.face is Face.LONG]
    assert " ".join(item.text for item, _ in told) == GAME.box.dogs[breed].text
    assert all(box.top + 6 <= at.top and at.bottom <= box.bottom - 8 for _, at in inside)
    assert all(item.size >= (28 if len(told) < 4 else 23) for item, _ in told)


def test_too_many_cards_are_warned_of() -> None:
    assert "!" not in texts(waiting(own(paw_limit=5)))
    assert "!" in texts(waiting(own(paw_limit=4)))


@pytest.mark.parametrize("policy", ["always", "big", "ask"])
def test_the_bow_preference_is_said(policy: str) -> None:
    words = {"always": "Play Bow: always", "big": "Play Bow: against big losses", "ask": "Play Bow: ask me"}
    assert words[policy] in texts(waiting(own(policy=policy)))


def test_cards_are_numbered_by_kinds_while_one_is_chosen() -> None:
    position = asking("play", turn=6)
    view, drawn, _ = question_of(position)
    kinds = list(dict.fromkeys(view.paw))
    assert badges(view, KENNEL) == {Ref("card", card): number for number, card in enumerate(kinds, 1)}
    assert set(map(str, range(1, len(kinds) + 1))) <= set(texts(drawn))


def test_what_cannot_be_played_is_pale() -> None:
    state, pending, _ = asking("play", turn=6)
    view = replace(GAME.view(state, pending[0].seat), paw=(*PAW, "obedience-1"))
    question = put(state, pending[0])
    offered = {ref.id for offer in question.offers for level in offer.path for ref in level.refs}
    drawn = held(view, moment(4, *pending), question)
    assert len(veiled(drawn)) == len({*PAW, "obedience-1"} - offered) > 0
    assert texts(drawn).count("not now") == len(veiled(drawn))


@pytest.mark.parametrize(
    ("kind", "seats"),
    [("attack-dog", 4), ("pick-dog", 4), ("lose-top", 4), ("salvage", 4), ("keep", 4), ("court", 4), ("either", 4)],
)
def test_every_answer_that_is_no_card_has_a_box(kind: str, seats: int) -> None:
    position = asking(kind, seats)
    state, pending, _ = position
    offers = [offer for offer in put(state, pending[0]).offers if offer.role is Role.BODY]
    labels = [text for text in texts(held_by(position)) if text.startswith("dogs-bond-level")]
    assert len(labels) == len(offers)


def test_a_target_of_an_attack_shows_the_top_cards_it_could_lose() -> None:
    state, pending, _ = asking("attack-dog", 4, 8)
    view = GAME.view(state, pending[0].seat)
    assert view.matter is not None
    aims = GAME.box.cards[view.matter.card].aims
    rivals = [int(ref.id) for offer in put(state, pending[0]).offers for ref in offer.path[0].refs]
    values = [GAME.box.value[view.dogs[rival].piles[aim][-1]] for rival in rivals for aim in aims
              if view.dogs[rival].piles[aim]]  # fmt: skip
    shown = [item.tile.items[1].text for item in held_by((state, pending, ())).items
             if isinstance(item, Stamp) and (item.tile.width, item.tile.height) == (24, 30)
             if isinstance(item.tile.items[1], Text)]  # fmt: skip
    assert shown == [str(value) for value in values]


def test_dogs_are_picked_by_face_size_and_ability() -> None:
    position = asking("pick", 4, dogs="choose")
    _, drawn, breeds = question_of(position)
    said = " ".join(texts(drawn))
    for breed in breeds:
        row = GAME.box.dogs[breed]
        assert sprites(drawn, f"dog-{breed}")
        assert row.name in said
        assert row.ability in said
        assert row.text.split()[-1] in said


def test_cards_looked_at_are_numbered_in_the_order_of_the_menu() -> None:
    position = asking("keep", 4)
    view, _, refs = question_of(position)
    assert [badges(view, KENNEL)[Ref("card", card)] for card in dict.fromkeys(refs)] == list(
        range(1, len(set(refs)) + 1)
    )


def test_discards_are_numbered_from_the_top() -> None:
    view, _, refs = question_of(asking("salvage", 4))
    cards = [ref for ref in refs if ref != "pile"]
    assert [badges(view, KENNEL)[Ref("card", card)] for card in cards] == list(range(1, len(cards) + 1))


def test_events_are_numbered_and_told_in_full() -> None:
    view = own(matter=Matter(events=("zoomies", "mud-puddle", "car-ride")))
    assert badges(view, KENNEL) == {
        Ref("event", event): number for number, event in enumerate(("zoomies", "mud-puddle", "car-ride"), 1)
    }


def test_houses_that_can_swap_are_in_gold() -> None:
    drawn = held_by(asking("swap-first", 4))
    assert len([frame for frame in boxes(drawn, "turn") if frame.top < 100]) == 6


def test_a_paw_beyond_all_measure_lies_in_one_row() -> None:
    drawn = waiting(own(paw=tuple(GAME.box.cards)))
    for attribute in ("play-bow", "instinct"):
        assert sprites(drawn, f"icon-{attribute}")
    assert drawn.height < 900


def test_the_end_has_a_picture_as_well() -> None:
    state, _, _ = ended(4)
    drawn = held(GAME.view(state, Seat(0)), moment(4))
    assert "The game is over." in texts(drawn)
