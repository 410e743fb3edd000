"""Asking back before costly steps that cannot be taken back, and when a player wants it."""

from __future__ import annotations

from typing import Any

import pytest

from sessions import find
from sessions.values import Confirm
from tests.kit import World, choose, command, components, text_of, walk

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
