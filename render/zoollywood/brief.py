"""One seat's turn in one short line, the weightiest first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engines.core import Event, Ref, Seat
from engines.zoollywood import events as happened
from render.contract import Table
from render.words import Words
from render.zoollywood.happenings import sentence
from render.zoollywood.narrator import Facts, Narrator, card, piece, side, space
from render.zoollywood.played import EFFECTS

_MOST = 2
"""More than so many clauses are no short line."""


def brief(words: Words, group: tuple[Event, ...], reader: Seat | None, table: Table) -> str:
    """Tell a paragraph in about 60 characters; empty if nothing in it is worth a line."""
    narrator = Narrator(words, group[0].actor, reader, table)
    for event in group:
        if isinstance(event, happened.GameOver):
            return sentence(narrator, (event,))
        if isinstance(event, happened.Began):
            return Narrator(words, event.first, reader, table).say("zoollywood-brief-began")
    if group[0].actor is None:
        return ""
    clauses = list(_clauses(narrator, group))[:_MOST]
    if clauses:
        return narrator.say("zoollywood-brief", what=words.joined(clauses))
    return next((sentence(narrator, (event,)) for event in group if isinstance(event, EFFECTS)), "")


def _clauses(narrator: Narrator, group: Sequence[Event]) -> Iterator[str]:
    for shape, fact in _CLAUSES.items():
        for place, event in enumerate(group):
            if isinstance(event, shape):
                key, facts = fact(event, group[place:])
                yield narrator.say(f"zoollywood-brief-{key}", **facts)


_Told = tuple[str, Facts]


def _slid(event: happened.Explored, rest: Sequence[Event]) -> _Told:
    """A slide ends where the last storm has pushed the penguin."""
    end, eggs = event.path[-1], 0
    for other in rest[1:]:
        if isinstance(other, happened.Explored):
            break
        if isinstance(other, happened.StormStep):
            end = other.space
        elif isinstance(other, happened.EggsLaid) and other.why == "explore":
            eggs = len(other.spaces)
    return "explore", {"start": space(event.path[0]), "space": space(end), "eggs": eggs}


_CLAUSES: dict[type[Event], Callable[[Any, Sequence[Event]], _Told]] = {
    happened.Explored: _slid,
    happened.Hatched: lambda event, _: ("hatch", {"piece": piece(event.piece), "space": space(event.space)}),
    happened.Cancelled: lambda event, _: ("cancel", {"card": card(event.card)}),
    happened.CardPlayed: lambda event, _: ("play", {"card": card(event.card)}),
    happened.Landed: lambda event, _: ("land", {"space": space(event.space)}),
    happened.Guessed: lambda event, _: ("guess", {"hand": Ref("hand", event.hand)}),
    happened.SceneLaid: lambda event, _: ("scene", {"scene": Ref("scene", event.scene)}),
    happened.SetTaken: lambda event, _: ("component", {"component": Ref("component", event.component)}),
    happened.OpeningEggSet: lambda event, _: (
        "opening-egg",
        {"side": side(event.side), "space": space(event.space)},
    ),
    happened.EmperorMoved: lambda event, _: ("emperor", {"space": space(event.space)}),
    happened.GullMoved: lambda event, _: ("gull", {"space": space(event.space)}),
    happened.Drew: lambda _, __: ("draw", {}),
    happened.CardTaken: lambda _, __: ("draw", {}),
    happened.Kept: lambda event, _: ("kept", {"count": event.count}),
}
"""What is worth a clause, the weightiest first."""
