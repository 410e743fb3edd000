"""How things of the game are named in phrases: references by kind and id."""

from __future__ import annotations

from engines.core import Level, Ref, Seat, phrase
from engines.zoollywood.actions import Circle, Explore
from engines.zoollywood.box import Box


def card_ref(card: int) -> Ref:
    """Name a card by its number."""
    return Ref("card", str(card))


def seat_ref(seat: Seat) -> Ref:
    """Name a seat."""
    return Ref("seat", str(seat))


def side_ref(side: int) -> Ref:
    """Name a side: `0` Blue, `1` Yellow."""
    return Ref("side", str(side))


def space_ref(space: str) -> Ref:
    """Name a space."""
    return Ref("space", space)


def area_ref(area: str) -> Ref:
    """Name a triangle."""
    return Ref("area", area)


def piece_ref(piece: str) -> Ref:
    """Name a piece by its name in `pieces.NAMES`, or a tile by its id in the pack."""
    return Ref("piece", piece)


def slide_ref(action: Explore | Circle) -> Ref:
    """Name a slide as pictures number it: `d2-ne`, around a nest `d2-cw-d4`."""
    parts = (action.space, action.way) if isinstance(action, Explore) else (action.space, action.spin, action.nest)
    return Ref("slide", "-".join(parts))


def target_ref(box: Box, target: str) -> Ref:
    """Name whatever a card was aimed at."""
    if target in box.lattice.spaces:
        return space_ref(target)
    return area_ref(target) if target in box.lattice.areas else Ref("spin", target)


def row_level(space: str) -> Level:
    """Return the level of a row of the board."""
    return Level("row", space[0], phrase("zoollywood-level-row", row=space[0]))


def space_level(space: str) -> Level:
    """Return the level that names a space."""
    ref = space_ref(space)
    return Level("space", space, phrase("zoollywood-level-space", space=ref), (ref,))


def area_levels(area: str) -> tuple[Level, Level]:
    """Return band and triangle."""
    rows = sorted({corner[0] for corner in area.split("-")})
    band = "-".join(rows)
    ref = area_ref(area)
    return (
        Level("band", band, phrase("zoollywood-level-band", band=band)),
        Level("area", area, phrase("zoollywood-level-area", area=ref), (ref,)),
    )


def card_level(card: int) -> Level:
    """Return the level that names a card."""
    ref = card_ref(card)
    return Level("card", ref.id, phrase("zoollywood-level-card", card=ref), (ref,))


def verb_level(verb: str) -> Level:
    """Return the level of a verb; verbs differ in kind, so that each has a row of its own."""
    return Level(verb, verb, phrase(f"zoollywood-level-{verb}"))
