"""The gateway: the bot's websocket, with heartbeat, drop and resume."""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from aiohttp import web

from playground.line import Line
from playground.refusals import Json
from playground.values import Altered, Change, Channel, ChannelKind, Closed, Opened
from playground.wire import Wire
from playground.world import BOT, GUILD

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 0, 1, 2, 6, 9, 10, 11
HEARTBEAT_MS = 41_250
ACK_SECONDS = 0.05
BACKLOG = 1000
BAD_TOKEN = 4004
RESUMABLE = 4000
TOKEN = "playground"  # noqa: S105  no secret: the only token that this loopback address takes


@dataclass(slots=True)
class Session:
    """One login of a bot. What was sent is kept, so that it can be sent again on resuming."""

    id: str = field(default_factory=lambda: secrets.token_hex(8))
    sent: deque[Json] = field(default_factory=lambda: deque(maxlen=BACKLOG))
    number: int = 0
    line: Line | None = None

    def tell(self, event: str, data: Json) -> None:
        """Send an event, and keep it for a while."""
        self.number += 1
        frame = {"op": DISPATCH, "s": self.number, "t": event, "d": data}
        self.sent.append(frame)
        if self.line is not None:
            self.line.push(frame)

    def since(self, number: int) -> list[Json] | None:
        """What was sent after an event; nothing if that is no longer known."""
        if number > self.number or self.number - number > len(self.sent):
            return None
        return [frame for frame in self.sent if frame["s"] > number]


class Gateway:
    """Tells the bot what happens."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._sessions: dict[str, Session] = {}
        self._closing: set[asyncio.Task[None]] = set()
        self.resumed = 0
        self.on_presence: Callable[[], None] = lambda: None

    @property
    def online(self) -> bool:
        """Whether a bot is connected."""
        return any(session.line is not None for session in self._sessions.values())

    def dispatch(self, event: str, data: Json) -> None:
        """Send an event to every session; one that is away gets it when it resumes."""
        for session in self._sessions.values():
            session.tell(event, data)

    def hear(self, change: Change) -> None:
        """Pass on the changes that a bot with the `guilds` intent is told of."""
        words = {Opened: "CREATE", Altered: "UPDATE", Closed: "DELETE"}
        if isinstance(change, Opened | Altered | Closed) and change.channel.kind is not ChannelKind.DIRECT:
            fresh = {"newly_created": True} if isinstance(change, Opened) else {}
            self.dispatch(_event(change.channel, words[type(change)]), self._wire.channel(change.channel) | fresh)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Hold one connection."""
        line = Line()
        try:
            return await line.serve(request, _greet, self._heard)
        finally:
            self._left(line)

    async def drop(self, code: int = RESUMABLE) -> None:
        """Hang up on the bot, which may then resume."""
        lines = [session.line for session in self._sessions.values() if session.line is not None]
        for line in lines:
            await line.close(code)

    def _left(self, line: Line) -> None:
        for session in self._sessions.values():
            if session.line is line:
                session.line = None
        self.on_presence()

    def _heard(self, line: Line, frame: Json) -> None:
        match frame["op"]:
            case code if code == HEARTBEAT:
                # The client notes the time of a beat just after sending it; an answer faster than that looks late.
                asyncio.get_running_loop().call_later(ACK_SECONDS, line.push, {"op": HEARTBEAT_ACK})
            case code if code == IDENTIFY:
                self._identify(line, frame["d"])
            case code if code == RESUME:
                self._resume(line, frame["d"])
            case _:
                pass

    def _identify(self, line: Line, data: Json) -> None:
        if data["token"] != TOKEN:
            closing = asyncio.create_task(line.close(BAD_TOKEN))
            self._closing.add(closing)
            closing.add_done_callback(self._closing.discard)
            return
        session = Session(line=line)
        # A new login ends the former ones, so that nothing is told to a bot that is gone.
        self._sessions = {session.id: session}
        ready = {
            "v": 10,
            "user": self._wire.user(BOT),
            "guilds": [{"id": str(GUILD), "unavailable": True}] if self._wire.world.bot_is_member else [],
            "session_id": session.id,
            "resume_gateway_url": self._wire.address.replace("http", "ws", 1) + "/gateway",
            "application": {"id": str(BOT.id), "flags": 0},
        }
        self.dispatch("READY", ready)
        if self._wire.world.bot_is_member:
            self.dispatch("GUILD_CREATE", self._wire.guild())
        self.on_presence()

    def _resume(self, line: Line, data: Json) -> None:
        session = self._sessions.get(data["session_id"])
        missed = session.since(data["seq"]) if session and data["token"] == TOKEN else None
        if session is None or missed is None:
            line.push({"op": INVALID_SESSION, "d": False})
            return
        session.line = line
        for frame in missed:
            line.push(frame)
        self.resumed += 1
        self.dispatch("RESUMED", {})
        self.on_presence()


def _greet(line: Line) -> None:
    line.push({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}})


def _event(channel: Channel, word: str) -> str:
    return f"{'THREAD' if channel.is_thread else 'CHANNEL'}_{word}"
