"""The colours that a scene may name, in two themes. Code elsewhere knows names, never values."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

Rgb = tuple[int, int, int]

DAY_COLOURS: Mapping[str, str] = MappingProxyType({
    # neutral
    "ink": "#33261F", "ink2": "#5E4B3F", "ink3": "#8B7767", "line": "#D9BF94",
    "paper3": "#EAD7B2", "paper2": "#F7E9CF", "paper": "#FFF8EA", "white": "#FFFFFF",
    # seats and the tints of their rows
    "A": "#C22F2A", "B": "#1C429A", "C": "#F4C53A", "D": "#128570",
    "E": "#935FC3", "F": "#87D2F1", "G": "#332925", "H": "#F279A4",
    "At": "#F8D5CB", "Bt": "#CFDFF3", "Ct": "#FCE8B6", "Dt": "#C5E3D4",
    "Et": "#E2D2EC", "Ft": "#D8EFF9", "Gt": "#DFD3C9", "Ht": "#FBE0EA",
    # marks
    "turn": "#FFC93C", "last": "#D81B74", "good": "#2E8B57", "bad": "#C2302B",
    # grounds of the games
    "city": "#DDD5E3", "city2": "#C7BCD2", "street": "#F8F4FA", "meadow": "#C5DC92",
    "meadow2": "#A9C972", "road": "#F6E3B0", "pine": "#6FA05A", "water": "#8FD0E3",
    "sea": "#1D5A78", "sea2": "#2F7C9C", "ice": "#EDF7FB", "ice2": "#CDE7F2", "ice3": "#8FBFD6",
    "peach": "#FBD9B5", "peach2": "#F3BE8F", "stone": "#EBDDCB",
    "night": "#2C2143", "night2": "#43325F", "dusk": "#66518A", "moon": "#FFEBB0", "moon2": "#F3CE72",
    # card colours and the tone of their patterns
    "zblue": "#2358A9", "zblue2": "#5C8FD2", "zgreen": "#4E9F68", "zgreen2": "#86C597",
    "zorange": "#F8AE2F", "zorange2": "#FCD086", "zred": "#96302A", "zred2": "#C9635A",
    "zwhite": "#F6F0E0", "zwhite2": "#D6CBB4",
    # fur
    "tan": "#CF9656", "gold": "#E3AA48", "cream": "#F0DDB0", "rust": "#B85A36", "brown": "#8A6246",
    "choc": "#573E33", "coal": "#3A3437", "grey": "#A9A3A6", "fog": "#D8D3D0", "blush": "#EE9C94",
    "zmint": "#B9D6B2", "zlilac": "#C6B7D9",
    # attributes
    "groom": "#3DC0C9", "health": "#CD4A66", "obed": "#3974C2", "temper": "#F2C32F",
    "inst": "#5E3D72", "bow": "#6BA43A",
    # sprites only
    "skin1": "#F6D3B0", "skin2": "#D9A274", "skin3": "#A36A45", "skin4": "#7A4B33",
    "rose": "#E9B9D3", "rose2": "#FBE9F2", "ear": "#C98A32", "sick": "#F9D9D2", "sun": "#C98A00",
})  # fmt: skip
"""The usual look. No value stands twice, so a drawing may be read back into names."""

_PALER: Mapping[str, str] = MappingProxyType({
    "ink": "#000000", "ink2": "#262019", "ink3": "#55493F", "line": "#8B7767",
    "paper3": "#E9E2D6", "paper2": "#F4EFE6", "paper": "#FFFFFF",
    "At": "#FFFFFF", "Bt": "#FFFFFF", "Ct": "#FFFFFF", "Dt": "#FFFFFF",
    "Et": "#FFFFFF", "Ft": "#FFFFFF", "Gt": "#FFFFFF", "Ht": "#FFFFFF",
    "turn": "#FFD21F", "last": "#B4005A",
    "city": "#EFECF3", "city2": "#DAD4E3", "street": "#FFFFFF", "meadow": "#E6F1CF",
    "meadow2": "#D5E6B3", "road": "#FFFFFF",
    "sea": "#0C3347", "sea2": "#1D5A78", "ice": "#FFFFFF", "ice2": "#DCEEF6", "ice3": "#5C93B0",
    "peach": "#FDEBD8", "peach2": "#F7D3B0",
    "night": "#150C26", "night2": "#241739", "dusk": "#8A77B0", "moon": "#FFF3CC", "moon2": "#FFE08A",
    "zblue": "#1B4C98", "zgreen": "#3F8F59", "zorange": "#FFB52E", "zred": "#86241F",
})  # fmt: skip


class Theme(msgspec.Struct, frozen=True):
    """A look: its name, which is also the name of its sprite folder and palette, and its colours."""

    name: str
    colours: Mapping[str, str]

    def rgb(self, colour: str) -> Rgb:
        """Return the value of a named colour; raise KeyError for a name that the theme lacks."""
        return parse(self.colours[colour])


def parse(code: str) -> Rgb:
    """Read `#RRGGBB`."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


DAY = Theme("day", DAY_COLOURS)
CONTRAST = Theme("contrast", MappingProxyType({**DAY_COLOURS, **_PALER}))
THEMES = (DAY, CONTRAST)


def theme_named(name: str) -> Theme:
    """Return a theme by its name; raise KeyError for an unknown one."""
    return _BY_NAME[name]


_BY_NAME = {theme.name: theme for theme in THEMES}
