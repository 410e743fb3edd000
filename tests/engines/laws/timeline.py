"""Laws of the way from the deal to the end."""

from __future__ import annotations

from random import Random

from engines.core import AnyGame, Decision, DecisionId, Setup, read_record, replay, write_record
from tests.engines.contestants import Kit
from tests.engines.walk import Walk


def law_defaults_can_be_dealt(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """The defaults of the option table are legal for every number of seats, and so is what the kit deals."""
    game.admit(walk.setup)
    for seats in game.about.seat_counts:
        game.admit(Setup(game.about.id, game.pack.hash, seats, walk.setup.seed))
    for option in game.about.options:
        assert not option.values or option.default in option.values, f"default of {option.id}"


def law_replay_equals_live(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """A record, written and read as text, leads through the same states and events again."""
    record = read_record(write_record(walk.record))
    assert record == walk.record, "the record changed on its way through text"
    steps = replay(game, record)
    for number, (again, live) in enumerate(zip(steps, walk.positions, strict=True)):
        assert again == live.step, f"replay differs at entry {number}"


def law_undo_equals_the_earlier_state(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """Replaying a shortened record gives the state as it was then."""
    number = random.randrange(len(walk.positions))
    assert replay(game, walk.record_to(number))[-1].state == walk.positions[number].state, f"undo to {number}"


def law_over_when_nothing_is_pending(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """Something is pending exactly as long as there is no outcome."""
    for position in walk.positions:
        pending = game.pending(position.state)
        assert bool(pending) != (game.outcome(position.state) is not None), f"pending {pending}"


def law_ids_are_never_reused(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """An id names one decision; when that was answered, the id is never seen again."""
    asked: dict[DecisionId, Decision] = {}
    closed: set[DecisionId] = set()
    for position in walk.positions:
        pending = {decision.id: decision for decision in game.pending(position.state)}
        assert len(pending) == len(game.pending(position.state)), "two open decisions bear one id"
        answered = None if position.entry is None or position.aside else position.entry.seat
        closed |= {id_ for id_, decision in asked.items() if id_ not in pending or decision.seat == answered}
        assert not closed & pending.keys(), f"ids {closed & pending.keys()} return"
        for id_, decision in pending.items():
            assert asked.setdefault(id_, decision) == decision, f"decision {id_} changed"


def law_invariants_hold(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """The invariants of the canon hold in every state."""
    for position in walk.positions:
        game.check(position.state)


def law_games_end(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """Every session ends, within the bound of the canon."""
    entries = len(walk.positions) - 1
    assert entries <= game.about.step_limit, "more steps than the bound allows"
    assert game.outcome(walk.last) is not None, f"dead end after {entries} entries"


def law_places_are_a_ranking(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """There is a winner, equal seats share the better place, where points decide more never stand behind fewer."""
    outcome = game.outcome(walk.last)
    if outcome is None:
        return
    places = outcome.places
    assert len(places) == walk.setup.seats, f"{len(places)} places"
    assert all(place == 1 + sum(other < place for other in places) for place in places), f"places {places}"
    points = [standing.points for standing in outcome.standings if standing.points is not None]
    assert len(points) == len(places), "points stay hidden after the end"
    if not game.about.points_decide:
        return
    better = [(a, b) for a in range(len(points)) for b in range(len(points)) if points[a] > points[b]]
    assert all(places[a] <= places[b] for a, b in better), f"places {places} for points {points}"
