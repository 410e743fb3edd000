"""The public picture: town and country, the action board, the Dog Fair, a row for each seat, what happened last."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engines.core import Seat
from engines.dogs import actions as act
from engines.dogs.frames import Sending, TakingCard
from engines.dogs.legal import legal, question_of
from engines.dogs.view import View
from render.contract import Moment
from render.dogs.atlas import Atlas
from render.dogs.buildings import Inviting, buildings, fronts
from render.dogs.changes import Changes, changes
from render.dogs.ending import score
from render.dogs.fair import fair, stand
from render.dogs.layout import FAIR_Y, height, row_y, strip_y
from render.dogs.phases import phase
from render.dogs.rows import Setting, panel, row
from render.dogs.scenery import scenery
from render.dogs.subject import Subject
from render.dogs.town import bags, exchanges, heads, labels, rings, tokens, trails, trucks
from render.frame import WIDTH, after_title, alarm, header, last_strip, note, strip_box, turn_pill
from render.scene import Face, Item, Scene
from render.typeface import width
from render.voice import Speaker, Voice, who

BADGE = "dog-beagle"
MOST_RINGS = 12
"""With more targets the gold rings say nothing and are left out."""


def board(view: View, moment: Moment, atlas: Atlas, words: Speaker, last: str) -> Scene:
    """Return the public picture; `last` is the sentence of the LAST strip."""
    subject = Subject(view, atlas, Voice(words, moment.table, "dogs"))
    seats = len(view.areas)
    changed = changes(moment.events)
    items = (
        *_top(subject, moment),
        *_land(subject, changed, _targets(subject, moment)),
        *_middle(subject, moment, changed),
        *_rows(subject, moment, changed),
        *last_strip(strip_y(seats), subject.voice("last"), last),
    )
    return Scene(WIDTH, height(seats), "paper3", _fixed(subject, bool(view.frames)), items)


def _fixed(subject: Subject, playing: bool) -> tuple[Item, ...]:
    words = (subject.voice("title"), subject.voice("price"), subject.voice("buys"))
    return _layer(subject.atlas, len(subject.view.areas), playing, words)


@lru_cache(maxsize=16)
def _layer(atlas: Atlas, seats: int, playing: bool, words: tuple[str, str, str]) -> tuple[Item, ...]:
    title, price, buys = words
    middle = (*fronts(atlas, seats), *stand(FAIR_Y, price, buys)) if playing else ()
    rows = (item for seat in range(seats) for item in panel(seat, row_y(seat)))
    return (*scenery(atlas), *middle, *rows, strip_box(strip_y(seats)), *header("choc", BADGE, title))


def _land(subject: Subject, changed: Changes, targets: tuple[str, ...]) -> Iterator[Item]:
    """Yield the map, from back to front."""
    yield from trails(subject, changed)
    yield from rings(targets, subject.atlas)
    yield from tokens(subject)
    yield from heads(subject, changed)
    yield from labels(subject.atlas)
    yield from trucks(subject, changed)
    yield from exchanges(subject.atlas, changed)
    yield from bags(subject)


def _targets(subject: Subject, moment: Moment) -> tuple[str, ...]:
    """Return the spaces the asked seat may drive to, unless they are many."""
    driver = next((decision.seat for decision in moment.pending if decision.kind == "drive"), None)
    if driver is None:
        return ()
    offered = legal(subject.atlas.box, subject.view, driver)
    spaces = tuple(action.space for action in offered if isinstance(action, act.Move))
    return spaces if len(spaces) <= MOST_RINGS else ()


def _middle(subject: Subject, moment: Moment, changed: Changes) -> Iterator[Item]:
    """Yield action board and Fair; when the game is over, the score in their place."""
    if moment.outcome is not None:
        yield from score(moment.outcome, subject.voice)
        return
    yield from buildings(subject, changed, _inviting(subject, moment))
    yield from fair(subject.view, subject.atlas, FAIR_Y, changed.joined)


def _inviting(subject: Subject, moment: Moment) -> Inviting:
    """Return the buildings that are open to the worker who is asked for, or whose cards are to be taken."""
    box, view = subject.atlas.box, subject.view
    for decision in moment.pending:
        frame = question_of(view, decision.seat)
        if isinstance(frame, TakingCard):
            return Inviting(cards_at=frame.building)
        if isinstance(frame, Sending):
            offered = legal(box, view, decision.seat)
            return Inviting(frozenset(way.building for way in offered if isinstance(way, act.Send | act.SendFree)))
    return Inviting()


def _rows(subject: Subject, moment: Moment, changed: Changes) -> Iterator[Item]:
    outcome = moment.outcome
    winners = frozenset(int(seat) for seat in outcome.winners) if outcome else frozenset()
    asked = frozenset(int(decision.seat) for decision in moment.pending)
    points = tuple(standing.points or 0 for standing in outcome.standings) if outcome else ()
    setting = Setting(changed, moment.pending, winners or asked, points)
    for seat in range(len(subject.view.areas)):
        yield from row(subject, Seat(seat), row_y(seat), setting)


def _top(subject: Subject, moment: Moment) -> Iterator[Item]:
    view, voice = subject.view, subject.voice
    start = after_title(voice("title"))
    if moment.outcome is not None:
        text = voice("over")
        yield note(start, text, 300)
    elif view.final or view.all_stay:
        text = voice("final")
        yield from alarm(start, text)
        start += 44
    else:
        text = voice("round", n=view.round, phase=phase(view))
        yield note(start, text, 420)
    yield from _pill(moment, voice, start + width(text, Face.TITLE, 32) + 16)


def _pill(moment: Moment, voice: Voice, left: int) -> Iterator[Item]:
    if moment.outcome is not None:
        winners = tuple(int(seat) for seat in moment.outcome.winners)
        text = voice("pill-wins", who=who(winners[0])) if len(winners) == 1 else voice("pill-shared")
        yield from turn_pill(winners, text, left, crown=True)
        return
    asked = tuple(int(decision.seat) for decision in moment.pending)
    kinds = {decision.kind for decision in moment.pending}
    if len(asked) == 1:
        yield from turn_pill(asked, voice("pill", who=who(asked[0]), kind=min(kinds)), left)
    elif asked:
        yield from turn_pill(asked, voice("pill-several", kind=min(kinds) if len(kinds) == 1 else "mixed"), left)
