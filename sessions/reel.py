"""A session played again from its record: every position that it had, for every reader.

The positions are those that everybody noticed: something was told to all, or others are waited for. What a
seat did unnoticed belongs to the position before it, so that neither number nor order of them tells anything.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any

import msgspec

from db.rows import EntryRow
from engines.core import AnyGame, BadLine, Entry, NotAnAction, NotLegal, NotYours, Seat, Step, answer
from sessions.errors import NoReplay
from sessions.house import House
from sessions.live import Live, read, shown
from sessions.rows import setup_of
from sessions.seeing import waited_for
from sessions.values import Look, Session, SessionId, Told

KEPT = 4
"""So many sessions are kept played out: a step forth or back plays nothing again."""


class Reel(msgspec.Struct, frozen=True):
    """A record played again. Element 0 of `entries` and `steps` is the deal."""

    session: Session
    engine: AnyGame
    entries: tuple[EntryRow, ...]
    steps: tuple[Step[Any, Any], ...]
    ends: tuple[int, ...]
    """For each position the number of its last entry."""
    turns: tuple[int, ...]
    """The positions with which a turn ends, ascending."""

    @property
    def last(self) -> int:
        """The number of the last position; 0 is the deal."""
        return len(self.ends) - 1

    def within(self, position: int) -> int:
        """Return the nearest position that there is."""
        return min(max(position, 0), self.last)

    def turn_before(self, position: int) -> int:
        """Return the end of the turn before, the deal if there is none."""
        return max((turn for turn in self.turns if turn < position), default=0)

    def turn_after(self, position: int) -> int:
        """Return the end of the turn that is under way or comes next."""
        return min((turn for turn in self.turns if turn > position), default=self.last)

    def turn_of(self, position: int) -> int:
        """Return the number of the turn that a position belongs to, from 1; 0 for the deal."""
        return sum(turn < position for turn in self.turns) + 1 if position else 0


class Reels:
    """The sessions of a house played again; the last few are kept."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._kept: dict[SessionId, Reel] = {}
        self._one = asyncio.Lock()

    async def of(self, session: SessionId) -> Reel:
        """Play a session again up to now. Raise NoSession, WrongStatus, FrozenSession, NoReplay."""
        async with self._one:  # whoever asks for the same session meanwhile finds it played
            live = await read(self._house, session)
            entries = await self._house.store.entries(session)
            known = self._kept.pop(session, None)
            made = await asyncio.to_thread(
                _played, live, entries, () if known is None else _fitting(known, entries)
            )
            self._kept[session] = made
            if len(self._kept) > KEPT:
                del self._kept[next(iter(self._kept))]
            return made


def roll(
    session: Session, engine: AnyGame, entries: tuple[EntryRow, ...], steps: tuple[Step[Any, Any], ...]
) -> Reel:
    """Return what was played with its positions found; element 0 of both is the deal."""
    ends = tuple(_ends(engine, steps))
    return Reel(session, engine, entries, steps, ends, tuple(_turns(entries, ends)))


def look_at(reel: Reel, position: int, seat: Seat | None) -> Look:
    """Return the table as it stood, through the eyes that a seat had then; nobody is asked anything any more."""
    state = reel.steps[reel.ends[position]].state
    pending = tuple(waited_for(decision, seat) for decision in reel.engine.pending(state))
    return Look(reel.session, seat, reel.engine.view(state, seat), pending, None, reel.engine.outcome(state))


def told_at(reel: Reel, position: int, seat: Seat | None, since: int | None = None) -> tuple[Told, ...]:
    """Return what a seat saw happen in a position, or in all after position `since` up to it."""
    first = reel.ends[position - 1 if since is None else since] + 1 if position else 0
    return tuple(_told(reel, number, seat) for number in range(first, reel.ends[position] + 1))


def _told(reel: Reel, number: int, seat: Seat | None) -> Told:
    entry = reel.entries[number]
    actor = None if entry.seat is None else Seat(entry.seat)
    return Told(entry.revision, actor, entry.at, shown(reel.steps[number].events, seat))


def _fitting(known: Reel, entries: Sequence[EntryRow]) -> tuple[Step[Any, Any], ...]:
    """Return the steps that still hold: nothing was taken back before them."""
    pairs = zip(known.entries, known.steps, entries, strict=False)
    return tuple(step for _, step, _ in takewhile(lambda pair: pair[0].revision == pair[2].revision, pairs))


def _played(live: Live, entries: tuple[EntryRow, ...], steps: tuple[Step[Any, Any], ...]) -> Reel:
    engine = live.engine
    played = list(steps or (engine.start(setup_of(live.row, len(live.seats))),))
    for number, entry in enumerate(entries[len(played) :], start=len(played)):
        line = Entry(Seat(entry.seat or 0), entry.action)
        try:
            played.append(answer(engine, played[-1].state, line.seat, line.action))
        except (NotAnAction, NotLegal, NotYours) as why:
            raise NoReplay(live.session.id, BadLine(number, line, why)) from why
    return roll(live.session, engine, entries, tuple(played))


def _ends(engine: AnyGame, steps: tuple[Step[Any, Any], ...]) -> Iterator[int]:
    """Yield the entry before each one that everybody notices, then the last."""
    before = _waited(engine, steps[0].state)
    for number, step in enumerate(steps[1:], start=1):
        now = _waited(engine, step.state)
        if now != before or shown(step.events, None):
            yield number - 1
        before = now
    yield len(steps) - 1


def _waited(engine: AnyGame, state: Any) -> tuple[tuple[Seat, str, int], ...]:
    """Return who is waited for, as everybody may know it."""
    return tuple((decision.seat, decision.shown_as, decision.stretch) for decision in engine.pending(state))


def _turns(entries: Sequence[EntryRow], ends: Sequence[int]) -> Iterator[int]:
    """Yield the last position of each stretch of play. What is said unasked belongs to the stretch under way."""
    stretches: list[int] = []
    for end in ends[:-1]:
        entry = entries[end + 1]
        stretches.append(stretches[-1] if entry.decision is None and stretches else entry.stretch)
    for position, stretch in enumerate(stretches, start=1):
        if position == len(stretches) or stretches[position] != stretch:
            yield position
