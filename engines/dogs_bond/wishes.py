"""Standing answers and plans that a seat may leave (canon, 3.5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.core import Decision, Plan, Wish, WishValue, phrase
from engines.dogs_bond.actions import Action, BowPolicy, Use, write
from engines.dogs_bond.asides import asides
from engines.dogs_bond.box import Box
from engines.dogs_bond.choice import choose
from engines.dogs_bond.forms import tail_plays
from engines.dogs_bond.view import Phase, View

ASK = "ask"
_WISHES: Mapping[str, tuple[str, str]] = {
    "ability": ("use", "ability"),
    "limit": ("me", "paw-limit"),
    "single": ("me", "play"),
}
"""The wishes: the value beside `ask`, and the kind of question."""


def offered(view: View) -> tuple[Wish, ...]:
    """Return the wishes of a session: use my ability, toss for me, play my only card; and the bow preference."""
    wishes = tuple(_wish(name, value, kind) for name, (value, kind) in _WISHES.items())
    policies = [action for action in asides(view) if isinstance(action, BowPolicy)]
    return (*wishes, _bows(policies, view.policy)) if policies else wishes


def plans(box: Box, view: View) -> tuple[Plan, ...]:
    """Return the Tail Wag, which may be planned from the last event on."""
    near = view.phase is Phase.TURN and not view.events_left
    if view.seat is None or not view.paw or not (near or view.phase is Phase.TAIL_WAG):
        return ()
    label = phrase("dogs-bond-plan-tail-wag")
    return (Plan("tail-wag", label, "play", topic="tail-wag", field=tail_plays(box, view)),)


def answer_wish(
    box: Box, view: View, decision: Decision, actions: Sequence[Action], wishes: Mapping[str, str]
) -> Action | None:
    """Return the answer that the wishes give, None to ask."""
    wanted = next((name for name, (_, kind) in _WISHES.items() if kind == decision.kind), "")
    if wishes.get(wanted, ASK) == ASK:
        return None
    if wanted == "ability":
        return Use()
    if wanted == "single" and len(view.paw) > 1:
        return None
    return choose(box, view, decision, actions)


def _wish(name: str, value: str, kind: str) -> Wish:
    key = f"dogs-bond-wish-{name}"
    values = tuple(WishValue(one, phrase(f"{key}-{one}")) for one in (ASK, value))
    return Wish(name, phrase(key), values, (kind,), partial=name == "single")


def _bows(policies: Sequence[BowPolicy], now: str) -> Wish:
    key = "dogs-bond-wish-bows"
    values = tuple(WishValue(one.policy, phrase(f"{key}-{one.policy}"), write(one)) for one in policies)
    return Wish("bows", phrase(key), values, kept=now)
