"""The database held against the notes, after everything has come to rest."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain, takewhile
from typing import Any

import msgspec

from bench.chaos.notes import Deed, Notes
from cogs.desk import Desk
from cogs.ids import check_of
from cogs.publisher.course import calls
from cogs.publisher.memory import load_said
from cogs.screens.board import facts
from cogs.sight import Sight, see
from db.rows import EntryRow, Loaded
from engines.core import AnyGame, Entry, Offer, Record, Seat, fold, put, replay
from playground.world import PEOPLE
from render.contract import Moment
from sessions.house import House
from sessions.live import shown
from sessions.rows import session_of, setup_of
from sessions.values import Look, Session

LONGEST_FOLD = 6
"""So many questions, at most, are folded into the menu of one."""
_NAMES = re.compile("|".join([r"Computer(?: [A-H])?", *(person.name for person in PEOPLE)]))


class Verdict(msgspec.Struct, frozen=True):
    """How much there was, and everything that is wrong, a line each."""

    sessions: int
    actions: int
    twice: tuple[str, ...]
    """Questions answered, or boards posted, more than once."""
    unasked_for: tuple[str, ...]
    lost: tuple[str, ...]
    broken: tuple[str, ...]
    unmatched: tuple[str, ...]
    unsaid: tuple[str, ...]

    @property
    def defects(self) -> tuple[str, ...]:
        """Return all of them."""
        return self.twice + self.unasked_for + self.lost + self.broken + self.unmatched + self.unsaid


class Answer(msgspec.Struct, frozen=True):
    """A stored answer: what a press may have said for it, alone or with the ones that followed."""

    decisions: frozenset[int]
    """Its question, and the newest of those that the board put to several alike."""
    checks: Mapping[str, int]
    """Each with the number of stored answers that it covers."""
    person: int | None


class Case:
    """One session: what is stored of it, and its record played again."""

    def __init__(self, loaded: Loaded, entries: tuple[EntryRow, ...], engine: AnyGame, states: Any) -> None:
        self.session: Session = session_of(loaded.session, loaded.seats)
        self.loaded = loaded
        self.entries = entries
        self.engine = engine
        self.states = states

    @cached_property
    def replayed(self) -> tuple[Any, ...]:
        """The steps of the record, the deal first."""
        lines = tuple(Entry(Seat(entry.seat or 0), entry.action) for entry in self.entries[1:])
        return replay(self.engine, Record(setup_of(self.loaded.session, len(self.loaded.seats)), lines))

    @cached_property
    def answers(self) -> tuple[Answer, ...]:
        """Every stored answer, and who holds its seat at the end: None for the computer, perhaps as a stand-in."""
        players = [holder.player for holder in self.session.holders]
        told = [(number, entry, players[entry.seat or 0]) for number, entry in enumerate(self.entries[1:], start=1)]
        return tuple(
            Answer(self._decisions(number), self._checks(number), None if player is None else player.id)
            for number, entry, player in told
        )

    def holds(self, deed: Deed) -> bool:
        """Tell whether an answer is stored."""
        return any(
            deed.decision in answer.decisions
            and deed.check in answer.checks
            and answer.person in (None, deed.person)
            for answer in self.answers
        )

    def _decisions(self, number: int) -> frozenset[int]:
        """Return the ids that a press may have borne for an entry: while it was open, others may have shared it."""
        own = self.entries[number].decision or 0
        found = {own}
        for step in reversed(self.replayed[:number]):
            ids = {decision.id for decision in self.engine.pending(step.state)}
            if own not in ids:
                break
            found |= {one for one in ids if one > own}
        return frozenset(found)

    def _checks(self, number: int) -> Mapping[str, int]:
        """Return what a press may have said for an entry: it alone, or with those of its seat that came after."""
        seat = self.entries[number].seat
        run = list(takewhile(lambda entry: entry.seat == seat, self.entries[number : number + LONGEST_FOLD]))
        said = [entry.action for entry in run]
        whole = {check_of("; ".join(said[:length])): length for length in range(1, len(said) + 1)}
        return {**self._cut_short(number, said), **whole}

    def _cut_short(self, number: int, said: list[str]) -> dict[str, int]:
        """Return the checks of what ran on and ended before its last answer."""
        question = put(self.engine, self.replayed[number - 1].state, Seat(self.entries[number].seat or 0))
        offers = () if question is None else question.outright
        ran = [(offer, _common(offer.texts, said)) for offer in offers if offer.runs_on]
        return {check_of(offer.line): length for offer, length in ran if length}

    def begun(self, number: int) -> Iterator[tuple[frozenset[int], str]]:
        """Yield what a press before may have said that an entry goes on with: its questions and its check.

        A chain pauses while its seat is asked something else in between, and goes on after that answer.
        """
        entry = self.entries[number]
        for before in range(max(1, number - LONGEST_FOLD), number):
            if self.entries[before].seat == entry.seat:
                said = self.entries[before].action
                lines = {offer.line for offer in self._offers(before) if _leads(offer, said, entry.action)}
                yield from ((self._decisions(before), check_of(line)) for line in lines)

    def _offers(self, number: int) -> tuple[Offer, ...]:
        """Return what the seat of an entry was offered, follow-up questions folded in as well."""
        state = self.replayed[number - 1].state
        question = put(self.engine, state, Seat(self.entries[number].seat or 0))
        if question is None:
            return ()
        return (*question.offers, *question.outright, *fold(self.engine, state, question).offers)

    def look(self, number: int) -> Look:
        """The table as a spectator saw it after an entry."""
        state = self.replayed[number].state
        return Look(
            self.session, None, self.engine.view(state, None), self.engine.pending(state), None,
            self.engine.outcome(state),
        )  # fmt: skip


async def cases(house: House, sessions: Iterable[str]) -> list[Case]:
    """Return those of the sessions that were dealt."""
    found = []
    for session in sessions:
        loaded = await house.store.load(session)
        if loaded is not None and loaded.snapshot is not None:
            edition = await house.edition(loaded.session.pack)
            found.append(Case(loaded, await house.store.entries(session), edition.engine, edition.states))
    return found


async def judge(house: House, sessions: Iterable[str], notes: Notes) -> Verdict:
    """Hold everything against everything."""
    desk, found = Desk(house), await cases(house, sessions)
    return Verdict(
        sessions=len(found),
        actions=sum(answer.person is not None for case in found for answer in case.answers),
        twice=(*chain.from_iterable(map(doubled, found)), *posted_twice(notes)),
        unasked_for=tuple(chain.from_iterable(unasked_for(case, notes) for case in found)),
        lost=tuple(lost(found, notes)),
        broken=tuple(chain.from_iterable(map(broken, found))),
        unmatched=tuple([bad for case in found for bad in await unmatched(desk, case, notes)]),
        unsaid=tuple([bad for case in found for bad in await unsaid(desk, case, notes)]),
    )


def doubled(case: Case) -> Iterator[str]:
    """Questions that were answered more than once."""
    times = Counter(entry.decision for entry in case.entries[1:])
    yield from (f"{case.session.id}: decision {decision} {n} times" for decision, n in times.items() if n > 1)


def unasked_for(case: Case, notes: Notes) -> Iterator[str]:
    """Stored answers of people that they never pressed."""
    covered = 0
    for number, answer in enumerate(case.answers):
        if answer.person is None or number < covered:
            continue
        pressed = [
            length
            for check, length in answer.checks.items()
            if _was_pressed(case, answer.decisions, answer.person, check, notes)
        ]
        went_on = (_was_pressed(case, ids, answer.person, check, notes) for ids, check in case.begun(number + 1))
        if not pressed and not any(went_on):
            yield f"{case.session.id}: {answer.person} never answered {set(answer.decisions)} with {answer.checks}"
        covered = number + max(pressed, default=1)


def _was_pressed(case: Case, decisions: Iterable[int], person: int, check: str, notes: Notes) -> bool:
    """Tell whether a person said that to one of some questions."""
    return any(Deed(case.session.id, decision, person, check) in notes.pressed for decision in decisions)


def _leads(offer: Offer, first: str, later: str) -> bool:
    """Tell whether an offer begins with one text and has another one further on."""
    return offer.texts[0] == first and later in offer.texts[1:]


def _common(texts: Sequence[str], said: Sequence[str]) -> int:
    """Return how many texts agree from the first on."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(texts, said, strict=False)))


