"""What is asked, under which rule topic, and which questions fold into which menu."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engines.core import Decision, Phrase, Seat, phrase
from engines.dogs_bond.notes import (
    adopter_ref,
    attribute_ref,
    card_ref,
    dog_ref,
    house_ref,
    seat_ref,
    source_ref,
    top_card,
)
from engines.dogs_bond.view import Matter, Phase, View

FOLDS: Mapping[str, tuple[str, ...]] = {
    "event": ("play", "pick-dog", "lose-top"),
    "play": ("attack-dog", "attack-pile", "ability", "play", "pick-dog", "paw-limit"),
    "attack-dog": ("attack-pile",),
    "lose-top": ("ability",),
    "keep": ("play", "paw-limit"),
    "salvage": ("play", "paw-limit"),
    "give": ("play", "paw-limit"),
    "ability": ("salvage", "either"),
    "either": ("play",),
}
"""Kinds of follow-up questions that are shown as deeper levels of a menu; of too many the last are left out."""

_TOPICS = {
    "pick": "dogs", "event": "special-abilities", "play": "playing-a-card", "attack-dog": "instinct-attack",
    "attack-pile": "instinct-attack", "react": "play-bow", "lose-top": "discards", "lose-paw": "discards",
    "pick-dog": "events", "keep": "events", "salvage": "discards", "give": "events", "redraw": "events",
    "toss": "special-abilities", "either": "events", "swap-first": "swapping-houses",
    "swap-second": "swapping-houses", "ability": "special-abilities", "paw-limit": "paw-limit",
    "court": "adoption-roll", "second-try": "never-gives-up",
}  # fmt: skip


def topic(view: View, decision: Decision) -> str:
    """Return the rule topic behind a question."""
    if decision.kind == "play" and view.phase is Phase.TAIL_WAG:
        return "tail-wag"
    if decision.kind == "play" and _matter(view).shared:
        return "playing-together"
    return _TOPICS[decision.kind]


def ask(view: View, decision: Decision) -> Phrase:
    """Return the question in one line."""
    tell = _ASKS.get(decision.kind)
    return tell(view, _matter(view)) if tell else phrase(f"dogs-bond-ask-{decision.kind}")


def _matter(view: View) -> Matter:
    return view.matter or Matter()


def _play(view: View, matter: Matter) -> Phrase:
    if view.phase is Phase.TAIL_WAG:
        return phrase("dogs-bond-ask-play-tail-wag", count=matter.due)
    if matter.attrs:
        attribute = attribute_ref(matter.attrs[0])
        key = "dogs-bond-ask-play-attribute-optional" if matter.optional else "dogs-bond-ask-play-attribute"
        return phrase(key, count=matter.due, attribute=attribute)
    key = "dogs-bond-ask-play-optional" if matter.optional else "dogs-bond-ask-play"
    return phrase(key, count=matter.due)


def _attack_dog(_: View, matter: Matter) -> Phrase:
    return phrase("dogs-bond-ask-attack-dog", card=card_ref(matter.card))


def _attack_pile(_: View, matter: Matter) -> Phrase:
    return phrase("dogs-bond-ask-attack-pile", card=card_ref(matter.card), seat=seat_ref(matter.dog or Seat(0)))


def _react(view: View, matter: Matter) -> Phrase:
    card = card_ref(top_card(view, matter.pile))
    if matter.dog is None:
        return phrase("dogs-bond-ask-react-event", card=card)
    return phrase("dogs-bond-ask-react", card=card, seat=seat_ref(matter.dog))


def _counted(kind: str) -> Callable[[View, Matter], Phrase]:
    return lambda _, matter: phrase(f"dogs-bond-ask-{kind}", count=matter.due)


def _sourced(kind: str) -> Callable[[View, Matter], Phrase]:
    return lambda view, _: phrase(f"dogs-bond-ask-{kind}", what=source_ref(view.script))


def _give(_: View, matter: Matter) -> Phrase:
    return phrase("dogs-bond-ask-give", seat=seat_ref(matter.dog or Seat(0)))


def _swap_second(view: View, matter: Matter) -> Phrase:
    house = matter.house or 1
    adopter = adopter_ref(view.houses[house - 1])
    return phrase("dogs-bond-ask-swap-second", adopter=adopter, house=house_ref(house))


def _ability(view: View, _: Matter) -> Phrase:
    return phrase("dogs-bond-ask-ability", dog=dog_ref(view.dogs[view.seat or Seat(0)].breed))


def _second_try(_: View, matter: Matter) -> Phrase:
    return phrase("dogs-bond-ask-second-try", adopter=adopter_ref(matter.adopter))


_ASKS: Mapping[str, Callable[[View, Matter], Phrase]] = {
    "play": _play,
    "attack-dog": _attack_dog,
    "attack-pile": _attack_pile,
    "react": _react,
    "lose-paw": _counted("lose-paw"),
    "paw-limit": _counted("paw-limit"),
    "toss": _counted("toss"),
    "keep": _counted("keep"),
    "redraw": _counted("redraw"),
    "pick-dog": _sourced("pick-dog"),
    "either": _sourced("either"),
    "give": _give,
    "swap-second": _swap_second,
    "ability": _ability,
    "second-try": _second_try,
}
