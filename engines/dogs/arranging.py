"""Putting dogs away and passing donations on (canon, 3.5 and 3.6)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from msgspec.structs import replace

from engines.core import Seat
from engines.dogs import actions as act
from engines.dogs.box import Box
from engines.dogs.course import Course
from engines.dogs.events import Arranged, Donated, JoinedFair, Received, TruckHealed
from engines.dogs.frames import Arranging, Donating, Donors
from engines.dogs.stalls import (
    Dogs,
    Stalls,
    added,
    breeds,
    changed,
    has_room,
    housed,
    places,
    removed,
    residents,
    tidy,
)
from engines.dogs.state import Area

VETERINARIAN = "veterinarian"
Yarded = Arranging | Donating
"""The two questions in which stalls may be rearranged."""


def surplus(box: Box, area: Area, frame: Arranging) -> int:
    """Return how many sick dogs find no bay."""
    return max(0, len(area.infirmary) + len(frame.sick) - box.limits.infirmary)


def own_out(frame: Donating) -> Dogs:
    """Return the own dogs that stand in the yard, crowded out by accepted ones."""
    return tuple(sorted((Counter(frame.yard) - Counter(frame.offered)).elements()))


def may_pass_on(area: Area, frame: Donating) -> bool:
    """Tell whether a donation may go on: own dogs leave only if accepted ones crowd them out (3.6, R24)."""
    return _homeless(area.stalls, own_out(frame))


@lru_cache(maxsize=8192)
def tidied(stalls: Stalls, yard: Dogs) -> tuple[Stalls, Dogs]:
    """Return stalls and yard after `tidy`."""
    return tidy(tuple(sorted((*housed(stalls), *yard))), len(stalls))


Rearranging = tuple[tuple[act.Action, ...], tuple[act.Action, ...], tuple[act.Action, ...]]


@lru_cache(maxsize=8192)
def rearranging(stalls: Stalls, yard: Dogs, may_lift: bool) -> Rearranging:
    """Return what can be done with the healthy dogs: placings; liftings and tidy; done (3.5, R20).

    Done is not among it as long as a dog is left over that could be housed.
    """
    place = tuple(act.Place(breed, stall) for breed in breeds(yard) for stall in places(stalls, breed))
    lift: tuple[act.Action, ...] = ()
    if may_lift:
        lift = tuple(act.Lift(breed, stall) for breed, stall in residents(stalls))
    if tidied(stalls, yard) != (stalls, yard):
        lift += (act.Tidy(),)
    return place, lift, (act.Done(),) if _homeless(stalls, yard) else ()


def place(course: Course, frame: Yarded, seat: Seat, action: act.Place) -> None:
    """Move a dog from the yard into a stall."""
    stalls = course.area(seat).stalls
    stall = added(stalls[action.stall - 1], action.breed)
    yard = removed(frame.yard, action.breed)
    _go_on(course, seat, replace(frame, yard=yard), changed(stalls, action.stall, stall))


def lift(course: Course, frame: Yarded, seat: Seat, action: act.Lift) -> None:
    """Move a dog from a stall into the yard."""
    stalls = course.area(seat).stalls
    stall = removed(stalls[action.stall - 1], action.breed)
    frame = replace(frame, yard=added(frame.yard, action.breed), lifts=frame.lifts + 1)
    _go_on(course, seat, frame, changed(stalls, action.stall, stall))


def make_tidy(course: Course, frame: Yarded, seat: Seat, _: act.Tidy) -> None:
    """House all dogs by the fixed recipe."""
    stalls, yard = tidied(course.area(seat).stalls, frame.yard)
    _go_on(course, seat, replace(frame, yard=yard), stalls)


def give(course: Course, frame: Arranging, seat: Seat, action: act.Give) -> None:
    """Set a sick dog aside, one of this round before one of the infirmary."""
    given = added(frame.given, action.breed)
    if action.breed in frame.sick:
        course.go_own(seat, replace(frame, given=given, sick=removed(frame.sick, action.breed)))
    else:
        infirmary = removed(course.area(seat).infirmary, action.breed)
        course.go_own(seat, replace(frame, given=given), infirmary=infirmary)


def heal_truck(course: Course, frame: Arranging, seat: Seat, _: act.Play) -> None:
    """Let all sick dogs of this round be healthy (4.3)."""
    course.spend_card(seat, VETERINARIAN)
    course.tell(TruckHealed(seat, course.area(seat).stretch, frame.sick))
    course.go_own(seat, replace(frame, yard=tuple(sorted((*frame.yard, *frame.sick))), sick=()))


def close(course: Course, frame: Arranging, seat: Seat, _: act.Done) -> None:
    """End the arranging: sick dogs into the infirmary, what is left over waits for its donation."""
    area = course.area(seat)
    infirmary = tuple(sorted((*area.infirmary, *frame.sick)))
    course.go_own(seat, infirmary=infirmary, leaving=frame.yard, leaving_sick=frame.given)
    leaving = tuple(sorted((*frame.yard, *frame.given)))
    course.tell(Arranged(seat, area.stretch, area.stalls, frame.sick, leaving))
    course.reward_full(seat, area.stretch)


def run_donors(course: Course, _: Donors) -> None:
    """Let the donations go round one after the other, in turn order of their donors (R22)."""
    for donor in course.seats:
        area = course.area(donor)
        if area.leaving or area.leaving_sick:
            course.change_area(donor, leaving=(), leaving_sick=())
            course.push(Donors())  # it is replaced by the offer; the one below waits for the next donor
            _offer(course, donor, donor, area.leaving, area.leaving_sick)
            return
    course.go()


def admit(course: Course, frame: Donating, seat: Seat, action: act.Admit) -> None:
    """Take a donated sick dog into the infirmary."""
    course.change_area(seat, infirmary=added(course.area(seat).infirmary, action.breed))
    admitted = added(frame.admitted, action.breed)
    course.go(replace(frame, sick=removed(frame.sick, action.breed), admitted=admitted))


def pass_on(course: Course, frame: Donating, seat: Seat, _: act.Done) -> None:
    """End the donation at a seat: what is left goes on to the left, at last to the Fair."""
    _tell_received(course, frame, seat)
    course.reward_full(seat, course.stretch)
    if not frame.yard and not frame.sick:
        course.go()
    elif course.left_of(seat) == frame.donor:
        dogs = (*frame.yard, *frame.sick)
        course.go()
        course.join_fair(dogs)
        course.tell(JoinedFair(None, course.stretch, dogs, "donated"))
    else:
        _offer(course, frame.donor, seat, frame.yard, frame.sick)


def _offer(course: Course, donor: Seat, giver: Seat, healthy: Dogs, sick: Dogs) -> None:
    """Replace the innermost frame by the offer to the seat on the giver's left."""
    seat, stretch = course.left_of(giver), course.next_stretch()
    course.tell(Donated(giver, stretch, seat, healthy, sick))
    course.go(Donating(seat, donor, healthy, healthy, sick))


def _tell_received(course: Course, frame: Donating, seat: Seat) -> None:
    offered = Counter(frame.offered)
    kept = tuple(sorted((offered - Counter(frame.yard)).elements()))
    course.tell(Received(seat, course.stretch, frame.donor, kept, frame.admitted, own_out(frame)))


def _go_on(course: Course, seat: Seat, frame: Yarded, stalls: Stalls) -> None:
    if isinstance(frame, Arranging):
        course.go_own(seat, frame, stalls=stalls)
    else:
        course.change_area(seat, stalls=stalls)
        course.go(frame)


@lru_cache(maxsize=8192)
def _homeless(stalls: Stalls, yard: Dogs) -> bool:
    """Tell whether the dogs of the yard may be left over: not all can be housed, and none of them fits as it is."""
    if not yard:
        return True
    everybody = tuple(sorted((*housed(stalls), *yard)))
    return not has_room(stalls, everybody) and not any(places(stalls, breed) for breed in breeds(yard))
