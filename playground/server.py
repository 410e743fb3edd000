"""The stand-in put together: one application, one port, one world."""

import asyncio
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from cogs import limits
from playground.acts import Acts
from playground.body import answer
from playground.commands import Commands
from playground.control import Control
from playground.desk import Desk
from playground.faults import API, Faults, interfere
from playground.feed import Feed, who_asks
from playground.gateway import TOKEN, Gateway
from playground.guard import Handler, guard
from playground.handing import Handed
from playground.keeping import load, save
from playground.refusals import UNAUTHORIZED, Refused
from playground.rest_application import ApplicationRoutes
from playground.rest_channels import ChannelRoutes
from playground.rest_interactions import FileRoutes, InteractionRoutes
from playground.timepiece import Timepiece
from playground.values import Change
from playground.welcome import Table, welcome
from playground.wire import Wire
from playground.world import World

PAGE = Path(__file__).parent / "page"
LOOPBACK = "127.0.0.1"
REQUEST_BYTES = (limits.FILES + 2) * limits.FILE_BYTES
SAVE_SECONDS = 60.0
OWN_TOKEN = (f"{API}/interactions/", f"{API}/webhooks/")


class Playground:
    """A running stand-in. `world`, `faults`, `commands`, `gateway` are open to tests.

    `keep` names a file in which everything said and registered outlives a stop.
    """

    def __init__(self, port: int, clock: Timepiece | None = None, keep: Path | None = None) -> None:
        self.world = World(clock)
        self.wire = Wire(self.world, f"http://{LOOPBACK}:{port}")
        self.handed = Handed(self.world)
        self.commands = Commands(self.world, self.handed)
        self.gateway = Gateway(self.wire)
        self.desk = Desk(self.world, self.wire, self.gateway.dispatch)
        self.acts = Acts(self.world, self.commands, self.desk)
        self.faults = Faults()
        self.feed = Feed(self.world, self.wire, self.commands, lambda: self.gateway.online)
        self.world.listeners += [self.gateway.hear, self.feed.hear]
        self.world.clock.followers.append(self.feed.tell_time)
        self.gateway.on_presence = self.feed.tell_status
        self.commands.on_change = self._commands_changed
        self._port = port
        self._keep = keep
        self._unsaved = False
        self._saving: asyncio.Task[None] | None = None
        if keep is not None:
            load(keep, self.world, self.commands)
            self.world.listeners.append(self._changed)
        self._runner = web.AppRunner(self._application(), access_log=None, shutdown_timeout=1)

    @property
    def address(self) -> str:
        """Where the page is."""
        return self.wire.address + "/"

    def open_tables(self, tables: tuple[Table, ...]) -> None:
        """Show these games on the page, each in a channel of its own; one kept from before stays as it is."""
        self.feed.tables = tables
        known = {channel.name for channel in self.world.channels.values()}
        for table in tables:
            if table.channel not in known:
                welcome(self.world, table)

    async def start(self) -> None:
        """Listen on the loopback address; raise OSError if the port is taken."""
        await self._runner.setup()
        await web.TCPSite(self._runner, LOOPBACK, self._port).start()
        if self._keep is not None:
            self._saving = asyncio.create_task(self._save_again_and_again())

    async def stop(self) -> None:
        """Hang up on everybody and stop listening."""
        await self.feed.hang_up()
        await self.gateway.drop()
        await self._runner.cleanup()
        if self._saving is not None:
            self._saving.cancel()
        self._save()

    def _changed(self, _: Change) -> None:
        self._unsaved = True

    async def _save_again_and_again(self) -> None:
        """A killed stand-in must not have forgotten the channels and threads that the bot remembers."""
        while True:
            await asyncio.sleep(SAVE_SECONDS)
            if self._unsaved:
                self._save()

    def _commands_changed(self) -> None:
        self.feed.tell_status()
        self._save()

    def _save(self) -> None:
        if self._keep is not None:
            self._unsaved = False
            save(self._keep, self.world, self.commands)

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    def _application(self) -> web.Application:
        middlewares = [guard(self._port), interfere(self.faults), _refusals]
        application = web.Application(middlewares=middlewares, client_max_size=REQUEST_BYTES)
        application.add_routes(self._routes())
        for rest in (
            ApplicationRoutes(self.world, self.wire, self.commands),
            ChannelRoutes(self.world, self.wire),
            InteractionRoutes(self.wire, self.desk),
        ):
            application.add_routes([_below_api(route) for route in rest.routes()])
        return application

    def _routes(self) -> list[web.AbstractRouteDef]:
        control = Control(self.wire, self.commands, self.gateway, self.acts, self.faults, self.handed)
        return [
            web.get("/", _index),
            web.static("/page", PAGE),
            web.get("/cdn/{attachment}/{name}", FileRoutes(self.world, self.handed).file),
            web.get("/gateway", self.gateway.serve),
            web.get("/_ctl/ws", self.feed.serve),
            *control.routes(),
        ]


def _below_api(route: web.RouteDef) -> web.RouteDef:
    return web.RouteDef(route.method, API + route.path, route.handler, route.kwargs)


async def _index(request: web.Request) -> web.FileResponse:
    if who_asks(request) is None:
        raise web.HTTPFound("/")
    return web.FileResponse(PAGE / "index.html")


@web.middleware
async def _refusals(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Words for every refusal; the bot must show its token except where a path carries one of its own."""
    needs_token = request.path.startswith(API) and not request.path.startswith(OWN_TOKEN)
    try:
        if needs_token and request.headers.get("Authorization") != f"Bot {TOKEN}":
            raise Refused(UNAUTHORIZED)  # noqa: TRY301  said in the same words as any other refusal
        return await handler(request)
    except Refused as refused:
        return answer(refused.payload(), refused.reason.status)
