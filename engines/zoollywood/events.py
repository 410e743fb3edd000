"""What happens in Zoollywood, and who may know of it (canon, section 6).

Spaces and triangles stand by their printed names, pieces by the names of `pieces.NAMES`, cards by their number as
a text; an empty text stands where the reader may not know.
"""

from __future__ import annotations

from engines.zoollywood.board_events import (
    EggsLaid,
    EggsReturned,
    EmperorMoved,
    Explored,
    GameOver,
    GullLeft,
    GullMoved,
    Hatched,
    Landed,
    RightGained,
    Shift,
    StormHeld,
    StormStep,
    TurnBegan,
    Turned,
)
from engines.zoollywood.card_events import (
    BarrierMoved,
    Cancelled,
    CardPlayed,
    CardTaken,
    Discarded,
    Drew,
    EggPlaced,
    Flagged,
    Guessed,
    HandsHidden,
    Passed,
    Peeked,
    PenguinPlaced,
    Recast,
    TargetPicked,
    WindowOpened,
    WrittenOut,
)
from engines.zoollywood.setup_events import (
    Began,
    DeckNamed,
    DeckShuffled,
    Kept,
    OpeningEggSet,
    PieceSet,
    SceneLaid,
    SetTaken,
)

Event = (
    Began | SceneLaid | SetTaken | PieceSet | DeckNamed | Kept | DeckShuffled | OpeningEggSet | TurnBegan | Landed
    | Hatched | Explored | StormStep | StormHeld | EggsLaid | EggsReturned | RightGained | GullMoved | GullLeft
    | Turned | EmperorMoved | CardPlayed | TargetPicked | HandsHidden | WindowOpened | Passed | Cancelled | Flagged
    | PenguinPlaced | EggPlaced | Recast | BarrierMoved | WrittenOut | Guessed | Peeked | CardTaken | Drew
    | Discarded | GameOver
)  # fmt: skip

__all__ = [
    "BarrierMoved",
    "Began",
    "Cancelled",
    "CardPlayed",
    "CardTaken",
    "DeckNamed",
    "DeckShuffled",
    "Discarded",
    "Drew",
    "EggPlaced",
    "EggsLaid",
    "EggsReturned",
    "EmperorMoved",
    "Event",
    "Explored",
    "Flagged",
    "GameOver",
    "Guessed",
    "GullLeft",
    "GullMoved",
    "HandsHidden",
    "Hatched",
    "Kept",
    "Landed",
    "OpeningEggSet",
    "Passed",
    "Peeked",
    "PenguinPlaced",
    "PieceSet",
    "Recast",
    "RightGained",
    "SceneLaid",
    "SetTaken",
    "Shift",
    "StormHeld",
    "StormStep",
    "TargetPicked",
    "TurnBegan",
    "Turned",
    "WindowOpened",
    "WrittenOut",
]
