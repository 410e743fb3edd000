"""A sensible computer player: it takes the answer worth most to it, the first of equals (canon, section 13)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engines.core import Decision, Seat
from engines.dogs_bond import actions as act
from engines.dogs_bond import steps
from engines.dogs_bond.box import FACE_UP, Box, place_of
from engines.dogs_bond.view import View
from engines.dogs_bond.worth import BOW_WORTH, DRAW_WORTH, Worth

_HIT = 0.85
_AHEAD, _BEHIND = 0.75, 0.35
_PLAY_WORTH = 1.3
_OTHERS = -0.25
_OWN_LOSS = -1.5
_SALVAGE = 1.3
_SWAP = 0.3
_NEVER = -1000.0


def choose(box: Box, view: View, decision: Decision, actions: Sequence[act.Action]) -> act.Action:
    """Answer a question from its seat's view; the same question gets the same answer."""
    if len(actions) == 1:
        return actions[0]
    judge = _Judge(box, view, decision.kind)
    return max(actions, key=judge.worth)


class _Judge:
    """Judges the answers of one decision on one scale."""

    def __init__(self, box: Box, view: View, kind: str) -> None:
        self._box = box
        self._view = view
        self._kind = kind
        self._worth = Worth(box, view)
        self._judges: dict[type[act.Action], Callable[[Any], float]] = {
            act.Pick: self._nothing, act.Reveal: self._event, act.Play: self._play, act.Hide: self._play,
            act.Attack: self._attack, act.Dog: self._dog, act.Pile: self._pile, act.Pass: self._pass,
            act.Bow: self._bow, act.Accept: self._accept, act.Drop: self._drop, act.Toss: self._toss,
            act.Done: self._done, act.Keep: self._play, act.Take: self._take, act.Give: self._toss,
            act.Choose: self._choose, act.House: self._house, act.Use: self._yes, act.Skip: self._nothing,
            act.Try: self._try, act.Again: self._again, act.No: self._nothing,
        }  # fmt: skip

    def worth(self, action: act.Action) -> float:
        return self._judges[type(action)](action)

    def _nothing(self, _: act.Action) -> float:
        return 0.0

    def _yes(self, _: act.Action) -> float:
        return 1.0

    def _play(self, action: act.Play | act.Hide | act.Keep) -> float:
        return self._worth.gain(action.card)

    def _attack(self, action: act.Attack) -> float:
        rivals = (dog.seat for dog in self._view.dogs if dog.seat != self._worth.seat)
        return max((self._hit(rival, action.card) for rival in rivals), default=_NEVER)

    def _hit(self, rival: Seat, card: str) -> float:
        """Judge the best pile that an Instinct card can hit before a dog."""
        dog, targets = self._view.dogs[rival], self._box.cards[card].targets
        return max(
            (
                self._strike(rival, place)
                for place, kind in enumerate(FACE_UP)
                if kind in targets and dog.piles[place]
            ),
            default=_NEVER,
        )

    def _strike(self, rival: Seat, place: int) -> float:
        loss = _HIT * self._worth.loss(rival, place)
        if len(self._view.dogs) == 2:  # noqa: PLR2004 - with one rival every loss is an own gain
            return loss
        return loss * (_AHEAD if self._worth.ahead(rival) else _BEHIND)

    def _dog(self, action: act.Dog) -> float:
        """Judge a target: of an attack by the best hit; of an event by whether it takes or gives."""
        matter = self._view.matter
        if self._kind == "attack-dog" and matter:
            return self._hit(action.seat, matter.card)
        if self._takes():
            return self._worth.of(action.seat)
        trade = any(isinstance(step, steps.Trade) for step in self._script())
        paw = self._view.dogs[action.seat].paw
        return (10.0 if trade and paw else 0.0) - self._worth.of(action.seat)

    def _takes(self) -> bool:
        return any(
            isinstance(step, steps.LoseTop | steps.LosePaw) and step.who == "picked" for step in self._script()
        )

    def _script(self) -> tuple[steps.Step, ...]:
        return self._box.scripts.get(self._view.script, ())

    def _pile(self, action: act.Pile) -> float:
        matter = self._view.matter
        if matter is None or matter.dog is None:
            return 0.0
        return self._worth.loss(matter.dog, place_of(action.attribute))

    def _pass(self, _: act.Pass) -> float:
        return _SWAP if self._kind == "swap-first" else 0.0

    def _bow(self, _: act.Bow) -> float:
        return -BOW_WORTH

    def _accept(self, _: act.Accept) -> float:
        matter = self._view.matter
        return -self._worth.loss(self._worth.seat, place_of(matter.pile)) if matter else 0.0

    def _drop(self, action: act.Drop) -> float:
        return -self._worth.loss(self._worth.seat, place_of(action.attribute))

    def _toss(self, action: act.Toss | act.Give) -> float:
        return -self._worth.gain(action.card)

    def _done(self, _: act.Done) -> float:
        return -DRAW_WORTH

    def _take(self, action: act.Take) -> float:
        return _SALVAGE if action.source == act.PILE else self._worth.gain(action.source)

    def _choose(self, action: act.Choose) -> float:
        """Prefer cards below the Paw Limit, plays at it."""
        full = self._view.dogs[self._worth.seat].paw >= self._view.paw_limit
        matter = self._view.matter
        number = self._number_of(action.option)
        plays = matter is not None and self._box.only_plays(f"{matter.why}/{number}")
        return float(plays == full)

    def _number_of(self, option: str) -> int:
        script, _, at = (self._view.matter.why if self._view.matter else "").rpartition("/")
        step = self._box.scripts[script][int(at)]
        options = step.options if isinstance(step, steps.Either) else ()
        return next(number for number, other in enumerate(options) if other.id == option)

    def _house(self, action: act.House) -> float:
        matter = self._view.matter
        if self._kind == "swap-second" and matter and matter.house:
            return self._worth.swap(matter.house, action.number)
        others = (number + 1 for number in range(len(self._view.houses)) if number + 1 != action.number)
        return max(self._worth.swap(action.number, other) for other in others)

    def _try(self, action: act.Try) -> float:
        """Try the home with most points first: with one roll each, that is the best order."""
        return self._worth.home(action.adopter)[1]

    def _again(self, _: act.Again) -> float:
        matter = self._view.matter
        if matter is None:
            return 0.0
        again, on = self._worth.again(matter.adopter)
        return again - on

    def _event(self, action: act.Reveal) -> float:
        matter = self._view.matter
        top = matter is not None and action.event == matter.events[0]
        return (DRAW_WORTH if top else 0.0) + self._steps(self._box.scripts[f"event/{action.event}"])

    def _steps(self, script: tuple[steps.Step, ...]) -> float:
        return sum(self._step(step) for step in script)

    def _step(self, step: steps.Step) -> float:
        """Judge a step of an event for the own dog."""
        if isinstance(step, steps.Roll):
            share = 1 / self._box.game.die_sides
            rows = sum(len(row.faces) * share * self._steps(row.steps) for row in step.table)
            return rows if step.who in _MINE else rows * _OTHERS * -1
        worth = _STEP_WORTH.get(type(step), 0.0)
        if isinstance(step, steps.Salvage | steps.Draw | steps.Play | steps.LosePaw):
            worth *= step.n
        if isinstance(step, steps.Scry):
            worth *= step.keep
        if isinstance(step, steps.House) or step.who in _MINE:
            return worth
        return worth * (1 + _OTHERS) if step.who in ("all", "alpha-and-picked") else worth * _OTHERS


_MINE = frozenset({"alpha", "self"})
_STEP_WORTH: Mapping[type[steps.Step], float] = {
    steps.Draw: DRAW_WORTH,
    steps.Salvage: DRAW_WORTH,
    steps.Scry: _SALVAGE,
    steps.Play: _PLAY_WORTH,
    steps.LoseTop: _OWN_LOSS,
    steps.LosePaw: _OWN_LOSS,
    steps.Trade: _SWAP,
}
