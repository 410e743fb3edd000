"""What is asked, under which rule topic, and which questions fold into which menu."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.core import Decision, Phrase, Ref, phrase
from engines.zombeasts.actions import Action, Carrot, Mouse, Paw
from engines.zombeasts.deck import Deck
from engines.zombeasts.knowledge import draws_now, waking_toy
from engines.zombeasts.notes import card_ref, seat_ref
from engines.zombeasts.view import View

_SWAP = ("swap-seat", "swap-take", "place")
FOLDS: Mapping[str, tuple[str, ...]] = {
    "play": _SWAP,
    "extra": (*_SWAP, "carrot-in"),
    "swap-seat": _SWAP[1:],
    "swap-take": _SWAP[2:],
}
"""Kinds of follow-up questions that are shown as deeper levels of a menu."""

_TOPICS = {
    "play": "playing-a-card",
    "swap-seat": "joker-swap",
    "swap-take": "swap-limits",
    "place": "joker-swap",
    "bonus": "bonus",
    "carrot-in": "carrot",
    "draw": "drawing",
    "discard": "paw",
}
_USES: dict[str, type[Action]] = {"mouse": Mouse, "carrot": Carrot, "paw": Paw}


def topic(deck: Deck, view: View, decision: Decision) -> str:
    """Return the rule topic behind a question."""
    if decision.kind != "extra":
        return _TOPICS[decision.kind]
    return "attack" if view.pair else waking_toy(deck, view) or "attack"


def ask(deck: Deck, view: View, decision: Decision, actions: Sequence[Action]) -> Phrase:
    """Return the question in one line."""
    kind, key = decision.kind, f"zombeasts-ask-{decision.kind}"
    if kind == "extra":
        return _ask_extra(deck, view, actions)
    if kind == "draw":
        return phrase(key, count=view.due)
    if kind == "discard":
        return phrase(key, count=len(view.hand) - deck.counts.paw_hand)
    card = view.lifted if kind == "carrot-in" else view.air
    if card is None:
        return phrase(key)
    if kind == "swap-take" and view.rival is not None:
        return phrase(key, card=card_ref(card), seat=seat_ref(view.rival))
    return phrase(key, card=card_ref(card))


def _ask_extra(deck: Deck, view: View, actions: Sequence[Action]) -> Phrase:
    """Tell apart: attack alone, toy alone, attack or toy."""
    count, toy = draws_now(deck, view), waking_toy(deck, view)
    usable = toy in _USES and any(isinstance(action, _USES[toy]) for action in actions)
    if toy is None or (view.pair and not usable):
        return phrase("zombeasts-ask-extra", count=count)
    key = "zombeasts-ask-extra-choice" if view.pair else "zombeasts-ask-extra-toy"
    return phrase(key, toy=Ref("toy", toy), count=count)
