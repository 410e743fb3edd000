"""The things of the little world, as frozen values."""

from collections.abc import Callable
from datetime import UTC, datetime
from enum import IntEnum, IntFlag

from msgspec import Struct

from playground.refusals import Json

Clock = Callable[[], datetime]


def wall_clock() -> datetime:
    """Now, with its zone."""
    return datetime.now(UTC)


class User(Struct, frozen=True):
    """Somebody with a name: a local person, the bot, or the stand-in itself."""

    id: int
    name: str
    is_bot: bool = False


class ChannelKind(IntEnum):
    """The platform's numbers for kinds of channels."""

    TEXT = 0
    DIRECT = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


THREADS = (ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD)


class Channel(Struct, frozen=True):
    """A place with messages. `members` counts for direct messages and private threads."""

    id: int
    kind: ChannelKind
    name: str
    topic: str = ""
    parent: int | None = None
    owner: int | None = None
    members: frozenset[int] = frozenset()
    archived: bool = False
    locked: bool = False
    archive_minutes: int = 1440
    opened: datetime = datetime.fromtimestamp(0, UTC)

    @property
    def is_thread(self) -> bool:
        """Public and private threads alike."""
        return self.kind in THREADS


class MessageFlag(IntFlag):
    """The platform's bits for messages."""

    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    COMPONENTS_V2 = 1 << 15


class MessageKind(IntEnum):
    """The platform's numbers for kinds of messages."""

    PLAIN = 0
    THREAD_CREATED = 18
    COMMAND_ANSWER = 20


class Attachment(Struct, frozen=True):
    """A file of a message; `key` makes its address known only to those who see the message."""

    id: int
    name: str
    key: str
    size: int
    content_type: str
    alt: str | None = None
    width: int | None = None
    height: int | None = None

    @property
    def path(self) -> str:
        """Its address below the stand-in's own."""
        return f"/cdn/{self.id}/{self.name}?key={self.key}"


class Cause(Struct, frozen=True):
    """The interaction that a message answers."""

    id: int
    kind: int
    user: int
    name: str = ""


class Message(Struct, frozen=True, kw_only=True):
    """One message. `only_for` names the one person who sees an ephemeral one."""

    id: int
    channel: int
    author: int
    created: datetime
    edited: datetime | None = None
    content: str = ""
    embeds: tuple[Json, ...] = ()
    components: tuple[Json, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    flags: MessageFlag = MessageFlag(0)
    kind: MessageKind = MessageKind.PLAIN
    only_for: int | None = None
    pings: frozenset[int] = frozenset()
    nonce: str | None = None
    cause: Cause | None = None
    thread: int | None = None


class Said(Struct, frozen=True):
    """A message appeared."""

    message: Message


class Edited(Struct, frozen=True):
    """A message changed."""

    message: Message


class Deleted(Struct, frozen=True):
    """A message went away."""

    message: Message


class Opened(Struct, frozen=True):
    """A channel, thread or direct conversation appeared."""

    channel: Channel


class Altered(Struct, frozen=True):
    """A channel or thread changed."""

    channel: Channel


class Closed(Struct, frozen=True):
    """A channel or thread went away."""

    channel: Channel


class Typing(Struct, frozen=True):
    """The bot is busy in a channel."""

    channel: int


Change = Said | Edited | Deleted | Opened | Altered | Closed | Typing
