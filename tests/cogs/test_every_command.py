"""Every command is called by a test on the simulated platform, and none asks for much."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.cogs.test_limits import SUBCOMMAND, payload
from tests.kit import World

MOST_FIELDS = 3
"""So many fields at most must be filled in for the usual thing."""
CALLERS = frozenset({"command", "private_command", "slash"})
"""The functions that call a command as a person does."""


def leaves(commands: list[dict[str, Any]], above: str = "") -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The full name of each command that can be called, with its fields."""
    for one in commands:
        name, options = f"{above} {one['name']}".strip(), one.get("options", [])
        children = [option for option in options if option.get("type") == SUBCOMMAND]
        if children:
            yield from leaves(children, name)
        else:
            yield name, options


def called(file: Path) -> Iterator[str]:
    """The names of the commands that a file calls, wherever they stand among the arguments."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in CALLERS:
            yield from (
                one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str)
            )


async def test_every_command_is_called_by_a_test(world: World) -> None:
    tested = {name for file in Path(__file__).parent.glob("test_*.py") for name in called(file)}
    assert {name for name, _ in leaves(payload(world))} - tested == set()


async def test_no_command_needs_more_than_three_fields(world: World) -> None:
    needed = {name: sum(bool(one.get("required")) for one in options) for name, options in leaves(payload(world))}
    assert {name: count for name, count in needed.items() if count > MOST_FIELDS} == {}
    assert {name for name, count in needed.items() if count > 1} == {"game rewind"}, "one is the rule"
