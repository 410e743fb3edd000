"""The documents keep step: what can be run and demanded is written down."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

import pytest

from bench.__main__ import BENCHES
from tests.engines import laws
from tools import pageplay, replay, selfplay

TOP = Path(__file__).parents[2]
TOOLS = (TOP / "docs" / "tools.md").read_text(encoding="utf-8")
RECIPE = (TOP / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "parser", [pageplay._parser(), selfplay._parser(), replay._parser()], ids=["pageplay", "selfplay", "replay"]
)
def test_every_option_is_documented(parser: ArgumentParser) -> None:
    options = {option for action in parser._actions for option in action.option_strings if option.startswith("--")}
    assert {option for option in options - {"--help"} if f"`{option}" not in TOOLS} == set()


def test_every_tool_that_can_be_run_is_documented() -> None:
    files = (file for file in (TOP / "tools").glob("*.py") if "__main__" in file.read_text(encoding="utf-8"))
    assert {file.stem for file in files if f"python -m tools.{file.stem}" not in TOOLS} == set()


def test_every_bench_is_documented() -> None:
    assert {name for name in BENCHES if f"| `{name}` |" not in TOOLS} == set()


def test_every_room_of_the_laws_is_in_the_recipe() -> None:
    rooms = {law.__module__.rpartition(".")[2] for law in laws.LAWS}
    assert {room for room in rooms if f"| `{room}.py` |" not in RECIPE} == set()


def test_files_named_in_the_recipe_exist() -> None:
    words = {
        word.rstrip("/") for word in RECIPE.split("`")[1::2] if word.startswith(("engines/", "tests/", "render/"))
    }
    named = {word for word in words if "hares" not in word and "<" not in word and " " not in word}
    assert len(named) > 10
    assert {word for word in named if not (TOP / word).exists()} == set()
