"""Backup and check from a terminal, beside a bot that is played on."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from tests.cogs.test_process import ROOT
from tests.process.kit import BEN, Bench, answers


async def ask(file: Path, *words: str) -> tuple[int, str, str]:
    """Run `bot.py` with some words on a database."""
    done = await asyncio.to_thread(
        subprocess.run, [sys.executable, "bot.py", *words], cwd=ROOT, capture_output=True, text=True,
        env={"PATH": "/usr/bin:/bin", "DATABASE_URL": f"sqlite+aiosqlite:///{file}"}, timeout=120, check=False,
    )  # fmt: skip
    return done.returncode, done.stdout, done.stderr


def alter(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as rows, rows:
        rows.execute(statement)


def names(folder: Path) -> list[str]:
    return [file.name for file in folder.iterdir()]


async def play_on(bench: Bench, turns: int) -> None:
    for _ in range(turns):
        person = await bench.asked()
        panel = await bench.panel(person)
        while answers(panel):
            panel = await bench.answer(person, panel)


async def test_backup_and_check_beside_a_bot_that_is_played_on(bench: Bench, tmp_path: Path) -> None:
    await bench.up()
    await bench.game(BEN)
    copies = [tmp_path / f"copy-{number}.db" for number in range(3)]
    playing = asyncio.create_task(play_on(bench, 3))
    for copy in copies:
        code, said, complaint = await ask(bench.file, "backup", str(copy))
        assert (code, complaint) == (0, "")
        assert said.startswith(f"Backup written and opened: {copy}")
        assert len(said.splitlines()) == 1
        code, said, complaint = await ask(bench.file, "check")
        assert (code, complaint) == (0, "")
        assert said.startswith("All fit: 1 open session")
    await playing
    code, said, _ = await ask(copies[-1], "check")
    assert (code, said.splitlines()[-1][:8]) == (0, "All fit:")
    assert bench.processes[0].runs


async def test_the_bot_goes_on_from_a_backup(bench: Bench, tmp_path: Path) -> None:
    first = await bench.up()
    await bench.game(BEN)
    assert (await ask(bench.file, "backup", str(tmp_path / "copy.db")))[0] == 0
    await play_on(bench, 1)
    await first.terminate()
    entries = bench.rows("SELECT count(*) FROM entry")
    shutil.copy(tmp_path / "copy.db", bench.file)
    assert bench.rows("SELECT count(*) FROM entry") < entries
    await bench.up()
    await play_on(bench, 1)


async def test_check_names_the_first_step_that_no_longer_fits(bench: Bench) -> None:
    first = await bench.up()
    await bench.game(BEN)
    await play_on(bench, 1)
    await first.terminate()
    ((session,),) = bench.rows("SELECT id FROM session")
    alter(bench.file, "UPDATE entry SET action = 'fly' WHERE number = 1")
    code, said, complaint = await ask(bench.file, "check")
    line, last = said.splitlines()
    assert (code, complaint) == (1, "")
    assert line.startswith(f"{session} · zombeasts: step 1 “fly” is not accepted any more")
    assert last.startswith("1 of 1 open session does not fit.")
    assert bench.rows("SELECT status FROM session") == [("running",)], "a check changes nothing"


async def test_what_cannot_be_done_is_said_in_one_sentence(tmp_path: Path) -> None:
    nothing = tmp_path / "nothing.db"
    for words in (("backup", str(tmp_path / "copy.db")), ("check",)):
        code, said, complaint = await ask(nothing, *words)
        assert (code, said) == (2, "")
        assert complaint == f"DATABASE_URL: {nothing} cannot be opened: there is no such file.\n"
    assert names(tmp_path) == []
