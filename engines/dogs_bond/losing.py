"""Forced discards of top cards, and Play Bows against them (canon, 4.4)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engines.core import Seat
from engines.dogs_bond.actions import Bows
from engines.dogs_bond.box import HIDDEN, place_of
from engines.dogs_bond.checks import BOW
from engines.dogs_bond.course import Course
from engines.dogs_bond.events import Bowed, Forced
from engines.dogs_bond.frames import Losing, Threat

_BIG = 2
"""The value from which a card is worth a Play Bow under the preference `big`."""


def threaten(course: Course, seats: Iterable[Seat], piles: tuple[str, ...], count: int) -> None:
    """Make dogs discard top cards because an event says so; a dog without such a card loses nothing."""
    hit = {seat: found for seat in seats if (found := _filled(course, seat, piles))}
    if hit:
        course.tell(Forced(None, course.turn, tuple(hit)))
        _begin(course, hit, count - 1, None)


def strike(course: Course, seat: Seat, pile: str, attacker: Seat) -> None:
    """Make a dog discard the top card of a pile because of an attack."""
    _begin(course, {seat: (pile,)}, 0, attacker)


def _filled(course: Course, seat: Seat, piles: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(pile for pile in piles if course.cards_in(seat, place_of(pile)))


def _begin(course: Course, hit: dict[Seat, tuple[str, ...]], left: int, attacker: Seat | None) -> None:
    first = course.new_ids(len(hit))
    threats = tuple(
        Threat(seat, first + number, piles, _settled(course, seat, piles))
        for number, (seat, piles) in enumerate(hit.items())
    )
    course.frames.append(Losing(threats, left, attacker))


def _settled(course: Course, seat: Seat, piles: tuple[str, ...]) -> str:
    """Return the answer that the bow preference gives where nothing else is to choose; nothing = ask."""
    dog = course.dogs[seat]
    if len(piles) > 1:
        return ""
    if dog.bows is Bows.ASK:
        return "" if dog.paw else piles[0]
    bows = BOW in dog.paw and (dog.bows is Bows.ALWAYS or _is_big(course, seat, piles[0]))
    return BOW if bows else piles[0]


def _is_big(course: Course, seat: Seat, pile: str) -> bool:
    """Tell whether a top card has a high value, or whether losing it lowers the BOND total."""
    place = place_of(pile)
    card = course.cards_in(seat, place)[-1]
    value = course.box.value[card]
    if value >= _BIG or place == HIDDEN:
        return value >= _BIG
    totals = course.totals(seat)
    less = (*totals[:place], totals[place] - value, *totals[place + 1 :])
    return sum(course.box.levels(course.houses, less)) < course.bond(seat)


def answer_threat(course: Course, frame: Losing, seat: Seat, answer: str) -> None:
    """Take an answer: a pile, or the Play Bow."""
    threats = tuple(
        replace(threat, answer=answer or threat.piles[0]) if threat.seat == seat else threat
        for threat in frame.threats
    )
    course.go(replace(frame, threats=threats))


def run_losing(course: Course, frame: Losing) -> bool:
    """Wait until all have answered; then used Play Bows go to the discards, after them the lost cards (R47)."""
    if not all(threat.answer for threat in frame.threats):
        return True
    course.go()
    course.tell_all_chosen(len(frame.threats))
    losers = [threat for threat in frame.threats if threat.answer != BOW]
    for threat in frame.threats:
        if threat.answer == BOW:
            course.take_from_paw(threat.seat, BOW)
            course.put_away(BOW)
            course.tell(Bowed(threat.seat, course.turn, frame.attacker))
    for threat in losers:
        course.lose_top(threat.seat, place_of(threat.answer), threat.answer, frame.attacker)
    if frame.left:
        again = {threat.seat: piles for threat in losers if (piles := _filled(course, threat.seat, threat.piles))}
        if again:
            _begin(course, again, frame.left - 1, frame.attacker)
    return False
