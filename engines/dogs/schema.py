"""The tables of a Dogs data pack, as they stand in the file (canon, section 1)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engines.core import Header

Count = Annotated[int, msgspec.Meta(ge=1, le=99)]
Number = Annotated[int, msgspec.Meta(ge=0, le=99)]
Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Side = Literal["city", "country"]
Source = Literal["rulebook", "public", "reconstruction"]


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Any table of the pack: it says where its facts come from."""

    source: Source


class Meta(Table, frozen=True):
    """`[meta]`: for how many players the box is."""

    players: tuple[int, ...]


class Supply(Table, frozen=True):
    """`[supply]`: tokens in the box; they only serve the picture."""

    coins: Count
    food: Count
    medicine: Count
    gas: Count
    limited: Literal[False]
    cards_in_box: Count


class Start(Table, frozen=True):
    """`[start]`: what each seat begins with."""

    coins: Number
    food: Number
    medicine: Number
    gas: Number
    stalls: Count
    dog_houses: Number
    workers: Count


class Limits(Table, frozen=True):
    """`[limits]`: how much of anything there may be."""

    gas: Count
    infirmary: Count
    stalls: Count
    rows_per_stall: Literal[2]
    dogs_per_row: Literal[2]
    cure_per_visit: Count
    warehouse_swaps: Count
    workers_per_space: Count
    workers_per_space_2p: Count
    cards_per_space: Count
    pet_shop_coins_advanced: Count


class Bounds(Table, frozen=True):
    """`[bounds]`: what keeps a session from going on for ever."""

    rounds: Count
    lifts: Count


class Prices(Table, frozen=True):
    """`[prices]`: what things cost and bring."""

    gas_per_space: Count
    gas_home: Count
    stall: Number
    pet_shop_tokens_per_coin: Literal[2]
    sale: Number
    wage: Count
    income: Number
    gas_per_coin: Count
    food_per_stall: Literal[1]
    four_of_a_kind_coin: Number


class FairTrack(Table, frozen=True):
    """`[fair_track]`: the numbers dogs at the Fair cover."""

    first: Count
    last: Number
    min_price: Count


class Scoring(Table, frozen=True):
    """`[scoring]`: points at the end."""

    pair: int
    pair_and_single: int
    two_pairs: int
    three: int
    four: int
    stall_points: tuple[int, ...]
    breed: int
    breed_2p: int
    infirmary_dog: int
    assistant: int
    resources_per_point: Count
    one_side_penalty: int


class Roadwork(Table, frozen=True):
    """`[roadwork]`: tiles for each bag, and the gas to cross one."""

    city: Number
    country: Number
    gas: Count


class TwoPlayers(Table, frozen=True):
    """`[players_2]`: what leaves the box for two players."""

    remove_city_breeds: Number
    remove_country_breeds: Number
    remove_city_rewards: Annotated[int, msgspec.Meta(ge=0, le=1)]
    remove_country_rewards: Annotated[int, msgspec.Meta(ge=0, le=1)]
    remove_resource_cards_with_items: Number


class ThreePlayers(Table, frozen=True):
    """`[players_3]`: what leaves the box for three players."""

    remove_city_breeds: Number
    remove_country_breeds: Number


class Breed(Table, frozen=True):
    """`[[breed]]`: its side and how its tokens are split."""

    id: Name
    name: str
    code: str
    side: Side
    healthy: Number
    sick: Number
    reward: Annotated[int, msgspec.Meta(ge=0, le=1)]
    colour: str
    split_source: Source


class Centre(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The place in the middle of the map, which is no space."""

    id: Name
    name: str
    x: int
    y: int


class Map(Table, frozen=True):
    """`[map]`: canvas, centre and roads."""

    width: int
    height: int
    centre: Centre
    edges: tuple[tuple[str, str], ...]


class Space(Table, frozen=True):
    """`[[space]]`: a place for a dog, with the coins printed beside it."""

    id: Name
    name: str
    side: Side
    x: int
    y: int
    reward: Number


class ActionSpace(Table, frozen=True):
    """`[[action_space]]`: a building of the action board."""

    id: Name
    name: str
    text: str


class Special(Table, frozen=True):
    """`[[special]]`: a bonus card that is kept until it is used."""

    id: Name
    name: str
    copies: Count
    effect: dict[str, str | int]
    text: str


class Gain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a crate pays."""

    kind: Literal["gain"]
    coins: Number = 0
    food: Number = 0
    medicine: Number = 0
    gas: Number = 0


class Resource(Table, frozen=True):
    """`[[resource]]`: a bonus card that pays at once."""

    id: Name
    name: str
    copies: Count
    items: Count
    effect: Gain
    text: str


class FairCard(Table, frozen=True):
    """`[[fair_card]]`: the breeds that may be sold while it lies open."""

    id: Name
    breeds: tuple[str, ...]


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    pack: Header
    meta: Meta
    supply: Supply
    start: Start
    limits: Limits
    bounds: Bounds
    prices: Prices
    fair_track: FairTrack
    scoring: Scoring
    roadwork: Roadwork
    players_2: TwoPlayers
    players_3: ThreePlayers
    breed: tuple[Breed, ...]
    map: Map
    space: tuple[Space, ...]
    action_space: tuple[ActionSpace, ...]
    special: tuple[Special, ...]
    resource: tuple[Resource, ...]
    fair_card: tuple[FairCard, ...]
