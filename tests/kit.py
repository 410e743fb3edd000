"""What tests of the Discord layer are written with: people who press, a table at which they sit, a watch on limits.

Private names of the simulated platform are used in this module only.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

import discord
from simcord.backend.serializers import message_payload
from simcord.interactions import base_payload

from cogs import ids, limits
from engines.core import Question
from sessions import find, play
from sessions.values import Look, Session, SessionId, Status
from tests.records import play_on

MANY = 300
"""More ways than this to choose in a menu are not all tried."""
Result = Any
"""What the simulated platform returns for a press or a command."""


async def press(player: Any, message: Any, **which: str) -> Result:
    """Click, and insist that the bot answered."""
    result = await player.click(message, **which)
    assert result.acknowledged, result
    return result


async def choose(player: Any, message: Any, custom_id: str, value: str) -> Result:
    """Choose in a menu (several values with commas between), and insist that the bot answered."""
    result = await player.select(message, value.split(","), custom_id=custom_id)
    assert result.acknowledged, result
    return result


async def command(player: Any, channel: Any, name: str, **options: Any) -> Result:
    """Call a command, and insist that the bot answered."""
    result = await player.slash(channel, name, **options)
    assert result.acknowledged, result
    return result


async def quit_game(player: Any, channel: Any) -> Result:
    """Leave a running session, and mean it."""
    asked = await command(player, channel, "game quit")
    assert labels(asked.response) == ["⚠ Leave the session", "Back"]
    return await press(player, asked.response, label="⚠ Leave the session")


async def press_together(env: Any, presses: Sequence[tuple[Any, Any, tuple[str, str | None]]]) -> None:
    """Deliver several presses (player, message, custom id with a menu's value or None) in one tick."""
    records = []
    for player, message, (custom_id, value) in presses:
        stored = env.backend.get_message(message.channel.id, message.id)
        data = {"custom_id": custom_id, "component_type": 2 if value is None else 3}
        record, payload = base_payload(
            env.backend, type=3, channel_id=message.channel.id, guild_id=player.guild.id,
            user_id=player.id, data=data | ({} if value is None else {"values": [value]}),
        )  # fmt: skip
        payload["message"] = dict(message_payload(env.backend, stored))
        record.source_message_id = stored.id
        env.backend.emit("INTERACTION_CREATE", payload)
        records.append(record)
    await env.settle()
    assert all(record.responded for record in records)


def text_of(result: Result) -> str:
    """All words of an answer: its message and what came beside it."""
    messages = [result.response, *result.followups] if result.response else result.followups
    return "\n".join(words(message) for message in messages)


def words(message: Any) -> str:
    """All words of a message, wherever they stand."""
    parts = [message.content, *(f"{embed.title}\n{embed.description}" for embed in message.embeds)]
    return "\n".join([*parts, *(part["content"] for part in walk(components(message)) if "content" in part)])


def components(message: Any) -> list[dict[str, Any]]:
    """The components of a message as plain data."""
    if isinstance(message, discord.Message):
        return [component.to_dict() for component in message.components]  # type: ignore[misc]  # plain data
    return list(message.components)


def walk(parts: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Every component, however deep it lies."""
    for part in parts:
        yield part
        yield from walk(part.get("components", ()))
        if "accessory" in part:
            yield part["accessory"]
        if isinstance(part.get("component"), Mapping):
            yield from walk([part["component"]])


def labels(message: Any) -> list[str]:
    """The labels of all buttons."""
    return [part["label"] for part in walk(components(message)) if part.get("type") == 2]


def leaves(message: Any) -> list[tuple[str, str | None]]:
    """Everything that answers a question: custom id of a button, or of a menu with a value."""
    found: list[tuple[str, str | None]] = []
    for part in walk(components(message)):
        custom_id = part.get("custom_id", "")
        if not custom_id.startswith("p1:"):
            continue
        found += [(custom_id, values) for values in _choices(part)]
        if "options" not in part and ids.PressId.read(custom_id).verb in ids.ANSWERS:
            found.append((custom_id, None))
    return found


def _choices(menu: Mapping[str, Any]) -> Iterator[str]:
    """The ways to choose as many values as the menu wants; where these are too many, only neighbours together."""
    values = [option["value"] for option in menu.get("options", ())]
    least = max(1, menu.get("min_values", 1))
    if math.comb(len(values), least) <= MANY:
        yield from map(",".join, combinations(values, least))
        return
    for start in range(len(values)):
        yield ",".join((values + values)[start : start + least])


async def use(player: Any, message: Any, leaf: tuple[str, str | None]) -> Result:
    """Press a button or choose a value."""
    custom_id, value = leaf
    if value is None:
        return await press(player, message, custom_id=custom_id)
    return await choose(player, message, custom_id, value)


class World:
    """A server with a channel and members."""

    def __init__(self, env: Any, guild: Any, channel: Any, people: dict[str, Any]) -> None:
        self.env = env
        self.guild = guild
        self.channel = channel
        self.people = people

    @classmethod
    def with_people(cls, env: Any, *names: str) -> World:
        """Make a server in which the bot may do all it needs."""
        guild = env.create_guild()
        channel = guild.create_text_channel("games")
        return cls(env, guild, channel, {name: guild.add_member(env.create_user(name)) for name in names})

    def __getattr__(self, name: str) -> Any:
        try:
            return self.people[name]
        except KeyError as error:
            raise AttributeError(name) from error

    def add(self, name: str) -> Any:
        """Add a member."""
        self.people[name] = self.guild.add_member(self.env.create_user(name))
        return self.people[name]

    @property
    def house(self) -> Any:
        """The house of the bot that runs now."""
        return self.env.bot.desk.house

    def public(self, channel: Any = None) -> list[discord.Message]:
        """What everybody reads in a channel, oldest first."""
        messages: list[discord.Message] = (channel or self.channel).history()
        return [message for message in messages if not message.flags.ephemeral]

    def messages(self, player: Any) -> list[discord.Message]:
        """The direct messages between a player and the bot."""
        return list(player.user.dm_channel.history())


class Table:
    """A session in the world's channel."""

    def __init__(self, world: World, session: str) -> None:
        self.world = world
        self.id = SessionId(session)

    @classmethod
    async def open(cls, world: World, host: str = "ann", channel: Any = None, game: str = "zombeasts") -> Table:
        """Open a lobby."""
        where = channel or world.channel
        await command(world.people[host], where, "game new", game=game)
        return await cls.newest(world)

    @classmethod
    async def newest(cls, world: World) -> Table:
        """The session that was opened last."""
        return cls(world, (await find.active(world.house))[-1].id)

    @classmethod
    async def begun(cls, world: World, *guests: str, host: str = "ann", game: str = "zombeasts") -> Table:
        """Open a lobby, seat the guests (bob, if none is named) and start."""
        table = await cls.open(world, host, game=game)
        for guest in guests or ("bob",):
            await press(world.people[guest], table.lobby, custom_id=f"l1:{table.id}:join")
        await press(world.people[host], table.lobby, custom_id=f"l1:{table.id}:start")
        return table

    @classmethod
    async def over(cls, world: World, game: str = "zombeasts", *guests: str) -> Table:
        """A session that has just ended: its last answer was typed, the others given while nobody published."""
        table = await cls.begun(world, *guests, game=game)
        listeners, world.house._listeners = world.house._listeners, []
        ending = await play_on(world.house, table.id, random.Random(f"over {game}"))
        world.house._listeners = listeners
        assert ending is not None
        (player,) = [one for one in world.people.values() if one.id == ending[0]]
        await command(player, world.channel, "move", action=ending[1])
        assert not await table.running()
        return table

    @property
    def lobby(self) -> discord.Message:
        """The message of the lobby."""
        way_in = f"l1:{self.id}:join"
        return next(m for m in reversed(self.world.public()) if any(id_.startswith(way_in) for id_ in ids_of(m)))

    @property
    def board(self) -> discord.Message:
        """The newest message with the buttons of the board."""
        return next(m for m in reversed(self.world.public()) if f"b1:{self.id}:rules" in ids_of(m))

    async def session(self) -> Session:
        """The session as it is stored."""
        return await find.session(self.world.house, self.id)

    async def asked(self) -> list[Any]:
        """The people who are waited for."""
        session = await self.session()
        look = await play.look(self.world.house, self.id, None)
        players = [session.holders[decision.seat].player for decision in look.pending]
        return [one for one in self.world.people.values() if any(p and p.id == one.id for p in players)]

    async def look(self, player: Any) -> Look:
        """The table through a player's eyes, after what the player laid out."""
        return await play.look(self.world.house, self.id, player.id)

    async def question(self, player: Any) -> Question:
        """What a player is asked."""
        look = await self.look(player)
        assert look.question is not None
        return look.question

    async def act(self, player: Any) -> Result:
        """Open the private panel from the board."""
        result = await press(player, self.board, custom_id=f"b1:{self.id}:act")
        assert result.ephemeral
        return result

    async def play_turn(self, player: Any, luck: random.Random) -> Result:
        """Answer from the panel until the turn is over."""
        result = await self.act(player)
        panel = result.response
        while leaves(panel):
            result = await use(player, panel, luck.choice(leaves(panel)))
            panel = result.response
        return result

    async def running(self) -> bool:
        """The session has not ended."""
        return (await self.session()).status is Status.RUNNING


def ids_of(message: Any) -> list[str]:
    """The custom ids of a message."""
    return [part["custom_id"] for part in walk(components(message)) if "custom_id" in part]


def check_call(body: Any) -> None:
    """Assert the figures of the platform on what one call sends."""
    if not isinstance(body, Mapping):
        return
    data = body.get("data") if isinstance(body.get("data"), Mapping) else body
    assert data is not None
    assert len(data.get("content") or "") <= limits.CONTENT
    assert len(str(data.get("nonce") or "")) <= limits.NONCE
    _check_embeds(data.get("embeds") or ())
    _check_components(data)
    assert len(data.get("choices") or ()) <= limits.AUTOCOMPLETE_CHOICES
    for choice in data.get("choices") or ():
        assert 1 <= len(choice["name"]) <= limits.CHOICE_NAME
        assert 1 <= len(str(choice["value"])) <= limits.CHOICE_VALUE
    for attachment in data.get("attachments") or ():
        assert 1 <= len(attachment.get("description") or "x") <= limits.ALT_TEXT


def _check_embeds(embeds: Sequence[Mapping[str, Any]]) -> None:
    assert len(embeds) <= limits.EMBEDS
    for embed in embeds:
        assert len(embed.get("title") or "") <= limits.EMBED_TITLE
        assert len(embed.get("description") or "") <= limits.EMBED_DESCRIPTION
    assert sum(len(e.get("title") or "") + len(e.get("description") or "") for e in embeds) <= limits.EMBED_TOTAL


def _check_components(data: Mapping[str, Any]) -> None:
    rows = data.get("components") or ()
    if "title" in data and "custom_id" in data:
        assert len(data["title"]) <= limits.MODAL_TITLE
    parts = list(walk(rows))
    v2 = any(part.get("type") in (10, 17) for part in parts)
    assert len(parts) <= limits.V2_COMPONENTS if v2 else len(rows) <= limits.ROWS
    assert sum(len(part.get("content") or "") for part in parts) <= limits.V2_TEXT
    named = [part["custom_id"] for part in parts if "custom_id" in part]
    assert len(named) == len(set(named))
    for part in parts:
        assert len(part.get("custom_id") or "") <= limits.CUSTOM_ID
        if part.get("type") == 1:
            assert 1 <= len(part["components"]) <= limits.ROW_BUTTONS
        if part.get("type") == 2:
            assert 1 <= len(part["label"]) <= limits.BUTTON_LABEL
        if part.get("type") == 18:
            assert 1 <= len(part["label"]) <= limits.MODAL_LABEL
            assert len(part.get("description") or "") <= limits.MODAL_DESCRIPTION
        if "options" in part:
            _check_menu(part)


def _check_menu(menu: Mapping[str, Any]) -> None:
    assert 1 <= len(menu["options"]) <= limits.MENU_OPTIONS
    assert len(menu.get("placeholder") or "") <= limits.MENU_PLACEHOLDER
    for option in menu["options"]:
        assert 1 <= len(option["label"]) <= limits.MENU_LABEL
        assert 1 <= len(option["value"]) <= limits.MENU_VALUE
        assert len(option.get("description") or "") <= limits.MENU_DESCRIPTION
