"""The bot as a process: what it says when it cannot start, and how it leaves."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PATIENCE = 60

CONNECTED = """
import asyncio, sys
import discord
import bot

async def start(self, token):
    await self.open()
    print("up", flush=True)
    while not self.is_closed():
        await asyncio.sleep(0.02)

bot.GameBot.start = start
sys.exit(bot.main())
"""

REFUSED = """
import sys
import discord
import bot

async def static_login(self, token):
    raise discord.LoginFailure("Improper token has been passed.")

discord.http.HTTPClient.static_login = static_login
sys.exit(bot.main())
"""

UNREACHABLE = REFUSED.replace(
    'discord.LoginFailure("Improper token has been passed.")',
    'aiohttp.ClientConnectionError("no route")',
).replace("import discord\n", "import aiohttp\nimport discord\n", 1)


def started(tmp_path: Path, program: str | None = None, *arguments: str, **variables: str) -> subprocess.Popen[str]:
    known = {name: value for name, value in os.environ.items() if name in {"PATH", "HOME", "LANG"}}
    own = {"DISCORD_TOKEN": "token", "DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"}
    what = ["-c", program] if program else ["bot.py"]
    return subprocess.Popen(  # noqa: S603 - the command is this test's own
        [sys.executable, *what, *arguments], cwd=ROOT, env=known | own | variables, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip


def ended(process: subprocess.Popen[str]) -> tuple[int, str]:
    _, said = process.communicate(timeout=PATIENCE)
    return process.returncode, said


def one_sentence(said: str) -> str:
    (line,) = said.splitlines()
    assert line.endswith(".")
    return line


def wait_until_up(process: subprocess.Popen[str]) -> None:
    assert process.stdout is not None
    while process.stdout.readline() != "up\n":
        assert process.poll() is None


@pytest.mark.parametrize(
    ("variables", "named"),
    [
        ({"DISCORD_TOKEN": ""}, "DISCORD_TOKEN is missing"),
        ({"SETTLE_SECONDS": "soon"}, "SETTLE_SECONDS cannot be used"),
        ({"LOG_LEVEL": "loud"}, "LOG_LEVEL cannot be used"),
        ({"DATABASE_URL": "sqlite+aiosqlite:////proc/nowhere/games.db"}, "DATABASE_URL"),
        ({"DATABASE_URL": "not an address"}, "DATABASE_URL"),
    ],
)
def test_what_must_be_set_right_is_said_in_one_sentence(
    tmp_path: Path, variables: Mapping[str, str], named: str
) -> None:
    code, said = ended(started(tmp_path, None, "--online", **variables))
    assert code == 2
    assert one_sentence(said).startswith(named)


def test_a_token_that_is_not_accepted_is_said_in_one_sentence(tmp_path: Path) -> None:
    code, said = ended(started(tmp_path, REFUSED))
    assert code == 2
    assert "DISCORD_TOKEN is not accepted" in one_sentence(said)


def test_a_platform_that_cannot_be_reached_is_another_code(tmp_path: Path) -> None:
    code, said = ended(started(tmp_path, UNREACHABLE))
    assert code == 1
    assert "cannot be reached" in one_sentence(said)


@pytest.mark.skipif(sys.platform == "win32", reason="signals of this kind are not sent on Windows")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_asked_to_stop_it_closes_and_leaves_with_zero(tmp_path: Path, number: signal.Signals) -> None:
    process = started(tmp_path, CONNECTED)
    wait_until_up(process)
    begun = time.monotonic()
    process.send_signal(number)
    code, said = ended(process)
    assert code == 0, said
    assert "Traceback" not in said
    assert time.monotonic() - begun < 10
    assert not list(tmp_path.glob("*-wal")), "the database was closed in good order"


def test_a_second_bot_on_one_file_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    first = started(tmp_path, CONNECTED)
    wait_until_up(first)
    code, said = ended(started(tmp_path, CONNECTED))
    assert code == 2
    assert "Another bot runs on" in one_sentence(said)
    assert first.poll() is None
    first.terminate()
    assert ended(first)[0] == 0


def test_after_a_kill_the_next_start_needs_no_help(tmp_path: Path) -> None:
    first = started(tmp_path, CONNECTED)
    wait_until_up(first)
    first.kill()
    ended(first)
    second = started(tmp_path, CONNECTED)
    wait_until_up(second)
    second.terminate()
    assert ended(second)[0] == 0
