"""The menus of a server's settings: the card that was used shows what holds now."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from cogs import ids
from cogs.desk import Desk
from cogs.permits import check_manager
from cogs.reply import Interaction, all_picked, hold, tell
from cogs.screens.server import SWITCHES, server_card
from sessions.guilds import GuildSettings, Lag, Openers, guild_settings, save_guild_settings


async def on_guild(desk: Desk, interaction: Interaction, custom_id: str) -> None:
    """Take a choice in the settings of a server, from those who manage it."""
    change = _CHANGES.get(ids.GuildId.read(custom_id).what)
    if change is None:
        raise ids.BadId(custom_id)
    await hold(interaction)
    guild = check_manager(interaction)
    settings = change(await guild_settings(desk.house, guild), all_picked(interaction))
    await save_guild_settings(desk.house, guild, settings)
    await tell(interaction, server_card(desk.words, settings, desk.words.text("cogs-settings-saved")))


def _channels(settings: GuildSettings, picked: Sequence[str]) -> GuildSettings:
    return replace(settings, channels=tuple(int(one) for one in picked))


def _openers(settings: GuildSettings, picked: Sequence[str]) -> GuildSettings:
    return replace(settings, openers=Openers(picked[0]))


def _pace(settings: GuildSettings, picked: Sequence[str]) -> GuildSettings:
    return replace(settings, pace=picked[0])


def _lag(settings: GuildSettings, picked: Sequence[str]) -> GuildSettings:
    return replace(settings, lag=Lag(picked[0]))


def _role(settings: GuildSettings, picked: Sequence[str]) -> GuildSettings:
    return replace(settings, role=int(picked[0]) if picked else None)


def _switches(settings: GuildSettings, picked: Sequence[str]) -> GuildSettings:
    return replace(settings, **{switch: switch in picked for switch in SWITCHES})


_CHANGES: dict[str, Callable[[GuildSettings, Sequence[str]], GuildSettings]] = {
    "channels": _channels,
    "openers": _openers,
    "pace": _pace,
    "lag": _lag,
    "role": _role,
    "switches": _switches,
}
