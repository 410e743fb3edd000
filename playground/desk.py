"""Interactions: begun by a person, answered by the bot, each rule of the platform in between."""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from enum import IntEnum
from typing import Any

from msgspec import Struct

from cogs import limits
from playground.check_modal import check_modal
from playground.commands import command_words
from playground.form import Form
from playground.posting import Uploads, change, say
from playground.refusals import (
    ALREADY_ANSWERED,
    INVALID_FORM,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
    Json,
    Refused,
)
from playground.values import Cause, Channel, ChannelKind, Message, MessageFlag, MessageKind
from playground.wire import Wire
from playground.world import BOT, GUILD, World


class Kind(IntEnum):
    """The platform's numbers for interactions."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Answer(IntEnum):
    """The platform's numbers for first answers."""

    MESSAGE = 4
    DEFER = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


ANSWERS = {
    Kind.COMMAND: (Answer.MESSAGE, Answer.DEFER, Answer.MODAL),
    Kind.COMPONENT: (Answer.MESSAGE, Answer.DEFER, Answer.DEFER_UPDATE, Answer.UPDATE, Answer.MODAL),
    Kind.AUTOCOMPLETE: (Answer.CHOICES,),
    Kind.MODAL: (Answer.MESSAGE, Answer.DEFER, Answer.DEFER_UPDATE, Answer.UPDATE),
}


class Outcome(Struct, frozen=True):
    """How the bot answered first: `message`, `defer`, `choices`, `modal` ..., or `failed` if it did not."""

    kind: str
    data: Json = {}


@dataclass(slots=True)
class Interaction:
    """One thing a person did, and where its answers go."""

    id: int
    kind: Kind
    user: int
    channel: int
    created: datetime
    """By the clock on the wall: what must be answered within seconds ages no faster where time is let pass."""
    name: str = ""
    source: int | None = None
    data: Json = field(default_factory=dict)
    token: str = field(default_factory=lambda: secrets.token_urlsafe(24))
    answered: bool = False
    original: int | None = None
    said: set[int] = field(default_factory=set)
    modal: Json | None = None
    outcome: asyncio.Future[Outcome] = field(default_factory=asyncio.Future)

    @property
    def cause(self) -> Cause:
        """What a message says about the interaction it answers."""
        return Cause(self.id, int(self.kind), self.user, self.name)


