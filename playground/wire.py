"""The world in the platform's JSON, as the bot and the page read it."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from playground import permissions
from playground.check_message import SCHEME, references
from playground.permissions import Permission
from playground.refusals import Json
from playground.values import Attachment, Cause, Channel, ChannelKind, Message, User
from playground.world import BOT, GUILD, PEOPLE, World

LONG_AGO = "2020-01-01T00:00:00+00:00"

UNUSED: Json = {
    "features": [],
    "emojis": [],
    "stickers": [],
    "voice_states": [],
    "presences": [],
    "stage_instances": [],
    "guild_scheduled_events": [],
    "soundboard_sounds": [],
    "large": False,
    "unavailable": False,
    "verification_level": 0,
    "default_message_notifications": 0,
    "explicit_content_filter": 0,
    "mfa_level": 0,
    "nsfw_level": 0,
    "premium_tier": 0,
    "premium_progress_bar_enabled": False,
    "system_channel_flags": 0,
    "afk_timeout": 300,
}
"""What a guild has to say for the client's sake, though nothing here uses it."""


class Wire(Struct, frozen=True):
    """Writes JSON; `address` is where the stand-in is reached."""

    world: World
    address: str

    def user(self, user: User) -> Json:
        """A user as everybody sees them."""
        return {
            "id": str(user.id),
            "username": user.name.lower(),
            "global_name": None if user.is_bot else user.name,
            "discriminator": "0000",
            "avatar": None,
            "bot": user.is_bot,
            "flags": 0,
            "public_flags": 0,
        }

    def member(self, user: User) -> Json:
        """A user with what they may do here."""
        granted = permissions.BOT if user == BOT else self.world.member_permissions(user.id)
        return {
            "user": self.user(user),
            "nick": None,
            "roles": [],
            "joined_at": LONG_AGO,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "permissions": str(int(granted)),
        }

    def everyone(self) -> Json:
        """The one role, which everybody has."""
        return {
            "id": str(GUILD),
            "name": "@everyone",
            "color": 0,
            "hoist": False,
            "position": 0,
            "permissions": str(int(permissions.MEMBER)),
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }

    def guild(self) -> Json:
        """The one guild, whole."""
        texts = [each for each in self.world.channels.values() if each.kind is ChannelKind.TEXT]
        threads = [each for each in self.world.channels.values() if each.is_thread and not each.archived]
        return {
            "id": str(GUILD),
            "name": "Playground",
            "owner_id": str(PEOPLE[0].id),
            "preferred_locale": "en-US",
            "member_count": len(PEOPLE) + 1,
            "roles": [self.everyone()],
            "members": [self.member(BOT)],
            "channels": [self.channel(each) for each in texts],
            "threads": [self.channel(each) for each in threads],
            **UNUSED,
        }

    def channel(self, channel: Channel) -> Json:
        """A channel, thread or direct conversation."""
        if channel.kind is ChannelKind.DIRECT:
            people = [self.world.user(user) for user in channel.members if user != BOT.id]
            return {
                "id": str(channel.id),
                "type": int(channel.kind),
                "last_message_id": None,
                "recipients": [self.user(person) for person in people],
            }
        return self._thread(channel) if channel.is_thread else self._text_channel(channel)

    def _text_channel(self, channel: Channel) -> Json:
        denied = int(self.world.denied.get(channel.id, Permission(0)))
        overwrite = {"id": str(BOT.id), "type": 1, "allow": "0", "deny": str(denied)}
        return {
            "id": str(channel.id),
            "type": int(channel.kind),
            "guild_id": str(GUILD),
            "name": channel.name,
            "topic": channel.topic,
            "position": list(self.world.channels).index(channel.id) if channel.id in self.world.channels else 0,
            "permission_overwrites": [overwrite] if denied else [],
            "nsfw": False,
            "parent_id": None,
            "last_message_id": None,
            "rate_limit_per_user": 0,
        }

    def _thread(self, thread: Channel) -> Json:
        messages = self.world.count(thread.id)
        return {
            "id": str(thread.id),
            "type": int(thread.kind),
            "guild_id": str(GUILD),
            "name": thread.name,
            "parent_id": str(thread.parent),
            "owner_id": str(thread.owner),
            "last_message_id": None,
            "rate_limit_per_user": 0,
            "message_count": messages,
            "total_message_sent": messages,
            "member_count": len(thread.members),
            "thread_metadata": {
                "archived": thread.archived,
                "locked": thread.locked,
                "auto_archive_duration": thread.archive_minutes,
                "archive_timestamp": thread.opened.isoformat(),
                "create_timestamp": thread.opened.isoformat(),
            },
        }

    def message(self, message: Message, *, for_page: bool = False) -> Json:
        """A message. The page also gets the pings; files shown inside embeds or layouts are not listed."""
        shown = {*references(message.embeds), *references(message.components)}
        attached = [each for each in message.attachments if each.name not in shown]
        files = {each.name: each for each in message.attachments}
        payload = {
            "id": str(message.id),
            "channel_id": str(message.channel),
            "author": self.user(self.world.user(message.author)),
            "content": message.content,
            "timestamp": message.created.isoformat(),
            "edited_timestamp": message.edited.isoformat() if message.edited else None,
            "tts": False,
            "pinned": False,
            "mention_everyone": False,
            "mentions": [self.user(self.world.user(each)) for each in sorted(message.pings & self._known())],
            "mention_roles": [],
            "attachments": [self.attachment(each) for each in attached],
            "embeds": [self._with_files(embed, files) for embed in message.embeds],
            "components": [self._with_files(each, files) for each in message.components],
            "flags": int(message.flags),
            "type": int(message.kind),
        }
        payload.update(self._by_bot(message) if message.author == BOT.id else {})
        if message.thread is not None and message.thread in self.world.channels:
            payload["thread"] = self.channel(self.world.channels[message.thread])
        if for_page:
            payload["pings"] = [str(each) for each in message.pings]
        return payload

    def _known(self) -> frozenset[int]:
        return frozenset(each.id for each in (*PEOPLE, BOT))

    def _by_bot(self, message: Message) -> Json:
        extra: Json = {"application_id": str(BOT.id)}
        if message.nonce is not None:
            extra["nonce"] = message.nonce
        if message.cause is not None:
            extra["webhook_id"] = str(BOT.id)
            extra["interaction_metadata"] = self._cause(message.cause)
        return extra

    def _cause(self, cause: Cause) -> Json:
        return {
            "id": str(cause.id),
            "type": cause.kind,
            "name": cause.name,
            "user": self.user(self.world.user(cause.user)),
            "authorizing_integration_owners": {"0": str(GUILD)},
        }

    def attachment(self, attachment: Attachment) -> Json:
        """A file with its address."""
        payload: Json = {
            "id": str(attachment.id),
            "filename": attachment.name,
            "size": attachment.size,
            "url": self.address + attachment.path,
            "proxy_url": self.address + attachment.path,
            "content_type": attachment.content_type,
        }
        optional = {"description": attachment.alt, "width": attachment.width, "height": attachment.height}
        payload.update({key: value for key, value in optional.items() if value is not None})
        return payload

    def _with_files(self, thing: Any, files: Mapping[str, Attachment]) -> Any:
        """The same JSON with the addresses of files in place of their names."""
        if isinstance(thing, list | tuple):
            return [self._with_files(each, files) for each in thing]
        if not isinstance(thing, dict):
            return thing
        url = thing.get("url")
        if isinstance(url, str) and url.startswith(SCHEME):
            found = self.attachment(files[url.removeprefix(SCHEME)])
            known = ("url", "proxy_url", "width", "height", "content_type", "description")
            return {**thing, **{key: found[key] for key in known if key in found}}
        return {key: self._with_files(value, files) for key, value in thing.items()}
