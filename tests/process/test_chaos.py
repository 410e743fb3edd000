"""Chaos, small and without drawing: presses are what is tried. `python -m bench chaos` runs it large."""

from __future__ import annotations

from pathlib import Path

from bench.chaos import PLAIN, run

PRESSES = 1_000
PLANTED = """
import cogs.desk
import cogs.press.answering as answering
import cogs.press.question as question
from cogs.spec import MessageSpec

async def claim(desk, interaction, sight, press):
    await question.tell(interaction, MessageSpec("✔ Done."))

async def picture(self, *about, right=cogs.desk.Desk.board_picture):
    drawn = await right(self, *about)
    return cogs.desk.Picture(drawn.data, drawn.name, "another board")

answering.outdated = question.outdated = claim
cogs.desk.Desk.board_picture = picture
"""
"""Two defects: a press that came too late is acknowledged, and a board describes something else."""


def silent(_: str) -> None: ...


async def test_doubled_stale_and_foreign_presses_and_kills_leave_everything_whole(tmp_path: Path) -> None:
    report = await run(PRESSES, tmp_path, before=PLAIN, tell=silent)
    assert report.defects == ()
    assert report.presses >= PRESSES
    assert report.kills >= 3
    assert report.verdict.sessions >= 2
    assert report.verdict.actions >= report.acknowledged > 20
    assert report.boards > 20


async def test_planted_defects_are_found(tmp_path: Path) -> None:
    report = await run(250, tmp_path, before=PLAIN + PLANTED, tell=silent)
    assert report.verdict.lost
    assert report.verdict.unmatched
    assert report.verdict.broken == ()
