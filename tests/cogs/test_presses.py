"""Requirements B10 to B20: what happens when somebody presses."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import discord
import pytest

from cogs import ids
from cogs.client import GameBot
from db import Store
from sessions import play
from tests.kit import (
    Table,
    World,
    choose,
    command,
    ids_of,
    labels,
    leaves,
    press,
    press_together,
    text_of,
    use,
    walk,
    words,
)
from tests.kit import components as parts_of

pytestmark = pytest.mark.usefixtures("plain_pictures")


async def restart(world: World, make_bot: Callable[[], GameBot]) -> None:
    """Stop the bot and start another one on the same file."""
    await world.env.bot.close_house()
    await world.env.restart_bot(make_bot())


async def press_everything(env: Any, player: Any, message: Any) -> None:
    """Press each button and choose the first line of each menu as the message had them, whatever came since."""
    stored = env.backend.get_message(message.channel.id, message.id)
    had = deepcopy(parts_of(message))
    for part in list(walk(had)):
        stored.components = deepcopy(had)
        if "options" in part:
            await choose(player, message, part["custom_id"], part["options"][0]["value"])
        elif "custom_id" in part and not part.get("disabled"):
            await press(player, message, custom_id=part["custom_id"])


async def counting(table: Table, player: Any) -> Any:
    """Lay steps out until the last choice of the panel counts: what is drawn from the pile is luck."""
    panel = (await table.act(player)).response
    while "draw pile" not in [offer.text for offer in (await table.question(player)).offers]:
        panel = (await use(player, panel, leaves(panel)[0])).response
    return panel


async def from_the_pile(table: Table, player: Any, panel: Any) -> tuple[str, str | None]:
    """The choice of a panel that draws from the pile: the button of the drawing plan, or the offer."""
    offers = (await table.question(player)).offers
    for custom_id, value in leaves(panel):
        press = ids.PressId.read(custom_id)
        if press.verb is ids.Verb.MULTI and press.address == ():
            return custom_id, value
        if press.verb is not ids.Verb.MULTI:
            press = ids.read_value(press, value) if value else press
            if offers[press.index or 0].text == "draw pile":
                return custom_id, value
    raise AssertionError("nothing draws from the pile")


async def draws_due(table: Table, player: Any) -> int:
    """How many draws the drawing plan of a player's question submits."""
    form = (await table.question(player)).form
    return form.fields[0].most if form else 1


async def test_b10_after_a_restart_in_mid_turn_every_old_button_answers(
    table: Table, make_bot: Callable[[], GameBot]
) -> None:
    ann, world = table.world.ann, table.world
    panel = (await table.act(ann)).response
    half = (await use(ann, panel, leaves(panel)[0])).response
    before = await table.session()
    await restart(world, make_bot)
    assert (await table.session()).revision == before.revision
    old = [table.board, half.message, *world.messages(ann)]
    for message in old:
        player = ann.user if message.guild is None else ann
        await press_everything(world.env, player, message)


async def test_b10_after_thirty_days_a_button_still_acts(table: Table) -> None:
    await table.world.env.bot.ticker.close()  # or each of its minutes would pass one by one
    await table.world.env.advance_time(30 * 24 * 3600)
    result = await table.act(table.world.ann)
    assert leaves(result.response)


async def test_b10_a_button_of_a_retired_format_says_so(table: Table) -> None:
    env = table.world.env
    board = table.board
    stored = env.backend.get_message(board.channel.id, board.id)
    stored.components[0]["components"][0]["custom_id"] = "p0:k3f9:17"
    result = await press(table.world.ann, board, custom_id="p0:k3f9:17")
    assert "older session" in text_of(result)


async def test_b11_two_sessions_never_hear_each_others_buttons(world: World, same_deal: None) -> None:
    first = await Table.begun(world)
    other = world.guild.create_text_channel("games-2")
    second = await Table.open(world, "bob", other)
    board = first.board
    assert await first.session() != await second.session()
    panel = (await first.act(world.ann)).response
    assert all(first.id in custom_id for custom_id in ids_of(panel) if custom_id.startswith(("p1", "b1")))
    await use(world.ann, panel, leaves(panel)[0])
    assert (await second.session()).revision == 0
    assert second.id not in " ".join(ids_of(board))


async def test_b12_a_reconnect_neither_kills_nor_doubles_an_answer(table: Table) -> None:
    bot = table.world.env.bot
    for _ in range(3):
        bot.dispatch("ready")
    await table.world.env.settle()
    panel = await counting(table, table.world.ann)
    steps = (await table.look(table.world.ann)).draft.texts
    before, due = (await table.session()).revision, await draws_due(table, table.world.ann)
    await use(table.world.ann, panel, await from_the_pile(table, table.world.ann, panel))
    assert (await table.session()).revision == before + len(steps) + due


