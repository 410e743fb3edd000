"""Whole games of several people: a lobby, its options, every turn pressed as the computer player would choose.

`test_every_game.py` plays all registered games for two by chance; here are the tables of more, and of other modes.
"""

from __future__ import annotations

import random
import re

import msgspec
import pytest

from render.words import MARKS
from sessions.values import Status
from tests.cogs.sensible import play_on, seat, set_option
from tests.kit import Table, World, press, words

PEOPLE = ("ann", "bob", "cleo", "dan")
ACT = 1
"""The press that opens the panel."""
A_DRIVE = 3
"""An ordinary turn of driving takes at most so many presses."""


class Opened(msgspec.Struct, frozen=True):
    """A game, how many people play it, and what the host sets."""

    game: str
    people: int
    options: tuple[tuple[str, str], ...] = ()
    winner: str = r" (wins|share the win) with \d+"
    first: str = r"\*\*1\. "
    """How the line of the first place begins."""

    def __str__(self) -> str:
        return "-".join((self.game, str(self.people), *("=".join(pair) for pair in self.options)))


TABLES = (
    Opened("dogs", 4, (("last-stall", "on"),)),
    Opened("dogs_bond", 3, (("length", "short"),)),
    Opened("zoollywood", 4, winner=r" (Blue|Yellow) wins with \d+ eggs! Played by .* and "),
    Opened(
        "zoollywood", 2, (("mode", "free"),), r"(wins|share the win) with \d+ eggs!", r"\*\*1\. [^*]+: \d+ eggs\*\*"
    ),
)


@pytest.mark.parametrize("opened", TABLES, ids=str)
async def test_people_press_a_whole_game_to_its_end(
    world: World, plain_pictures: None, same_deal: None, opened: Opened
) -> None:
    table = await Table.open(world, game=opened.game)
    await seat(table, PEOPLE[1 : opened.people])
    for option, value in opened.options:
        await set_option(table, world.ann, option, value)
    await press(world.ann, table.lobby, label=f"Start with {opened.people}")
    turns = await play_on(table, random.Random(str(opened)))
    session = await table.session()
    assert session.status is Status.OVER
    assert {(one.option, one.value) for one in session.options} == set(opened.options)
    assert re.search(opened.winner, table.board.content)
    result = words(table.board)
    assert re.search(opened.first, result)
    assert all(f"{MARKS[seat]} {name}" in result for seat, name in enumerate(PEOPLE[: opened.people]))
    assert all(0 < turn.presses <= turn.answers + turn.risks for turn in turns), "no press beyond the micro-steps"
    driven = [turn for turn in turns if turn.kind == "drive" and turn.answers == 1]
    assert all(ACT + turn.presses <= A_DRIVE for turn in driven)
    assert bool(driven) is (opened.game == "dogs")
