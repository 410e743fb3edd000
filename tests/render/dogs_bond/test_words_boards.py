"""The board and the hand of Dogs Bond as text: the sample of the canon (section 11), numbers, the end."""

from __future__ import annotations

from engines.core import Question, Ref, Seat
from engines.dogs_bond.state import State
from render.contract import Moment
from tests.engines.dogs_bond.scenario import opening, scenario
from tests.engines.dogs_bond.table import GAME, deal, decision_of, do
from tests.render.dogs_bond.words_table import TABLE, face, game, walks


def board(state: State, seat: Seat | None = None) -> tuple[str, ...]:
    return face().board_text(game.view(state, seat), Moment(TABLE, game.pending(state), (), game.outcome(state)))


def question(state: State, seat: int) -> Question | None:
    if all(one.seat != seat for one in game.pending(state)):
        return None
    decision = decision_of(state, seat)
    return game.question(game.view(state, Seat(seat)), decision, game.legal_actions(state, decision))


def hand(state: State, seat: int) -> list[str]:
    moment = Moment(TABLE, game.pending(state))
    return "\n".join(face().hand_text(game.view(state, Seat(seat)), moment, question(state, seat))).splitlines()


def scene(*lines: str) -> State:
    return opening(GAME, "\n".join(lines))


SAMPLE = scene(
    "given: n=3 event=mud-puddle alpha=2",
    "dogs: pit-bull chihuahua labrador",
    "front 0: health-3 health-3 health-1 obedience-3 obedience-3 obedience-3",
    "front 2: obedience-2 health-1",
    "instinct 0: instinct-1-g",
    "paw 0: grooming-1 grooming-1 health-1 play-bow",
    "paw 2: obedience-2 instinct-2-gh",
    "pile: grooming-3 health-2 health-1",
)


def test_the_head_says_turn_alpha_event_and_who_is_asked() -> None:
    assert board(SAMPLE)[0].splitlines() == [
        "Turn 1 of 30. ALPHA: ▲ Cleo (Labrador).",
        "Event: Mud Puddle. ALPHA draws 2 and plays 1. Then every dog discards its top Grooming.",
        "Icon on it: dig.",
        "▲ Cleo is playing a card.",
    ]


def test_a_house_says_pair_heart_levels_and_what_alpha_needs_next() -> None:
    wanted = "House 5 Tom: Obedience/Health, heart Obedience. Levels: ● Ann 4, ▲ Cleo 1. Next for ▲ Cleo: 4/2."
    assert board(SAMPLE)[2].splitlines()[4] == wanted
    own = board(SAMPLE, Seat(0))[2].splitlines()[4]
    assert own.endswith("Next for ● Ann: 9/8.")


def test_a_dog_says_piles_with_top_cards_hidden_cards_paw_and_bond() -> None:
    wanted = (
        "● Ann (Pit Bull, medium): Grooming 0, Health 7 (top 1), Obedience 9 (top 3), Temperament 0, hidden 1, "
        "paw 4, BOND 7."
    )
    assert board(SAMPLE)[3].splitlines()[0] == wanted
    assert [line[0] for line in board(SAMPLE, Seat(1))[3].splitlines()] == ["■", "▲", "●"]


def test_piles_and_discards_are_counted() -> None:
    assert board(SAMPLE)[1].splitlines() == ["2 events left.", "Attribute pile: 1 card.", "No discards."]


def test_the_headline_says_turn_event_and_pile() -> None:
    view, moment = game.view(SAMPLE, None), Moment(TABLE, game.pending(SAMPLE))
    assert face().headline(view, moment) == "turn 1 of 30 · Mud Puddle · pile 1"


