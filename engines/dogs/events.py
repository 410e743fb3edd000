"""What happens in Dogs. Everybody sees everything (canon, section 6); some of it nobody could know before."""

from __future__ import annotations

from typing import ClassVar, Self

import msgspec

from engines.core import Seat, Weight
from engines.dogs.stalls import Dogs
from engines.dogs.tokens import Bag, Kind, Token


class Public(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fact that everybody sees and that shows nothing which lay hidden."""

    actor: Seat | None
    stretch: int

    weight: ClassVar[Weight] = Weight.LINE
    fold: ClassVar[str] = ""

    def seen_by(self, seat: Seat | None) -> Self | None:  # noqa: ARG002 - everybody sees it whole
        """Return the event itself: it is fully public."""
        return self

    def may_show(self, seat: Seat | None) -> bool:  # noqa: ARG002 - it shows nothing to anybody
        """Tell that nothing hidden is shown."""
        return False


class Revealed(Public, frozen=True):
    """A public fact that lays open what nobody knew."""

    def may_show(self, seat: Seat | None) -> bool:  # noqa: ARG002 - new to everybody
        """Tell that everybody may learn something."""
        return True


class Laid(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A token on a space."""

    space: str
    token: Token


class Deal(Revealed, frozen=True, tag="deal"):
    """The session was dealt: who begins, and the breeds and reward tokens that left the box."""

    first: Seat
    removed: Dogs
    rewards: Dogs


class RoundBegan(Public, frozen=True, tag="round"):
    """A round began. `first` holds the starting player token."""

    round: int
    first: Seat
    final: bool


class Moved(Public, frozen=True, tag="move"):
    """A truck drove and took a dog; a reward dog went to the Fair and brought coins."""

    start: str
    space: str
    gas: int
    breed: str
    kind: Kind
    coins: int


class Towed(Public, frozen=True, tag="tow"):
    """A truck ran out of gas and was towed home; its dogs went back to the bags."""

    dogs: Bag
    weight: ClassVar[Weight] = Weight.HEADLINE


class Stayed(Public, frozen=True, tag="stay"):
    """A truck stayed at the centre."""


class Returned(Public, frozen=True, tag="home"):
    """A truck drove home as number `place` of this round."""

    place: int
    dogs: Bag


class AllStayed(Public, frozen=True, tag="all-stay"):
    """Nobody drove: the game ends after this round's wages."""

    weight: ClassVar[Weight] = Weight.HEADLINE


class BonusTaken(Public, frozen=True, tag="bonus"):
    """A seat took a good for being first or last to drive home."""

    good: str


class Exchanged(Public, frozen=True, tag="exchange"):
    """Dog Exchange: two dogs changed places; spaces in the order of the map, dogs as they lie now."""

    first: Laid
    second: Laid


class DogDrawn(Revealed, frozen=True, tag="extra-dog"):
    """Additional Dog: a dog was drawn from the bag of a side onto the truck."""

    side: str
    dog: Token


class TruckHealed(Public, frozen=True, tag="veterinarian"):
    """Veterinarian: the sick dogs of this round became healthy."""

    dogs: Dogs


class Arranged(Public, frozen=True, tag="arrange"):
    """A seat has put its dogs away. `sick` went to the infirmary, `leaving` will be offered to others."""

    stalls: tuple[Dogs, ...]
    sick: Dogs
    leaving: Dogs
    weight: ClassVar[Weight] = Weight.DETAIL


class FullStall(Public, frozen=True, tag="full-stall"):
    """Four of a breed stand in one stall for the first time."""

    breed: str
    coins: int


class Donated(Public, frozen=True, tag="donate"):
    """A seat offers dogs to the seat on its left."""

    rival: Seat
    healthy: Dogs
    sick: Dogs


class Received(Public, frozen=True, tag="receive"):
    """A seat has answered a donation: what it kept of it, and own dogs it passed on for it."""

    donor: Seat
    healthy: Dogs
    sick: Dogs
    passed_on: Dogs


class JoinedFair(Public, frozen=True, tag="to-fair"):
    """Dogs joined the Fair. `why`: donated or hungry."""

    dogs: Dogs
    why: str


class WorkerSent(Public, frozen=True, tag="send"):
    """A worker went to a building; `free`: with Free Entry."""

    building: str
    free: bool


class CardTaken(Public, frozen=True, tag="card"):
    """A bonus card was taken into the hand."""

    card: str


class CrateTaken(Public, frozen=True, tag="crate"):
    """A crate was taken and paid; gas above the limit is lost."""

    card: str
    coins: int
    food: int
    medicine: int
    gas: int
    lost: int


class StallBuilt(Public, frozen=True, tag="build"):
    """A stall was built for coins, perhaps with the card."""

    stall: int
    coins: int
    card: bool


class GoodsSwapped(Public, frozen=True, tag="swap"):
    """A good was exchanged for another."""

    give: str
    get: str
    fold: ClassVar[str] = "swap"


class GoodsBought(Public, frozen=True, tag="buy-goods"):
    """Two goods were bought for a coin."""

    one: str
    other: str
    fold: ClassVar[str] = "buy-goods"


class DogCured(Public, frozen=True, tag="cure"):
    """A dog was cured."""

    breed: str
    fold: ClassVar[str] = "cure"


class DogBought(Public, frozen=True, tag="buy"):
    """A dog was bought at the Fair."""

    breed: str
    price: int


class DogSold(Public, frozen=True, tag="sell"):
    """A dog was sold to the Fair; `cards` raised the price."""

    breed: str
    stall: int
    coins: int
    cards: tuple[str, ...]


class DogTraded(Public, frozen=True, tag="trade"):
    """An own dog changed places with one of the Fair."""

    given: str
    stall: int
    got: str


class DogPut(Public, frozen=True, tag="put"):
    """A cured, bought or traded dog went into a stall."""

    breed: str
    stall: int
    weight: ClassVar[Weight] = Weight.DETAIL


class Fed(Public, frozen=True, tag="feed"):
    """A seat fed its stalls; `hungry` of them got nothing."""

    food: int
    hungry: int
    weight: ClassVar[Weight] = Weight.DETAIL


class FellSick(Public, frozen=True, tag="sick"):
    """A dog of a hungry stall fell sick; without a free bay it will join the Fair."""

    breed: str
    bay: bool


class WagePaid(Public, frozen=True, tag="wage"):
    """The assistant was paid: coin or card."""

    means: str
    weight: ClassVar[Weight] = Weight.DETAIL


class AssistantLeft(Public, frozen=True, tag="assistant-left"):
    """The assistant was not paid and left."""


class AssistantHired(Public, frozen=True, tag="assistant-hired"):
    """The assistant was hired back: coin or card."""

    means: str


class Reshuffled(Public, frozen=True, tag="reshuffle"):
    """A deck was made anew from its discards. `deck`: bonus or fair."""

    deck: str
    weight: ClassVar[Weight] = Weight.DETAIL


class CardsDealt(Revealed, frozen=True, tag="cards"):
    """New cards lie above the buildings, in the order of the buildings."""

    display: tuple[tuple[str, ...], ...]


class FairCardTurned(Revealed, frozen=True, tag="fair-card"):
    """A new Fair card lies open."""

    card: str


class MapFilled(Revealed, frozen=True, tag="map"):
    """Empty spaces were filled from the bags."""

    tokens: tuple[Laid, ...]


class FinalRound(Public, frozen=True, tag="final-round"):
    """The next round will be the final one. `why`: last-stall or roadwork."""

    why: str
    weight: ClassVar[Weight] = Weight.HEADLINE


class IncomePaid(Public, frozen=True, tag="income"):
    """Everybody got the income."""

    coins: int
    weight: ClassVar[Weight] = Weight.DETAIL


class FuelBought(Public, frozen=True, tag="fuel"):
    """Gas was bought; `gas` is what the tank gained."""

    coins: int
    gas: int
    weight: ClassVar[Weight] = Weight.DETAIL


class GameOver(Public, frozen=True, tag="game-over"):
    """The game is over. `why`: final, all-stay, rounds, city or country (a bag that cannot fill its side)."""

    why: str
    points: tuple[int, ...]
    weight: ClassVar[Weight] = Weight.HEADLINE


Event = (
    Deal | RoundBegan | Moved | Towed | Stayed | Returned | AllStayed | BonusTaken | Exchanged | DogDrawn
    | TruckHealed | Arranged | FullStall | Donated | Received | JoinedFair | WorkerSent | CardTaken | CrateTaken
    | StallBuilt | GoodsSwapped | GoodsBought | DogCured | DogBought | DogSold | DogTraded | DogPut | Fed | FellSick
    | WagePaid | AssistantLeft | AssistantHired | Reshuffled | CardsDealt | FairCardTurned | MapFilled | FinalRound
    | IncomePaid | FuelBought | GameOver
)  # fmt: skip
