"""The game on its own pack, and ways to deal and play it in tests."""

from __future__ import annotations

from pathlib import Path
from random import Random

from engines.core import Chosen, Decision, Pack, Seat, Setup, answer, asked, read_pack
from engines.zoollywood import Zoollywood, build
from engines.zoollywood.state import State

FILE = Path(__file__).parents[3] / "engines" / "zoollywood" / "data" / "zoollywood-reconstruction-1.toml"
PACK: Pack = read_pack(FILE.read_text("utf-8"), FILE.name)
GAME: Zoollywood = build(PACK)
BOX = GAME.box


def setup(seats: int = 2, seed: str = "seed", **options: str) -> Setup:
    chosen = tuple(Chosen(name.replace("_", "-"), value) for name, value in options.items())
    return Setup("zoollywood", PACK.hash, seats, seed, chosen)


def deal(seats: int = 2, seed: str = "seed", **options: str) -> State:
    return GAME.start(setup(seats, seed, **options)).state


def play_out(state: State, random: Random, *, by_verb: bool = False) -> list[State]:
    """Play at random to the end; all states on the way, the given one first.

    `by_verb`: the action of a turn is drawn in two steps, verb and then option, as in the canon's measurements.
    """
    states = [state]
    while pending := GAME.pending(states[-1]):
        decision = random.choice(pending)
        actions = GAME.legal_actions(states[-1], decision)
        if by_verb and decision.kind == "turn":
            verb = random.choice(sorted({GAME.write(action).split()[0] for action in actions}))
            actions = tuple(action for action in actions if GAME.write(action).split()[0] == verb)
        states.append(GAME.apply(states[-1], decision, random.choice(actions)).state)
    return states


def do(state: State, seat: int, *texts: str) -> State:
    for text in texts:
        state = answer(GAME, state, Seat(seat), text).state
    return state


def decision_of(state: State, seat: int) -> Decision:
    decision = asked(GAME, state, Seat(seat))
    assert decision is not None
    return decision


def texts(state: State, seat: int) -> list[str]:
    return [GAME.write(action) for action in GAME.legal_actions(state, decision_of(state, seat))]
