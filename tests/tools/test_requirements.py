"""The requirements and their tests: each of B1 to B48 is named by one; time comes from the injected clock."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import sessions

TESTS = Path(__file__).parents[1]
REQUIREMENTS = frozenset(range(1, 49))
READS_TIME = {
    ("time", "time"),
    ("time", "monotonic"),
    ("datetime", "now"),
    ("datetime", "today"),
    ("datetime", "utcnow"),
}
NAMED = re.compile(r"(?<=_)b(\d+)(?=_|$)")


def calls(file: Path) -> Iterator[ast.Call]:
    """Every call in a file."""
    return (node for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.Call))


def names(file: Path) -> Iterator[str]:
    """The names of all tests in a file."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield node.name


def test_every_requirement_is_named_by_a_test_and_every_number_is_one() -> None:
    named = {int(n) for file in TESTS.rglob("test_*.py") for name in names(file) for n in NAMED.findall(name)}
    assert named == REQUIREMENTS


def reads_time(file: Path) -> list[int]:
    """The lines of a file in which something else than the injected clock is asked for the time."""
    asked = ((call.lineno, call.func) for call in calls(file))
    return [
        line
        for line, func in asked
        if isinstance(func, ast.Attribute) and (ast.unparse(func.value).rpartition(".")[2], func.attr) in READS_TIME
    ]


@pytest.mark.parametrize(
    "files",
    [
        pytest.param(Path(sessions.__file__).parent.rglob("*.py"), id="use cases"),
        pytest.param((TESTS / "sessions" / "clocks").glob("*.py"), id="tests of clocks"),
        pytest.param(
            (TESTS / "cogs" / name for name in ("test_time.py", "test_notices_by_choice.py")), id="notices"
        ),
    ],
)
def test_time_comes_from_the_injected_clock_alone(files: Iterator[Path]) -> None:
    found = {file: lines for file in files if (lines := reads_time(file))}
    assert found == {}


def test_the_watch_on_clocks_sees_one(tmp_path: Path) -> None:
    file = tmp_path / "now.py"
    file.write_text("import time\nfrom datetime import datetime\nx = time.time()\ny = datetime.now()\n")
    assert reads_time(file) == [3, 4]
