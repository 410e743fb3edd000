"""What a registered game must bring along. Nothing is excused."""

from __future__ import annotations

from random import Random

import pytest

from engines.core import NotLegal, answer, replay
from engines.registry import GAMES
from render.registry import presenter
from tests.engines.contestants import contestant
from tests.engines.golden import golden_record, golden_verdict
from tests.engines.walk import Walk, walk
from tools.games import own_packs
from tools.policies import at_random
from tools.positions import judge
from tools.showing import picture, words

FEW = range(6)


def sessions(name: str) -> list[Walk]:
    game, kit = contestant(name).game, contestant(name).kit
    return [walk(game, kit.setups(Random(luck)), Random(luck), at_random) for luck in FEW]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_bears_the_name_it_is_registered_under(name: str) -> None:
    game = contestant(name).game
    assert game.about.id == name
    assert game.pack.header.game == name


@pytest.mark.parametrize("name", GAMES)
def test_every_own_pack_can_be_played(name: str) -> None:
    packs = own_packs(name)
    assert packs
    for pack in packs:
        assert GAMES[name](pack).pack.hash == pack.hash


@pytest.mark.parametrize("name", GAMES)
def test_the_kit_deals_every_number_of_seats_and_every_value_of_every_choice(name: str) -> None:
    game, kit = contestant(name).game, contestant(name).kit
    setups = [kit.setups(Random(luck)) for luck in range(300)]
    assert {setup.seats for setup in setups} == set(game.about.seat_counts)
    for option in game.about.options:  # a value that names several is written with commas
        dealt = {word for setup in setups for word in setup.value(option).split(",")}
        assert set(option.values) <= dealt, option.id


@pytest.mark.parametrize("name", GAMES)
def test_the_golden_record_comes_out_as_it_always_did(name: str) -> None:
    record, expected = golden_record(name), golden_verdict(name)
    assert record.entries
    assert expected.points is not None, "the golden record stops before the end"
    assert judge(contestant(name).game, replay(contestant(name).game, record)) == expected


@pytest.mark.parametrize("name", GAMES)
def test_every_question_leads_to_a_rule_topic(name: str) -> None:
    game = contestant(name).game
    topics = {topic.id for topic in presenter(game).topics}
    for session in sessions(name):
        for state in (position.state for position in session.positions):
            for decision in game.pending(state):
                actions = game.legal_actions(state, decision)
                question = game.question(game.view(state, decision.seat), decision, actions)
                assert question.topic in topics, f"{decision.kind}: {question.topic}"


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_leads_to_a_rule_topic(name: str) -> None:
    game = contestant(name).game
    topics = {topic.id for topic in presenter(game).topics}
    for session in sessions(name):
        answers = (position.entry for position in session.positions if not position.aside)
        texts = sorted({entry.action for entry in answers if entry})
        for position in session.some(Random(0)):
            for decision in game.pending(position.state):
                legal = {game.write(action) for action in game.legal_actions(position.state, decision)}
                for text in texts:
                    if text not in legal:
                        with pytest.raises(NotLegal) as caught:
                            answer(game, position.state, decision.seat, text)
                        assert caught.value.refusal.topic in topics, f"{text}: {caught.value.refusal}"


@pytest.mark.parametrize("name", GAMES)
def test_every_option_leads_to_a_rule_topic(name: str) -> None:
    game = contestant(name).game
    topics = {topic.id for topic in presenter(game).topics}
    assert {option.topic for option in game.about.options} <= topics


@pytest.mark.parametrize("name", GAMES)
def test_topics_are_unique_and_related_ones_exist(name: str) -> None:
    topics = presenter(contestant(name).game).topics
    ids = [topic.id for topic in topics]
    assert ids
    assert len(set(ids)) == len(ids)
    assert {related for topic in topics for related in topic.see} <= set(ids)


@pytest.mark.parametrize("name", GAMES)
def test_every_position_has_a_picture_and_words_for_every_reader(name: str) -> None:
    game = contestant(name).game
    session = sessions(name)[0]
    for position in session.some(Random(0))[:4]:
        for reader in session.readers:
            assert picture(game, position.step, session.setup.seats, reader).startswith(b"\x89PNG")
            assert words(game, position.step, session.setup.seats, reader).strip()
