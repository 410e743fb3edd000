"""Requirement B45: every command within the figures of the platform. Messages are watched in all other tests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cogs
from cogs import limits
from render.words import core_words
from tests.kit import World

NAME = re.compile(rf"^[-_\w]{{1,{limits.COMMAND_NAME}}}$")
SUBCOMMAND = 1


def payload(world: World) -> list[dict[str, Any]]:
    commands: list[dict[str, Any]] = world.env.bot.game_tree.payload()
    return commands


def every(commands: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Commands, groups, subcommands and options."""
    for command in commands:
        yield command
        yield from every(command.get("options", []))


async def test_b45_names_descriptions_and_counts_of_all_commands(world: World) -> None:
    commands = payload(world)
    assert 1 <= len(commands) <= limits.COMMANDS
    for one in every(commands):
        assert NAME.match(one["name"]), one["name"]
        assert one["name"] == one["name"].lower()
        assert 1 <= len(one["description"]) <= limits.COMMAND_DESCRIPTION, one["name"]
        assert len(one.get("options", [])) <= limits.COMMAND_OPTIONS
        children = [option for option in one.get("options", []) if option.get("type") == SUBCOMMAND]
        assert len(children) <= limits.COMMAND_CHILDREN
        assert len(one.get("choices") or []) <= limits.COMMAND_CHOICES


async def test_b45_required_options_come_first_and_no_name_is_used_twice(world: World) -> None:
    for one in every(payload(world)):
        options = one.get("options", [])
        names = [option["name"] for option in options]
        assert len(names) == len(set(names))
        required = [bool(option.get("required")) for option in options]
        assert required == sorted(required, reverse=True)


async def test_b45_each_command_is_within_its_budget_of_characters(world: World) -> None:
    for command in payload(world):
        size = sum(len(one["name"]) + len(one["description"]) for one in every([command]))
        assert size <= limits.COMMAND_CHARACTERS


async def test_commands_are_for_servers_and_direct_messages_of_the_bot_alone(world: World) -> None:
    for command in payload(world):
        assert sorted(command["contexts"]) == [0, 1]
        assert command["integration_types"] == [0]


async def test_commands_are_sent_once_and_again_only_when_they_change(world: World, make_bot: Any) -> None:
    env = world.env
    await env.bot.close_house()
    await env.restart_bot(make_bot())
    synced = [one for one in env.http_requests if one.method == "PUT" and one.path.endswith("/commands")]
    assert len(synced) == 1


def test_no_game_is_named_in_the_discord_layer() -> None:
    games = [path.name for path in (Path(cogs.__file__).parents[1] / "engines").iterdir() if path.is_dir()]
    for file in Path(cogs.__file__).parent.rglob("*.py"):
        text = file.read_text().lower()
        for game in set(games) - {"core", "__pycache__"}:
            assert not re.search(rf"\b{game}\b", text), f"{game} in {file.name}"


def test_every_text_of_the_catalogue_that_is_asked_for_exists() -> None:
    words = core_words()
    asked = re.compile(r'"(cogs-[a-z-]+[a-z])(\.[a-z-]+)?"')
    for file in Path(cogs.__file__).parent.rglob("*.py"):
        for key, attribute in asked.findall(file.read_text()):
            assert words.has(key + attribute), f"{key}{attribute} in {file.name}"
