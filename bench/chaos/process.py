"""The real bot as a process that is started, killed and started again."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playground import TOKEN, Playground

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
INHERITED = frozenset({"PATH", "HOME", "LANG", "SYSTEMROOT"})
PROGRAM = "import playground; playground.redirect({port}); {before}\nimport bot, sys; sys.exit(bot.main())"


async def until(fact: Callable[[], Any], what: str, patience: float = PATIENCE) -> Any:
    """Wait for a fact of another party and return it; raise TimeoutError naming what was waited for."""
    try:
        async with asyncio.timeout(patience):
            while not (found := fact()):  # noqa: ASYNC110 - a fact of another party has no event
                await asyncio.sleep(0.01)
    except TimeoutError:
        raise TimeoutError(f"waited {patience:.0f} s in vain: {what}") from None
    return found


class BotProcess:
    """One start of bot.py. What it writes is read all along, so that no full pipe can hold it up."""

    def __init__(self, process: asyncio.subprocess.Process, place: Playground) -> None:
        self._process = process
        self._place = place
        self._log = asyncio.create_task(_read(process.stdout))
        self._complaint = asyncio.create_task(_read(process.stderr))

    @property
    def runs(self) -> bool:
        """Whether it has not ended."""
        return self._process.returncode is None

    async def up(self) -> BotProcess:
        """Wait until it is connected; raise RuntimeError with its last words if it ends instead."""
        await until(lambda: self._place.gateway.online or not self.runs, "the bot connects")
        if not self.runs:
            raise RuntimeError(await self.ended())
        return self

    async def ended(self) -> tuple[int, str]:
        """Wait for the end; return the exit code and what stands on the error stream."""
        code = await asyncio.wait_for(self._process.wait(), PATIENCE)
        return code, await self._complaint

    async def terminate(self) -> tuple[int, str]:
        """Ask it to stop (SIGTERM) and wait for the end."""
        self._process.terminate()
        return await self.ended()

    async def kill(self) -> None:
        """End it at once (SIGKILL) and wait until the stand-in has noticed."""
        self._process.kill()
        await self._process.wait()
        await until(lambda: not self._place.gateway.online, "the stand-in notes the end")

    async def log(self) -> str:
        """Return what it logged, once it has ended."""
        return await self._log


async def start(
    place: Playground, port: int, database: Path, before: str = "", token: str = TOKEN, **variables: str
) -> BotProcess:
    """Start the bot on a database file; `before` is run in it before anything of the bot is."""
    known = {name: value for name, value in os.environ.items() if name in INHERITED}
    own = {"DISCORD_TOKEN": token, "DATABASE_URL": f"sqlite+aiosqlite:///{database}", "SETTLE_SECONDS": "0"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PROGRAM.format(port=port, before=before), cwd=ROOT, env=known | own | variables,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    return BotProcess(process, place)


async def _read(stream: asyncio.StreamReader | None) -> str:
    return (await stream.read()).decode() if stream else ""
