"""The public picture: the street with its ladders, the event, a box for each dog, and what happened last."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engines.dogs_bond.view import Phase, View
from render.contract import Moment
from render.dogs_bond.adoption import adoption_order
from render.dogs_bond.changes import Changes, changes
from render.dogs_bond.ending import ever_after, result
from render.dogs_bond.happening import happening
from render.dogs_bond.kennel import Kennel
from render.dogs_bond.ladders import ladders
from render.dogs_bond.layout import height, strip_y
from render.dogs_bond.rows import ground, row
from render.dogs_bond.street import neighbours, street, targets
from render.dogs_bond.subject import Subject
from render.frame import WIDTH, after_title, alarm, header, last_strip, note, strip_box, turn_pill
from render.scene import Face, Item, Scene
from render.typeface import width
from render.voice import Speaker, Voice, who

HEADER = ("inst", "icon-heart")


def board(view: View, moment: Moment, kennel: Kennel, words: Speaker, last: str) -> Scene:
    """Return the public picture; `last` is the sentence of the LAST strip."""
    subject = Subject(view, moment, kennel, Voice(words, moment.table, "dogs-bond"))
    seats = len(view.dogs)
    changed = changes(kennel.box, moment.events)
    items = (
        *_top(subject),
        *neighbours(subject, changed),
        *ladders(subject, changed),
        *targets(_targets(subject)),
        *_middle(subject),
        *_dogs(subject, changed),
        *last_strip(strip_y(seats), subject.voice("last"), last),
    )
    return Scene(WIDTH, height(seats), "peach2", _fixed(subject.voice("title"), seats), items)


@lru_cache(maxsize=16)
def _fixed(title: str, seats: int) -> tuple[Item, ...]:
    boxes = (item for seat in range(seats) for item in ground(seat))
    return (*street(), *boxes, strip_box(strip_y(seats)), *header(*HEADER, title))


def _targets(subject: Subject) -> tuple[int, ...]:
    """Return the houses that the asked dog can choose now."""
    view = subject.view
    kinds = {decision.kind: decision.seat for decision in subject.moment.pending}
    if "court" in kinds:
        levels = view.dogs[kinds["court"]].levels
        free = [adopter not in view.day.homes for adopter in view.houses]
        return tuple(place + 1 for place, level in enumerate(levels) if level and free[place])
    if kinds.keys() & {"swap-first", "swap-second"}:
        return tuple(range(1, len(view.houses) + 1))
    return ()


def _middle(subject: Subject) -> Iterator[Item]:
    if subject.moment.outcome is not None:
        return ever_after(subject, subject.moment.outcome)
    if subject.view.phase is Phase.ADOPTION:
        return adoption_order(subject)
    return happening(subject)


def _dogs(subject: Subject, changed: Changes) -> Iterator[Item]:
    outcome = subject.moment.outcome
    for dog in subject.view.dogs:
        yield from row(subject, dog, changed) if outcome is None else result(subject, dog, outcome)


def _top(subject: Subject) -> Iterator[Item]:
    view, voice = subject.view, subject.voice
    start = after_title(voice("title"))
    left = start
    if subject.moment.outcome is not None:
        text = voice("over")
        yield note(start, text, 300)
    elif view.phase in (Phase.TAIL_WAG, Phase.ADOPTION) or (view.phase is Phase.TURN and view.depleted):
        text = voice("final", phase=str(view.phase))
        yield from alarm(start, text)
        left += 44
    else:
        turn = voice("turn", n=view.turn, all=view.events_in_all)
        text = voice("picking-dogs") if view.phase is Phase.PICK else turn
        yield note(start, text, 340)
    yield from _pill(subject, left + width(text, Face.TITLE, 32) + 16)


def _pill(subject: Subject, left: int) -> Iterator[Item]:
    voice, asked, winners = subject.voice, subject.asked(), subject.winners()
    if winners:
        text = voice("pill-wins", who=who(winners[0])) if len(winners) == 1 else voice("pill-shared")
        yield from turn_pill(tuple(map(int, winners)), text, left, crown=True)
        return
    kinds = {decision.shown_as for decision in subject.moment.pending}
    kind = min(kinds) if len(kinds) == 1 else "mixed"
    if len(asked) == 1:
        yield from turn_pill((int(asked[0]),), voice("pill", who=who(asked[0]), kind=kind), left)
    elif asked:
        yield from turn_pill(tuple(map(int, asked)), voice("pill-several", kind=kind), left)
