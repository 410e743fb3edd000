"""The notation of the canon (section 5) in both directions."""

from __future__ import annotations

import pytest

from engines.core import NotAnAction
from engines.dogs_bond import actions as act
from tests.engines.dogs_bond.table import GAME

NOTATION = {
    "pick border-collie": act.Pick,
    "event zoomies": act.Reveal,
    "play grooming-2": act.Play,
    "hide instinct-3-any": act.Hide,
    "attack instinct-2-gh": act.Attack,
    "dog 3": act.Dog,
    "pile health": act.Pile,
    "pass": act.Pass,
    "bow": act.Bow,
    "accept": act.Accept,
    "drop instinct": act.Drop,
    "toss obedience-1": act.Toss,
    "done": act.Done,
    "keep temperament-3": act.Keep,
    "take grooming-3": act.Take,
    "take pile": act.Take,
    "give play-bow": act.Give,
    "choose draw": act.Choose,
    "house 4": act.House,
    "use": act.Use,
    "skip": act.Skip,
    "try tom": act.Try,
    "again": act.Again,
    "no": act.No,
    "bow-policy big": act.BowPolicy,
}


@pytest.mark.parametrize("text", NOTATION)
def test_a_text_reads_as_its_action_and_is_written_alike(text: str) -> None:
    action = GAME.read(text)
    assert isinstance(action, NOTATION[text])
    assert GAME.write(action) == text


@pytest.mark.parametrize(
    "text", ["", "play", "play a b", "dog", "dog one", "house x", "pass on", "bow-policy never", "bark", "use it"]
)
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(NotAnAction) as caught:
        GAME.read(text)
    assert caught.value.text == text
