"""Which part of a round it is, and what each seat is doing in it: ids of words in the catalogue."""

from __future__ import annotations

from engines.core import Decision
from engines.dogs import frames
from engines.dogs.state import Area, Status
from engines.dogs.view import View

_PARTS: tuple[tuple[type[frames.Frame], str], ...] = (
    (frames.Road, "driving"),
    (frames.Donating, "donations"),
    (frames.Donors, "arranging"),
    (frames.Hall, "working"),
    (frames.Closing, "upkeep"),
)
"""What still lies on the course of a round tells how far it is: the first that is found."""


def phase(view: View) -> str:
    """Return the part of the round: driving, arranging, donations, working, upkeep, fuel."""
    on_course = {type(frame) for frame in view.frames}
    return next((part for frame, part in _PARTS if frame in on_course), "fuel")


def doing(view: View, area: Area, asked: Decision | None) -> str:
    """Return what a seat is doing: the kind of its question, else how far it is."""
    if asked is not None:
        return asked.kind
    part = phase(view)
    if part == "driving":
        return "road" if area.status is Status.OUT and area.moved else str(area.status)
    if part == "working":
        return "waits" if area.workers else "worked"
    return "waits"
