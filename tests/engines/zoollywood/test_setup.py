"""The table before the first turn (canon, section 2, and S34, S35, S45), and what is refused before it."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.core import Rng, Seat, SetupRefused, UnknownOption
from engines.zoollywood.events import Began, DeckNamed, Kept, SceneLaid
from engines.zoollywood.frames import Drafting
from engines.zoollywood.state import State
from tests.engines.zoollywood.table import BOX, GAME, deal, decision_of, do, setup, texts


def asked(state: State) -> str:
    return " ".join(f"{one.seat} {one.kind}" for one in GAME.pending(state))


def on_board(state: State) -> dict[str, str]:
    return {name: piece for name, piece in zip(BOX.lattice.names, state.ground.board, strict=True) if piece != "."}


def test_s34_setup_counts() -> None:
    state = deal(first="0", scene="open-call")
    assert asked(state) == "0 draft 1 draft"
    state = do(do(state, 1, "keep 7 8"), 0, "keep 7 8")
    assert state.hands == ((7, 8), (7, 8))
    deck = Counter(lying.card for lying in state.deck)
    assert deck == {1: 2, 2: 2, 3: 2, 5: 2, 7: 1, 8: 1, 9: 3, 12: 3}
    assert on_board(state) == {"b3": "I", "e2": "I", "e5": "I"}
    assert BOX.named(state.ground.storms) == ("d4",)


def test_s35_free_mode() -> None:
    state = deal(mode="free", first="0")
    assert asked(state) == "1 component"
    assert len(texts(state, 1)) == 8
    state = do(state, 1, "component iceberg-2", "set b3", "set e2")
    assert asked(state) == "0 component"
    state = do(state, 0, "component iceberg-2", "set e5", "set c1")
    assert asked(state) == "1 component"
    assert texts(state, 1) == [
        f"component {name}" for name in ("seagull", "storm", "emperor", "nest", "tent-cw", "tent-ccw")
    ]
    state = do(state, 1, "component tent-cw")
    assert len(texts(state, 1)) == 54
    state = do(state, 1, "set c3-c4-d4")
    assert asked(state) == "0 draft 1 draft"
    assert on_board(state) == {"b3": "I", "c1": "I", "e2": "I", "e5": "I"}


def test_s45_no_waiting_in_the_team_draft() -> None:
    state = deal(4, first="0", scene="open-call")
    assert asked(state) == "0 draft-first 1 draft-first"
    state = do(state, 0, "keep 7")
    assert asked(state) == "1 draft-first 2 draft-second"
    assert texts(state, 2) == ["keep 8", "keep 9", "keep 12"]
    state = do(do(state, 2, "keep 12"), 1, "keep 7")
    assert asked(state) == "3 draft-second"
    state = do(state, 3, "keep 8")
    assert state.hands == ((7,), (7,), (12,), (8,))
    assert len(state.deck) == 16
    assert asked(state) == "0 opening-egg"


def test_the_second_teammate_sees_what_the_partner_kept_and_nobody_else_does() -> None:
    before = deal(4, first="0", scene="open-call")
    step = GAME.apply(before, decision_of(before, 0), GAME.read("keep 7"))
    kept = next(event for event in step.events if isinstance(event, Kept))
    shown = {seat: seen.cards for seat in (None, *map(Seat, range(4))) if (seen := kept.seen_by(seat))}
    assert shown == {None: (), 0: ("7",), 1: (), 2: ("7",), 3: ()}
    frames = {seat: GAME.view(step.state, seat).frames[-1] for seat in map(Seat, range(4))}
    drafts = {seat: frame.kept[0] for seat, frame in frames.items() if isinstance(frame, Drafting)}
    assert drafts == {0: (7,), 1: (0,), 2: (7,), 3: (0,)}


def test_the_second_player_chooses_the_scene_and_then_sets_the_second_egg() -> None:
    state = deal(first="1")
    assert asked(state) == "0 scene"
    assert texts(state, 0) == [f"scene {name}" for name in BOX.scenes]
    state = do(state, 0, "scene nest-egg", "keep 7 8")
    state = do(state, 1, "keep 10 12")
    assert asked(state) == "1 opening-egg"
    assert len(texts(state, 1)) == 37 - 4
    state = do(state, 1, "egg a1")
    assert asked(state) == "0 opening-egg"
    state = do(state, 0, "egg g4")
    assert (on_board(state)["a1"], on_board(state)["g4"]) == ("o", "O")
    assert asked(state) == "1 turn"
    assert state.turn == 1


@pytest.mark.parametrize(
    ("scene", "pieces"),
    [
        ("scene-stealer", {"d4": "G", "b2": "I", "f4": "I"}),
        ("royal-cameo", {"d4": "E", "c2": "I", "e5": "I"}),
        ("nest-egg", {"c3": "N", "e4": "N", "d1": "I", "d7": "I"}),
        ("blizzard-finale", {"b2": "G", "f4": "E", "d4": "N", "c6": "I", "e1": "I"}),
    ],
)
def test_the_scenes_are_laid_out_as_printed_in_the_canon(scene: str, pieces: dict[str, str]) -> None:
    assert on_board(deal(scene=scene)) == pieces


def test_tiles_of_a_scene_lie_where_the_canon_says() -> None:
    ground = deal(scene="blizzard-finale").ground
    assert BOX.named(ground.storms) == ("c5", "d6", "e2")
    assert [(tent.id, tent.area, tent.spin) for tent in ground.tents] == [("tent-cw", "c2-c3-d3", "cw")]


def test_luck_draws_the_first_seat_then_the_scene_then_the_deck() -> None:
    first, rng = Rng("luck").below(2)
    number, rng = rng.below(5)
    state = deal(seed="luck", scene="random")
    assert (state.on_turn, state.scene, state.rng) == (first, list(BOX.scenes)[number], rng)
    first, rng = Rng("luck").below(2)
    gold, rng = rng.shuffle((1, 2, 3, 4, 5, 6))
    silver, rng = rng.shuffle((7, 8, 9, 10, 11, 12))
    state = deal(seed="luck", mode="free")
    assert state.numbers == tuple(sorted((*gold[:4], *silver[:4])))
    assert state.rng == rng


def test_the_deck_is_shuffled_when_all_have_kept_and_nothing_later() -> None:
    state = do(do(deal(first="0", scene="open-call", seed="x"), 0, "keep 7 8"), 1, "keep 7 8")
    deck, rng = Rng("x").shuffle((1, 1, 2, 2, 3, 3, 5, 5, 7, 8, 9, 9, 9, 12, 12, 12))
    assert tuple(lying.card for lying in state.deck) == deck
    assert do(do(state, 0, "egg a1"), 1, "egg a2").rng == rng


def test_free_mode_without_cards_goes_from_the_layout_to_the_eggs() -> None:
    state = deal(mode="free", deck="none", scene="open-call", first="0", penguins="1", star_rule="off")
    assert asked(state) == "0 opening-egg"
    assert (state.numbers, state.deck, state.hands) == ((), (), ((), ()))
    state = do(do(do(state, 0, "egg a1"), 1, "egg a2"), 0, "land a3")
    assert asked(state) == "1 turn"
    assert state.options.assistants == 1
    state = do(do(state, 1, "land a4"), 0, "hatch a2")
    assert on_board(state)["a2"] == "a"


def test_a_deck_may_be_agreed_or_taken_from_the_scene() -> None:
    assert deal(mode="free", deck="g1.4.5.6-s8.9.10.11").numbers == (1, 4, 5, 6, 8, 9, 10, 11)
    assert deal(mode="free", scene="nest-egg", deck="scene").numbers == (1, 2, 4, 5, 7, 8, 10, 12)
    assert deal(mode="free", scene="nest-egg", deck="g1.4.5.6-s8.9.10.11").numbers == (1, 4, 5, 6, 8, 9, 10, 11)


def test_what_was_agreed_is_told() -> None:
    events = GAME.start(setup(mode="free", scene="open-call", deck="g1.4.5.6-s8.9.10.11", first="1")).events
    assert isinstance(events[0], Began)
    assert (events[0].first, events[0].seats, events[0].mode) == (1, 2, "free")
    assert [event.deck for event in events if isinstance(event, DeckNamed)] == ["g1.4.5.6-s8.9.10.11"]
    assert [event.scene for event in events if isinstance(event, SceneLaid)] == ["open-call"]


def test_a_storm_and_a_tent_find_no_room_where_one_lies_already() -> None:
    state = do(deal(mode="free", first="0"), 1, "component storm", "set d4")
    state = do(state, 0, "component storm")
    assert "set d4" not in texts(state, 0)
    state = do(state, 0, "set d5")
    state = do(state, 1, "component iceberg-1")
    assert "set d4" in texts(state, 1)  # a storm does not fill its space
    tents = do(do(deal(mode="free", first="0"), 1, "component tent-cw", "set c3-c4-d4"), 0, "component tent-ccw")
    assert "set c3-c4-d4" not in texts(tents, 0)
    assert len(texts(tents, 0)) == 53


def test_the_gentle_opening_offers_landings_only_in_turn_one() -> None:
    state = deal(mode="free", deck="none", scene="royal-cameo", first="0", opening="gentle")
    state = do(do(state, 0, "egg a1"), 1, "egg a2")
    assert {text.split()[0] for text in texts(state, 0)} == {"land"}
    state = do(state, 0, "land a3")
    assert texts(state, 0)[-1] == "end"
    state = do(state, 0, "end")
    assert {"hatch", "emperor"} <= {text.split()[0] for text in texts(state, 1)}


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (3, {}, "seats"),
        (1, {}, "seats"),
        (4, {"mode": "standard"}, "mode-seats"),
        (2, {"mode": "team"}, "mode-seats"),
        (4, {"mode": "free"}, "mode-seats"),
        (2, {"first": "2"}, "first"),
        (2, {"penguins": "3"}, "free-only"),
        (2, {"star_rule": "off"}, "free-only"),
        (2, {"deck": "none"}, "free-only"),
        (4, {"scene": "components"}, "free-only"),
        (2, {"mode": "free", "deck": "scene"}, "deck-scene"),
        (2, {"mode": "free", "deck": "g1.2.3-s7.8.9.12"}, "deck"),
        (2, {"mode": "free", "deck": "g2.1.3.5-s7.8.9.12"}, "deck"),
        (2, {"mode": "free", "deck": "g1.2.3.7-s8.9.10.12"}, "deck"),
        (2, {"mode": "free", "deck": "g1.2.3.3-s7.8.9.12"}, "deck"),
        (2, {"mode": "free", "deck": "g01.2.3.5-s7.8.9.12"}, "deck"),
        (2, {"mode": "free", "deck": "all"}, "deck"),
    ],
)
def test_what_does_not_go_together_is_refused(seats: int, options: dict[str, str], reason: str) -> None:
    with pytest.raises(SetupRefused) as caught:
        GAME.admit(setup(seats, **options))
    assert caught.value.reason.key == f"zoollywood-refuse-{reason}"


@pytest.mark.parametrize(
    "options",
    [{"colour": "blue"}, {"mode": "solo"}, {"first": "4"}, {"scene": "western"}, {"penguins": "5"},
     {"turn_limit": "19"}, {"turn_limit": "201"}, {"turn_limit": "many"}, {"turn_limit": "050"}],
)  # fmt: skip
def test_an_unknown_option_or_value_is_refused(options: dict[str, str]) -> None:
    with pytest.raises(UnknownOption):
        GAME.admit(setup(2, **options))


@pytest.mark.parametrize("seats", [2, 4])
def test_the_defaults_may_also_be_named(seats: int) -> None:
    defaults = {option.id.replace("-", "_"): option.default for option in GAME.about.options}
    GAME.admit(setup(seats, **defaults))
    assert GAME.about.seat_counts == (2, 4)


def test_usual_is_the_mode_that_goes_with_the_seats() -> None:
    assert deal(2).options.mode == "standard"
    assert deal(4).options.mode == "team"
    assert asked(deal(2, mode="free", scene="choose", first="0")) == "1 scene"
