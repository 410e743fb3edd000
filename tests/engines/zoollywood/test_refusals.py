"""Every way to be refused, with the rule topic that says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.core import NotLegal, Phrase, Ref, Seat, answer, phrase
from engines.zoollywood.state import State
from tests.engines.zoollywood.scenario import cases, opening
from tests.engines.zoollywood.table import GAME, deal, do

CASES = (Path(__file__).parent / "refusals.txt").read_text("utf-8").splitlines()[1:]


@pytest.mark.parametrize("case", CASES)
def test_a_refusal_names_the_rule(case: str) -> None:
    table, before, action, reason, topic = (part.strip() for part in case.split("|"))
    name, _, which = table.partition("/")
    state = opening(cases(name)[which][0])
    for line in filter(None, before.split(" / ")):
        state = do(state, int(line[0]), *line[3:].split("; "))
    refused(state, int(action[0]), action[3:], reason, topic)


FREE = deal(mode="free", first="0")
DRAFT = deal(first="0", scene="open-call")
TEAM = do(deal(4, first="0", scene="open-call"), 0, "keep 7")
STORM = do(do(FREE, 1, "component storm", "set d4"), 0, "component storm")
TENT = do(do(FREE, 1, "component tent-cw", "set c3-c4-d4"), 0, "component tent-ccw")
ICE = do(do(FREE, 1, "component iceberg-1", "set d4"), 0, "component iceberg-1")
GENTLE = deal(mode="free", deck="none", scene="royal-cameo", first="0", opening="gentle")
GENTLE = do(do(GENTLE, 0, "egg a1"), 1, "egg a2")


@pytest.mark.parametrize(
    ("state", "seat", "text", "reason", "topic"),
    [
        (deal(first="0"), 1, "scene western", "no-such-scene name=western", "scenes"),
        (deal(first="0"), 1, "keep 7 8", "kind kind=scene", "scenes"),
        (FREE, 1, "component whale", "no-such-set name=whale", "free-mode"),
        (STORM, 0, "set d4", "storm-there space=space:d4", "storm"),
        (STORM, 0, "set c3-c4-d4", "no-such-space name=c3-c4-d4", "empty-space"),
        (TENT, 0, "set c3-c4-d4", "tent-there area=area:c3-c4-d4", "tent"),
        (TENT, 0, "set d4", "no-such-area name=d4", "triangle-area"),
        (ICE, 0, "set d4", "not-empty space=space:d4 piece=piece:iceberg", "empty-space"),
        (do(TENT, 0, "set c4-c5-d5"), 1, "component tent-cw", "set-gone component=component:tent-cw", "free-mode"),
        (DRAFT, 0, "keep 1 7", "not-silver card=card:1", "event-cards"),
        (DRAFT, 0, "keep 7 70", "no-such-card number=70", "event-cards"),
        (DRAFT, 0, "keep 8 7", "ascending", "event-cards"),
        (DRAFT, 0, "keep 7", "kind kind=draft", "event-cards"),
        (TEAM, 2, "keep 7", "partner-kept card=card:7", "team-mode"),
        (TEAM, 1, "keep 7 8", "kind kind=draft-first", "team-mode"),
        (GENTLE, 0, "hatch a2", "gentle", "your-turn"),
        (GENTLE, 0, "explore a2 e", "gentle", "your-turn"),
        (GENTLE, 0, "emperor d5", "gentle", "your-turn"),
        (GENTLE, 0, "play 5", "gentle", "your-turn"),
    ],
)
def test_a_refusal_before_the_first_action(state: State, seat: int, text: str, reason: str, topic: str) -> None:
    refused(state, seat, text, reason, topic)


def refused(state: State, seat: int, text: str, reason: str, topic: str) -> None:
    with pytest.raises(NotLegal) as caught:
        answer(GAME, state, Seat(seat), text)
    assert (caught.value.refusal.reason, caught.value.refusal.topic) == (parsed(reason), topic)


def parsed(reason: str) -> Phrase:
    key, *named = reason.split()
    values = {name: value(word) for name, word in (one.split("=", 1) for one in named)}
    return phrase(f"zoollywood-refuse-{key}", **values)


def value(word: str) -> int | str | Ref:
    kind, sign, name = word.partition(":")
    if sign:
        return Ref(kind, name)
    return int(word) if word.isdigit() else word
