"""One interaction beside bare discord.py: from the gateway's payload to the acknowledgement, and to the answer.

A press on a rule card travels through our bot: id read, topic found, card laid out, encoded. The peer
registers the same template with the library and answers with a view that lies ready. Nothing is sent: the
one function through which both would speak to the platform notes the time instead.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from copy import deepcopy
from pathlib import Path
from re import Match
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Self
from unittest.mock import patch

import discord
from discord.webhook.async_ import AsyncWebhookAdapter

from bench.line import Line
from bot import build_bot
from cogs import ids
from cogs.client import GameBot
from cogs.press import PRESS_ITEMS
from settings import Settings

ROUNDS = 400
WARM_UP = 40
GAME, TOPIC = "zombeasts", "attack"
PEER = "bare discord.py"

USER = {"id": "2", "username": "ann", "discriminator": "0", "avatar": None, "global_name": None}
PRESSED = str(ids.RuleId(GAME, TOPIC))
BUTTON = {"type": 2, "style": 2, "label": "Attack", "custom_id": PRESSED}
V2_AND_PRIVATE = 1 << 15 | 1 << 6
MESSAGE = {
    "id": "5", "channel_id": "3", "author": USER, "content": "", "timestamp": "2026-01-01T00:00:00+00:00",
    "edited_timestamp": None, "tts": False, "mention_everyone": False, "mentions": [], "mention_roles": [],
    "attachments": [], "embeds": [], "pinned": False, "type": 0, "flags": V2_AND_PRIVATE,
    "components": [
        {"type": 17, "components": [{"type": 10, "content": "Attack"}, {"type": 1, "components": [BUTTON]}]}
    ],
}  # fmt: skip
PAYLOAD = {
    "id": "10", "application_id": "1", "type": 3, "token": "token", "version": 1, "channel_id": "3",
    "channel": {"id": "3", "type": 1}, "user": USER, "locale": "en-US", "message": MESSAGE, "entitlements": [],
    "authorizing_integration_owners": {}, "context": 1, "attachment_size_limit": 10_485_760,
    "data": {"component_type": 2, "custom_id": PRESSED}, "app_permissions": "0",
}  # fmt: skip


class Wire:
    """Stands where the platform would be and notes when it is spoken to."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.answered = asyncio.Event()

    async def request(self, *_: Any, **__: Any) -> dict[str, Any]:
        """Note a call: the first acknowledges, the second answers."""
        self.times.append(perf_counter())
        if len(self.times) == 1:
            return {"interaction": {"id": "10", "type": 3}}
        self.answered.set()
        return deepcopy(MESSAGE)


class ReadyItem(discord.ui.DynamicItem[discord.ui.Item[Any]], template=ids.RuleId.TEMPLATE):
    """The least that the library lets one write: acknowledge, answer with what lies ready."""

    ready: discord.ui.LayoutView

    @classmethod
    async def from_custom_id(cls, _: Any, item: discord.ui.Item[Any], __: Match[str], /) -> Self:
        """Return the item for a press."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Acknowledge and answer."""
        await interaction.response.defer()
        await interaction.edit_original_response(view=self.ready)


def measure(rounds: int = ROUNDS) -> tuple[Line, ...]:
    """Return microseconds to the acknowledgement and to the answer, each beside bare discord.py."""
    with TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder), rounds))


async def _measure(folder: Path, rounds: int) -> tuple[Line, ...]:
    async with AsyncExitStack() as stack:
        ours = build_bot(Settings(database_url=f"sqlite+aiosqlite:///{folder / 'games.db'}"))
        peer = discord.Client(intents=discord.Intents(guilds=True), max_messages=None)
        for client in (ours, peer):
            await stack.enter_async_context(client)
        await _prepare(ours, peer)
        times = await _in_turns((ours, peer), rounds)
    names = ("interaction acknowledged", "interaction answered")
    return tuple(
        Line(name, median(ours), median(peer), "µs", PEER, higher_is_better=False)
        for name, (ours, peer) in zip(names, zip(*times, strict=True), strict=True)
    )


async def _prepare(ours: GameBot, peer: discord.Client) -> None:
    await ours.open()
    ours.add_dynamic_items(*PRESS_ITEMS)
    ReadyItem.ready = discord.ui.LayoutView(timeout=None)
    ReadyItem.ready.add_item(discord.ui.Container(discord.ui.TextDisplay("Attack")))
    ReadyItem.ready.stop()
    peer.add_dynamic_items(ReadyItem)


async def _in_turns(clients: tuple[discord.Client, ...], rounds: int) -> list[tuple[list[float], list[float]]]:
    """Return for each client its times to the acknowledgement and to the answer."""
    times: list[tuple[list[float], list[float]]] = [([], []) for _ in clients]
    for turn in range(WARM_UP + rounds):
        for client, (first, last) in zip(clients, times, strict=True):
            acknowledged, answered = await _press(client)
            if turn >= WARM_UP:
                first.append(acknowledged * 1e6)
                last.append(answered * 1e6)
    return times


async def _press(client: discord.Client) -> tuple[float, float]:
    wire = Wire()
    payload = deepcopy(PAYLOAD)
    with patch.object(AsyncWebhookAdapter, "request", wire.request):
        begun = perf_counter()
        client._connection.parse_interaction_create(payload)  # type: ignore[arg-type]  # noqa: SLF001 - where the gateway hands it in
        await wire.answered.wait()
    return wire.times[0] - begun, wire.times[1] - begun
