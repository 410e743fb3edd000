"""The sentences of a turn's action: a slide with its storms and eggs, a hatching, a step of the Emperor."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.core import Event, Ref
from engines.zoollywood import events as happened
from engines.zoollywood.lattice import SPINS
from render.zoollywood.narrator import Facts, Narrator, card, listed, piece, space

_Chunk = Sequence[Event]


def slid(narrator: Narrator, chunk: _Chunk) -> str:
    """Tell a slide: from where, which way, to where, what the storm did, what it brought."""
    slide = chunk[0]
    assert isinstance(slide, happened.Explored)  # noqa: S101 - story.py sends no other
    around = slide.how in SPINS
    return narrator.say(
        f"zoollywood-event-explore{'-around' if around else ''}",
        piece=piece(slide.piece),
        start=space(slide.path[0]),
        space=space(slide.path[-1]),
        way=Ref("spin" if around else "way", slide.how),
        nest=slide.nest,
        rim="yes" if slide.over_rim else "no",
        tail=_storms(narrator, chunk[1:]) + _brought(narrator, chunk),
    )


def pushed(narrator: Narrator, chunk: _Chunk) -> str:
    """Tell what a storm did to a penguin whose slide was told before."""
    first, tail = chunk[0], _storms(narrator, chunk[1:]) + _brought(narrator, chunk)
    if isinstance(first, happened.StormStep):
        named: Facts = {"storm": space(first.storm), "space": space(first.space)}
        return narrator.say("zoollywood-event-storm-step", **named, tail=tail)
    assert isinstance(first, happened.StormHeld)  # noqa: S101 - story.py sends no other
    return narrator.say("zoollywood-event-storm-held", storm=space(first.storm), tail=tail)


def hatched(narrator: Narrator, chunk: _Chunk) -> str:
    """Tell a hatching with the card that came with it."""
    egg = chunk[0]
    assert isinstance(egg, happened.Hatched)  # noqa: S101 - story.py sends no other
    tail = "".join(_taken(narrator, event, chunk) for event in chunk[1:])
    return narrator.say("zoollywood-event-hatch", piece=piece(egg.piece), space=space(egg.space), tail=tail)


def steps_of_emperor(narrator: Narrator, chunk: _Chunk) -> str:
    """Tell a step of the Emperor and the egg left behind."""
    step = chunk[0]
    assert isinstance(step, happened.EmperorMoved)  # noqa: S101 - story.py sends no other
    left = "yes" if len(chunk) > 1 else "no"
    return narrator.say("zoollywood-event-emperor", origin=space(step.origin), space=space(step.space), left=left)


def set_taken(narrator: Narrator, chunk: _Chunk) -> str:
    """Tell a component set and where its pieces were put."""
    taken = chunk[0]
    assert isinstance(taken, happened.SetTaken)  # noqa: S101 - story.py sends no other
    places = [event.place for event in chunk if isinstance(event, happened.PieceSet)]
    named: Facts = {"component": Ref("component", taken.component), "count": len(places)}
    return narrator.say("zoollywood-event-component", **named, places=listed(narrator, places))


def _storms(narrator: Narrator, events: _Chunk) -> str:
    return "".join(_storm(narrator, event) for event in events)


def _storm(narrator: Narrator, event: Event) -> str:
    if isinstance(event, happened.StormStep):
        return narrator.words.text("zoollywood-slid-storm", space=event.space)
    return narrator.words.text("zoollywood-slid-held") if isinstance(event, happened.StormHeld) else ""


def _brought(narrator: Narrator, chunk: _Chunk) -> str:
    """Count the eggs of a slide, laid and returned."""
    eggs = sum(len(event.spaces) for event in chunk if isinstance(event, happened.EggsLaid))
    returned = sum(_returned(chunk))
    if not eggs and not returned:
        return ""
    return narrator.words.text("zoollywood-slid-brought", eggs=eggs, returned=returned)


def _returned(chunk: _Chunk) -> Iterator[int]:
    for event in chunk:
        if isinstance(event, happened.Explored):
            yield len(event.returned)
        elif isinstance(event, happened.StormStep):
            yield int(event.returned)


def _taken(narrator: Narrator, event: Event, chunk: _Chunk) -> str:
    if isinstance(event, happened.Drew):
        known: Facts = {"card": card(event.card)} if event.card else {}
        return narrator.say("zoollywood-hatched-last", **known)
    if not isinstance(event, happened.CardTaken):
        return ""
    looks = [list(look.cards) for look in chunk if isinstance(look, happened.Peeked)]
    if not event.card or not looks:
        return narrator.say("zoollywood-hatched-kept", rest=event.rest)
    other = looks[0][1] if looks[0][0] == event.card else looks[0][0]
    return narrator.say("zoollywood-hatched-kept-own", card=card(event.card), other=card(other), rest=event.rest)
