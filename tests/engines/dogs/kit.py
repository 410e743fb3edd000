"""What the laws must be told about Dogs: how to deal it, and what a reader cannot know (canon, section 6)."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from msgspec.structs import replace

from engines.core import Chosen, Rng, Seat, Setup
from engines.dogs import Dogs
from engines.dogs.state import State
from tests.engines.dogs.table import BOX, PACK

_SWITCHES = ("roadwork", "pet-limit", "last-stall", "diversity")
_REMOVED = {2: 2, 3: 1, 4: 0}


def setups(random: Random) -> Setup:
    """Deal any number of seats with any options that go with it."""
    seats = random.choice([2, 3, 4])
    chosen = {"first-seat": random.choice(["random", *map(str, range(seats))])}
    for switch in _SWITCHES:
        off_alone = switch == "pet-limit" and seats == 2
        chosen[switch] = "off" if off_alone else random.choice(["off", "on"])
    chosen |= {"remove-breeds": "random", "remove-rewards": "random"}
    if _REMOVED[seats] and random.random() < 0.6:
        gone = _some(random, _REMOVED[seats], ())
        chosen["remove-breeds"] = ",".join(gone)
        if seats == 2 and random.random() < 0.8:
            chosen["remove-rewards"] = ",".join(_some(random, 1, gone))
    kept = tuple(Chosen(*pair) for pair in chosen.items() if random.random() < 0.9 or "remove" in pair[0])
    return Setup("dogs", PACK.hash, seats, str(random.getrandbits(64)), kept)


def rearrange(game: Dogs, state: State, seat: Seat | None, random: Random) -> State:
    """Shuffle the decks and take another seed: all else lies open, and a bag has no order."""
    deck, fair_deck = list(state.deck), list(state.fair_deck)
    random.shuffle(deck)
    random.shuffle(fair_deck)
    rng = Rng(str(random.getrandbits(64)), state.rng.drawn)
    return replace(state, rng=rng, deck=tuple(deck), fair_deck=tuple(fair_deck))


def hidden(game: Dogs, state: State, seat: Seat | None) -> frozenset[str | int]:
    """Name the seed: what lies in decks and bags follows from open facts, only the next draw does not."""
    return frozenset({state.rng.seed})


def _some(random: Random, count: int, without: Iterable[str]) -> list[str]:
    """So many breeds of each side."""
    found: list[str] = []
    for side in ("city", "country"):
        found += random.sample([breed for breed in BOX.of_side(side) if breed not in without], count)
    return found
