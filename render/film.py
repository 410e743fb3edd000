"""A session as a moving picture: one frame for each moment, the last one held.

GIF, because every client moves it by itself, and because our pictures have few colours anyway. What does not
fit into the room given is drawn smaller or with fewer frames, never cut off at its end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO

from PIL import Image

from render.encode import reduce
from render.painter import paint
from render.scene import Scene
from render.theme import DAY

Frame = Image.Image

MOMENT = 1_300
"""Milliseconds for which a frame stands."""
HELD = 8_000
"""Milliseconds for which the last one stands."""
MOST = 48
"""So many frames at the most: about a minute."""
SIZES = ((800, MOST), (600, MOST), (600, 30), (400, 24))
"""Width and frames, from what is wished to what is small."""


def spread(length: int, most: int) -> tuple[int, ...]:
    """Return at most `most` of the numbers below `length`, evenly apart, the first and the last among them."""
    if length <= most:
        return tuple(range(length))
    return tuple(round(place * (length - 1) / (most - 1)) for place in range(most))


def frame(scene: Scene, width: int) -> Frame:
    """Return a scene as a frame of this width, in the colours of the palette."""
    full = paint(scene, DAY)
    height = round(full.height * width / full.width)
    return reduce(full.resize((width, height), Image.Resampling.BOX), DAY)


def film(frames: Sequence[Frame]) -> bytes:
    """Return frames as a GIF that runs again and again."""
    first, *others = _level(frames)
    times = [MOMENT] * len(others) + [HELD]
    file = BytesIO()
    first.save(file, "GIF", save_all=True, append_images=others, duration=times, loop=0, disposal=1, optimize=False)
    return file.getvalue()


def _level(frames: Sequence[Frame]) -> Iterator[Frame]:
    """Yield frames of one height: boards of some games grow while they are played."""
    height = max(one.height for one in frames)
    for one in frames:
        if one.height == height:
            yield one
        else:
            canvas = one.resize((one.width, height), box=(0, one.height - 1, one.width, one.height))
            canvas.paste(one, (0, 0))
            yield canvas
