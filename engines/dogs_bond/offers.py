"""How a decision is put to its seat: every legal action with its way down from coarse to fine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from engines.core import Decision, Level, Mark, MarkKind, Offer, Phrase, Question, Ref, Role, Seat, phrase
from engines.dogs_bond import actions as act
from engines.dogs_bond.asking import FOLDS, ask, topic
from engines.dogs_bond.box import HIDDEN, Box
from engines.dogs_bond.checks import KINDS
from engines.dogs_bond.forms import form
from engines.dogs_bond.notes import (
    NOTHING,
    Brings,
    Told,
    adopter_ref,
    attribute_ref,
    card_ref,
    dog_ref,
    event_ref,
    house_ref,
    seat_ref,
)
from engines.dogs_bond.outright import outright
from engines.dogs_bond.view import Matter, View

_EXITS = (act.Pass, act.Done, act.Skip, act.No)


def put_question(box: Box, view: View, decision: Decision, actions: Sequence[act.Action]) -> Question:
    """Present a decision to its seat from its view and its legal list alone."""
    writer = _Writer(box, view, decision)
    offers = tuple(writer.offer(action) for action in actions)
    if len(offers) == 1 and offers[0].role is Role.EXIT:
        offers = (replace(offers[0], marks=(Mark(MarkKind.USUAL),)),)
    together = form(box, view, decision, actions)
    folds = FOLDS.get(decision.kind, ())
    if together is not None:  # whoever puts it aside wants to see each answer before the next
        folds = tuple(kind for kind in folds if kind != decision.kind)
    at_once = outright(box, view, decision.kind, offers)
    return Question(decision, ask(view, decision), topic(view, decision), offers, together, None, folds, at_once)


class _Writer:
    """Turns the actions of one question into offers of one level each."""

    def __init__(self, box: Box, view: View, decision: Decision) -> None:
        self._view = view
        self._kind = decision.kind
        self._open = decision.open
        self._seat = decision.seat
        self._matter = view.matter or Matter()
        self._brings = Brings(box, view)
        self._routes: dict[type[act.Action], Callable[[Any], tuple[Level, Told]]] = {
            act.Pick: self._pick, act.Reveal: self._event, act.Play: self._card, act.Hide: self._hide,
            act.Attack: self._attack, act.Dog: self._dog, act.Pile: self._pile, act.Drop: self._drop,
            act.Toss: self._card, act.Keep: self._card, act.Give: self._card, act.Take: self._take,
            act.Choose: self._choose, act.House: self._house, act.Try: self._try, act.Again: self._again,
            act.No: self._word, act.Pass: self._word, act.Bow: self._word, act.Accept: self._accept,
            act.Done: self._word, act.Use: self._use, act.Skip: self._word,
        }  # fmt: skip

    def offer(self, action: act.Action) -> Offer:
        level, (notes, marks) = self._routes[type(action)](action)
        role = Role.EXIT if isinstance(action, _EXITS) else Role.BODY
        public = self._open or isinstance(action, act.Drop)  # that it is possible, though not the whole list
        openly = () if isinstance(action, act.Drop) and action.attribute == KINDS[HIDDEN] else None
        return Offer(act.write(action), (level,), notes, marks, role, public, openly=openly)

    def _pick(self, action: act.Pick) -> tuple[Level, Told]:
        return _level("dog", dog_ref(action.dog)), self._brings.breed(action.dog)

    def _event(self, action: act.Reveal) -> tuple[Level, Told]:
        top = action.event == self._matter.events[0]
        return _level("event", event_ref(action.event)), self._brings.event(action.event, top)

    def _card(self, action: act.Play | act.Toss | act.Keep | act.Give) -> tuple[Level, Told]:
        return _level("card", card_ref(action.card)), self._brings.play(action.card)

    def _hide(self, action: act.Hide) -> tuple[Level, Told]:
        ref = card_ref(action.card)
        label = phrase("dogs-bond-level-hide", card=ref)
        return Level("hide", action.card, label, (ref,)), self._brings.hide(action.card)

    def _attack(self, action: act.Attack) -> tuple[Level, Told]:
        ref = card_ref(action.card)
        label = phrase("dogs-bond-level-attack", card=ref)
        return Level("attack", action.card, label, (ref,)), self._brings.aims(action.card)

    def _dog(self, action: act.Dog) -> tuple[Level, Told]:
        level = _level("seat", seat_ref(action.seat))
        if self._kind == "attack-dog":
            return level, self._brings.rival(action.seat, self._matter.card)
        return level, self._brings.dog(action.seat)

    def _pile(self, action: act.Pile) -> tuple[Level, Told]:
        rival = self._matter.dog or Seat(0)
        ref, seat = attribute_ref(action.attribute), seat_ref(rival)
        label = phrase("dogs-bond-level-pile", attribute=ref, seat=seat)
        return Level("pile", action.attribute, label, (ref, seat)), self._brings.lose(rival, action.attribute)

    def _drop(self, action: act.Drop) -> tuple[Level, Told]:
        ref = attribute_ref(action.attribute)
        label = phrase("dogs-bond-level-drop", attribute=ref)
        return Level("drop", action.attribute, label, (ref,)), self._brings.lose(self._seat, action.attribute)

    def _accept(self, _: act.Accept) -> tuple[Level, Told]:
        return _plain("accept"), self._brings.lose(self._seat, self._matter.pile)

    def _take(self, action: act.Take) -> tuple[Level, Told]:
        if action.source == act.PILE:
            return Level("take", act.PILE, phrase("dogs-bond-level-draw"), (Ref("pile", act.PILE),)), NOTHING
        ref = card_ref(action.source)
        label = phrase("dogs-bond-level-take", card=ref)
        return Level("take", action.source, label, (ref,)), self._brings.play(action.source)

    def _choose(self, action: act.Choose) -> tuple[Level, Told]:
        return Level("choose", action.option, phrase("dogs-bond-level-choose", option=action.option)), NOTHING

    def _house(self, action: act.House) -> tuple[Level, Told]:
        house, adopter = house_ref(action.number), adopter_ref(self._view.houses[action.number - 1])
        label = phrase("dogs-bond-level-house", house=house, adopter=adopter)
        return Level("house", house.id, label, (house, adopter)), self._brings.living(action.number)

    def _try(self, action: act.Try) -> tuple[Level, Told]:
        return _level("adopter", adopter_ref(action.adopter)), self._brings.home(action.adopter)

    def _again(self, _: act.Again) -> tuple[Level, Told]:
        return _plain("again"), self._brings.home(self._matter.adopter)

    def _use(self, _: act.Use) -> tuple[Level, Told]:
        dog = self._view.dogs[self._seat].breed
        notes, _marks = self._brings.breed(dog)
        level = Level("use", "use", phrase("dogs-bond-level-use", dog=dog_ref(dog)), (dog_ref(dog),))
        return level, (notes, (Mark(MarkKind.USUAL),))

    def _word(self, action: act.Action) -> tuple[Level, Told]:
        """Name an answer without an argument; how a way out is called depends on the question."""
        verb = act.write(action)
        label = phrase(f"dogs-bond-level-{verb}-{self._kind}") if isinstance(action, _EXITS) else _word(verb)
        return Level(verb, verb, label), NOTHING


def _level(kind: str, ref: Ref) -> Level:
    """Return the level that names a thing by itself."""
    return Level(kind, ref.id, phrase(f"dogs-bond-level-{kind}", **{kind: ref}), (ref,))


def _plain(verb: str) -> Level:
    return Level(verb, verb, _word(verb))


def _word(verb: str) -> Phrase:
    return phrase(f"dogs-bond-level-{verb}")
