from __future__ import annotations

import asyncio
import random

from sessions.errors import SessionError
from sessions.house import House
from sessions.play import look, submit
from sessions.values import Place, SessionId
from tests.sessions.conftest import running
from tests.sessions.people import A, B, C, D
from tests.sessions.test_durability import check_record
from tests.sessions.toy import TEXTS

PRESSES = 1500


async def press(house: House, session: SessionId, dice: random.Random) -> int:
    """A press of anybody on a button of any age, often the same as others; return how many texts it played."""
    player = dice.choice((A, B, C, D))
    texts = tuple(dice.choice(TEXTS) for _ in range(dice.randint(1, 3)))
    decision = dice.choice((None, dice.randrange(40)))
    try:
        return len((await submit(house, session, player.id, texts, decision)).accepted)
    except SessionError:
        return 0


async def test_b13_b16_stale_doubled_and_wild_presses_never_count_twice(house: House) -> None:
    dice = random.Random(7)
    sessions = [await running(house, A, B, C, place=Place(1, number)) for number in range(5)]
    presses = [press(house, dice.choice(sessions), dice) for _ in range(PRESSES)]
    played = sum(await asyncio.gather(*presses))
    entries = [await house.store.entries(session) for session in sessions]
    assert played == sum(len(lines) - 1 for lines in entries) > 50
    for session, lines in zip(sessions, entries, strict=True):
        await check_record(house, session)
        answered = [line.decision for line in lines[1:] if line.decision is not None]
        assert len(answered) == len(set(answered))
        assert (await look(house, session, None)).session.revision == 3 + len(lines[1:])
