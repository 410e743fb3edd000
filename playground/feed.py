"""The pages' websocket: each person gets what they may see, and nothing else leaves the server."""

import asyncio
from collections.abc import Callable
from functools import partial

from aiohttp import web

from playground.commands import Commands
from playground.line import Line
from playground.refusals import Json
from playground.values import Altered, Change, Channel, ChannelKind, Closed, Deleted, Edited, Opened, Said, Typing
from playground.welcome import Table
from playground.wire import Wire
from playground.world import BOT, PEOPLE, PLACE, World


class Feed:
    """Keeps every open page up to date."""

    def __init__(self, world: World, wire: Wire, commands: Commands, online: Callable[[], bool]) -> None:
        self._world = world
        self._wire = wire
        self._commands = commands
        self._online = online
        self._lines: dict[Line, int] = {}
        self.tables: tuple[Table, ...] = ()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Hold the connection of one page; `?as=` says for whom."""
        viewer = who_asks(request)
        if viewer is None:
            raise web.HTTPNotFound
        line = Line()
        try:
            return await line.serve(request, partial(self._opened, viewer), _ignore)
        finally:
            self._lines.pop(line, None)

    async def hang_up(self) -> None:
        """Let every page go; none waits for another that has fallen asleep."""
        await asyncio.gather(*(line.close() for line in self._lines))

    def tell_status(self) -> None:
        """Say whether the bot is there, and what commands it offers now."""
        for line, viewer in self._lines.items():
            line.push(self._status(viewer))

    async def tell_time(self) -> None:
        """Say how much time was let pass."""
        for line in self._lines:
            line.push({"t": "time", "ahead": self._world.clock.ahead})

    def hear(self, change: Change) -> None:
        """Pass a change on to those who may see it."""
        for line, viewer in self._lines.items():
            for frame in self._frames(viewer, change):
                line.push(frame)

    def _opened(self, viewer: int, line: Line) -> None:
        self._lines[line] = viewer
        line.push(self._everything(viewer))
        line.push(self._status(viewer))

    def _everything(self, viewer: int) -> Json:
        world, wire = self._world, self._wire
        return {
            "t": "everything",
            "me": str(viewer),
            "ahead": world.clock.ahead,
            "people": [{"id": str(each.id), "name": each.name} for each in (*PEOPLE, BOT, PLACE)],
            "channels": [self._channel(each) for each in world.visible_channels(viewer)],
            "messages": [wire.message(each, for_page=True) for each in world.visible_messages(viewer)],
            "tables": [table.plan() for table in self.tables],
        }

    def _status(self, viewer: int) -> Json:
        offered = {
            str(channel.id): [command["id"] for command in self._commands.offered(viewer, channel)]
            for channel in self._world.visible_channels(viewer)
        }
        return {"t": "status", "online": self._online(), "commands": self._commands.all(), "offered": offered}

    def _channel(self, channel: Channel) -> Json:
        return {**self._wire.channel(channel), "name": channel.name}

    def _frames(self, viewer: int, change: Change) -> list[Json]:
        match change:
            case Said(message) | Edited(message) if self._world.sees_message(viewer, message):
                return [{"t": "message", "message": self._wire.message(message, for_page=True)}]
            case Deleted(message) if self._world.sees_message(viewer, message):
                return [{"t": "gone", "message": str(message.id)}]
            case Opened(channel) | Altered(channel) if self._world.sees_channel(viewer, channel):
                return self._shown(viewer, channel, change)
            case Closed(channel) if self._world.sees_channel(viewer, channel):
                return [{"t": "closed", "channel": str(channel.id)}]
            case Typing(number) if self._world.sees_channel(viewer, self._world.channels[number]):
                return [{"t": "typing", "channel": str(number)}]
            case _:
                return []

    def _shown(self, viewer: int, channel: Channel, change: Change) -> list[Json]:
        frames: list[Json] = [{"t": "channel", "channel": self._channel(channel)}]
        if isinstance(change, Opened):
            return [*frames, self._status(viewer)]
        # Whoever has just been let into a private thread has got neither its commands nor what was said there.
        if channel.kind is ChannelKind.PRIVATE_THREAD:
            said = [each for each in self._world.visible_messages(viewer) if each.channel == channel.id]
            frames.append(self._status(viewer))
            frames += [{"t": "message", "message": self._wire.message(each, for_page=True)} for each in said]
        return frames


def who_asks(request: web.Request) -> int | None:
    """The person a page is for, as `?as=` names them: the first one if it names nobody, None for a stranger."""
    named = request.query.get("as", str(PEOPLE[0].id))
    return next((person.id for person in PEOPLE if str(person.id) == named), None)


def _ignore(_line: Line, _frame: Json) -> None:
    """A page acts through the control requests and says nothing on its websocket."""
