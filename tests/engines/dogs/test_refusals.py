"""Every way to be refused, with the rule topic that says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.core import NotLegal, Phrase, Ref, Seat, answer, phrase
from engines.dogs.refusals import _CHECKS
from tests.engines.dogs.scenario import opening, scenario
from tests.engines.dogs.table import GAME

LINES = [
    tuple(cell.strip() for cell in line.split("|"))
    for line in (Path(__file__).parent / "refusals.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]


def reason(words: str) -> Phrase:
    """`too-far space=space:f11 cost=3` as the phrase of the engine; `_` stands for a blank."""
    key, *pairs = words.split()
    args: dict[str, int | str | Ref] = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        kind, colon, thing = value.partition(":")
        number = value.lstrip("-").isdigit() and name != "name"
        args[name] = Ref(kind, thing) if colon else int(value) if number else value.replace("_", " ")
    return phrase(f"dogs-refuse-{key}", **args)


def changed(text: str, changes: str) -> str:
    for change in filter(None, changes.split(";")):
        before, _, after = (part.strip() for part in change.partition("=>"))
        text = text.replace(before, after.replace("\\n", "\n"))
    return text


@pytest.mark.parametrize("line", LINES, ids=["-".join(line[4:6]) for line in LINES])
def test_refusal(line: tuple[str, ...]) -> None:
    name, changes, seat, before, text, why, topic = line
    state = opening(GAME, changed(scenario(name), changes))
    for step in filter(None, (part.strip() for part in before.split(";"))):
        who, _, words = step.partition(" ") if step[0].isdigit() else (seat, "", step)
        state = answer(GAME, state, Seat(int(who)), words).state
    with pytest.raises(NotLegal) as caught:
        answer(GAME, state, Seat(int(seat)), text)
    assert caught.value.refusal.reason == reason(why)
    assert caught.value.refusal.topic == topic


def test_every_kind_of_action_has_a_line_or_cannot_be_refused_in_its_own_question() -> None:
    refused = {type(GAME.read(line[4])) for line in LINES if not line[5].startswith("kind")}
    never = {check.__name__.removeprefix("_") for check in _CHECKS.values() if check.__name__ == "_never"}
    assert never == {"never"}
    assert {action for action, check in _CHECKS.items() if check.__name__ != "_never"} <= refused