async def test_b13_b16_ten_presses_apply_once_and_each_is_answered(table: Table) -> None:
    ann = table.world.ann
    panel = await counting(table, ann)
    steps = (await table.look(ann)).draft.texts
    before, due = await table.session(), await draws_due(table, ann)
    leaf = await from_the_pile(table, ann, panel)
    await press_together(table.world.env, [(ann, panel.message, leaf)] * 10)
    entries = await table.world.house.store.entries(table.id, before.revision)
    assert len(entries) == len(steps) + due


async def test_b13_ten_presses_lay_one_step_out(table: Table) -> None:
    ann = table.world.ann
    panel = (await table.act(ann)).response
    await press_together(table.world.env, [(ann, panel.message, leaves(panel)[0])] * 10)
    assert len((await table.look(ann)).draft.steps) == 1


async def test_b13_a_late_press_of_the_same_button_is_answered_politely(table: Table) -> None:
    ann, env = table.world.ann, table.world.env
    panel = await counting(table, ann)
    had, leaf = panel.components, await from_the_pile(table, ann, panel)
    await use(ann, panel, leaf)
    revision = (await table.session()).revision
    env.backend.get_message(panel.channel_id, panel.id).components = had
    late = await use(ann, panel, leaf)
    assert "That is done already" in words(late.response)
    assert (await table.session()).revision == revision


async def test_an_outdated_press_shows_what_is_asked_now(table: Table) -> None:
    ann = table.world.ann
    first = (await table.act(ann)).response
    second = (await table.act(ann)).response
    await use(ann, first, leaves(first)[0])
    late = await use(ann, second, leaves(second)[0])
    assert "Your draft has changed on another screen" in words(late.response)
    assert leaves(late.response), "the current question is laid out"


async def test_b15_the_card_pressed_is_the_card_played(table: Table) -> None:
    ann = table.world.ann
    question = await table.question(ann)
    panel = (await table.act(ann)).response
    for part in walk(parts_of(panel)):
        for option in part.get("options", ()):
            chosen = ids.read_value(ids.PressId.read(part["custom_id"]), option["value"])
            assert chosen.index is not None
            assert ids.check_of(question.offers[chosen.index].line) == chosen.check
    leaf = leaves(panel)[-1]
    index = ids.read_value(ids.PressId.read(leaf[0]), str(leaf[1])).index
    assert index is not None
    await use(ann, panel, leaf)
    entries = await table.world.house.store.entries(table.id, 1)
    done = (*(entry.action for entry in entries if entry.action), *(await table.look(ann)).draft.texts)
    assert done == question.offers[index].texts


