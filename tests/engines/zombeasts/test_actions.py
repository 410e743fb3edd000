"""The notation of the canon (section 5) in both directions."""

from __future__ import annotations

import pytest

from engines.core import NotAnAction
from engines.zombeasts import actions as act
from tests.engines.zombeasts.table import GAME

NOTATION = {
    "play blue-cat-1l new": act.Play,
    "play joker-cat-l red": act.Play,
    "swap joker-a-l": act.Swap,
    "rival 2": act.Rival,
    "take blue-dog-4r": act.Take,
    "place new": act.Place,
    "bonus orange-dog-1l": act.Bonus,
    "pass": act.Pass,
    "carrot green-dog-4l": act.Carrot,
    "lay green-rat-1l": act.LayIn,
    "mouse red-dog-1l red": act.Mouse,
    "paw": act.Paw,
    "draw pile": act.DrawPile,
    "draw stock red-cat-4l": act.DrawStock,
    "draw hand 1": act.DrawHand,
    "discard blue-rat-4l": act.Discard,
}


@pytest.mark.parametrize("text", NOTATION)
def test_a_text_reads_as_its_action_and_is_written_alike(text: str) -> None:
    action = GAME.read(text)
    assert isinstance(action, NOTATION[text])
    assert GAME.write(action) == text


@pytest.mark.parametrize(
    "text", ["", "draw", "draw hand", "draw hand one", "play blue-cat-1l", "pass on", "steal 1", "rival x"]
)
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(NotAnAction) as caught:
        GAME.read(text)
    assert caught.value.text == text
