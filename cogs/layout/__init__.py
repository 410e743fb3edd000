"""From a legal list to rows of buttons and menus: one algorithm for every game, without any platform."""

from cogs.layout.entry import Captions, Entry, Rung, Tone, cut
from cogs.layout.plan import below, lay_out
from cogs.layout.row import (
    Address,
    Back,
    Button,
    Leaf,
    Menu,
    Node,
    Option,
    Row,
    Rules,
    Sheet,
    TakeBack,
    Target,
    TypeIt,
)
from cogs.layout.shortcut import shortcuts

__all__ = [
    "Address",
    "Back",
    "Button",
    "Captions",
    "Entry",
    "Leaf",
    "Menu",
    "Node",
    "Option",
    "Row",
    "Rules",
    "Rung",
    "Sheet",
    "TakeBack",
    "Target",
    "Tone",
    "TypeIt",
    "below",
    "cut",
    "lay_out",
    "shortcuts",
]
