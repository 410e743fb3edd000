"""One dog's part in one short line, the weightiest first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.core import Event, Seat
from engines.dogs_bond import events as happened
from render.contract import Table
from render.dogs_bond.clauses import clause
from render.dogs_bond.happenings import Happenings
from render.dogs_bond.narrator import Narrator, adopter, attribute, card, event, seat
from render.narration import runs
from render.words import Words

_MOST = 2
"""More than so many clauses are no short line; beside the title of an event there is room for one."""
_SENTENCES = (happened.TailWagBegan, happened.OrderFixed, happened.Began, happened.UsedUp)
_CLAUSES = (
    happened.Attacked, happened.Lost, happened.Swapped, happened.Bowed, happened.Played, happened.Salvaged,
    happened.Took, happened.AbilityUsed, happened.Hid, happened.Fizzled, happened.Drew, happened.Gave,
    happened.Tossed, happened.Rolled, happened.InstinctShown,
)  # fmt: skip
"""What is worth a clause, the weightiest first."""


def brief(words: Words, happenings: Happenings, group: tuple[Event, ...], reader: Seat | None, table: Table) -> str:
    """Tell a paragraph in about 60 characters; empty if nothing in it is worth a line."""
    narrator = Narrator(words, group[0].actor, reader, table)
    for one in reversed(group):
        if isinstance(one, happened.Courted | happened.Rescued):
            return _home(narrator, one)
        if isinstance(one, happened.Deal):
            return narrator.say("dogs-bond-brief-deal")
        if isinstance(one, _SENTENCES):
            return happenings.sentence(narrator, (one,))
    return _part(narrator, group)


def _part(narrator: Narrator, group: Sequence[Event]) -> str:
    clauses = list(_clauses(narrator, group))
    title = next((one for one in group if isinstance(one, happened.EventShown)), None)
    if title is None:
        return narrator.say("dogs-bond-story", what=narrator.words.joined(clauses[:_MOST])) if clauses else ""
    named = event(title.event)
    if not clauses:
        return narrator.say("dogs-bond-brief-event", event=named)
    return narrator.say("dogs-bond-story-event", event=named, what=clauses[0])


def _home(narrator: Narrator, one: happened.Courted | happened.Rescued) -> str:
    if isinstance(one, happened.Rescued):
        return narrator.say("dogs-bond-brief-rescue", roll=one.roll)
    key = "adopted" if one.adopted else "refused"
    return narrator.say(f"dogs-bond-brief-{key}", adopter=adopter(one.adopter))


def _clauses(narrator: Narrator, group: Sequence[Event]) -> Iterator[str]:
    told = runs(group)
    for shape in _CLAUSES:
        for run in told:
            if isinstance(run[0], shape):
                yield _short(narrator, run[0]) or clause(narrator, run)


def _short(narrator: Narrator, one: Event) -> str:
    """Say a clause without what there is no room for: levels, the attacking card."""
    if isinstance(one, happened.Attacked):
        named = {"rival": seat(one.rival), "pile": attribute(one.pile)}
        return narrator.say("dogs-bond-brief-attack", **named)
    if isinstance(one, happened.Played | happened.Lost):
        verb = "play" if isinstance(one, happened.Played) else "lost"
        return narrator.say(f"dogs-bond-brief-{verb}", card=card(one.card))
    if isinstance(one, happened.Drew):
        return narrator.say("dogs-bond-did-draw", count=one.count)
    return ""
