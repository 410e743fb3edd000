"""Four people who press what they see, and often what they should not: doubled, stale, somebody else's."""

from __future__ import annotations

import asyncio
import random
from collections import Counter, deque
from collections.abc import Mapping, Sequence
from typing import Any

from bench.chaos.notes import Notes
from cogs import ids
from playground import Playground
from playground.check_components import walk
from playground.refusals import Impossible
from playground.values import Change, Deleted, Edited, Message, Said
from playground.world import BOT, PEOPLE

NEAR = 12
"""So many of the newest messages are pressed most; older ones up to `FAR` now and then."""
FAR = 120
RARELY = {"Leave": 0.1, "Close this lobby": 0.02, "Type it": 0.1, "Open a thread for it": 0.05}
RARELY |= dict.fromkeys(("Hand", "Paw", "ARC", "Show to all"), 0.1)
RARELY |= dict.fromkeys(("Rules", "Text", "Log", "Options", "About this edition"), 0.1)
RARELY |= dict.fromkeys(("Undo", "Ask for it", "Pass for me"), 0.0)
RARELY_OF_KIND = {"r1": 0.05, "s1": 0.05, "m1": 0.1, "w1": 0.0}
"""Buttons that lead away from play, by label and by the kind of their id: often, no session would ever get far.

Wishes (the one for all sessions too) and steps back not at all: what a wish answers was never pressed,
and what is taken back was acknowledged, so that neither could be told from a defect.
"""
WEIGHT = 8
ANSWERED = ("p1:", "b1:")
"""The kinds of presses that always get words for an answer."""
FORMS = frozenset({ids.Verb.MULTI, ids.Verb.CODA})
"""Presses whose texts do not follow from the id alone, so that nobody could say later what was asked for."""
ODDS_PLAY, ODDS_DOUBLE, ODDS_STALE, ODDS_STRANGER = 0.7, 0.15, 0.15, 0.1
Press = tuple[int, int, str, list[str]]
"""Person, message, custom id, chosen values."""


class People:
    """The people's side. `counts` tells how presses ended."""

    def __init__(self, place: Playground, notes: Notes, dice: random.Random) -> None:
        self.counts: Counter[str] = Counter()
        self._place = place
        self._notes = notes
        self._dice = dice
        self._recent: deque[int] = deque(maxlen=FAR)
        self._questions: deque[int] = deque(maxlen=FAR)
        """Messages that ask something: whatever else is said, they are not pushed out of sight."""
        place.world.listeners.append(self._heard)

    async def act(self) -> int:
        """Press once, or twice or thrice at the same time; return the number of presses."""
        chosen = self._choose()
        if chosen is None:
            return 0
        times = self._dice.choice((2, 3)) if self._dice.random() < ODDS_DOUBLE else 1
        await asyncio.gather(*(self.press(*chosen) for _ in range(times)))
        return times

    async def command(self, person: int, channel: int, words: str, **options: Any) -> None:
        """Send a command."""
        try:
            outcome = await self._place.acts.slash(person, channel, words, options)
        except Impossible:
            self.counts["impossible"] += 1
        else:
            self.counts[outcome.kind] += 1

    async def press(self, person: int, message: int, custom_id: str, values: Sequence[str] = ()) -> None:
        """Press one button, or choose in a menu, and wait for what comes of it."""
        self._notes.press(custom_id, values, person)
        try:
            outcome = await self._place.acts.component(person, message, custom_id, list(values) or None)
        except Impossible:
            self.counts["impossible"] += 1
        else:
            self.counts[outcome.kind] += 1
            if outcome.kind.startswith("defer") and custom_id.startswith(ANSWERED):
                await self._notes.wait((person, custom_id, tuple(values)))

    def _choose(self) -> Press | None:
        message = self._asking() if self._dice.random() < ODDS_PLAY else self._message()
        parts = [part for part in walk(message.components) if self._wanted(part)] if message else []
        if message is None or not parts:
            return None
        custom_id, values = self._dice.choice([each for part in parts for each in self._ways(part)])
        return self._person(message), message.id, custom_id, values

    def _ways(self, part: Mapping[str, Any]) -> list[tuple[str, list[str]]]:
        """Return what can be pressed in a part; answers stand for many ways, so that most presses play."""
        custom_id = str(part["custom_id"])
        if "options" not in part:
            return [(custom_id, [])] * (WEIGHT if _is_leaf(custom_id, "") else 1)
        values = [str(option["value"]) for option in part["options"]]
        return [
            (custom_id, [value]) for value in values for _ in range(WEIGHT if _is_leaf(custom_id, value) else 1)
        ]

    def _asking(self) -> Message | None:
        """One of the last messages with a question."""
        found = list(self._questions)[-NEAR:]
        return self._place.world.messages.get(self._dice.choice(found)) if found else self._message()

    def _message(self) -> Message | None:
        near = self._dice.random() >= ODDS_STALE
        known = list(self._recent)[-NEAR if near else 0 :]
        return self._place.world.messages.get(self._dice.choice(known)) if known else None

    def _person(self, message: Message) -> int:
        if message.only_for is not None and self._dice.random() >= ODDS_STRANGER:
            return message.only_for
        members = self._place.world.channels[message.channel].members - {BOT.id}
        if members and self._dice.random() >= ODDS_STRANGER:
            return next(iter(members))
        return self._dice.choice(PEOPLE).id

    def _wanted(self, part: Mapping[str, Any]) -> bool:
        if "custom_id" not in part or part.get("disabled"):
            return False
        custom_id = str(part["custom_id"])
        if custom_id.startswith("p1:") and ids.PressId.read(custom_id).verb in FORMS:
            return False
        kind = custom_id.partition(":")[0]
        return self._dice.random() < RARELY.get(str(part.get("label")), RARELY_OF_KIND.get(kind, 1.0))

    def _heard(self, change: Change) -> None:
        if not isinstance(change, Said | Edited | Deleted):
            return
        message = change.message
        self._recent, self._questions = without(self._recent, message.id), without(self._questions, message.id)
        if not isinstance(change, Deleted) and message.author == BOT.id:
            self._recent.append(message.id)
            if any(map(_is_question, walk(message.components))):
                self._questions.append(message.id)


def without(numbers: deque[int], gone: int) -> deque[int]:
    """Return numbers without one of them."""
    return deque((number for number in numbers if number != gone), maxlen=numbers.maxlen)


def _is_question(part: Mapping[str, Any]) -> bool:
    """Tell whether a part belongs to a question, however many steps from an answer."""
    custom_id = str(part.get("custom_id", ""))
    return custom_id.startswith("p1:") and ids.PressId.read(custom_id).verb is not ids.Verb.TYPE


def _is_leaf(custom_id: str, value: str) -> bool:
    """Tell whether a press answers a question at once."""
    if not custom_id.startswith("p1:"):
        return False
    return value.startswith("g.") or (not value and ids.PressId.read(custom_id).verb in ids.ANSWERS)
