"""The game on its own pack, and ways to deal and play it in tests."""

from __future__ import annotations

from pathlib import Path
from random import Random

from engines.core import Chosen, Decision, Pack, Seat, Setup, answer, asked, read_pack
from engines.dogs_bond import DogsBond, build
from engines.dogs_bond.state import State

FILE = Path(__file__).parents[3] / "engines" / "dogs_bond" / "data" / "dogs-bond-r1.toml"
PACK: Pack = read_pack(FILE.read_text("utf-8"), FILE.name)
GAME: DogsBond = build(PACK)


def setup(seats: int = 2, seed: str = "seed", **options: str) -> Setup:
    chosen = tuple(Chosen(name, value) for name, value in options.items())
    return Setup("dogs_bond", PACK.hash, seats, seed, chosen)


def deal(seats: int = 2, seed: str = "seed", **options: str) -> State:
    return GAME.start(setup(seats, seed, **{"dogs": "random"} | options)).state


def play_out(state: State, random: Random) -> list[State]:
    """Play at random to the end; all states on the way, the given one first."""
    states = [state]
    while pending := GAME.pending(states[-1]):
        decision = random.choice(pending)
        action = random.choice(GAME.legal_actions(states[-1], decision))
        states.append(GAME.apply(states[-1], decision, action).state)
    return states


def do(state: State, seat: int, *texts: str) -> State:
    for text in texts:
        state = answer(GAME, state, Seat(seat), text).state
    return state


def decision_of(state: State, seat: int) -> Decision:
    decision = asked(GAME, state, Seat(seat))
    assert decision is not None
    return decision


def texts_of(state: State, seat: int) -> list[str]:
    return [GAME.write(action) for action in GAME.legal_actions(state, decision_of(state, seat))]
