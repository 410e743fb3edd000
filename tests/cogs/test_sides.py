"""Sides: a lobby that shows who plays with whom, the way onto a side, and the result of a team."""

from __future__ import annotations

import random
import re

from sessions.values import Status
from tests.cogs.sensible import play_on, set_option
from tests.kit import Table, World, command, components, labels, press, press_together, text_of, walk, words


async def team(world: World) -> Table:
    """A lobby for two teams with its host alone."""
    table = await Table.open(world, game="zoollywood")
    await set_option(table, world.ann, "mode", "team")
    return table


async def test_a_team_game_shows_its_seats_in_pairs_with_a_reminder(world: World) -> None:
    table = await team(world)
    for name in ("cleo", "dan"):
        world.add(name)
    for name, side in (("bob", "Yellow"), ("cleo", "Blue"), ("dan", "Yellow")):
        await press(world.people[name], table.lobby, label=f"Join {side}")
    said = words(table.lobby)
    assert "Blue: ● ann (host) and ▲ cleo · Yellow: ■ bob and ◆ dan" in said
    assert "Partners share pieces, not cards. Please do not tell each other what you hold." in said


async def test_seats_stand_one_by_one_until_the_table_is_too_large_for_two(world: World) -> None:
    table = await Table.open(world, game="zoollywood")
    assert "● ann (host)\n■ free\n▲ free\n◆ free" in words(table.lobby)
    assert "Join" in labels(table.lobby)
    for _ in range(2):
        await press(world.ann, table.lobby, label="Add a computer")
    assert "Blue: ● ann (host) and ▲ Computer C · Yellow: ■ Computer B and ◆ free" in words(table.lobby)
    assert {"Join Blue", "Join Yellow"} <= set(labels(table.lobby))


async def test_who_joins_a_side_is_told_the_partner(world: World) -> None:
    table = await team(world)
    assert "You play Blue with ● ann." in text_of(await press(world.bob, table.lobby, label="Join Blue"))
    cleo = world.add("cleo")
    assert "You play Yellow." in text_of(await press(cleo, table.lobby, label="Join Yellow"))


async def test_who_sits_already_moves_to_another_side(world: World) -> None:
    table = await team(world)
    await press(world.bob, table.lobby, label="Join Yellow")
    await press(world.bob, table.lobby, label="Join Blue")
    assert "Blue: ● ann (host) and ▲ bob · Yellow: ■ free and ◆ free" in words(table.lobby)
    await press(world.ann, table.lobby, label="Join Yellow")
    assert "Blue: ● free and ▲ bob · Yellow: ■ ann (host) and ◆ free" in words(table.lobby)


async def test_of_two_who_press_at_once_one_gets_the_last_seat_of_a_side(world: World) -> None:
    table = await team(world)
    way_in = (f"l1:{table.id}:join.0", None)
    await press_together(world.env, [(one, table.lobby, way_in) for one in (world.bob, world.add("cleo"))])
    session = await table.session()
    assert [session.seat_of(one.id) for one in (world.bob, world.cleo)] == [2, None]
    assert next(part for part in walk(components(table.lobby)) if part.get("label") == "Join Blue")["disabled"]
    assert "The lobby has changed" in world.channel.history(viewer=world.cleo)[-1].content


async def test_a_seat_is_chosen_by_command(world: World) -> None:
    table = await team(world)
    offered = await world.bob.autocomplete(world.channel, "game join", "seat", "")
    assert [(one["value"], one["name"]) for one in offered] == [
        (1, "■ · Yellow"),
        (2, "▲ · Blue"),
        (3, "◆ · Yellow"),
    ]
    answer = await command(world.bob, world.channel, "game join", seat=3)
    assert "You have seat ◆." in text_of(answer)
    assert "You play Yellow." in text_of(answer)
    taken = await command(world.add("cleo"), world.channel, "game join", seat=3)
    assert "The lobby has changed" in text_of(taken)
    assert (await table.session()).holders[3].player.id == world.bob.id  # type: ignore[union-attr]  # bob sits there


async def test_the_result_of_a_team_is_told_by_sides(world: World, plain_pictures: None, same_deal: None) -> None:
    table = await team(world)
    await press(world.bob, table.lobby, label="Join Blue")
    for _ in range(2):
        await press(world.ann, table.lobby, label="Add a computer")
    await press(world.ann, table.lobby, label="Start with 4")
    await play_on(table, random.Random("sides"))
    assert (await table.session()).status is Status.OVER
    told = re.search(
        r"Zoollywood is over: (Blue|Yellow) wins with \d+ eggs! Played by (.+) and (.+)\.", table.board.content
    )
    assert told, table.board.content
    blue, yellow = "Blue (● ann and ▲ bob)", "Yellow (■ Computer B and ◆ Computer D)"
    result = words(table.board)
    first, second = (blue, yellow) if told[1] == "Blue" else (yellow, blue)
    assert re.search(rf"\*\*1\. {re.escape(first)}: \d+ eggs\*\*", result)
    assert re.search(rf"\*\*3\. {re.escape(second)}: \d+ eggs\*\*", result)


async def test_two_who_play_alone_are_called_by_name(world: World, plain_pictures: None) -> None:
    await Table.begun(world, game="zoollywood")
    status = await command(world.ann, world.channel, "game info")
    assert "● ann (host)\n■ bob" in text_of(status)
