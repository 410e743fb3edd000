"""A message as plain data: all that the presenting code knows of the platform."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from cogs import limits


class Style(StrEnum):
    """How a button looks; its label says the same."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    SUCCESS = "success"
    DANGER = "danger"


class Button(msgspec.Struct, frozen=True):
    """A button. `id` is a custom id of `cogs.ids`."""

    label: str
    id: str
    style: Style = Style.SECONDARY
    disabled: bool = False


class Link(msgspec.Struct, frozen=True):
    """A button that leads to a message."""

    label: str
    url: str


class Option(msgspec.Struct, frozen=True):
    """One line of a menu."""

    label: str
    value: str
    note: str = ""
    chosen: bool = False


class Menu(msgspec.Struct, frozen=True):
    """A menu with a row of its own, from which between `least` and `most` lines are chosen."""

    id: str
    placeholder: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1


class PickKind(StrEnum):
    """What the platform itself lists in a menu."""

    CHANNEL = "channel"
    ROLE = "role"


class Pick(msgspec.Struct, frozen=True):
    """A menu of channels or roles, filled by the platform; `chosen` are the ids picked so far."""

    id: str
    placeholder: str
    kind: PickKind
    chosen: tuple[int, ...] = ()
    least: int = 1
    most: int = 1


Row = tuple[Button | Link, ...] | Menu | Pick


class Picture(msgspec.Struct, frozen=True):
    """An upload: bytes, a file name without secrets that differs for each drawing, the alt text."""

    data: bytes
    name: str
    alt: str


class Attachment(msgspec.Struct, frozen=True):
    """A file that is no picture: bytes and name."""

    data: bytes
    name: str


class Embed(msgspec.Struct, frozen=True):
    """The text block below a picture."""

    title: str
    text: str


class MessageSpec(msgspec.Struct, frozen=True):
    """A message. `card` shows it as one framed block (no picture, no embed); else it is text, picture, embed, rows.

    `pings` are the account ids that the text may ping; nobody else is.
    """

    text: str = ""
    embed: Embed | None = None
    picture: Picture | None = None
    rows: tuple[Row, ...] = ()
    accent: int | None = None
    pings: tuple[int, ...] = ()
    card: bool = False
    attachment: Attachment | None = None


class TooMuch(Exception):
    """A message that the platform would refuse: what is too big, its size, the most allowed."""

    def __init__(self, what: str, size: int, most: int) -> None:
        super().__init__(f"{what}: {size} of at most {most}")
        self.what = what
        self.size = size
        self.most = most


def check(spec: MessageSpec) -> None:
    """Raise TooMuch for the first figure of the platform that a message breaks."""
    _most("text", len(spec.text), limits.V2_TEXT if spec.card else limits.CONTENT)
    if spec.card:
        _most(
            "components",
            2 + sum(1 + (len(row) if isinstance(row, tuple) else 1) for row in spec.rows),
            limits.V2_COMPONENTS,
        )
    else:
        _most("rows", len(spec.rows), limits.ROWS)
    if spec.embed is not None:
        _most("embed title", len(spec.embed.title), limits.EMBED_TITLE)
        _most("embed text", len(spec.embed.text), limits.EMBED_DESCRIPTION)
    if spec.attachment is not None:
        _most("attachment", len(spec.attachment.data), limits.FILE_BYTES)
    if spec.picture is not None:
        _most("picture", len(spec.picture.data), limits.FILE_BYTES)
        _most("alt text", len(spec.picture.alt), limits.ALT_TEXT)
    for row in spec.rows:
        _check_buttons(row) if isinstance(row, tuple) else _check_menu(row)


def _check_buttons(row: tuple[Button | Link, ...]) -> None:
    _most("buttons in a row", len(row), limits.ROW_BUTTONS)
    for button in row:
        _most("button label", len(button.label), limits.BUTTON_LABEL)
        if isinstance(button, Button):
            _most("custom id", len(button.id), limits.CUSTOM_ID)


def _check_menu(menu: Menu | Pick) -> None:
    _most("custom id", len(menu.id), limits.CUSTOM_ID)
    _most("placeholder", len(menu.placeholder), limits.MENU_PLACEHOLDER)
    if isinstance(menu, Pick):
        _most("picks", max(menu.most, len(menu.chosen)), limits.MENU_OPTIONS)
        return
    _most("menu options", len(menu.options), limits.MENU_OPTIONS)
    for option in menu.options:
        _most("menu label", len(option.label), limits.MENU_LABEL)
        _most("menu value", len(option.value), limits.MENU_VALUE)
        _most("menu note", len(option.note), limits.MENU_DESCRIPTION)


def _most(what: str, size: int, most: int) -> None:
    if size > most:
        raise TooMuch(what, size, most)
