"""What is seen from outside while it happens: who pressed what, what was acknowledged, what was posted."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence

import msgspec

from cogs import ids
from playground import Playground
from playground.desk import Interaction
from playground.refusals import Json
from playground.values import Change, Edited, Said

ACKNOWLEDGED = "✔"
"""The mark with which a receipt begins if an answer was accepted, all of it."""


class Deed(msgspec.Struct, frozen=True):
    """One person's answer to one question of a session; `check` stands for its text."""

    session: str
    decision: int
    person: int
    check: str


class Post(msgspec.Struct, frozen=True):
    """A board as it was posted or edited."""

    session: str
    revision: int
    title: str
    alt: str
    fresh: bool
    """A new message, no edit of one that stood."""


PATIENCE = 3.0
Pressed = tuple[int, str, tuple[str, ...]]
"""Person, custom id, chosen values."""


class Notes:
    """Listens to the stand-in for as long as it runs."""

    def __init__(self, place: Playground) -> None:
        self.pressed: set[Deed] = set()
        self.acknowledged: set[Deed] = set()
        self.posts: list[Post] = []
        self._begun: set[int] = set()
        """Interactions that have their first answer, which for most is only a promise."""
        self._waiting: dict[Pressed, asyncio.Event] = {}
        place.desk.listeners.append(self._answered)
        place.world.listeners.append(self._heard)

    def press(self, custom_id: str, values: Sequence[str], person: int) -> None:
        """Note that somebody is about to press something."""
        deed = deed_of({"custom_id": custom_id, "values": values}, person)
        if deed is not None:
            self.pressed.add(deed)

    async def wait(self, pressed: Pressed) -> None:
        """Wait as a person does until the bot has said something; a bot that was killed says nothing."""
        event = self._waiting.setdefault(pressed, asyncio.Event())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(event.wait(), PATIENCE)
        self._waiting.pop(pressed, None)

    def _answered(self, interaction: Interaction, body: Json) -> None:
        deed = deed_of(interaction.data, interaction.user)
        if deed is not None and str(body.get("content") or "").lstrip("*").startswith(ACKNOWLEDGED):
            self.acknowledged.add(deed)
        if interaction.id in self._begun:
            self._said(interaction)
        self._begun.add(interaction.id)

    def _said(self, interaction: Interaction) -> None:
        data = interaction.data
        pressed = (interaction.user, str(data.get("custom_id")), tuple(data.get("values", ())))
        if pressed in self._waiting:
            self._waiting[pressed].set()

    def _heard(self, change: Change) -> None:
        if not isinstance(change, Said | Edited) or change.message.only_for is not None:
            return
        for file in change.message.attachments:
            kind, _, rest = file.name.removesuffix(".png").partition("-")
            if kind == "board":
                session, _, revision = rest.rpartition("-")
                title = str(change.message.embeds[0].get("title"))
                self.posts.append(Post(session, int(revision), title, file.alt or "", isinstance(change, Said)))


def deed_of(data: Json, person: int) -> Deed | None:
    """Return the answer that a press gives, None if it gives none."""
    custom_id, values = str(data.get("custom_id", "")), data.get("values")
    if not custom_id.startswith("p1:"):
        return None
    press = ids.PressId.read(custom_id)
    press = ids.read_value(press, values[0]) if values else press
    if press.verb not in ids.ANSWERS:
        return None
    return Deed(press.session, press.decision, person, press.check)
