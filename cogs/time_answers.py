"""What is said to a refusal that has to do with time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cogs.layout import cut
from cogs.screens.clocks import at_time, distance
from cogs.spec import MessageSpec
from engines.core import UnknownOption
from render.words import Words
from sessions import errors
from sessions.clocks.calls import BadZone


def _plain(key: str) -> Callable[[Words, Any], MessageSpec]:
    return lambda words, _: MessageSpec(words.text(key))


def _paused(words: Words, error: errors.Paused) -> MessageSpec:
    return MessageSpec(words.text("cogs-time-paused", moment=at_time(error.until or 0.0)))


def _on_vacation(words: Words, error: errors.OnVacation) -> MessageSpec:
    return MessageSpec(words.text("cogs-time-on-vacation", moment=at_time(error.until)))


def _spent(words: Words, error: errors.VacationSpent) -> MessageSpec:
    return MessageSpec(words.text("cogs-time-vacation-spent", until=distance(error.again)))


def _no_clock(words: Words, error: UnknownOption) -> MessageSpec:
    return MessageSpec(words.text("cogs-terms-refused", value=cut(error.chosen.value, 20)))


def _no_zone(words: Words, error: BadZone) -> MessageSpec:
    return MessageSpec(words.text("cogs-time-zone-unknown", name=cut(error.name, 40)))


TIME_ANSWERS: dict[type[Exception], Callable[[Words, Any], MessageSpec]] = {
    errors.Paused: _paused,
    errors.NotPaused: _plain("cogs-time-not-paused"),
    errors.NoStanding: _plain("cogs-time-no-standing"),
    errors.NotLate: _plain("cogs-time-not-late"),
    errors.Settled: _plain("cogs-time-settled"),
    errors.OnVacation: _on_vacation,
    errors.NoVacation: _plain("cogs-time-no-vacation"),
    errors.VacationSpent: _spent,
    BadZone: _no_zone,
    UnknownOption: _no_clock,
}
