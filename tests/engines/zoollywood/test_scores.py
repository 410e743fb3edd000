"""How a game ends, and the score line (canon, section 7)."""

from __future__ import annotations

from engines.core import Seat, phrase
from tests.engines.zoollywood.scenario import cases, opening, prove
from tests.engines.zoollywood.table import GAME


def test_both_seats_of_a_team_share_the_place() -> None:
    fixture, script = cases("S38")[""]
    state = prove({**fixture, "given": "seats=4"}, script)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.places == (1, 3, 1, 3)
    assert outcome.winners == (0, 2)


def test_a_draw_gives_everybody_the_first_place() -> None:
    outcome = GAME.outcome(prove(*cases("S39")["a draw"]))
    assert outcome is not None
    assert outcome.places == (1, 1)


def test_a_blocked_rival_loses_with_more_eggs() -> None:
    outcome = GAME.outcome(prove(*cases("S42")["blocked"]))
    assert outcome is not None
    assert outcome.places == (1, 2)
    assert [standing.points for standing in outcome.standings] == [12, 13]
    assert not GAME.about.points_decide


def test_the_score_line_is_the_eggs_on_the_board() -> None:
    state = opening(cases("S08")[""][0])
    assert GAME.outcome(state) is None
    for reader in (None, Seat(0), Seat(1)):
        standings = GAME.standings(GAME.view(state, reader))
        assert [standing.points for standing in standings] == [13, 1]
        assert standings[0].parts[0].label == phrase("zoollywood-part-eggs", count=13)
        assert standings[0].parts[1].label == phrase("zoollywood-part-penguins", count=1)
