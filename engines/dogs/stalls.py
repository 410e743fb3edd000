"""Stalls: who lives together, where one more fits, the tidy helper, the points (canon, 1.3, 3.7, 3.9, 7.2).

A stall is a sorted tuple of breeds; which row a dog stands in is never stored (R18). The stalls of a seat are the
built ones, the number of a stall is its place from 1. What is asked here again and again is remembered: there are
only some hundred different stalls, and all answers follow from the arguments.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain, groupby

from engines.dogs.schema import Scoring

Dogs = tuple[str, ...]
"""Breeds in alphabetical order, one word for each dog."""
Stalls = tuple[Dogs, ...]

ROWS = 2
PER_ROW = 2
ROOM = ROWS * PER_ROW
_EQUAL_STALLS = (1, 2)
"""The two stalls from the start are interchangeable while their content is equal."""


@lru_cache(maxsize=8192)
def rows(dogs: Dogs) -> int:
    """Return how many rows the dogs need; a row holds one breed only."""
    return sum(-(-len(tuple(group)) // PER_ROW) for _, group in groupby(dogs))


@lru_cache(maxsize=8192)
def fits(stall: Dogs, breed: str) -> bool:
    """Tell whether one more dog of the breed makes a legal stall."""
    return rows(added(stall, breed)) <= ROWS


@lru_cache(maxsize=8192)
def added(dogs: Dogs, breed: str) -> Dogs:
    """Return the dogs with one more."""
    return tuple(sorted((*dogs, breed)))


@lru_cache(maxsize=8192)
def removed(dogs: Dogs, breed: str) -> Dogs:
    """Return the dogs without one of the breed."""
    place = dogs.index(breed)
    return dogs[:place] + dogs[place + 1 :]


@lru_cache(maxsize=8192)
def places(stalls: Stalls, breed: str, left: int = 0) -> tuple[int, ...]:
    """Return the numbers of the stalls where a dog fits; of two equal stalls 1 and 2 only the first (3.7).

    A dog that comes back for one of its own breed skips the stall `left` by that dog, and its equal (4.5).
    """
    skipped = {left}
    if stalls[0] == stalls[1]:
        skipped |= set(_EQUAL_STALLS if left in _EQUAL_STALLS else _EQUAL_STALLS[1:])
    numbered = enumerate(stalls, start=1)
    return tuple(number for number, stall in numbered if number not in skipped and fits(stall, breed))


@lru_cache(maxsize=8192)
def residents(stalls: Stalls) -> tuple[tuple[str, int], ...]:
    """Return each breed of each stall with the number of the stall, in the order of the stalls."""
    return tuple((breed, number) for number, stall in enumerate(stalls, start=1) for breed in breeds(stall))


def changed(stalls: Stalls, number: int, stall: Dogs) -> Stalls:
    """Return the stalls with another content of one."""
    return (*stalls[: number - 1], stall, *stalls[number:])


@lru_cache(maxsize=8192)
def housed(stalls: Stalls) -> Dogs:
    """Return all dogs in the stalls."""
    return tuple(sorted(chain.from_iterable(stalls)))


def has_room(stalls: Stalls, dogs: Dogs) -> bool:
    """Tell whether some arrangement houses all these dogs; what stands in the stalls now does not count."""
    return rows(dogs) <= ROWS * len(stalls)


def is_full(stall: Dogs) -> bool:
    """Tell whether four dogs of one breed fill the stall (4.6)."""
    return len(stall) == ROOM and stall[0] == stall[-1]


def occupied(stalls: Stalls) -> tuple[int, ...]:
    """Return the numbers of the stalls with at least one dog."""
    return tuple(number for number, stall in enumerate(stalls, start=1) if stall)


@lru_cache(maxsize=8192)
def tidy(dogs: Dogs, built: int) -> tuple[Stalls, Dogs]:
    """House the dogs by the fixed recipe (3.9); return the stalls and those left over."""
    room = ROWS * built
    large: list[Dogs] = []
    small: list[Dogs] = []
    homeless: list[str] = []
    for group in _groups(dogs):
        need = rows(group)
        if need > room:
            homeless += group
            continue
        room -= need
        (large if need == ROWS else small).append(group)
    pairs = [tuple(sorted(dog for group in small[at : at + 2] for dog in group)) for at in range(0, len(small), 2)]
    stalls: list[Dogs] = [()] * built
    for number, stall in zip(_filling(built), (*large, *pairs), strict=False):
        stalls[number - 1] = stall
    return tuple(stalls), tuple(sorted(homeless))


def _groups(dogs: Dogs) -> Sequence[Dogs]:
    """Split each breed into fours and a rest, largest first, then by breed."""
    groups = []
    for _, same in groupby(dogs):
        all_of_it = tuple(same)
        groups += [all_of_it[at : at + ROOM] for at in range(0, len(all_of_it), ROOM)]
    return sorted(groups, key=lambda group: (-len(group), group[0]))


def _filling(built: int) -> Iterable[int]:
    """Return the order in which stalls are filled: extra ones from the last, then 1 and 2."""
    return (*range(built, 2, -1), *_EQUAL_STALLS)


@lru_cache(maxsize=8192)
def counts(dogs: Dogs) -> tuple[tuple[str, int], ...]:
    """Return each breed with the number of its dogs."""
    return tuple((breed, len(tuple(group))) for breed, group in groupby(dogs))


@lru_cache(maxsize=8192)
def breeds(dogs: Dogs) -> tuple[str, ...]:
    """Return each breed once."""
    return tuple(breed for breed, _ in counts(dogs))


def points(scoring: Scoring, stall: Dogs) -> int:
    """Return the points of one stall (7.2)."""
    shape = tuple(sorted((count for _, count in counts(stall)), reverse=True))
    table = {
        (2,): scoring.pair, (2, 1): scoring.pair_and_single, (2, 2): scoring.two_pairs,
        (3,): scoring.three, (4,): scoring.four,
    }  # fmt: skip
    return table.get(shape, 0)
