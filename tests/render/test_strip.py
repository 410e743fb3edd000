"""The LAST strip of every registered game: whatever is told has a line there."""

from __future__ import annotations

from random import Random

import pytest

from engines.core import Chosen, Seat, Setup
from engines.registry import GAMES
from render.contract import Person, Table
from render.frame import last_strip
from render.narration import STRIP, last, tell
from render.registry import presenter
from tests.engines.walk import walk
from tools.games import build

SHORT = 2 * STRIP
"""A sentence of a game may be longer than the strip; the picture shrinks it, but not to half."""


@pytest.mark.parametrize("seats", [0, -1], ids=["smallest", "largest"])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_after_any_step_stands_in_the_strip(name: str, seats: int) -> None:
    game = build(name)
    face, number = presenter(game), game.about.seat_counts[seats]
    table = Table("k3f9", tuple(Person(f"P{seat}") for seat in range(number)))
    played = walk(game, Setup(name, game.pack.hash, number, "strip"), Random(name))
    for position in played.positions:
        for reader in (None, Seat(0)):
            events = position.step.events
            strip = last(events, reader, table, face)
            assert bool(strip) is bool(tell(events, reader, table, face)), events
            assert len(strip) <= SHORT


def test_cards_kept_in_the_draft_stand_in_the_strip() -> None:
    game = build("zoollywood")
    table = Table("k3f9", (Person("Ann"), Person("Ben")))
    setup = Setup("zoollywood", game.pack.hash, 2, "kept", (Chosen("scene", "random"),))
    step = game.start(setup)
    for _ in range(2):
        decision = game.pending(step.state)[0]
        assert decision.kind == "draft"
        step = game.apply(step.state, decision, game.legal_actions(step.state, decision)[0])
    assert " kept 2 cards." in last(step.events[:1], None, table, presenter(game))


def test_a_strip_that_has_nothing_to_tell_shows_no_word() -> None:
    assert last_strip(0, "LAST", "") == ()
    assert len(last_strip(0, "LAST", "Ann drew 1.")) == 3
