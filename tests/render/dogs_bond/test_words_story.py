"""The story of Dogs Bond: scenes told to everybody and to those who took part."""

from __future__ import annotations

from engines.core import Event, Seat
from engines.dogs_bond import events as happened
from engines.dogs_bond.actions import Bows
from engines.dogs_bond.events import Change
from render import narration
from tests.engines.dogs_bond.scenario import opened, scenario
from tests.engines.dogs_bond.table import GAME
from tests.render.dogs_bond.words_table import TABLE, face, game

ANN, BEN, CLEO = Seat(0), Seat(1), Seat(2)


def told(events: tuple[Event, ...], reader: Seat | None = None) -> tuple[str, ...]:
    return narration.tell(events, reader, TABLE, face())


def strip(events: tuple[Event, ...], reader: Seat | None = None) -> str:
    return narration.last(events, reader, TABLE, face())


def heard(text: str, *answers: str) -> tuple[Event, ...]:
    """What happened from the opening of a scene to the last answer, "1 play health-1"."""
    table = opened(GAME, text)
    state, events = table.state, list(table.heard)
    for line in answers:
        seat, _, action = line.partition(" ")
        decision = next(one for one in game.pending(state) if one.seat == int(seat))
        step = game.apply(state, decision, game.read(action))
        state = step.state
        events += step.events
    return tuple(events)


MUD = scenario("S16")
ATTACK = scenario("S10")


def test_an_event_opens_its_sentence_with_the_title() -> None:
    lines = told(heard(MUD, "0 play grooming-2"))
    assert lines[0] == "Mud Puddle. Ann drew 2 cards, played Grooming 2 and lost Grooming 2."


def test_whoever_drew_reads_which_cards() -> None:
    lines = told(heard(MUD, "0 play grooming-2"), ANN)
    assert lines[0] == "Mud Puddle. You drew Health 1 and Health 1, played Grooming 2 and lost Grooming 2."


def test_what_befell_the_others_is_told_dog_by_dog() -> None:
    lines = told(heard(MUD, "0 play grooming-2"))
    assert "Ben used a Play Bow." in lines
    assert "Cleo lost Grooming 1." in lines
    assert "You used a Play Bow." in told(heard(MUD, "0 play grooming-2"), BEN)


def test_an_attack_is_met_with_a_play_bow() -> None:
    events = heard(ATTACK, "0 attack instinct-1-t")
    assert told(events)[:2] == (
        "Ann attacked Ben's Temperament with Instinct 1 (T).",
        "Ben met Ann's attack with a Play Bow.",
    )
    assert told(events, BEN)[0] == "Ann attacked your Temperament with Instinct 1 (T)."
    assert told(events, ANN)[1] == "Ben met your attack with a Play Bow."


def test_levels_that_rise_and_fall_stand_behind_the_card() -> None:
    rises = (Change("april", 2, 3), Change("chase", 1, 2))
    events = (
        happened.Played(ANN, 3, "grooming-2", 5, rises),
        happened.Lost(BEN, 3, "health-2", "health", ANN, (Change("tom", 3, 2),)),
    )
    assert told(events) == (
        "Ann played Grooming 2 (April 2 → 3, Chase 1 → 2).",
        "Ben lost Health 2 to Ann (Tom 3 → 2).",
    )
    assert told(events, ANN)[1] == "Ben lost Health 2 to you (Tom 3 → 2)."


def test_a_hidden_card_is_named_to_its_owner_alone() -> None:
    event = happened.Hid(BEN, 4, 2, ("instinct-3-any",))
    hidden = event.seen_by(ANN)
    assert hidden is not None
    assert told((hidden,), ANN) == ("Ben hid a card face down.",)
    assert told((event,), BEN) == ("You hid Instinct 3.",)


def test_a_card_that_changes_owners_is_named_to_both_alone() -> None:
    took, gave = happened.Took(ANN, 4, BEN, "health-1"), happened.Gave(ANN, 4, BEN, "play-bow", "trade")
    for reader, sentence in (
        (None, "Ann took a card from Ben and gave Ben a card back."),
        (CLEO, "Ann took a card from Ben and gave Ben a card back."),
        (ANN, "You took Health 1 from Ben and gave Ben Play Bow back."),
        (BEN, "Ann took your Health 1 and gave you Play Bow back."),
    ):
        seen = tuple(kept for event in (took, gave) if (kept := event.seen_by(reader)) is not None)
        assert told(seen, reader) == (sentence,)


def test_rolls_and_an_ability_are_one_sentence() -> None:
    events = (
        happened.AbilityUsed(BEN, 5, "labrador"),
        happened.Rolled(BEN, 5, 5, "roll"),
        happened.Played(BEN, 5, "grooming-1", 1),
        happened.Tossed(BEN, 5, ("health-1", "play-bow"), "paw-limit"),
    )
    assert told(events) == (
        "Ben used Snack Radar, rolled 5, played Grooming 1 and tossed Health 1 and Play Bow for the Paw Limit.",
    )


def test_an_ability_that_draws_is_one_sentence_too() -> None:
    events = (
        happened.AbilityUsed(BEN, 5, "golden-retriever"),
        happened.Drew(BEN, 5, 2),
        happened.Tossed(BEN, 5, ("health-1",), "toss"),
    )
    assert told(events) == ("Ben used Fetch, drew 2 cards and tossed Health 1.",)


