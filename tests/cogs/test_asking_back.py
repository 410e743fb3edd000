"""Asking back before costly steps that cannot be taken back, and when a player wants it."""

from __future__ import annotations

from typing import Any

import pytest

from sessions import find
from sessions.values import Confirm
from tests.kit import Table, World, choose, command, components, labels, press, quit_game, text_of, walk

pytestmark = pytest.mark.usefixtures("plain_pictures")


def menu_of(message: Any, custom_id: str) -> dict[str, Any]:
    return dict(next(part for part in walk(components(message)) if part.get("custom_id") == custom_id))


@pytest.mark.parametrize("wanted", list(Confirm))
async def test_1_6_when_to_be_asked_back_is_chosen_in_the_settings(world: World, wanted: Confirm) -> None:
    card = await command(world.ann, world.channel, "settings")
    menu = menu_of(card.response, "s1:confirm")
    assert [line["value"] for line in menu["options"]] == ["risky", "always", "never"]
    assert [line["value"] for line in menu["options"] if line.get("default")] == ["risky"], "the usual"
    after = await choose(world.ann, card.response, "s1:confirm", wanted.value)
    assert after.response.id == card.response.id
    chosen = [line for line in menu_of(after.response, "s1:confirm")["options"] if line.get("default")]
    assert [line["value"] for line in chosen] == [wanted.value]
    assert chosen[0]["label"] in text_of(after)
    assert (await find.settings(world.house, world.ann.id)).confirm is wanted
    assert (await find.settings(world.house, world.bob.id)).confirm is Confirm.RISKY


async def test_other_settings_stay_when_asking_back_changes(world: World) -> None:
    card = await command(world.ann, world.channel, "settings")
    before = await find.settings(world.house, world.ann.id)
    await choose(world.ann, card.response, "s1:confirm", "never")
    after = await find.settings(world.house, world.ann.id)
    assert (after.dms, after.text_boards, after.contrast) == (before.dms, before.text_boards, before.contrast)


async def test_4_6_quitting_is_asked_back_privately_and_back_changes_nothing(table: Table) -> None:
    world, before, boards = table.world, await table.session(), len(table.world.public())
    asked = await command(world.bob, world.channel, "game quit")
    assert asked.ephemeral
    assert "A computer takes your seat." in text_of(asked)
    stayed = await press(world.bob, asked.response, label="Back")
    assert stayed.response.id == asked.response.id
    assert "You keep your seat." in text_of(stayed)
    assert await table.session() == before
    assert len(world.public()) == boards


@pytest.mark.parametrize("name", ["game quit", "game leave"])
async def test_4_6_who_means_it_leaves_the_seat_to_the_computer(table: Table, name: str) -> None:
    world = table.world
    asked = await command(world.bob, world.channel, name)
    left = await press(world.bob, asked.response, label="⚠ Leave the session")
    assert "A computer plays your seat" in text_of(left)
    assert (await table.session()).seat_of(world.bob.id) is None
    assert not labels(left.response), "nothing is left to press"


async def test_who_never_wants_to_be_asked_leaves_at_once(table: Table) -> None:
    world = table.world
    card = await command(world.bob, world.channel, "settings")
    await choose(world.bob, card.response, "s1:confirm", "never")
    assert "A computer plays your seat" in text_of(await command(world.bob, world.channel, "game quit"))
    assert (await table.session()).seat_of(world.bob.id) is None


async def test_the_last_player_who_quits_closes_the_session(table: Table) -> None:
    world = table.world
    await quit_game(world.bob, world.channel)
    assert "the session is closed" in text_of(await quit_game(world.ann, world.channel))
