"""How a decision is put to its seat: every legal action with its way down from coarse to fine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.core import Decision, Level, Mark, MarkKind, Offer, Question, Ref, Role, phrase
from engines.zoollywood import actions as act
from engines.zoollywood import frames
from engines.zoollywood.asking import FOLDS, ask, topic
from engines.zoollywood.box import CANCEL, Box
from engines.zoollywood.forms import coda, form
from engines.zoollywood.naming import (
    area_levels,
    card_level,
    card_ref,
    piece_ref,
    row_level,
    slide_ref,
    space_level,
    space_ref,
    verb_level,
)
from engines.zoollywood.notes import NOTHING, Brings, Told
from engines.zoollywood.view import View

_Path = tuple[Level, ...]
_PUBLIC = (act.Explore, act.Circle, act.Hatch, act.Land, act.Emperor, act.Draw, act.End)
"""Actions of `turn` and `after` that follow from public facts; cards do not."""
_USUAL = (Mark(MarkKind.USUAL),)


def put_question(box: Box, view: View, decision: Decision, actions: Sequence[act.Action]) -> Question:
    """Present a decision to its seat from its view and its legal list alone."""
    writer = _Writer(box, view, decision)
    return Question(
        decision,
        ask(box, view, decision),
        topic(box, view, decision),
        tuple(writer.offer(action) for action in actions),
        form(box, view, decision),
        coda(decision),
        FOLDS.get(decision.kind, ()),
    )


class _Writer:
    """Turns the actions of one question into offers."""

    def __init__(self, box: Box, view: View, decision: Decision) -> None:
        self._box = box
        self._view = view
        self._decision = decision
        self._frame = view.frames[-1]
        self._brings = Brings(box, view)
        self._routes: dict[type[act.Action], Callable[[Any], tuple[_Path, Told]]] = {
            act.Scene: self._scene, act.Component: self._component, act.SetDown: self._set_down,
            act.KeepTwo: self._keep_two, act.KeepOne: self._keep_one, act.KeepTop: self._keep_top,
            act.Egg: self._plain_space, act.Land: self._land, act.Hatch: self._hatch, act.Explore: self._explore,
            act.Circle: self._explore, act.Emperor: self._emperor, act.Play: self._play, act.Pick: self._pick,
            act.Cancel: self._cancel, act.Pass: self._pass, act.Guess: self._guess, act.Place: self._ending_space,
            act.Stop: self._stop, act.Step: self._step, act.Resolve: self._resolve, act.Gull: self._plain_space,
            act.Draw: self._draw, act.End: self._end, act.Discard: self._discard,
        }  # fmt: skip

    def offer(self, action: act.Action) -> Offer:
        path, (notes, marks) = self._routes[type(action)](action)
        role = Role.EXIT if isinstance(action, act.Pass | act.End) else Role.BODY
        is_open = self._decision.open or (self._decision.kind in ("turn", "after") and isinstance(action, _PUBLIC))
        return Offer(act.write(action), path, notes, marks, role, is_open)

    def _scene(self, action: act.Scene) -> tuple[_Path, Told]:
        ref = Ref("scene", action.scene)
        cards = self._box.cards
        numbers = self._view.numbers or self._box.numbers_of(self._box.scenes[action.scene])
        notes = [phrase("zoollywood-note-story", scene=ref)]
        if self._view.options.cards and not any(cards[number].effect == CANCEL for number in numbers):
            notes.append(phrase("zoollywood-note-no-windows"))
        level = Level("scene", action.scene, phrase("zoollywood-level-scene", scene=ref), (ref,))
        return (level,), (tuple(notes), ())

    def _component(self, action: act.Component) -> tuple[_Path, Told]:
        ref = Ref("component", action.component)
        level = Level("component", ref.id, phrase("zoollywood-level-component", component=ref), (ref,))
        return (level,), ((phrase("zoollywood-note-component", component=ref),), ())

    def _set_down(self, action: act.SetDown) -> tuple[_Path, Told]:
        if action.place in self._box.lattice.areas:
            return area_levels(action.place), NOTHING
        return _spaces(action.place), NOTHING

    def _keep_two(self, action: act.KeepTwo) -> tuple[_Path, Told]:
        first, second = card_ref(action.first), card_ref(action.second)
        label = phrase("zoollywood-level-keep-two", first=first, second=second)
        return (Level("pair", f"{action.first}-{action.second}", label, (first, second)),), NOTHING

    def _keep_one(self, action: act.KeepOne) -> tuple[_Path, Told]:
        return (card_level(action.card),), NOTHING

    def _keep_top(self, action: act.KeepTop) -> tuple[_Path, Told]:
        level = Level("rest", action.rest, phrase(f"zoollywood-level-rest-{action.rest}"))
        return (card_level(action.card), level), NOTHING

    def _plain_space(self, action: act.Egg | act.Gull) -> tuple[_Path, Told]:
        return _spaces(action.space), NOTHING

    def _ending_space(self, action: act.Place) -> tuple[_Path, Told]:
        return _spaces(action.space), ((), self._brings.ending(action))

    def _land(self, action: act.Land) -> tuple[_Path, Told]:
        return (verb_level("land"), *_spaces(action.space)), ((), self._brings.ending(action))

    def _hatch(self, action: act.Hatch) -> tuple[_Path, Told]:
        return (verb_level("hatch"), space_level(action.space)), NOTHING

    def _explore(self, action: act.Explore | act.Circle) -> tuple[_Path, Told]:
        penguin, final = (
            space_ref(action.space),
            space_ref(self._box.lattice.names[self._brings.trace(action).path[-1]]),
        )
        chosen = Level("penguin", penguin.id, phrase("zoollywood-level-penguin", space=penguin), (penguin,))
        if isinstance(action, act.Explore):
            label = phrase("zoollywood-level-way", way=Ref("way", action.way), space=final)
            way = Level("way", action.way, label, (slide_ref(action), final))
        else:
            nest = space_ref(action.nest)
            label = phrase("zoollywood-level-circle", spin=Ref("spin", action.spin), nest=nest, space=final)
            way = Level("way", f"{action.spin}-{action.nest}", label, (slide_ref(action), final, nest))
        return (verb_level("explore"), chosen, way), self._brings.explore(action)

    def _emperor(self, action: act.Emperor) -> tuple[_Path, Told]:
        marks = self._brings.ending(action)
        return (verb_level("emperor"), space_level(action.space)), ((phrase("zoollywood-note-emperor"),), marks)

    def _play(self, action: act.Play) -> tuple[_Path, Told]:
        notes = (phrase("zoollywood-note-card", card=card_ref(action.card)),)
        return (verb_level("play"), card_level(action.card)), (notes, ())

    def _pick(self, action: act.Pick) -> tuple[_Path, Told]:
        target, marks = action.target, self._brings.ending(action)
        frame = self._frame
        effect = self._box.cards[frame.card].effect if isinstance(frame, frames.Choosing) else ""
        if target in self._box.lattice.areas:
            return area_levels(target), (self._brings.area(effect, target), marks)
        if target in self._box.lattice.spaces:
            return _spaces(target), ((), marks)
        if effect == "guess-hand":
            return (_hand_level(target),), NOTHING
        return (Level("spin", target, phrase("zoollywood-level-spin", spin=Ref("spin", target))),), ((), marks)

    def _cancel(self, _: act.Cancel) -> tuple[_Path, Told]:
        return (verb_level("cancel"),), NOTHING

    def _pass(self, _: act.Pass) -> tuple[_Path, Told]:
        return (verb_level("pass"),), ((), _USUAL)

    def _guess(self, action: act.Guess) -> tuple[_Path, Told]:
        return (_hand_level(action.hand),), NOTHING

    def _stop(self, action: act.Stop) -> tuple[_Path, Told]:
        frame, space = self._frame, self._box.space(action.space)
        if not isinstance(frame, frames.Stopping):
            return (space_level(action.space),), NOTHING
        path = frame.path[: frame.path.index(space) + 1]
        return (space_level(action.space),), (self._brings.slide(frame.start, path), self._brings.ending(action))

    def _step(self, action: act.Step) -> tuple[_Path, Told]:
        notes = self._brings.step(self._box.space(action.space))
        return (space_level(action.space),), (notes, self._brings.ending(action))

    def _resolve(self, action: act.Resolve) -> tuple[_Path, Told]:
        ref = piece_ref(action.effect)
        return (Level("effect", ref.id, phrase("zoollywood-level-effect", effect=ref), (ref,)),), NOTHING

    def _draw(self, _: act.Draw) -> tuple[_Path, Told]:
        return (verb_level("draw"),), ((phrase("zoollywood-note-draw", count=self._view.deck),), ())

    def _end(self, _: act.End) -> tuple[_Path, Told]:
        return (verb_level("end"),), ((), _USUAL)

    def _discard(self, action: act.Discard) -> tuple[_Path, Told]:
        return (card_level(action.card),), NOTHING


def _spaces(space: str) -> tuple[Level, Level]:
    return row_level(space), space_level(space)


def _hand_level(hand: str) -> Level:
    ref = Ref("hand", hand)
    return Level("hand", hand, phrase("zoollywood-level-hand", hand=ref), (ref,))
