"""Replay: every position drawn anew, step by step, privately, through eyes that one may borrow."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cogs import ids
from cogs.encode import to_send
from cogs.replaying import show_replay
from cogs.screens.replay import Stand
from engines.registry import GAMES
from sessions.values import Status
from tests.kit import Table, World, choose, command, ids_of, labels, press, text_of, walk, words
from tests.kit import components as parts_of

pytestmark = pytest.mark.usefixtures("plain_pictures")


def button(message: Any, label: str) -> str:
    """The custom id of the button with this label."""
    (found,) = [part["custom_id"] for part in walk(parts_of(message)) if part.get("label") == label]
    return str(found)


def menu(message: Any, what: str) -> Any:
    """The menu that does this."""
    (found,) = [p for p in walk(parts_of(message)) if "options" in p and f":{what}:" in p["custom_id"]]
    return found


async def test_the_final_board_replays_the_session_from_its_deal_to_its_end(world: World) -> None:
    table = await Table.over(world)
    shown = await press(world.ann, table.board, label="Replay")
    assert shown.ephemeral
    assert "The deal" in text_of(shown)
    assert shown.response.attachments[0].description
    last = await press(world.ann, shown.response, label="Last")
    revision = (await table.session()).revision
    reel = await world.env.bot.desk.reels.of(table.id)
    assert f"Step {reel.last} of {reel.last}" in text_of(last)
    assert f"turn {len(reel.turns)} of {len(reel.turns)}" in text_of(last)
    assert (await table.session()).revision == revision, "a replay changes nothing"
    first = await press(world.ann, last.response, label="First")
    assert "The deal" in text_of(first)


async def test_steps_and_turns_forth_and_back(world: World) -> None:
    table = await Table.over(world)
    reel = await world.env.bot.desk.reels.of(table.id)
    message = (await press(world.ann, table.board, label="Replay")).response
    here = 0
    for label, move in (
        ("On", lambda at: at + 1), ("On a turn", reel.turn_after), ("On a turn", reel.turn_after),
        ("Back", lambda at: at - 1), ("Back a turn", reel.turn_before), ("On", lambda at: at + 1),
    ):  # fmt: skip
        here = move(here)
        result = await press(world.ann, message, label=label)
        message = result.response
        assert f"Step {here} of {reel.last}" in text_of(result)
        assert message.attachments[0].filename == f"replay-{table.id}-{here}.png"


async def test_a_turn_is_picked_from_the_menu_and_a_step_is_typed(world: World) -> None:
    table = await Table.over(world)
    reel = await world.env.bot.desk.reels.of(table.id)
    message = (await press(world.ann, table.board, label="Replay")).response
    turns = menu(message, "pick")
    assert turns["options"][0]["label"] == "The deal"
    chosen = turns["options"][7]
    result = await choose(world.ann, message, turns["custom_id"], chosen["value"])
    assert f"Step {chosen['value']} of" in text_of(result)
    form = await world.ann.click(result.response, label="Go to a step")
    typed = await world.ann.submit_modal(form, {"step": "5"})
    assert f"Step 5 of {reel.last}" in text_of(typed)
    form = await world.ann.click(typed.response, label="Go to a step")
    kept = await world.ann.submit_modal(form, {"step": "x²"})
    assert f"Step 5 of {reel.last}" in text_of(kept)


async def test_after_the_end_every_hand_lies_open(world: World) -> None:
    table = await Table.over(world)
    message = (await press(world.bob, table.board, label="Replay")).response
    eyes = menu(message, "eyes")
    assert [one["value"] for one in eyes["options"]] == ["b", "a", "0", "1"]
    every = await choose(world.bob, message, eyes["custom_id"], "a")
    assert "**● ann**" in text_of(every)
    assert "**■ bob**" in text_of(every)
    hand = await choose(world.bob, every.response, menu(every.response, "eyes")["custom_id"], "0")
    assert "**● ann**" in text_of(hand)
    assert "**■ bob**" not in text_of(hand)


async def test_b24_while_it_runs_nobody_borrows_the_eyes_of_another(world: World) -> None:
    table = await Table.begun(world)
    await table.play_turn((await table.asked())[0], Random("turn"))
    eve = world.add("eve")
    watching = await command(eve, world.channel, "game replay")
    assert not [part for part in walk(parts_of(watching.response)) if ":eyes:" in part.get("custom_id", "")]
    mine = await command(world.ann, world.channel, "game replay")
    seat = (await table.session()).seat_of(world.ann.id)
    assert [one["value"] for one in menu(mine.response, "eyes")["options"]] == ["b", str(seat)]
    reel = await world.env.bot.desk.reels.of(table.id)
    for eyes in ("a", "0", "1"):
        spec = await _shown(world, reel, eyes, eve.id)
        assert spec.embed is not None
        assert spec.embed.text == (await _shown(world, reel, "b", eve.id)).embed.text


async def _shown(world: World, reel: Any, eyes: str, player: int) -> Any:
    return await show_replay(world.env.bot.desk, reel, Stand(reel.last, eyes), player)


async def test_while_it_runs_the_replay_begins_at_the_newest_position(world: World) -> None:
    table = await Table.begun(world)
    await table.play_turn((await table.asked())[0], Random("turn"))
    shown = await command(world.ann, world.channel, "game replay")
    reel = await world.env.bot.desk.reels.of(table.id)
    assert f"Step {reel.last} of {reel.last}" in text_of(shown)
    assert [label for label in labels(shown.response) if label == "First"]


async def test_a_moment_is_shared_without_secrets_and_goes_on_privately(world: World) -> None:
    table = await Table.begun(world)
    await table.play_turn((await table.asked())[0], Random("turn"))
    before = len(world.public())
    done = await command(world.ann, world.channel, "game replay", turn=1, share=True)
    assert done.ephemeral
    shared = world.public()[-1]
    assert len(world.public()) == before + 1
    assert "ann shows a moment" in words(shared)
    assert [one for one in ids_of(shared) if not one.endswith(":open:b")] == []
    own = await press(world.bob, shared, label="Replay from here")
    assert own.ephemeral
    assert len(world.public()) == before + 1
    again = await press(world.bob, own.response, label="Share here")
    assert again.ephemeral
    assert "bob shows a moment" in words(world.public()[-1])


async def test_a_replay_outlives_a_restart(world: World, make_bot: Any) -> None:
    table = await Table.over(world)
    message = (await press(world.ann, table.board, label="Replay")).response
    env = world.env
    await env.bot.close_house()
    await env.restart_bot(make_bot())
    result = await press(world.ann, message, label="On")
    assert "Step 1 of" in text_of(result)


async def test_what_was_never_dealt_has_no_replay(world: World) -> None:
    await Table.open(world)
    answer = await command(world.ann, world.channel, "game replay")
    assert "has not begun" in text_of(answer)


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_shows_every_position_to_every_eye(world: World, game: str) -> None:
    table = await Table.over(world, game)
    assert (await table.session()).status is Status.OVER
    message = (await press(world.ann, table.board, label="Replay")).response
    reel = await world.env.bot.desk.reels.of(table.id)
    for eyes in ("b", "a", "0", "1"):
        for place in sorted(Random(game).sample(range(reel.last + 1), 6)):
            spec = await _shown_at(world, reel, place, eyes)
            assert spec.embed is not None
            assert spec.picture is not None
    assert ids.ReplayId.read(button(message, "On")).session == table.id


async def _shown_at(world: World, reel: Any, place: int, eyes: str) -> Any:
    spec = await show_replay(world.env.bot.desk, reel, Stand(place, eyes), world.ann.id)
    to_send(spec)  # within the figures of the platform
    return spec
