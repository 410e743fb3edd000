import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any, cast

import aiohttp
import msgspec
import pytest
import pytest_asyncio

from playground import Playground, Timepiece, redirect
from playground.gateway import TOKEN
from tests.playground.testbot import TestBot


class Watch:
    """A clock that the test moves on; it runs with the wall clock otherwise."""

    def __init__(self) -> None:
        self.ahead = timedelta(0)

    def __call__(self) -> datetime:
        return datetime.now(UTC) + self.ahead

    def advance(self, seconds: float) -> None:
        self.ahead += timedelta(seconds=seconds)


class People:
    """The people's side: control requests, and what the pages were told."""

    def __init__(self, place: Playground, http: aiohttp.ClientSession) -> None:
        self.place = place
        self.http = http

    async def do(self, what: str, **body: Any) -> dict[str, Any]:
        async with self.http.post(f"{self.place.address}_ctl/{what}", json=body) as response:
            raw = await response.read()
            return cast("dict[str, Any]", msgspec.json.decode(raw)) if raw else {}

    async def state(self) -> dict[str, Any]:
        async with self.http.get(f"{self.place.address}_ctl/state") as response:
            return cast("dict[str, Any]", msgspec.json.decode(await response.read()))

    async def slash(self, user: int, command: str, channel: int | None = None, **options: Any) -> dict[str, Any]:
        where = channel or next(iter(self.place.world.channels))
        return await self.do("slash", user=user, channel=where, command=command, options=options)

    async def press(self, user: int, custom_id: str, message: int | None = None, **more: Any) -> dict[str, Any]:
        where = message or self.last(user)["id"]
        return await self.do("component", user=user, message=where, custom_id=custom_id, **more)

    def seen(self, user: int, channel: int | None = None) -> list[dict[str, Any]]:
        """The messages a person sees, as their page gets them."""
        visible = self.place.world.visible_messages(user)
        wanted = [each for each in visible if channel in (None, each.channel)]
        return [self.place.wire.message(each, for_page=True) for each in wanted]

    def last(self, user: int, channel: int | None = None) -> dict[str, Any]:
        return self.seen(user, channel)[-1]


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest_asyncio.fixture(loop_scope="module")
async def place(port: int, watch: Watch) -> AsyncIterator[Playground]:
    """A stand-in with one channel; any request it does not know fails the test that made it."""
    redirect(port)
    async with Playground(port, Timepiece(watch)) as place:
        place.world.text_channel("games")
        yield place
        assert place.faults.unimplemented == []


@pytest_asyncio.fixture(loop_scope="module")
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


@pytest.fixture
def people(place: Playground, http: aiohttp.ClientSession) -> People:
    return People(place, http)


@pytest_asyncio.fixture(loop_scope="module")
async def bot(place: Playground) -> AsyncIterator[TestBot]:
    bot = TestBot(max_ratelimit_timeout=30)
    running = asyncio.create_task(bot.start(TOKEN))
    await asyncio.wait_for(bot.ready.wait(), 10)
    yield bot
    await bot.close()
    await asyncio.wait_for(running, 10)


Eventually = Callable[[Callable[[], bool]], Awaitable[None]]


@pytest.fixture
def eventually() -> Eventually:
    async def wait(fact: Callable[[], bool]) -> None:
        async with asyncio.timeout(10):
            while not fact():  # noqa: ASYNC110  a fact of another party has no event
                await asyncio.sleep(0.01)

    return wait
