"""The numbers on the private things of a hand picture."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engines.core import Ref
from engines.dogs_bond.box import Box
from engines.dogs_bond.steps import Salvage
from engines.dogs_bond.view import Matter, View
from render.dogs_bond.kennel import Kennel


def badges(view: View, kennel: Kennel) -> Mapping[Ref, int]:
    """Number what the seat chooses among, from 1: events or cards it looks at, discards, else its paw by kinds."""
    matter = view.matter or Matter()
    if matter.events:
        return _numbered("event", matter.events)
    return _numbered("card", on_show(view, kennel.box) or view.paw)


def on_show(view: View, box: Box) -> tuple[str, ...]:
    """Return cards that are not in the paw and can be taken: those looked at, or the uppermost discards."""
    matter = view.matter or Matter()
    if matter.why == "salvage":
        depth = _depth(view, box)
        return tuple(dict.fromkeys(reversed(view.discard[-depth:]))) if depth else ()
    return () if matter.why else box.sort(matter.cards)


def _depth(view: View, box: Box) -> int:
    """Return how deep the effect under way reaches into the discards; 0 if it takes none."""
    steps = box.scripts.get(view.script, ())
    return max((step.depth for step in steps if isinstance(step, Salvage)), default=0)


def _numbered(kind: str, names: Iterable[str]) -> Mapping[Ref, int]:
    return {Ref(kind, name): number for number, name in enumerate(dict.fromkeys(names), start=1)}
