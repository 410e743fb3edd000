"""Time as people see it: moments of the platform that everybody reads in the own time zone. Never as pressure."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import Seat
from render.words import Words
from sessions.clocks.terms import AtEnd, write_span
from sessions.values import SeatHolder, Session, Status


def distance(moment: float) -> str:
    """Return a moment as the distance from now: "in 6 hours"."""
    return f"<t:{int(moment)}:R>"


def at_time(moment: float) -> str:
    """Return a moment as date and time."""
    return f"<t:{int(moment)}:f>"


def noted(words: Words, session: Session, seat: Seat, who: str) -> str:
    """Return the name of a seat that is waited for, with its time if that is worth a word."""
    note = _note(words, session, session.holders[seat])
    return words.text("cogs-clock-seat", who=who, note=note) if note else who


def pause_lines(words: Words, session: Session) -> list[str]:
    """Return the line about a pause, nothing if there is none."""
    if session.paused is None:
        return []
    return [words.text("cogs-clock-board-paused", until=distance(session.paused.until or session.paused.since))]


def panel_lines(words: Words, session: Session, seat: Seat | None) -> tuple[str, ...]:
    """Return the time that a seat has for what it is asked; nothing without a running clock."""
    clock = None if seat is None else session.holders[seat].clock
    if clock is None or clock.deadline is None:
        return ()
    return (words.text("cogs-clock-panel", moment=at_time(clock.deadline), until=distance(clock.deadline)),)


def clock_line(words: Words, session: Session, holder: SeatHolder, line: str) -> str:
    """Return the line of a seat with what its clock shows, for the details of a session."""
    note = _note(words, session, holder)
    clock = holder.clock
    if not note and clock is not None and session.status is Status.RUNNING:
        note = words.text("cogs-clock-left", left=write_span(int(clock.left)))
    return words.text("cogs-clock-seat", who=line, note=note) if note else line


def standing(session: Session, seats: Sequence[Seat]) -> tuple[str, ...]:
    """Return what the board tells of the time of some seats, to see later whether it is still so."""
    holders = [session.holders[seat] for seat in seats]
    paused = ["paused"] if session.paused is not None else []
    return (*paused, *(f"{h.seat}:{h.away}:{h.clock is not None and h.clock.late}" for h in holders))


def _note(words: Words, session: Session, holder: SeatHolder) -> str:
    clock = holder.clock
    if holder.computer and holder.player is not None:
        return words.text("cogs-clock-computer")
    if holder.away:
        return words.text("cogs-clock-away")
    if clock is not None and clock.deadline is not None:
        return distance(clock.deadline)
    if clock is not None and clock.late and session.terms.at_end is not AtEnd.REMIND:
        return words.text("cogs-clock-late")
    return ""
