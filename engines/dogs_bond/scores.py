"""Points, standings and the outcome (canon, 7.3 and 7.4)."""

from __future__ import annotations

from engines.core import Outcome, Part, Phrase, Ref, Seat, Standing, phrase
from engines.dogs_bond.box import Box
from engines.dogs_bond.view import Day, DogView, Phase, View

_CHAIN = (1, 3, 0, 2)
"""Piles in the order of the tie-breakers: Health, Temperament, Grooming, Obedience."""


def standing_key(instinct: int, totals: tuple[int, ...]) -> tuple[int, ...]:
    """Return what dogs are compared by for the adoption order and in a final tie, the higher the better."""
    return (instinct, *(totals[place] for place in _CHAIN))


def score(box: Box, houses: tuple[str, ...], day: Day, seat: Seat, totals: tuple[int, ...]) -> tuple[int, int, int]:
    """Return the three parts of a score: BOND total, house, bonus."""
    bond = sum(box.levels(houses, totals))
    home = day.homes[seat]
    if home:
        return bond, box.points[houses.index(home)], totals[box.adopters[home].heart]
    roll = day.rescues[seat]
    return bond, 0, box.rescue[roll - 1] if roll else 0


def standings(box: Box, view: View) -> tuple[Standing, ...]:
    """Return the BOND total of every seat, on Adoption Day with what home or Rescue Story brought."""
    return tuple(_standing(box, view, dog) for dog in view.dogs)


def _standing(box: Box, view: View, dog: DogView) -> Standing:
    if not view.day.order:
        return Standing(dog.seat, dog.bond, (Part(phrase("dogs-bond-part-bond"), dog.bond),))
    parts = score(box, view.houses, view.day, dog.seat, dog.totals)
    labels = _labels(box, view, dog.seat)
    told = tuple(Part(label, points) for label, points in zip(labels, parts, strict=False))
    return Standing(dog.seat, sum(parts), told)


def _labels(box: Box, view: View, seat: Seat) -> tuple[Phrase, ...]:
    """Name the parts; a dog whose day is still to come has its BOND total alone."""
    bond, home = phrase("dogs-bond-part-bond"), view.day.homes[seat]
    if home:
        number = view.houses.index(home) + 1
        heart = Ref("attribute", box.heart(home))
        adopter = Ref("adopter", home)
        return (
            bond,
            phrase("dogs-bond-part-house", house=Ref("house", str(number)), adopter=adopter),
            phrase("dogs-bond-part-heart", attribute=heart, adopter=adopter),
        )
    if view.day.rescues[seat]:
        return bond, phrase("dogs-bond-part-no-house"), phrase("dogs-bond-part-rescue", roll=view.day.rescues[seat])
    return (bond,)


def final(box: Box, view: View) -> Outcome | None:
    """Return the outcome of a finished game; a tie goes to Instinct and the chain, then it is shared (R36)."""
    if view.phase is not Phase.OVER:
        return None
    found = standings(box, view)
    keys = [
        (standing.points or 0, *standing_key(box.total(dog.instinct or ()), dog.totals))
        for standing, dog in zip(found, view.dogs, strict=True)
    ]
    places = tuple(1 + sum(other > own for other in keys) for own in keys)
    return Outcome(places, found)
