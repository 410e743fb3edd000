"""Paw cards put away by choice: forced by an event, for the Paw Limit, or for an own ability (canon, 3.2, 4.1)."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from engines.core import Seat
from engines.dogs_bond.checks import BOW
from engines.dogs_bond.course import Course
from engines.dogs_bond.events import Bowed
from engines.dogs_bond.frames import Heap, Shedding

FORCED = "lose-paw"
"""The one reason against which a Play Bow helps."""


def shed(course: Course, why: str, due: Mapping[Seat, int]) -> None:
    """Ask dogs, in turn order, to put cards away; without a card nothing is asked."""
    heaps = []
    for seat, count in due.items():
        paw = course.dogs[seat].paw
        if paw and count:
            size = min(count, len(paw))
            heap = Heap(seat, course.new_ids(size), size)
            heaps.append(_with_last(paw, heap))
    if heaps:
        course.frames.append(Shedding(why, tuple(heaps)))


def rest_of(paw: tuple[str, ...], heap: Heap) -> tuple[str, ...]:
    """Return the paw cards not yet chosen."""
    rest = list(paw)
    for card in heap.chosen:
        rest.remove(card)
    return tuple(rest)


def may_bow(why: str, paw: tuple[str, ...], heap: Heap) -> bool:
    """Tell whether a Play Bow can be used now: instead of the first of several forced discards."""
    return why == FORCED and heap.due > 1 and not heap.chosen and BOW in paw


def answer_heap(course: Course, frame: Shedding, seat: Seat, card: str) -> None:
    """Choose a card to go, or with no card the Play Bow."""
    heaps = tuple(_chosen(course, heap, card) if heap.seat == seat else heap for heap in frame.heaps)
    course.go(replace(frame, heaps=heaps))


def _chosen(course: Course, heap: Heap, card: str) -> Heap:
    if not card:
        return replace(heap, bowed=True)
    return _with_last(course.dogs[heap.seat].paw, replace(heap, chosen=(*heap.chosen, card)))


def _with_last(paw: tuple[str, ...], heap: Heap) -> Heap:
    """Let the last card of a paw go by itself; everybody can see that it must."""
    rest = rest_of(paw, heap)
    if len(rest) == 1 and not heap.complete:
        return replace(heap, chosen=(*heap.chosen, *rest))
    return heap


def run_shedding(course: Course, frame: Shedding) -> bool:
    """Wait until all have chosen; then used Play Bows go, after them the cards in turn order (R47)."""
    if not all(heap.complete for heap in frame.heaps):
        return True
    course.go()
    course.tell_all_chosen(len(frame.heaps))
    for heap in frame.heaps:
        if heap.bowed:
            course.take_from_paw(heap.seat, BOW)
            course.put_away(BOW)
            course.tell(Bowed(heap.seat, course.turn))
    for heap in frame.heaps:
        if not heap.bowed:
            course.toss(heap.seat, heap.chosen, frame.why)
    return False
