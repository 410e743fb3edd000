"""What a seat can answer, and the notation of the canon (section 5) in both directions.

Actions hold words and numbers only, so the collector of cycles need not look at them (`gc=False`).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from engines.core import Notation


class Move(msgspec.Struct, frozen=True, gc=False, tag="move"):
    """Drive to a space and take its dog."""

    space: str


class Stay(msgspec.Struct, frozen=True, gc=False, tag="stay"):
    """Stay at the centre for the whole phase."""


class Home(msgspec.Struct, frozen=True, gc=False, tag="home"):
    """Drive home."""


class Play(msgspec.Struct, frozen=True, gc=False, tag="play"):
    """Play Dog Exchange before moving, or Veterinarian while arranging."""

    card: str


class DrawDog(msgspec.Struct, frozen=True, gc=False, tag="draw-dog"):
    """Play Additional Dog: draw from the bag of a side."""

    card: Literal["additional-dog"]
    side: str


class First(msgspec.Struct, frozen=True, gc=False, tag="first"):
    """Name the first dog of an exchange."""

    space: str


class Second(msgspec.Struct, frozen=True, gc=False, tag="second"):
    """Name the second dog of an exchange."""

    space: str


class Pass(msgspec.Struct, frozen=True, gc=False, tag="pass"):
    """Keep Additional Dog."""


class Bonus(msgspec.Struct, frozen=True, gc=False, tag="bonus"):
    """Take a good for having been first or last to drive home."""

    good: str


class Place(msgspec.Struct, frozen=True, gc=False, tag="place"):
    """Put a dog of the yard into a stall."""

    breed: str
    stall: int


class Lift(msgspec.Struct, frozen=True, gc=False, tag="lift"):
    """Take a dog out of a stall into the yard."""

    breed: str
    stall: int


class Give(msgspec.Struct, frozen=True, gc=False, tag="give"):
    """Set a sick dog aside for donation."""

    breed: str


class Admit(msgspec.Struct, frozen=True, gc=False, tag="admit"):
    """Take a donated sick dog into the infirmary."""

    breed: str


class Tidy(msgspec.Struct, frozen=True, gc=False, tag="tidy"):
    """House all dogs by the fixed recipe."""


class Done(msgspec.Struct, frozen=True, gc=False, tag="done"):
    """Close what may be repeated."""


class Skip(msgspec.Struct, frozen=True, gc=False, tag="skip"):
    """Do not use the building."""


class Send(msgspec.Struct, frozen=True, gc=False, tag="send"):
    """Send a worker to a building that has room."""

    building: str


class SendFree(msgspec.Struct, frozen=True, gc=False, tag="send-free"):
    """Send a worker to a full building with Free Entry."""

    building: str
    card: Literal["free-entry"] = "free-entry"


class Take(msgspec.Struct, frozen=True, gc=False, tag="take"):
    """Take a card above the building."""

    card: str


class Build(msgspec.Struct, frozen=True, gc=False, tag="build"):
    """Build the next stall, for coins or with the card."""

    means: str


class Swap(msgspec.Struct, frozen=True, gc=False, tag="swap"):
    """Exchange one good for another."""

    give: str
    get: str


class BuyGoods(msgspec.Struct, frozen=True, gc=False, tag="buy-goods"):
    """Buy two goods for a coin, named in alphabetical order."""

    one: str
    other: str


class Buy(msgspec.Struct, frozen=True, gc=False, tag="buy"):
    """Buy a dog at the Fair."""

    breed: str


class Cure(msgspec.Struct, frozen=True, gc=False, tag="cure"):
    """Cure a dog of the infirmary."""

    breed: str


class Put(msgspec.Struct, frozen=True, gc=False, tag="put"):
    """Put the dog at hand into a stall."""

    stall: int


class Sell(msgspec.Struct, frozen=True, gc=False, tag="sell"):
    """Sell a dog to the Fair."""

    breed: str


class From(msgspec.Struct, frozen=True, gc=False, tag="from"):
    """Name the stall of the dog that is sold."""

    stall: int


class Extra(msgspec.Struct, frozen=True, gc=False, tag="extra"):
    """Say which cards raise the price of a sale."""

    cards: str


class Trade(msgspec.Struct, frozen=True, gc=False, tag="trade"):
    """Begin a trade with the Fair."""


class OfferDog(msgspec.Struct, frozen=True, gc=False, tag="offer"):
    """Name the own dog of a trade."""

    breed: str
    stall: int


class Get(msgspec.Struct, frozen=True, gc=False, tag="get"):
    """Name the Fair dog of a trade."""

    breed: str


class Starve(msgspec.Struct, frozen=True, gc=False, tag="starve"):
    """Name the dog of a hungry stall that falls sick."""

    breed: str
    stall: int


class Wage(msgspec.Struct, frozen=True, gc=False, tag="wage"):
    """Pay the assistant: coin, card or none."""

    means: str


class Hire(msgspec.Struct, frozen=True, gc=False, tag="hire"):
    """Hire the assistant back: coin, card or no."""

    means: str


class Fuel(msgspec.Struct, frozen=True, gc=False, tag="fuel"):
    """Spend coins on gas."""

    coins: int


Action = (
    Move | Stay | Home | Play | DrawDog | First | Second | Pass | Bonus | Place | Lift | Give | Admit | Tidy | Done
    | Skip | Send | SendFree | Take | Build | Swap | BuyGoods | Buy | Cure | Put | Sell | From | Extra | Trade
    | OfferDog | Get | Starve | Wage | Hire | Fuel
)  # fmt: skip

_NOTATION: Notation[Action] = Notation({
    "move": (Move,), "stay": (Stay,), "home": (Home,), "play": (Play, DrawDog), "first": (First,),
    "second": (Second,), "pass": (Pass,), "bonus": (Bonus,), "place": (Place,), "lift": (Lift,),
    "give": (Give,), "admit": (Admit,), "tidy": (Tidy,), "done": (Done,), "skip": (Skip,),
    "send": (Send, SendFree), "take": (Take,), "build": (Build,), "swap": (Swap,), "buy": (BuyGoods, Buy),
    "cure": (Cure,), "put": (Put,), "sell": (Sell,), "from": (From,), "extra": (Extra,), "trade": (Trade,),
    "offer": (OfferDog,), "get": (Get,), "starve": (Starve,), "wage": (Wage,), "hire": (Hire,), "fuel": (Fuel,),
})  # fmt: skip

write = _NOTATION.write
read = _NOTATION.read
