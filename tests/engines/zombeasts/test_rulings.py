"""Every ruling of the canon (section 8) and where it is proved."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from engines.core import Rng, SetupRefused
from engines.zombeasts.events import DrewHand
from tests.engines.zombeasts.scenario import opening, prove, scenario
from tests.engines.zombeasts.table import GAME, deal, do, play_out, setup

PROOFS: dict[str, tuple[str, ...]] = {
    "R1": ("S11", "S12"), "R2": ("R02", "S08"), "R3": ("R03", "S20"), "R4": ("S09", "S10"), "R5": ("R05",),
    "R6": ("S04", "S15"), "R7": ("S07",), "R8": ("S06",), "R9": ("S06",), "R10": ("R10",), "R11": ("S01", "S19"),
    "R12": ("S31",), "R13": ("S18", "S19", "R13"), "R14": ("S16",), "R15": ("S04", "S05", "S35"),
    "R16": ("S13", "S14", "S15"), "R17": ("S22",), "R18": ("R18", "S21"), "R19": ("S24", "S25"), "R20": ("S24",),
    "R21": ("S28",), "R22": ("S29",), "R23": ("R23", "R23-mouse"), "R24": ("S40",), "R25": ("S48",),
    "R26": ("S03", "S35"), "R27": ("R27",), "R28": ("S35",), "R29": ("R29", "S50"), "R30": ("R30",),
    "R31": ("R31", "S37"), "R33": ("S27",), "R35": ("R35",), "R36": ("S02",), "R38": ("S26",), "R39": ("R39",),
    "R40": ("R40",), "R41": ("R41",), "R42": ("R42",), "R43": ("R43-joker", "R43-number", "R43-pair"),
    "R44": ("S47",), "R45": ("S50", "R45"), "R46": ("R46",), "R47": ("R47",),
}  # fmt: skip
OWN_TESTS = {"R32", "R34", "R37"}


def test_every_ruling_is_proved() -> None:
    assert PROOFS.keys() | OWN_TESTS == {f"R{number}" for number in range(1, 48)}


@pytest.mark.parametrize(("ruling", "name"), [(ruling, name) for ruling, names in PROOFS.items() for name in names])
def test_ruling(ruling: str, name: str) -> None:
    prove(GAME, scenario(name))


def test_ruling_r32_the_first_seat_is_named_or_random() -> None:
    assert {deal(3, first=str(seat)).on_turn for seat in range(3)} == {0, 1, 2}
    assert {deal(3, seed=str(seed)).on_turn for seed in range(40)} == {0, 1, 2}


def test_ruling_r32_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(SetupRefused) as caught:
        GAME.admit(setup(2, first="2"))
    assert caught.value.topic == "who-begins"


def test_ruling_r34_cards_are_taken_from_hands_by_chance() -> None:
    """Twelve seeds take each of two cards at least once; the index counts in the hand sorted by card id."""
    taken = set()
    for seed in range(12):
        state = replace(opening(GAME, scenario("S02")), rng=Rng(str(seed)))
        state = do(state, 0, "play orange-cat-2r new")
        index, _ = state.rng.below(2)
        hand = sorted(state.areas[1].hand)
        decision = GAME.pending(state)[0]
        step = GAME.apply(state, decision, GAME.read("draw hand 1"))
        drawn = next(event.card for event in step.events if isinstance(event, DrewHand))
        assert drawn == hand[index]
        taken.add(drawn)
    assert taken == {"red-rat-4l", "red-rat-3r"}


def test_ruling_r37_the_won_pile_is_open_unless_scores_are_hidden() -> None:
    for scores, shown in (("open", True), ("hidden", False)):
        state = deal(2, scores=scores)
        seat = GAME.view(state, None).seats[0]
        assert (seat.won is not None, seat.points is not None) == (shown, shown)


def test_ruling_r37_hidden_scores_are_shown_at_the_end() -> None:
    last = play_out(deal(2, scores="hidden"), Random(1))[-1]
    assert all(seat.points is not None and seat.won is not None for seat in GAME.view(last, None).seats)
