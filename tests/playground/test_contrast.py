"""Words on the page can be read in both of its colourings (WCAG 2.1, 1.4.3: at least 4.5 to 1)."""

import re

import pytest

from playground.server import PAGE

STYLE = (PAGE / "style.css").read_text()
BLOCKS = re.findall(r":root \{(.*?)\}", STYLE, re.DOTALL)
LIGHT, DARK = (dict(re.findall(r"--([\w-]+): (#\w{6});", block)) for block in BLOCKS)
RULES = re.compile(r"\.button\.(\w+) \{ background: var\(--([\w-]+)\); color: var\(--([\w-]+)\)")


def brightness(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((brightness(one), brightness(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("colours", [LIGHT, LIGHT | DARK], ids=["light", "dark"])
def test_words_stand_out_from_what_they_are_written_on(colours: dict[str, str]) -> None:
    pairs = [(ink, paper) for ink in ("ink", "soft", "accent") for paper in ("paper", "sheet", "call", "secret")]
    pairs += [("night-soft", "night"), ("ink", "shade"), ("soft", "shade")]
    buttons = {name: (ink, paper) for name, paper, ink in RULES.findall(STYLE)}
    assert set(buttons) == {"primary", "success", "danger"}
    pale = [pair for pair in (*pairs, *buttons.values()) if contrast(colours[pair[0]], colours[pair[1]]) < 4.5]
    assert pale == []
