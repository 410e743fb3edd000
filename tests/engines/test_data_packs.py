"""The headers of all packs that the project brings along."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.core import read_pack

ENGINES = Path(__file__).parents[2] / "engines"
FILES = sorted(ENGINES.glob("*/data/*.toml"))


def test_each_game_brings_a_pack() -> None:
    assert {file.parents[1].name for file in FILES} == {"dogs", "dogs_bond", "zombeasts", "zoollywood"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_pack_opens_with_the_common_header(file: Path) -> None:
    header = read_pack(file.read_text("utf-8"), file.name).header
    assert (header.id, header.game) == (file.stem, file.parents[1].name)
    assert header.name
    assert "printed" in header.about
    assert "reconstruction" in header.about
