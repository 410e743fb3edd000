"""How questions are put: paths, notes, marks, exits, folds, codas, forms (canon, section 3)."""

from __future__ import annotations

import pytest

from engines.core import MarkKind, Offer, Phrase, Question, Ref, Role, Seat, phrase
from engines.zoollywood.state import State
from tests.engines.zoollywood.scenario import cases, opening
from tests.engines.zoollywood.table import GAME, deal, decision_of, do


def scene(name: str, case: str = "", **fixture: str) -> State:
    given, _ = cases(name)[case]
    return opening({**given, **{key.replace("_", " "): value for key, value in fixture.items()}})


def question(state: State, seat: int = 0) -> Question:
    decision = decision_of(state, seat)
    return GAME.question(GAME.view(state, Seat(seat)), decision, GAME.legal_actions(state, decision))


def offer(asked: Question, text: str) -> Offer:
    return next(one for one in asked.offers if one.text == text)


def path(asked: Question, text: str) -> list[str]:
    return [f"{level.kind} {level.id}" for level in offer(asked, text).path]


def notes(asked: Question, text: str) -> list[Phrase]:
    return list(offer(asked, text).note)


def note(key: str, **named: int | str | Ref) -> Phrase:
    return phrase(f"zoollywood-note-{key}", **named)


def test_a_turn_is_a_sheet_of_verbs_with_penguins_rows_and_cards_below() -> None:
    state = scene("S10", "tent first", hand_0="7 8", barriers="seagull c4 emperor f2")
    asked = question(state)
    assert asked.ask == phrase("zoollywood-ask-turn")
    assert asked.topic == "your-turn"
    assert path(asked, "explore d1 e") == ["explore explore", "penguin d1", "way e"]
    assert path(asked, "hatch d5") == ["hatch hatch", "space d5"]
    assert path(asked, "land a1") == ["land land", "row a", "space a1"]
    assert path(asked, "emperor e2") == ["emperor emperor", "space e2"]
    assert path(asked, "play 7") == ["play play", "card 7"]
    verbs = list(dict.fromkeys(one.path[0].kind for one in asked.offers))
    assert verbs == ["explore", "hatch", "land", "emperor", "play"]
    assert asked.folds == ("target", "stop", "storm", "order", "gull")
    assert asked.coda is not None
    assert asked.coda.texts == ("end",)


def test_cards_are_private_and_all_else_in_a_turn_is_open() -> None:
    asked = question(scene("S10", "tent first", hand_0="7 8"))
    assert not asked.decision.open
    assert {one.text for one in asked.offers if not one.open} == {"play 7", "play 8"}


def test_a_slide_says_where_it_ends_and_what_it_fills_and_wakes() -> None:
    asked = question(scene("S10", "tent first"))
    label = offer(asked, "explore d1 e").path[-1].label
    assert label == phrase("zoollywood-level-way", way=Ref("way", "e"), space=Ref("space", "d4"))
    assert offer(asked, "explore d1 e").path[-1].refs == (Ref("slide", "d1-e"), Ref("space", "d4"))
    assert notes(asked, "explore d1 e") == [
        note("fills", count=3),
        note("gull"),
        note("tent", tent=Ref("piece", "tent-cw")),
    ]
    asked = question(scene("S07"))
    assert notes(asked, "explore d1 e") == [note("fills", count=5), note("returns", count=2)]
    asked = question(scene("S03"))
    assert notes(asked, "explore d6 e") == [note("fills", count=3), note("rim", space=Ref("space", "d1"))]
    asked = question(scene("S14"))
    assert notes(asked, "explore d5 e") == [note("fills", count=2), note("storm")]
    asked = question(scene("S41", "with a storm"))
    assert notes(asked, "explore d4 e")[:2] == [note("fills", count=6), note("returns", count=1)]


def test_a_ghost_leaves_no_egg_under_a_rival_penguin() -> None:
    asked = question(do(scene("S09"), 0, "play 6"))
    assert asked.ask == phrase("zoollywood-ask-turn-ghost")
    assert notes(asked, "explore d1 e") == [note("fills", count=4)]


