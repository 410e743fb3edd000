"""Laws of secrecy: two states that a reader cannot tell apart look, sound and ask alike.

The kit rearranges what a reader cannot know. Whatever may be learnt goes through an event whose type says so
(`may_show`); up to the first such event nothing may differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from engines.core import (
    AnyGame,
    Decision,
    Event,
    Question,
    Seat,
    Step,
    asked,
    fold,
    is_final,
    is_free,
    is_quiet,
    put,
)
from tests.engines.contestants import Kit
from tests.engines.laws.sides import answering
from tests.engines.walk import Walk


def law_nobody_sees_what_is_hidden(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """View, waiting list, own question and outcome are the same in all states that the reader cannot tell apart."""
    for reader, state, other in _twins(game, kit, walk, random):
        assert game.view(other, reader) == game.view(state, reader), f"the view of {reader} tells"
        assert game.pending(other) == game.pending(state), f"the waiting list tells {reader}"
        assert _own_list(game, other, reader) == _own_list(game, state, reader), f"the list of {reader} tells"
        assert game.outcome(other) == game.outcome(state), f"the outcome tells {reader}"


def law_events_tell_no_more(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """The same answer sounds the same up to an event that may show something, and without one looks the same."""
    for reader, state, other in _twins(game, kit, walk, random):
        for decision, action in _answers(game, state, other, random):
            ours, theirs = game.apply(state, decision, action), game.apply(other, decision, action)
            heard, silent = _heard(ours, reader)
            heard_too, silent_too = _heard(theirs, reader)
            what = f"`{game.write(action)}` by {decision.seat}"
            assert heard == heard_too, f"{what} tells {reader}: {heard} or {heard_too}"
            if silent and silent_too:
                _same_after(game, ours, theirs, reader, what)


def law_events_name_only_what_lay_open(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """An event names nothing to a reader that lay hidden from that reader both before and after the step."""
    before = {reader: frozenset[str | int]() for reader in walk.readers}
    for position in walk.positions:
        whole = [(event, set(_names(msgspec.to_builtins(event)))) for event in position.step.events]
        for reader in walk.readers:
            after = kit.hidden(game, position.state, reader)
            secret = after & before[reader] if position.entry else after
            before[reader] = after
            for event in (event for event, names in whole if not names.isdisjoint(secret)):
                told = secret & set(_names(msgspec.to_builtins(event.seen_by(reader))))
                assert not told, f"{event} tells {reader} about {told}"


def law_hidden_answers_are_heard_alike(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """Two answers of a seat, after which another reader sees the same, are also heard alike.

    An answer to a lone question whose list is public is no secret: it may be told and still change nothing.
    """
    for position in walk.some(random):
        pending = game.pending(position.state)
        for decision in pending:
            if decision.open and len(pending) == 1:
                continue
            actions = game.legal_actions(position.state, decision)
            steps = [
                game.apply(position.state, decision, action)
                for action in random.sample(actions, min(4, len(actions)))
            ]
            for reader in walk.readers:
                alike = [
                    step for step in steps if reader != decision.seat and _looks_like(game, step, steps[0], reader)
                ]
                heard = [_heard(step, reader) for step in alike]
                assert all(one == heard[0] for one in heard), (
                    f"a hidden answer to `{decision.kind}` tells {reader}: {heard}"
                )


def law_quiet_is_known_beforehand(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """Whether a step can be taken back follows from the view, unless it hands the turn on in any case."""
    for reader, state, other in _twins(game, kit, walk, random):
        for action in _own_list(game, state, reader):
            decision = _own(game, state, reader)
            ours, theirs = game.apply(state, decision, action), game.apply(other, decision, action)
            verdicts = {
                is_free(game, before, decision, step, decision.seat)
                for before, step in ((state, ours), (other, theirs))
            }
            assert len(verdicts) == 1, f"`{game.write(action)}` by {reader} is quiet or not by what is hidden"


def law_finality_is_known_beforehand(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """Whether a seat would be asked back about an answer follows from its view."""
    for reader, state, other in _twins(game, kit, walk, random):
        for action in _own_list(game, state, reader):
            seat, text = _own(game, state, reader).seat, game.write(action)
            verdicts = {is_final(game, state, seat, text), is_final(game, other, seat, text)}
            assert len(verdicts) == 1, f"`{text}` by {reader} is final or not by what is hidden"


def law_quiet_steps_follow_from_the_view(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """After the same quiet step the seat sees and is asked the same."""
    for reader, state, other in _twins(game, kit, walk, random):
        for action in _own_list(game, state, reader):
            decision = _own(game, state, reader)
            ours, theirs = game.apply(state, decision, action), game.apply(other, decision, action)
            if is_quiet(state, ours, decision.seat) and is_quiet(other, theirs, decision.seat):
                _same_after(game, ours, theirs, reader, f"the quiet `{game.write(action)}`")


def law_folded_questions_follow_from_the_view(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """What a seat is offered with its follow-up questions folded in is the same in states it cannot tell apart."""
    for reader, state, other in _twins(game, kit, walk, random):
        if reader is None or asked(game, state, reader) is None:
            continue
        ours, theirs = (fold(game, one, _question(game, one, reader)) for one in (state, other))
        assert ours == theirs, f"the folded question of {reader}"


def _question(game: AnyGame, state: Any, reader: Seat) -> Question:
    question = put(game, state, reader)
    assert question is not None
    return question


def law_wishes_answer_by_public_facts(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """Whether a seat's wish answers tells no other reader what the seat holds: a pause must tell nothing."""
    for reader, state, other in _twins(game, kit, walk, random):
        for decision in game.pending(state):
            if decision.seat != reader and decision in game.pending(other):
                ours, theirs = answering(game, state, decision), answering(game, other, decision)
                assert ours == theirs, f"the wishes for `{decision.kind}` tell {reader}: {ours ^ theirs}"


