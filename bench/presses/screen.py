"""How many presses lead to an answer, by the layout that players see."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence

import msgspec

from cogs.entries import captions_of, entries_of
from cogs.fields import form_of, sizes
from cogs.layout import Address, Entry, Form, Leaf, Menu, Node, Sheet, keeps, lay_out, shortcuts
from engines.core import Choice, Question
from engines.core import Form as AskedForm
from render.contract import Person, Presenter, Table

TABLE = Table("bench", tuple(Person("Somebody") for _ in range(8)))
PLAIN = 1
"""The press that puts a form aside for the plain offers."""


class Step(msgspec.Struct, frozen=True):
    """Some texts of a chain that one way of pressing covers, and what it costs."""

    texts: int
    presses: int


def best(face: Presenter, question: Question, chain: Sequence[str]) -> Step:
    """Return the way that covers most of a chain for the fewest presses."""
    ways = [*_by_offer(face, question, chain), *_by_form(question, chain)]
    return max(ways, key=lambda way: (way.texts - way.presses, way.texts))


def on_the_board(face: Presenter, question: Question | None, chain: Sequence[str]) -> int:
    """Return how many texts of a chain one press on the board answers; 0 if the board does not offer it."""
    if question is None or not shortcuts(_entries(face, question), captions_of(question, face, TABLE)):
        return 0
    fitting = [offer.texts for offer in question.offers if offer.texts == tuple(chain[: len(offer.texts)])]
    return max(map(len, fitting), default=0)


def _by_offer(face: Presenter, question: Question, chain: Sequence[str]) -> list[Step]:
    fitting = [
        index for index, offer in enumerate(question.offers) if offer.texts == tuple(chain[: len(offer.texts)])
    ]
    return [Step(len(question.offers[index].texts), _reach(face, question, index)) for index in fitting]


def _reach(face: Presenter, question: Question, index: int) -> int:
    form = form_of(question, face, TABLE, {})
    found = _walk(face, question, index, form)
    if found is None:
        found = _walk(face, question, index, form_of(question, face, TABLE, {}, plain=True))
        return PLAIN + (found or 0)
    return found


def _walk(face: Presenter, question: Question, index: int, form: Form | None) -> int | None:
    """Walk the menus breadth first; return the presses up to the one that answers."""
    entries, captions = _entries(face, question), captions_of(question, face, TABLE)
    waiting: deque[tuple[Address, int, int]] = deque([((), 0, 1)])
    seen: set[tuple[Address, int]] = set()
    while waiting:
        address, page, presses = waiting.popleft()
        if (address, page) in seen:
            continue
        seen.add((address, page))
        for target in _targets(lay_out(entries, captions, address, page, form=form)):
            if isinstance(target, Leaf) and target.index == index:
                return presses
            if isinstance(target, Node):
                waiting.append((target.address, target.page, presses + 1))
    return None


def _targets(sheet: Sheet) -> Iterator[object]:
    for row in sheet.rows:
        yield from (part.target for part in (row.options if isinstance(row, Menu) else row))


def _entries(face: Presenter, question: Question) -> tuple[Entry, ...]:
    return entries_of(question, face, TABLE, {})


def _by_form(question: Question, chain: Sequence[str]) -> list[Step]:
    form = question.form
    if form is None or tuple(chain[: len(form.opens)]) != form.opens:
        return []
    covered, picks = _picked(form, chain[len(form.opens) :])
    covered += len(form.opens)
    if picks < sum(field.least for field in form.fields) or not covered:
        return []
    if tuple(chain[covered : covered + len(form.closes)]) == form.closes:
        covered += len(form.closes)
    elif form.closes and covered < len(chain):
        return []
    several = keeps(sizes(form))
    return [Step(covered, len(form.fields) + 1 if several else 1)]


def _picked(form: AskedForm, chain: Sequence[str]) -> tuple[int, int]:
    """Return how many texts a form answers, in whatever order they were given, and with how many picks."""
    left = {choice: choice.limit for field in form.fields for choice in field.choices}
    fills = {field.fill for field in form.fields}
    most, at, picks = sum(field.most for field in form.fields), 0, 0
    while at < len(chain) and picks < most:
        choice = _choice(left, chain[at:])
        if choice is None and chain[at] not in fills:
            break
        at += 1 if choice is None else len(choice.texts)
        picks += 1
        if choice is not None:
            left[choice] -= 1
    filled = all(field.fill is not None for field in form.fields)
    return at, most if filled else picks


def _choice(left: dict[Choice, int], chain: Sequence[str]) -> Choice | None:
    fitting = (one for one, count in left.items() if count and one.texts == tuple(chain[: len(one.texts)]))
    return next(fitting, None)
