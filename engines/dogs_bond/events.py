"""What happens in Dogs Bond, and who may know of it (canon, section 6).

Fields named `card` and `cards` hold card ids; nothing or a bare `count` stands where the reader may not know.
"""

from __future__ import annotations

from engines.dogs_bond.card_events import (
    AllChosen,
    Attacked,
    Bowed,
    Change,
    Drew,
    Fizzled,
    Forced,
    Hid,
    Lost,
    NoPlay,
    Passed,
    Played,
    PolicySet,
    Tossed,
)
from engines.dogs_bond.day_events import (
    Courted,
    GameOver,
    InstinctShown,
    OrderFixed,
    Rescued,
    SecondTryKept,
)
from engines.dogs_bond.effect_events import (
    AbilitySkipped,
    AbilityUsed,
    ContestWon,
    Decided,
    DogNamed,
    Gave,
    HouseNamed,
    Kept,
    Looked,
    NoSwap,
    NoTrade,
    Rolled,
    Salvaged,
    Swapped,
    Took,
)
from engines.dogs_bond.turn_events import (
    Barked,
    Began,
    Deal,
    DogTaken,
    EventsDropped,
    EventShown,
    Reshuffled,
    Sniffed,
    TailWagBegan,
    UsedUp,
)

__all__ = [
    "AbilitySkipped",
    "AbilityUsed",
    "AllChosen",
    "Attacked",
    "Barked",
    "Began",
    "Bowed",
    "Change",
    "ContestWon",
    "Courted",
    "Deal",
    "Decided",
    "DogNamed",
    "DogTaken",
    "Drew",
    "Event",
    "EventShown",
    "EventsDropped",
    "Fizzled",
    "Forced",
    "GameOver",
    "Gave",
    "Hid",
    "HouseNamed",
    "InstinctShown",
    "Kept",
    "Looked",
    "Lost",
    "NoPlay",
    "NoSwap",
    "NoTrade",
    "OrderFixed",
    "Passed",
    "Played",
    "PolicySet",
    "Rescued",
    "Reshuffled",
    "Rolled",
    "Salvaged",
    "SecondTryKept",
    "Sniffed",
    "Swapped",
    "TailWagBegan",
    "Took",
    "Tossed",
    "UsedUp",
]

Event = (
    Began | DogTaken | Deal | Sniffed | EventShown | Drew | Reshuffled | UsedUp | EventsDropped | AllChosen | Played
    | Hid | NoPlay | Passed | Attacked | Fizzled | Forced | Lost | Bowed | Tossed | DogNamed | Took | Gave
    | NoTrade | Looked | Kept | Salvaged | Decided | Swapped | NoSwap | Rolled | ContestWon | HouseNamed
    | AbilityUsed | AbilitySkipped | Barked | TailWagBegan | InstinctShown | OrderFixed | Courted
    | SecondTryKept | Rescued | PolicySet | GameOver
)  # fmt: skip