def broken(case: Case) -> Iterator[str]:
    """Records that do not lead to the stored state."""
    stored = case.states.decode(case.loaded.snapshot.state) if case.loaded.snapshot else None
    if case.replayed[-1].state != stored:
        yield f"{case.session.id}: the record leads to another state"


def lost(found: list[Case], notes: Notes) -> Iterator[str]:
    """Answers that were acknowledged and are not stored."""
    cases = {str(case.session.id): case for case in found}
    for deed in notes.acknowledged:
        if deed.session not in cases or not cases[deed.session].holds(deed):
            yield f"{deed} was acknowledged"


def posted_twice(notes: Notes) -> Iterator[str]:
    """Boards that were posted anew for a revision that had one."""
    times = Counter((post.session, post.revision) for post in notes.posts if post.fresh)
    yield from (f"{session}: revision {revision}" for (session, revision), n in times.items() if n > 1)


async def unmatched(desk: Desk, case: Case, notes: Notes) -> list[str]:
    """Boards that show something else than the state at their revision."""
    posts = [post for post in notes.posts if post.session == case.session.id]
    since = [0]
    bad = []
    for post in posts:
        shown_as, right = (post.title, nameless(post.alt)), []
        async for one in _right_ones(desk, case, post.revision, since):
            right.append(one)
            if one == shown_as:
                break
        else:
            bad.append(f"{post}, not one of {right}")
        since.append(post.revision)
    return bad


async def _right_ones(desk: Desk, case: Case, revision: int, since: list[int]) -> AsyncIterator[tuple[str, str]]:
    """Yield title and description that a board of a revision may have, by the board that came before it."""
    number = max((entry.number for entry in case.entries if entry.revision <= revision), default=None)
    if number is None:
        return
    sight = await see(desk, case.look(number))
    title, view = facts(sight), sight.look.view
    for begun in dict.fromkeys(reversed(since)):  # nearly always it was the last one
        yield title, nameless(sight.face.board_alt(view, _moment(case, sight, revision, begun)))


def nameless(text: str) -> str:
    """Return a description without the names of people: a seat may be the computer's by the end."""
    return _NAMES.sub("somebody", text)


def _moment(case: Case, sight: Sight, revision: int, begun: int) -> Moment:
    """The moment of a board that tells what happened since another one."""
    steps = zip(case.entries, case.replayed, strict=True)
    events = [event for entry, step in steps if begun < entry.revision <= revision for event in step.events]
    return Moment(sight.names, sight.look.pending, shown(tuple(events), None), sight.look.outcome)


async def unsaid(desk: Desk, case: Case, notes: Notes) -> list[str]:
    """Sessions whose last board does not call those who are asked, or that ended without a board of the end."""
    session, look = case.session, case.look(len(case.entries) - 1)
    if look.outcome is not None:
        ended = any(post.session == session.id and post.revision == session.revision for post in notes.posts)
        return [] if ended else [f"{session.id}: no board of the end"]
    said = await load_said(desk, session.id)
    return [] if set(said.called) == set(calls(look.pending)) else [f"{session.id}: {said.called}"]
