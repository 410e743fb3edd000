"""Where hand cards lie and how large they are: one row of six, two of seven, three of ten."""

from __future__ import annotations

import msgspec

from render.zombeasts import cards
from render.zombeasts.cards import Measure


class Fan(msgspec.Struct, frozen=True):
    """An arrangement of hand cards.

    `caption` is the height of what stands `drop` below each card, `text` the size of its letters,
    `rim` the width of the gold frame round a good card.
    """

    size: Measure
    columns: int
    rows: int
    x: int
    y: int
    step_x: int
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

    def spot(self, place: int) -> tuple[int, int]:
        """Return the upper left corner of a card."""
        return self.x + self.step_x * (place % self.columns), self.y + self.step_y * (place // self.columns)


ONE = Fan(
    cards.HAND, 6, 1, x=20, y=314, step_x=196, step_y=0, caption=92, badge=48, drop=28, text=34, rim=8,
)  # fmt: skip
TWO = Fan(
    cards.TWO_ROWS, 7, 2, x=22, y=300, step_x=168, step_y=264, caption=44, badge=44, drop=11, text=28, rim=6,
)  # fmt: skip
THREE = Fan(
    cards.THREE_ROWS, 10, 3, x=20, y=296, step_x=117, step_y=178, caption=38, badge=40, drop=9, text=26, rim=4,
)  # fmt: skip


def fan_for(count: int) -> Fan:
    """Return the largest arrangement that shows so many cards, else the one with the most room."""
    return next((fan for fan in (ONE, TWO, THREE) if count <= fan.room), THREE)
