"""The shortcut on the board, over random sessions of every game: within limits, and made of public facts alone."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from cogs import ids, limits
from cogs.desk import Desk
from cogs.screens.board import BUTTONS, board
from cogs.sight import Sight, see
from cogs.spec import Button, Menu, MessageSpec, check
from engines.registry import GAMES
from sessions.live import Live, read
from sessions.lobby import join, open_lobby, start
from sessions.opening import open_house
from sessions.seeing import seen
from sessions.values import Place, Player
from tests.engines.contestants import contestant

SEEDS = 3
OPEN_KINDS = {
    "dogs": {"drive", "arrange", "send", "town-hall"},
    "dogs_bond": {"pick", "ability", "court"},
    "zombeasts": {"draw"},
    "zoollywood": {"scene", "opening-egg", "turn"},
}
"""What a board must have offered somewhere in a few sessions (design, section 4, column O)."""


async def dealt(folder: Path, game: str, seed: int) -> tuple[Desk, Live]:
    """A session of the game with 2 seats or more, and the desk it is looked at from."""
    house = await open_house(f"sqlite:///{folder / 'bot.db'}")
    people = [Player(n, f"*Person_{n}*") for n in range(1, 9)]
    lobby = await open_lobby(house, Place(1, 2), people[0], game)
    about = (await house.engine(lobby)).about
    for player in people[1 : random.Random(seed).choice(about.seat_counts)]:
        await join(house, lobby.id, player)
    await start(house, lobby.id, 1)
    return Desk(house), await read(house, lobby.id)


def played(live: Live, luck: random.Random) -> Iterator[Live]:
    """The session at each of its states, answered at random to its end."""
    while live.pending:
        yield live
        decision = luck.choice(live.pending)
        action = luck.choice(live.engine.legal_actions(live.state, decision))
        live = replace(live, state=live.engine.apply(live.state, decision, action).state)


async def posted(desk: Desk, live: Live) -> tuple[Sight, MessageSpec]:
    sight = await see(desk, seen(live, None))
    return sight, board(sight, None, ())


def answers(spec: MessageSpec) -> list[ids.PressId]:
    """What the menus and buttons above the fixed ones stand for."""
    found = []
    for row in spec.rows[:-1]:
        if isinstance(row, Menu):
            found += [ids.read_value(ids.PressId.read(row.id), option.value) for option in row.options]
        else:
            assert isinstance(row, tuple)
            found += [ids.PressId.read(button.id) for button in row if isinstance(button, Button)]
    return found


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_b45_every_board_fits_and_offers_each_open_action_once(tmp_path: Path, game: str) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(SEEDS):
        desk, first = await dealt(tmp_path, game, seed)
        for live in played(first, random.Random(seed)):
            sight, spec = await posted(desk, live)
            check(spec)
            assert len(spec.rows) <= limits.ROWS
            fixed = spec.rows[-1]
            assert isinstance(fixed, tuple)
            assert len(fixed) == len(BUTTONS)
            if len(spec.rows) == 1:
                continue
            question = sight.look.open_question
            assert question is not None
            kinds[question.decision.kind] += 1
            texts = [offer.line for offer in question.offers]
            assert [ids.check_of(texts[one.index or 0]) for one in answers(spec)] == [
                one.check for one in answers(spec)
            ]
            assert sorted(one.index or 0 for one in answers(spec)) == list(range(len(texts)))
            assert {one.verb for one in answers(spec)} == {ids.Verb.GO_OPEN}
        await desk.house.close()
        (tmp_path / "bot.db").unlink()
    assert kinds.keys() >= OPEN_KINDS[game], kinds


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_b24_boards_are_the_same_where_the_public_cannot_tell(tmp_path: Path, game: str) -> None:
    kit, luck, compared = contestant(game).kit, random.Random(game), 0
    desk, first = await dealt(tmp_path, game, 0)
    for live in played(first, luck):
        if luck.random() < 0.3:
            other = replace(live, state=kit.rearrange(live.engine, live.state, None, luck))
            (_, ours), (_, theirs) = await posted(desk, live), await posted(desk, other)
            assert ours == theirs
            compared += len(ours.rows) > 1
    assert compared > 5
    await desk.house.close()


async def test_2_3_the_number_of_choices_is_told_of_open_questions_alone(tmp_path: Path) -> None:
    for game, told in (("dogs", True), ("zoollywood", False)):
        desk, first = await dealt(tmp_path, game, 0)
        kind = {"dogs": "drive", "zoollywood": "turn"}[game]
        found = 0
        for live in played(first, random.Random(1)):
            sight, spec = await posted(desk, live)
            question = sight.look.open_question
            menus = [row for row in spec.rows if isinstance(row, Menu)]
            if question is not None and question.decision.kind == kind and menus:
                assert all((f"({len(menu.options)})" in menu.placeholder) is told for menu in menus)
                found += 1
        assert found
        await desk.house.close()
        (tmp_path / "bot.db").unlink()
