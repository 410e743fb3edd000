"""Asking back before costly steps that cannot be taken back, and when a player wants it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cogs import ids
from engines.core import MarkKind
from sessions import find, play
from sessions.values import Confirm
from tests.kit import (
    Table,
    World,
    choose,
    command,
    components,
    labels,
    leaves,
    press,
    quit_game,
    text_of,
    use,
    walk,
)

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


@pytest.fixture
async def tow(world: World) -> tuple[Table, Any, str]:
    """Dogs, two trucks out, and a drive that empties a tank with dogs on the truck: who drives, and the drive."""
    table = await Table.begun(world, game="dogs")
    luck = random.Random("tow")
    while True:
        assert await table.running()
        (player, *_), look = await drivers(table), await play.look(world.house, table.id, None)
        question = look.open_question
        if question is not None and question.decision.kind == "drive" and len(out(look)) > 1:
            costly = [offer for offer in question.offers if offer.marked(MarkKind.COSTLY)]
            if costly:
                return table, player, costly[0].line
        offers = (await table.question(player)).offers
        dear = [offer for offer in offers if not offer.marked(MarkKind.COSTLY) and offer.text.startswith("move")]
        text = luck.choice(dear or offers).text
        await command(player, world.channel, "move", action=text)


async def drivers(table: Table) -> list[Any]:
    """Who is asked, the seat in turn first."""
    look = await play.look(table.world.house, table.id, None)
    first = sorted(look.pending, key=lambda decision: not decision.in_turn)
    holders = [look.session.holders[decision.seat].player for decision in first]
    return [one for holder in holders for one in table.world.people.values() if holder and one.id == holder.id]


def out(look: Any) -> list[Any]:
    """The trucks that are still on the road."""
    return [area for area in look.view.areas if area.status == "out"]


def leaf(message: Any, line: str) -> tuple[str, str | None]:
    """What answers with this line: the check stands in the id or in the value."""
    return next(one for one in leaves(message) if ids.check_of(line) in (one[1] or one[0]))


Tow = tuple[Table, Any, str]


async def test_2_4_a_costly_drive_from_the_board_is_asked_back_privately(tow: Tow) -> None:
    table, player, line = tow
    before, boards = await table.session(), len(table.world.public())
    asked = await use(player, table.board, leaf(table.board, line))
    assert asked.ephemeral
    assert asked.response.content.startswith("⚠")
    assert "empties your tank" in text_of(asked)
    assert "Rule: Towing." in text_of(asked)
    assert labels(asked.response) == ["⚠ Drive there anyway", "Back"]
    assert await table.session() == before
    done = await press(player, asked.response, label="⚠ Drive there anyway")
    assert done.response.id == asked.response.id
    assert "✔" in text_of(done)
    assert (await table.session()).revision == before.revision + 1
    assert len(table.world.public()) > boards


async def test_back_shows_the_question_and_changes_nothing(tow: Tow) -> None:
    table, player, line = tow
    before = await table.session()
    asked = await use(player, table.board, leaf(table.board, line))
    back = await press(player, asked.response, label="Back")
    assert back.response.id == asked.response.id
    assert "Your turn." in text_of(back)
    again = await use(player, back.response, leaf(back.response, line))
    assert labels(again.response) == ["⚠ Drive there anyway", "Back"]
    assert await table.session() == before


async def test_b13_a_yes_that_comes_too_late_is_told_so(tow: Tow) -> None:
    table, player, line = tow
    asked = await use(player, table.board, leaf(table.board, line))
    text = next(o.text for o in (await table.question(player)).offers if not o.marked(MarkKind.COSTLY))
    await command(player, table.world.channel, "move", action=text)
    before = await table.session()
    late = await press(player, asked.response, label="⚠ Drive there anyway")
    assert "done already" in text_of(late)
    assert await table.session() == before


async def test_who_never_wants_to_be_asked_drives_at_once(tow: Tow) -> None:
    table, player, line = tow
    await setting(table, player, Confirm.NEVER)
    before = await table.session()
    assert "✔" in text_of(await use(player, table.board, leaf(table.board, line)))
    assert (await table.session()).revision == before.revision + 1


async def test_who_always_wants_to_be_asked_is_asked_before_whatever_counts(tow: Tow) -> None:
    table, player, _ = tow
    await setting(table, player, Confirm.ALWAYS)
    cheap = next(o for o in (await table.question(player)).offers if not o.marked(MarkKind.COSTLY))
    before = await table.session()
    panel = (await table.act(player)).response
    asked = await use(player, panel, leaf(panel, cheap.line))
    assert asked.response.id == panel.id
    assert len(asked.response.attachments) == 1, "the picture stays"
    assert "counts at once and cannot be taken back freely" in text_of(asked)
    assert await table.session() == before
    yes = next(label for label in labels(asked.response) if label != "Back")
    assert "✔" in text_of(await press(player, asked.response, label=yes))
    assert (await table.session()).revision == before.revision + 1


async def test_always_asks_before_the_draws_of_a_form_and_plays_what_was_picked(table: Table) -> None:
    ann = table.world.ann
    await setting(table, ann, Confirm.ALWAYS)
    offers = (await table.question(ann)).offers
    card = next(
        o for o in offers if not any("pair" in n.key for n in o.note) and any("-draw" in n.key for n in o.note)
    )
    panel = (await table.act(ann)).response
    laid = await use(ann, panel, leaf(panel, card.line))
    assert "Not played yet" in text_of(laid), "what is free is not asked back"
    form = (await table.question(ann)).form
    assert form is not None
    stock = next(choice for choice in form.fields[0].choices if choice.texts[0].startswith("draw stock"))
    menu = next(
        part for part in walk(components(laid.response)) if part.get("max_values", 0) >= 1 and "options" in part
    )
    value = next(line["value"] for line in menu["options"] if ids.check_of(stock.texts[0]) in line["value"])
    asked = await ann.select(laid.response, [value], custom_id=menu["custom_id"])
    assert "What you chose" in text_of(asked)
    done = await press(ann, asked.response, label="Do it")
    assert "Your turn is over" in text_of(done)
    entries = [entry.action for entry in await table.world.house.store.entries(table.id)]
    assert stock.texts[0] in entries


async def setting(table: Table, player: Any, wanted: Confirm) -> None:
    card = await command(player, table.world.channel, "settings")
    await choose(player, card.response, "s1:confirm", wanted.value)
