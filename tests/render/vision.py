"""How colours look to people: contrast (WCAG 2), distance (CIEDE2000), colour blindness (Machado et al. 2009)."""

from __future__ import annotations

import math

from render.theme import Rgb

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

DEFECTS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900),
    ),
}  # fmt: skip
"""Severity 1.0, for linear light."""


def linear(colour: Rgb) -> Triple:
    red, green, blue = (_linear(part / 255) for part in colour)
    return red, green, blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def luminance(colour: Rgb) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Rgb, other: Rgb) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def distance(one: Rgb, other: Rgb, defect: str = "normal") -> float:
    return _ciede2000(_lab(_seen(one, defect)), _lab(_seen(other, defect)))


def _seen(colour: Rgb, defect: str) -> Triple:
    return _times(DEFECTS[defect], linear(colour))


def _times(matrix: Matrix, light: Triple) -> Triple:
    x, y, z = (min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in matrix)
    return x, y, z


def _lab(light: Triple) -> Triple:
    to_xyz = (
        (0.4124564, 0.3575761, 0.1804375),
        (0.2126729, 0.7151522, 0.0721750),
        (0.0193339, 0.1191920, 0.9503041),
    )
    white = (0.95047, 1.0, 1.08883)
    x, y, z = (
        _root(sum(a * b for a, b in zip(row, light, strict=True)) / part)
        for row, part in zip(to_xyz, white, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return float(part ** (1 / 3)) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116


def _ciede2000(one: Triple, other: Triple) -> float:
    l1, a1, b1 = one
    l2, a2, b2 = other
    mean_c = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean_c**7 / (mean_c**7 + 25**7)))
    c1, c2 = math.hypot((1 + g) * a1, b1), math.hypot((1 + g) * a2, b2)
    h1, h2 = _hue((1 + g) * a1, b1), _hue((1 + g) * a2, b2)
    dh = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    d_hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(dh) / 2)
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    mean_h = (h1 + h2) if c1 * c2 == 0 else (h1 + dh / 2) % 360
    t = (1 - 0.17 * _cos(mean_h - 30) + 0.24 * _cos(2 * mean_h)
         + 0.32 * _cos(3 * mean_h + 6) - 0.20 * _cos(4 * mean_h - 63))  # fmt: skip
    sl = 1 + 0.015 * (mean_l - 50) ** 2 / math.sqrt(20 + (mean_l - 50) ** 2)
    sc, sh = 1 + 0.045 * mean_c, 1 + 0.015 * mean_c * t
    turn = 30 * math.exp(-(((mean_h - 275) / 25) ** 2))
    rt = -2 * math.sqrt(mean_c**7 / (mean_c**7 + 25**7)) * math.sin(math.radians(2 * turn))
    dl, dc, dk = (l2 - l1) / sl, (c2 - c1) / sc, d_hue / sh
    return math.sqrt(dl**2 + dc**2 + dk**2 + rt * dc * dk)


def _hue(a: float, b: float) -> float:
    return math.degrees(math.atan2(b, a)) % 360


def _cos(angle: float) -> float:
    return math.cos(math.radians(angle))
