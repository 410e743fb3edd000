"""The tool that plays a whole game through the page."""

import re
from pathlib import Path

import pytest

from tools import pageplay

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_whole_short_game_on_a_phone_tells_turns_and_presses(
    tmp_path: Path, port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    said = ["dogs_bond", "--phone", "--choose", "Length: short", "--pictures", str(tmp_path), "--port", str(port)]
    await pageplay.main(pageplay._parser().parse_args(said))
    *_, counted, result = capsys.readouterr().out.splitlines()
    turns, presses = map(int, re.findall(r"\d+", counted)[:2])
    assert 5 < turns <= presses
    assert re.search(r"wins with \d+", result)
    assert "short" in (tmp_path / "lobby.txt").read_text()
    assert (tmp_path / "over.png").stat().st_size > 10_000
