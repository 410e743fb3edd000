"""What a local person does: command, press, choice, form, plain words. Each becomes an ordinary interaction."""

from collections.abc import Mapping, Sequence
from typing import Any

from cogs import limits
from playground import pointing
from playground.check_components import BUTTON, LINK, MENUS, walk
from playground.check_modal import check_choice, fill_modal
from playground.commands import Commands
from playground.desk import Desk, Kind, Outcome
from playground.permissions import Permission
from playground.refusals import Impossible, Json
from playground.values import Channel, Message
from playground.world import BOT, World


class Acts:
    """The people's side of the stand-in; raises `Impossible` for what their client would not let them do."""

    def __init__(self, world: World, commands: Commands, desk: Desk) -> None:
        self._world = world
        self._commands = commands
        self._desk = desk

    async def slash(self, user: int, channel: int, command: str, options: Mapping[str, Any]) -> Outcome:
        """Send a command."""
        place = self._place(user, channel)
        data = self._commands.fill(user, place, command, options, None)
        return await self._desk.settled(self._desk.begin(Kind.COMMAND, user, place, data))

    async def autocomplete(
        self, user: int, channel: int, command: str, options: Mapping[str, Any], focus: str
    ) -> Outcome:
        """Ask for what could be filled in."""
        place = self._place(user, channel)
        data = self._commands.fill(user, place, command, options, focus)
        return await self._desk.settled(self._desk.begin(Kind.AUTOCOMPLETE, user, place, data))

    async def component(self, user: int, message: int, custom_id: str, values: Sequence[str] | None) -> Outcome:
        """Press a button or choose in a menu."""
        found = self._world.messages.get(message)
        if found is None or not self._world.sees_message(user, found):
            raise Impossible("That message is not there.")
        if found.author != BOT.id:
            raise Impossible("That button belongs to the page, not to the bot.")
        data = self._pressed(user, found, custom_id, list(values or ()))
        place = self._place(user, found.channel)
        return await self._desk.settled(self._desk.begin(Kind.COMPONENT, user, place, data, found))

    async def modal(self, user: int, modal: int, values: Mapping[str, Any]) -> Outcome:
        """Send a form that an interaction has shown."""
        opened = self._desk.opened_modal(modal, user)
        if opened is None or opened.modal is None:
            raise Impossible("That form is no longer open.")
        data = fill_modal(opened.modal, values)
        place = self._place(user, opened.channel)
        source = self._world.messages.get(opened.source or 0)
        return await self._desk.settled(self._desk.begin(Kind.MODAL, user, place, data, source))

    def write(self, user: int, channel: int, text: str) -> Message:
        """Say something to the other people; the bot does not hear it."""
        place = self._place(user, channel)
        if not text.strip():
            raise Impossible("Please write something.")
        if len(text) > limits.CONTENT:
            raise Impossible(f"A message may have {limits.CONTENT} characters at the most.")
        said = Message(
            id=self._world.new_id(), channel=place.id, author=user, created=self._world.clock(), content=text
        )
        return self._world.add_message(said)

    def dismiss(self, user: int, message: int) -> None:
        """Put a private message away, as reloading the client does."""
        found = self._world.messages.get(message)
        if found is None or found.only_for != user:
            raise Impossible("That message is not there.")
        self._world.remove_message(found)

    def _place(self, user: int, channel: int) -> Channel:
        place = pointing.place(self._world, pointing.person(self._world, user).id, channel)
        if place.locked and Permission.MANAGE_THREADS not in self._world.member_permissions(user):
            raise Impossible("That thread is locked.")
        return place

    def _pressed(self, user: int, message: Message, custom_id: str, values: list[str]) -> Json:
        for part in walk(message.components):
            if part.get("custom_id") == custom_id and part.get("style") != LINK:
                break
        else:
            raise Impossible("There is no such button.")
        if part.get("disabled"):
            raise Impossible("That is disabled.")
        data: Json = {"custom_id": custom_id, "component_type": part["type"], "id": part["id"]}
        if part["type"] == BUTTON:
            return data
        if part["type"] in MENUS:
            check_choice(part, values)
        return data | {"values": values} | pointing.chosen(self._world, user, part, values)
