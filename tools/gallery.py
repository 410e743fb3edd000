"""Write sample pictures of real positions to a folder, each also as a phone shows it (400 pixels wide).

    python -m tools.gallery FOLDER [NAME ...]

The sessions are played by the computer players from fixed seeds until a position is found that a picture wants.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image

from engines.core import AnyGame, Chosen, Decision, Event, Outcome, Setup
from engines.zombeasts.actions import Carrot, Mouse
from engines.zombeasts.events import BonusTaken, FullMoon, Stuck, Swapped
from render.contract import Moment, Person, Table
from render.painter import draw
from render.registry import presenter
from render.scene import Scene
from tools.games import build

PEOPLE = ("Anna", "Ben", "Clementine", "Dmitri")
SEEDS = 400
SETTLED = 8
"""A turn after which the table is no longer bare."""
PHONE = 400


class Position(msgspec.Struct, frozen=True):
    """A state somebody is asked in, with what happened since the last board."""

    state: Any
    pending: tuple[Decision, ...]
    events: tuple[Event, ...]
    outcome: Outcome | None


Wanted = Callable[[AnyGame, Position], bool]


class Shot(msgspec.Struct, frozen=True):
    """A picture of the gallery: how the session is opened, which position it wants, whose eyes it is seen with."""

    name: str
    seats: int
    wanted: Wanted
    options: tuple[Chosen, ...] = ()
    private: bool = False
    contrast: bool = False


def positions(game: AnyGame, setup: Setup) -> Iterator[Position]:
    """Play a session by the computer players and yield every position, the end included."""
    step = game.start(setup)
    told: tuple[Event, ...] = step.events
    asked: tuple[int, ...] = ()
    while pending := game.pending(step.state):
        now = tuple(int(decision.seat) for decision in pending)
        yield Position(step.state, pending, told, None)
        if now != asked:
            asked, told = now, ()
        decision = pending[0]
        view = game.view(step.state, decision.seat)
        action = game.choose(view, decision, game.legal_actions(step.state, decision))
        step = game.apply(step.state, decision, action)
        told += step.events
    yield Position(step.state, (), told, game.outcome(step.state))


def find(game: AnyGame, shot: Shot) -> Position:
    """Return the first position that a shot wants; raise LookupError if no seed leads to one."""
    for seed in range(SEEDS):
        setup = Setup(game.about.id, game.pack.hash, shot.seats, f"gallery {seed}", shot.options)
        for position in positions(game, setup):
            if shot.wanted(game, position):
                return position
    raise LookupError(shot.name)


def scene(game: AnyGame, shot: Shot, position: Position) -> Scene:
    """Return the scene of a shot's position."""
    table = Table("gallery", tuple(Person(name) for name in PEOPLE[: shot.seats]))
    moment = Moment(table, position.pending, position.events, position.outcome)
    shown = presenter(game)
    if not shot.private:
        return shown.board(game.view(position.state, None), moment)
    decision = position.pending[0]
    view = game.view(position.state, decision.seat)
    question = game.question(view, decision, game.legal_actions(position.state, decision))
    return shown.hand(view, moment, question)


def _turn(number: int) -> Wanted:
    return lambda game, now: bool(
        now.pending and now.pending[0].kind == "play" and game.view(now.state, None).turn >= number
    )


def _kind(kind: str) -> Wanted:
    return lambda _, now: any(decision.kind == kind for decision in now.pending)


def _after(*kinds: type) -> Wanted:
    return lambda _, now: (
        {kind for kind in kinds if any(isinstance(event, kind) for event in now.events)} == set(kinds)
    )


def _attack(game: AnyGame, now: Position) -> bool:
    view = game.view(now.state, None)
    return view.turn > SETTLED and view.pair and any(decision.kind == "extra" for decision in now.pending)


def _offers(shape: type) -> Wanted:
    def wanted(game: AnyGame, now: Position) -> bool:
        asked = now.pending[:1]
        return any(isinstance(action, shape) for one in asked for action in game.legal_actions(now.state, one))

    return wanted


def _several(_: AnyGame, now: Position) -> bool:
    return len(now.pending) > 1


def _last_round(game: AnyGame, now: Position) -> bool:
    return bool(game.view(now.state, None).last_round and now.pending)


