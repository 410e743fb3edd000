"""Presses that only read: rule cards, pages of long answers; and the switches of one's own settings."""

from __future__ import annotations

from msgspec.structs import replace

from cogs import ids
from cogs.desk import Desk, escaped
from cogs.mine import MINE, SERVER, mine_page, server_page
from cogs.places import place_of
from cogs.press import calls
from cogs.reply import Interaction, hold, is_own, picked, tell, think
from cogs.screens.personal import settings_card
from cogs.screens.rulebook import ALL, rule_card, rule_list
from cogs.sharing import share as say_to_all
from cogs.story import log_page
from cogs.watching import see_as
from sessions import find
from sessions.usual import set_auto_pass
from sessions.values import Confirm, SessionId

SWITCHES = {
    "dms": "dms", "text": "text_boards", "contrast": "contrast", "large": "large", "reliability": "reliability",
}  # fmt: skip
"""From the word in the id to the field of the settings that it turns over."""
AUTO_PASS = "pass"  # noqa: S105 - the word of the rules, no secret
"""The switch that reaches into the sessions under way."""


async def on_rule(desk: Desk, interaction: Interaction, custom_id: str) -> None:
    """Show a rule topic: in the card that was pressed, else privately; or share it with the channel."""
    id_ = ids.RuleId.read(custom_id)
    share = id_.what == "share"
    await (hold(interaction) if is_card(interaction) and not share else think(interaction))
    topic = picked(interaction) or id_.topic
    game = desk.house.library.offered(id_.game)
    by = escaped(interaction.user.display_name) if share else ""
    found = None if topic == ALL else rule_card(game, topic, shared_by=by)
    if share and found is not None:
        await say_to_all(interaction, desk.words.text("cogs-shared-done"), found)
    else:
        await tell(interaction, found or rule_list(game))


async def on_page(desk: Desk, interaction: Interaction, custom_id: str) -> None:
    """Turn a page of the list of sessions or of a log."""
    id_ = ids.PageId.read(custom_id)
    await (hold(interaction) if is_own(interaction) else think(interaction))
    if id_.of == MINE:
        await tell(interaction, await mine_page(desk, interaction.user.id, id_.page))
        return
    if id_.of == SERVER:
        await tell(interaction, await server_page(desk, interaction, place_of(interaction).guild, id_.page))
        return
    sight = await see_as(desk, interaction, SessionId(id_.of))
    await tell(interaction, await log_page(desk, sight, id_.page))


async def on_setting(desk: Desk, interaction: Interaction, custom_id: str) -> None:
    """Turn a switch of the player's own settings over, or take what was chosen in a menu."""
    what = ids.SettingId.read(custom_id).what
    await (hold(interaction) if is_card(interaction) else think(interaction))
    if what in calls.SWITCHES or what in calls.OTHERS:
        await calls.press_calls(desk, interaction, what)
        return
    player = interaction.user.id
    settings = await find.settings(desk.house, player)
    if what == AUTO_PASS:
        await set_auto_pass(desk.house, player, on=not settings.auto_pass)
        await _show_settings(desk, interaction)
        return
    field, chosen = SWITCHES.get(what), picked(interaction)
    if what == "confirm" and chosen in set(Confirm):
        settings = replace(settings, confirm=Confirm(chosen))
    elif field is not None:
        settings = replace(settings, **{field: not getattr(settings, field)})
    else:
        raise ids.BadId(custom_id)
    await find.save_settings(desk.house, player, settings)
    await _show_settings(desk, interaction)


async def _show_settings(desk: Desk, interaction: Interaction) -> None:
    settings = await find.settings(desk.house, interaction.user.id)
    await tell(interaction, settings_card(desk.words, settings, desk.words.text("cogs-settings-saved")))


def is_card(interaction: Interaction) -> bool:
    """Tell whether a private card was pressed, which may change in place; panels stay as they are."""
    message = interaction.message
    return message is not None and message.flags.components_v2 and is_own(interaction)
