"""The card of calls: switches, quiet hours, vacation."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.desk import Desk
from cogs.reply import Interaction, picked, tell
from cogs.screens.calls import EACH, calls_card
from sessions.clocks import vacations
from sessions.clocks.calls import Calls, Quiet, calls_of, save_calls

SWITCHES = {"silent": "silent", "reminders": "reminders", "auto": "auto_vacation", "next": "next_up"}
"""The presses that turn something over, and what."""
OTHERS = ("calls", "quiet", "digest", "vacation")
"""The other presses on the card: show it, choose quiet hours or an hour of the day, begin or end a vacation."""


async def show_calls(desk: Desk, interaction: Interaction, notice: str = "") -> None:
    """Show the card as it stands."""
    player = interaction.user.id
    calls, holidays = await calls_of(desk.house, player), await vacations.holidays(desk.house, player)
    await tell(interaction, calls_card(desk.words, calls, holidays, notice))


async def press_calls(desk: Desk, interaction: Interaction, what: str) -> None:
    """Take a press on the card. Raise VacationSpent."""
    player = interaction.user.id
    calls = await calls_of(desk.house, player)
    if what == "vacation":
        await _turn_vacation(desk, player)
    elif what != "calls":
        await save_calls(desk.house, player, _changed(calls, what, picked(interaction)))
    await show_calls(desk, interaction, "" if what == "calls" else desk.words.text("cogs-settings-saved"))


def _changed(calls: Calls, what: str, value: str | None) -> Calls:
    if what == "quiet":
        return replace(calls, quiet=_quiet(value or "none"))
    if what == "digest":
        return replace(calls, digest=None if value in {None, EACH} else int(value or 0))
    field = SWITCHES[what]
    return replace(calls, **{field: not getattr(calls, field)})


def _quiet(value: str) -> Quiet | None:
    start, _, end = value.partition("-")
    return Quiet(int(start), int(end)) if end else None


async def _turn_vacation(desk: Desk, player: int) -> None:
    running = (await vacations.holidays(desk.house, player)).running
    if running is None:
        await vacations.begin(desk.house, player)
    else:
        await vacations.end(desk.house, player)
