"""Everything the stand-in knows: people, channels, messages, files, and who may see what."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from msgspec.structs import replace

from playground import permissions
from playground.permissions import Permission
from playground.refusals import UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_USER, Refused
from playground.timepiece import Timepiece
from playground.values import (
    Altered,
    Change,
    Channel,
    ChannelKind,
    Closed,
    Deleted,
    Edited,
    Message,
    Opened,
    Said,
    User,
)

EPOCH_MS = 1_420_070_400_000
"""Ids count the milliseconds since 2015, as on the platform, so that `created_at` tells the truth."""

HISTORY = 1000
"""The messages that a channel remembers."""

GUILD = 1001
BOT = User(2001, "Games", is_bot=True)
PLACE = User(2002, "Playground", is_bot=True)
PEOPLE = tuple(User(number, name) for number, name in enumerate(("Ann", "Ben", "Cleo", "Dan"), 1))


class World:
    """The one mutable thing; every change is told to the listeners at once, in order."""

    def __init__(self, clock: Timepiece | None = None) -> None:
        self.clock = clock or Timepiece()
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self.files: dict[int, bytes] = {}
        self.closed_to_direct: set[int] = set()
        self.denied: dict[int, Permission] = {}
        self.bot_is_member = True
        self.listeners: list[Callable[[Change], None]] = []
        self._count: Counter[int] = Counter()
        self._last_id = 0

    def new_id(self) -> int:
        """A fresh id, larger than any before, even while the clock stands still."""
        fresh = (int(self.clock().timestamp() * 1000) - EPOCH_MS) << 22
        self._last_id = max(fresh, self._last_id + 1)
        return self._last_id

    def take_up(self, channels: Iterable[Channel], messages: Iterable[Message], files: Mapping[int, bytes]) -> None:
        """Go on from an earlier evening; nobody is told."""
        self.channels = {each.id: each for each in channels}
        self.messages = {each.id: each for each in messages}
        self.files = dict(files)
        self._count = Counter(each.channel for each in self.messages.values())
        self._last_id = max((*self.channels, *self.messages, *self.files), default=0)

    def tell(self, change: Change) -> None:
        """Pass a change on to everybody who listens."""
        for listener in tuple(self.listeners):
            listener(change)

    # People

    def user(self, user: int) -> User:
        """Raise `Refused` (10013) for a stranger."""
        for known in (*PEOPLE, BOT, PLACE):
            if known.id == user:
                return known
        raise Refused(UNKNOWN_USER)

    # Channels

    def channel(self, channel: int) -> Channel:
        """Raise `Refused` (10003) where there is none."""
        try:
            return self.channels[channel]
        except KeyError:
            raise Refused(UNKNOWN_CHANNEL) from None

    def open_channel(self, channel: Channel) -> Channel:
        """Add a channel, thread or direct conversation."""
        self.channels[channel.id] = channel
        self.tell(Opened(channel))
        return channel

    def text_channel(self, name: str, topic: str = "") -> Channel:
        """Add a text channel."""
        fresh = Channel(self.new_id(), ChannelKind.TEXT, name, topic=topic, opened=self.clock())
        return self.open_channel(fresh)

    def direct(self, user: int) -> Channel:
        """The conversation of the bot with one person; opened at the first call."""
        for channel in self.channels.values():
            if channel.kind is ChannelKind.DIRECT and user in channel.members:
                return channel
        members = frozenset({self.user(user).id, BOT.id})
        name = self.user(user).name
        return self.open_channel(
            Channel(self.new_id(), ChannelKind.DIRECT, name, members=members, opened=self.clock())
        )

    def alter_channel(self, channel: Channel) -> Channel:
        """Put a changed channel in the place of the former one."""
        self.channels[channel.id] = channel
        self.tell(Altered(channel))
        return channel

    def close_channel(self, channel: Channel) -> None:
        """Remove a channel with its threads and messages."""
        for thread in [other for other in self.channels.values() if other.parent == channel.id]:
            self.close_channel(thread)
        for message in [each for each in self.messages.values() if each.channel == channel.id]:
            self.remove_message(message)
        del self.channels[channel.id]
        self.tell(Closed(channel))

    # Messages

    def count(self, channel: int) -> int:
        """How many messages of a channel are remembered."""
        return self._count[channel]

    def message(self, channel: int, message: int) -> Message:
        """A message that can be fetched, so no ephemeral one; raise `Refused` (10008) otherwise."""
        found = self.messages.get(message)
        if found is None or found.channel != channel or found.only_for is not None:
            raise Refused(UNKNOWN_MESSAGE)
        return found

    def add_message(self, message: Message) -> Message:
        """Say something new, which wakes an archived thread; a channel remembers its last messages only."""
        channel = self.channels.get(message.channel)
        if channel is not None and channel.archived:
            self.alter_channel(replace(channel, archived=False))
        self.messages[message.id] = message
        self._count[message.channel] += 1
        if self._count[message.channel] > HISTORY:
            self.remove_message(next(each for each in self.messages.values() if each.channel == message.channel))
        self.tell(Said(message))
        return message

    def change_message(self, message: Message) -> Message:
        """Put a changed message in the place of the former one."""
        self._forget_files(self.messages[message.id], message)
        self.messages[message.id] = message
        self.tell(Edited(message))
        return message

    def remove_message(self, message: Message) -> None:
        """Take a message back."""
        if self.messages.pop(message.id, None) is not None:
            self._count[message.channel] -= 1
            self._forget_files(message)
            self.tell(Deleted(message))

    def _forget_files(self, before: Message, after: Message | None = None) -> None:
        kept = {each.id for each in after.attachments} if after else set()
        for attachment in before.attachments:
            if attachment.id not in kept:
                self.files.pop(attachment.id, None)

    # Who may see and do what

    def sees_channel(self, viewer: int, channel: Channel) -> bool:
        """Direct conversations and private threads are for their members; the rest is for all."""
        if channel.kind in (ChannelKind.DIRECT, ChannelKind.PRIVATE_THREAD):
            return viewer in channel.members
        return True

    def sees_message(self, viewer: int, message: Message) -> bool:
        """An ephemeral message is for one person; any other for all who see its channel."""
        channel = self.channels.get(message.channel)
        if channel is None or message.only_for not in (None, viewer):
            return False
        return self.sees_channel(viewer, channel)

    def visible_channels(self, viewer: int) -> Iterable[Channel]:
        """The channels a person sees, oldest first."""
        return [each for each in self.channels.values() if self.sees_channel(viewer, each)]

    def visible_messages(self, viewer: int) -> Iterable[Message]:
        """The messages a person sees, oldest first."""
        return [each for each in self.messages.values() if self.sees_message(viewer, each)]

    def bot_permissions(self, channel: Channel) -> Permission:
        """What the bot may do there: its invitation less what was denied to it."""
        denied = self.denied.get(channel.id, Permission(0)) | self.denied.get(channel.parent or 0, Permission(0))
        return permissions.BOT & ~denied

    def member_permissions(self, user: int) -> Permission:
        """What a local person may do."""
        return permissions.HOST if user == PEOPLE[0].id else permissions.MEMBER

    def deny(self, channel: Channel, denied: Permission) -> None:
        """Take permissions from the bot in one channel; none gives all of them back."""
        self.denied[channel.id] = denied
        self.tell(Altered(channel))

    def all_allowed(self) -> None:
        """Open everybody's direct messages and give the bot every permission back."""
        self.closed_to_direct.clear()
        for channel in [each for each in self.channels.values() if each.id in self.denied]:
            self.deny(channel, Permission(0))
        self.denied.clear()

    def add_to_thread(self, thread: Channel, user: int) -> None:
        """Let somebody into a thread."""
        self.alter_channel(replace(thread, members=thread.members | {user}))
