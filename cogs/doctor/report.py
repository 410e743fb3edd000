"""The doctor's findings on the terminal, line by line as they come."""

from __future__ import annotations

from cogs.doctor.examination import examine
from cogs.doctor.finding import Finding, Mark
from cogs.doctor.patient import Patient
from render.words import core_words


async def report(
    bot: Patient, token: str, channel: int | None, player: int | None, guild: int | None = None,
    *, stand_in: bool = False,
) -> int:  # fmt: skip
    """Examine a bot, print each finding, and return the exit code: 1 if there is a problem."""
    words = core_words()
    problems, all_asked = 0, True
    if stand_in:
        print(Finding(Mark.UNASKED, words.text("cogs-doctor-stand-in")).told(words), flush=True)  # noqa: T201 - as below
    async for finding in examine(bot, token, place=channel, player=player, guild=guild):
        print(finding.told(words), flush=True)  # noqa: T201 - whoever asked reads it here
        problems += finding.mark is Mark.PROBLEM
        all_asked = all_asked and finding.mark is not Mark.UNASKED
    well = words.text("cogs-doctor-well" if all_asked else "cogs-doctor-well-so-far")
    print(words.text("cogs-doctor-ill", n=problems) if problems else well)  # noqa: T201
    return 1 if problems else 0
