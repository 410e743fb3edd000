"""Every way to be refused, with the rule topic that says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.core import NotLegal, Phrase, Ref, Seat, answer, phrase
from engines.dogs_bond.state import State
from tests.engines.dogs_bond.scenario import opening, scenario
from tests.engines.dogs_bond.table import GAME, do, setup

PLAIN = """given: n=4 play=0
paw 0: grooming-1 play-bow instinct-2-gh instinct-1-t health-1
front 1: grooming-1 health-1 obedience-1
front 2: health-2
"""
TABLES = {
    "plain": PLAIN,
    "any": PLAIN.replace("instinct-2-gh", "instinct-3-any"),
    "no pile": """given: n=2 event=mud-puddle abilities=asked
dogs: jack-russell
paw 0: grooming-2
front 1: grooming-1
pile: obedience-1 obedience-2
""",
    "taken": """given: n=2 start=adoption
front 0: obedience-2 health-1
instinct 0: instinct-1-g
front 1: obedience-3 obedience-3 obedience-3 health-3 health-3 health-1 temperament-1
dice: 1
""",
    "wrong type": """given: n=2 event=clean-bill
paw 0: grooming-1 grooming-2
pile: obedience-1 obedience-2 obedience-3
""",
}
"""Tables of their own; every other name is that of a scenario."""

CASES = (Path(__file__).parent / "refusals.txt").read_text("utf-8").splitlines()[1:]


def after(state: State, seat: int, texts: str) -> State:
    """Answer what a line says; an answer of another seat begins with its number."""
    for text in filter(None, texts.split("; ")):
        number, _, rest = text.partition(" ")
        state = do(state, int(number), rest) if number.isdigit() else do(state, seat, text)
    return state


@pytest.mark.parametrize("case", CASES)
def test_a_refusal_names_the_rule(case: str) -> None:
    table, seat, before, action, reason, topic = (part.strip() for part in case.split("|"))
    state = after(opening(GAME, TABLES.get(table) or scenario(table)), int(seat), before)
    with pytest.raises(NotLegal) as caught:
        answer(GAME, state, Seat(int(seat)), action)
    assert (caught.value.refusal.reason, caught.value.refusal.topic) == (parsed(reason), topic)


@pytest.mark.parametrize(
    ("dog", "reason"),
    [
        ("poodle", phrase("dogs-bond-refuse-no-such-dog", name="poodle")),
        ("labrador", phrase("dogs-bond-refuse-dog-taken", dog=Ref("dog", "labrador"))),
        ("pit-bull", phrase("dogs-bond-refuse-not-a-starter", dog=Ref("dog", "pit-bull"))),
    ],
)
def test_a_dog_that_cannot_be_picked(dog: str, reason: Phrase) -> None:
    state = do(GAME.start(setup(2, first="0", kennel="starter")).state, 0, "pick labrador")
    with pytest.raises(NotLegal) as caught:
        answer(GAME, state, Seat(1), f"pick {dog}")
    assert (caught.value.refusal.reason, caught.value.refusal.topic) == (reason, "dogs")


def parsed(reason: str) -> Phrase:
    key, *named = reason.split()
    return phrase(
        f"dogs-bond-refuse-{key}", **{name: value(word) for name, word in (one.split("=") for one in named)}
    )


def value(word: str) -> int | str | Ref:
    kind, sign, name = word.partition(":")
    if sign:
        return Ref(kind, name)
    return int(word) if word.isdigit() else word
