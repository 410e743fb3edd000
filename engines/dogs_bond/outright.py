"""Answers said with those that follow: whom an ability meets, both houses of a swap, homes to try in turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import prod

from engines.core import Level, Offer, Seat, phrase
from engines.dogs_bond import actions as act
from engines.dogs_bond import steps
from engines.dogs_bond.box import Box
from engines.dogs_bond.notes import Brings, adopter_ref, dog_ref, house_ref, seat_ref
from engines.dogs_bond.view import View

_CIRCLE = 2
"""Where there are no more dogs than this, nobody is asked for one."""
_TRIES = 3
"""So many rolls are said at once at most."""
_PLACES = ("first", "second", "third")


def outright(box: Box, view: View, kind: str, offers: Sequence[Offer]) -> tuple[Offer, ...]:
    """Return the whole list of a question with such answers, nothing if it has none. All of it is public."""
    if kind == "ability" and _picks_a_dog(box, view):
        use, *others = offers
        return (use, *_uses(box, view), *others)
    if kind == "court":
        return (*offers, *_tries(box, view, [act.read(offer.text) for offer in offers]))
    if kind == "swap-first":
        return (*_swaps(view), *(offer for offer in offers if offer.text == act.write(act.Pass())))
    return ()


def _picks_a_dog(box: Box, view: View) -> bool:
    """Tell whether an ability asks for another dog before all else; what it draws first changes nothing of that."""
    script = box.scripts[f"dog/{view.dogs[view.seat or Seat(0)].breed}"]
    first = next((step for step in script if not isinstance(step, steps.Draw)), None)
    return isinstance(first, steps.PickDog) and len(view.dogs) > _CIRCLE


def _uses(box: Box, view: View) -> Iterator[Offer]:
    brings, own = Brings(box, view), view.seat or Seat(0)
    ability = dog_ref(view.dogs[own].breed)
    for dog in view.dogs:
        if dog.seat != own:
            rival = seat_ref(dog.seat)
            label = phrase("dogs-bond-level-use-on", dog=ability, seat=rival)
            notes, _ = brings.dog(dog.seat)
            level = Level("use-on", str(dog.seat), label, (rival,))
            yield Offer(act.write(act.Use()), (level,), notes, open=True, then=(act.write(act.Dog(dog.seat)),))


def _swaps(view: View) -> Iterator[Offer]:
    for first, second in combinations(range(1, len(view.houses) + 1), 2):
        one, other = adopter_ref(view.houses[first - 1]), adopter_ref(view.houses[second - 1])
        houses = {"first_house": house_ref(first), "second_house": house_ref(second)}
        label = phrase("dogs-bond-form-swap", first=one, second=other, **houses)
        then = (act.write(act.House(second)),)
        yield Offer(
            act.write(act.House(first)),
            (Level("swap", f"{first}-{second}", label, (one, other)),),
            open=True,
            then=then,
        )


def _tries(box: Box, view: View, tries: Sequence[act.Action]) -> Iterator[Offer]:
    """Yield each adopter with others after it, those first that bring most points, until there is a home.

    The last one that is left is tried without being asked for.
    """
    adopters = [one.adopter for one in tries if isinstance(one, act.Try)]
    best = sorted(adopters, key=lambda adopter: -_points(box, view, adopter))
    for adopter in adopters:
        order = (adopter, *(other for other in best if other != adopter))
        for count in range(2, min(_TRIES, len(order) - 1) + 1):
            yield _in_turn(box, view, order[:count])


def _in_turn(box: Box, view: View, order: tuple[str, ...]) -> Offer:
    refs = tuple(map(adopter_ref, order))
    label = phrase(f"dogs-bond-level-in-turn-{len(order)}", **dict(zip(_PLACES, refs, strict=False)))
    failing = prod(1 - _level(view, adopter) / box.game.die_sides for adopter in order)
    note = phrase("dogs-bond-note-home", chance=round(100 * (1 - failing)))
    first, *then = (act.write(act.Try(adopter)) for adopter in order)
    level = Level("adopter", "-".join(order), label, refs)
    return Offer(first, (level,), (note,), open=True, then=tuple(then), runs_on=True)


def _level(view: View, adopter: str) -> int:
    return view.dogs[view.seat or Seat(0)].levels[view.houses.index(adopter)]


def _points(box: Box, view: View, adopter: str) -> int:
    heart = view.dogs[view.seat or Seat(0)].totals[box.adopters[adopter].heart]
    return box.points[view.houses.index(adopter)] + heart
