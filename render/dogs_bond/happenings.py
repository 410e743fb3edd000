"""The sentences of what stands alone: set-up, reveal, what befalls everybody, Adoption Day."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.core import Event
from engines.dogs_bond import events as happened
from engines.dogs_bond.schema import Tables
from render.dogs_bond.narrator import Facts, Narrator, adopter, dog, event, house, seat

_Run = Sequence[Any]


class Happenings:
    """Says single events; the lines of Rescue Stories stand in the pack."""

    def __init__(self, tables: Tables) -> None:
        self._rescues = {row.roll: row.text for row in tables.rescue_story}

    def sentence(self, narrator: Narrator, run: _Run) -> str:
        """Say an event that is no clause of its actor's sentence."""
        first = run[0]
        tag = str(type(first).__struct_config__.tag)
        if isinstance(first, happened.Began):
            return Narrator(narrator.words, first.alpha, narrator.reader, narrator.table).say(
                "dogs-bond-event-began"
            )
        if isinstance(first, happened.Rescued):
            story = self.story(first.roll)
            return narrator.say("dogs-bond-event-rescue", roll=first.roll, story=story)
        return narrator.say(f"dogs-bond-event-{tag}", **_FACTS[type(first)](narrator, first))

    def story(self, roll: int) -> str:
        """Return the line of a Rescue Story."""
        return self._rescues[roll]


def own_paw(narrator: Narrator, deal: happened.Deal) -> str:
    """Say the reader's own first cards; empty for whoever has none."""
    cards = [each for paw in deal.paws for each in paw]
    return narrator.say("dogs-bond-event-deal-paw", cards=narrator.cards(cards)) if cards else ""


def ever_after(narrator: Narrator, court: happened.Courted) -> str:
    """Say how an adopter lives on with a dog."""
    return narrator.say("dogs-bond-event-end", adopter=adopter(court.adopter))


def _court(_: Narrator, court: happened.Courted) -> Facts:
    adopted, again = ("yes" if one else "no" for one in (court.adopted, court.again))
    named: Facts = {"adopter": adopter(court.adopter), "house": house(court.house)}
    return {**named, "adopted": adopted, "again": again, "roll": court.roll, "level": court.level}


_FACTS: dict[type[Event], Callable[[Narrator, Any], Facts]] = {
    happened.DogTaken: lambda _, one: {"dog": dog(one.dog)},
    happened.Deal: lambda narrator, one: {"adopters": narrator.adopters(one.houses), "events": one.events},
    happened.EventShown: lambda _, one: {"event": event(one.event)},
    happened.Reshuffled: lambda _, one: {"count": one.count},
    happened.UsedUp: lambda _, __: {},
    happened.EventsDropped: lambda _, one: {"count": one.count},
    happened.ContestWon: lambda narrator, one: {"seats": narrator.seats(one.dogs)},
    happened.HouseNamed: lambda _, one: {"house": house(one.house), "adopter": adopter(one.adopter)},
    happened.Barked: lambda _, one: {"rival": seat(one.alpha)},
    happened.TailWagBegan: lambda _, __: {},
    happened.OrderFixed: lambda narrator, one: {"seats": narrator.seats(one.order)},
    happened.Courted: _court,
    happened.PolicySet: lambda _, one: {"policy": str(one.policy)},
}
"""What the sentence of an event names besides its actor."""