def test_passing_is_told_only_where_nothing_else_was_done() -> None:
    assert told((happened.Passed(ANN, 9),)) == ("Ann played nothing more.",)
    events = (happened.Played(ANN, 9, "health-1", 1), happened.Passed(ANN, 9))
    assert told(events) == ("Ann played Health 1.",)


def test_plays_of_one_turn_are_one_clause() -> None:
    events = (
        happened.Played(ANN, 9, "health-1", 1),
        happened.Decided(ANN, 9, "play"),
        happened.Played(ANN, 9, "grooming-2", 2, (Change("april", 0, 1),)),
    )
    assert told(events) == ("Ann played Health 1 and Grooming 2 (April 0 → 1).",)


def test_the_rope_toy_comes_to_the_reader() -> None:
    assert told((happened.Barked(ANN, 3, BEN),)) == ("The Rope Toy goes to Ben.",)
    assert told((happened.Barked(ANN, 3, BEN),), BEN) == ("The Rope Toy comes to you.",)


def test_a_title_with_a_sign_of_its_own_gets_no_other() -> None:
    events = (happened.EventShown(ANN, 1, "doorbell", 1), happened.Drew(ANN, 1, 1))
    assert told(events) == ("Doorbell! Ann drew 1 card.",)


def test_the_shepherd_smells_events_in_secret_and_keeps_the_top_one_in_public() -> None:
    sniffed = happened.Sniffed(ANN, 1, 3, ("car-ride", "zoomies", "mud-puddle"))
    shown = happened.EventShown(ANN, 1, "car-ride", 1, kept=True)
    hidden = sniffed.seen_by(BEN)
    assert hidden is not None
    assert told((hidden, shown), BEN)[0] == "Ann smelled 3 events."
    assert told((sniffed,), ANN) == ("You smelled Car Ride, Window Down, Zoomies and Mud Puddle.",)
    assert told((shown, happened.Drew(ANN, 1, 1)), BEN) == (
        "Car Ride, Window Down. Ann kept the top event and drew 1 card.",
    )


def test_a_preference_is_told_to_its_owner_alone() -> None:
    event = happened.PolicySet(ANN, 2, Bows.BIG)
    assert told((event,)) == ()
    assert told((event,), BEN) == ()
    assert told((event,), ANN) == ("Your Play Bow is kept for large losses.",)


def test_an_adoption_is_told_with_the_adopters_last_line() -> None:
    events = heard(scenario("S03-first"), "0 try tom")
    lines = told(events)
    assert "Ann rolled 4: Tom in house 5 adopts Ann." in lines
    assert "Tom says sit, you sit, and then the whole bench is yours." in lines
    assert "You rolled 4: Tom in house 5 adopts you." in told(events, ANN)


def test_a_refusal_a_second_roll_and_a_rescue_story() -> None:
    no = happened.Courted(ANN, 9, "tom", 5, 4, 6, adopted=False, again=False)
    again = happened.Courted(ANN, 9, "tom", 5, 4, 5, adopted=False, again=True)
    assert told((no, again)) == (
        "Ann rolled 6, and Tom (house 5) wanted 4 or less.",
        "Ann rolled 5 at the second try, and Tom (house 5) wanted 4 or less.",
    )
    assert told((happened.Rescued(ANN, 9, 4, 4),)) == (
        "Ann goes on with the Rescue Story, roll 4. A foster home with a radiator and a cat who tolerates you.",
    )
    assert strip((no,)) == "Tom did not take Ann."


def test_the_strip_holds_title_and_weightiest_deed() -> None:
    events = heard(MUD, "0 play grooming-2")
    first = tuple(event for event in events if event.stretch == 1)
    assert strip(first) == "Mud Puddle. Ann lost Grooming 2."
    assert strip(first, ANN) == "Mud Puddle. You lost Grooming 2."


def test_an_answer_of_all_is_told_seat_by_seat() -> None:
    events = (
        happened.Played(ANN, 4, "health-1", 1),
        happened.Hid(BEN, 4, 1),
        happened.NoPlay(CLEO, 4),
    )
    assert told(events) == ("Ann played Health 1.", "Ben hid a card face down.", "Cleo had nothing to play.")


def test_a_sentence_too_long_for_a_line_goes_on_in_the_next() -> None:
    rises = tuple(Change(adopter, 1, 2) for adopter in ("april", "chase", "priya", "walter"))
    events = (
        happened.EventShown(ANN, 1, "belly-rubs", 1),
        happened.Drew(ANN, 1, 2),
        happened.Lost(ANN, 1, "grooming-1", "grooming", BEN, rises),
        happened.Played(ANN, 1, "grooming-2", 2, rises),
        happened.Attacked(ANN, 1, "instinct-2-ht", BEN, "temperament"),
    )
    lines = told(events)
    assert len(lines) == 2
    assert all(len(line) <= narration.WIDTH and line.endswith(".") for line in lines)
    assert lines[1].startswith("Ann ")


def test_adoption_day_is_told_in_the_adoption_order() -> None:
    fixture = ("given: n=2 start=adoption", "instinct 1: instinct-1-g", "front 0: health-1", "dice: 5 4")
    lines = told(heard("\n".join(fixture)))
    assert lines[:3] == ("Ann had no Instinct.", "Ben turned up Instinct 1.", "Adoption order: Ben and Ann.")
    assert lines[3].startswith("Ben goes on with the Rescue Story, roll 5.")
    assert lines[4].startswith("Ann goes on with the Rescue Story, roll 4.")
