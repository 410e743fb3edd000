"""What the pictures need of a pack: which drawing stands for what, and the first letter where there is none."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engines.dogs_bond.box import Box
from engines.dogs_bond.steps import House, LosePaw, LoseTop, PickDog, Play, Roll, RollHouse, Step, SwapHouses
from render import scene
from render.scene import Align, Face, Item, Pen, Sprite, Text

ADOPTERS = frozenset({"tom", "yasmin", "chase", "april", "priya", "walter", "naomi", "diego"})
DOGS = frozenset({
    "jack-russell", "border-collie", "golden-retriever", "boston-terrier", "labrador", "chihuahua",
    "german-shepherd", "pit-bull",
})  # fmt: skip
ABILITIES = frozenset({"dig", "herd", "fetch", "charm", "snack", "tote"})
_SPOTS: Mapping[str, tuple[str, ...]] = {
    "acorn": ("squirrel",),
    "balloons": ("garden-party", "street-fair", "national-dog-day"),
    "bath": ("bubble-bath",),
    "bed": ("new-foster-bed", "foster-weekend", "shared-blanket"),
    "bell": ("doorbell",),
    "bone": ("buried-bone",),
    "bowl": ("mystery-bowl", "treat-jar", "puzzle-feeder", "trash-raid"),
    "car": ("car-ride",),
    "collar": ("new-collar",),
    "duck": ("squeaky-duck",),
    "moon": ("howl-along", "jealous-howl"),
    "mud": ("mud-puddle",),
    "paws": ("first-walk", "pack-walk", "false-trail"),
    "photo": ("adoption-photo",),
    "slipper": ("chewed-slipper",),
    "storm": ("thunderstorm",),
    "sun": ("sunbeam-nap",),
    "tree": ("dog-park-pal", "agility-course", "big-dog-run", "walking-buddy"),
    "vacuum": ("vacuum-monster",),
    "van": ("moving-van",),
}
"""Pictures and the events they were drawn for; the other events have that of their kind."""
_OWN = {event: picture for picture, events in _SPOTS.items() for event in events}
_SIZES = frozenset({"small", "medium", "large"})
_ONE = frozenset({"alpha", "self"})
_TWO = frozenset({"left", "right", "picked", "alpha-and-picked", "neighbours"})


class Kennel:
    """A pack as pictures see it. Nothing in it changes after it was built."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self._kinds = {event: _OWN.get(event) or _kind(tuple(_steps(box, event))) for event in box.events}

    def event(self, event: str) -> str:
        """Return the drawing of an event."""
        return f"event-{self._kinds[event]}"

    def icon(self, breed: str) -> str:
        """Return the icon of a dog's ability; empty if it has none."""
        return self.box.dogs[breed].icon if breed else ""

    def name(self, breed: str) -> str:
        """Return what a kind of dog is called."""
        return self.box.dogs[breed].name


def head(breed: str, x: int, y: int, size: int) -> tuple[Item, ...]:
    """Return the face of a dog."""
    return _face("dog", breed, x, y, size) if breed in DOGS else _letter(breed, x, y, size)


def portrait(adopter: str, x: int, y: int, size: int) -> tuple[Item, ...]:
    """Return the face of an adopter."""
    return _face("adopter", adopter, x, y, size) if adopter in ADOPTERS else _letter(adopter, x, y, size)


def ability(icon: str, x: int, y: int, size: int) -> tuple[Item, ...]:
    """Return the icon of an ability."""
    return _face("ability", icon, x, y, size) if icon in ABILITIES else _letter(icon, x, y, size)


def _face(kind: str, name: str, x: int, y: int, size: int) -> tuple[Item, ...]:
    return (Sprite(f"{kind}-{name}", x, y, size, size),)


def _letter(name: str, x: int, y: int, size: int) -> tuple[Item, ...]:
    """Return a disc with the first letter, for what an owner's pack adds."""
    disc = scene.Box(x - size // 2, y - size // 2, size, size, size // 2, "paper3", Pen("ink", 3))
    return disc, Text(name[:1].upper(), x, y, max(22, size // 2), "ink", Face.TITLE, Align.MIDDLE)


def _steps(box: Box, event: str) -> Iterator[Step]:
    """Yield every step of an event, those of its parts included."""
    own = f"event/{event}"
    for name, script in box.scripts.items():
        if name == own or name.startswith(f"{own}/"):
            yield from script


def _kind(steps: tuple[Any, ...]) -> str:
    """Return which kind of event some steps make: what is rarest in them gives it its picture."""
    who = {step.who for step in steps if not isinstance(step, House)}
    limited = [step.attrs[0] for step in steps if isinstance(step, Play) and step.attrs]

    def has(*ops: type) -> bool:
        return any(isinstance(step, ops) for step in steps)

    kinds = (
        (has(House, RollHouse, SwapHouses), "house"),
        (has(LoseTop, LosePaw), "loss"),
        (bool(limited), f"attribute-{''.join(limited[:1])}"),
        (bool(who & _SIZES), "size"),
        (bool(who & _TWO) or has(PickDog), "pair"),
        (bool(who - _ONE), "pack"),
        (has(Roll), "die"),
    )
    return next((kind for fits, kind in kinds if fits), "alpha")
