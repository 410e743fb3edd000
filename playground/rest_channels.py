"""The bot's requests about channels, threads and their messages."""

from itertools import islice

from aiohttp import web
from msgspec.structs import replace

from cogs import limits
from playground.body import answer, read_body
from playground.form import Form
from playground.permissions import Permission
from playground.posting import change, post_as_bot
from playground.refusals import (
    FOREIGN_MESSAGE,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    THREAD_EXISTS,
    WRONG_CHANNEL,
    Json,
    Refused,
)
from playground.values import Channel, ChannelKind, Message, MessageKind, Typing
from playground.wire import Wire
from playground.world import BOT, World

HISTORY = 50
MAX_ID = 2**63
ARCHIVE_MINUTES = (60, 1440, 4320, 10_080)


class ChannelRoutes:
    """`/channels`."""

    def __init__(self, world: World, wire: Wire) -> None:
        self._world = world
        self._wire = wire

    def routes(self) -> list[web.RouteDef]:
        """What to serve."""
        one = "/channels/{channel}/messages/{message}"
        return [
            web.get("/channels/{channel}", self.channel),
            web.patch("/channels/{channel}", self.alter),
            web.post("/channels/{channel}/typing", self.typing),
            web.get("/channels/{channel}/messages", self.history),
            web.post("/channels/{channel}/messages", self.say),
            web.get(one, self.message),
            web.patch(one, self.edit),
            web.delete(one, self.delete),
            web.post("/channels/{channel}/threads", self.thread),
            web.post(one + "/threads", self.thread_at),
            web.put("/channels/{channel}/thread-members/{user}", self.let_in),
        ]

    def _seen(self, request: web.Request) -> Channel:
        """The channel of a request, which the bot must be able to see."""
        channel = self._world.channel(int(request.match_info["channel"]))
        hidden = (
            Permission.VIEW_CHANNEL not in self._world.bot_permissions(channel) or not self._world.bot_is_member
        )
        if hidden and channel.kind is not ChannelKind.DIRECT:
            raise Refused(MISSING_ACCESS)
        return channel

    def _message(self, request: web.Request) -> Message:
        return self._world.message(self._seen(request).id, int(request.match_info["message"]))

    async def channel(self, request: web.Request) -> web.Response:
        """A channel."""
        return answer(self._wire.channel(self._seen(request)))

    async def alter(self, request: web.Request) -> web.Response:
        """Rename or archive a thread of the bot's own; to lock one needs a permission beyond that."""
        body, _ = await read_body(request)
        thread = self._seen(request)
        may_manage = Permission.MANAGE_THREADS in self._world.bot_permissions(thread)
        if not thread.is_thread or thread.owner != BOT.id or ("locked" in body and not may_manage):
            raise Refused(MISSING_PERMISSIONS)
        fields: Json = {key: body[key] for key in ("name", "archived", "locked") if key in body}
        fields["archive_minutes"] = body.get("auto_archive_duration", thread.archive_minutes)
        _check_thread(fields | {"name": fields.get("name", thread.name)})
        return answer(self._wire.channel(self._world.alter_channel(replace(thread, **fields))))

    async def typing(self, request: web.Request) -> web.Response:
        """Show that the bot is busy."""
        self._world.tell(Typing(self._seen(request).id))
        return answer()

    async def say(self, request: web.Request) -> web.Response:
        """A new message."""
        body, files = await read_body(request)
        channel = self._world.channel(int(request.match_info["channel"]))
        return answer(self._wire.message(post_as_bot(self._world, channel, body, files)))

    async def history(self, request: web.Request) -> web.Response:
        """The last messages that anybody sees, newest first."""
        channel = self._seen(request)
        if Permission.READ_MESSAGE_HISTORY not in self._world.bot_permissions(channel):
            raise Refused(MISSING_PERMISSIONS)
        most = min(int(request.query.get("limit", HISTORY)), 2 * HISTORY)
        before = int(request.query.get("before", MAX_ID))
        said = (each for each in reversed(self._world.messages.values()) if each.channel == channel.id)
        found = islice((each for each in said if each.only_for is None and each.id < before), most)
        return answer([self._wire.message(each) for each in found])

    async def message(self, request: web.Request) -> web.Response:
        """A message."""
        return answer(self._wire.message(self._message(request)))

    async def edit(self, request: web.Request) -> web.Response:
        """A changed message."""
        body, files = await read_body(request)
        return answer(self._wire.message(change(self._world, self._message(request), body, files)))

    async def delete(self, request: web.Request) -> web.Response:
        """A message taken back."""
        message = self._message(request)
        if message.author != BOT.id:
            raise Refused(FOREIGN_MESSAGE)
        self._world.remove_message(message)
        return answer()

    async def thread(self, request: web.Request) -> web.Response:
        """A new thread in a channel, announced there."""
        body, _ = await read_body(request)
        thread = self._open(self._seen(request), body)
        if thread.kind is ChannelKind.PUBLIC_THREAD:
            self._announce(thread)
        return answer(self._wire.channel(thread), 201)

    async def thread_at(self, request: web.Request) -> web.Response:
        """A new thread hanging on a message."""
        body, _ = await read_body(request)
        message = self._message(request)
        if message.thread is not None:
            raise Refused(THREAD_EXISTS)
        thread = self._open(self._seen(request), {**body, "type": 11}, number=message.id)
        self._world.change_message(replace(message, thread=thread.id))
        return answer(self._wire.channel(thread), 201)

    async def let_in(self, request: web.Request) -> web.Response:
        """Somebody more in a thread."""
        user = self._world.user(int(request.match_info["user"]))
        self._world.add_to_thread(self._seen(request), user.id)
        return answer()

    def _open(self, parent: Channel, body: Json, number: int | None = None) -> Channel:
        if parent.kind is not ChannelKind.TEXT:
            raise Refused(WRONG_CHANNEL)
        kind = ChannelKind(body.get("type", ChannelKind.PRIVATE_THREAD))
        needed = {
            ChannelKind.PUBLIC_THREAD: Permission.CREATE_PUBLIC_THREADS,
            ChannelKind.PRIVATE_THREAD: Permission.CREATE_PRIVATE_THREADS,
        }[kind]
        if needed not in self._world.bot_permissions(parent):
            raise Refused(MISSING_PERMISSIONS)
        minutes = body.get("auto_archive_duration") or ARCHIVE_MINUTES[1]
        _check_thread({"name": body.get("name"), "archive_minutes": minutes})
        thread = Channel(
            number or self._world.new_id(),
            kind,
            body["name"],
            parent=parent.id,
            owner=BOT.id,
            members=frozenset({BOT.id}),
            archive_minutes=minutes,
            opened=self._world.clock(),
        )
        return self._world.open_channel(thread)

    def _announce(self, thread: Channel) -> None:
        note = Message(
            id=self._world.new_id(),
            channel=thread.parent or 0,
            author=BOT.id,
            created=self._world.clock(),
            content=thread.name,
            kind=MessageKind.THREAD_CREATED,
            thread=thread.id,
        )
        self._world.add_message(note)


def _check_thread(fields: Json) -> None:
    form = Form()
    form.length(("name",), fields["name"], limits.THREAD_NAME, least=1)
    if fields["archive_minutes"] not in ARCHIVE_MINUTES:
        form.complain(("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Value must be one of {ARCHIVE_MINUTES}.")
    form.close()
