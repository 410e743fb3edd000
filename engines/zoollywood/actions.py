"""What a seat can answer, and the notation of the canon (section 5) in both directions."""

from __future__ import annotations

from typing import Literal

import msgspec

from engines.core import Notation

Way = Literal["e", "se", "sw", "w", "nw", "ne"]
Spin = Literal["cw", "ccw"]
Hand = Literal["left", "right"]


class Scene(msgspec.Struct, frozen=True, tag="scene"):
    """Choose the scene."""

    scene: str


class Component(msgspec.Struct, frozen=True, tag="component"):
    """Choose a component set in free mode."""

    component: str


class SetDown(msgspec.Struct, frozen=True, tag="set"):
    """Place a piece of a component set on a space or a triangle."""

    place: str


class KeepTwo(msgspec.Struct, frozen=True, tag="keep-two"):
    """Keep two starting cards."""

    first: int
    second: int


class KeepOne(msgspec.Struct, frozen=True, tag="keep-one"):
    """Keep one starting card in team mode."""

    card: int


class KeepTop(msgspec.Struct, frozen=True, tag="keep-top"):
    """Keep one of the two top cards; the other goes back to the top or the bottom."""

    card: int
    rest: Literal["top", "bottom"]


class Egg(msgspec.Struct, frozen=True, tag="egg"):
    """Place the rival's opening egg."""

    space: str


class Land(msgspec.Struct, frozen=True, tag="land"):
    """Place an own egg."""

    space: str


class Hatch(msgspec.Struct, frozen=True, tag="hatch"):
    """Replace an own egg by a penguin."""

    space: str


class Explore(msgspec.Struct, frozen=True, tag="explore"):
    """Slide a penguin straight on."""

    space: str
    way: Way


class Circle(msgspec.Struct, frozen=True, tag="circle"):
    """Slide a penguin around a nest."""

    space: str
    spin: Spin
    nest: str


class Emperor(msgspec.Struct, frozen=True, tag="emperor"):
    """Move the Emperor one step."""

    space: str


class Play(msgspec.Struct, frozen=True, tag="play"):
    """Play an event card."""

    card: int


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    """Name a target of a played card: a space, a triangle, a spin or a hand."""

    target: str


class Cancel(msgspec.Struct, frozen=True, tag="cancel"):
    """Cancel a rival's card."""


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Let a rival's card happen."""


class Guess(msgspec.Struct, frozen=True, tag="guess"):
    """Name a hand."""

    hand: Hand


class Place(msgspec.Struct, frozen=True, tag="place"):
    """Place the piece that was in the hand named."""

    space: str


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """Name the space where a slide ends."""

    space: str


class Step(msgspec.Struct, frozen=True, tag="step"):
    """Step out of a storm."""

    space: str


class Resolve(msgspec.Struct, frozen=True, tag="resolve"):
    """Name the effect that comes next."""

    effect: str


class Gull(msgspec.Struct, frozen=True, tag="gull"):
    """Move the Seagull."""

    space: str


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Draw a card for an Exploration with the Star."""


class End(msgspec.Struct, frozen=True, tag="end"):
    """End the turn."""


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """Discard a card above the hand limit."""

    card: int


Action = (
    Scene | Component | SetDown | KeepTwo | KeepOne | KeepTop | Egg | Land | Hatch | Explore | Circle | Emperor
    | Play | Pick | Cancel | Pass | Guess | Place | Stop | Step | Resolve | Gull | Draw | End | Discard
)  # fmt: skip

_NOTATION: Notation[Action] = Notation({
    "scene": (Scene,), "component": (Component,), "set": (SetDown,), "keep": (KeepTop, KeepTwo, KeepOne),
    "egg": (Egg,), "land": (Land,), "hatch": (Hatch,), "explore": (Explore, Circle), "emperor": (Emperor,),
    "play": (Play,), "pick": (Pick,), "cancel": (Cancel,), "pass": (Pass,), "guess": (Guess,), "place": (Place,),
    "stop": (Stop,), "step": (Step,), "resolve": (Resolve,), "gull": (Gull,), "draw": (Draw,), "end": (End,),
    "discard": (Discard,),
})  # fmt: skip

write = _NOTATION.write
read = _NOTATION.read
