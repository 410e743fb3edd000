"""What the laws must be told about the toy game: how to deal it, and what a seat cannot know."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from engines.core import Chosen, Rng, Seat, Setup
from tests.engines.toy.game import Toy
from tests.engines.toy.values import State


def setups(random: Random) -> Setup:
    """Deal anything that can be dealt."""
    options = random.choice([(), (Chosen("cards", "2"),), (Chosen("cards", "3"),)])
    return Setup("toy", "", random.choice([2, 3]), str(random.getrandbits(64)), options)


def rearrange(game: Toy, state: State, seat: Seat | None, random: Random) -> State:
    """Deal the hands, the bids and the deck that the seat cannot see once more, and take another seed."""
    others = [other for other in range(len(state.hands)) if other != seat]
    hidden = [*state.deck, *(card for other in others for card in state.hands[other])]
    hidden += [bid for other in others if (bid := state.bids[other]) is not None and state.drawer is None]
    random.shuffle(hidden)
    hands, bids = list(state.hands), list(state.bids)
    for other in others:
        hands[other] = tuple(sorted(hidden.pop() for _ in hands[other]))
        if bids[other] is not None and state.drawer is None:
            bids[other] = hidden.pop()
    rng = Rng(str(random.getrandbits(64)), state.rng.drawn)
    return replace(state, rng=rng, hands=tuple(hands), bids=tuple(bids), deck=tuple(sorted(hidden)))


def hidden(game: Toy, state: State, seat: Seat | None) -> frozenset[str | int]:
    """Name the cards of the deck, of the other hands and of the others' bids while these lie face down."""
    others = [other for other in range(len(state.hands)) if other != seat]
    bids = [state.bids[other] for other in others] if state.drawer is None else []
    cards = [*state.deck, *(card for other in others for card in state.hands[other]), *bids]
    return frozenset(card for card in cards if card is not None)
