"""Write sample pictures of real positions to a folder, each also as a phone shows it (400 pixels wide).

    python -m tools.gallery FOLDER [NAME ...]

A name is that of a game or of a picture, `zombeasts` or `zombeasts-middle-4`; without names all are written.
The sessions are played by the computer players from fixed seeds until a position is found that a picture wants.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from PIL import Image

from engines.core import AnyGame, Event, Setup
from engines.registry import GAMES
from render.contract import Moment, Person, Table
from render.painter import draw
from render.registry import presenter
from render.scene import Scene
from tools import shots
from tools.games import build
from tools.shots import Position, Shot

PEOPLE = ("Anna", "Ben", "Clementine", "Dmitri", "Eve", "Farouk", "Gus", "Hyacinth")
SEEDS = 400
PHONE = 400


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
    reader = position.pending[0].seat if shot.private else None
    heard = (event.seen_by(reader) for event in position.events)
    moment = Moment(table, position.pending, tuple(event for event in heard if event), position.outcome)
    shown = presenter(game)
    if not shot.private:
        return shown.board(game.view(position.state, None), moment)
    decision = position.pending[0]
    view = game.view(position.state, decision.seat)
    question = game.question(view, decision, game.legal_actions(position.state, decision))
    return shown.hand(view, moment, question)


def write(folder: Path, name: str, picture: bytes) -> None:
    """Write a picture in full and in the width of a phone."""
    (folder / f"{name}.png").write_bytes(picture)
    full = Image.open(BytesIO(picture)).convert("RGB")
    small = full.resize((PHONE, round(full.height * PHONE / full.width)), Image.Resampling.LANCZOS)
    small.save(folder / f"{name}-{PHONE}.png")


def main(folder: Path, names: list[str]) -> None:
    """Write the named shots, or all."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in map(build, GAMES):
        for shot in shots.of(game.about.id):
            name = f"{game.about.id}-{shot.name}"
            if not names or game.about.id in names or name in names:
                drawn = scene(game, shot, find(game, shot))
                picture = draw(drawn, shot.contrast)
                write(folder, name, picture)
                print(f"{name:28} {drawn.width} x {drawn.height}, {len(picture) / 1024:.0f} KiB")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
