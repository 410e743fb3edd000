"""The private picture of a seat: while it drives, the map; else its ARC."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Question
from engines.dogs.view import View
from render.contract import Moment
from render.dogs.arc import arc
from render.dogs.atlas import Atlas
from render.dogs.drive import drive
from render.dogs.subject import Subject
from render.frame import WIDTH, after_title, mark_at, note, turn_pill
from render.scene import Item, Scene
from render.typeface import width
from render.voice import Speaker, Voice, who

ON_THE_MAP = frozenset({"drive", "exchange-first", "exchange-second"})


def hand(view: View, moment: Moment, question: Question | None, atlas: Atlas, words: Speaker) -> Scene:
    """Return the private picture of the view's seat."""
    subject = Subject(view, atlas, Voice(words, moment.table, "dogs"))
    top = tuple(_top(subject, question))
    if question is not None and question.decision.kind in ON_THE_MAP:
        return drive(subject, question, top)
    return arc(subject, question, top)


def arc_of(view: View, moment: Moment, atlas: Atlas, words: Speaker, sentence: str) -> Scene:
    """Return the picture of the ARC of the view's seat for everybody; `sentence` stands in the strip."""
    subject = Subject(view, atlas, Voice(words, moment.table, "dogs"))
    start, seat = after_title(subject.voice("title")), int(subject.seat)
    named = note(start + 58, subject.voice("arc", seat=who(seat)), WIDTH - start - 80)
    return arc(subject, None, (mark_at(seat, start + 24, 40, 48), named), sentence)


def _top(subject: Subject, question: Question | None) -> Iterator[Item]:
    voice, kind = subject.voice, question.decision.kind if question else "none"
    start = after_title(voice("title"))
    text = note(start, voice("own" if kind in ON_THE_MAP else "own-arc"), 500)
    yield text
    end = start + width(text.text, text.face, text.size)
    yield from turn_pill((int(subject.seat),), voice("hand-pill", kind=kind), end + 16)
