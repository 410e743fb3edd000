"""Every way to be refused, with the rule topic that says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.core import NotLegal, Phrase, Ref, Seat, answer, phrase
from tests.engines.zombeasts.scenario import opening, scenario
from tests.engines.zombeasts.table import GAME, do

PLAIN = """given: n=4 turn=0
hand 0: blue-rat-4l red-cat-1l red-dog-1l joker-a-l joker-d-r orange-cat-2r
hand 1: red-rat-4l
hand 2: -
hand 3: red-cat-4l
moon 0: blue-cat-1l blue-dog-1l
moon 0: green-cat-1l
moon 0: joker-b-l
moon 1: orange-cat-4l orange-dog-1l
moon 1: blue-rabbit-1l
stock: green-dog-4l green-rat-4r
pile: +20
"""
MOUSE = """given: n=2 turn=0 master=on
hand 0: red-cat-2r green-dog-4l
hand 1: red-rat-4l red-rat-3r
moon 0: red-cat-1l red-rat-1r
moon 0: blue-cat-1l blue-cat-1r blue-dog-1l
stock: blue-rabbit-1l joker-a-l
pile: +20
"""
TABLES = {
    "plain": PLAIN,
    "red moon": PLAIN.replace("red-dog-1l ", "").replace("moon 0: green-cat-1l", "moon 0: red-dog-1l"),
    "no white moon": PLAIN.replace("moon 0: joker-b-l\n", ""),
    "no pile": PLAIN.replace("+20", "-"),
    "two rivals": PLAIN + "moon 2: green-rat-1l\n",
    "nothing to swap for": scenario("S20").replace("hand 0: joker-a-l", "hand 0: joker-a-l red-cat-2r"),
    "second white": scenario("S06").replace("hand 1:", "moon 1: green-rat-1l green-dog-3l\nhand 1:"),
    "mouse": MOUSE,
    "carrot": MOUSE.replace("red-cat-2r green-dog-4l", "green-rabbit-3r orange-dog-4l")
    + "moon 0: green-rabbit-1r\n",
    "idle paw": scenario("4-7-idle-paw").replace("red-dog-4r", "red-dog-4r red-dog-1l\nmoon 0: green-rat-1l"),
}
"""Tables of their own; every other name is that of a scenario."""

CASES = (Path(__file__).parent / "refusals.txt").read_text("utf-8").splitlines()[1:]


@pytest.mark.parametrize("case", CASES)
def test_a_refusal_names_the_rule(case: str) -> None:
    table, before, action, reason, topic = (part.strip() for part in case.split("|"))
    text = TABLES.get(table) or scenario(table)
    state = do(opening(GAME, text), 0, *filter(None, before.split("; ")))
    with pytest.raises(NotLegal) as caught:
        answer(GAME, state, Seat(0), action)
    assert (caught.value.refusal.reason, caught.value.refusal.topic) == (parsed(reason), topic)


def parsed(reason: str) -> Phrase:
    key, *named = reason.split()
    return phrase(
        f"zombeasts-refuse-{key}", **{name: value(word) for name, word in (one.split("=") for one in named)}
    )


def value(word: str) -> int | str | Ref:
    kind, sign, name = word.partition(":")
    if sign:
        return Ref(kind, name)
    return int(word) if word.isdigit() else word
