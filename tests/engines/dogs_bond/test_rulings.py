"""Every ruling of the canon (section 8) and where it is proved."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.core import NotAnAction, Seat
from engines.dogs_bond.events import EventShown
from tests.engines.dogs_bond.scenario import opened, opening, prove, scenario
from tests.engines.dogs_bond.table import GAME, do

PROOFS: dict[str, tuple[str, ...]] = {
    "R7": ("R07",), "R8": ("R08",), "R9": ("R09",), "R10": ("S18", "S36"), "R11": ("S09", "S10"), "R12": ("R12",),
    "R13": ("R13",), "R14": ("S16",), "R15": ("R15",), "R16": ("R16", "R16-choice"),
    "R17": ("S10", "S11", "S12", "R17-big", "R17-ask", "R17-empty"), "R18": ("S17", "S18", "S39"), "R19": ("S17",),
    "R20": ("S15",), "R21": ("S19",), "R22": ("S13", "S14", "S42"), "R23": ("S19", "R23"),
    "R24": ("R24", "R24-give-back"), "R25": ("S36",), "R26": ("S35",), "R27": ("S35",),
    "R28": ("S08", "3-1-tail-wag"), "R29": ("S23",), "R30": ("R30",), "R31": ("S03-second", "R30"),
    "R32": ("S33", "R32"), "R33": ("R33", "S25"),
    "R34": ("S03-first",), "R35": ("S24-shared",), "R36": ("R36", "S24-instinct", "S24-shared"),
    "R37": ("R37", "R37-none", "4-1-underdogs"), "R38": ("R38",), "R39": ("R39",), "R41": ("R41", "R41-pair"),
    "R45": ("R45",), "R46": ("R46",), "R47": ("S16", "S29"), "R48": ("R48",), "R50": ("S21-kept", "S41-no"),
    "R51": ("S39", "S39-health"), "R52": ("S42",),
}  # fmt: skip
OF_THE_SETUP = {"R1", "R2", "R3", "R4", "R5", "R6"}
OWN_TESTS = {"R40", "R42", "R43", "R44", "R49"}


def test_every_ruling_is_proved() -> None:
    assert PROOFS.keys() | OF_THE_SETUP | OWN_TESTS == {f"R{number}" for number in range(1, 53)}


@pytest.mark.parametrize(("ruling", "name"), [(ruling, name) for ruling, names in PROOFS.items() for name in names])
def test_ruling(ruling: str, name: str) -> None:
    prove(GAME, scenario(name))


@pytest.mark.parametrize(
    ("name", "event", "kept"), [("S20-second", "sunbeam-nap", False), ("S20-top", "sunbeam-nap", True)]
)
def test_ruling_r40_only_the_chosen_event_is_read_out(name: str, event: str, kept: bool) -> None:
    state = opening(GAME, scenario(name))
    step = GAME.apply(state, GAME.pending(state)[0], GAME.read(f"event {event}"))
    shown = step.events[0]
    assert isinstance(shown, EventShown)
    assert (shown.event, shown.kept) == (event, kept)
    for reader in (None, Seat(1)):
        heard = "".join(repr(seen) for told in opened(GAME, scenario(name)).heard if (seen := told.seen_by(reader)))
        assert "zoomies" not in heard
        assert "zoomies" not in repr(GAME.view(state, reader))


def test_ruling_r42_a_spectator_sees_whose_icon_is_on_the_event() -> None:
    state = opening(GAME, scenario("S19"))
    assert GAME.view(state, None).users == (2, 0)


def test_ruling_r43_discards_may_be_looked_through() -> None:
    state = opening(GAME, scenario("4-1-salvage"))
    assert GAME.view(state, None).discard == ("health-1", "grooming-1", "health-1")


def test_ruling_r44_own_hidden_cards_may_be_looked_at() -> None:
    state = opening(GAME, scenario("R12"))
    assert GAME.view(state, Seat(1)).dogs[1].instinct == ("instinct-1-g", "instinct-2-ho")
    assert GAME.view(state, Seat(0)).dogs[1].instinct is None
    assert GAME.view(state, Seat(0)).dogs[1].hidden == 2


def test_ruling_r49_a_name_is_no_action() -> None:
    with pytest.raises(NotAnAction):
        do(opening(GAME, scenario("S10")), 0, "name Rex")


def test_a_preference_counts_from_the_next_forced_discard_on() -> None:
    state = opening(GAME, scenario("S12"))
    asked = do(state, 0, "attack instinct-1-t")
    later = do(asked, 1, "bow-policy always")
    assert GAME.pending(later) == GAME.pending(asked)
    assert later.dogs[1] == replace(asked.dogs[1], bows=later.dogs[1].bows)
    settled = do(do(state, 1, "bow-policy always"), 0, "attack instinct-1-t")
    assert all(decision.kind != "react" for decision in GAME.pending(settled))
