"""Standing answers that a seat may leave (canon, 3.5, R25; interaction of wage, bonus and fuel)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engines.core import Decision, Wish, WishValue, phrase
from engines.dogs import actions as act
from engines.dogs import frames
from engines.dogs.box import Box
from engines.dogs.legal import question_of
from engines.dogs.view import View

_ASK = "ask"
_TANK = 6
"""The wish for fuel fills up to so much gas, as long as a coin stays."""
_VALUES = {
    "bonus": (_ASK, "food", "medicine", "gas"),
    "arrange": (_ASK, "done"),
    "donation": (_ASK, "pass"),
    "wage": (_ASK, "coin", "card"),
    "hire": (_ASK, "coin", "card", "no"),
    "fuel": (_ASK, "fill", "none"),
}


_PARTIAL = frozenset({"arrange", "donation"})
"""Wishes that leave a question alone once the seat has begun to answer it, or has something new."""


def offered() -> tuple[Wish, ...]:
    """Return the wishes of a session, each for the question of its name."""
    return tuple(_wish(kind, values) for kind, values in _VALUES.items())


def answer_wish(
    box: Box, view: View, decision: Decision, actions: Sequence[act.Action], wishes: Mapping[str, str]
) -> act.Action | None:
    """Return the answer that the wishes give, None to ask."""
    value = wishes.get(decision.kind, _ASK)
    frame = question_of(view, decision.seat)
    if value == _ASK or frame is None or decision.kind not in _ANSWERS:
        return None
    wanted = _ANSWERS[decision.kind](box, view, frame, value)
    return wanted if wanted in actions else None


def _bonus(_: Box, __: View, ___: frames.AnyQuestion, value: str) -> act.Action:
    return act.Bonus(value)


def _arrange(_: Box, __: View, frame: frames.AnyQuestion, ___: str) -> act.Action | None:
    """Answer `done` if the seat came home with nothing new and has not begun to rearrange."""
    untouched = isinstance(frame, frames.Arranging) and not (frame.yard or frame.sick or frame.lifts)
    return act.Done() if untouched else None


def _donation(_: Box, __: View, frame: frames.AnyQuestion, ___: str) -> act.Action | None:
    untouched = isinstance(frame, frames.Donating) and not (frame.lifts or frame.yard != frame.offered)
    return act.Done() if untouched else None


def _wage(_: Box, __: View, ___: frames.AnyQuestion, value: str) -> act.Action:
    return act.Wage(value)


def _hire(_: Box, __: View, ___: frames.AnyQuestion, value: str) -> act.Action:
    return act.Hire(value)


def _fuel(box: Box, view: View, _: frames.AnyQuestion, value: str) -> act.Action:
    """Buy as much as brings the tank to its mark and leaves a coin."""
    area = view.areas[view.seat or 0]
    if value == "none":
        return act.Fuel(0)
    wanted = -(-max(0, _TANK - area.gas) // box.prices.gas_per_coin)
    return act.Fuel(max(0, min(wanted, area.coins - 1)))


def _wish(kind: str, values: tuple[str, ...]) -> Wish:
    key = f"dogs-wish-{kind}"
    settings = tuple(WishValue(value, phrase(f"{key}-{value}")) for value in values)
    return Wish(kind, phrase(key), settings, (kind,), partial=kind in _PARTIAL)


_ANSWERS: Mapping[str, Callable[[Box, View, frames.AnyQuestion, str], act.Action | None]] = {
    "bonus": _bonus,
    "arrange": _arrange,
    "donation": _donation,
    "wage": _wage,
    "hire": _hire,
    "fuel": _fuel,
}
