"""What one dog did in one turn: an event's title with a sentence of clauses, then what stands alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.core import Event, Seat, Weight
from engines.dogs_bond import events as happened
from render.contract import Line, Table
from render.dogs_bond.clauses import Run, clause, goes_on, is_clause
from render.dogs_bond.happenings import Happenings, ever_after, own_paw
from render.dogs_bond.narrator import Narrator, event
from render.narration import WIDTH, runs
from render.words import Words

_ASIDE = (happened.Passed, happened.Decided, happened.NoSwap)
"""Told only where the actor did nothing else."""


def sentences(
    words: Words, happenings: Happenings, group: tuple[Event, ...], reader: Seat | None, table: Table
) -> tuple[Line, ...]:
    """Tell what one dog did in one turn, line by line."""
    narrator = Narrator(words, group[0].actor, reader, table)
    return tuple(line for part in parts(group) for line in _told(narrator, happenings, part) if line.text)


def parts(group: Sequence[Event]) -> Iterator[tuple[Run, ...]]:
    """Yield runs of events, those together that one sentence tells; a reveal opens its sentence."""
    part: list[Run] = []
    for run in runs(group):
        if not is_clause(run[0]):
            if part:
                yield tuple(part)
            part = []
        if is_clause(run[0]) or isinstance(run[0], happened.EventShown):
            part.append(run)
        else:
            yield (run,)
    if part:
        yield tuple(part)


def _told(narrator: Narrator, happenings: Happenings, part: tuple[Run, ...]) -> Iterator[Line]:
    first = part[0][0]
    title = first if isinstance(first, happened.EventShown) else None
    spoken = _worth(part[1:] if title else part)
    if spoken and is_clause(spoken[0][0]):
        yield from _sentence(narrator, title, spoken)
        return
    yield Line(happenings.sentence(narrator, part[0]), first.weight)
    if isinstance(first, happened.Deal):
        yield Line(own_paw(narrator, first), Weight.LINE)
    elif isinstance(first, happened.Courted) and first.adopted:
        yield Line(ever_after(narrator, first), Weight.DETAIL)


def _worth(part: tuple[Run, ...]) -> tuple[Run, ...]:
    """Leave out what is no news beside what else was done, then join what one clause tells."""
    told: list[Run] = []
    for run in tuple(run for run in part if not isinstance(run[0], _ASIDE)) or part:
        if told and goes_on(told[-1], run[0]):
            told[-1] = (*told[-1], *run)
        else:
            told.append(run)
    return tuple(told)


def _sentence(narrator: Narrator, title: happened.EventShown | None, part: tuple[Run, ...]) -> Iterator[Line]:
    """Say clauses in as few lines as hold them; the first one bears the title of the event."""
    weight = Weight.HEADLINE if title else max(one.weight for run in part for one in run)
    taken = [narrator.say("dogs-bond-did-top-event")] if title and title.kept else []
    for said in (clause(narrator, run) for run in part):
        if taken and len(_line(narrator, title, [*taken, said])) > WIDTH:
            yield Line(_line(narrator, title, taken), weight)
            title, weight, taken = None, Weight.LINE, []
        taken.append(said)
    yield Line(_line(narrator, title, taken), weight)


def _line(narrator: Narrator, title: happened.EventShown | None, clauses: Sequence[str]) -> str:
    what = narrator.words.joined(clauses)
    if title is None:
        return narrator.say("dogs-bond-story", what=what)
    return narrator.say("dogs-bond-story-event", event=event(title.event), what=what)
