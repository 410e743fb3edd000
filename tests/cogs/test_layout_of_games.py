"""Every decision met in random sessions of every registered game, laid out."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from cogs import ids, limits
from cogs.spec import Button, MessageSpec, TooMuch
from engines.registry import GAMES
from render.registry import presenter
from sessions.library import Library
from tests.cogs.fit import run, sendable
from tests.kit import Table as Session
from tests.kit import World, components, leaves, use, walk

SESSIONS = 2
"""The long run plays more: `python -m tests.cogs.fit`."""


@pytest.mark.parametrize("name", sorted(GAMES))
def test_b45_every_question_fits_and_every_answer_can_be_reached(name: str) -> None:
    met, misfits = run(name, 0, SESSIONS)
    assert met.total()
    assert not misfits


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


def test_the_run_knows_what_the_platform_refuses() -> None:
    button = Button("Draw", str(ids.BoardId("k3f9", "act")))
    with pytest.raises(TooMuch):
        sendable(MessageSpec("text", rows=((button,),) * (limits.ROWS + 1)))
    for row in ((button, button), (replace(button, label=" "),)):
        with pytest.raises(AssertionError):
            sendable(MessageSpec("text", rows=(row,)))
    sendable(MessageSpec("text", rows=((button,),)))
