"""Where hand cards lie and how large they are: one row of six, two of seven, three of ten, all of them centred."""

from __future__ import annotations

import msgspec

from render.frame import WIDTH
from render.zombeasts import cards
from render.zombeasts.cards import Measure

LOW, HIGH = 658, 824
"""Where the captions of the last row end at the latest: in a usual picture and in one with more rows."""


class Fan(msgspec.Struct, frozen=True):
    """An arrangement of hand cards.

    `caption` is the height of what stands `drop` below each card, `text` the size of its letters,
    `rim` the width of the gold frame round a good card. Fewer cards lie `step_wide` apart while there is room.
    """

    size: Measure
    columns: int
    rows: int
    y: int
    step_x: int
    step_wide: int
    step_y: int
    caption: int
    badge: int
    drop: int
    text: int
    rim: int

    @property
    def room(self) -> int:
        """How many cards it can show."""
        return self.columns * self.rows

    def rows_of(self, count: int) -> int:
        """Return in how many rows so many cards lie; never more than there are."""
        return 1 if self.rows == 1 else min(self.rows, max(2, -(-count // self.columns)))

    def bottom(self, count: int) -> int:
        """Return where the part of the picture ends that so many cards need."""
        last = self.y + self.step_y * (self.rows_of(count) - 1) + self.size.height + self.drop + self.caption
        return LOW if last <= LOW else HIGH

    def spots(self, count: int, *, captions: bool = True) -> tuple[tuple[int, int], ...]:
        """Return the upper left corners of so many cards: rows of even length, each in the middle.

        A single row without captions moves down by half of their room.
        """
        rows = self.rows_of(count)
        columns = max(1, -(-count // rows))
        step = self.step_wide if columns * self.step_wide <= WIDTH else self.step_x
        top = self.y if captions or rows > 1 else self.y + (self.drop + self.caption) // 2 - self.rim
        spots = []
        for place in range(count):
            row, column = divmod(place, columns)
            here = min(columns, count - row * columns)
            start = (WIDTH - step * (here - 1) - self.size.width) // 2
            spots.append((start + step * column, top + self.step_y * row))
        return tuple(spots)


ONE = Fan(
    cards.HAND, 6, 1, y=298, step_x=196, step_wide=236, step_y=0, caption=76, badge=46, drop=22, text=32, rim=8,
)  # fmt: skip
TWO = Fan(
    cards.TWO_ROWS, 7, 2, y=300, step_x=168, step_wide=190, step_y=264, caption=44, badge=44, drop=11, text=28,
    rim=6,
)  # fmt: skip
THREE = Fan(
    cards.THREE_ROWS, 10, 3, y=296, step_x=117, step_wide=124, step_y=178, caption=38, badge=40, drop=9, text=26,
    rim=4,
)  # fmt: skip


def fan_for(count: int) -> Fan:
    """Return the largest arrangement that shows so many cards, else the one with the most room."""
    return next((fan for fan in (ONE, TWO, THREE) if count <= fan.room), THREE)
