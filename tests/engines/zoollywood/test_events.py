"""What is told of an action: the facts from which a story is made."""

from __future__ import annotations

from engines.core import Seat, Weight
from engines.zoollywood.events import (
    CardPlayed,
    EggPlaced,
    EggsLaid,
    EggsReturned,
    EmperorMoved,
    Event,
    Explored,
    Flagged,
    GameOver,
    Guessed,
    GullLeft,
    GullMoved,
    Hatched,
    Landed,
    Passed,
    PenguinPlaced,
    Recast,
    RightGained,
    StormHeld,
    StormStep,
    TargetPicked,
    Turned,
    WindowOpened,
    WrittenOut,
)
from engines.zoollywood.state import State
from tests.engines.zoollywood.scenario import cases, opening
from tests.engines.zoollywood.table import GAME, decision_of, do


def scene(name: str, case: str = "", *before: str) -> State:
    return do(opening(cases(name)[case][0]), 0, *before)


def told(state: State, text: str, seat: int = 0) -> list[Event]:
    step = GAME.apply(state, decision_of(state, seat), GAME.read(text))
    return list(step.events)


def one(events: list[Event], kind: type) -> Event:
    (found,) = [event for event in events if isinstance(event, kind)]
    return found


def test_a_slide_tells_path_rim_and_eggs() -> None:
    events = told(scene("S03"), "explore d6 e")
    assert events[:2] == [
        Explored(Seat(0), 5, "blue-assistant", "e", "", ("d6", "d7", "d1", "d2"), over_rim=True, returned=()),
        EggsLaid(Seat(0), 5, 0, ("d6", "d7", "d1"), "explore"),
    ]
    slide = one(told(scene("S07"), "explore d1 e"), Explored)
    assert isinstance(slide, Explored)
    assert (slide.returned, slide.over_rim) == (("d3", "d4"), False)


def test_a_circling_tells_its_nest_and_a_right_where_it_counts() -> None:
    state = scene("S24", "around")
    assert RightGained(Seat(0), 5, "c3", "d4") in told(state, "explore c1 e")
    state = do(do(state, 0, "explore c1 e"), 1, "land a2")
    slide = one(told(state, "explore c3 ccw d4"), Explored)
    assert isinstance(slide, Explored)
    assert (slide.how, slide.nest, slide.path) == ("ccw", "d4", ("c3", "d3", "e3", "e4", "d5"))


def test_storms_tell_the_step_or_that_there_was_none() -> None:
    assert StormHeld(Seat(0), 5, "d4") in told(scene("S26", "no way out"), "explore d1 e")
    assert StormStep(Seat(0), 5, "d4", "c3", returned=True) in told(scene("S26", "one way out"), "explore d1 e")
    assert StormStep(Seat(0), 5, "d7", "c6", returned=False) in told(scene("S14", "", "explore d5 e"), "step c6")


def test_the_gull_and_tents_tell_what_moved() -> None:
    state = scene("S10", "tent first", "explore d1 e")
    turned = one(told(state, "resolve tent-cw"), Turned)
    assert isinstance(turned, Turned)
    assert (turned.area, turned.spin, turned.by) == ("d3-d4-e3", "cw", "tent-cw")
    assert [(shift.piece, shift.origin, shift.space) for shift in turned.shifts] == [
        ("blue-egg", "d3", "d4"),
        ("blue-assistant", "d4", "e3"),
    ]
    state = do(state, 0, "resolve tent-cw")
    assert GullMoved(Seat(0), 5, "c4", "d3") in told(state, "gull d3")
    assert GullLeft(Seat(0), 5, "g4") in told(scene("S21"), "explore e6 sw")


def test_plain_actions_tell_themselves() -> None:
    assert told(scene("S01"), "land c4")[0] == Landed(Seat(0), 5, "c4")
    assert told(scene("S36", "the Star"), "hatch a1")[0] == Hatched(Seat(0), 5, "a1", "blue-star")
    assert told(scene("S22"), "emperor d1")[:2] == [
        EmperorMoved(Seat(0), 5, "d7", "d1"),
        EggsLaid(Seat(0), 5, 0, ("d7",), "emperor"),
    ]


def test_cards_tell_target_window_and_effect() -> None:
    state = scene("S40", "one option", "land a1")
    assert told(state, "play 5") == [CardPlayed(Seat(0), 5, "5")]
    state = do(state, 0, "play 5")
    assert told(state, "pick g1") == [
        TargetPicked(Seat(0), 5, "5", "g1"),
        WindowOpened(Seat(0), 5, "5", (Seat(1),)),
    ]
    state = do(state, 0, "pick g1")
    assert told(state, "pass", 1)[:2] == [Passed(Seat(1), 5, "5"), Recast(Seat(0), 5, 0, "g1")]
    state = scene("avalanche", "", "land a1", "play 2")
    assert told(state, "pick c4-d4-d5")[1:3] == [
        EggsReturned(Seat(0), 5, 0, ("c4",)),
        EggsReturned(Seat(0), 5, 1, ("d4", "d5")),
    ]
    assert Flagged(Seat(0), 5, "12", "mark") in told(scene("R12-flags-force"), "play 12")
    assert PenguinPlaced(Seat(0), 5, "d4", "blue-star") in told(
        scene("S18", "the Star", "land c3", "play 3"), "pick d4"
    )
    written = told(scene("S37", "a choice of penguins", "play 9", "pick d5"), "pick d4")
    assert [event for event in written if isinstance(event, WrittenOut)] == [
        WrittenOut(Seat(0), 5, "blue-assistant", 0, "d5"),
        WrittenOut(Seat(0), 5, "yellow-assistant", 1, "d4"),
    ]


def test_a_guess_opens_both_hands() -> None:
    state = scene("S17", "the egg", "land c3", "play 11", "pick left")
    assert told(state, "guess right", 1)[0] == Guessed(Seat(1), 5, "right", "nothing", "egg")
    assert told(state, "guess left", 1)[0] == Guessed(Seat(1), 5, "left", "egg", "nothing")
    state = do(state, 1, "guess left")
    assert told(state, "place d4")[0] == EggPlaced(Seat(0), 5, 0, "d4")


def test_the_end_tells_who_won_and_why() -> None:
    over = one(told(scene("S08"), "explore d1 e"), GameOver)
    assert over == GameOver(None, 5, 0, "eggs", (16, 1))
    assert over.weight is Weight.HEADLINE
    assert one(told(scene("S33", "blocked"), "land f5"), GameOver) == GameOver(None, 5, 0, "blocked", (15, 10))
