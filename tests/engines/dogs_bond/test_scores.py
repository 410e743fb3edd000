"""The worked examples of scoring (canon, section 7)."""

from __future__ import annotations

from engines.core import Part, Ref, Seat, phrase
from engines.dogs_bond.worth import expected
from tests.engines.dogs_bond.scenario import opening, prove, scenario
from tests.engines.dogs_bond.table import GAME, deal

BOND = phrase("dogs-bond-part-bond")


def test_the_parts_of_the_worked_example_are_bond_house_and_heart() -> None:
    state = prove(GAME, scenario("S03-first"))
    tom = Ref("adopter", "tom")
    assert GAME.standings(GAME.view(state, None))[0].parts == (
        Part(BOND, 7),
        Part(phrase("dogs-bond-part-house", house=Ref("house", "5"), adopter=tom), 5),
        Part(phrase("dogs-bond-part-heart", attribute=Ref("attribute", "obedience"), adopter=tom), 9),
    )


def test_the_parts_of_a_rescue_story() -> None:
    state = prove(GAME, scenario("S03-story"))
    assert GAME.standings(GAME.view(state, None))[0].parts == (
        Part(BOND, 7),
        Part(phrase("dogs-bond-part-no-house"), 0),
        Part(phrase("dogs-bond-part-rescue", roll=2), 2),
    )


def test_trying_tom_first_then_yasmin_is_worth_19_points() -> None:
    """The canon: 7 + 4/6 x 14 + 2/6 x (3/6 x 13 + 3/6 x 3.5) = 19.1."""
    assert round(7 + expected([(4 / 6, 14), (3 / 6, 13)], 0), 1) == 19.1


def test_before_adoption_day_a_dog_stands_at_its_bond_total() -> None:
    standings = GAME.standings(GAME.view(opening(GAME, scenario("S09")), None))
    assert [standing.points for standing in standings] == [0, 3, 0]
    assert [standing.points for standing in GAME.standings(GAME.view(deal(2, dogs="choose"), None))] == [0, 0]


def test_nothing_is_an_outcome_before_the_end() -> None:
    assert GAME.outcome(opening(GAME, scenario("S02"))) is None


def test_equal_dogs_share_the_better_place() -> None:
    outcome = GAME.outcome(prove(GAME, scenario("S24-shared")))
    assert outcome is not None
    assert outcome.places == (1, 1)
    assert outcome.winners == (Seat(0), Seat(1))
