"""Every decision met in random sessions of every registered game, laid out."""

from __future__ import annotations

import random

import pytest

from cogs.entries import captions_of, entries_of
from cogs.layout import lay_out
from engines.core import AnyGame, Setup
from engines.registry import GAMES
from render.contract import Person, Table
from render.registry import presenter
from sessions.library import Library
from tests.cogs.layout_cases import reachable, within_limits
from tests.kit import Table as Session
from tests.kit import World, components, leaves, use, walk

SESSIONS = 4
CHECKED = 40
"""The decisions of a session that are walked through to the last leaf; all others are laid out at the root."""


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("seed", range(SESSIONS))
def test_b45_every_question_fits_and_every_action_can_be_reached(name: str, seed: int) -> None:
    game: AnyGame = Library().offered(name)
    face, luck = presenter(game), random.Random(seed)
    seats = luck.choice(game.about.seat_counts)
    table = Table("k3f9", tuple(Person("W" * 32) for _ in range(seats)))
    state = game.start(Setup(name, game.pack.hash, seats, str(seed))).state
    for number in range(game.about.step_limit):
        pending = game.pending(state)
        if not pending:
            return
        decision = luck.choice(pending)
        actions = game.legal_actions(state, decision)
        view = game.view(state, decision.seat)
        question = game.question(view, decision, actions)
        entries = entries_of(question, face, table, face.badges(view))
        within_limits(lay_out(entries, captions_of(question, face, table)))
        if number < CHECKED:
            assert reachable(entries) == set(range(len(actions)))
        state = game.apply(state, decision, luck.choice(actions)).state
    pytest.fail("the session did not end")


@pytest.mark.parametrize("name", [name for name in sorted(GAMES) if presenter(Library().offered(name)).focuses])
async def test_walking_down_a_menu_narrows_the_picture(world: World, name: str) -> None:
    table = await Session.begun(world, game=name)
    luck = random.Random("walk")
    while await table.running():
        for player in await table.asked():
            panel = await table.act(player)
            nodes = [
                (part["custom_id"], option["value"])
                for part in walk(components(panel.response))
                for option in part.get("options", ())
                if option["value"].startswith("n.")
            ]
            if nodes:
                before = await panel.response.attachments[0].read()
                walked = await use(player, panel.response, nodes[0])
                assert await walked.response.attachments[0].read() != before
                return
            await use(player, panel.response, luck.choice(leaves(panel.response)))
    pytest.fail("no menu had to be walked")
