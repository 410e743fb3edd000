"""Say, change and take back messages, from the bodies that a bot sends."""

import io
import re
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from PIL import Image, UnidentifiedImageError

from cogs import limits
from playground.check_components import children
from playground.check_message import check_message
from playground.form import Form
from playground.permissions import Permission
from playground.refusals import (
    ARCHIVED_THREAD,
    DIRECT_MESSAGES_CLOSED,
    FOREIGN_MESSAGE,
    LOCKED_THREAD,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    TOO_LARGE,
    Json,
    Refused,
)
from playground.values import Attachment, Cause, Channel, ChannelKind, Message, MessageFlag, MessageKind
from playground.world import BOT, World

MENTION = re.compile(r"<@!?(\d+)>")
NONCE_SECONDS = 300


class Upload(Struct, frozen=True):
    """One file of a request."""

    name: str
    content_type: str
    data: bytes


Uploads = Mapping[int, Upload]


def post_as_bot(world: World, channel: Channel, body: Json, files: Uploads) -> Message:
    """Say something in a channel; raise `Refused` where the bot may not. An enforced nonce is said once."""
    _may_post(world, channel, body, files)
    if body.get("enforce_nonce") and (said := _said_with(world, channel, str(body.get("nonce")))):
        return said
    return say(world, channel.id, body, files)


def say(
    world: World,
    channel: int,
    body: Json,
    files: Uploads,
    *,
    only_for: int | None = None,
    cause: Cause | None = None,
) -> Message:
    """Say something as the bot, asking for no permission: the answer of an interaction."""
    kept = _attachments((), body, files)
    content = _content(body, None, kept)
    for_one = MessageFlag(0) if only_for is None else MessageFlag.EPHEMERAL
    fresh = Message(
        id=world.new_id(),
        channel=channel,
        author=BOT.id,
        created=world.clock(),
        attachments=_store(world, kept, files),
        flags=MessageFlag(content.pop("flags")) | for_one,
        kind=MessageKind.COMMAND_ANSWER if cause and cause.name else MessageKind.PLAIN,
        only_for=only_for,
        pings=_pings(body, content),
        nonce=None if body.get("nonce") is None else str(body["nonce"]),
        cause=cause,
        **_frozen(content),
    )
    return world.add_message(fresh)


def change(world: World, message: Message, body: Json, files: Uploads) -> Message:
    """Change a message of the bot; what the body does not name stays."""
    if message.author != BOT.id:
        raise Refused(FOREIGN_MESSAGE)
    if (channel := world.channels.get(message.channel)) and channel.archived:
        raise Refused(ARCHIVED_THREAD)
    kept = _attachments(message.attachments, body, files)
    content = _content(body, message, kept)
    flags = MessageFlag(content.pop("flags")) & ~MessageFlag.LOADING
    stored = _store(world, kept, files)
    changed = replace(
        message, attachments=stored, flags=flags, edited=world.clock(), pings=message.pings, **_frozen(content)
    )
    return world.change_message(changed)


def _may_post(world: World, channel: Channel, body: Json, files: Uploads) -> None:
    if channel.kind is ChannelKind.DIRECT:
        if channel.members & world.closed_to_direct:
            raise Refused(DIRECT_MESSAGES_CLOSED)
        return
    granted = world.bot_permissions(channel)
    if not world.bot_is_member or Permission.VIEW_CHANNEL not in granted:
        raise Refused(MISSING_ACCESS)
    if channel.locked:
        raise Refused(LOCKED_THREAD)
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    needed |= Permission.EMBED_LINKS if body.get("embeds") else Permission(0)
    needed |= Permission.ATTACH_FILES if files else Permission(0)
    if needed & ~granted:
        raise Refused(MISSING_PERMISSIONS)


def _said_with(world: World, channel: Channel, nonce: str) -> Message | None:
    form = Form()
    form.length(("nonce",), nonce, limits.NONCE)
    form.close()
    for message in reversed(world.messages.values()):
        if (world.clock() - message.created).total_seconds() > NONCE_SECONDS:
            return None
        if message.channel == channel.id and message.nonce == nonce:
            return message
    return None


def _content(body: Json, before: Message | None, attachments: Sequence[Attachment]) -> Json:
    """The checked content: the body laid over the former message."""
    content: Json = {
        "content": before.content if before else "",
        "embeds": list(before.embeds) if before else [],
        "components": list(before.components) if before else [],
    }
    content.update({key: body[key] or type(content[key])() for key in content if key in body})
    flags = MessageFlag(body.get("flags") or 0) & MessageFlag.COMPONENTS_V2
    content["flags"] = int(flags | (before.flags if before else 0))
    check_message(content, attachments)
    return content


def _frozen(content: Json) -> Json:
    _number(content["components"], 1)
    return {
        "content": content["content"],
        "embeds": tuple(content["embeds"]),
        "components": tuple(content["components"]),
    }


def _number(components: Sequence[Json], following: int) -> int:
    """Give every component without an id the next free number, as the platform does."""
    for component in components:
        component.setdefault("id", following)
        following = _number(list(children(component)), max(following, component["id"]) + 1)
    return following


def _pings(body: Json, content: Json) -> frozenset[int]:
    """Who is called by a new message: named in its text and allowed by `allowed_mentions`."""
    texts = [content["content"], *_text_displays(content["components"])]
    named = {int(number) for text in texts for number in MENTION.findall(text)}
    allowed: Json | None = body.get("allowed_mentions")
    if allowed is None or "users" in allowed.get("parse", ()):
        return frozenset(named)
    return frozenset(named & {int(user) for user in allowed.get("users", ())})


def _text_displays(components: Sequence[Json]) -> list[str]:
    found = [str(each["content"]) for each in components if each.get("type") == 10]  # noqa: PLR2004  kind of text
    return found + [text for each in components for text in _text_displays(list(children(each)))]


def _attachments(before: Sequence[Attachment], body: Json, files: Uploads) -> list[Attachment]:
    """The files the message will have: those listed or not spoken of, then the new ones."""
    listed: list[Json] | None = body.get("attachments")
    kept = [each for each in before if listed is None or any(str(each.id) == str(entry["id"]) for entry in listed)]
    about = {str(entry["id"]): entry for entry in listed or ()}
    fresh = [_attachment(upload, about.get(str(index), {}), index) for index, upload in sorted(files.items())]
    return kept + fresh


def _attachment(upload: Upload, about: Json, index: int) -> Attachment:
    """A new file; until it is stored its id is its place in the request."""
    if len(upload.data) > limits.FILE_BYTES:
        raise Refused(TOO_LARGE)
    return Attachment(
        id=index,
        name=str(about.get("filename") or upload.name),
        key=secrets.token_urlsafe(12),
        size=len(upload.data),
        alt=about.get("description"),
        **{"content_type": upload.content_type, **_extent(upload)},
    )


def _extent(upload: Upload) -> dict[str, Any]:
    try:
        with Image.open(io.BytesIO(upload.data)) as image:
            return {"width": image.width, "height": image.height, "content_type": Image.MIME[image.format or "PNG"]}
    except UnidentifiedImageError:
        return {}


def _store(world: World, attachments: Sequence[Attachment], files: Uploads) -> tuple[Attachment, ...]:
    """Keep the bytes of the new files, now that the message is known to be in order."""
    stored = []
    for attachment in attachments:
        if attachment.id in files:
            known = replace(attachment, id=world.new_id())
            world.files[known.id] = files[attachment.id].data
            stored.append(known)
        else:
            stored.append(attachment)
    return tuple(stored)
