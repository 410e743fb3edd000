"""The private picture of a seat: what it lacks, its paw with what each card brings, its face-down cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engines.core import Question
from engines.dogs_bond.view import Phase, View
from render.contract import Moment
from render.dogs_bond.attributes import discard
from render.dogs_bond.badges import badges
from render.dogs_bond.board import HEADER
from render.dogs_bond.kennel import Kennel, head
from render.dogs_bond.needs import HIGH as NEEDS_HIGH
from render.dogs_bond.needs import TOP as NEEDS_TOP
from render.dogs_bond.needs import needs
from render.dogs_bond.panel import ON_HOUSES, panel
from render.dogs_bond.panel import height as panel_height
from render.dogs_bond.paw import MOST, SMALL_HIGH, chooses_cards, kinds, paw, row_of_cards
from render.dogs_bond.paw import height as paw_height
from render.dogs_bond.subject import Subject
from render.frame import STRIP, WIDTH, after_title, asking_strip, header, line, note, strip_box, turn_pill
from render.scene import Align, Box, Dash, Face, Item, Pen, Scene, Sprite, Stamp, Text, Tile
from render.typeface import Fitted, fit, width, wrap
from render.voice import Speaker, Voice, who

WARNING = Tile(24, 24, (
    Box(0, 0, 24, 24, 12, "bad"), Text("!", 12, 12, 22, "white", Face.DIGIT, Align.MIDDLE),
))  # fmt: skip
"""What stands beside a number that is too high; red alone says nothing."""
HEADING = 58
DOWN_HIGH = 160
_LAYS = ((30, 2, 66, 37), (28, 3, 59, 30), (23, 4, 54, 24))
"""How an ability can be set: size, most lines, place of the first one, pitch."""


def hand(view: View, moment: Moment, question: Question | None, kennel: Kennel, words: Speaker) -> Scene:
    """Return the private picture of the view's seat; badges number what it chooses among."""
    subject = Subject(view, moment, kennel, Voice(words, moment.table, "dogs-bond"))
    numbers = badges(view, kennel)
    items: list[Item] = [*_top(subject, question)]
    y = NEEDS_TOP
    if view.houses:
        items += needs(subject, question is not None and question.decision.kind in ON_HOUSES)
        y += NEEDS_HIGH + 12
    shown = panel_height(question) if question and not chooses_cards(question) else 0
    if question and shown:
        items += panel(subject, question, y, numbers)
        y += shown + 4
    if view.phase is not Phase.PICK:
        items += _heading(subject, y)
        named = {ref.id: number for ref, number in numbers.items()} if chooses_cards(question) else {}
        if shown or len(kinds(subject)) > MOST:
            items += row_of_cards(subject, y + HEADING, named)
            y += HEADING + (SMALL_HIGH if view.paw else 0)
        else:
            items += paw(subject, question, y + HEADING, named)
            y += HEADING + paw_height(subject)
        items += _face_down(subject, y)
        y += DOWN_HIGH
    items += asking_strip(y, subject.voice.say(question.ask) if question else _waiting(subject))
    return Scene(WIDTH, y + STRIP + 10, "peach", _fixed(subject.voice("title"), y), tuple(items))


@lru_cache(maxsize=32)
def _fixed(title: str, strip: int) -> tuple[Item, ...]:
    return (strip_box(strip), *header(*HEADER, title))


def _top(subject: Subject, question: Question | None) -> Iterator[Item]:
    voice = subject.voice
    start = after_title(voice("title"))
    text = note(start, voice("private"), 400)
    yield text
    end = start + width(text.text, text.face, text.size)
    kind = question.decision.kind if question else "over" if subject.view.phase is Phase.OVER else "none"
    yield from turn_pill((int(subject.own.seat),), voice("hand-pill", kind=kind), end + 16)


def _heading(subject: Subject, y: int) -> Iterator[Item]:
    """Yield the title of the paw with its number and limit, at the right the bow preference."""
    voice, view = subject.voice, subject.view
    title = Text(voice("paw"), 16, y + 22, 30, "ink", Face.TITLE)
    yield title
    right = 16 + width(title.text, title.face, title.size) + 14
    count = str(len(view.paw))
    yield Text(count, right, y + 22, 38, "bad" if len(view.paw) > view.paw_limit else "ink", Face.DIGIT)
    right += width(count, Face.DIGIT, 38) + 16
    if len(view.paw) > view.paw_limit:
        yield Stamp(right - 10, y - 2, WARNING)
        right += 22
    yield line(fit(voice("limit", n=view.paw_limit), Face.TEXT, 28, 200), right, y + 23, "ink2")
    bows = fit(voice("bows", policy=view.policy or "ask"), Face.TEXT, 28, 480)
    yield Sprite("icon-play-bow", WIDTH - 44, y + 20, 42, 42)
    yield line(bows, WIDTH - 74, y + 23, "ink2", Align.RIGHT)


def _face_down(subject: Subject, y: int) -> Iterator[Item]:
    """Yield the own face-down cards and their total."""
    box, cards = subject.kennel.box, subject.own.instinct or ()
    yield Box(12, y, 1176, DOWN_HIGH - 14, 18, "Et", Pen("ink", 3))
    yield line(fit(subject.voice("face-down"), Face.TITLE, 30, 190), 32, y + 40, "ink")
    yield Sprite("icon-instinct", 62, y + 98, 50, 50)
    yield Text(str(box.total(cards)), 98, y + 99, 50, "ink", Face.DIGIT)
    if not cards:
        yield Box(250, y + 18, 92, 110, 12, None, Pen("ink3", 3, Dash(11, 8)))
        yield line(fit(subject.voice("none-down"), Face.TEXT, 28, 236), 362, y + 74, "ink2")
    step = min(102, 258 // max(1, len(cards) - 1))
    for number, card in enumerate(cards):
        yield Stamp(250 + step * number, y + 18, discard(box.cards[card]))
    yield from _ability(subject, y)


def _ability(subject: Subject, y: int) -> Iterator[Item]:
    """Yield the own dog with what it can do."""
    dog = subject.kennel.box.dogs[subject.own.breed]
    yield from head(dog.id, 656, y + 73, 96)
    yield line(fit(dog.ability, Face.TITLE, 30, 450, 24), 720, y + 26, "ink")
    first, step, lines = _told(dog.text)
    for row, part in enumerate(lines):
        yield line(part, 720, y + first + step * row, "ink")


def _told(text: str) -> tuple[int, int, tuple[Fitted, ...]]:
    """Return first line and pitch of the largest letters that an ability has room for, and its lines."""
    for size, most, first, step in _LAYS[:-1]:
        lines = wrap(text, Face.LONG, size, 456, most + 1)
        if len(lines) <= most:
            return first, step, lines
    size, most, first, step = _LAYS[-1]
    return first, step, wrap(text, Face.LONG, size, 456, most)


def _waiting(subject: Subject) -> str:
    if subject.view.phase is Phase.OVER:
        return subject.voice("ended")
    asked = [int(seat) for seat in subject.asked() if seat != subject.own.seat]
    if not asked:
        return subject.voice("wait-nobody")
    kinds = {decision.shown_as for decision in subject.moment.pending}
    kind = min(kinds) if len(kinds) == 1 else "mixed"
    return subject.voice("wait", told=subject.voice("pill", who=who(asked[0]), kind=kind))