def test_the_hand_numbers_kinds_of_cards_with_what_they_bring() -> None:
    assert hand(SAMPLE, 2) == [
        "Labrador, large. Snack Radar: Roll the die. 1-2: draw 1. 3-5: play 1. 6: draw 1 and play 1.",
        "Your paw, limit 5:",
        "1. Grooming 3.",
        "2. Health 2: Yasmin 0 → 1.",
        "3. Obedience 2.",
        "4. Instinct 2 (Grooming or Health).",
        "You have no hidden Instinct.",
        "Play Bow: used at every forced discard.",
    ]
    assert hand(SAMPLE, 0)[2:6] == [
        "1. Grooming 1, 2 times.",
        "2. Health 1: Tom 4 → 5, Yasmin 3 → 4.",
        "3. Play Bow.",
        "Your hidden Instinct, 1 in all: Instinct 1 (G).",
    ]


def test_numbers_of_the_text_are_those_of_the_picture() -> None:
    badges = face().badges(game.view(SAMPLE, Seat(2)))
    assert badges[Ref("card", "obedience-2")] == 3


def test_cards_looked_at_are_numbered_instead_of_the_paw() -> None:
    told = hand(opening(GAME, scenario("S27")), 0)
    assert told[0] == "You look at these cards:"
    assert told[1:4] == ["1. Grooming 1.", "2. Grooming 3.", "3. Play Bow."]
    assert "Health 1." in told


def test_discards_that_can_be_taken_are_numbered() -> None:
    state = scene(
        "given: n=2 event=buried-bone", "paw 0: health-1", "discard: play-bow grooming-3", "pile: health-2"
    )
    assert hand(state, 0)[:2] == ["These discards can be taken:", "1. Grooming 3."]


def test_the_shepherd_reads_the_events_that_it_smells_and_nobody_else_does() -> None:
    smelled = "events: car-ride sunbeam-nap mud-puddle first-walk"
    state = scene("given: n=2", "dogs: german-shepherd", smelled)
    assert hand(state, 0)[0] == "1. Car Ride, Window Down. ALPHA draws 1 and plays 2."
    assert not any("Car Ride" in line for line in hand(state, 1))
    assert "Car Ride" not in "\n".join(board(state))


def test_a_dog_that_may_be_picked_is_told_with_its_ability() -> None:
    state = deal(3, dogs="choose", kennel="starter", first="0")
    told = hand(state, 0)
    assert len(told) == 5
    assert told[0].startswith("Jack Russell, small. Digger: Take one of the top 3")
    assert board(state)[0] == "The dogs are being chosen.\n● Ann is choosing a dog."
    assert board(do(state, 0, "pick labrador"))[1].splitlines()[:2] == [
        "● Ann: Labrador, large. Snack Radar: Roll the die. 1-2: draw 1. 3-5: play 1. 6: draw 1 and play 1.",
        "■ Ben: no dog yet.",
    ]


def test_adoption_day_and_the_end_are_told_with_points_and_last_lines() -> None:
    state = do(opening(GAME, scenario("S03-first")), 0, "try tom")
    told = board(state)
    assert told[0] == "The game is over."
    assert told[-3].splitlines()[1:4] == [
        "Adoption order: ● Ann and ■ Ben.",
        "● Ann rolled 4 with Tom: adopted.",
        "● Ann lives with Tom, house 5.",
    ]
    assert told[-2].splitlines()[0] == "● Ann: 21 points. BOND 7, Tom's house 5, Tom's heart (Obedience) 9."
    assert told[-2].splitlines()[1] == "■ Ben: 1 point. BOND 0, no house 0, Rescue Story 1."
    assert told[-1].splitlines()[0].endswith("Tom says sit, you sit, and then the whole bench is yours.")


def test_every_dog_has_its_last_line_at_every_end() -> None:
    for one in walks()[::3]:
        ends = board(one.last)[-1].splitlines()
        assert len(ends) == one.setup.seats


def test_the_edition_tells_printed_from_reconstructed() -> None:
    printed = next(part for part in face().edition() if part.startswith("Printed: "))
    made = next(part for part in face().edition() if part.startswith("Reconstructed: "))
    assert "the breeds Jack Russell mix, Border Collie mix" in printed
    assert "the names of the adopters Tom, Yasmin, Chase and April" in printed
    assert "events and Paw Limit by number of players: 7 and 8" in made
    assert "the names of the adopters Priya, Walter, Naomi and Diego" in made
