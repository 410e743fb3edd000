"""How a decision is put to its seat: every legal action with its way down from coarse to fine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from engines.core import Decision, Level, Mark, MarkKind, Offer, Phrase, Question, Ref, Role, phrase
from engines.zombeasts import actions as act
from engines.zombeasts.asking import FOLDS, ask, topic
from engines.zombeasts.forms import coda, form
from engines.zombeasts.knowledge import holder, moon_with, own_moons
from engines.zombeasts.moons import Rules
from engines.zombeasts.notes import Brings, card_ref, moon_ref, seat_ref
from engines.zombeasts.view import View


def put_question(rules: Rules, view: View, decision: Decision, actions: Sequence[act.Action]) -> Question:
    """Present a decision to its seat from its view and its legal list alone."""
    writer = _Writer(rules, view, decision.open)
    offers = tuple(writer.offer(action) for action in actions)
    if len(offers) == 1 and offers[0].role is Role.EXIT:
        offers = (replace(offers[0], marks=(Mark(MarkKind.USUAL),)),)
    return Question(
        decision,
        ask(rules.deck, view, decision, actions),
        topic(rules.deck, view, decision),
        offers,
        form(rules, view, decision),
        coda(rules.deck, view, decision),
        FOLDS.get(decision.kind, ()),
    )


_Path = tuple[Level, ...]
_Told = tuple[tuple[Phrase, ...], tuple[Mark, ...]]
_NOTHING: _Told = ((), ())


class _Writer:
    """Turns the actions of one question into offers."""

    def __init__(self, rules: Rules, view: View, is_open: bool) -> None:
        self._rules = rules
        self._view = view
        self._open = is_open
        self._moons = own_moons(view)
        self._brings = Brings(rules, view)
        self._routes: dict[type[act.Action], Callable[[Any], tuple[_Path, _Told]]] = {
            act.Play: self._play, act.Swap: self._swap, act.Rival: self._rival, act.Take: self._take,
            act.Place: self._place, act.Bonus: self._bonus, act.Pass: self._pass, act.Carrot: self._carrot,
            act.LayIn: self._lay_in, act.Mouse: self._mouse, act.Paw: self._paw, act.DrawPile: self._pile,
            act.DrawStock: self._stock, act.DrawHand: self._hand, act.Discard: self._discard,
        }  # fmt: skip

    def offer(self, action: act.Action) -> Offer:
        path, (notes, marks) = self._routes[type(action)](action)
        role = Role.EXIT if isinstance(action, act.Pass) else Role.BODY
        return Offer(act.write(action), path, notes, marks, role, self._open)

    def _play(self, action: act.Play) -> tuple[_Path, _Told]:
        told = self._brings.lay(action.card, action.target)
        return (card_level(action.card), self._place_level(action.card, action.target)), told

    def _swap(self, action: act.Swap) -> tuple[_Path, _Told]:
        level = Level("swap", "swap", phrase("zombeasts-level-swap"))
        return (card_level(action.joker), level), ((phrase("zombeasts-note-swap"),), ())

    def _rival(self, action: act.Rival) -> tuple[_Path, _Told]:
        seat = seat_ref(action.seat)
        return (Level("seat", seat.id, phrase("zombeasts-level-rival", seat=seat), (seat,)),), _NOTHING

    def _take(self, action: act.Take) -> tuple[_Path, _Told]:
        card = card_ref(action.card)
        found = holder(self._view, action.card)
        if found is None or self._view.air is None:
            return (card_level(action.card),), _NOTHING
        seat, moon = found
        label = phrase("zombeasts-level-take", card=card, seat=seat_ref(seat), moon=moon_ref(moon.colour))
        told = self._brings.take(action.card, seat, moon, self._view.air)
        return (Level("card", card.id, label, (card, seat_ref(seat))),), told

    def _place(self, action: act.Place) -> tuple[_Path, _Told]:
        card = self._view.air or ""
        return (self._place_level(card, action.target),), self._brings.lay(card, action.target)

    def _bonus(self, action: act.Bonus) -> tuple[_Path, _Told]:
        return (card_level(action.card),), ((self._brings.points(action.card),), ())

    def _pass(self, _: act.Pass) -> tuple[_Path, _Told]:
        laid = self._view.laid
        notes = self._brings.drawing(laid) if laid else ()
        return (Level("pass", "pass", phrase("zombeasts-level-pass")),), (notes, ())

    def _carrot(self, action: act.Carrot) -> tuple[_Path, _Told]:
        return (toy_level("carrot"), card_level(action.card)), _NOTHING

    def _lay_in(self, action: act.LayIn) -> tuple[_Path, _Told]:
        card, lifted = card_ref(action.card), self._view.lifted or ""
        moon = moon_with(self._moons, lifted)
        told = self._brings.lay_in(action.card, lifted, moon) if moon else _NOTHING
        return (Level("card", card.id, phrase("zombeasts-level-lay-in", card=card), (card,)),), told

    def _mouse(self, action: act.Mouse) -> tuple[_Path, _Told]:
        path = (toy_level("mouse"), card_level(action.card), self._place_level(action.card, action.target))
        return path, self._brings.lay(action.card, action.target)

    def _paw(self, _: act.Paw) -> tuple[_Path, _Told]:
        limit = self._rules.deck.counts.paw_hand
        return (toy_level("paw"),), ((phrase("zombeasts-note-paw", count=limit),), ())

    def _pile(self, _: act.DrawPile) -> tuple[_Path, _Told]:
        label = phrase("zombeasts-level-draw-pile", count=self._view.pile)
        return (Level("source", "pile", label, (Ref("pile", "pile"),)),), _NOTHING

    def _stock(self, action: act.DrawStock) -> tuple[_Path, _Told]:
        card = card_ref(action.card)
        level = Level("source", card.id, phrase("zombeasts-level-draw-stock", card=card), (card,))
        return (level,), (self._brings.holding(action.card), ())

    def _hand(self, action: act.DrawHand) -> tuple[_Path, _Told]:
        seat = seat_ref(action.seat)
        label = phrase("zombeasts-level-draw-hand", seat=seat, count=self._view.seats[action.seat].hand)
        return (Level("source", f"seat-{seat.id}", label, (seat,)),), _NOTHING

    def _discard(self, action: act.Discard) -> tuple[_Path, _Told]:
        return (card_level(action.card),), (self._brings.holding(action.card), ())

    def _place_level(self, card: str, target: str) -> Level:
        """Name a place; a new moon is named by the colour it will have."""
        colour = self._rules.cards[card].colour if target == act.NEW else target
        key = "zombeasts-level-moon-new" if target == act.NEW else "zombeasts-level-moon"
        return Level("place", target, phrase(key, colour=Ref("colour", colour)), (moon_ref(target),))


def card_level(card: str) -> Level:
    """Return the level that names a card."""
    ref = card_ref(card)
    return Level("card", card, phrase("zombeasts-level-card", card=ref), (ref,))


def toy_level(toy: str) -> Level:
    """Return the level that names a toy."""
    return Level("toy", toy, phrase(f"zombeasts-level-{toy}"), (Ref("toy", toy),))
