"""Requirements B24 and B25 over every game: what is laid out changes neither what others see nor what they hear."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from engines.registry import GAMES
from sessions import find
from sessions.chain import Chain
from sessions.house import House
from sessions.lobby import join, open_lobby, start
from sessions.opening import open_house
from sessions.play import lay_out, look, story, submit, take_back
from sessions.values import Laid, Look, SessionId
from tests.sessions.people import HERE, A, B

ANSWERS = 60
ENOUGH = 4
"""So many steps that were laid out show what others hear of it."""


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    opened = await open_house(f"sqlite:///{tmp_path / 'bot.db'}")
    yield opened
    await opened.close()


async def seen(house: House, session: SessionId, reader: int | None) -> tuple[Any, ...]:
    """All that somebody can look at."""
    now = await look(house, session, reader)
    return now, await story(house, session, reader), await find.session(house, session)


async def laid(house: House, session: SessionId, player: int, luck: random.Random) -> Laid | None:
    """Press some offer of a player; None if nothing was laid out."""
    now = await look(house, session, player)
    assert now.question is not None
    offers = [one for one in now.question.offers if one.texts]
    chosen = luck.choice(offers)
    done = await lay_out(
        house, session, player, Chain(chosen.texts, now.question.decision.id), len(now.draft.steps)
    )
    return done if isinstance(done, Laid) and done.look.draft.steps else None


async def asked(house: House, session: SessionId, luck: random.Random) -> tuple[int, Look] | None:
    """Somebody who is asked."""
    for player in luck.sample((A, B), 2):
        now = await look(house, session, player.id)
        if now.question is not None:
            return player.id, now
    return None


@pytest.mark.parametrize("game", GAMES)
async def test_b24_b25_others_see_and_hear_the_same_with_a_draft_and_without(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr("sessions.lobby.secrets.token_hex", lambda _: "one deal")
    luck, found = random.Random(game), 0
    session = (await open_lobby(house, HERE, A, game)).id
    await join(house, session, B)
    await start(house, session, A.id)
    for _ in range(ANSWERS):
        turn = await asked(house, session, luck)
        if turn is None or found >= ENOUGH:
            break
        player, own = turn
        rival = B.id if player == A.id else A.id
        others = [await seen(house, session, reader) for reader in (None, rival)]
        drafted = await laid(house, session, player, luck)
        if drafted is not None:
            found += 1
            assert [await seen(house, session, reader) for reader in (None, rival)] == others
            assert (await look(house, session, player)).draft != own.draft
            await take_back(house, session, player)
            assert await look(house, session, player) == own
            assert own.question is not None
            await submit(house, session, player, luck.choice(own.question.offers).texts)
    assert found == ENOUGH, "too little was laid out"