def test_a_circling_names_its_nest() -> None:
    state = do(do(scene("S24", "around"), 0, "explore c1 e"), 1, "land a2")
    asked = question(state)
    assert path(asked, "explore c3 ccw d4") == ["explore explore", "penguin c3", "way ccw-d4"]
    assert offer(asked, "explore c3 ccw d4").path[-1].label == phrase(
        "zoollywood-level-circle", spin=Ref("spin", "ccw"), nest=Ref("space", "d4"), space=Ref("space", "d5")
    )


def test_a_slide_under_the_mark_says_how_many_stops_there_are() -> None:
    state = do(scene("R12-flags-force"), 0, "play 12")
    asked = question(state)
    assert asked.ask == phrase("zoollywood-ask-turn-mark")
    assert notes(asked, "explore d2 e") == [note("stop-anywhere", count=3)]
    asked = question(do(state, 0, "explore d2 e"))
    assert asked.ask == phrase("zoollywood-ask-stop", space=Ref("space", "d2"))
    assert [one.text for one in asked.offers] == ["stop d3", "stop d4", "stop d5"]
    assert notes(asked, "stop d4") == [note("fills", count=2)]


@pytest.mark.parametrize(
    ("name", "case", "before", "text", "kind", "why"),
    [
        ("S08", "", "", "explore d1 e", MarkKind.GOOD, "wins"),
        ("S33", "blocked", "", "land f5", MarkKind.GOOD, "wins"),
        ("S44", "", "", "emperor f4", MarkKind.COSTLY, "blocks-me"),
        ("S37", "a choice of penguins", "play 9; pick d5", "pick d4", MarkKind.COSTLY, "gives-win"),
        ("spotlight-wins", "", "land c6; play 1", "pick d3-d4-e3", MarkKind.GOOD, "wins"),
        ("S38", "", "land c6", "emperor d5", MarkKind.GOOD, "wins"),
    ],
)
def test_what_ends_the_game_is_marked(
    name: str, case: str, before: str, text: str, kind: MarkKind, why: str
) -> None:
    state = do(scene(name, case), 0, *filter(None, before.split("; ")))
    marks = offer(question(state), text).marks
    assert [(mark.kind, mark.why) for mark in marks] == [(kind, note(why))]


def test_harmless_offers_bear_no_mark() -> None:
    assert not any(one.marks for one in question(scene("S02")).offers)
    state = do(scene("S37", "a choice of penguins"), 0, "play 9")
    assert not any(one.marks for one in question(state).offers)


def test_after_an_action_the_end_is_the_usual_way_out() -> None:
    state = do(scene("S32", "drawn"), 0, "explore d2 e")
    asked = question(state)
    assert [one.text for one in asked.offers if one.role is Role.EXIT] == ["end"]
    assert offer(asked, "end").marked(MarkKind.USUAL)
    assert notes(asked, "draw") == [note("draw", count=2)]
    assert asked.coda is None
    assert asked.ask == phrase("zoollywood-ask-after")


def test_targets_are_grouped_and_say_what_they_do() -> None:
    asked = question(do(scene("S12"), 0, "land a1", "play 1"))
    assert asked.ask == phrase("zoollywood-ask-target-eggs-on-triangle", card=Ref("card", "1"))
    assert path(asked, "pick c4-c5-d5") == ["band c-d", "area c4-c5-d5"]
    assert notes(asked, "pick c4-c5-d5") == [note("fills-spaces", spaces="c5, d5", count=2)]
    assert asked.decision.open
    asked = question(do(scene("avalanche"), 0, "land a1", "play 2"))
    assert notes(asked, "pick c4-d4-d5") == [note("clears", own=1, rival=2)]
    state = do(scene("wind-machine"), 0, "land a1", "play 8")
    assert notes(question(state), "pick c3-d3-d4") == [note("turns", spaces="c3, d3", count=2)]
    asked = question(do(state, 0, "pick c3-d3-d4"))
    assert asked.ask == phrase(
        "zoollywood-ask-target-rotate-triangle-then", card=Ref("card", "8"), target=Ref("area", "c3-d3-d4")
    )
    assert path(asked, "pick cw") == ["spin cw"]


