"""How a session ended: winners, scores by part, the check of the deal."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.sight import Sight
from engines.core import Outcome, Ref, Seat, Standing, commitment


def winner_line(sight: Sight, pinged: Sequence[Seat]) -> str:
    """Return who won, followed by a call to everybody who played."""
    outcome = _outcome(sight)
    points = outcome.standings[outcome.winners[0]].points
    line = sight.words.text(
        _winner_key(sight, outcome),
        game=sight.game_name,
        side=_side(sight, outcome.winners[0]),
        who=sight.whose(outcome.winners),
        points=score(sight, points),
    )
    players = [sight.session.holders[seat].player for seat in pinged]
    calls = " ".join(f"<@{player.id}>" for player in players if player is not None)
    return f"{line}\n{calls}".rstrip()


def result_lines(sight: Sight) -> list[str]:
    """Return one line for each seat or side, best first, with the parts of its score; then the deal check."""
    outcome = _outcome(sight)
    order = sorted(outcome.standings, key=lambda standing: (outcome.places[standing.seat], standing.seat))
    partners = {seat for side in sight.sides for seat in side[1:]}
    lines = [_seat(sight, outcome, standing) for standing in order if standing.seat not in partners]
    return lines + _check(sight)


def score(sight: Sight, points: int | None) -> str:
    """Return a result as the game says it, if it counts anything but points: "16 eggs"."""
    key = f"{sight.area}-score"
    return sight.words.text(key, n=points or 0) if sight.words.has(key) else str(points or 0)


def _seat(sight: Sight, outcome: Outcome, standing: Standing) -> str:
    words = sight.words
    place = words.text(
        "cogs-over-place",
        place=outcome.places[standing.seat],
        who=_who(sight, standing.seat),
        points=score(sight, standing.points),
    )
    parts = [
        words.text("cogs-over-part", label=words.say(part.label, sight.safe), points=part.points)
        for part in standing.parts
    ]
    return f"**{place}**" + (f"\n{' · '.join(parts)}" if parts else "")


def _winner_key(sight: Sight, outcome: Outcome) -> str:
    if outcome.winners in sight.sides:
        return "cogs-over-winner.side"
    return "cogs-over-winner" if len(outcome.winners) == 1 else "cogs-over-shared"


def _who(sight: Sight, seat: Seat) -> str:
    """Name a seat, or its side with all who play it."""
    seats = next((side for side in sight.sides if seat in side), None)
    if seats is None:
        return sight.who(seat)
    return sight.words.text("cogs-over-team", side=_side(sight, seat), who=sight.whose(seats))


def _side(sight: Sight, seat: Seat) -> str:
    """Return what the side of a seat is called; nothing where everybody plays alone."""
    number = next((number for number, side in enumerate(sight.sides) if seat in side), None)
    return "" if number is None else sight.words.name(Ref("side", str(number)))


def _check(sight: Sight) -> list[str]:
    session = sight.session
    if session.seed is None or session.commitment is None:
        return []
    equal = "yes" if commitment(session.seed) == session.commitment else "no"
    return [sight.words.text("cogs-over-check", seed=session.seed, equal=equal)]


def _outcome(sight: Sight) -> Outcome:
    outcome = sight.look.outcome
    assert outcome is not None, "only a session that is over has a result"  # noqa: S101 - a caller's mistake
    return outcome
