from __future__ import annotations

import socket
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest_asyncio

from playground import Playground
from tests.process.kit import Bench


@pytest_asyncio.fixture
async def bench(tmp_path: Path) -> AsyncIterator[Bench]:
    """A stand-in with one channel; a request that it does not know fails the test, as does a bot left running."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    async with Playground(port) as place, aiohttp.ClientSession() as http:
        place.world.text_channel("games")
        bench = Bench(place, http, tmp_path, port)
        yield bench
        for process in bench.processes:
            if process.runs:
                assert (await process.terminate())[0] == 0
        assert place.faults.unimplemented == []
