"""The tables of a Zombeasts data pack, as they stand in the file (canon, section 1)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from engines.core import Header

Count = Annotated[int, msgspec.Meta(ge=1, le=99)]
Number = Annotated[int, msgspec.Meta(ge=0, le=9)]
Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Any table of the pack: it says where its facts come from."""

    source: str


class GameTable(Table, frozen=True):
    """`[game]`: what the box says."""

    name: str
    players_min: Count
    players_max: Annotated[int, msgspec.Meta(ge=1, le=4)]
    minutes: Count
    age_min: Count


class Counts(Table, frozen=True):
    """`[rules]`: all counts that the rules use."""

    hand_start: Count
    stock_size: Count
    moon_size: Annotated[int, msgspec.Meta(ge=2, le=9)]
    refill: Count
    stuck_draw: Count
    bonus_animals: Count
    steal_per_rival: Count
    paw_hand: Count
    last_turns_each: Count


class Quarters(Table, frozen=True):
    """`[quarters]`: how many cards of one side a moon holds."""

    max_per_side: Count
    basis: str


class CardCounts(Table, frozen=True):
    """`[counts]`: what lies in the box."""

    cards: Count
    coloured: Count
    jokers: Count
    legend_cards: int


class ColourCounts(Table, frozen=True):
    """`[counts-detail]`: cards of each colour."""

    per_colour: Count


class SplitCounts(Table, frozen=True):
    """`[counts-split]`: how the cards of a colour and the jokers are spread."""

    per_colour_and_animal: int
    left_per_colour: int
    right_per_colour: int
    jokers_left: int
    jokers_right: int
    jokers_with_animal: int
    toys_each: int


class Colour(Table, frozen=True):
    """`[[colour]]`."""

    id: Name
    name: str
    joker: bool
    letter: str
    rgb: str
    rgb_source: str


class Animal(Table, frozen=True):
    """`[[animal]]`."""

    id: Name
    name: str


class Side(Table, frozen=True):
    """`[[side]]`."""

    id: Name
    name: str
    letter: str


class Toy(Table, frozen=True):
    """`[[toy]]`: its animal, and its power in words and data."""

    id: Name
    name: str
    animal: str
    effect: dict[str, str | int | bool]
    text: str
    mode: str


class Power(Table, frozen=True):
    """`[[power]]`: joker, attack and bonus in words and data."""

    id: Name
    name: str
    effect: dict[str, str | int | bool]
    text: str


class Legend(Table, frozen=True):
    """`[[legend]]`: a card that explains and has no function."""

    id: Name
    name: str


class CardRow(Table, frozen=True):
    """`[[card]]`: `none` stands for no animal and for no toy; `known` lists the fields that are printed fact."""

    id: Name
    name: str
    colour: str
    animal: str
    side: str
    draw: Number
    points: Number
    toy: str
    known: tuple[str, ...]


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The whole file."""

    pack: Header
    game: GameTable
    rules: Counts
    quarters: Quarters
    counts: CardCounts
    counts_detail: ColourCounts
    counts_split: SplitCounts
    colour: tuple[Colour, ...]
    animal: tuple[Animal, ...]
    side: tuple[Side, ...]
    toy: tuple[Toy, ...]
    power: tuple[Power, ...]
    legend: tuple[Legend, ...]
    card: tuple[CardRow, ...]
