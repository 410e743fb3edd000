"""Why an action is not in the list: the rule that forbids it, from what the asked seat knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engines.core import Decision, Refusal, phrase
from engines.zoollywood import actions as act
from engines.zoollywood.asking import topic
from engines.zoollywood.box import Box
from engines.zoollywood.objections import Objections
from engines.zoollywood.view import View

_ANSWERS: Mapping[str, tuple[type[act.Action], ...]] = {
    "scene": (act.Scene,),
    "component": (act.Component,),
    "component-place": (act.SetDown,),
    "draft": (act.KeepTwo,),
    "draft-first": (act.KeepOne,),
    "draft-second": (act.KeepOne,),
    "opening-egg": (act.Egg,),
    "turn": (act.Land, act.Hatch, act.Explore, act.Circle, act.Emperor, act.Play),
    "target": (act.Pick,),
    "react": (act.Cancel, act.Pass),
    "guess": (act.Guess,),
    "place": (act.Place,),
    "explore-again": (act.Explore, act.Circle),
    "stop": (act.Stop,),
    "storm": (act.Step,),
    "order": (act.Resolve,),
    "gull": (act.Gull,),
    "peek": (act.KeepTop,),
    "discard": (act.Discard,),
    "after": (act.Play, act.Emperor, act.Draw, act.End),
}
"""Which actions answer which kind of question (canon, section 5)."""

_Found = Iterator[Refusal]


def refuse(box: Box, view: View, decision: Decision, action: act.Action) -> Refusal:
    """Return the first rule that forbids the action, and its topic."""
    mistaken = Refusal(phrase("zoollywood-refuse-kind", kind=decision.kind), topic(box, view, decision))
    if not isinstance(action, _ANSWERS[decision.kind]):
        return mistaken
    return next(_CHECKS[type(action)](Objections(box, view), action), mistaken)


def _land(find: Objections, action: act.Land) -> _Found:
    yield from find.wrong_action("land")
    yield from find.not_empty(action.space)


def _hatch(find: Objections, action: act.Hatch) -> _Found:
    yield from find.wrong_action("hatch")
    yield from find.not_an_own_egg(action.space)


def _explore(find: Objections, action: act.Explore) -> _Found:
    yield from find.wrong_action("explore")
    yield from find.not_a_penguin(action.space)
    yield from find.no_slide(action.space, action.way)


def _circle(find: Objections, action: act.Circle) -> _Found:
    yield from find.wrong_action("explore")
    yield from find.not_a_penguin(action.space)
    yield from find.no_circle(action.space, action.nest, action.spin)


def _emperor(find: Objections, action: act.Emperor) -> _Found:
    yield from find.wrong_action("emperor")
    yield from find.no_emperor(action.space)


def _play(find: Objections, action: act.Play) -> _Found:
    yield from find.wrong_action("play")
    yield from find.not_playable(action.card)


_CHECKS: dict[type[act.Action], Callable[[Objections, Any], _Found]] = {
    act.Scene: lambda find, action: find.no_scene(action.scene),
    act.Component: lambda find, action: find.no_set(action.component),
    act.SetDown: lambda find, action: find.wrong_place(action.place),
    act.KeepTwo: lambda find, action: find.not_on_offer((action.first, action.second)),
    act.KeepOne: lambda find, action: find.not_on_offer((action.card,)),
    act.KeepTop: lambda find, action: find.not_on_top(action.card),
    act.Egg: lambda find, action: find.not_empty(action.space),
    act.Land: _land,
    act.Hatch: _hatch,
    act.Explore: _explore,
    act.Circle: _circle,
    act.Emperor: _emperor,
    act.Play: _play,
    act.Pick: lambda find, action: find.not_a_target(action.target),
    act.Cancel: lambda find, _: find.no_cancel(),
    act.Pass: lambda _, __: iter(()),
    act.Guess: lambda _, __: iter(()),
    act.Place: lambda find, action: find.not_empty(action.space),
    act.Stop: lambda find, action: find.not_on_path(action.space),
    act.Step: lambda find, action: find.no_way_out(action.space),
    act.Resolve: lambda find, action: find.no_effect(action.effect),
    act.Gull: lambda find, action: find.not_empty(action.space),
    act.Draw: lambda find, _: find.no_draw(),
    act.End: lambda _, __: iter(()),
    act.Discard: lambda find, action: find.not_in_hand(action.card),
}