async def test_b17_the_acknowledgement_goes_out_before_the_database_is_asked(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    world, order = table.world, []

    def note(kind: type, name: str, word: str) -> None:
        real = getattr(kind, name)

        async def noted(self: Any, *args: Any, **kwargs: Any) -> Any:
            order.append(word)
            return await real(self, *args, **kwargs)

        monkeypatch.setattr(kind, name, noted)

    for name in ("seated", "load", "of_player", "in_channel", "entries", "settings"):
        note(Store, name, "database")
    note(discord.InteractionResponse, "defer", "acknowledged")
    board = table.board
    for what in ("act", "hand", "rules", "text"):
        order.clear()
        await press(world.bob, board, custom_id=f"b1:{table.id}:{what}")
        assert order[0] == "acknowledged", what
    for name in ("act", "hand", "board", "log", "mygames", "settings", "help", "game info", "rules"):
        order.clear()
        await command(world.bob, world.channel, name)
        assert order[0] == "acknowledged", name
    panel = (await table.act(world.ann)).response
    order.clear()
    await use(world.ann, panel, leaves(panel)[0])
    assert order[0] == "acknowledged"


async def test_b18_the_wrong_person_hears_privately_whose_turn_it_is(table: Table) -> None:
    before = len(table.world.public())
    result = await press(table.world.bob, table.board, label="Act")
    assert result.ephemeral
    assert "turn. You are asked nothing" in text_of(result)
    assert len(table.world.public()) == before


async def test_b18_a_stranger_hears_privately_how_to_join_one_day(table: Table) -> None:
    carl = table.world.add("carl")
    for label, said in (("Act", "You are watching"), ("Hand", "You hold no seat here")):
        result = await press(carl, table.board, label=label)
        assert result.ephemeral
        assert said in text_of(result)


async def test_a_spectator_may_read_the_board_as_text_and_the_rules(table: Table) -> None:
    carl = table.world.add("carl")
    text = await press(carl, table.board, label="Text")
    assert "ann" in text_of(text)
    assert "Your options" not in text_of(text)
    assert "Rules of Zombeasts" in text_of(await press(carl, table.board, label="Rules"))


async def test_a_spectators_typed_move_is_refused(table: Table) -> None:
    carl = table.world.add("carl")
    answer = await command(carl, table.world.channel, "move", action="pass")
    assert "You hold no seat in this session" in text_of(answer)


async def test_b19_a_turn_ends_with_a_confirmation_and_not_out_of_turn(table: Table) -> None:
    world = table.world
    refused = await command(world.bob, world.channel, "move", action="pass")
    assert "turn. You are asked nothing" in text_of(refused)
    ended = await table.play_turn(world.ann, random.Random(3))
    assert "Your turn is over" in words(ended.response)


@pytest.mark.parametrize("line", ["fly to the moon", "play", "draw pile", "play nobody new", ";;", "pass; pass"])
async def test_b20_a_refused_action_leaves_no_trace(table: Table, line: str) -> None:
    world = table.world
    public, revision = [words(m) for m in world.public()], (await table.session()).revision
    answer = await command(world.ann, world.channel, "move", action=line)
    assert answer.ephemeral
    assert "✔" not in text_of(answer)
    assert [words(m) for m in world.public()] == public
    assert (await table.session()).revision == revision


async def test_a_misspelt_action_offers_the_near_ones_as_buttons(table: Table) -> None:
    world = table.world
    text = (await table.question(world.ann)).offers[0].text
    answer = await command(world.ann, world.channel, "move", action="plya" + text.removeprefix("play"))
    assert "Did you mean" in text_of(answer)
    assert text in labels(answer.response)
    played = await press(world.ann, answer.response, label=text)
    assert "Not played yet" in words(played.response)


async def test_an_illegal_action_names_its_rule(table: Table) -> None:
    world = table.world
    answer = await command(world.ann, world.channel, "move", action="draw pile")
    rule = next(label for label in labels(answer.response) if label.startswith("Rule: "))
    shown = await press(world.ann, answer.response, label=rule)
    assert rule.removeprefix("Rule: ") in words(shown.response)


async def test_typing_in_the_form_plays_and_a_refusal_keeps_the_panel(table: Table) -> None:
    ann = table.world.ann
    text = (await table.question(ann)).offers[0].text
    panel = (await table.act(ann)).response
    form = await press(ann, panel, label="Type it")
    refused = await ann.submit_modal(form, {"action": "nonsense"})
    assert "I do not know" in text_of(refused)
    form = await press(ann, panel, label="Type it")
    played = await ann.submit_modal(form, {"action": text.upper()})
    assert "✔" in text_of(played)


async def test_a_form_filled_in_before_a_restart_is_played_after_it(
    table: Table, make_bot: Callable[[], GameBot]
) -> None:
    ann = table.world.ann
    text = (await table.question(ann)).offers[0].text
    form = await press(ann, (await table.act(ann)).response, label="Type it")
    await restart(table.world, make_bot)
    played = await ann.submit_modal(form, {"action": text})
    assert "✔" in text_of(played)


async def test_the_number_of_an_option_may_be_typed(table: Table) -> None:
    ann = table.world.ann
    question = await table.question(ann)
    assert "1. " in text_of(await press(ann, table.board, label="Text"))
    await command(ann, table.world.channel, "move", action="1")
    (entry,) = (await table.world.house.store.entries(table.id, 0))[-1:]
    assert entry.action == question.offers[0].text


async def test_26_legal_actions_of_one_decision_can_all_be_reached(table: Table) -> None:
    house, player = table.world.house, table.world.ann
    while len((question := await table.question(player)).offers) < 26:
        best = max(question.offers, key=lambda offer: (offer.text.startswith("play"), offer.text.split("-")[-1]))
        await play.submit(house, table.id, player.id, (best.text,))
        (player,) = await table.asked()
    await table.world.env.settle()
    waiting, found = [(await table.act(player)).response], set()
    seen: set[str] = set()
    while waiting:
        panel = waiting.pop()
        for custom_id, value in leaves(panel):
            chosen = ids.read_value(ids.PressId.read(custom_id), value) if value else ids.PressId.read(custom_id)
            if chosen.index is not None:
                found.add(chosen.index)
            elif value not in seen:
                seen.add(str(value))
                waiting.append((await use(player, panel, (custom_id, value))).response)
    assert found == set(range(len(question.offers)))
    text = text_of(await press(player, table.board, label="Text"))
    assert all(f"\n{number}. " in text for number in range(1, len(question.offers) + 1))
