"""What one actor did in one turn, line by line: cards laid one after the other, details as their lead."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import Event, Ref, Seat
from engines.zombeasts import events as happened
from render.contract import Line, Table
from render.narration import runs
from render.words import Words
from render.zombeasts.happenings import sentence
from render.zombeasts.narrator import Facts, Narrator, card

_LEADS: dict[type[Event], str] = {
    happened.BoneUsed: "bone",
    happened.MouseUsed: "mouse",
    happened.CarrotLifted: "carrot",
}


def sentences(words: Words, group: tuple[Event, ...], reader: Seat | None, table: Table) -> tuple[Line, ...]:
    """Tell what one actor did in one turn, line by line."""
    narrator = Narrator(words, group[0].actor, reader, table)
    lines: list[Line] = []
    lead: Event | None = None
    follows = False
    parts = runs(group)
    for number, run in enumerate(parts):
        event, rest = run[0], [later[0] for later in parts[number + 1 :]]
        if _is_led(event, rest):
            lead = event
        elif isinstance(event, happened.Laid):
            full = rest[0] if rest and isinstance(rest[0], happened.FullMoon) else None
            said = _next(narrator, event, full, lead) if follows else _first(narrator, event, full)
            lines.append(Line(said, event.weight))
            lead, follows = None, True
        elif not _was_told(event, parts[number - 1][0] if number else None):
            lines.append(Line(sentence(narrator, run), max(one.weight for one in run)))
            follows = follows or isinstance(event, happened.Swapped)
    return tuple(lines)


def _is_led(event: Event, rest: Sequence[Event]) -> bool:
    """Tell whether a detail hangs on a sentence that follows."""
    if isinstance(event, happened.JokerShown):
        return any(isinstance(later, happened.Swapped) for later in rest)
    return type(event) in _LEADS and any(isinstance(later, happened.Laid) for later in rest)


def _was_told(event: Event, before: Event | None) -> bool:
    """Tell whether a full moon stands in the sentence of the card that completed it."""
    return isinstance(event, happened.FullMoon) and isinstance(before, happened.Laid)


def _first(narrator: Narrator, laid: happened.Laid, full: happened.FullMoon | None) -> str:
    return narrator.say("zombeasts-event-lay", **_laid(narrator, laid, full))


def _next(narrator: Narrator, laid: happened.Laid, full: happened.FullMoon | None, lead: Event | None) -> str:
    """Go on after another sentence: "Then ...", "With the mouse, ..."."""
    facts = _laid(narrator, laid, full)
    if isinstance(lead, happened.CarrotLifted):
        return narrator.say("zombeasts-event-lay-exchanged", lifted=card(lead.card), **facts)
    by = _LEADS.get(type(lead), "none") if lead else "none"
    return narrator.say("zombeasts-event-lay-next", lead=narrator.say("zombeasts-event-lay-lead", by=by), **facts)


def _laid(narrator: Narrator, laid: happened.Laid, full: happened.FullMoon | None) -> Facts:
    """Return what the sentence of a laid card says, with a full moon that it made."""
    tail = narrator.say(
        "zombeasts-event-lay-tail",
        card=card(laid.card),
        colour=Ref("colour", laid.moon),
        pair=_yes(laid.pair),
        turned=_yes(laid.turned and full is None),
        points=full.points if full else 0,
    )
    how = _how(narrator, laid, full)
    return {"card": card(laid.card), "moon": Ref("moon", laid.moon), "how": how, "tail": tail}


def _how(narrator: Narrator, laid: happened.Laid, full: happened.FullMoon | None) -> str:
    """Choose the verb. A pair of the moon's own colour needs no word on the moon."""
    if full or laid.begun or laid.turned:
        return "full" if full else "begun" if laid.begun else "turned"
    own = narrator.words.name(card(laid.card), form="colour") == narrator.words.name(Ref("colour", laid.moon))
    return "paired" if laid.pair and own else "joined"


def _yes(so: bool) -> str:
    return "yes" if so else "no"
