"""From a neutral message to the arguments of a call: classic messages, and cards in components V2.

Views are stopped before they are sent: every press is found by its custom id, so the client need not
remember any message.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from io import BytesIO
from typing import Any

import discord

from cogs.spec import Button, Embed, Link, Menu, MessageSpec, Pick, PickKind, Picture, Row, check

_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
ACCENT = 0x6B5CA5
"""Dusk violet: no pure black, readable on light and dark."""


def to_send(spec: MessageSpec) -> dict[str, Any]:
    """Return the arguments of a new message; raise TooMuch."""
    check(spec)
    arguments: dict[str, Any] = {"allowed_mentions": _mentions(spec)}
    if spec.card:
        return arguments | {"view": _card(spec)}
    arguments["content"] = spec.text or None
    if spec.embed is not None:
        arguments["embed"] = _embed(spec.embed, spec.accent)
    files = _files(spec)
    if len(files) == 1:
        arguments["file"] = files[0]
    elif files:
        arguments["files"] = files
    if spec.rows:
        arguments["view"] = _view(spec.rows)
    return arguments


def to_edit(spec: MessageSpec, *, keep_picture: bool = False) -> dict[str, Any]:
    """Return the arguments of an edit that leaves nothing of the former message, except a kept picture."""
    check(spec)
    arguments: dict[str, Any] = {"allowed_mentions": _mentions(spec)}
    if spec.card:
        return arguments | {"view": _card(spec)}
    arguments["content"] = spec.text or None
    arguments["embed"] = None if spec.embed is None else _embed(spec.embed, spec.accent)
    arguments["view"] = _view(spec.rows) if spec.rows else None
    if not keep_picture:
        arguments["attachments"] = _files(spec)
    return arguments


def to_refit(rows: tuple[Row, ...]) -> dict[str, Any]:
    """Return the arguments of an edit that changes what can be pressed and nothing else; raise TooMuch."""
    check(MessageSpec(rows=rows))
    return {"view": _view(rows)}


def to_retime(message: discord.Message, moved: Mapping[int, int]) -> dict[str, Any]:
    """Return the arguments of an edit that exchanges moments in a message's words; none if none stands there."""
    content = _retimed(message.content, moved)
    embeds = [embed.copy() for embed in message.embeds]
    for embed in embeds:
        embed.description = _retimed(embed.description or "", moved) or None
    arguments: dict[str, Any] = {} if content == message.content else {"content": content}
    return arguments if embeds == message.embeds else arguments | {"embeds": embeds}


def _retimed(text: str, moved: Mapping[int, int]) -> str:
    return re.sub(r"<t:(\d+):", lambda token: f"<t:{moved.get(int(token[1]), token[1])}:", text)


def _mentions(spec: MessageSpec) -> discord.AllowedMentions:
    users = [discord.Object(user) for user in spec.pings]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


def _embed(embed: Embed, accent: int | None) -> discord.Embed:
    return discord.Embed(title=embed.title or None, description=embed.text or None, colour=accent or ACCENT)


def _files(spec: MessageSpec) -> list[discord.File]:
    pictures = [] if spec.picture is None else [_file(spec.picture)]
    if spec.attachment is None:
        return pictures
    return [*pictures, discord.File(BytesIO(spec.attachment.data), filename=spec.attachment.name)]


def _file(picture: Picture) -> discord.File:
    return discord.File(BytesIO(picture.data), filename=picture.name, description=picture.alt)


def _view(rows: tuple[Row, ...]) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        for item in _items(row):
            item.row = number
            view.add_item(item)
    view.stop()
    return view


def _card(spec: MessageSpec) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    card: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container(
        discord.ui.TextDisplay(spec.text), accent_colour=spec.accent or ACCENT
    )
    for row in spec.rows:
        card.add_item(discord.ui.ActionRow(*_items(row)))
    view.add_item(card)
    view.stop()
    return view


def _items(row: Row) -> list[discord.ui.Item[Any]]:
    match row:
        case Menu():
            return [_select(row)]
        case Pick():
            return [_pick(row)]
        case _:
            return [_button(button) for button in row]


def _button(button: Button | Link) -> discord.ui.Button[Any]:
    if isinstance(button, Link):
        return discord.ui.Button(label=button.label, url=button.url)
    style = _STYLES[button.style]
    return discord.ui.Button(label=button.label, custom_id=button.id, style=style, disabled=button.disabled)


def _select(menu: Menu) -> discord.ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=option.label, value=option.value, description=option.note or None, default=option.chosen
        )
        for option in menu.options
    ]
    return discord.ui.Select(
        custom_id=menu.id,
        placeholder=menu.placeholder,
        options=options,
        min_values=menu.least,
        max_values=menu.most,
    )


def _pick(pick: Pick) -> discord.ui.ChannelSelect[Any] | discord.ui.RoleSelect[Any]:
    if pick.kind is PickKind.ROLE:
        return discord.ui.RoleSelect(
            custom_id=pick.id, placeholder=pick.placeholder, min_values=pick.least, max_values=pick.most,
            default_values=[discord.SelectDefaultValue.from_role(discord.Object(one)) for one in pick.chosen],
        )  # fmt: skip
    return discord.ui.ChannelSelect(
        custom_id=pick.id, placeholder=pick.placeholder, min_values=pick.least, max_values=pick.most,
        channel_types=[discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum],
        default_values=[discord.SelectDefaultValue.from_channel(discord.Object(one)) for one in pick.chosen],
    )  # fmt: skip