def _over(_: AnyGame, now: Position) -> bool:
    return now.outcome is not None


def _shared(_: AnyGame, now: Position) -> bool:
    return now.outcome is not None and len(now.outcome.winners) > 1


def _hand(least: int) -> Wanted:
    return lambda game, now: bool(
        now.pending
        and now.pending[0].kind == "play"
        and len(game.view(now.state, now.pending[0].seat).hand) >= least
        and game.view(now.state, None).turn > SETTLED
    )


MASTER = (Chosen("master", "on"),)
HIDDEN = (Chosen("scores", "hidden"), Chosen("quarters", "off"))
SHOTS = (
    Shot("first-2", 2, _turn(1)),
    Shot("first-4", 4, _turn(1)),
    Shot("middle-2", 2, _turn(20)),
    Shot("middle-3", 3, _turn(20)),
    Shot("middle-4", 4, _turn(20)),
    Shot("late-4", 4, _turn(34)),
    Shot("attack-4", 4, _attack),
    Shot("draw-3", 3, _kind("draw")),
    Shot("bonus-2", 2, _kind("bonus")),
    Shot("swap-3", 3, _after(Swapped)),
    Shot("swap-4", 4, _after(Swapped, FullMoon)),
    Shot("stuck-2", 2, _after(Stuck)),
    Shot("bonus-taken-4", 4, _after(BonusTaken)),
    Shot("master-4", 4, _turn(20), MASTER),
    Shot("paw-3", 3, _several, MASTER),
    Shot("hidden-3", 3, _turn(20), HIDDEN),
    Shot("last-round-2", 2, _last_round),
    Shot("last-round-4", 4, _last_round),
    Shot("over-2", 2, _over),
    Shot("over-3", 3, _over),
    Shot("over-4", 4, _over),
    Shot("shared-2", 2, _shared),
    Shot("contrast-4", 4, _turn(20), contrast=True),
    Shot("hand-3", 2, _hand(3), private=True),
    Shot("hand-6", 2, _hand(6), private=True),
    Shot("hand-9", 3, _hand(9), MASTER, private=True),
    Shot("hand-12", 2, _hand(12), private=True),
    Shot("hand-15", 2, _hand(15), private=True),
    Shot("hand-contrast", 2, _hand(6), private=True, contrast=True),
    Shot("hand-draw", 3, _kind("draw"), private=True),
    Shot("hand-draw-4", 4, _kind("draw"), private=True),
    Shot("hand-bonus", 4, _kind("bonus"), private=True),
    Shot("hand-swap-seat", 4, _kind("swap-seat"), private=True),
    Shot("hand-swap-take", 3, _kind("swap-take"), private=True),
    Shot("hand-place", 2, _kind("place"), private=True),
    Shot("hand-attack", 3, _attack, private=True),
    Shot("hand-mouse", 3, _offers(Mouse), MASTER, private=True),
    Shot("hand-carrot", 3, _offers(Carrot), MASTER, private=True),
    Shot("hand-carrot-in", 3, _kind("carrot-in"), MASTER, private=True),
    Shot("hand-discard", 3, _several, MASTER, private=True),
    Shot("hand-last-round", 4, _last_round, private=True),
)


def write(folder: Path, shot: Shot, picture: bytes) -> None:
    """Write a picture in full and in the width of a phone."""
    (folder / f"{shot.name}.png").write_bytes(picture)
    full = Image.open(BytesIO(picture)).convert("RGB")
    small = full.resize((PHONE, round(full.height * PHONE / full.width)), Image.Resampling.LANCZOS)
    small.save(folder / f"{shot.name}-{PHONE}.png")


def main(folder: Path, names: list[str]) -> None:
    """Write the named shots, or all."""
    folder.mkdir(parents=True, exist_ok=True)
    game = build("zombeasts")
    for shot in (shot for shot in SHOTS if not names or shot.name in names):
        drawn = scene(game, shot, find(game, shot))
        picture = draw(drawn, shot.contrast)
        write(folder, shot, picture)
        print(f"{shot.name:16} {drawn.width} x {drawn.height}, {len(picture) / 1024:.0f} KiB")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
