"""The private picture of a seat's own place, the ARC: stalls, infirmary, what waits, goods, cards, points."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engines.core import Question
from engines.dogs.scores import parts
from engines.dogs.stalls import occupied
from render.dogs.ending import ICONS, name_of, part_at
from render.dogs.fair import fair, stand
from render.dogs.layout import PANEL_WIDTH
from render.dogs.pens import PEN_HIGH, PEN_STEP, PEN_WIDE, pen
from render.dogs.quay import quay
from render.dogs.rows import LOW_GAS, WARNING
from render.dogs.specials import HIGH, rows, specials
from render.dogs.subject import Subject, refs
from render.dogs.tokens import head
from render.frame import MARGIN, STRIP, WIDTH, asking_strip, header, line, strip_box
from render.scene import Align, Box, Dash, Face, Item, Pen, Scene, Sprite, Stamp, Text, Tile
from render.typeface import fit, width

STALLS_Y, BAYS_Y, GOODS_Y, FAIR_Y, CARDS_Y = 112, 376, 482, 590, 696
BAY, BAY_STEP = 90, 96
_GOODS_HEIGHT, _POINTS_HEIGHT = 98, 68
_GOODS = (("coins", 62), ("food", 282), ("medicine", 610), ("gas", 830))
_CHOICES = frozenset({"put", "sell-from", "trade-offer", "feed", "town-hall"})
"""Questions whose stalls are worth a gold frame; elsewhere nearly all would have one."""


def arc(subject: Subject, question: Question | None, top: tuple[Item, ...], sentence: str = "") -> Scene:
    """Return the picture; `top` is what stands in the header besides the title, `sentence` in the strip.

    Without a sentence the strip says what the seat is asked.
    """
    points_y = CARDS_Y + rows(subject.area.cards) * (HIGH + 8)
    strip, voice = points_y + _POINTS_HEIGHT + 8, subject.voice
    items = (
        *top,
        *_stalls(subject, question),
        *_infirmary(subject),
        *quay(subject, (600, BAYS_Y, 588, BAY)),
        *_goods(subject),
        *fair(subject.view, subject.atlas, FAIR_Y),
        *specials(subject, MARGIN, CARDS_Y, refs(question, "card")),
        *_points(subject, points_y),
        *asking_strip(strip, sentence or (voice.say(question.ask) if question else voice("wait"))),
    )
    words = (voice("title"), voice("price"), voice("buys"))
    return Scene(WIDTH, strip + STRIP + 8, "paper3", _layer(points_y, strip, *words), items)


@lru_cache(maxsize=16)
def _layer(points_y: int, strip: int, title: str, price: str, buys: str) -> tuple[Item, ...]:
    goods = (
        Sprite("icon-coin" if good == "coins" else f"icon-{good}", x, GOODS_Y + 49, 60, 60) for good, x in _GOODS
    )
    return (
        Box(MARGIN, GOODS_Y, PANEL_WIDTH, _GOODS_HEIGHT, 18, "paper", Pen("ink", 3)),
        *goods,
        *stand(FAIR_Y, price, buys),
        Box(MARGIN, points_y, PANEL_WIDTH, _POINTS_HEIGHT, 18, "paper2", Pen("ink", 3)),
        strip_box(strip),
        *header("choc", "dog-beagle", title),
    )


def _stalls(subject: Subject, question: Question | None) -> Iterator[Item]:
    chosen = question is not None and question.decision.kind in _CHOICES
    wanted = refs(question, "stall") if chosen else frozenset()
    for place in range(subject.atlas.box.limits.stalls):
        x = MARGIN + PEN_STEP * place
        if str(place + 1) in wanted:
            yield Box(x - 9, STALLS_Y - 9, PEN_WIDE + 18, PEN_HIGH + 18, 27, "turn", Pen("ink", 2))
        yield from pen(subject, place, x, STALLS_Y)


def _infirmary(subject: Subject) -> Iterator[Item]:
    infirmary, codes = subject.area.infirmary, subject.atlas.codes
    for place in range(subject.atlas.box.limits.infirmary):
        sick = infirmary[place] if place < len(infirmary) else None
        yield Stamp(MARGIN + BAY_STEP * place, BAYS_Y, _bay(sick, codes.get(sick or "", "")))


_PALE = Tile(40, 40, (Sprite("icon-infirm", 20, 20, 40, 40),), None, "paper3")


@lru_cache(maxsize=64)
def _bay(breed: str | None, code: str) -> Tile:
    if breed is None:
        empty = Box(0, 0, BAY, BAY, 14, None, Pen("ink3", 3, Dash(10, 8)))
        return Tile(BAY, BAY, (empty, Stamp(25, 25, _PALE)))
    return Tile(BAY, BAY, (
        Box(0, 0, BAY, BAY, 14, "sick", Pen("ink", 3)),
        head(breed, code, 45, 42, 72),
        Sprite("icon-cross", 16, 17, 26, 26),
        Box(46, 60, 42, 28, 14, "ink"),
        Text(code, 67, 74, 22, "white", Face.TEXT, Align.MIDDLE),
    ))  # fmt: skip


def _goods(subject: Subject) -> Iterator[Item]:
    area, y = subject.area, GOODS_Y + _GOODS_HEIGHT // 2
    need = len(occupied(area.stalls))
    short = {"food": need > area.food, "gas": area.gas <= LOW_GAS}
    for good, x in _GOODS:
        number, warned = str(getattr(area, good)), short.get(good, False)
        yield Text(number, x + 42, y, 58, "bad" if warned else "ink", Face.DIGIT)
        if warned:
            yield Stamp(x + 14, GOODS_Y + 8, WARNING)
        end = x + 54 + width(number, Face.DIGIT, 58)
        if good == "food":
            needs = fit(subject.voice("needs", n=need), Face.TEXT, 30, _GOODS[2][1] - 38 - end, 22)
            yield line(needs, end, y + 4, "bad" if warned else "ink2")
        if good == "gas":
            yield line(fit(f"/ {subject.atlas.box.limits.gas}", Face.DIGIT, 40, 90), end, y + 6, "ink2")
    yield from _people(subject, y)


def _people(subject: Subject, y: int) -> Iterator[Item]:
    """Yield the seat's workers; the place of a lost assistant stays."""
    workers = subject.atlas.box.start.workers
    for number in range(workers):
        x = 1064 + 70 * number
        if number < workers - (not subject.area.assistant):
            yield Sprite("icon-worker", x, y, 60, 60)
        else:
            yield Box(x - 28, y - 28, 56, 56, 28, None, Pen("ink3", 3, Dash(9, 7)))


def _points(subject: Subject, y: int) -> Iterator[Item]:
    shown = tuple(parts(subject.atlas.box, subject.view, subject.area))
    total = subject.voice("points", n=sum(part.points for part in shown))
    yield line(fit(total, Face.TITLE, 36, 220, 28), MARGIN + 20, y + 35, "ink")
    for number, part in enumerate(shown):
        icon, _, _ = ICONS[name_of(part)]
        yield from part_at(part, icon, 270 + 132 * number, y + 34, 40)
