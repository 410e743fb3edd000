"""Laws of seats that are asked side by side."""

from __future__ import annotations

from random import Random
from typing import Any

from engines.core import AnyGame, Asides, Decision, Question, Seat, asked
from tests.engines.contestants import Kit
from tests.engines.walk import Position, Walk


def law_open_questions_do_not_change(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """While a decision is open, nobody else's answer changes its list or its question, or ends it unannounced."""
    for before, after in zip(walk.positions, walk.positions[1:], strict=False):
        for decision in game.pending(before.state):
            if after.entry is not None and decision.seat != after.entry.seat:
                if decision.may_lapse and decision not in game.pending(after.state):
                    continue
                assert decision in game.pending(after.state), (
                    f"the open `{decision.kind}` of seat {decision.seat} was taken away"
                )
                ours, theirs = (_question(game, position.state, decision.seat) for position in (before, after))
                assert ours == theirs, f"`{decision.kind}` of seat {decision.seat} changed: {ours} {theirs}"


def law_order_of_answers_does_not_matter(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """Seats that are asked side by side reach one and the same state, in whatever order they answer.

    Where an answer may end the question for all (`may_lapse`), the first to give it is meant to matter.
    """
    for position in _asked_side_by_side(game, walk, random):
        seed = random.getrandbits(32)
        first = _all_answer(game, position.state, seed, Random(0))
        second = _all_answer(game, position.state, seed, Random(1))
        assert first == second, f"two orders of answers, two states:\n{first}\n{second}"


def law_asides_leave_questions_alone(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """What a seat may say unasked stands in no legal list and changes no open question."""
    if not isinstance(game, Asides):
        return
    for position in walk.some(random):
        pending = game.pending(position.state)
        for seat in map(Seat, range(walk.setup.seats)):
            for action in game.asides(game.view(position.state, seat)):
                said, step = f"`{game.write(action)}` by {seat}", game.aside(position.state, seat, action)
                assert step is not None, f"{said} is offered and not taken"
                after = step.state
                assert game.pending(after) == pending, f"{said} changes who is asked"
                for decision in pending:
                    listed = action in game.legal_actions(position.state, decision)
                    assert not listed, f"{said} is an answer as well"
                    same = _question(game, after, decision.seat) == _question(game, position.state, decision.seat)
                    assert same, f"{said} changes the open `{decision.kind}` of seat {decision.seat}"


def law_wishes_stay_by_their_silence(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """While a decision is open, nobody else's answer decides whether a standing wish answers it."""
    for before, after in zip(walk.positions, walk.positions[1:], strict=False):
        for decision in game.pending(before.state):
            if (
                after.entry is not None
                and decision.seat != after.entry.seat
                and decision in game.pending(after.state)
            ):
                ours, theirs = (answering(game, position.state, decision) for position in (before, after))
                assert ours == theirs, f"the wishes for `{decision.kind}` of seat {decision.seat}: {ours} {theirs}"


def answering(game: AnyGame, state: Any, decision: Decision) -> frozenset[tuple[str, str]]:
    """Return the wishes and values that would answer an open decision."""
    view, actions = game.view(state, decision.seat), game.legal_actions(state, decision)
    return frozenset(
        (wish.id, value.id)
        for wish in game.wishes(view)
        for value in wish.values
        if game.wished(view, decision, actions, {wish.id: value.id}) is not None
    )


def _question(game: AnyGame, state: Any, seat: Seat) -> tuple[tuple[Any, ...], Question]:
    decision = asked(game, state, seat)
    assert decision is not None
    actions = game.legal_actions(state, decision)
    return actions, game.question(game.view(state, seat), decision, actions)


def _asked_side_by_side(game: AnyGame, walk: Walk, random: Random) -> list[Position]:
    crowded = [
        position
        for position in walk.positions
        if len(pending := game.pending(position.state)) > 1 and not any(decision.may_lapse for decision in pending)
    ]
    return random.sample(crowded, min(walk.depth, len(crowded)))


def _all_answer(game: AnyGame, state: Any, seed: int, order: Random) -> Any:
    """Answer until nobody of the group is asked in this stretch: each seat has its own luck, the order its own."""
    group = {(one.seat, one.kind, one.stretch) for one in game.pending(state)}
    luck = {seat: Random(f"{seed} {seat}") for seat, _, _ in sorted(group)}
    while waiting := [one for one in game.pending(state) if (one.seat, one.kind, one.stretch) in group]:
        decision = order.choice(waiting)
        action = luck[decision.seat].choice(game.legal_actions(state, decision))
        state = game.apply(state, decision, action).state
    return state
