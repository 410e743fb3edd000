"""The kept pictures of all games leave their rim free of words: apps round the corners of pictures and cut them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from render.scene import Scene, Text
from tests.render.walk import Frame, walk

FOLDER = Path(__file__).parent
KEPT = sorted(FOLDER.rglob("golden/*.json"))
MARGIN = 12
"""Pixels of a picture 1,200 wide."""


@pytest.mark.parametrize("file", KEPT, ids=lambda file: str(file.relative_to(FOLDER)))
def test_b42_no_word_stands_in_the_outer_margin(file: Path) -> None:
    scene = msgspec.json.decode(file.read_bytes(), type=Scene)
    words = {item.text: place for item, place in walk(scene) if isinstance(item, Text)}
    edge = (MARGIN, MARGIN, scene.width - MARGIN, scene.height - MARGIN)
    assert {text: place for text, place in words.items() if not _within(place, edge)} == {}


def _within(place: Frame, edge: tuple[int, int, int, int]) -> bool:
    left, top, right, bottom = edge
    return place.left >= left and place.top >= top and place.right <= right and place.bottom <= bottom
