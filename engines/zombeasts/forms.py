"""Several small answers at once: the drawing plan and the discards."""

from __future__ import annotations

from engines.core import Choice, Coda, Decision, Field, Form, phrase
from engines.zombeasts.actions import Discard, DrawHand, DrawPile, DrawStock, Pass, write
from engines.zombeasts.deck import Deck
from engines.zombeasts.knowledge import draws_now, rivals
from engines.zombeasts.moons import Rules
from engines.zombeasts.notes import Brings, card_ref, seat_ref
from engines.zombeasts.view import View

_PILE = write(DrawPile())
_PASS = write(Pass())


def form(rules: Rules, view: View, decision: Decision) -> Form | None:
    """Return the form of a question: draws, draws after declining a further card, or discards."""
    if decision.kind == "draw":
        return _draws(rules, view, view.due)
    if decision.kind == "extra":
        return _draws(rules, view, draws_now(rules.deck, view), (_PASS,))
    return _discards(rules, view) if decision.kind == "discard" else None


def coda(deck: Deck, view: View, decision: Decision) -> Coda | None:
    """Return the closing of a further card: no more cards, all draws from the pile; what is not due drops out."""
    if decision.kind != "extra" or view.last_round:
        return None
    most = max(card.draw for card in deck.cards.values())
    return Coda(phrase("zombeasts-form-coda"), (_PASS, *[_PILE] * most))


def _draws(rules: Rules, view: View, due: int, opens: tuple[str, ...] = ()) -> Form | None:
    """Return the drawing plan: what is not picked comes from the pile, as far as the pile reaches.

    Without a pile nothing can be planned: the last source would be taken without a question.
    """
    field = draws(rules, view, due)
    if field is None:
        return None
    return Form((field,), opens, (), None if field.least else phrase("zombeasts-form-draw-empty", count=due))


def draws(rules: Rules, view: View, due: int) -> Field | None:
    """Return the sources of so many draws; None where nothing can be chosen, or not planned."""
    choices = (*_stock(rules, view), *_hands(rules, view))
    if not due or not view.pile or not choices:
        return None
    least = min(max(0, due - view.pile), len(choices))
    label, rest = phrase("zombeasts-form-draw", count=due), phrase("zombeasts-form-draw-rest")
    return Field("sources", label, choices, least, due, _PILE, rest)


def _stock(rules: Rules, view: View) -> tuple[Choice, ...]:
    brings = Brings(rules, view)
    return tuple(
        Choice(
            (write(DrawStock(card)),),
            phrase("zombeasts-level-draw-stock", card=card_ref(card)),
            brings.holding(card),
            (card_ref(card),),
        )
        for card in view.stock
    )


def _hands(rules: Rules, view: View) -> tuple[Choice, ...]:
    most = rules.deck.counts.steal_per_rival
    return tuple(
        Choice(
            (write(DrawHand(rival.seat)),),
            phrase("zombeasts-level-draw-hand", seat=seat_ref(rival.seat), count=rival.hand),
            (),
            (seat_ref(rival.seat),),
        )
        for rival in rivals(view)
        if rival.hand and view.robbed.count(rival.seat) < most
    )


def _discards(rules: Rules, view: View) -> Form:
    brings = Brings(rules, view)
    count = len(view.hand) - rules.deck.counts.paw_hand
    choices = tuple(
        Choice(
            (write(Discard(card)),),
            phrase("zombeasts-level-card", card=card_ref(card)),
            brings.holding(card),
            (card_ref(card),),
        )
        for card in view.hand
    )
    return Form((Field("cards", phrase("zombeasts-form-discard", count=count), choices, count, count),))
