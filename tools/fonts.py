"""Join the woff2 subsets of a font package into the TTF files that the pictures use.

    python -m tools.fonts PACKAGES      # the folder that holds `fredoka/` and `nunito/`

Needed only when a font is updated; the results are committed.
"""

from __future__ import annotations

import sys
from itertools import groupby
from pathlib import Path

import msgspec
from fontTools.merge import Merger
from fontTools.ttLib import TTFont

from render.assets import FOLDER as ASSETS

SUBSETS = {
    "fredoka": ("latin", "latin-ext"),
    "nunito": ("latin", "latin-ext", "cyrillic", "cyrillic-ext", "vietnamese"),
}
WEIGHTS = {"fredoka": (600, 700), "nunito": (700, 800)}


def join(package: Path, family: str, weight: int, target: Path) -> None:
    """Write one TTF with the glyphs of all subsets; the licence stands in the font itself too."""
    parts = []
    for subset in SUBSETS[family]:
        font = TTFont(package / "files" / f"{family}-{subset}-{weight}-normal.woff2")
        font.flavor = None
        part = target.with_suffix(f".{subset}.part")
        font.save(part)
        parts.append(part)
    Merger().merge([str(part) for part in parts]).save(target)
    for part in parts:
        part.unlink()


def coverage() -> dict[str, list[tuple[int, int]]]:
    """Return for each font file the ranges of code points that it has glyphs for."""
    found = {}
    for path in sorted((ASSETS / "fonts").glob("*.ttf")):
        codes = sorted(TTFont(path).getBestCmap())
        runs = [list(run) for _, run in groupby(enumerate(codes), key=lambda pair: pair[1] - pair[0])]
        found[path.name] = [(run[0][1], run[-1][1]) for run in runs]
    return found


def main(packages: Path) -> None:
    """Make all font files and put each licence beside them."""
    for family, weights in WEIGHTS.items():
        for weight in weights:
            join(packages / family, family, weight, ASSETS / "fonts" / f"{family}-{weight}.ttf")
        (ASSETS / "fonts" / f"{family}-OFL.txt").write_bytes((packages / family / "LICENSE").read_bytes())
    (ASSETS / "fonts" / "coverage.json").write_bytes(msgspec.json.encode(coverage()) + b"\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
