"""Start the stand-in, and a bot that talks to it instead of the platform."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Protocol

import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from playground.faults import API
from playground.gateway import TOKEN
from playground.server import LOOPBACK, Playground
from playground.timepiece import Timepiece
from playground.welcome import Table

PORT = 8765


class PortTaken(Exception):
    """Another program listens on the port."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.port = port

    def __str__(self) -> str:
        return f"Port {self.port} is in use: stop the other program, or name another one in PLAYGROUND_PORT."


class Bot(Protocol):
    """As much of a `discord.Client` as is needed to run one."""

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Log in and stay until closed."""

    async def close(self) -> None:
        """Log out."""


def redirect(port: int) -> None:
    """Point discord.py at the stand-in on this port. Call before a bot logs in; nothing else differs."""
    Route.BASE = f"http://{LOOPBACK}:{port}{API}"
    DiscordWebSocket.DEFAULT_GATEWAY = URL(f"ws://{LOOPBACK}:{port}/gateway")
    discord.VoiceClient.warn_nacl = False


async def serve(
    port: int = PORT, clock: Timepiece | None = None, tables: Sequence[Table] = (), keep: Path | None = None
) -> Playground:
    """A running stand-in with a channel per table; stop it with `stop()`. Raise PortTaken."""
    place = Playground(port, clock, keep)
    try:
        await place.start()
    except OSError as error:
        raise PortTaken(port) from error
    place.open_tables(tuple(tables))
    return place


@asynccontextmanager
async def trial() -> AsyncIterator[int]:
    """A stand-in on any free port for as long as it is needed; gives the number of its one channel."""
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        port = int(probe.getsockname()[1])
    redirect(port)
    place = await serve(port)
    try:
        yield place.world.text_channel("trial").id
    finally:
        await place.stop()


def greet(address: str) -> None:
    """Tell whoever started it where to play and how to stop."""
    print(f"Open {address} in a browser to play. Press Ctrl-C here to stop.", flush=True)  # noqa: T201


async def run_with(
    make_bot: Callable[[], Bot],
    tables: Sequence[Table] = (),
    port: int = PORT,
    announce: Callable[[str], None] = greet,
    keep: Path | None = None,
    clock: Timepiece | None = None,
) -> None:
    """Run stand-in and bot side by side until the bot stops or this is cancelled; announce one address.

    `keep` names the file of the stand-in's memory; a kept database needs one, or its channels are gone.
    `clock` is the bot's own one as well where people may let time pass for both.
    """
    redirect(port)
    place = await serve(port, clock, tables, keep)
    bot = make_bot()
    running = asyncio.create_task(bot.start(TOKEN))
    try:
        announce(place.address)
        await running
    finally:
        await bot.close()
        await place.stop()
