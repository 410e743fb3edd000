"""The tables of a Zoollywood data pack, as they stand in the file (canon, section 1)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engines.core import Header

Count = Annotated[int, msgspec.Meta(ge=1, le=99)]
Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Spin = Literal["cw", "ccw"]
Effect = Literal[
    "eggs-on-triangle", "clear-triangle", "place-penguin", "explore-again", "convert-egg", "ghost-move",
    "move-barrier", "rotate-triangle", "penguins-to-eggs", "cancel", "guess-hand", "choose-stop",
]  # fmt: skip
"""What a card can do: the rules know these and no other."""


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Any table of the pack: it says where its facts come from."""

    source: str


class BoardTable(Table, frozen=True):
    """`[board]`: a hexagon on a triangular lattice."""

    shape: Literal["hexagon"]
    side: Annotated[int, msgspec.Meta(ge=3, le=6)]
    points: Count
    triangles: Annotated[int, msgspec.Meta(ge=1)]
    rows: tuple[Count, ...]
    row_letters: str
    directions: tuple[str, ...]
    wrap: Literal["same-line"]


class SideTable(Table, frozen=True):
    """`[[sides]]`: the pieces of one side."""

    id: Name
    name: str
    eggs: Count
    assistants: Count
    stars: Literal[1]
    colour: str


class Safety(Table, frozen=True):
    """`[limits.safety]`."""

    turn_limit: Annotated[int, msgspec.Meta(ge=20, le=200)]


class Limits(Table, frozen=True):
    """`[limits]`: the numbers that the rules use."""

    eggs_to_win: Count
    hand_two_players: Count
    hand_team: Count
    cards_per_turn: Literal[1]
    emperor_moves_per_turn: Literal[1]
    barrier_bases: Count
    safety: Safety


class BarrierTable(Table, frozen=True):
    """`[[barriers]]`: a kind of piece that fills its space."""

    id: Literal["seagull", "emperor", "iceberg", "nest"]
    name: str
    count: Count
    kind: str
    text: str


class TerrainTable(Table, frozen=True):
    """`[[terrain]]`: a kind of tile that lies flat."""

    id: Literal["storm", "tent-cw", "tent-ccw"]
    name: str
    count: Count
    kind: Literal["storm", "tent"]
    lies_on: Literal["space", "triangle"]
    text: str
    turns: Spin | None = None


class SetTable(Table, frozen=True):
    """`[[component-sets]]`: what one choice of the free mode puts on the board."""

    id: Name
    name: str
    places: tuple[str, ...]


class EffectTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """`effect` of a card."""

    kind: Effect
    max: int | None = None
    other_penguin: bool | None = None


class CardTable(Table, frozen=True):
    """`[[cards]]`: a kind of event card; its number is its identity in the record."""

    number: Annotated[int, msgspec.Meta(ge=1, le=99)]
    id: Name
    name: str
    metal: Literal["gold", "silver"]
    copies: Annotated[int, msgspec.Meta(ge=1, le=9)]
    timing: Literal["before", "after", "either", "reaction"]
    actions: tuple[Literal["land", "explore"], ...]
    effect: EffectTable
    text: str


class Placed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A component of a scene and where it stands or lies."""

    what: str
    at: str


class SceneTable(Table, frozen=True):
    """`[[scenes]]`: a layout and the numbers of its deck."""

    id: Name
    name: str
    story: str
    gold: tuple[int, ...]
    silver: tuple[int, ...]
    place: tuple[Placed, ...]


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The whole file."""

    pack: Header
    board: BoardTable
    sides: tuple[SideTable, SideTable]
    limits: Limits
    barriers: tuple[BarrierTable, ...]
    terrain: tuple[TerrainTable, ...]
    component_sets: tuple[SetTable, ...]
    cards: tuple[CardTable, ...]
    scenes: tuple[SceneTable, ...]

    @property
    def counts(self) -> dict[str, int]:
        """How many of each barrier and tile there are."""
        barriers: list[tuple[str, int]] = [(row.id, row.count) for row in self.barriers]
        return dict(barriers + [(row.id, row.count) for row in self.terrain])
