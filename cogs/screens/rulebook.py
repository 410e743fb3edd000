"""Rule cards and the list of topics."""

from __future__ import annotations

from cogs import ids, limits
from cogs.layout import cut
from cogs.spec import Button, Menu, MessageSpec, Option, Row
from engines.core import AnyGame, Chosen
from render.registry import presenter
from render.topics import Found, card, find
from render.words import Words
from render.words.choices import area

ALL = "-"
"""The topic id that stands for the list of topics."""
LIST = "list-"
"""Begins the ids of the menus of topics; the chosen value is the topic."""


def rule_card(
    game: AnyGame, topic: str, options: tuple[Chosen, ...] | None = None, *, shared_by: str = ""
) -> MessageSpec | None:
    """Return a topic with its relations as buttons, None if there is no such topic."""
    face = presenter(game)
    found = card(face, topic, options)
    if found is None:
        return None
    words = face.words
    title = words.text("cogs-rules-title", title=found.title, game=words.text(f"{area(game.about.id)}-game"))
    here = [words.text("cogs-rules-here", options=found.here)] if found.here else []
    by = [words.text("cogs-rules-shared", who=shared_by)] if shared_by else []
    text = cut("\n".join([*by, f"## {title}", *found.paragraphs, *here]), limits.V2_TEXT)
    rows: list[Row] = [tuple(_see(game, one) for one in found.see[: limits.ROW_BUTTONS])] if found.see else []
    rows.append(_foot(words, game, topic, shared=bool(shared_by)))
    return MessageSpec(text, rows=tuple(rows), card=True)


def rule_list(game: AnyGame, notice: str = "", near: tuple[Found, ...] = ()) -> MessageSpec:
    """Return a menu of topics: the near ones if there are any, else all in the order of the rulebook."""
    face = presenter(game)
    topics = near or find(face, "", limits.ROWS * limits.MENU_OPTIONS)
    title = face.words.text("cogs-rules-all", game=face.words.text(f"{area(game.about.id)}-game"))
    text = "\n".join(line for line in (f"## {title}", notice) if line)
    return MessageSpec(text, rows=_menus(face.words, game, topics), card=True)


def _menus(words: Words, game: AnyGame, topics: tuple[Found, ...]) -> tuple[Row, ...]:
    size = limits.MENU_OPTIONS
    groups = [topics[start : start + size] for start in range(0, len(topics), size)]
    return tuple(_menu(words, game, group, number) for number, group in enumerate(groups[: limits.ROWS]))


def _menu(words: Words, game: AnyGame, topics: tuple[Found, ...], number: int) -> Menu:
    choices = tuple(Option(cut(topic.title, limits.MENU_LABEL), topic.id) for topic in topics)
    return Menu(str(ids.RuleId(game.about.id, f"{LIST}{number}")), words.text("cogs-menu-topic"), choices)


def _see(game: AnyGame, topic: Found) -> Button:
    return Button(cut(topic.title, limits.BUTTON_LABEL), str(ids.RuleId(game.about.id, topic.id)))


def _foot(words: Words, game: AnyGame, topic: str, *, shared: bool) -> Row:
    every = Button(words.text("cogs-button-topics"), str(ids.RuleId(game.about.id, ALL)))
    share = Button(words.text("cogs-button-share"), str(ids.RuleId(game.about.id, topic, "share")))
    return (every,) if shared else (every, share)
