"""Answers that run on: what follows a play in one form, homes in turn, a question that several are asked alike."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from cogs import ids
from cogs.fields import places
from engines.core import Form, Rng
from engines.dogs_bond import DogsBond
from tests.cogs.ahead import dealt, entries, panel_of, planted
from tests.engines.dogs_bond.scenario import opening
from tests.engines.dogs_bond.table import GAME
from tests.kit import Table, World, choose, components, press, text_of, walk, words

pytestmark = pytest.mark.usefixtures("plain_pictures")

PLAYS = """given: n=2 event=belly-rubs abilities=asked
dogs: boston-terrier labrador
paw 0: grooming-1 health-1
paw 1: temperament-1 temperament-2
pile: obedience-1 obedience-1 obedience-2 obedience-3"""
HOMES = """given: n=2 start=tail-wag
front 0: obedience-3 obedience-3 obedience-3 health-3 health-3 health-1 temperament-1 grooming-2
front 1: obedience-3 obedience-3 health-3 health-1
instinct 0: instinct-3-any
paw 0: health-1"""
EYES = """given: n=2 event=puppy-eyes
paw 0: grooming-1 health-1 health-2
paw 1: obedience-1 obedience-2
pile: temperament-1 temperament-2 temperament-3"""


async def begun(world: World, monkeypatch: pytest.MonkeyPatch, text: str, seed: str = "any") -> tuple[Table, Any]:
    """A session of ann and bob in a state of our own, and who is asked first there."""
    monkeypatch.setattr(DogsBond, "check", lambda *_: None)  # a scene of the canon names a part of a state
    table = await dealt(world, monkeypatch, "dogs_bond", "deal 0", {})
    player = await planted(table, replace(opening(GAME, text), rng=Rng(seed, 0)))
    await world.env.bot.publisher.at_rest()
    return table, player


def menu(message: Any) -> dict[str, Any]:
    """The menu of a message."""
    (found,) = [dict(part) for part in walk(components(message)) if "options" in part]
    return found


def option(message: Any, label: str) -> str:
    """The value of the line with this label."""
    return str(next(one["value"] for one in menu(message)["options"] if one["label"] == label))


async def picked(table: Table, player: Any, *firsts: tuple[str, ...]) -> Any:
    """Pick these choices, by their texts, in the form of a player's panel."""
    form = (await table.question(player)).form
    assert isinstance(form, Form)
    panel = await panel_of(table, player)
    values = [
        str(ids.PickValue(pick.index, pick.check, pick.copy))
        for pick in places(form)
        if form.fields[pick.field].choices[pick.index].texts in firsts
    ]
    return await choose(player, panel, menu(panel)["custom_id"], ",".join(values))


async def test_1_3_plays_and_the_ability_after_them_are_one_press(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, player = await begun(world, monkeypatch, PLAYS)
    since = (await table.session()).revision
    early = await picked(table, player, ("use",))
    assert "This only follows another choice: Then: Use" in text_of(early)
    assert await entries(table, since) == []
    await picked(table, player, ("play grooming-1",), ("play health-1",), ("use",))
    assert await entries(table, since) == ["play grooming-1", "play health-1", "use"]
    assert (await table.question(player)).decision.kind == "give"


async def test_1_3_what_follows_waits_for_the_plays_that_are_still_due(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, player = await begun(world, monkeypatch, PLAYS)
    since = (await table.session()).revision
    await picked(table, player, ("play grooming-1",), ("use",))
    assert "use" not in await entries(table, since)
    await picked(table, player, ("play health-1",))
    assert await entries(table, since) == ["play grooming-1", "play health-1", "use"]


async def homes(world: World, monkeypatch: pytest.MonkeyPatch, seed: str) -> tuple[Table, Any]:
    """Adoption Day: the board asks which home is tried."""
    table, player = await begun(world, monkeypatch, HOMES, seed)
    await press(player, await panel_of(table, player), label="Play nothing")
    return table, player


@pytest.mark.parametrize(("seed", "tried", "missed"), [("1", 1, 2), ("3", 2, 1)])
async def test_4_4_homes_in_turn_end_with_the_first_that_takes_the_dog(
    world: World, monkeypatch: pytest.MonkeyPatch, seed: str, tried: int, missed: int
) -> None:
    table, player = await homes(world, monkeypatch, seed)
    since = (await table.session()).revision
    posted = len(world.public())
    done = await choose(
        player, table.board, menu(table.board)["custom_id"], option(table.board, "Yasmin, then Tom, then Naomi")
    )
    assert await entries(table, since) == ["try yasmin", "try tom", "try naomi"][:tried]
    names = ["Tom", "Naomi"][-missed:]
    assert f"not asked for any more: {' and '.join(names)}" in text_of(done)
    assert len(world.public()) == posted + 1, "told once"


async def test_1_6_what_all_are_asked_alike_is_answered_on_the_board_by_each(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann = await begun(world, monkeypatch, EYES)
    await picked(table, ann, ("play grooming-1",), ("play health-1",))
    bob = world.bob
    since, shown = (await table.session()).revision, table.board
    carl = world.add("carl")
    assert "watching" in text_of(await press(carl, shown, label="Draw 1"))
    await press(ann, shown, label="Draw 1")
    assert await entries(table, since) == ["choose draw"]
    again = await press(ann, shown, label="Play 1")
    assert "✔" not in text_of(again)
    assert words(again.response)
    await press(bob, shown, label="Play 1")
    assert await entries(table, since) == ["choose draw", "choose play"]
    assert (await table.question(bob)).decision.kind == "play"


async def test_1_6_the_newest_of_several_may_answer_first(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ann = await begun(world, monkeypatch, EYES)
    await picked(table, ann, ("play grooming-1",), ("play health-1",))
    since, shown = (await table.session()).revision, table.board
    await press(world.bob, shown, label="Play 1")
    await press(ann, table.board, label="Draw 1")
    assert await entries(table, since) == ["choose play", "choose draw"]
