"""The wishes of every game, set in Discord: they answer, and nobody is called for what they answer."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from cogs.press.wishes import texts_of
from cogs.screens.wishes import entries, entry_value
from engines.core import Seat, answer, asked
from engines.registry import GAMES
from render.registry import presenter
from render.words.choices import area
from sessions import play, wishes
from sessions.rows import setup_of
from tests.kit import Table, World, choose, command, press, text_of, words
from tools.games import build

pytestmark = pytest.mark.usefixtures("plain_pictures")

ENOUGH = 80
"""So many entries show what the wishes of a game do."""
OF = {
    "zombeasts": ("draws",),
    "zoollywood": ("windows",),
    "dogs": ("bonus", "donation", "wage", "hire", "fuel"),
    "dogs_bond": ("ability", "limit"),
}
"""The wishes that leave nothing to ask, but for surprises."""
SURPRISES = {"zombeasts": {"draw"}, "dogs": {"bonus", "wage", "hire"}}
"""Kinds that a wish may leave: no pile, no room for the bonus, no coin."""


async def begun(world: World, game: str) -> Table:
    """Start a session of two; in Zoollywood with a scene in whose deck somebody may cut."""
    table = await Table.open(world, game=game)
    await press(world.bob, table.lobby, label="Join")
    if game == "zoollywood":
        card = await press(world.ann, table.lobby, label="Options")
        await choose(world.ann, card.response, f"l1:{table.id}:set.scene", "nest-egg")
    await press(world.ann, table.lobby, label="Start with 2")
    return table


async def drive(table: Table, luck: random.Random, done: Callable[[], Awaitable[bool]]) -> None:
    """Play at random through the panels until something is reached or the session is over."""
    while await table.running() and not await done():
        await table.play_turn(luck.choice(await table.asked()), luck)


async def wish_all(table: Table, player: Any, names: tuple[str, ...]) -> None:
    """Set the last value of some wishes in the card."""
    look = await play.look(table.world.house, table.id, player.id)
    values = {one.wish.id: one.wish.values[-1].id for one in look.standing.wishes}
    shown = await command(player, table.world.channel, "wishes")
    for name in names:
        shown = await choose(player, shown.response, f"w1:{table.id}:{name}", values[name])


async def kinds_of(table: Table) -> list[str]:
    """The kind of question that each entry answered, by playing the record again; nothing for what was unasked."""
    house = table.world.house
    loaded = await house.store.load(table.id)
    engine = await house.engine(await table.session())
    state, kinds = engine.start(setup_of(loaded.session, len(loaded.seats))).state, []
    for entry in (await house.store.entries(table.id))[1:]:
        decision = asked(engine, state, Seat(entry.seat))
        kinds.append("" if entry.decision is None or decision is None else decision.kind)
        state = answer(engine, state, Seat(entry.seat), entry.action).state
    return kinds


def calls(game: str, kind: str) -> str:
    """What a seat is called to do by a question of a kind; a kind that is shown as another one has no words."""
    key, said = f"{area(game)}-call-{kind}", presenter(build(game)).words
    return said.text(key) if said.has(key) else ""


@pytest.mark.parametrize("game", GAMES)
async def test_b28_nobody_is_called_for_what_a_wish_answers(world: World, same_deal: None, game: str) -> None:
    table = await begun(world, game)
    for player in (world.ann, world.bob):
        await wish_all(table, player, OF[game])
    luck = random.Random(game)

    async def enough() -> bool:
        return (await table.session()).revision > ENOUGH

    await drive(table, luck, enough)
    engine = build(game)
    look = await play.look(world.house, table.id, None)
    meant = {kind for wish in engine.wishes(look.view) for kind in wish.kinds if wish.id in OF[game]}
    answered = set(await kinds_of(table)) & meant
    assert answered, "the session met none of the questions"
    said = [
        message.content for message in (*world.public(), *world.messages(world.ann), *world.messages(world.bob))
    ]
    for kind in answered - SURPRISES.get(game, set()):
        if calls(game, kind) not in {calls(game, other) for other in set(await kinds_of(table)) - {kind}}:
            assert not any(calls(game, kind) in text for text in said), f"somebody was called to {kind}"


async def test_a_window_that_everybody_lets_pass_costs_no_board(world: World, same_deal: None) -> None:
    """Two auto-passes: a turn with a card takes as many boards as one without."""
    table = await begun(world, "zoollywood")
    for player in (world.ann, world.bob):
        await wish_all(table, player, ("windows",))
    luck, windows = random.Random("cut"), 0
    for _ in range(60):
        if not await table.running() or windows > 2:
            break
        player = (await table.asked())[0]
        before, kinds = len(world.public()), len(await kinds_of(table))
        await table.play_turn(player, luck)
        passed = (await kinds_of(table))[kinds:].count("react")
        windows += passed
        assert len(world.public()) - before <= 1, f"{passed} windows, one board"
    assert windows > 0


async def test_the_bow_preference_is_chosen_in_a_menu(world: World, same_deal: None) -> None:
    table = await begun(world, "dogs_bond")
    card = await command(world.ann, world.channel, "wishes")
    saved = await choose(world.ann, card.response, f"w1:{table.id}:bows", "big")
    assert saved.response.id == card.response.id
    assert (await play.look(world.house, table.id, world.ann.id)).view.policy == "big"
    assert (await play.look(world.house, table.id, world.bob.id)).view.policy == "always"
    assert (await world.house.store.entries(table.id))[-1].action == "bow-policy big"
    assert not any("Bow" in words(message) for message in world.public())
    assert "for large losses only" in text_of(await command(world.ann, world.channel, "hand"))


async def test_the_tail_wag_is_planned_in_one_menu_and_played_by_itself(world: World, same_deal: None) -> None:
    table = await begun(world, "dogs_bond")
    luck = random.Random("wag")

    async def offered() -> bool:
        plans = await wishes.offered_plans(world.house, table.id, world.ann.id)
        return bool(plans) and plans[0].field is not None

    await drive(table, luck, offered)
    (plan,) = await wishes.offered_plans(world.house, table.id, world.ann.id)
    assert plan.field is not None
    listed = entries(plan.field)
    picked = [entry_value(place, choice) for place, choice in enumerate(listed)][: plan.field.most]
    card = await command(world.ann, world.channel, "wishes")
    left = await world.ann.select(card.response, picked, custom_id=f"w1:{table.id}:-plan.play")
    assert left.acknowledged
    texts = texts_of(plan.field, tuple(picked))
    look = await play.look(world.house, table.id, world.ann.id)
    assert [one.texts for one in look.standing.plans] == [texts]
    assert "My plays of the Tail Wag" in text_of(left)
    assert not any("Tail Wag:" in words(message) for message in world.public())

    before = len(await kinds_of(table))

    async def over() -> bool:
        look = await play.look(world.house, table.id, world.ann.id)
        return not look.standing.plans or look.standing.plans[0].stopped

    await drive(table, luck, over)
    look = await play.look(world.house, table.id, world.ann.id)
    played = [
        entry.action for entry in (await world.house.store.entries(table.id))[before:] if entry.seat == look.seat
    ]
    assert texts[0] in played
    assert look.view.phase == "tail-wag", "plays of the last event are no plays of the Tail Wag"
    for plan_left in look.standing.plans:  # a card of the plan was played by hand before the Tail Wag began
        assert look.question is not None
        assert plan_left.texts[0] not in {offer.text for offer in look.question.offers}
        panel = await table.act(world.ann)
        assert "stopped" in text_of(panel)
        dropped = await press(world.ann, panel.response, label="Drop: My plays of the Tail Wag")
        assert "stopped" not in text_of(dropped)
        assert not (await play.look(world.house, table.id, world.ann.id)).standing.plans