class Desk:
    """Where interactions are begun and answered; `listeners` are told of every answer of the bot."""

    def __init__(self, world: World, wire: Wire, dispatch: Callable[[str, Json], None]) -> None:
        self._world = world
        self._wire = wire
        self._dispatch = dispatch
        self._interactions: dict[int, Interaction] = {}
        self._tokens: dict[str, Interaction] = {}
        self.listeners: list[Callable[[Interaction, Json], None]] = []

    def begin(
        self, kind: Kind, user: int, channel: Channel, data: Json, source: Message | None = None
    ) -> Interaction:
        """Tell the bot what a person did."""
        world = self._world
        fresh = Interaction(world.new_id(), kind, user, channel.id, world.clock.wall())
        fresh.name = command_words(data) if kind is Kind.COMMAND else ""
        fresh.source = source.id if source else None
        fresh.data = data
        self._forget_old()
        self._interactions[fresh.id] = self._tokens[fresh.token] = fresh
        self._dispatch("INTERACTION_CREATE", self._payload(fresh, channel, data, source))
        return fresh

    async def settled(self, interaction: Interaction) -> Outcome:
        """The first answer; after three seconds without one the person is told that it failed."""
        try:
            return await asyncio.wait_for(asyncio.shield(interaction.outcome), limits.FIRST_ANSWER_SECONDS)
        except TimeoutError:
            return Outcome("failed")

    def opened_modal(self, interaction: int, user: int) -> Interaction | None:
        """The interaction that showed a form to this person."""
        found = self._interactions.get(interaction)
        return found if found and found.user == user and found.modal else None

    def _forget_old(self) -> None:
        """Let go of interactions whose token has expired; they stand in the order of their beginning."""
        while self._interactions:
            oldest = next(iter(self._interactions.values()))
            if self._age(oldest) <= limits.TOKEN_SECONDS:
                return
            del self._interactions[oldest.id], self._tokens[oldest.token]

    def _payload(self, interaction: Interaction, channel: Channel, data: Json, source: Message | None) -> Json:
        wire, world = self._wire, self._world
        user = world.user(interaction.user)
        direct = channel.kind is ChannelKind.DIRECT
        payload: Json = {
            "id": str(interaction.id),
            "application_id": str(BOT.id),
            "type": int(interaction.kind),
            "token": interaction.token,
            "version": 1,
            "data": self._resolved(data),
            "channel_id": str(channel.id),
            "channel": wire.channel(channel) | {"permissions": str(int(world.member_permissions(user.id)))},
            "app_permissions": str(int(world.bot_permissions(channel))),
            "locale": "en-US",
            "entitlements": [],
            "authorizing_integration_owners": {"0": "0" if direct else str(GUILD)},
            "context": 1 if direct else 0,
            "attachment_size_limit": limits.FILE_BYTES,
        }
        if direct:
            payload["user"] = wire.user(user)
        else:
            payload["member"] = wire.member(user)
            payload["guild"] = {"id": str(GUILD), "locale": "en-US", "features": []}
            payload |= {"guild_id": str(GUILD), "guild_locale": "en-US"}
        return payload | ({"message": wire.message(source)} if source else {})

    def _resolved(self, data: Json) -> Json:
        """The things that values point to, written out."""
        if "resolved" not in data:
            return data
        wire, world, found = self._wire, self._world, data["resolved"]
        users = {key: world.user(number) for key, number in found.get("users", {}).items()}
        members = {key: wire.member(user) for key, user in users.items()}
        for member in members.values():
            del member["user"]
        channels = {key: wire.channel(world.channel(each)) for key, each in found.get("channels", {}).items()}
        for channel in channels.values():
            channel["permissions"] = "0"
        people = {key: wire.user(user) for key, user in users.items()}
        files = {key: wire.attachment(file) for key, file in found.get("attachments", {}).items()}
        roles = dict.fromkeys(found.get("roles", {}), wire.everyone())
        things = {"users": people, "members": members, "roles": roles, "channels": channels, "attachments": files}
        return {**data, "resolved": things}

    # The bot's side

    def answer(self, interaction: int, token: str, body: Json, files: Uploads) -> Json:
        """Take the first answer; raise `Refused`: 10062 if unknown or late, 40060 if already answered."""
        found = self._interactions.get(interaction)
        if found is None or found.token != token or self._age(found) > limits.FIRST_ANSWER_SECONDS:
            raise Refused(UNKNOWN_INTERACTION)
        if found.answered:
            raise Refused(ALREADY_ANSWERED)
        kind = self._allowed(found, body)
        message = self._first(found, kind, body.get("data") or {}, files)
        found.answered = True
        self._tell(found, body.get("data") or {})
        shown = self._wire.message(message) if message else None
        if not found.outcome.done():
            found.outcome.set_result(self._outcome(found, kind, body.get("data") or {}))
        return self._receipt(found, kind, shown)

    def _age(self, interaction: Interaction) -> float:
        return (self._world.clock.wall() - interaction.created).total_seconds()

    def _allowed(self, interaction: Interaction, body: Json) -> Answer:
        allowed = ANSWERS[interaction.kind]
        if body.get("type") not in [int(each) for each in allowed]:
            form = Form()
            form.complain(
                ("type",), "BASE_TYPE_CHOICES", f"Value must be one of {[int(each) for each in allowed]}."
            )
            form.close()
        kind = Answer(body["type"])
        if kind in (Answer.DEFER_UPDATE, Answer.UPDATE) and interaction.source is None:
            raise Refused(INVALID_FORM)
        return kind

    def _first(self, interaction: Interaction, kind: Answer, data: Json, files: Uploads) -> Message | None:
        if kind is Answer.MESSAGE:
            return self._say(interaction, data, files)
        if kind is Answer.DEFER:
            return self._think(interaction, data)
        if kind is Answer.CHOICES:
            form = Form()
            form.count(("data", "choices"), data.get("choices", []), limits.AUTOCOMPLETE_CHOICES)
            form.close()
        elif kind is Answer.MODAL:
            check_modal(data)
            interaction.modal = data
        else:
            interaction.original = interaction.source
        return self._rewrite(interaction, data, files) if kind is Answer.UPDATE else None

    def _rewrite(self, interaction: Interaction, data: Json, files: Uploads) -> Message:
        return change(self._world, self._own(interaction, "@original"), data, files)

    def _say(self, interaction: Interaction, data: Json, files: Uploads) -> Message:
        ephemeral = MessageFlag(data.get("flags") or 0) & MessageFlag.EPHEMERAL
        only_for = interaction.user if ephemeral else None
        said = say(self._world, interaction.channel, data, files, only_for=only_for, cause=interaction.cause)
        interaction.said.add(said.id)
        interaction.original = interaction.original or said.id
        return said

    def _think(self, interaction: Interaction, data: Json) -> Message:
        ephemeral = MessageFlag(data.get("flags") or 0) & MessageFlag.EPHEMERAL
        waiting = Message(
            id=self._world.new_id(),
            channel=interaction.channel,
            author=BOT.id,
            created=self._world.clock(),
            flags=MessageFlag.LOADING | ephemeral,
            kind=MessageKind.COMMAND_ANSWER,
            only_for=interaction.user if ephemeral else None,
            cause=interaction.cause,
        )
        interaction.said.add(waiting.id)
        interaction.original = waiting.id
        return self._world.add_message(waiting)

    def _outcome(self, interaction: Interaction, kind: Answer, data: Json) -> Outcome:
        if kind is Answer.MODAL:
            return Outcome("modal", {"modal": str(interaction.id), **data})
        return Outcome(kind.name.lower(), data if kind is Answer.CHOICES else {})

    def _receipt(self, interaction: Interaction, kind: Answer, message: Json | None) -> Json:
        flags = message["flags"] if message else 0
        about = {
            "id": str(interaction.id),
            "type": int(interaction.kind),
            "response_message_id": message["id"] if message else None,
            "response_message_loading": bool(flags & MessageFlag.LOADING),
            "response_message_ephemeral": bool(flags & MessageFlag.EPHEMERAL),
        }
        resource: Json = {"type": int(kind)} | ({"message": message} if message else {})
        return {"interaction": about, "resource": resource}

    # Later answers, by token

    def by_token(self, token: str) -> Interaction:
        """The answered interaction of a token; raise `Refused` (10015) if unknown or older than 15 minutes."""
        found = self._tokens.get(token)
        if found is None or not found.answered or self._age(found) > limits.TOKEN_SECONDS:
            raise Refused(UNKNOWN_WEBHOOK)
        return found

    def follow_up(self, token: str, body: Json, files: Uploads) -> Message:
        """Say one more thing; after a defer the first one takes the place of the waiting message."""
        interaction = self.by_token(token)
        waiting = self._world.messages.get(interaction.original or 0)
        if waiting is not None and waiting.flags & MessageFlag.LOADING:
            said = change(self._world, waiting, body, files)
        else:
            said = self._say(interaction, body, files)
        self._tell(interaction, body)
        return said

    def fetch(self, token: str, which: str) -> Message:
        """One of the interaction's own messages, `@original` or by id."""
        return self._own(self.by_token(token), which)

    def edit(self, token: str, which: str, body: Json, files: Uploads) -> Message:
        """Change one of the interaction's own messages."""
        changed = change(self._world, self.fetch(token, which), body, files)
        self._tell(self.by_token(token), body)
        return changed

    def _tell(self, interaction: Interaction, body: Json) -> None:
        for listener in self.listeners:
            listener(interaction, body)

    def delete(self, token: str, which: str) -> None:
        """Take back one of the interaction's own messages."""
        self._world.remove_message(self.fetch(token, which))

    def _own(self, interaction: Interaction, which: str) -> Message:
        number: Any = interaction.original if which == "@original" else int(which)
        found = self._world.messages.get(number)
        if found is None or number not in {*interaction.said, interaction.original, interaction.source}:
            raise Refused(UNKNOWN_MESSAGE)
        return found
