"""What can be answered when it is no paw card: dogs, piles, events, cards on show, adopters, each in a box."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from engines.core import Offer, Phrase, Question, Ref, Role
from engines.dogs_bond.box import FACE_UP
from render.dogs_bond.attributes import discard, size_square, top_value
from render.dogs_bond.kennel import ability, head, portrait
from render.dogs_bond.paw import number_disc
from render.dogs_bond.subject import Subject
from render.frame import MARGIN, WIDTH, line, mark_at
from render.scene import Box, Face, Item, Pen, Sprite, Stamp
from render.typeface import fit, width, wrap

GAP = 10
Refs = tuple[Ref, ...]
ON_HOUSES = frozenset({"swap-first", "swap-second"})
"""Questions whose answers are houses: the boxes on top show them."""
_LEVEL, _TOP = "dogs-bond-note-level", "dogs-bond-note-top"


class Shape(msgspec.Struct, frozen=True):
    """The boxes of a question: columns, height, lines of notes and their size."""

    columns: int
    height: int
    lines: int = 2
    size: int = 26


_SHAPES = {"event": Shape(1, 136), "pick": Shape(2, 160, 4, 22)}
_TEXT_LEFT = {"event": 146}
_USUAL, _PLAIN = Shape(3, 122), Shape(3, 64)


def height(question: Question) -> int:
    """Return how much room the boxes take; none if other parts of the picture show the answers."""
    if question.decision.kind in ON_HOUSES:
        return 0
    shape = _shape(question)
    return -(-len(_bodies(question)) // shape.columns) * (shape.height + GAP)


def panel(subject: Subject, question: Question, top: int, numbers: Mapping[Ref, int]) -> Iterator[Item]:
    """Yield a box for each answer but the ways out, in the order of the legal list."""
    shape = _shape(question)
    wide = (WIDTH - 2 * MARGIN - GAP * (shape.columns - 1)) // shape.columns
    for number, offer in enumerate(_bodies(question)):
        x = MARGIN + (wide + GAP) * (number % shape.columns)
        y = top + (shape.height + GAP) * (number // shape.columns)
        refs = _refs(offer)
        yield Box(x, y, wide, shape.height, 16, "paper", Pen("ink", 3))
        picture = tuple(_picture(subject, refs, x + 62, y + shape.height // 2))
        yield from picture
        left = x + (_TEXT_LEFT.get(question.decision.kind, 124) if picture else 20)
        if question.decision.kind == "pick":
            yield from _dog(subject, refs[0].id, left, y, wide - 136)
        elif tops := _tops(offer):
            yield from _threatened(subject, offer, tops, left, y)
        else:
            yield from _words(_said(subject, offer, refs), shape, left, y, x + wide - left - 12)
        badge = next((numbers[ref] for ref in refs if ref in numbers), None)
        if badge is not None:
            yield from number_disc(x + 26, y + 26, badge)


def _bodies(question: Question) -> tuple[Offer, ...]:
    return tuple(offer for offer in question.offers if offer.role is Role.BODY)


def _refs(offer: Offer) -> Refs:
    return tuple(ref for level in offer.path for ref in level.refs)


def _shape(question: Question) -> Shape:
    plain = not any(_refs(offer) or offer.note for offer in _bodies(question))
    return _PLAIN if plain else _SHAPES.get(question.decision.kind, _USUAL)


def _said(subject: Subject, offer: Offer, refs: Refs) -> tuple[str, tuple[str, ...]]:
    """Return what an answer is called and what it brings; events and abilities in the whole words of the pack."""
    box, notes = subject.kennel.box, [_note(subject, note) for note in offer.note]
    for ref in refs:
        if ref.kind == "event":
            notes = [*notes[:-1], box.events[ref.id].text]
        elif ref.kind == "dog":
            notes = [*notes[:-1], box.dogs[ref.id].text]
    return subject.voice.say(offer.path[-1].label), tuple(notes)


def _note(subject: Subject, note: Phrase) -> str:
    """Return what a note says; a picture has no arrow sign."""
    if note.key == _LEVEL:
        note = Phrase("dogs-bond-picture-change", note.args)
    return subject.voice.say(note)


def _tops(offer: Offer) -> tuple[str, ...]:
    """Return the top cards that an answer threatens, if it brings nothing else."""
    told = [argument.value for note in offer.note if note.key == _TOP for argument in note.args]
    cards = tuple(value.id for value in told if isinstance(value, Ref))
    return cards if len(cards) == len(offer.note) else ()


def _threatened(subject: Subject, offer: Offer, cards: tuple[str, ...], x: int, y: int) -> Iterator[Item]:
    """Yield the name of a rival or a pile, and the top cards that it could lose as signs with their values."""
    title = subject.voice.say(offer.path[-1].label)
    yield line(fit(title, Face.TITLE, 32, 248, 24), x, y + 32, "ink")
    for place, card in enumerate(cards):
        facts = subject.kennel.box.cards[card]
        yield Sprite(f"icon-{facts.attribute}", x + 32 + 60 * place, y + 84, 44, 44)
        yield Stamp(x + 2 + 60 * place, y + 54, top_value(facts.value))


def _words(said: tuple[str, tuple[str, ...]], shape: Shape, x: int, y: int, room: int) -> Iterator[Item]:
    """Yield the title and the notes: a single one over all lines, several one below the other."""
    title, told = said
    last = shape.lines - 1
    if len(told) == 1:
        parts = wrap(told[0], Face.TEXT, shape.size, room, shape.lines)
    else:
        rows = (*told[:last], ", ".join(told[last:])) if len(told) > shape.lines else told
        parts = tuple(fit(row, Face.TEXT, shape.size, room, 22) for row in rows)
    yield line(fit(title, Face.TITLE, 32, room, 24), x, y + 32, "ink")
    for row, part in enumerate(parts):
        yield line(part, x, y + 66 + (shape.size + 6) * row, "ink2")


def _dog(subject: Subject, breed: str, x: int, y: int, room: int) -> Iterator[Item]:
    """Yield a dog to be picked: name, size, icon, and its ability in full."""
    dog = subject.kennel.box.dogs[breed]
    name = fit(dog.name, Face.TITLE, 32, room - 100, 24)
    yield line(name, x, y + 28, "ink")
    yield Stamp(x + width(name.text, name.face, name.size) + 10, y + 10, size_square(dog.size[:1].upper()))
    if dog.icon:
        yield from ability(dog.icon, x + room - 24, y + 30, 42)
    for row, part in enumerate(wrap(f"{dog.ability}: {dog.text}", Face.LONG, 22, room, 4)):
        yield line(part, x, y + 62 + 25 * row, "ink")


def _picture(subject: Subject, refs: Refs, x: int, y: int) -> Iterator[Item]:
    """Yield what stands for an answer: the first thing of it that has a face."""
    box = subject.kennel.box
    kind, name = next(((ref.kind, ref.id) for ref in refs if ref.kind in _FACES), ("", ""))
    match kind:
        case "adopter":
            yield from portrait(name, x, y, 94)
        case "attribute":
            yield Sprite(f"icon-{name}" if name in FACE_UP else "icon-instinct", x, y, 96, 96)
        case "card":
            yield Stamp(x - 46, y - 55, discard(box.cards[name]))
        case "dog":
            yield from head(name, x, y, 96)
        case "event":
            yield Sprite(subject.kennel.event(name), x + 4, y, 118, 118)
        case "pile":
            yield Sprite("icon-card", x, y, 96, 96)
        case "seat":
            yield from head(subject.view.dogs[int(name)].breed, x + 6, y - 4, 96)
            yield mark_at(int(name), x - 26, y + 32, 48)


_FACES = frozenset({"adopter", "attribute", "card", "dog", "event", "pile", "seat"})
