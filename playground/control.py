"""The control requests `/_ctl`: what pages and tests do as a person, and the faults they ask for."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import web

from playground.acts import Acts
from playground.body import answer, read_body
from playground.commands import Commands
from playground.desk import Outcome
from playground.faults import Fault, Faults
from playground.gateway import RESUMABLE, Gateway
from playground.handing import Handed
from playground.permissions import Permission
from playground.refusals import Impossible, Json, Refusal
from playground.wire import Wire
from playground.world import GUILD, World


class Control:
    """One handler per thing that can be asked for."""

    def __init__(
        self, wire: Wire, commands: Commands, gateway: Gateway, acts: Acts, faults: Faults, handed: Handed
    ) -> None:
        self._world: World = wire.world
        self._wire = wire
        self._commands = commands
        self._gateway = gateway
        self._acts = acts
        self._faults = faults
        self._handed = handed

    def routes(self) -> list[web.RouteDef]:
        """What to serve."""
        asked = {
            "slash": self.slash,
            "autocomplete": self.autocomplete,
            "component": self.component,
            "modal": self.modal,
            "say": self.say,
            "dismiss": self.dismiss,
            "pass": self.let_pass,
            "drop": self.drop,
            "limit": self.limit,
            "fail": self.fail,
            "slow": self.slow,
            "clear": self.clear,
            "close_dm": self.close_dm,
            "deny": self.deny,
            "close_channel": self.close_channel,
            "guild": self.guild,
        }
        posts = [web.post(f"/_ctl/{word}", _asked(handler)) for word, handler in asked.items()]
        return [*posts, web.post("/_ctl/upload", self.upload), web.get("/_ctl/state", self.state)]

    # As a person

    async def slash(self, body: Json) -> Outcome:
        """`{user, channel, command, options}`."""
        options = body.get("options", {})
        return await self._acts.slash(int(body["user"]), int(body["channel"]), body["command"], options)

    async def autocomplete(self, body: Json) -> Outcome:
        """`{user, channel, command, options, focus}`."""
        user, channel = int(body["user"]), int(body["channel"])
        return await self._acts.autocomplete(user, channel, body["command"], body["options"], body["focus"])

    async def component(self, body: Json) -> Outcome:
        """`{user, message, custom_id, values?}`."""
        user, message = int(body["user"]), int(body["message"])
        return await self._acts.component(user, message, body["custom_id"], body.get("values"))

    async def modal(self, body: Json) -> Outcome:
        """`{user, modal, values}`."""
        return await self._acts.modal(int(body["user"]), int(body["modal"]), body["values"])

    async def say(self, body: Json) -> None:
        """`{user, channel, text}`."""
        self._acts.write(int(body["user"]), int(body["channel"]), body["text"])

    async def dismiss(self, body: Json) -> None:
        """`{user, message}`."""
        self._acts.dismiss(int(body["user"]), int(body["message"]))

    async def upload(self, request: web.Request) -> web.Response:
        """A form with `{user}` and one file: `{file}`, the number under which a command can send it."""
        body, files = await read_body(request)
        try:
            taken = self._handed.take(int(body["user"]), files[0])
        except Impossible as reason:
            return _impossible(reason)
        return answer({"file": str(taken.id)})

    async def let_pass(self, body: Json) -> None:
        """`{seconds}`: time passes, and the bot does what has come due."""
        await self._world.clock.advance(float(body["seconds"]))

    # Faults

    async def drop(self, body: Json) -> None:
        """`{code?}`: hang up on the bot."""
        await self._gateway.drop(body.get("code", RESUMABLE))

    async def limit(self, body: Json) -> None:
        """`{n, retry_after}`: answer the next requests with 429."""
        self._faults.limit(body["n"], body["retry_after"])

    async def fail(self, body: Json) -> None:
        """`{status, code, message?, method?, path?, times?}`: answer matching requests with an error."""
        refusal = Refusal(body["status"], body["code"], body.get("message", "On demand"))
        fields = {key: body[key] for key in ("times", "method", "path", "retry_after") if key in body}
        self._faults.add(Fault(refusal, **fields))

    async def slow(self, body: Json) -> None:
        """`{seconds}`: every request of the bot takes longer."""
        self._faults.delay = body["seconds"]

    async def clear(self, _: Json) -> None:
        """All faults over: those of the line, closed conversations, missing permissions, a bot thrown out."""
        self._faults.clear()
        self._world.all_allowed()
        if not self._world.bot_is_member:
            await self.guild({"member": True})

    async def close_dm(self, body: Json) -> None:
        """`{user, closed?}`: close or open somebody's direct messages."""
        change = (
            self._world.closed_to_direct.add if body.get("closed", True) else self._world.closed_to_direct.discard
        )
        change(int(body["user"]))

    async def deny(self, body: Json) -> None:
        """`{channel, permissions}`: the bits that the bot lacks there."""
        self._world.deny(self._world.channel(int(body["channel"])), Permission(body["permissions"]))

    async def close_channel(self, body: Json) -> None:
        """`{channel}`: delete it."""
        self._world.close_channel(self._world.channel(int(body["channel"])))

    async def guild(self, body: Json) -> None:
        """`{member}`: throw the bot out, or let it in again."""
        self._world.bot_is_member = body["member"]
        if body["member"]:
            self._gateway.dispatch("GUILD_CREATE", self._wire.guild())
        else:
            self._gateway.dispatch("GUILD_DELETE", {"id": str(GUILD), "unavailable": False})

    async def state(self, _: web.Request) -> web.Response:
        """Everything a test asks about."""
        world = self._world
        told: dict[str, Any] = {
            "online": self._gateway.online,
            "resumed": self._gateway.resumed,
            "unimplemented": self._faults.unimplemented,
            "requests": list(self._faults.requests),
            "commands": [command["name"] for command in self._commands.all()],
            "times_synced": self._commands.times_replaced,
            "channels": [{**self._wire.channel(each), "name": each.name} for each in world.channels.values()],
            "messages": len(world.messages),
            "ahead": world.clock.ahead,
        }
        return answer(told)


def _asked(
    handler: Callable[[Json], Awaitable[Outcome | None]],
) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def handle(request: web.Request) -> web.Response:
        body, _ = await read_body(request)
        try:
            outcome = await handler(body)
        except Impossible as reason:
            return _impossible(reason)
        return answer(msgspec.to_builtins(outcome) if outcome else None)

    return handle


def _impossible(reason: Impossible) -> web.Response:
    return answer({"kind": "impossible", "message": str(reason)}, 400)
