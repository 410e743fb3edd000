"""What is new to a reader: beside the whole story, told step by step."""

from __future__ import annotations

from random import Random

import pytest

from sessions import find, play, wishes
from sessions.attendant import answer_due
from sessions.following import followed
from sessions.house import House
from sessions.live import read
from sessions.values import SessionId, Told
from tests.sessions.conftest import Clock, running
from tests.sessions.people import A, B, C

DELAY = 4.0


async def by_hand(house: House, session: SessionId, told: tuple[Told, ...]) -> tuple[Told, ...]:
    """Cut a seat's whole story after the last answer that its player gave by hand."""
    look = await play.look(house, session, A.id)
    acted = look.standing.acted
    own = [at for at, one in enumerate(told) if one.seat == look.seat and (acted is None or one.revision <= acted)]
    return told[own[-1] + 1 :] if own else told


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("wished", [False, True])
async def test_a_seat_follows_from_its_last_answer_by_hand_and_others_from_the_board(
    house: House, clock: Clock, seed: int, wished: bool
) -> None:
    house.delay = DELAY
    session = await running(house, A, B, C)
    luck = Random(seed)
    for step in range(25):
        if wished and step == luck.randrange(4):
            await wishes.set_wish(house, session, A.id, "bids", "bid-1")
            await wishes.set_wish(house, session, A.id, "rolls", "roll")
        clock.now += DELAY
        await answer_due(house, session)
        live = await read(house, session)
        if not live.pending:
            break
        decision = luck.choice(live.pending)
        player = (A, B, C)[decision.seat]
        text = live.engine.write(luck.choice(live.engine.legal_actions(live.state, decision)))
        await play.submit(house, session, player.id, (text,))
        if luck.random() < 0.3:
            await find.mark_published(house, session, (await find.session(house, session)).revision, 1)
        await check(house, session)


async def check(house: House, session: SessionId) -> None:
    whole = await play.story(house, session, A.id)
    seen = await followed(house, session, A.id)
    assert seen.look == await play.look(house, session, A.id)
    assert seen.told == await by_hand(house, session, whole)
    assert seen.acted == (len(seen.told) < len(whole))
    public = await followed(house, session, None)
    assert public.told == await play.story(house, session, None, public.look.session.published_revision)
