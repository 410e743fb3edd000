"""The bot's answers to interactions, and the files of messages."""

from aiohttp import web

from playground.body import answer, read_body
from playground.desk import Desk
from playground.handing import Handed
from playground.values import Attachment
from playground.wire import Wire
from playground.world import World

PICTURES = ("image/png", "image/jpeg", "image/gif", "image/webp")


class InteractionRoutes:
    """`/interactions` and `/webhooks`, which need no token but their own."""

    def __init__(self, wire: Wire, desk: Desk) -> None:
        self._wire = wire
        self._desk = desk

    def routes(self) -> list[web.RouteDef]:
        """What to serve."""
        one = "/webhooks/{app}/{token}/messages/{message}"
        return [
            web.post("/interactions/{interaction}/{token}/callback", self.first),
            web.post("/webhooks/{app}/{token}", self.follow_up),
            web.get(one, self.fetch),
            web.patch(one, self.edit),
            web.delete(one, self.delete),
        ]

    async def first(self, request: web.Request) -> web.Response:
        """The first answer."""
        body, files = await read_body(request)
        where = request.match_info
        receipt = self._desk.answer(int(where["interaction"]), where["token"], body, files)
        return answer(receipt if "with_response" in request.query else None)

    async def follow_up(self, request: web.Request) -> web.Response:
        """One more message."""
        body, files = await read_body(request)
        return answer(self._wire.message(self._desk.follow_up(request.match_info["token"], body, files)))

    async def fetch(self, request: web.Request) -> web.Response:
        """One of the answers."""
        where = request.match_info
        return answer(self._wire.message(self._desk.fetch(where["token"], where["message"])))

    async def edit(self, request: web.Request) -> web.Response:
        """A changed answer."""
        body, files = await read_body(request)
        where = request.match_info
        return answer(self._wire.message(self._desk.edit(where["token"], where["message"], body, files)))

    async def delete(self, request: web.Request) -> web.Response:
        """An answer taken back."""
        where = request.match_info
        self._desk.delete(where["token"], where["message"])
        return answer()


class FileRoutes:
    """`/cdn`: the bytes of attachments, for those who know the key."""

    def __init__(self, world: World, handed: Handed) -> None:
        self._world = world
        self._handed = handed

    async def file(self, request: web.Request) -> web.Response:
        """One file; unknown, removed or asked for without its key is all the same."""
        wanted, key = request.match_info["attachment"], request.query.get("key")
        if handed := self._handed.find(wanted, key):
            return _file(handed.about, handed.data)
        for message in reversed(self._world.messages.values()):
            for each in message.attachments:
                if (str(each.id), each.key) == (wanted, key):
                    return _file(each, self._world.files[each.id])
        raise web.HTTPNotFound


def _file(about: Attachment, data: bytes) -> web.Response:
    """Anything but a picture is saved and never opened, or it could act as a page of this place."""
    headers = {} if about.content_type in PICTURES else {"Content-Disposition": "attachment"}
    return web.Response(body=data, content_type=about.content_type, headers=headers)
