"""The bot's requests about itself: who it is, its commands, people, conversations."""

from aiohttp import web

from playground.body import answer, read_body
from playground.commands import Commands, scope_of
from playground.refusals import UNKNOWN_GUILD, UNKNOWN_MEMBER, Json, Refused
from playground.wire import Wire
from playground.world import BOT, GUILD, PEOPLE, World


class ApplicationRoutes:
    """`/users`, `/oauth2`, `/applications`, `/guilds`."""

    def __init__(self, world: World, wire: Wire, commands: Commands) -> None:
        self._world = world
        self._wire = wire
        self._commands = commands

    def routes(self) -> list[web.RouteDef]:
        """What to serve."""
        return [
            web.get("/users/@me", self.me),
            web.get("/users/{user}", self.user),
            web.post("/users/@me/channels", self.direct),
            web.get("/oauth2/applications/@me", self.application),
            web.get("/gateway/bot", self.gateway),
            web.get("/applications/{app}/commands", self.commands),
            web.put("/applications/{app}/commands", self.replace),
            web.get("/applications/{app}/guilds/{guild}/commands", self.commands),
            web.put("/applications/{app}/guilds/{guild}/commands", self.replace),
            web.get("/guilds/{guild}", self.guild),
            web.get("/guilds/{guild}/members/{user}", self.member),
        ]

    async def me(self, _: web.Request) -> web.Response:
        """The bot itself."""
        return answer(self._wire.user(BOT))

    async def user(self, request: web.Request) -> web.Response:
        """Anybody by id."""
        return answer(self._wire.user(self._world.user(int(request.match_info["user"]))))

    async def direct(self, request: web.Request) -> web.Response:
        """The conversation with one person."""
        body, _ = await read_body(request)
        return answer(self._wire.channel(self._world.direct(int(body["recipient_id"]))))

    async def application(self, _: web.Request) -> web.Response:
        """The application behind the bot."""
        about: Json = {
            "id": str(BOT.id),
            "name": BOT.name,
            "description": "",
            "icon": None,
            "bot_public": False,
            "bot_require_code_grant": False,
            "owner": self._wire.user(PEOPLE[0]),
            "verify_key": "",
            "flags": 0,
            "approximate_guild_count": 1,
        }
        return answer(about)

    async def gateway(self, _: web.Request) -> web.Response:
        """Where the gateway is."""
        start = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        url = self._wire.address.replace("http", "ws", 1) + "/gateway"
        return answer({"url": url, "shards": 1, "session_start_limit": start})

    async def commands(self, request: web.Request) -> web.Response:
        """The commands of a scope."""
        return answer(self._commands.listed(scope_of(request.match_info.get("guild"))))

    async def replace(self, request: web.Request) -> web.Response:
        """Other commands in their place."""
        body, _ = await read_body(request)
        return answer(self._commands.replace(scope_of(request.match_info.get("guild")), body))

    async def guild(self, request: web.Request) -> web.Response:
        """The guild."""
        self._check_guild(request)
        return answer(self._wire.guild())

    async def member(self, request: web.Request) -> web.Response:
        """Somebody in the guild."""
        self._check_guild(request)
        for person in (*PEOPLE, BOT):
            if str(person.id) == request.match_info["user"]:
                return answer(self._wire.member(person))
        raise Refused(UNKNOWN_MEMBER)

    def _check_guild(self, request: web.Request) -> None:
        if request.match_info["guild"] != str(GUILD) or not self._world.bot_is_member:
            raise Refused(UNKNOWN_GUILD)
