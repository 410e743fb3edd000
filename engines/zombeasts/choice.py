"""A sensible computer player: it takes the answer worth most to it, the first of equals (canon, section 13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.zombeasts import actions as act
from engines.zombeasts.knowledge import moon_with, own, own_moons, rivals
from engines.zombeasts.moons import Rules
from engines.zombeasts.view import View
from engines.zombeasts.worth import Worth

_MOUSE_BONUS = 1.0
_NEVER = -1000.0
# Sources of a draw stand in bands: stock cards that help, hands, the pile at 0, other stock cards, a last card.
_HELPFUL, _HAND, _IDLE, _LAST_CARD = 100.0, 50.0, -100.0, -200.0


def choose(rules: Rules, view: View, actions: Sequence[act.Action]) -> act.Action:
    """Answer a question from its seat's view; the same question gets the same answer."""
    judge = _Judge(rules, view)
    return actions[0] if len(actions) == 1 else max(actions, key=judge.worth)


class _Judge:
    """Judges the answers of one decision on one scale."""

    def __init__(self, rules: Rules, view: View) -> None:
        self._rules = rules
        self._view = view
        self._worth = Worth(rules, view)
        self._judges: dict[type[act.Action], Callable[[Any], float]] = {
            act.Play: self._play, act.Swap: self._swap, act.Rival: self._rival, act.Take: self._take,
            act.Place: self._place, act.Bonus: self._bonus, act.Pass: self._pass, act.Carrot: self._carrot,
            act.LayIn: self._lay_in, act.Mouse: self._mouse, act.Paw: self._paw, act.DrawPile: self._pile,
            act.DrawStock: self._stock, act.DrawHand: self._hand, act.Discard: self._discard,
        }  # fmt: skip

    def worth(self, action: act.Action) -> float:
        return self._judges[type(action)](action)

    def _play(self, action: act.Play) -> float:
        return self._worth.play(action.card, action.target)

    def _swap(self, action: act.Swap) -> float:
        return self._worth.swap(action.joker)

    def _rival(self, action: act.Rival) -> float:
        moons = self._view.seats[action.seat].moons
        return max((self._taking(card) for moon in moons for card in moon.cards), default=_NEVER)

    def _take(self, action: act.Take) -> float:
        return self._taking(action.card)

    def _taking(self, card: str) -> float:
        joker = self._view.air
        for rival in rivals(self._view):
            moon = moon_with(rival.moons, card)
            if moon is not None and joker is not None:
                worth = self._worth.take(rival.moons, moon, card, joker)
                return _NEVER if worth is None else worth
        return _NEVER

    def _place(self, action: act.Place) -> float:
        return self._worth.lay(self._view.air or "", action.target)

    def _bonus(self, action: act.Bonus) -> float:
        return self._rules.cards[action.card].points

    def _pass(self, _: act.Pass) -> float:
        return self._worth.drawing(self._view.laid) if self._view.laid else 0.0

    def _carrot(self, action: act.Carrot) -> float:
        moons = own_moons(self._view)
        moon = moon_with(moons, action.card)
        if moon is None:
            return _NEVER
        fitting = [card for card in self._view.hand if self._rules.fits_in(moons, moon, action.card, card)]
        return max((self._worth.lay_in(moon, action.card, card) for card in fitting), default=_NEVER)

    def _lay_in(self, action: act.LayIn) -> float:
        lifted = self._view.lifted or ""
        moon = moon_with(own_moons(self._view), lifted)
        return _NEVER if moon is None else self._worth.lay_in(moon, lifted, action.card)

    def _mouse(self, action: act.Mouse) -> float:
        return self._worth.lay(action.card, action.target) + _MOUSE_BONUS

    def _paw(self, _: act.Paw) -> float:
        """Judge by the hands: levelling helps whose hand is shorter than the others'."""
        others = [rival.hand for rival in rivals(self._view)]
        ahead = sum(others) / len(others) - own(self._view).hand
        return self._pass(act.Pass()) + ahead / 2

    def _stock(self, action: act.DrawStock) -> float:
        """Put a card that will pair or complete above all other sources, any other below the pile."""
        moons = own_moons(self._view)
        results = [self._rules.lay(moons, action.card, place) for place in self._rules.places(moons, action.card)]
        best = self._worth.best_lay(action.card) or 0.0
        helps = any(result.pair or result.full for result in results)
        return best + (_HELPFUL if helps else _IDLE)

    def _hand(self, action: act.DrawHand) -> float:
        """Put small hands first; a last card stays, since it would earn its owner three."""
        hand = self._view.seats[action.seat].hand
        return _HAND - hand if hand > 1 else _LAST_CARD

    def _pile(self, _: act.DrawPile) -> float:
        return 0.0

    def _discard(self, action: act.Discard) -> float:
        best = self._worth.best_lay(action.card)
        return -_NEVER if best is None else -best
