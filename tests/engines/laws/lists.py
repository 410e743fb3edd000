"""Laws of the legal list, the only truth about what can be answered."""

from __future__ import annotations

from random import Random
from typing import Any

from engines.core import AnyGame, Decision, NotLegal, NotYours, Offer, Seat, answer, asked, fold, look_ahead, put
from tests.engines.contestants import Kit
from tests.engines.walk import Walk


def law_one_decision_per_seat(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """Each seat is asked at most one thing; decisions stand in the order of the seats."""
    for position in walk.positions:
        seats = [decision.seat for decision in game.pending(position.state)]
        assert seats == sorted(set(seats)), f"asked seats {seats}"
        assert set(seats) <= set(range(walk.setup.seats)), f"asked seats {seats}"


def law_lists_are_unique_and_steady(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """A legal list is never empty, holds nothing twice and is the same each time it is asked for."""
    for position in walk.positions:
        for decision in game.pending(position.state):
            actions = game.legal_actions(position.state, decision)
            assert actions, f"`{decision.kind}` cannot be answered"
            assert len(set(actions)) == len(actions), f"`{decision.kind}` offers an action twice: {actions}"
            assert game.legal_actions(position.state, decision) == actions, f"`{decision.kind}` changes its list"


def law_texts_parse_back(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """A canonical text is one tidy line that reads as the very action it was written for."""
    for position in walk.some(random):
        for decision in game.pending(position.state):
            for action in game.legal_actions(position.state, decision):
                text = game.write(action)
                assert text == " ".join(text.split()), f"untidy text {text!r}"
                assert game.read(text) == action, f"`{text}` reads as {game.read(text)}"


def law_offers_follow_the_list(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """The question offers the list, in its order, and no two offers look the same."""
    for position in walk.some(random):
        for decision in game.pending(position.state):
            actions = game.legal_actions(position.state, decision)
            question = game.question(game.view(position.state, decision.seat), decision, actions)
            assert question.decision == decision, "the question is about another decision"
            assert question.topic, f"`{decision.kind}` names no rule topic"
            assert [offer.text for offer in question.offers] == [game.write(action) for action in actions]
            keys = {tuple((level.kind, level.id) for level in offer.path) for offer in question.offers}
            assert len(keys) == len(actions), f"two offers of `{decision.kind}` have one path"
            assert () not in keys, f"an offer of `{decision.kind}` has no path"
            labels = {tuple(level.label for level in offer.path) for offer in question.offers}
            assert len(labels) == len(actions), f"two offers of `{decision.kind}` bear one label"


def law_folded_offers_lead_where_they_say(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """Folded offers are freely taken back up to their last text, which is legal; no two look the same.

    What is said outright holds whatever comes between: all of its texts are accepted. What runs on may end
    where the seat is not asked the same any more.
    """
    for position in walk.some(random):
        for decision in game.pending(position.state):
            question = put(game, position.state, decision.seat)
            assert question is not None
            offers = fold(game, position.state, question).offers
            labels = {tuple(level.label for level in offer.path) for offer in offers}
            assert len(labels) == len({offer.line for offer in offers}) == len(offers)
            for offer in offers:
                if question.outright:
                    _accepted(game, position.state, decision, offer)
                    continue
                ahead = look_ahead(game, position.state, decision.seat, offer.texts)
                assert ahead.why is None, f"`{offer.line}` is refused: {ahead.why!r}"
                assert len(ahead.free) >= len(offer.then), f"`{offer.line}` counts before its end"


def _accepted(game: AnyGame, state: Any, decision: Decision, offer: Offer) -> None:
    for text in offer.texts:
        now = asked(game, state, decision.seat)
        if offer.runs_on and (now is None or now.kind != decision.kind):
            return
        state = answer(game, state, decision.seat, text).state  # raises what the law forbids


def law_anything_else_is_refused(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """An action of another moment is refused with a rule topic; an unasked seat is told that it is not asked."""
    texts = [position.entry.action for position in walk.positions if position.entry and not position.aside]
    for position in walk.some(random):
        asked = {decision.seat: decision for decision in game.pending(position.state)}
        for seat in walk.readers[1:]:
            text = random.choice(texts)
            if seat is None or (seat in asked and _is_legal(game, position.state, asked[seat], text)):
                continue
            refused = _refused(game, position.state, seat, text)
            assert refused is not None, f"`{text}` is not in the list and was accepted"
            assert isinstance(refused, NotLegal) == (seat in asked), f"`{text}` by {seat} gives {refused!r}"
            assert not isinstance(refused, NotLegal) or refused.refusal.topic, f"`{text}` is refused without a rule"


def _refused(game: AnyGame, state: Any, seat: Seat, text: str) -> NotLegal | NotYours | None:
    try:
        answer(game, state, seat, text)
    except (NotLegal, NotYours) as refused:
        return refused
    return None


def _is_legal(game: AnyGame, state: Any, decision: Decision, text: str) -> bool:
    return game.read(text) in game.legal_actions(state, decision)
