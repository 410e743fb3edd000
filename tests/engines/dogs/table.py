"""The game on its own pack, and ways to deal and play it in tests."""

from __future__ import annotations

from pathlib import Path
from random import Random

from engines.core import Chosen, Decision, Pack, Question, Seat, Setup, answer, asked, read_pack
from engines.dogs import Dogs, build
from engines.dogs.state import State

FILE = Path(__file__).parents[3] / "engines" / "dogs" / "data" / "dogs-recon-1.toml"
PACK: Pack = read_pack(FILE.read_text("utf-8"), FILE.name)
GAME: Dogs = build(PACK)
BOX = GAME.box


def setup(seats: int = 4, seed: str = "seed", **options: str) -> Setup:
    chosen = tuple(Chosen(name.replace("_", "-"), value) for name, value in options.items())
    return Setup("dogs", PACK.hash, seats, seed, chosen)


def deal(seats: int = 4, seed: str = "seed", **options: str) -> State:
    GAME.admit(setup(seats, seed, **options))
    return GAME.start(setup(seats, seed, **options)).state


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


def options_of(state: State, seat: int) -> list[str]:
    """The texts a seat may answer; none if it is not asked."""
    decision = asked(GAME, state, Seat(seat))
    return [GAME.write(action) for action in GAME.legal_actions(state, decision)] if decision else []


def question(state: State, seat: int = 0) -> Question:
    decision = decision_of(state, seat)
    return GAME.question(GAME.view(state, Seat(seat)), decision, GAME.legal_actions(state, decision))
