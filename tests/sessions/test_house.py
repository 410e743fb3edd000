from __future__ import annotations

import asyncio
from functools import partial

import pytest

from sessions.errors import HouseClosed
from sessions.house import House
from sessions.play import look, submit
from sessions.values import SessionId
from tests.sessions.conftest import Opener, running
from tests.sessions.people import A, B

ONE = SessionId("one")


async def test_work_of_one_session_never_overlaps_and_keeps_its_order(house: House) -> None:
    log: list[str] = []

    async def work(name: str) -> None:
        log.append(f"{name} begins")
        await asyncio.sleep(0)
        log.append(f"{name} ends")

    async def late() -> None:
        await asyncio.sleep(0)
        await house.queued(ONE, lambda: work("c"))

    await asyncio.gather(*(house.queued(ONE, partial(work, name)) for name in "ab"), late())
    assert log == [f"{name} {what}" for name in "abc" for what in ("begins", "ends")]


async def test_an_error_reaches_the_one_who_asked_and_the_queue_goes_on(house: House) -> None:
    async def fail() -> None:
        raise ZeroDivisionError

    async def succeed() -> int:
        return 5

    results = await asyncio.gather(house.queued(ONE, fail), house.queued(ONE, succeed), return_exceptions=True)
    assert isinstance(results[0], ZeroDivisionError)
    assert results[1] == 5


async def test_an_error_that_nobody_waits_for_is_logged(house: House, caplog: pytest.LogCaptureFixture) -> None:
    begun = asyncio.Event()

    async def fail() -> None:
        begun.set()
        await asyncio.sleep(0)
        raise ZeroDivisionError

    caller = asyncio.create_task(house.queued(ONE, fail))
    await begun.wait()
    caller.cancel()
    await house.close()
    assert "session one failed" in caplog.text


async def test_close_finishes_what_waits_and_takes_no_more(open_toys: Opener) -> None:
    house = await open_toys()
    session = await running(house, A, B)
    presses = [asyncio.create_task(submit(house, session, player.id, ("bid 1",))) for player in (A, B)]
    await asyncio.sleep(0)
    await house.close()
    assert [(await press).accepted for press in presses] == [("bid 1",)] * 2
    with pytest.raises(HouseClosed):
        await submit(house, session, A.id, ("roll",))
    await house.close()
    house = await open_toys()
    assert (await look(house, session, None)).view.points == (1, 1)
