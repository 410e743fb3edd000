"""Standing answers and plans that a seat may leave (canon, 3.4 and 4.7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.core import Decision, Plan, Wish, WishValue, phrase
from engines.zombeasts.actions import Action, Discard, DrawHand, DrawPile, DrawStock
from engines.zombeasts.forms import draws
from engines.zombeasts.knowledge import own_moons, rivals
from engines.zombeasts.moons import Rules
from engines.zombeasts.view import View


def offered(view: View) -> tuple[Wish, ...]:
    """Return the wishes of a session: draws, and discards where the paw may ask for them."""
    for_draws = _wish("draws", ("ask", "pile", "rivals", "pairs"), "draw")
    return (for_draws, _wish("discards", ("ask", "me"), "discard")) if view.master else (for_draws,)


def plans(rules: Rules, view: View) -> tuple[Plan, ...]:
    """Return the drawing plan, which the seat on turn may leave while others discard."""
    if view.seat is None or view.seat != view.on_turn or not view.discarding or not view.due:
        return ()
    label = phrase("zombeasts-plan-draws", count=view.due)
    return (Plan("draws", label, "draw", field=draws(rules, view, view.due)),)


def answer_wish(
    rules: Rules, view: View, decision: Decision, actions: Sequence[Action], wishes: Mapping[str, str]
) -> Action | None:
    """Return the answer that the wishes give, None to ask."""
    if decision.kind == "draw":
        return _draw(rules, view, actions, wishes.get("draws", "ask"))
    if decision.kind == "discard" and wishes.get("discards", "ask") == "me":
        return least_useful(rules, actions)
    return None


def least_useful(rules: Rules, actions: Sequence[Action]) -> Action | None:
    """Return the discard of the standing wish: fewest points, then highest draw number, then id; jokers last."""

    def order(action: Discard) -> tuple[bool, int, int, str]:
        card = rules.cards[action.card]
        return card.joker, card.points, -card.draw, card.id

    return min((action for action in actions if isinstance(action, Discard)), key=order, default=None)


def _draw(rules: Rules, view: View, actions: Sequence[Action], value: str) -> Action | None:
    """Draw as wished; without the card wished for from the pile, without a pile ask."""
    if value == "ask":
        return None
    wanted: Action | None = None
    if value == "rivals":
        draws = (DrawHand(rival.seat) for rival in rivals(view))
        wanted = next((draw for draw in draws if draw in actions), None)
    if value == "pairs":
        draws_stock = (action for action in actions if isinstance(action, DrawStock))
        wanted = next((draw for draw in draws_stock if _is_good(rules, view, draw.card)), None)
    pile = DrawPile()
    return wanted or (pile if pile in actions else None)


def _is_good(rules: Rules, view: View, card: str) -> bool:
    moons = own_moons(view)
    results = (rules.lay(moons, card, place) for place in rules.places(moons, card))
    return any(result.pair or result.full for result in results)


def _wish(name: str, values: tuple[str, ...], kind: str) -> Wish:
    key = f"zombeasts-wish-{name}"
    return Wish(name, phrase(key), tuple(WishValue(value, phrase(f"{key}-{value}")) for value in values), (kind,))
