"""What a table agrees about time before it starts: the pace, what happens at its end, vacations.

A pace is a bank of time, an increment for each turn, and a cap that the clock never exceeds. Its text
form is `2d+6h/4d`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from enum import StrEnum

import msgspec

from engines.core import Chosen, Option, OptionKind, UnknownOption

MINUTE, HOUR, DAY = 60, 60 * 60, 24 * 60 * 60
_UNITS = {"d": DAY, "h": HOUR, "m": MINUTE}
_SPAN = r"(?:\d{1,3}[dhm])+"
_PACE = re.compile(rf"(?P<bank>{_SPAN})\+(?P<increment>0|{_SPAN})(?:/(?P<cap>{_SPAN}))?")
LEAST_BANK = 5 * MINUTE
MOST_BANK = 90 * DAY
OFF = "off"


class Pace(msgspec.Struct, frozen=True):
    """A clock: seconds to begin with, seconds more for each turn, and the most it may show."""

    bank: int
    increment: int
    cap: int


PRESETS: Mapping[str, Pace] = {
    "fast": Pace(DAY, 4 * HOUR, 3 * DAY),
    "daily": Pace(3 * DAY, 12 * HOUR, 5 * DAY),
    "slow": Pace(3 * DAY, 36 * HOUR, 10 * DAY),
}


class AtEnd(StrEnum):
    """What happens when a seat's time has run out."""

    REMIND = "remind"
    """Nothing but a word to the player."""
    CLAIM = "claim"
    """The other players may let the computer play the seat, or end the session."""
    COMPUTER = "computer"
    """The computer plays the seat until its player is back."""
    PASS = "pass"  # noqa: S105 - the word of the rules, no secret
    """The turn is passed where the game has a harmless way out, else the computer answers it."""


class Terms(msgspec.Struct, frozen=True):
    """What was agreed. `pace` None: no clock runs."""

    pace: Pace | None = None
    at_end: AtEnd = AtEnd.REMIND
    vacations: bool = True


PACE = Option("pace", OFF, (OFF, *PRESETS), OptionKind.TEXT)
AT_END = Option("timeout", AtEnd.REMIND.value, tuple(AtEnd))
VACATIONS = Option("vacation", "on", ("on", "off"))
OPTIONS = (PACE, AT_END, VACATIONS)
"""The options of the house, set beside those of the game."""


def read_pace(text: str) -> Pace | None:
    """Return the pace that a text means, None for no clock. Raise UnknownOption."""
    tidy = "".join(text.lower().split())
    if tidy == OFF:
        return None
    if tidy in PRESETS:
        return PRESETS[tidy]
    match = _PACE.fullmatch(tidy)
    if match is None:
        raise UnknownOption(Chosen(PACE.id, text), PACE.values)
    bank, increment = read_span(match["bank"]), read_span(match["increment"])
    cap = read_span(match["cap"]) if match["cap"] else max(bank, increment)
    if not (LEAST_BANK <= bank <= cap <= MOST_BANK and increment <= cap):
        raise UnknownOption(Chosen(PACE.id, text), PACE.values)
    return Pace(bank, increment, cap)


def write_pace(pace: Pace | None) -> str:
    """Return the shortest text of a pace: the name of a preset, else its figures."""
    if pace is None:
        return OFF
    named = next((name for name, preset in PRESETS.items() if preset == pace), None)
    return named or f"{write_span(pace.bank)}+{write_span(pace.increment)}/{write_span(pace.cap)}"


def read_span(text: str) -> int:
    """Return the seconds of a span: `1d12h`."""
    return sum(int(number) * _UNITS[unit] for number, unit in re.findall(r"(\d+)([dhm])", text))


def write_span(seconds: int) -> str:
    """Return a span in days, hours and minutes, `0` for none; seconds are left out."""
    parts = []
    for unit, size in _UNITS.items():
        number, seconds = divmod(seconds, size)
        parts += [f"{number}{unit}"] if number else []
    return "".join(parts) or "0"


def tidied(option: str, value: str) -> Chosen:
    """Return a chosen value as it is stored. Raise UnknownOption for an option or value that the house lacks."""
    if option == PACE.id:
        return Chosen(PACE.id, write_pace(read_pace(value)))
    found = next((one for one in OPTIONS if one.id == option), None)
    if found is None:
        raise UnknownOption(Chosen(option, value), tuple(one.id for one in OPTIONS))
    if value not in found.values:
        raise UnknownOption(Chosen(option, value), found.values)
    return Chosen(option, str(value))


def terms_of(chosen: Iterable[Chosen]) -> Terms:
    """Return what some chosen values agree on, the usual where nothing was chosen. Raise UnknownOption."""
    values = {one.option: one.value for one in chosen}
    return Terms(
        read_pace(values.get(PACE.id, PACE.default)),
        AtEnd(values.get(AT_END.id, AT_END.default)),
        values.get(VACATIONS.id, VACATIONS.default) == "on",
    )
