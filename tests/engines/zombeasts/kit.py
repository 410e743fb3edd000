"""What the laws must be told about Zombeasts: how to deal it, and what a reader cannot know (canon, section 6)."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from engines.core import Chosen, Rng, Seat, Setup
from engines.zombeasts import Zombeasts
from engines.zombeasts.frames import LayingIn, Playing
from engines.zombeasts.legal import can_play, legal, only_play
from engines.zombeasts.moons import Rules
from engines.zombeasts.setting_up import FIRST, OPTIONS
from engines.zombeasts.state import State
from tests.engines.zombeasts.table import PACK

_TRIES = 40


def setups(random: Random) -> Setup:
    """Deal any number of seats with any options."""
    seats = random.choice([2, 3, 4])
    chosen = []
    for option in OPTIONS:
        values = [value for value in option.values if option != FIRST or value == "random" or int(value) < seats]
        if random.random() < 0.8:  # an option may also be left out
            chosen.append(Chosen(option.id, random.choice(values)))
    return Setup("zombeasts", PACK.hash, seats, str(random.getrandbits(64)), tuple(chosen))


def rearrange(game: Zombeasts, state: State, seat: Seat | None, random: Random) -> State:
    """Deal all hands but the reader's and the pile anew, and take another seed.

    An open question of another seat tells that its hand can answer; a deal that could not is thrown away,
    and if none fits, that seat keeps its hand.
    """
    rules = Rules(game.deck, state.options.quarters)
    for _ in range(_TRIES):
        other = _dealt_anew(game, state, {seat}, random)
        if _can_be_asked(rules, other):
            return other
    return _dealt_anew(game, state, {seat, state.on_turn}, random)


def hidden(game: Zombeasts, state: State, seat: Seat | None) -> frozenset[str | int]:
    """Name the cards of the pile and of all hands but the reader's."""
    hands = (card for number, area in enumerate(state.areas) if number != seat for card in area.hand)
    return frozenset((*state.pile, *hands))


def _dealt_anew(game: Zombeasts, state: State, keeping: set[Seat | None], random: Random) -> State:
    moving = [number for number in range(len(state.areas)) if number not in keeping]
    hidden = [*state.pile, *(card for number in moving for card in state.areas[number].hand)]
    random.shuffle(hidden)
    areas = list(state.areas)
    for number in moving:
        hand = [hidden.pop() for _ in areas[number].hand]
        areas[number] = replace(areas[number], hand=game.deck.sort(hand))
    rng = Rng(str(random.getrandbits(64)), state.rng.drawn)
    return replace(state, rng=rng, areas=tuple(areas), pile=tuple(hidden))


def _can_be_asked(rules: Rules, state: State) -> bool:
    frame = state.frames[-1] if state.frames else None
    if isinstance(frame, Playing):
        single = len(state.areas[state.on_turn].hand) == 1
        return can_play(rules, state) and not (single and only_play(rules, state))
    return not isinstance(frame, LayingIn) or bool(legal(rules, state, state.on_turn))
