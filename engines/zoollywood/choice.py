"""A sensible computer player: it tries each answer in mind and takes the best (canon, section 13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from zlib import crc32

from engines.core import Decision, Seat
from engines.zoollywood import actions as act
from engines.zoollywood import frames
from engines.zoollywood.box import Box
from engines.zoollywood.foresight import after, imagined
from engines.zoollywood.legal import legal
from engines.zoollywood.state import State
from engines.zoollywood.view import View
from engines.zoollywood.worth import CARD, card_worth, worth

_HATCHING, _DRAWING, _WINDOW = 0.5, 0.6, 1.5
_ALWAYS_CANCEL = 2.0
_TRIED = frozenset({"stop", "storm", "target", "explore-again", "place", "order"})
"""Follow-up questions that are answered in mind; the Seagull's new place is left for later."""
_FORESEEN = 6
"""Answers for which the rival's replies are tried."""
_REPLIES = (act.Explore, act.Circle, act.Hatch)
_LEAVES = 130
"""The most positions judged for one answer."""


def choose(box: Box, view: View, decision: Decision, actions: Sequence[act.Action]) -> act.Action:
    """Answer a question from its seat's view; the same question gets the same answer."""
    if len(actions) == 1:
        return actions[0]
    mind = _Mind(box, view, decision)
    return _KINDS.get(decision.kind, _Mind.best)(mind, actions)


class _Mind:
    """One seat thinking about one question."""

    def __init__(self, box: Box, view: View, decision: Decision) -> None:
        self._box = box
        self._view = view
        self._seat = Seat(decision.seat)
        self._side = decision.seat % 2
        self._kind = decision.kind
        self._state = imagined(box, view)
        self._now = self._judge(self._state)

    def best(self, actions: Sequence[act.Action]) -> act.Action:
        """Return the answer whose best outcome is worth most, the first of equals."""
        return max(actions, key=self._value)

    def foreseeing(self, actions: Sequence[act.Action]) -> act.Action:
        """Return, of the answers that look best, the one that leaves the rival the poorest reply."""
        ready = [action for action in actions if not isinstance(action, act.Play) or not self._waits(action.card)]
        ranked = sorted(ready or actions, key=self._value, reverse=True)[:_FORESEEN]
        return max(ranked, key=self._replied)

    def _replied(self, action: act.Action) -> float:
        """Judge an answer by the best reply of the rival: a slide or a Hatching, rarely anything else."""
        state = after(self._box, self._state, self._seat, action)
        while state.frames and state.on_turn == self._seat:
            choices = legal(self._box, state, self._seat)
            step = act.End() if act.End() in choices else self._followed(state, choices)
            state = after(self._box, state, self._seat, step)
        if not state.frames:
            return self._judge(state)
        rival = state.on_turn
        choices = legal(self._box, state, rival)
        replies = [choice for choice in choices if isinstance(choice, _REPLIES)] or choices[:1]
        return -max(worth(self._box, after(self._box, state, rival, reply), rival % 2) for reply in replies)

    def _followed(self, state: State, choices: Sequence[act.Action]) -> act.Action:
        """Answer what follows an own answer in mind."""
        if not self._goes_on(state):
            return choices[0]
        return max(choices, key=lambda choice: self._deep(after(self._box, state, self._seat, choice), [_LEAVES]))

    def by_card(self, actions: Sequence[act.Action]) -> act.Action:
        """Return the answer that leaves the best cards in the hand."""
        return max(actions, key=self._cards_kept)

    def windows(self, actions: Sequence[act.Action]) -> act.Action:
        """Cancel strong cards, and whatever would hurt."""
        frame = self._state.frames[-1]
        if not isinstance(frame, frames.Window) or act.Cancel() not in actions:
            return act.Pass()
        strong = card_worth(self._box, frame.card) >= _ALWAYS_CANCEL
        hurts = self._judge(after(self._box, self._state, self._seat, act.Pass())) < self._now - _WINDOW
        return act.Cancel() if strong or hurts else act.Pass()

    def any_of(self, actions: Sequence[act.Action]) -> act.Action:
        """Return an answer that nobody can foresee from habit: the board picks it."""
        board, turn = self._view.ground.board, self._view.turn
        return actions[crc32(f"{board}{turn}{self._seat}".encode()) % len(actions)]

    def opening(self, actions: Sequence[act.Action]) -> act.Action:
        """Give the rival an egg with few neighbours, away from barriers."""
        beside, board = self._box.lattice.beside, self._view.ground.board

        def freedom(action: act.Action) -> int:
            space = self._box.space(action.space) if isinstance(action, act.Egg) else 0
            return len(beside[space]) + 2 * sum(board[other] != "." for other in beside[space])

        return min(actions, key=freedom)

    def _value(self, action: act.Action) -> float:
        if isinstance(action, act.Draw):
            return self._now + _DRAWING
        if isinstance(action, act.End):
            return self._now
        value = self._deep(after(self._box, self._state, self._seat, action), [_LEAVES])
        if isinstance(action, act.Hatch):
            value += _HATCHING
        if isinstance(action, act.Play):
            value -= CARD * card_worth(self._box, action.card)
        return value

    def _waits(self, card: int) -> bool:
        """Tell whether a card is better kept until the action is done."""
        return self._kind == "turn" and self._box.cards[card].after

    def _deep(self, state: State, leaves: list[int]) -> float:
        """Judge a position after the best own answers to what follows at once."""
        if not self._goes_on(state) or leaves[0] <= 0:
            leaves[0] -= 1
            return self._judge(state)
        return max(
            self._deep(after(self._box, state, self._seat, action), leaves)
            for action in legal(self._box, state, self._seat)
        )

    def _goes_on(self, state: State) -> bool:
        if not state.frames or state.on_turn != self._seat:
            return False
        frame = state.frames[-1]
        if isinstance(frame, frames.Acting):  # a flag of a card shows its worth in the slide that follows
            return self._kind == "turn" and (state.doing.ghost or state.doing.mark)
        return str(frame.__struct_config__.tag) in _TRIED

    def _judge(self, state: State) -> float:
        return worth(self._box, state, self._side)

    def _cards_kept(self, action: act.Action) -> float:
        box = self._box
        if isinstance(action, act.KeepTwo):
            return card_worth(box, action.first) + card_worth(box, action.second)
        if isinstance(action, act.KeepTop):
            other = sum(card_worth(box, card) for card in self._view.known[:2]) - card_worth(box, action.card)
            return card_worth(box, action.card) + (0.01 * other if action.rest == "bottom" else 0.0)
        if isinstance(action, act.Discard):
            return -card_worth(box, action.card)
        return card_worth(box, action.card) if isinstance(action, act.KeepOne) else 0.0


_Thought = Callable[[_Mind, Sequence[act.Action]], act.Action]
_KINDS: dict[str, _Thought] = {
    "turn": _Mind.foreseeing,
    "draft": _Mind.by_card,
    "draft-first": _Mind.by_card,
    "draft-second": _Mind.by_card,
    "peek": _Mind.by_card,
    "discard": _Mind.by_card,
    "react": _Mind.windows,
    "guess": _Mind.any_of,
    "scene": _Mind.any_of,
    "component": _Mind.any_of,
    "component-place": _Mind.any_of,
    "opening-egg": _Mind.opening,
}
