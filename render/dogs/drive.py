"""The private picture of a driver: the map with a number on every dog in reach and the gas it costs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache

from engines.core import Question
from engines.dogs.frames import Driving, ExchangingSecond
from engines.dogs.legal import question_of
from engines.dogs.stalls import housed
from engines.dogs.tokens import Kind
from render.dogs.atlas import Atlas
from render.dogs.badges import numbers
from render.dogs.changes import Changes
from render.dogs.layout import PANEL_WIDTH
from render.dogs.quay import quay
from render.dogs.rows import Setting, panel, row
from render.dogs.scenery import scenery
from render.dogs.specials import HIGH, rows, specials
from render.dogs.subject import Subject, refs
from render.dogs.tokens import SIDE, Look, label_at, number_at, radius
from render.dogs.town import bags, from_the_top, rings, tokens, trucks
from render.frame import MARGIN, STRIP, WIDTH, asking_strip, header, line, strip_box
from render.scene import Align, Box, Dash, Face, Item, Pen, Scene
from render.typeface import fit

ROW_Y, QUAY_Y, CARDS_Y = 796, 888, 1008
QUAY_WIDTH = 584
BESIDE = 2
"""So many kinds of cards find room beside the truck."""

_LEGEND = (420, 734, 360, 46)


def drive(subject: Subject, question: Question, top: tuple[Item, ...]) -> Scene:
    """Return the picture; `top` is what stands in the header besides the title."""
    cards, voice = subject.area.cards, subject.voice
    beside = len(set(cards)) <= BESIDE
    y = CARDS_Y if beside else CARDS_Y + rows(cards) * (HIGH + 8)
    cards_at = (MARGIN + QUAY_WIDTH + 8, QUAY_Y) if beside else (MARGIN, CARDS_Y)
    items = (
        *top,
        *_map(subject),
        *row(subject, subject.seat, ROW_Y, Setting(Changes(), (question.decision,))),
        *quay(subject, (MARGIN, QUAY_Y, QUAY_WIDTH if beside else PANEL_WIDTH, HIGH)),
        *specials(subject, *cards_at, refs(question, "card")),
        *asking_strip(y, voice.say(question.ask)),
    )
    layer = _layer(subject.atlas, int(subject.seat), y, voice("title"), voice("owned"))
    return Scene(WIDTH, y + STRIP + 8, "paper3", layer, items)


@lru_cache(maxsize=32)
def _layer(atlas: Atlas, seat: int, strip: int, title: str, owned: str) -> tuple[Item, ...]:
    x, y, wide, high = _LEGEND
    legend = (
        Box(x, y, wide, high, high // 2, "paper", Pen("ink", 3)),
        Box(x + 10, y + 8, 66, 30, 15, "pine", Pen("ink", 3)),
        line(fit("Be 2", Face.TEXT, 23, 60, 22), x + 43, y + 23, "ink", Align.MIDDLE),
        line(fit(owned, Face.TEXT, 27, wide - 100, 22), x + 86, y + 24, "ink"),
    )
    return (*scenery(atlas), *legend, *panel(seat, ROW_Y), strip_box(strip), *header("choc", "dog-beagle", title))


def _map(subject: Subject) -> Iterator[Item]:
    shown, frame = numbers(subject.view, subject.atlas), question_of(subject.view, subject.seat)
    costs = _costs(subject) if isinstance(frame, Driving) else {}
    wanted = costs or shown
    chosen = frame.space if isinstance(frame, ExchangingSecond) else ""
    yield from rings(tuple(space for space in wanted if space != chosen), subject.atlas)
    if chosen:
        yield _preview(chosen, subject.atlas)
    yield from tokens(subject, _looks(subject, wanted))
    yield from _labels(subject, costs)
    for space in wanted:
        yield number_at(subject.atlas.spots[space], shown[space])
    yield from trucks(subject, Changes())
    yield from bags(subject)


def _costs(subject: Subject) -> dict[str, int]:
    """Return the gas to each dog in reach."""
    view, area, roads = subject.view, subject.area, subject.atlas.box.roads
    trips = roads.trips(view.roadwork, area.place)
    return {
        roads.spaces[trip.place]: trip.cost
        for trip in trips if trip.cost <= area.gas and view.dogs[trip.place] is not None
    }  # fmt: skip


def _looks(subject: Subject, wanted: Mapping[str, int]) -> dict[str, Look]:
    area, atlas, roads = subject.area, subject.atlas, subject.atlas.box.roads
    owned = Counter((*housed(area.stalls), *(dog.breed for dog in area.truck if dog.kind is not Kind.SICK)))
    looks = {}
    for place, (space, dog) in enumerate(zip(roads.spaces, subject.view.dogs, strict=True)):
        if dog is not None and space in wanted:
            looks[space] = Look(numbered=True, owned=owned[dog.breed], coins=roads.rewards[place])
        elif dog is not None:
            looks[space] = Look(veil="city" if atlas.sides[space] == "city" else "meadow")
    return looks


def _labels(subject: Subject, costs: Mapping[str, int]) -> Iterator[Item]:
    """Yield the names of the spaces, and beside them the gas to their dogs; without journeys, their coins."""
    gas, atlas, roads = subject.area.gas, subject.atlas, subject.atlas.box.roads
    for place in from_the_top(atlas):
        space = roads.spaces[place]
        cost = costs.get(space, 0)
        coins = 0 if costs else roads.rewards[place]
        yield label_at(atlas.spots[space], space, coins, cost, empties=cost == gas)


def _preview(space: str, atlas: Atlas) -> Box:
    """Return the dashed gold ring round the dog that was chosen to be exchanged."""
    x, y = atlas.spots[space]
    size, bend = SIDE + 26, radius(atlas.sides[space]) + 13
    return Box(x - size // 2, y - size // 2, size, size, bend, None, Pen("turn", 10, Dash(14, 8)))
