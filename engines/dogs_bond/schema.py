"""The tables of a Dogs Bond data pack, as they stand in the file (canon, section 1)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engines.core import Header
from engines.dogs_bond.steps import Count, Face, HouseNumber, Name, Step

Many = Annotated[int, msgspec.Meta(ge=0, le=99)]
Value = Annotated[int, msgspec.Meta(ge=0, le=9)]
FaceUp = Literal["grooming", "health", "obedience", "temperament"]
Kind = Literal["grooming", "health", "obedience", "temperament", "instinct", "play-bow"]
Size = Literal["small", "medium", "large"]


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Any table of the pack: it says where its facts come from."""

    source: str


class GameTable(Table, frozen=True):
    """`[game]`: what lies in the box."""

    min_players: Annotated[int, msgspec.Meta(ge=2, le=8)]
    max_players: Annotated[int, msgspec.Meta(ge=2, le=8)]
    attribute_cards: int
    event_cards: int
    dogs: Many
    dog_tokens: Many
    adopters: Many
    adopters_in_play: Many
    houses: Many
    starting_paw: Count
    die_sides: Many


class SetupRow(Table, frozen=True):
    """`[[setup]]`: events and Paw Limit for a number of players."""

    players: Count
    standard: Annotated[int, msgspec.Meta(ge=1, le=200)]
    short: Annotated[int, msgspec.Meta(ge=1, le=200)]
    paw_limit: Count
    note: str = ""


class AttributeRow(Table, frozen=True):
    """`[[attribute]]`: a type of card and how it lies."""

    id: Kind
    name: str
    face: Literal["up", "down", "none"]
    short: str


class CardRow(Table, frozen=True):
    """`[[card]]`: a kind of card; its copies are interchangeable."""

    id: Name
    attribute: Kind
    name: str
    value: Value
    count: Annotated[int, msgspec.Meta(ge=1, le=99)]
    targets: tuple[FaceUp, ...]
    text: str = ""


class IconRow(Table, frozen=True):
    """`[[icon]]`: the sign of one dog's ability."""

    id: Name
    name: str
    dog: Name


class DogRow(Table, frozen=True):
    """`[[dog]]`: size, ability and what the ability changes outside of events."""

    id: Name
    name: str
    name_source: str
    size: Size
    starter: bool
    tokens: Many
    ability: str
    kind: str
    icon: str
    text: str
    steps: tuple[Step, ...]
    events_seen: Count
    top_event_draw: Many
    tail_draws: Many
    extra_tail_plays: Many
    second_tries: Many
    happily_ever_after: str


class AdopterRow(Table, frozen=True):
    """`[[adopter]]`: `levels` holds the needed totals of top and bottom for each level."""

    id: Name
    name: str
    name_source: str
    top: FaceUp
    bottom: FaceUp
    heart: FaceUp
    levels: Annotated[tuple[tuple[Many, Many], ...], msgspec.Meta(min_length=6, max_length=6)]
    happily_ever_after: str


class HouseRow(Table, frozen=True):
    """`[[house]]`: a place of an adopter and what it is worth."""

    number: HouseNumber
    points: Many
    blurb: str


class TailWagTable(Table, frozen=True):
    """`[tail-wag]`: the last plays."""

    plays: Count
    alpha_extra: Many
    optional: bool
    text: str


class RescueRow(Table, frozen=True):
    """`[[rescue-story]]`: what a roll is worth to a dog without a home."""

    roll: Face
    points: Many
    text: str


class EventRow(Table, frozen=True):
    """`[[event]]`: icons and steps, carried out from top to bottom."""

    id: Name
    title: str
    icons: tuple[Name, ...]
    steps: tuple[Step, ...]
    text: str


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    pack: Header
    game: GameTable
    setup: tuple[SetupRow, ...]
    attribute: tuple[AttributeRow, ...]
    card: tuple[CardRow, ...]
    icon: tuple[IconRow, ...]
    dog: tuple[DogRow, ...]
    adopter: tuple[AdopterRow, ...]
    house: tuple[HouseRow, ...]
    tail_wag: TailWagTable = msgspec.field(name="tail-wag")
    rescue_story: tuple[RescueRow, ...] = msgspec.field(name="rescue-story")
    event: tuple[EventRow, ...]
