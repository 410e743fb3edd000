"""Choose the blends of a theme's palette: the colours between the named ones that soft edges need most.

    python -m tools.palette      # rewrite render/assets/palettes/*.txt

Run it when named colours, drawings or pictures of a game have changed for good; the files are committed and pinned.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from PIL import Image

from engines.registry import GAMES
from render.assets import FOLDER
from render.painter import paint
from render.scene import Scene
from render.theme import THEMES, Rgb, Theme, parse
from tools import shots
from tools.art import Wanted, render
from tools.gallery import find, scene
from tools.games import build

ENTRIES = 256
NEAR = 20
"""Two entries closer than this look alike."""
GROUNDS = ("paper2", "white", "night2", "meadow", "city", "ice", "stone")
HEAD = 72


def chosen(theme: Theme, pictures: Iterable[Image.Image]) -> list[str]:
    """Return the named colours and the most frequent blends that lie far enough from every entry so far."""
    seen: Counter[Rgb] = Counter()
    for picture in pictures:
        for number, colour in picture.getcolors(picture.width * picture.height) or ():
            seen[colour] += number  # type: ignore[index]  # an RGB picture counts triples
    entries = list(dict.fromkeys(theme.colours.values()))
    values = [parse(entry) for entry in entries]
    for near in (NEAR, NEAR * 2 // 3):
        for colour, _ in seen.most_common():
            if len(values) < ENTRIES and all(_far(colour, other, near) for other in values):
                values.append(colour)
    return ["#{:02X}{:02X}{:02X}".format(*value) for value in values]


def _far(one: Rgb, other: Rgb, near: int) -> bool:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) > near * near


def drawings(theme: Theme) -> Iterable[Image.Image]:
    """Yield every drawing on the grounds it may stand on."""
    for path in sorted((FOLDER / "svg").glob("*.svg")):
        if path.stem.startswith("pattern-"):
            continue
        head = render(Wanted(path.stem, theme, HEAD, HEAD))
        for ground in GROUNDS:
            tile = Image.new("RGB", head.size, theme.rgb(ground))
            tile.paste(head, mask=head)
            yield tile


def scenes() -> list[Scene]:
    """Return the scenes of the gallery, those of all games."""
    return [scene(game, shot, find(game, shot)) for game in map(build, GAMES) for shot in shots.of(game.about.id)]


def main() -> None:
    """Write both palette files."""
    drawn = scenes()
    for theme in THEMES:
        pictures = [paint(each, theme) for each in drawn]
        entries = chosen(theme, [*pictures, *drawings(theme)])
        (FOLDER / "palettes" / f"{theme.name}.txt").write_text("\n".join(entries) + "\n", encoding="utf-8")
        print(theme.name, len(entries))


if __name__ == "__main__":
    main()
