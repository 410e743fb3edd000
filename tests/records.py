"""Sessions as records, for tests that look back: played out in a house, or rolled up by hand."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from db.rows import EntryRow
from engines.core import AnyGame, Decision, Seat, Setup, Step, answer, asked, commitment
from sessions import play
from sessions.house import House
from sessions.live import read
from sessions.reel import Reel, roll
from sessions.values import Place, Player, SeatHolder, Session, SessionId, Status

PEOPLE = ("anna", "ben", "cleo", "dan", "eve", "finn", "gus", "hyacinth")


async def play_out(house: House, session: SessionId, luck: Random) -> None:
    """Answer for everybody, at random, until the session ends."""
    while (ending := await play_on(house, session, luck)) is not None:
        assert (await play.submit(house, session, ending[0], (ending[1],))).accepted


async def play_on(house: House, session: SessionId, luck: Random) -> tuple[int, str] | None:
    """Answer for everybody until one answer is left that ends the session; return its player and text."""
    while (live := await read(house, session)).pending:
        decision = luck.choice(live.pending)
        player = live.seats[decision.seat].player
        assert player is not None
        engine = live.engine
        text = engine.write(luck.choice(engine.legal_actions(live.state, decision)))
        if engine.outcome(answer(engine, live.state, decision.seat, text).state) is not None:
            return player, text
        assert (await play.submit(house, session, player, (text,))).accepted
    return None


def session_of(setup: Setup) -> Session:
    """A running session of these seats that nobody stored."""
    holders = tuple(SeatHolder(Seat(seat), Player(seat + 1, PEOPLE[seat])) for seat in range(setup.seats))
    return Session(
        id=SessionId("k3f9"), game=setup.game, pack_id="p", pack_hash=setup.pack, pack_name="Pack",
        status=Status.RUNNING, place=Place(1, 2), host=1, holders=holders,
        options=setup.options, revision=99, published_revision=99, board_message=1, lobby_message=None,
        commitment=commitment(setup.seed), seed=None,
    )  # fmt: skip


def rolled(game: AnyGame, setup: Setup, lines: Sequence[tuple[Seat, str]], steps: Sequence[Step[Any, Any]]) -> Reel:
    """The reel of a session, not yet revealed, that was played outside a house; `lines` begins after the deal."""
    rows = [_row(0, None, "", None)]
    for number, (seat, text) in enumerate(lines, start=1):
        decision = asked(game, steps[number - 1].state, seat)
        answered = decision if decision not in game.pending(steps[number].state) else None
        rows.append(_row(number, seat, text, answered))
    return roll(session_of(setup), game, tuple(rows), tuple(steps))


def _row(number: int, seat: Seat | None, text: str, answered: Decision | None) -> EntryRow:
    id_, stretch = (None, 0) if answered is None else (int(answered.id), answered.stretch)
    return EntryRow("k3f9", number, number + 1, id_, seat, text, stretch, "[]", "", 1_000_000.0 + number)
