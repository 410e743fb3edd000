from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from pathlib import Path

import pytest

from sessions.house import House
from sessions.library import Build, Library
from sessions.lobby import join, open_lobby, start
from sessions.opening import open_house
from sessions.values import Place, Player, SessionId
from tests.disk import UNHURRIED
from tests.sessions.people import HERE
from tests.sessions.toy import GAMES, PACK

Opener = Callable[..., Awaitable[House]]


class Clock:
    """Time that passes only when told to."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def unhurried_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files that no test leaves to a power cut: a commit does not wait for the disk."""
    monkeypatch.setattr("db.connection._PRAGMAS", UNHURRIED)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    data = tmp_path / "engines" / "toy" / "data"
    data.mkdir(parents=True)
    (data / "toy-1.toml").write_text(PACK)
    return tmp_path / "engines"


@pytest.fixture
async def open_toys(tmp_path: Path, shelf: Path, clock: Clock) -> AsyncIterator[Opener]:
    """Open the same house again and again; each opening closes the one before, as a restart does."""
    opened: list[House] = []

    async def reopen(games: Mapping[str, Build] = GAMES) -> House:
        await _close(opened)
        library = Library(games, shelf, tmp_path / "packs" if (tmp_path / "packs").exists() else None)
        opened.append(await open_house(f"sqlite:///{tmp_path / 'bot.db'}", clock=clock, library=library))
        return opened[-1]

    yield reopen
    await _close(opened)


async def _close(opened: list[House]) -> None:
    while opened:
        await opened.pop().close()


@pytest.fixture
async def house(open_toys: Opener) -> House:
    return await open_toys()


async def running(house: House, *players: Player, place: Place = HERE) -> SessionId:
    """Start a session of the toy game with these players, the first of them host."""
    session = await open_lobby(house, place, players[0], "toy")
    for player in players[1:]:
        await join(house, session.id, player)
    await start(house, session.id, players[0].id)
    return session.id
