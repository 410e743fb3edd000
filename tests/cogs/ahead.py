"""A table brought to a question: the answers before it are given in the house while nobody publishes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import repeat
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from db.rows import Change
from engines.core import AnyGame, Question, answer, asked, put
from sessions import lobby, play
from sessions.live import asked_seats, read
from sessions.rows import snapshot_of
from tests.cogs.sensible import seat
from tests.kit import Table, World, command, press

ENOUGH = 200


async def dealt(
    world: World, monkeypatch: pytest.MonkeyPatch, game: str, deal: str, options: Mapping[str, str]
) -> Table:
    """A running session of ann and bob, dealt from a known seed."""
    deals = repeat(deal)
    monkeypatch.setattr("sessions.lobby.secrets.token_hex", lambda _: next(deals))
    table = await Table.open(world, game=game)
    await seat(table, ["bob"])
    for option, value in options.items():
        await lobby.set_option(world.house, table.id, world.ann.id, option, value)
    await press(world.ann, table.lobby, label="Start with 2")
    return table


class Moment(msgspec.Struct, frozen=True):
    """A question at the moment it is put."""

    engine: AnyGame
    state: Any
    question: Question

    def leads_to(self, text: str) -> str:
        """The kind of question that the same seat is asked after an answer, empty if none."""
        seat = self.question.decision.seat
        after = asked(self.engine, answer(self.engine, self.state, seat, text).state, seat)
        return "" if after is None else after.kind


async def brought_to(table: Table, wanted: Callable[[Moment], bool], prefer: str = "") -> Any:
    """Answer for everybody as the computer would (with `prefer`, if that begins an answer); return who is asked."""
    house = table.world.house
    listeners, house._listeners = house._listeners, []
    for _ in range(ENOUGH):
        live = await read(house, table.id)
        assert live.pending, "nobody was asked this"
        decision = live.pending[-1]
        question = put(live.engine, live.state, decision.seat)
        player = live.seats[decision.seat].player
        assert question is not None
        assert player is not None
        if wanted(Moment(live.engine, live.state, question)):
            house._listeners = listeners
            return next(one for one in table.world.people.values() if one.id == player)
        actions = live.engine.legal_actions(live.state, decision)
        chosen = live.engine.choose(live.engine.view(live.state, decision.seat), decision, actions)
        preferred = (offer.text for offer in question.offers if prefer and offer.text.startswith(prefer))
        await play.submit(house, table.id, player, (next(preferred, live.engine.write(chosen)),))
    raise AssertionError("nobody was asked this")


async def panel_of(table: Table, player: Any) -> Any:
    """Open the panel by the command; the board may be behind."""
    return (await command(player, table.world.channel, "act")).response


async def entries(table: Table, since: int) -> list[str]:
    """What has been played since a revision."""
    return [entry.action for entry in await table.world.house.store.entries(table.id, since)]


async def planted(table: Table, state: Any) -> Any:
    """Put a state in the place of the stored one, as no session has led to it; return who is asked first."""
    live = await read(table.world.house, table.id)
    row = replace(live.row, revision=live.row.revision + 1)
    pending = live.engine.pending(state)
    seats = asked_seats(row, live.seats, pending, table.world.house.clock())
    await table.world.house.commit(Change(row, seats=seats, snapshot=snapshot_of(row.id, live.engine, state)))
    player = seats[pending[0].seat].player
    return next(one for one in table.world.people.values() if one.id == player)
