"""What happens with event cards (canon, sections 4 and 6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engines.core import Seat, Weight
from engines.zoollywood.audiences import Learnt, Private, Public, Shown


class CardPlayed(Shown, frozen=True, tag="play"):
    """An event card was played."""

    card: str
    weight: ClassVar[Weight] = Weight.HEADLINE


class TargetPicked(Public, frozen=True, tag="pick"):
    """A target of the played card was named: a space, a triangle or a spin."""

    card: str
    target: str
    weight: ClassVar[Weight] = Weight.DETAIL


class HandsHidden(Private, frozen=True, tag="hands-hidden"):
    """Pieces were hidden in two hands; only their owner knows which hand holds the penguin (or the only egg)."""

    card: str
    hand: str

    masks: ClassVar[Mapping[str, Any]] = {"hand": ""}


class WindowOpened(Public, frozen=True, tag="window"):
    """Rivals may cancel the card: `seats` are asked."""

    card: str
    seats: tuple[Seat, ...]
    weight: ClassVar[Weight] = Weight.DETAIL


class Passed(Public, frozen=True, tag="pass"):
    """A seat let the card happen."""

    card: str
    weight: ClassVar[Weight] = Weight.DETAIL
    fold: ClassVar[str] = "pass"


class Cancelled(Shown, frozen=True, tag="cancel"):
    """A card was cancelled by another one."""

    card: str
    by: str
    weight: ClassVar[Weight] = Weight.HEADLINE


class Flagged(Public, frozen=True, tag="flag"):
    """A card holds for this turn's Exploration. `flag`: ghost or mark."""

    card: str
    flag: str
    weight: ClassVar[Weight] = Weight.DETAIL


class PenguinPlaced(Public, frozen=True, tag="penguin-placed"):
    """A card put an unused penguin on the board."""

    space: str
    piece: str


class EggPlaced(Public, frozen=True, tag="egg-placed"):
    """An unused egg from a hand was put on the board."""

    side: int
    space: str


class Recast(Public, frozen=True, tag="recast"):
    """A rival egg was replaced by an own one. `side` owns the new egg."""

    side: int
    space: str


class BarrierMoved(Public, frozen=True, tag="barrier-moved"):
    """A card moved a barrier."""

    piece: str
    origin: str
    space: str


class WrittenOut(Public, frozen=True, tag="written-out"):
    """A penguin became an egg of its side."""

    piece: str
    side: int
    space: str


class Guessed(Public, frozen=True, tag="guess"):
    """A hand was named. `held` and `other`: what lay in it and in the other one: penguin, egg or nothing."""

    hand: str
    held: str
    other: str

    def may_show(self, seat: Seat | None) -> bool:  # noqa: ARG002 - only the card's owner knew, and cannot be told here
        """Tell that somebody may learn something."""
        return True


class Peeked(Learnt, frozen=True, tag="peek"):
    """The two top cards were looked at."""

    cards: tuple[str, ...]

    masks: ClassVar[Mapping[str, Any]] = {"cards": ()}


class CardTaken(Private, frozen=True, tag="taken"):
    """A card came to a hand from the top two; `rest`: where the other one went, which everybody sees."""

    card: str
    rest: str

    weight: ClassVar[Weight] = Weight.LINE
    masks: ClassVar[Mapping[str, Any]] = {"card": ""}


class Drew(Learnt, frozen=True, tag="draw"):
    """A card was drawn. `why`: star, or last for the only card of the deck."""

    card: str
    why: str

    weight: ClassVar[Weight] = Weight.LINE
    masks: ClassVar[Mapping[str, Any]] = {"card": ""}


class Discarded(Shown, frozen=True, tag="discard"):
    """A card above the hand limit was discarded, face up."""

    card: str
    fold: ClassVar[str] = "discard"
