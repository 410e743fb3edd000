"""What is asked, under which rule topic, and which questions fold into which menu."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engines.core import Decision, Phrase, Ref, phrase
from engines.zoollywood import frames
from engines.zoollywood.box import Box
from engines.zoollywood.naming import card_ref, piece_ref, seat_ref, side_ref, space_ref, target_ref
from engines.zoollywood.pieces import SEAGULL
from engines.zoollywood.view import View

_SLIDE = ("storm", "order", "gull")
FOLDS: Mapping[str, tuple[str, ...]] = {
    "component": ("component-place",),
    "turn": ("target", "stop", *_SLIDE),
    "after": ("target", "explore-again", *_SLIDE),
    "target": ("target",),
    "explore-again": _SLIDE,
    "stop": _SLIDE,
    "storm": _SLIDE,
    "order": ("gull",),
}
"""Kinds of follow-up questions that are shown as deeper levels of a menu."""

_TOPICS = {
    "scene": "scenes", "component": "free-mode", "component-place": "free-mode", "draft": "event-cards",
    "draft-first": "team-mode", "draft-second": "team-mode", "opening-egg": "opening-eggs", "turn": "your-turn",
    "react": "reaction-window", "guess": "which-flipper", "place": "which-flipper", "explore-again": "exploring",
    "stop": "exploring", "storm": "storm", "order": "order-of-effects", "gull": "seagull", "peek": "hatching",
    "discard": "hand-limit", "after": "event-cards",
}  # fmt: skip
EFFECT_TOPICS: Mapping[str, str] = {
    "eggs-on-triangle": "spotlight", "clear-triangle": "triangle-area", "place-penguin": "star",
    "explore-again": "exploring", "convert-egg": "rival-eggs", "ghost-move": "trick-shot",
    "move-barrier": "barriers", "rotate-triangle": "triangle-area", "penguins-to-eggs": "written-out",
    "cancel": "cut", "guess-hand": "which-flipper", "choose-stop": "exploring",
}  # fmt: skip
"""The rule topic behind each effect of a card."""


def topic(box: Box, view: View, decision: Decision) -> str:
    """Return the rule topic behind a question."""
    frame = view.frames[-1]
    if isinstance(frame, frames.Choosing):
        return EFFECT_TOPICS[box.cards[frame.card].effect]
    return _TOPICS[decision.kind]


def ask(box: Box, view: View, decision: Decision) -> Phrase:
    """Return the question in one line."""
    frame, key = view.frames[-1], f"zoollywood-ask-{decision.kind}"
    if isinstance(frame, frames.Acting):
        return phrase(f"{key}-{_state_of_turn(view)}" if _state_of_turn(view) else key)
    if isinstance(frame, frames.Choosing):
        return _ask_target(box, frame)
    if isinstance(frame, frames.Window):
        return _ask_react(box, view, frame)
    named = _NAMED.get(type(frame))
    return phrase(key, **named(box, view, frame)) if named else phrase(key)


def _state_of_turn(view: View) -> str:
    """Tell apart the questions for an action: plain, forced by a card, after a card, or a gentle opening."""
    doing = view.doing
    if doing.ghost:
        return "ghost"
    if doing.mark:
        return "mark"
    if doing.precard:
        return "precard"
    return "gentle" if view.options.gentle and view.turn == 1 else ""


def _ask_target(box: Box, frame: frames.Choosing) -> Phrase:
    key, card = f"zoollywood-ask-target-{box.cards[frame.card].effect}", card_ref(frame.card)
    if frame.picks:
        return phrase(f"{key}-then", card=card, target=target_ref(box, frame.picks[0]))
    return phrase(key, card=card)


def _ask_react(box: Box, view: View, frame: frames.Window) -> Phrase:
    """Name the card, who played it and what it is aimed at."""
    named = {"card": card_ref(frame.card), "seat": seat_ref(view.on_turn)}
    if not frame.picks:
        return phrase("zoollywood-ask-react", **named)
    first = target_ref(box, frame.picks[0])
    if len(frame.picks) == 1:
        return phrase("zoollywood-ask-react-at", **named, target=first)
    return phrase("zoollywood-ask-react-two", **named, target=first, other=target_ref(box, frame.picks[1]))


def _from(box: Box, space: int) -> dict[str, Ref]:
    return {"space": space_ref(box.lattice.names[space])}


_NAMED: Mapping[type[frames.Frame], Callable[[Box, View, Any], dict[str, Any]]] = {
    frames.PlacingPiece: lambda _, __, frame: {"piece": piece_ref(frame.pieces[0])},
    frames.OpeningEgg: lambda _, __, frame: {"side": side_ref(1 - frame.seat % 2)},
    frames.Guessing: lambda _, view, __: {"seat": seat_ref(view.on_turn)},
    frames.Placing: lambda _, __, frame: {"what": Ref("held", frame.what)},
    frames.Stopping: lambda box, _, frame: _from(box, frame.start),
    frames.Storming: lambda box, _, frame: _from(box, frame.path[-1]),
    frames.MovingGull: lambda box, view, __: _from(box, view.ground.board.index(SEAGULL)),
    frames.Discarding: lambda box, view, __: {"count": len(view.hand) - box.hand_limit(view.options.seats)},
}
"""What a question names, for the kinds that name something."""
