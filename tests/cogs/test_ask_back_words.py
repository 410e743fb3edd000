"""What is said when a costly step is asked back: design 4.6."""

from __future__ import annotations

import random

import pytest

from engines.core import AnyGame, Mark, MarkKind, Setup
from engines.registry import GAMES
from render.registry import presenter
from sessions.library import Library

COSTLY = {
    "dogs": {"tow": "towing", "all-stay": "staying", "assistant-leaves": ""},
    "zoollywood": {"gives-win": "sixteenth-egg", "blocks-me": "blocked"},
    "zombeasts": {},
    "dogs_bond": {},
}
"""For each game the reasons that make an offer costly, and the rule topic behind each."""
SESSIONS = {"dogs": 4}
OFTEN = {"dogs"}
"""Games in which random play meets a costly offer in almost every session."""


@pytest.mark.parametrize("game", sorted(GAMES))
def test_4_6_each_cost_has_a_verb_a_reason_and_a_rule(game: str) -> None:
    face = presenter(Library().offered(game))
    topics = {topic.id for topic in face.topics}
    for why, topic in COSTLY[game].items():
        key = f"{game.replace('_', '-')}-note-{why}"
        assert face.words.has(key)
        assert 1 <= len(face.words.text(f"{key}.anyway")) <= 32, "a button that a phone shows whole"
        assert not topic or topic in topics


@pytest.mark.parametrize("game", sorted(GAMES))
def test_4_6_nothing_else_is_costly(game: str) -> None:
    engine: AnyGame = Library().offered(game)
    found: set[Mark] = set()
    for seed in range(SESSIONS.get(game, 2)):
        found |= costs(engine, seed)
    known = {f"{game.replace('_', '-')}-note-{why}": topic for why, topic in COSTLY[game].items()}
    for mark in found:
        assert mark.why is not None
        assert known.get(mark.why.key) == mark.topic, mark
    assert found or game not in OFTEN


def costs(game: AnyGame, seed: int) -> set[Mark]:
    """The costly marks met in one random session."""
    luck = random.Random(seed)
    state = game.start(Setup(game.about.id, game.pack.hash, luck.choice(game.about.seat_counts), str(seed))).state
    found: set[Mark] = set()
    while pending := game.pending(state):
        decision = luck.choice(pending)
        actions = game.legal_actions(state, decision)
        question = game.question(game.view(state, decision.seat), decision, actions)
        found |= {mark for offer in question.offers for mark in offer.marks if mark.kind is MarkKind.COSTLY}
        state = game.apply(state, decision, luck.choice(actions)).state
    return found
