"""People who press what the computer player of their game would choose, and how often they press.

A game in which chance presses may go on for a thousand answers; a sensible one ends.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from cogs import ids
from cogs.entries import entries_of
from cogs.fields import form_of
from cogs.layout import Entry, below, rest
from cogs.press.meaning import Meaning, meaning
from cogs.screens.options import PAGE
from engines.core import MarkKind, Question
from render.registry import presenter
from sessions import play
from tests.kit import Table, choose, components, leaves, press, use, walk

Pressable = tuple[str, str | None]


class Turn(msgspec.Struct, frozen=True):
    """One visit to the panel: the kind of question it began with, presses after Act, answers that were played.

    `risks` counts the presses on costly offers, which may be asked back.
    """

    kind: str
    presses: int
    answers: int
    risks: int = 0


async def seat(table: Table, guests: Sequence[str]) -> None:
    """Let guests join the lobby."""
    for guest in guests:
        player = table.world.people.get(guest) or table.world.add(guest)
        buttons = [part for part in walk(components(table.lobby)) if not part.get("disabled")]
        ways_in = [part["custom_id"] for part in buttons if ":join" in part.get("custom_id", "")]
        await press(player, table.lobby, custom_id=ways_in[0])


async def set_option(table: Table, host: Any, option: str, value: str) -> None:
    """Choose the value of an option on its page."""
    engine = await table.world.house.engine(await table.session())
    page = [one.id for one in engine.about.options].index(option) // PAGE
    card = await press(host, table.lobby, label="Options")
    if page:
        card = await press(host, card.response, custom_id=f"l1:{table.id}:options.{page}")
    await choose(host, card.response, f"l1:{table.id}:set.{option}", value)


async def take_turn(table: Table, player: Any, luck: random.Random) -> Turn:
    """Press Act, then answer until the panel asks no more."""
    question = await table.question(player)
    turn, before = Turn(question.decision.kind, 0, 0), (await table.session()).revision
    panel = (await table.act(player)).response
    while leaves(panel):
        leaf, risky = await _wanted(table, player, leaves(panel)) or (luck.choice(leaves(panel)), False)
        panel = (await use(player, panel, leaf)).response
        turn = replace(turn, presses=turn.presses + 1, risks=turn.risks + risky)
    return replace(turn, answers=(await table.session()).revision - before)


async def play_on(table: Table, luck: random.Random) -> list[Turn]:
    """Let everybody who is asked take turns until the session is over."""
    turns = []
    while await table.running():
        turns.append(await take_turn(table, luck.choice(await table.asked()), luck))
    return turns


async def _wanted(table: Table, player: Any, offered: Sequence[Pressable]) -> tuple[Pressable, bool] | None:
    """Return the leaf of the computer's choice or the way down to it, and whether it is costly; None if unseen."""
    look = await play.look(table.world.house, table.id, player.id)
    if look.question is None:
        return None
    game = await table.world.house.engine(look.session)
    offers, decision = look.question.offers, look.question.decision
    text = game.write(game.choose(look.view, decision, [game.read(offer.text) for offer in offers]))
    offer = next(offer for offer in offers if offer.text == text)
    entries = entries_of(look.question, presenter(game), table.world.env.bot.desk.table(look.session), {})
    form = form_of(look.question, presenter(game), table.world.env.bot.desk.table(look.session), {})
    plain = rest(entries, form)
    leads = (
        leaf
        for leaf in offered
        if _picks(leaf, look.question, text) or _leads(leaf, decision.id, offers.index(offer), plain)
    )
    leaf = next(leads, None)
    return None if leaf is None else (leaf, offer.marked(MarkKind.COSTLY))


def _picks(leaf: Pressable, question: Question, text: str) -> bool:
    """Tell whether a leaf is a pick of a form that begins with a text."""
    custom_id, value = leaf
    press = ids.PressId.read(custom_id)
    if press.verb is not ids.Verb.MULTI:
        return False
    meant = meaning(question, press, value.split(",") if value else ())
    return isinstance(meant, Meaning) and text in (*meant.texts, *meant.closing.rest[:1])


def _leads(leaf: Pressable, decision: int, index: int, entries: tuple[Entry, ...]) -> bool:
    custom_id, value = leaf
    press = ids.PressId.read(custom_id)
    if press.verb is ids.Verb.MULTI:
        return False
    press = press if value is None else ids.read_value(press, value)
    if press.verb is ids.Verb.GO:
        return press.index == index and press.decision == decision
    return any(entry.index == index for entry in below(entries, press.address))
