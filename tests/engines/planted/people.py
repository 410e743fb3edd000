"""Games that present themselves badly to people and computers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

from msgspec.structs import replace

from engines.core import Decision, Field, Plan, Standing, Wish, phrase
from tests.engines.toy.game import HIGHEST, Toy
from tests.engines.toy.values import Action, Bid, View

_SHARED = count()


class ComputerCheats(Toy):
    """The computer bids the best card there is."""

    def choose(self, view: View, decision: Decision, actions: Sequence[Action]) -> Action:
        return Bid(HIGHEST) if decision.kind == "bid" else super().choose(view, decision, actions)


class ComputerWavers(Toy):
    """The computer has luck of its own."""

    def choose(self, view: View, decision: Decision, actions: Sequence[Action]) -> Action:
        return actions[next(_SHARED) % len(actions)]


class WishUnasked(Toy):
    """The game rests for everybody."""

    def wished(self, view: View, decision: Decision, actions: Sequence[Action], wishes: Any) -> Action | None:
        return super().wished(view, decision, actions, {"rest": "rest"})


class PassingWishBids(Toy):
    """What is said to decline only answers the bids as well, which are asked with the deal."""

    def wishes(self, view: View) -> tuple[Wish, ...]:
        return tuple(replace(wish, kinds=("bid",), passes="rest") for wish in super().wishes(view))


class KeptWishWithoutAside(Toy):
    """The game says that it keeps a wish, and nothing can be said to set it."""

    def wishes(self, view: View) -> tuple[Wish, ...]:
        return tuple(replace(wish, kinds=(), kept="ask") for wish in super().wishes(view))


class PlanForNothing(Toy):
    """A plan takes more answers than there are."""

    def plans(self, view: View) -> tuple[Plan, ...]:
        return (
            ()
            if view.seat is None
            else (Plan("rest", phrase("toy"), "draw", field=Field("a", phrase("toy"), (), 1, 1)),)
        )


class StandingsWithoutTheLastSeat(Toy):
    """The last seat is left out of the standings."""

    def standings(self, view: View) -> tuple[Standing, ...]:
        return super().standings(view)[:-1]
