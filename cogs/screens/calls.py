"""A player's card of calls: whether and when, quiet hours, vacation."""

from __future__ import annotations

from cogs import ids
from cogs.screens.clocks import at_time
from cogs.spec import Button, Menu, MessageSpec, Option, Style
from render.words import Words
from sessions.clocks.calls import Calls, Quiet
from sessions.clocks.terms import DAY
from sessions.clocks.vacations import Holidays

QUIET = (Quiet(21, 7), Quiet(22, 7), Quiet(22, 8), Quiet(23, 7), Quiet(23, 9), Quiet(0, 8), Quiet(1, 10))
"""The nights that are offered."""
EACH = "each"
"""The choice of a notice for each turn, in place of an hour of the day."""


def calls_card(words: Words, calls: Calls, holidays: Holidays, notice: str = "") -> MessageSpec:
    """Return the switches as they stand."""
    lines = [
        f"## {words.text('cogs-calls-title')}",
        *([notice] if notice else []),
        _switched(words, "cogs-calls-silent", "cogs-calls-silent.v", on=calls.silent),
        _switched(words, "cogs-calls-reminders", "cogs-calls-reminders.v", on=calls.reminders),
        _line(words, "cogs-calls-digest", digest_text(words, calls.digest)),
        _switched(words, "cogs-calls-next", "cogs-calls-next.v", on=calls.next_up),
        _line(words, "cogs-calls-quiet", quiet_text(words, calls.quiet)),
        words.text("cogs-calls-zone", zone=calls.zone),
        _vacation(words, holidays),
        words.text("cogs-calls-days", days=int(holidays.left // DAY)),
        _switched(words, "cogs-calls-auto", "cogs-calls-auto.v", on=calls.auto_vacation),
    ]
    buttons = (
        _switch(words, "vacation", "cogs-calls-set-vacation", on=holidays.running is not None),
        _switch(words, "auto", "cogs-calls-set-auto", on=calls.auto_vacation),
        _switch(words, "reminders", "cogs-calls-set-reminders", on=calls.reminders),
        _switch(words, "next", "cogs-calls-set-next", on=calls.next_up),
        _switch(words, "silent", "cogs-calls-set-silent", on=calls.silent),
    )
    rows = (_hours(words, calls.digest), _nights(words, calls.quiet), buttons)
    return MessageSpec("\n".join(lines), rows=rows, card=True)


def quiet_text(words: Words, quiet: Quiet | None) -> str:
    """Return quiet hours in words."""
    if quiet is None:
        return words.text("cogs-calls-quiet.v-none")
    return words.text("cogs-calls-quiet.v-some", start=quiet.start, end=quiet.end)


def digest_text(words: Words, hour: int | None) -> str:
    """Return in words how turns are told: each, or once a day."""
    return words.text("cogs-calls-digest.v-each" if hour is None else "cogs-calls-digest.v-daily", hour=hour or 0)


def _hours(words: Words, chosen: int | None) -> Menu:
    options = tuple(_hour(words, hour, chosen=hour == chosen) for hour in (None, *range(24)))
    return Menu(str(ids.SettingId("digest")), words.text("cogs-menu-digest"), options)


def _hour(words: Words, hour: int | None, *, chosen: bool) -> Option:
    label = _named(words, "cogs-calls-digest", digest_text(words, hour))
    return Option(label, EACH if hour is None else str(hour), chosen=chosen)


def _nights(words: Words, chosen: Quiet | None) -> Menu:
    offered = (None, *QUIET) if chosen is None or chosen in QUIET else (None, *QUIET, chosen)
    options = tuple(_night(words, one, chosen=one == chosen) for one in offered)
    return Menu(str(ids.SettingId("quiet")), words.text("cogs-menu-quiet"), options)


def _night(words: Words, quiet: Quiet | None, *, chosen: bool) -> Option:
    label = _named(words, "cogs-calls-quiet", quiet_text(words, quiet))
    return Option(label, "none" if quiet is None else f"{quiet.start}-{quiet.end}", chosen=chosen)


def _vacation(words: Words, holidays: Holidays) -> str:
    if holidays.running is None:
        return _line(words, "cogs-calls-vacation", words.text("cogs-calls-vacation.v-off"))
    until = words.text("cogs-calls-vacation.v-on", moment=at_time(holidays.running.until))
    return _line(words, "cogs-calls-vacation", until)


def _named(words: Words, key: str, value: str) -> str:
    """Return a value with what it is a value of: a menu shows nothing else."""
    return words.text("cogs-calls-choice", name=words.text(key), value=value)


def _switched(words: Words, key: str, value: str, *, on: bool) -> str:
    return _line(words, key, words.text(value, on="yes" if on else "no"))


def _line(words: Words, key: str, value: str) -> str:
    return words.text("cogs-calls-line", name=words.text(key), value=value)


def _switch(words: Words, what: str, key: str, *, on: bool) -> Button:
    return Button(
        words.text(key, on="yes" if on else "no"),
        str(ids.SettingId(what)),
        Style.PRIMARY if on else Style.SECONDARY,
    )
