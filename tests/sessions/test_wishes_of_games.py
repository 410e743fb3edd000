"""Requirements B24 to B26 over every game: what is wished changes neither what others see nor when."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import cycle
from pathlib import Path

import pytest

from engines.registry import GAMES
from sessions import find, wishes
from sessions.attendant import answer_due
from sessions.house import House
from sessions.lobby import join, open_lobby, set_option, start
from sessions.opening import open_house
from sessions.play import look, story, submit
from sessions.usual import set_auto_pass
from sessions.values import Look, Place, SessionId, Told
from tests.sessions.conftest import Clock
from tests.sessions.people import HERE, A, B

DELAY = 4.0
ENTRIES = 70
OPTIONS = {"zoollywood": {"scene": "nest-egg"}}
"""Where a wish can be asked for at all: a scene in whose deck somebody may cut."""
Open = Callable[[str], Awaitable[House]]


@pytest.fixture
async def open_real(tmp_path: Path, clock: Clock) -> AsyncIterator[Open]:
    opened: list[House] = []

    async def make(name: str) -> House:
        opened.append(await open_house(f"sqlite:///{tmp_path / name}", clock=clock, delay=DELAY))
        return opened[-1]

    yield make
    for house in opened:
        await house.close()


@pytest.fixture
def one_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every session bears the same id and is dealt from the same seed."""
    letters = cycle("wishy")
    monkeypatch.setattr("sessions.lobby.secrets.choice", lambda _: next(letters))
    monkeypatch.setattr("sessions.lobby.secrets.token_hex", lambda _: "one deal")


async def begun(house: House, game: str, **options: str) -> SessionId:
    session = await open_lobby(house, HERE, A, game)
    await join(house, session.id, B)
    for option, value in options.items():
        await set_option(house, session.id, A.id, option, value)
    await start(house, session.id, A.id)
    return session.id


async def wish_anything(house: House, session: SessionId, luck: random.Random) -> None:
    for player in (A, B):
        for one in (await look(house, session, player.id)).standing.wishes:
            value = luck.choice(one.wish.values[1:])
            if value.says is None:
                await wishes.set_wish(house, session, player.id, one.wish.id, value.id)


async def press_something(house: House, session: SessionId, luck: random.Random) -> bool:
    """Answer for some seat that is still asked; tell whether anybody was."""
    for player in luck.sample((A, B), 2):
        question = (await look(house, session, player.id)).question
        if question is not None:
            legal = [offer.text for offer in question.offers]
            while not (await submit(house, session, player.id, (luck.choice(legal).split("; ")[0],))).accepted:
                pass
            return True
    return False


async def seen(house: House, session: SessionId, reader: int | None) -> tuple[object, ...]:
    now: Look = await look(house, session, reader)
    told: tuple[Told, ...] = await story(house, session, reader)
    return now.view, now.pending, now.outcome, now.session, told


@pytest.mark.parametrize("game", GAMES)
async def test_b24_b26_by_wish_or_by_hand_is_all_the_same_to_the_others(
    open_real: Open, clock: Clock, one_deal: None, game: str
) -> None:
    """A session is played with wishes and presses, then once more by presses alone, at the same times."""
    luck, begin = random.Random(game), clock.now
    with_wishes = await open_real("wishes.db")
    session = await begun(with_wishes, game, **OPTIONS.get(game, {}))
    await wish_anything(with_wishes, session, luck)
    pressed = 0
    while len(await with_wishes.store.entries(session)) < ENTRIES:
        clock.now += DELAY
        await answer_due(with_wishes, session)
        clock.now += 1
        if not await press_something(with_wishes, session, luck):
            break
        pressed += 1
    entries = await with_wishes.store.entries(session)
    assert len(entries) - 1 > pressed, "no wish has answered"
    ended, clock.now = clock.now, begin
    by_hand = await open_real("hand.db")
    assert await begun(by_hand, game, **OPTIONS.get(game, {})) == session
    players = [holder.player for holder in (await find.session(by_hand, session)).holders]
    for entry in entries[1:]:
        clock.now = entry.at
        player = players[entry.seat or 0]
        assert player is not None
        assert (await submit(by_hand, session, player.id, (entry.action,))).accepted
    clock.now = ended
    assert await seen(with_wishes, session, None) == await seen(by_hand, session, None)
    for reader in (A.id, B.id):
        assert await seen(with_wishes, session, reader) == await seen(by_hand, session, reader)
    assert await by_hand.store.entries(session) == entries


async def test_b26_who_holds_a_cut_and_who_does_not_let_a_card_pass_at_the_same_time(
    open_real: Open, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Zoollywood: a standing pass, of one in every session, of the other in this one. Dealt until both happened."""
    house = await open_real("cut.db")
    engine = house.library.offered("zoollywood")
    cut = {number for number, card in engine.box.cards.items() if card.effect == "cancel"}  # type: ignore[attr-defined]  # of this game
    waits: dict[bool, set[float]] = {True: set(), False: set()}
    seeds, places = iter(range(100)), iter(range(1000, 1100))
    monkeypatch.setattr("sessions.lobby.secrets.token_hex", lambda _: f"deal {next(seeds)}")
    await set_auto_pass(house, A.id, on=True)
    while min(map(len, waits.values())) == 0:
        luck = random.Random(next(places))
        session = await open_lobby(house, Place(1, next(places)), A, "zoollywood")
        await join(house, session.id, B)
        await set_option(house, session.id, A.id, "scene", "nest-egg")
        await start(house, session.id, A.id)
        await wishes.set_wish(house, session.id, B.id, "windows", "pass")
        while (now := await look(house, session.id, None)).outcome is None:
            for decision in now.pending:
                if decision.kind == "react":
                    player = (A, B)[(await find.session(house, session.id)).seat_of(B.id) == decision.seat]
                    holds = not cut.isdisjoint((await look(house, session.id, player.id)).view.hand)
                    put, count = now.session.asked_at, len(await house.store.entries(session.id))
                    clock.now += DELAY - 0.001
                    await answer_due(house, session.id)
                    assert len(await house.store.entries(session.id)) == count, "not a moment earlier"
                    clock.now += 0.001
                    await answer_due(house, session.id)
                    given = (await house.store.entries(session.id))[count]
                    assert given.action == "pass"
                    assert put is not None
                    waits[holds].add(round(given.at - put, 6))
                    break
            else:
                clock.now += 1
                await press_something(house, session.id, luck)
    assert waits == {True: {DELAY}, False: {DELAY}}
