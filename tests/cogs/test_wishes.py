"""Requirements B25, B26, B28, B35 through Discord: wishes and plans are set by a press and seen by nobody else."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sessions import play
from sessions.standing import ACTED
from tests.cogs.ahead import brought_to, dealt
from tests.kit import Table, World, choose, command, leaves, press, quit_game, text_of, use, words

pytestmark = pytest.mark.usefixtures("plain_pictures")


async def wishes_of(table: Table, player: Any) -> dict[str, str]:
    look = await play.look(table.world.house, table.id, player.id)
    return {one.wish.id: one.value for one in look.standing.on}


async def wish(table: Table, player: Any, **values: str) -> Any:
    """Open the card and choose: two presses for each wish."""
    shown = await command(player, table.world.channel, "wishes")
    for name, value in values.items():
        assert shown.ephemeral
        shown = await choose(player, shown.response, f"w1:{table.id}:{name}", value)
    return shown


def boards(world: World) -> list[Any]:
    return [message for message in world.public() if message.attachments]


async def test_a_wish_is_set_by_two_presses_and_shown_with_the_hand(table: Table) -> None:
    ann = table.world.ann
    hand = await press(ann, table.board, custom_id=f"b1:{table.id}:hand")
    card = await press(ann, hand.response, label="Wishes")
    assert card.ephemeral
    saved = await choose(ann, card.response, f"w1:{table.id}:draws", "pile")
    assert saved.response.id == card.response.id, "the card changes in place"
    assert await wishes_of(table, ann) == {"draws": "pile"}
    assert "Wishes: My draws: from the pile" in text_of(
        await press(ann, table.board, custom_id=f"b1:{table.id}:hand")
    )
    assert "Wishes" not in text_of(await press(table.world.bob, table.board, custom_id=f"b1:{table.id}:hand"))


async def test_b25_wishing_says_and_changes_nothing_in_public(table: Table) -> None:
    world = table.world
    before = [(message.id, words(message), message.edited_at) for message in world.public()]
    calls = len(
        [one for one in world.env.http_requests if "/channels/" in one.path and "/webhooks/" not in one.path]
    )
    revision = (await table.session()).revision
    await wish(table, world.ann, draws="rivals")
    await wish(table, world.bob, draws="pairs")
    assert [(message.id, words(message), message.edited_at) for message in world.public()] == before
    after = [one for one in world.env.http_requests if "/channels/" in one.path and "/webhooks/" not in one.path]
    assert len(after) == calls
    assert (await table.session()).revision == revision


async def test_strangers_and_old_cards_are_told_so(table: Table) -> None:
    world = table.world
    world.add("cid")
    assert "no seat" in text_of(await command(world.cid, world.channel, "wishes"))
    card = await wish(table, world.ann, draws="pile")
    await quit_game(world.ann, world.channel)
    late = await choose(world.ann, card.response, f"w1:{table.id}:draws", "rivals")
    assert "no seat" in text_of(late)


async def test_b35_who_leaves_takes_the_wishes_along(world: World) -> None:
    world.add("cid")
    table = await Table.begun(world, "bob", "cid")
    await wish(table, world.bob, draws="pile")
    await wish(table, world.ann, draws="pairs")
    await quit_game(world.bob, world.channel)
    rows = await world.house.store.thoughts(table.id)
    assert [(row.seat, row.value) for row in rows.wishes if row.wish != ACTED] == [(0, "pairs")]
    assert {row.seat for row in rows.wishes} == {0}


async def test_the_draws_of_a_turn_are_made_by_wish(table: Table) -> None:
    """From the board: Act, card; the draws follow by themselves."""
    player = (await table.asked())[0]
    await wish(table, player, draws="pile")
    panel = (await table.act(player)).response
    look = await play.look(table.world.house, table.id, player.id)
    assert look.question is not None
    luck = random.Random(3)
    presses = 0
    while (await table.asked())[:1] == [player] and presses < 12:
        panel = (await use(player, panel, luck.choice(leaves(panel)))).response
        presses += 1
    entries = await table.world.house.store.entries(table.id)
    drawn = [entry.action for entry in entries if entry.action.startswith("draw")]
    assert drawn
    assert set(drawn) == {"draw pile"}


async def test_what_happened_before_a_wish_answered_is_told_at_the_next_turn(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pass by wish is no visit of the player: the card that was let pass is news."""
    table = await dealt(world, monkeypatch, "zoollywood", "deal 7", {"mode": "free", "deck": "g1.2.3.4-s7.9.10.11"})
    player = await brought_to(table, lambda moment: any(o.text.startswith("play ") for o in moment.question.offers))
    rival = world.bob if player is world.ann else world.ann
    await wish(table, rival, windows="pass")
    before = (await table.session()).revision
    while player in await table.asked():
        offers = [offer.text for offer in (await table.question(player)).offers]
        chosen = min(offers, key=lambda text: ("play" not in text, text != "end"))
        await command(player, world.channel, "move", action=chosen)
    seat = (await table.look(rival)).seat
    stored = await world.house.store.entries(table.id, before)
    assert (seat, "pass") in [(entry.seat, entry.action) for entry in stored]
    told = text_of(await table.act(rival))
    assert "Since your last turn" in told
    assert "bob played “Which Flipper?”" in told
