"""A player's own settings, and the help."""

from __future__ import annotations

from cogs import ids
from cogs.spec import Button, Menu, MessageSpec, Option, Style
from render.words import Words
from sessions.values import Confirm, PlayerSettings

THEMES = ("play", "lobby", "text", "messages", "fair", "rules")


def settings_card(words: Words, settings: PlayerSettings, notice: str = "") -> MessageSpec:
    """Return the switches as they stand."""
    messages = words.text("cogs-settings-messages.v-all" if settings.dms else "cogs-settings-messages.v-none")
    first = words.text("cogs-settings-first.v-text" if settings.text_boards else "cogs-settings-first.v-picture")
    letters = words.text("cogs-settings-colours.l-large" if settings.large else "cogs-settings-colours.l-usual")
    colours = words.text("cogs-settings-colours.v-strong" if settings.contrast else "cogs-settings-colours.v-usual")
    passing = words.text("cogs-settings-passing.v-all" if settings.auto_pass else "cogs-settings-passing.v-each")
    shown, hidden = "cogs-settings-reliability.v-told", "cogs-settings-reliability.v-not"
    told = words.text(shown if settings.reliability else hidden)
    lines = [
        f"## {words.text('cogs-settings-title')}",
        *([notice] if notice else []),
        f"**{words.text('cogs-settings-messages')}**: {messages}",
        f"**{words.text('cogs-settings-first')}**: {first}",
        f"**{words.text('cogs-settings-colours')}**: {colours}, {letters}",
        f"**{words.text('cogs-settings-confirm')}**: {words.text(f'cogs-settings-confirm.v-{settings.confirm}')}",
        f"**{words.text('cogs-settings-passing')}**: {passing}",
        f"**{words.text('cogs-settings-reliability')}**: {told}",
    ]
    buttons = (
        _switch(words, "dms", "cogs-settings-dms", on=settings.dms),
        _switch(words, "text", "cogs-settings-text", on=settings.text_boards),
        _switch(words, "contrast", "cogs-settings-contrast", on=settings.contrast),
        _switch(words, "large", "cogs-settings-large", on=settings.large),
        Button(words.text("cogs-button-calls"), str(ids.SettingId("calls"))),
    )
    more = (
        _switch(words, "pass", "cogs-settings-pass", on=settings.auto_pass),
        _switch(words, "reliability", "cogs-settings-tell", on=settings.reliability),
    )
    return MessageSpec("\n".join(lines), rows=(buttons, more, _confirm(words, settings.confirm)), card=True)


def help_card(words: Words, theme: str | None = None) -> MessageSpec:
    """Return the three things to press first, or what there is to say about a theme."""
    if theme in THEMES:
        text = f"## {words.text(f'cogs-help-{theme}')}\n{words.text(f'cogs-help-{theme}.text')}"
        return MessageSpec(text, card=True)
    names = ", ".join(words.text(f"cogs-help-{one}") for one in THEMES)
    lines = [
        f"## {words.text('cogs-help-title')}",
        words.text("cogs-help-first"),
        *(words.text(f"cogs-help-first-{one}") for one in ("new", "act", "rules")),
        words.text("cogs-help-themes", themes=names),
    ]
    return MessageSpec("\n".join(lines), card=True)


def _confirm(words: Words, chosen: Confirm) -> Menu:
    options = tuple(
        Option(words.text(f"cogs-settings-confirm.v-{one}"), one.value, chosen=one is chosen) for one in Confirm
    )
    return Menu(str(ids.SettingId("confirm")), words.text("cogs-settings-confirm"), options)


def _switch(words: Words, what: str, key: str, *, on: bool) -> Button:
    label = words.text(key, on="yes" if on else "no")
    return Button(label, str(ids.SettingId(what)), Style.PRIMARY if on else Style.SECONDARY)
