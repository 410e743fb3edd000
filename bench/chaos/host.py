"""Sees to it that something is played in every channel and thread: opens lobbies, fills them, starts."""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Iterator

from bench.chaos.people import People
from playground import Playground
from playground.check_components import walk
from playground.values import Change, ChannelKind, Deleted, Edited, Message, Said
from playground.world import BOT, PEOPLE

HOST = re.compile(r"(\w+) \(host\)")
_TELLING = frozenset({"Join", "Act", "Rematch", "Log"})
"""Buttons of lobbies and boards."""


class Host:
    """Keeps all channels busy."""

    def __init__(self, place: Playground, people: People, games: tuple[str, ...]) -> None:
        self._place = place
        self._people = people
        self._games = games
        self._telling: defaultdict[int, set[int]] = defaultdict(set)
        """The messages of each channel that say how things stand."""
        place.world.listeners.append(self._heard)

    async def look_round(self, dice: random.Random) -> None:
        """Do in each channel the next thing that brings a session about; nothing where one is played."""
        for channel in list(self._place.world.channels.values()):
            newest = self._newest(channel.id)
            labels = labels_of(newest) if newest else {}
            if "Join" in labels and newest is not None:
                await self._fill(newest, labels, dice)
            elif "Act" not in labels and channel.kind is ChannelKind.TEXT:
                person, game = dice.choice(PEOPLE).id, dice.choice(self._games)
                await self._people.command(person, channel.id, "game new", game=game)

    async def _fill(self, lobby: Message, labels: dict[str, str], dice: random.Random) -> None:
        starts = [label for label in labels if label.startswith("Start")]
        wanted = dice.choice([*starts * 3, *({"Join", "Add a computer", "Remove a computer"} & labels.keys())])
        person = dice.choice(PEOPLE).id if wanted == "Join" else host_of(lobby)
        await self._people.press(person, lobby.id, labels[wanted])

    def _newest(self, channel: int) -> Message | None:
        """The last message of the bot in a channel that says how things stand."""
        telling = self._telling[channel]
        return self._place.world.messages.get(max(telling)) if telling else None

    def _heard(self, change: Change) -> None:
        """Note what tells something, so that no round need read all that was ever said."""
        if not isinstance(change, Said | Edited | Deleted):
            return
        message = change.message
        public = message.author == BOT.id and message.only_for is None and not isinstance(change, Deleted)
        tells = public and _TELLING & labels_of(message, pressable=False).keys()
        (self._telling[message.channel].add if tells else self._telling[message.channel].discard)(message.id)


def host_of(lobby: Message) -> int:
    """Return who may start a lobby, by its words."""
    named = next((found[1] for text in _texts(lobby) if (found := HOST.search(text))), "")
    return next((person.id for person in PEOPLE if person.name == named), PEOPLE[0].id)


def labels_of(message: Message, *, pressable: bool = True) -> dict[str, str]:
    """Return the buttons of a message: custom ids by label."""
    parts = walk(message.components)
    return {
        str(part["label"]): str(part["custom_id"])
        for part in parts
        if "label" in part and "custom_id" in part and not (pressable and part.get("disabled"))
    }


def _texts(message: Message) -> Iterator[str]:
    yield from (str(part["content"]) for part in walk(message.components) if "content" in part)