def test_the_hands_of_a_flipper_are_nobody_elses_business() -> None:
    asked = question(do(scene("S17", "the egg"), 0, "land c3", "play 11"))
    assert not asked.decision.open
    assert path(asked, "pick left") == ["hand left"]


def test_a_window_names_card_player_and_targets() -> None:
    state = do(scene("S40", "one option"), 0, "land a1", "play 5", "pick g1")
    asked = question(state, 1)
    assert asked.ask == phrase(
        "zoollywood-ask-react-at", card=Ref("card", "5"), seat=Ref("seat", "0"), target=Ref("space", "g1")
    )
    assert asked.form is None
    assert (asked.decision.in_turn, asked.decision.may_lapse) == (False, False)
    assert offer(asked, "pass").role is Role.EXIT
    state = do(scene("S16", "both pass"), 0, "land c3", "play 7", "pick g3")
    asked = question(state, 3)
    assert asked.ask == phrase(
        "zoollywood-ask-react-two", card=Ref("card", "7"), seat=Ref("seat", "0"),
        target=Ref("space", "g2"), other=Ref("space", "g3"),
    )  # fmt: skip
    assert asked.decision.may_lapse
    state = do(scene("R12-cancelled"), 0, "play 12")
    assert question(state, 1).ask == phrase("zoollywood-ask-react", card=Ref("card", "12"), seat=Ref("seat", "0"))


def test_the_guesser_may_pass_and_guess_at_once() -> None:
    state = do(scene("R53-cancelled-flipper"), 0, "land c3", "play 11", "pick right")
    form = question(state, 1).form
    assert form is not None
    choices = form.fields[0].choices
    assert [(choice.texts, choice.later) for choice in choices] == [
        (("pass",), ("guess left",)), (("pass",), ("guess right",)),
    ]  # fmt: skip
    team = do(
        scene("Q9-one-copy-each", hand_0="11", numbers="2 3 5 6 7 9 10 11"), 0, "land c3", "play 11", "pick left"
    )
    assert question(team, 1).form is not None
    assert question(team, 3).form is None


def test_cards_are_chosen_by_name_and_the_rest_by_place() -> None:
    state = do(scene("S29"), 0, "hatch b2")
    asked = question(state)
    assert path(asked, "keep 3 bottom") == ["card 3", "rest bottom"]
    asked = question(do(state, 0, "keep 3 bottom"))
    assert asked.ask == phrase("zoollywood-ask-discard", count=1)
    assert path(asked, "discard 7") == ["card 7"]
    asked = question(deal(first="0", scene="open-call"))
    assert path(asked, "keep 7 12") == ["pair 7-12"]
    assert len(asked.offers) == 6


def test_setup_questions_name_what_they_are_about() -> None:
    asked = question(deal(first="0"), 1)
    assert notes(asked, "scene open-call") == [note("story", scene=Ref("scene", "open-call")), note("no-windows")]
    assert notes(asked, "scene nest-egg") == [note("story", scene=Ref("scene", "nest-egg"))]
    state = do(deal(mode="free", first="0"), 1, "component tent-cw")
    assert question(state, 1).ask == phrase("zoollywood-ask-component-place", piece=Ref("piece", "tent-cw"))
    eggs = deal(mode="free", deck="none", scene="open-call", first="1")
    assert question(eggs, 1).ask == phrase("zoollywood-ask-opening-egg", side=Ref("side", "0"))


def test_effects_and_storms_and_the_gull_say_where_they_are() -> None:
    state = do(scene("S10", "tent first"), 0, "explore d1 e")
    asked = question(state)
    assert path(asked, "resolve tent-cw") == ["effect tent-cw"]
    assert asked.folds == ("gull",)
    asked = question(do(state, 0, "resolve seagull"))
    assert asked.ask == phrase("zoollywood-ask-gull", space=Ref("space", "c4"))
    asked = question(do(scene("S41", "with a storm"), 0, "explore d4 e"))
    assert asked.ask == phrase("zoollywood-ask-storm", space=Ref("space", "d4"))
    asked = question(do(do(scene("S17", "the egg"), 0, "land c3", "play 11", "pick left"), 1, "guess left"))
    assert asked.ask == phrase("zoollywood-ask-place", what=Ref("held", "egg"))
