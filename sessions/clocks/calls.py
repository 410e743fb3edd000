"""How a player wishes to be called: whether at all, reminders, quiet hours in the player's own time zone."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

import msgspec

from db.rows import CallSettingsRow
from sessions.house import House

UTC_ZONE = "UTC"


class BadZone(Exception):
    """No time zone of this name; `name` is what was asked for."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Quiet(msgspec.Struct, frozen=True):
    """Hours of the day in which no reminder comes: from, up to and without; over midnight if `end` is earlier."""

    start: int
    end: int


class Calls(msgspec.Struct, frozen=True):
    """How a player wishes to be called."""

    silent: bool = False
    """Neither called in the channel nor by direct message."""
    reminders: bool = True
    auto_vacation: bool = False
    """A vacation begins by itself before the time runs out."""
    zone: str = UTC_ZONE
    quiet: Quiet | None = None
    next_up: bool = False
    """Told as well when the seat before theirs is asked."""
    digest: int | None = None
    """The hour of one message a day, in the player's own time, in place of a notice per turn."""


async def calls_of(house: House, player: int) -> Calls:
    """Return how a player wishes to be called, the usual if nothing was ever said."""
    row = await house.store.agenda.calls(player)
    return Calls() if row is None else from_row(row)


async def save_calls(house: House, player: int, calls: Calls) -> None:
    """Keep how a player wishes to be called. Raise BadZone."""
    if calls.zone not in zones():
        raise BadZone(calls.zone)
    quiet = None if calls.quiet is None else msgspec.json.encode(calls.quiet).decode()
    before = await house.store.agenda.calls(player)
    same = before is not None and (before.digest, before.zone) == (calls.digest, calls.zone)
    digested_at = before.digested_at if same and before is not None else house.clock()
    await house.store.agenda.save_calls(
        CallSettingsRow(
            player,
            calls.silent,
            calls.reminders,
            calls.auto_vacation,
            calls.zone,
            quiet,
            calls.next_up,
            calls.digest,
            digested_at,
        )
    )


def from_row(row: CallSettingsRow) -> Calls:
    """Return what a row keeps."""
    quiet = None if row.quiet is None else msgspec.json.decode(row.quiet, type=Quiet)
    return Calls(row.silent, row.reminders, row.auto_vacation, row.zone, quiet, row.next_up, row.digest)


def is_quiet(calls: Calls, now: float) -> bool:
    """Tell whether the player's own clock on the wall stands in the quiet hours."""
    if calls.quiet is None:
        return False
    hour = local(calls, now).hour
    start, end = calls.quiet.start, calls.quiet.end
    return start <= hour < end if start <= end else hour >= start or hour < end


def local(calls: Calls, now: float) -> datetime:
    """Return what the player's own clock on the wall shows."""
    return datetime.fromtimestamp(now, tz=UTC).astimezone(_zone(calls.zone))


@lru_cache
def zones() -> tuple[str, ...]:
    """Return the names of all time zones, sorted."""
    return tuple(sorted(available_timezones()))


@lru_cache
def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):  # renamed since it was chosen
        return ZoneInfo(UTC_ZONE)
