"""Lists to lay out: by hand, and random ones."""

from __future__ import annotations

from collections.abc import Iterable

from hypothesis import strategies as st
from msgspec.structs import replace

from cogs import limits
from cogs.layout import (
    Address,
    Captions,
    Entry,
    Field,
    Form,
    Item,
    Leaf,
    Menu,
    Node,
    OneByOne,
    Pick,
    Rung,
    Sheet,
    Target,
    Tone,
    lay_out,
)

CAPTIONS = Captions(
    ask="Play a card", more="More ...", back="Back", type_it="Type it", rules="Rules", one_by_one="One by one"
)


def entry(index: int, *path: str, note: str = "", tone: Tone = Tone.PLAIN, way_out: bool = False) -> Entry:
    """An entry whose levels are written `kind:id`."""
    rungs = tuple(Rung(kind, name, name) for kind, _, name in (level.partition(":") for level in path))
    return Entry(index, f"{index:04x}", rungs, note, tone, way_out)


def listed(paths: Iterable[tuple[str, ...]], note: str = "draws") -> tuple[Entry, ...]:
    return tuple(entry(index, *path, note=note) for index, path in enumerate(paths))


def sizes(sheet: Sheet) -> list[int]:
    """Entries per row of the body."""
    return [len(row.options) if isinstance(row, Menu) else len(row) for row in sheet.body]


def targets(sheet: Sheet) -> list[Target]:
    return [part.target for row in sheet.rows for part in (row.options if isinstance(row, Menu) else row)]


def reachable(entries: tuple[Entry, ...], form: Form | None = None) -> set[int]:
    """The places in the list that somebody who opens every menu comes by, of a form also when it is put aside."""
    seen: set[tuple[Address, int, bool]] = set()
    waiting: list[tuple[Address, int, bool]] = [((), 0, False)]
    found: set[int] = set()
    while waiting:
        stop = waiting.pop()
        if stop in seen:
            continue
        seen.add(stop)
        address, page, plain = stop
        shown = form and replace(form, plain=plain)
        for target in targets(lay_out(entries, CAPTIONS, address, page, form=shown)):
            if isinstance(target, Node):
                waiting.append((target.address, target.page, plain))
            elif isinstance(target, OneByOne):
                waiting.append(((), 0, True))
            elif isinstance(target, Leaf):
                found.add(target.index)
    return found


def within_limits(sheet: Sheet) -> None:
    assert 1 <= len(sheet.rows) <= limits.ROWS
    assert len(sheet.body) <= limits.ROWS - 1
    keys = [(row.multi, row.key) for row in sheet.rows if isinstance(row, Menu)]
    assert len(keys) == len(set(keys))
    for row in sheet.rows:
        if isinstance(row, Menu):
            assert 1 <= len(row.options) <= limits.MENU_OPTIONS
            assert 0 <= row.least <= row.most <= len(row.options)
            assert sum(option.chosen for option in row.options) <= len(row.options)
            assert 1 <= len(row.placeholder) <= limits.MENU_PLACEHOLDER
            assert all(1 <= len(option.label) <= limits.MENU_LABEL for option in row.options)
            assert all(len(option.note) <= limits.MENU_DESCRIPTION for option in row.options)
        else:
            assert 1 <= len(row) <= limits.ROW_BUTTONS
            assert all(1 <= len(button.label) <= limits.BUTTON_LABEL for button in row)
    pressed = [repr(target) for target in targets(sheet)]
    assert len(pressed) == len(set(pressed))


@st.composite
def random_lists(draw: st.DrawFn) -> tuple[Entry, ...]:
    """Trees of up to 400 leaves, few or many kinds, short or endless words."""
    size = draw(st.integers(0, 400))
    random = draw(st.randoms(use_true_random=False))
    width = draw(st.sampled_from([2, 5, 20, 400]))
    kinds = draw(st.sampled_from([1, 2, 6, 60]))
    words = draw(st.sampled_from(["c", "a long way of saying where a card may go, with more detail than fits "]))
    noted = draw(st.booleans())
    exits = draw(st.integers(0 if size else 1, 3))
    made = []
    for index in range(size):
        path = [
            Rung(f"k{(n := random.randrange(width)) % kinds}", str(n), f"{words}{n}")
            for _ in range(random.randrange(4))
        ]
        last = Rung(f"k{index % kinds}", f"leaf-{index}", f"{words}{index}")
        tone = random.choice(list(Tone))
        made.append(Entry(index, f"{index:04x}", (*path, last), "note " * 30 if noted else "", tone))
    made += [entry(size + n, f"exit:e{n}", way_out=True) for n in range(exits)]
    return tuple(made)


def field(number: int, size: int, least: int = 0, most: int = 1, note: str = "notes", word: str = "pick") -> Field:
    """A field of so many choices, each of them to be picked once."""
    items = tuple(Item(Pick(number, index, f"{index:04x}"), f"{word} {index}", note) for index in range(size))
    return Field(f"field {number}", items, least, most)


def form(*fields: Field, covers: Iterable[int] = (), picks: tuple[int, ...] = (), empty: str = "") -> Form:
    return Form(fields, frozenset(covers), empty, f"Choose these {len(picks)}", picks=picks)


@st.composite
def random_forms(draw: st.DrawFn) -> tuple[tuple[Entry, ...], Form]:
    """A random list with a form over part of it: one field or several, small or huge, filled in or not."""
    entries = draw(random_lists())
    random = draw(st.randoms(use_true_random=False))
    note, word = (
        draw(st.sampled_from(["", "note " * 30])),
        draw(st.sampled_from(["c", "a long way of saying " * 6])),
    )
    fields = []
    for number in range(draw(st.integers(1, 3))):
        size = draw(st.sampled_from([1, 4, 5, 6, 24, 26, 60, 110]))
        most = draw(st.integers(1, size))
        fields.append(field(number, size, draw(st.integers(0, most)), most, note, word))
    whole = sum(len(one.items) for one in fields)
    picks = tuple(sorted(random.sample(range(whole), draw(st.integers(0, whole)))))
    covers = frozenset(one.index for one in entries if random.random() < draw(st.sampled_from([0.0, 0.5, 1.0])))
    made = Form(tuple(fields), covers, draw(st.sampled_from(["", "None of these"])), "Choose these", picks=picks)
    return entries, made if made.keeps else replace(made, picks=())
