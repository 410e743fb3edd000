"""The settings of a server, for those who manage it."""

from __future__ import annotations

from cogs import ids, limits
from cogs.spec import Menu, MessageSpec, Option, Pick, PickKind, Row
from render.words import Words
from sessions.clocks.terms import OFF, PRESETS
from sessions.guilds import GuildSettings, Lag, Openers

SWITCHES = ("threads", "pings", "text_boards", "contrast", "large")
"""The fields that are on or off, in the order of their menu."""
PACES = (OFF, *PRESETS)


def server_card(words: Words, settings: GuildSettings, notice: str = "") -> MessageSpec:
    """Return what is set, and a menu for each thing that can be."""
    lines = [
        f"## {words.text('cogs-server-title')}",
        *([notice] if notice else []),
        words.text("cogs-server-channels", channels=_channels(words, settings)),
        words.text("cogs-server-openers", who=openers_text(words, settings.openers, settings.role)),
        words.text("cogs-server-pace", pace=words.text(f"cogs-server-pace-{settings.pace}")),
        words.text("cogs-server-lag", lag=words.text(f"cogs-server-lag-{settings.lag}")),
        *(words.text(_key(one), on=_on(settings, one)) for one in SWITCHES[:3]),
        *(words.text(_key(one), on="yes") for one in SWITCHES[3:] if getattr(settings, one)),
    ]
    return MessageSpec("\n".join(lines), rows=_rows(words, settings), card=True)


def openers_text(words: Words, openers: Openers, role: int | None) -> str:
    """Return who may open sessions."""
    if openers is Openers.ROLE and role is None:
        return words.text("cogs-server-openers-no-role")
    return words.text(f"cogs-server-openers-{openers}", role=f"<@&{role}>")


def _channels(words: Words, settings: GuildSettings) -> str:
    named = [f"<#{channel}>" for channel in settings.channels]
    return words.joined(named) if named else words.text("cogs-server-channels-all")


def _rows(words: Words, settings: GuildSettings) -> tuple[Row, ...]:
    channels = Pick(
        _id("channels"), words.text("cogs-menu-server-channels"), PickKind.CHANNEL, settings.channels,
        least=0, most=limits.MENU_OPTIONS,
    )  # fmt: skip
    role = Pick(
        _id("role"), words.text("cogs-menu-server-role"), PickKind.ROLE,
        () if settings.role is None else (settings.role,), least=0,
    )  # fmt: skip
    named = (role,) if settings.openers is Openers.ROLE else ()
    menus = (_pace(words, settings), _lag(words, settings), _switches(words, settings))
    return (channels, _openers(words, settings), *named, *menus)


def _openers(words: Words, settings: GuildSettings) -> Menu:
    options = tuple(
        Option(words.text(f"cogs-server-openers-{one}.choice"), one, chosen=one is settings.openers)
        for one in Openers
    )
    return Menu(_id("openers"), words.text("cogs-menu-server-openers"), options)


def _pace(words: Words, settings: GuildSettings) -> Menu:
    options = tuple(
        Option(words.text(f"cogs-server-pace-{one}"), one, chosen=one == settings.pace) for one in PACES
    )
    return Menu(_id("pace"), words.text("cogs-menu-server-pace"), options)


def _lag(words: Words, settings: GuildSettings) -> Menu:
    options = tuple(Option(words.text(f"cogs-server-lag-{one}"), one, chosen=one is settings.lag) for one in Lag)
    return Menu(_id("lag"), words.text("cogs-menu-server-lag"), options)


def _switches(words: Words, settings: GuildSettings) -> Menu:
    options = tuple(
        Option(
            words.text(f"{_key(one)}.choice"), one, words.text(f"{_key(one)}.about"),
            chosen=getattr(settings, one),
        )
        for one in SWITCHES
    )  # fmt: skip
    return Menu(_id("switches"), words.text("cogs-menu-server-switches"), options, least=0, most=len(options))


def _key(switch: str) -> str:
    return f"cogs-server-switch-{switch.replace('_', '-')}"


def _on(settings: GuildSettings, switch: str) -> str:
    return "yes" if getattr(settings, switch) else "no"


def _id(what: str) -> str:
    return str(ids.GuildId(what))
