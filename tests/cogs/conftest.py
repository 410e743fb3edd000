"""A bot on a simulated platform, a channel, and people in it."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from simcord import Env

from bot import build_bot
from cogs.client import GameBot
from settings import Settings
from tests.disk import UNHURRIED
from tests.kit import Table, World, check_call

MakeBot = Callable[[], GameBot]


class PlatformClock:
    """The platform's time, which stands but for what a test lets pass; on top of it the wall's runs on."""

    def __init__(self) -> None:
        self.env: Env | None = None
        self._begun = time.perf_counter()

    def __call__(self) -> float:
        platform = time.time() if self.env is None else self.env.now().timestamp()
        return platform + time.perf_counter() - self._begun


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "expects_errors: the test makes the bot log an error on purpose")


@pytest.fixture(autouse=True)
def unhurried_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files that no test leaves to a power cut: a commit does not wait for the disk."""
    monkeypatch.setattr("db.connection._PRAGMAS", UNHURRIED)


@pytest.fixture
def bot_settings(tmp_path: Path) -> Settings:
    return Settings(database_url=f"sqlite+aiosqlite:///{tmp_path / 'games.db'}", settle_seconds=0)


@pytest.fixture
def clock() -> PlatformClock:
    return PlatformClock()


@pytest_asyncio.fixture
async def make_bot(bot_settings: Settings, clock: PlatformClock) -> AsyncIterator[MakeBot]:
    """Bots on one database file; each is closed before the next is made, as in a restart."""
    made: list[GameBot] = []

    def make() -> GameBot:
        made.append(build_bot(bot_settings, clock))
        return made[-1]

    yield make
    for bot in made:
        await bot.close_house()


@pytest.fixture
def simcord_bot(make_bot: MakeBot) -> GameBot:
    return make_bot()


@pytest_asyncio.fixture
async def simcord_env(simcord_bot: GameBot, clock: PlatformClock) -> AsyncIterator[Env]:
    """The platform. Refusals reach the tree's error handler by design; `no_swallowed_errors` watches the rest."""
    env = clock.env = Env(simcord_bot, check_errors=False, settle_timeout=120)
    await env.start()
    yield env
    await env.shutdown()


@pytest.fixture(autouse=True)
def no_swallowed_errors(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    if "expects_errors" in request.keywords:
        return
    bad = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert not bad, [record.getMessage() for record in bad]


@pytest.fixture(autouse=True)
def within_limits(request: pytest.FixtureRequest) -> Iterator[None]:
    """Look at every call that a test made and refuse whatever the platform would refuse."""
    yield
    env = request.node.funcargs.get("simcord_env")
    for call in env.http_requests if env else ():
        check_call(call.json)


@pytest.fixture
def world(simcord_env: Any) -> World:
    return World.with_people(simcord_env, "ann", "bob")


@pytest.fixture
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every session is dealt from one seed, with which the first seat begins."""
    monkeypatch.setattr("sessions.lobby.secrets.token_hex", lambda _: "deal b")


@pytest_asyncio.fixture
async def table(world: World, same_deal: None) -> Table:
    """A running session of two: ann, who begins, and bob."""
    return await Table.begun(world)


@pytest.fixture
def plain_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """One small picture for every scene, where a test is about presses alone."""
    png = b"\x89PNG\r\n\x1a\n"
    monkeypatch.setattr("cogs.desk.draw", lambda *_: png)
