"""Broken variants of the toy game, each with one bug. They prove that the laws can fail.

They stand by the module of the laws that forbid them.
"""

from __future__ import annotations

from tests.engines.planted.lists import (
    ActionTwice,
    DeadEnd,
    ListWavers,
    OffersInAnotherOrder,
    OffersLookAlike,
    RefusesWithoutRule,
    TextReadsAsAnother,
    TwoQuestionsToOneSeat,
)
from tests.engines.planted.openly import OpenKindOnly, OpenNoteTells, OpenOffersTellABid
from tests.engines.planted.order import NextSitsAtNoTable
from tests.engines.planted.people import (
    ComputerCheats,
    ComputerWavers,
    KeptWishWithoutAside,
    PassingWishBids,
    PlanForNothing,
    StandingsWithoutTheLastSeat,
    WishUnasked,
)
from tests.engines.planted.secrecy import (
    DealShowsAllHands,
    EventShowsABid,
    FoldTellsAHand,
    MayShowLies,
    QuietDependsOnSecrets,
    ViewShowsABid,
    ViewShowsTheSeed,
    WaitingListTells,
    WishLooksAtTheHand,
)
from tests.engines.planted.sides import (
    AsideAnswers,
    FirstBidderWins,
    ListDependsOnOthers,
    QuestionDependsOnOthers,
    WishWatchesOthers,
)
from tests.engines.planted.timeline import (
    CardLost,
    DefaultNotDealt,
    IdsReturn,
    LuckOutsideTheState,
    NeverEnds,
    NobodyFirst,
    NoOutcome,
)
from tests.engines.planted.values import AnswerHangsOnThePast, EventNotStored, StateIsShared

__all__ = [
    "ActionTwice",
    "AnswerHangsOnThePast",
    "AsideAnswers",
    "CardLost",
    "ComputerCheats",
    "ComputerWavers",
    "DeadEnd",
    "DealShowsAllHands",
    "DefaultNotDealt",
    "EventNotStored",
    "EventShowsABid",
    "FirstBidderWins",
    "FoldTellsAHand",
    "IdsReturn",
    "KeptWishWithoutAside",
    "ListDependsOnOthers",
    "ListWavers",
    "LuckOutsideTheState",
    "MayShowLies",
    "NeverEnds",
    "NextSitsAtNoTable",
    "NoOutcome",
    "NobodyFirst",
    "OffersInAnotherOrder",
    "OffersLookAlike",
    "OpenKindOnly",
    "OpenNoteTells",
    "OpenOffersTellABid",
    "PassingWishBids",
    "PlanForNothing",
    "QuestionDependsOnOthers",
    "QuietDependsOnSecrets",
    "RefusesWithoutRule",
    "StandingsWithoutTheLastSeat",
    "StateIsShared",
    "TextReadsAsAnother",
    "TwoQuestionsToOneSeat",
    "ViewShowsABid",
    "ViewShowsTheSeed",
    "WaitingListTells",
    "WishLooksAtTheHand",
    "WishUnasked",
    "WishWatchesOthers",
]
