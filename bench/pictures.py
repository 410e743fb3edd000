"""Pictures beside bare Pillow: the same pastes of the same tiles, the same palette and encoder, and nothing else.

Ours begins at the view (scene, look-up of tiles, paint, file); the peer finds its layer and tiles ready. Both run
in turns, so that a busy machine slows both alike.
"""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from statistics import median
from time import perf_counter

from PIL import Image

from bench.line import Line
from engines.core import AnyGame
from engines.registry import GAMES
from render.encode import colours, level
from render.painter import draw, paint
from render.scene import Scene
from render.theme import DAY
from render.tiles import tiles
from tools import shots
from tools.gallery import find, scene
from tools.games import build
from tools.shots import Position, Shot

ROUNDS = 60
NAMES = {
    "zombeasts": ("middle-2", "middle-4", "hand-6"),
    "zoollywood": ("middle", "hand-turn"),
    "dogs": ("drive-4", "send", "hand-drive", "hand-arrange"),
    "dogs_bond": ("middle-4", "middle-8", "hand-play"),
}
"""The shots that are measured, by game."""
PEER = "bare Pillow"


def measure(rounds: int = ROUNDS) -> tuple[Line, ...]:
    """Return milliseconds for boards and hands of every registered game, each beside bare Pillow."""
    lines = []
    for game in (build(name) for name in NAMES if name in GAMES):
        named = {shot.name: shot for shot in shots.of(game.about.id)}
        chosen = [named[name] for name in NAMES[game.about.id]]
        lines += [_line(game, shot, find(game, shot), rounds) for shot in chosen]
    return tuple(lines)


def _line(game: AnyGame, shot: Shot, position: Position, rounds: int) -> Line:
    ours, peer = _times(lambda: draw(scene(game, shot, position)), bare(scene(game, shot, position)), rounds)
    return Line(f"picture {game.about.id} {shot.name}", ours, peer, "ms", PEER, higher_is_better=False)


def bare(drawn: Scene) -> Callable[[], bytes]:
    """Return a plain function that makes the same file from a layer and tiles that lie ready."""
    layer = paint(Scene(drawn.width, drawn.height, drawn.ground, drawn.fixed, ()), DAY)
    ready = [(tile, (x, y), tile if tile.mode == "RGBA" else None) for tile, x, y in tiles(drawn.items, DAY)]
    palette = Image.new("P", (1, 1))
    palette.putpalette([value for entry in colours(DAY.name) for value in entry])

    def run() -> bytes:
        canvas = layer.copy()
        for tile, spot, mask in ready:
            canvas.paste(tile, spot, mask)
        file = BytesIO()
        canvas.quantize(palette=palette, dither=Image.Dither.NONE).save(
            file, "PNG", compress_level=level(canvas.height)
        )
        return file.getvalue()

    return run


def _times(ours: Callable[[], bytes], peer: Callable[[], bytes], rounds: int) -> tuple[float, float]:
    """Return the median milliseconds of both, run in turns after one round that fills the caches."""
    runs: tuple[list[float], list[float]] = ([], [])
    for _ in range(rounds + 1):
        for spent, run in zip(runs, (ours, peer), strict=True):
            start = perf_counter()
            run()
            spent.append((perf_counter() - start) * 1000)
    return median(runs[0][1:]), median(runs[1][1:])


__all__ = ["bare", "measure"]
