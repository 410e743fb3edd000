"""The row of a seat: who it is and what it does, its workers and goods, its stalls, infirmary and cards."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engines.core import Decision, Seat
from render.dogs.changes import Changes
from render.dogs.layout import PANEL_WIDTH, ROW_HEIGHT, ROW_RADIUS
from render.dogs.phases import doing
from render.dogs.stalls import MINI_HIGH, MINI_WIDE, locked, mini
from render.dogs.subject import Subject
from render.frame import MARGIN, gold_frame, hit, line, mark_at, pointer
from render.scene import Align, Box, Face, Item, Pen, Sprite, Stamp, Text, Tile
from render.typeface import fit

_TINTS = ("At", "Bt", "Ct", "Dt")
_GOODS = (("coins", 322), ("food", 411), ("medicine", 498), ("gas", 582))
_STALL_X, _STALL_STEP = 654, 90
_SIDE_X = 1120
LOW_GAS = 1
"""A tank with so little is a warning."""
WARNING = Tile(24, 24, (
    Box(0, 0, 24, 24, 12, "bad"), Text("!", 12, 12, 22, "white", Face.DIGIT, Align.MIDDLE),
))  # fmt: skip
"""What stands beside a number that is a danger; red alone says nothing."""


class Setting(msgspec.Struct, frozen=True):
    """What all rows need besides the view: what changed, who is asked, whose rows have the gold frame.

    `points`: those of all seats, once the game is over.
    """

    changes: Changes
    asked: tuple[Decision, ...] = ()
    framed: frozenset[int] = frozenset()
    points: tuple[int, ...] = ()

    def decision(self, seat: int) -> Decision | None:
        """Return what a seat is asked."""
        return next((decision for decision in self.asked if decision.seat == seat), None)


def panel(seat: int, top: int) -> Iterator[Item]:
    """Yield what is alike in every picture: the tinted ground, the mark, the icons."""
    yield Box(MARGIN, top, PANEL_WIDTH, ROW_HEIGHT, ROW_RADIUS, _TINTS[seat], Pen("ink", 3))
    yield mark_at(seat, 78, top + 42, 56)
    for good, x in _GOODS:
        yield Sprite("icon-coin" if good == "coins" else f"icon-{good}", x, top + 42, 40, 40)
    yield Sprite("icon-infirm", _SIDE_X, top + 24, 34, 34)
    yield Sprite("icon-card", _SIDE_X, top + 61, 34, 34)


def row(subject: Subject, seat: Seat, top: int, setting: Setting) -> Iterator[Item]:
    """Yield everything else on a seat's row, marks of the last move and the frame included."""
    area = subject.view.areas[seat]
    if seat in setting.framed:
        yield from gold_frame(MARGIN, top, PANEL_WIDTH, ROW_HEIGHT, ROW_RADIUS)
    yield from _person(subject, seat, top, setting)
    yield from _workers(subject, seat, top)
    for good, x in _GOODS:
        changed, warns = (seat, good) in setting.changes.slots, good == "gas" and not setting.points
        yield from _good(getattr(area, good), x, top, changed=changed, warns=warns)
    yield from _stalls(subject, seat, top, setting)
    for number, y, slot in ((len(area.infirmary), 24, "infirmary"), (len(area.cards), 61, "cards")):
        if (seat, slot) in setting.changes.slots:
            yield from _ring(_SIDE_X - 23, top + y - 18, 76, 36, 18)
        yield Text(str(number), _SIDE_X + 24, top + y, 30, "ink", Face.DIGIT)
    if setting.decision(seat):
        yield pointer(MARGIN, top + ROW_HEIGHT // 2)


def _person(subject: Subject, seat: Seat, top: int, setting: Setting) -> Iterator[Item]:
    view, voice = subject.view, subject.voice
    yield line(fit(voice.name(seat), Face.TITLE, 34, 152, 26), 114, top + 29, "ink")
    points = setting.points
    status = (
        voice("points", n=points[seat]) if points
        else voice("status", kind=doing(view, view.areas[seat], setting.decision(seat)))
    )  # fmt: skip
    yield line(fit(status, Face.TEXT, 26, 154, 22), 114, top + 61, "ink2")
    if view.first == seat:
        yield Stamp(40, top + 2, _PAW)


_PAW = Tile(38, 38, (Box(0, 0, 38, 38, 19, "white", Pen("ink", 3)), Sprite("icon-paw", 19, 19, 24, 24)))


def _workers(subject: Subject, seat: Seat, top: int) -> Iterator[Item]:
    view, workers = subject.view, subject.atlas.box.start.workers
    owned = workers if view.areas[seat].assistant else workers - 1
    sent = sum(there.count(seat) for there in view.workers)
    for number in range(owned):
        yield Stamp(269, top + 8 + 36 * number, _worker(_TINTS[seat] if number >= owned - sent else None))


def _worker(veil: str | None) -> Tile:
    return Tile(30, 30, (Sprite("icon-worker", 15, 15, 30, 30),), None, veil)


def _good(number: int, x: int, top: int, *, changed: bool, warns: bool) -> Iterator[Item]:
    text = str(number)
    if changed:
        yield from _ring(x - 26, top + 15, 78 if len(text) == 1 else 98, 54, 20)
    size = 40 if len(text) == 1 else 36
    warned = warns and number <= LOW_GAS
    yield Text(text, x + 23, top + 42, size, "bad" if warned else "ink", Face.DIGIT)
    if warned:
        yield Stamp(x + 46, top + 6, WARNING)


def _ring(x: int, y: int, wide: int, high: int, radius: int) -> tuple[Item, ...]:
    """Return the mark of a number that has changed: within the row, so narrower than that of a card."""
    return (
        Box(x, y, wide, high, radius, None, Pen("white", 8)),
        Box(x + 1, y + 1, wide - 2, high - 2, radius - 1, None, Pen("last", 6)),
    )


def _stalls(subject: Subject, seat: Seat, top: int, setting: Setting) -> Iterator[Item]:
    area, atlas = subject.view.areas[seat], subject.atlas
    for place in range(atlas.box.limits.stalls):
        x = _STALL_X + _STALL_STEP * place
        built = place < len(area.stalls)
        tile = mini(area.stalls[place], atlas.codes) if built else locked(atlas.box.scoring.stall_points[place])
        if (seat, f"stall-{place + 1}") in setting.changes.slots:
            yield from hit(x, top + 6, MINI_WIDE, MINI_HIGH, 12)
        yield Stamp(x, top + 6, tile)