def _twins(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> Iterator[tuple[Seat | None, Any, Any]]:
    """Pairs of states that a reader cannot tell apart."""
    for position in walk.some(random):
        for reader in walk.readers:
            other = kit.rearrange(game, position.state, reader, random)
            game.check(other)
            yield reader, position.state, other


def _own(game: AnyGame, state: Any, reader: Seat | None) -> Decision:
    decision = None if reader is None else asked(game, state, reader)
    assert decision is not None, f"{reader} is not asked"
    return decision


def _own_list(game: AnyGame, state: Any, reader: Seat | None) -> tuple[Any, ...]:
    decision = None if reader is None else asked(game, state, reader)
    return () if decision is None else game.legal_actions(state, decision)


def _answers(game: AnyGame, state: Any, other: Any, random: Random) -> Iterator[tuple[Decision, Any]]:
    """For each open decision one answer that is legal in both states."""
    for decision in game.pending(state):
        if decision not in game.pending(other):
            continue
        there = set(game.legal_actions(other, decision))
        both = [action for action in game.legal_actions(state, decision) if action in there]
        if both:
            yield decision, random.choice(both)


def _names(value: Any) -> Iterator[str | int]:
    """All words and numbers inside a plain value."""
    if isinstance(value, (dict, list, tuple)):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _names(inner)
    elif isinstance(value, (str, int)):
        yield value


def _heard(step: Step[Any, Any], reader: Seat | None) -> tuple[list[Event], bool]:
    """What the reader hears before something may be shown, and whether nothing is shown at all."""
    heard: list[Event] = []
    for event in step.events:
        if event.may_show(reader):
            return heard, False
        if (seen := event.seen_by(reader)) is not None:
            heard.append(seen)
    return heard, True


def _looks_like(game: AnyGame, one: Step[Any, Any], other: Step[Any, Any], reader: Seat | None) -> bool:
    same_view = game.view(one.state, reader) == game.view(other.state, reader)
    return same_view and game.pending(one.state) == game.pending(other.state)


def _same_after(
    game: AnyGame, ours: Step[Any, Any], theirs: Step[Any, Any], reader: Seat | None, what: str
) -> None:
    assert game.view(theirs.state, reader) == game.view(ours.state, reader), f"the view of {reader} after {what}"
    assert game.pending(theirs.state) == game.pending(ours.state), f"the waiting list after {what}"
    assert _own_list(game, theirs.state, reader) == _own_list(game, ours.state, reader), (
        f"the list of {reader} after {what}"
    )
