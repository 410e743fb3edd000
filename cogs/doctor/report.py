"""The doctor's findings on the terminal, line by line as they come."""

from __future__ import annotations

from cogs.doctor.examination import examine
from cogs.doctor.finding import Mark
from cogs.doctor.patient import Patient
from render.words import core_words


async def report(
    bot: Patient, token: str, channel: int | None, player: int | None, guild: int | None = None
) -> int:
    """Examine a bot, print each finding, and return the exit code: 1 if there is a problem."""
    words = core_words()
    problems = 0
    async for finding in examine(bot, token, place=channel, player=player, guild=guild):
        print(finding.told(words), flush=True)  # noqa: T201 - whoever asked reads it here
        problems += finding.mark is Mark.PROBLEM
    print(words.text("cogs-doctor-ill", n=problems) if problems else words.text("cogs-doctor-well"))  # noqa: T201
    return 1 if problems else 0
