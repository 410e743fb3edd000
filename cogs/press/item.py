"""One class for each kind of custom id, so that a press is understood after any restart."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from re import Match
from typing import Any, Self

import discord

from cogs import ids
from cogs.answers import report
from cogs.desk import Desk
from cogs.press.board import on_board
from cogs.press.lobby import on_lobby
from cogs.press.notice import on_notice, on_request
from cogs.press.privacy import on_privacy
from cogs.press.question import on_question
from cogs.press.reading import on_page, on_rule, on_setting
from cogs.press.replay import on_replay
from cogs.press.server import on_guild
from cogs.press.wishes import on_wish
from cogs.reply import Interaction

Handler = Callable[[Desk, Interaction, str], Awaitable[None]]
Item = discord.ui.DynamicItem[discord.ui.Item[Any]]


def press_item(template: str, handle: Handler) -> type[Item]:
    """Return the class that hands presses with matching ids to a function, and reports what goes wrong."""

    class Press(discord.ui.DynamicItem[discord.ui.Item[Any]], template=template):
        @classmethod
        async def from_custom_id(cls, _: Interaction, item: discord.ui.Item[Any], __: Match[str], /) -> Self:
            return cls(item)

        async def callback(self, interaction: Interaction) -> None:
            try:
                await handle(interaction.client.desk, interaction, self.custom_id)
            except Exception as error:  # noqa: BLE001 - the library would only log it and leave the user waiting
                await report(interaction, error)

    return Press


def other_than(templates: Sequence[str]) -> str:
    """Return the template that takes what none of these takes, so that each id has exactly one."""
    known = "|".join(f"(?:{re.sub(r'[(][?]P<[a-z]+>', '(?:', template)})" for template in templates)
    return rf"(?!(?:{known})\Z)[\s\S]*"


async def on_unknown(_: Desk, __: Interaction, custom_id: str) -> None:
    """Answer a press on a button of a format that is no longer posted, whatever it begins with."""
    raise ids.BadId(custom_id)


PRESS_ITEMS = (
    press_item(ids.PressId.TEMPLATE, on_question),
    press_item(ids.BoardId.TEMPLATE, on_board),
    press_item(ids.LobbyId.TEMPLATE, on_lobby),
    press_item(ids.RuleId.TEMPLATE, on_rule),
    press_item(ids.PageId.TEMPLATE, on_page),
    press_item(ids.SettingId.TEMPLATE, on_setting),
    press_item(ids.GuildId.TEMPLATE, on_guild),
    press_item(ids.PrivacyId.TEMPLATE, on_privacy),
    press_item(ids.ReplayId.TEMPLATE, on_replay),
    press_item(ids.WishId.TEMPLATE, on_wish),
    press_item(ids.NoticeId.TEMPLATE, on_notice),
    press_item(ids.RequestId.TEMPLATE, on_request),
    press_item(other_than([kind.TEMPLATE for kind in ids.KINDS]), on_unknown),
)
