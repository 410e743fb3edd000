"""Games whose offers on the board are not for everybody."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engines.core import Decision, Question, Seat, phrase
from tests.engines.toy.game import Toy
from tests.engines.toy.values import Action, State, View


class OpenNoteTells(Toy):
    """What a draw brings is noted from the drawer's hand, and the note stands on the board."""

    def question(self, view: View, decision: Decision, actions: Sequence[Action]) -> Question:
        question = super().question(view, decision, actions)
        note = (phrase("toy-note-best", card=max(view.hand, default=0)),)
        return replace(question, offers=tuple(replace(offer, note=note) for offer in question.offers))


class OpenOffersTellABid(Toy):
    """The last bidder's offers stand on the board and name the bids that lie face down."""

    def view(self, state: State, seat: Seat | None) -> View:
        return replace(
            super().view(state, seat), bid=None if seat is None else max(filter(None, state.bids), default=0)
        )

    def question(self, view: View, decision: Decision, actions: Sequence[Action]) -> Question:
        question = super().question(view, decision, actions)
        note = (phrase("toy-note-bid", card=view.bid or 0),)
        return replace(question, offers=tuple(replace(offer, note=note, open=True) for offer in question.offers))


class OpenKindOnly(Toy):
    """The draw is announced as open, its offers are kept from the board."""

    def question(self, view: View, decision: Decision, actions: Sequence[Action]) -> Question:
        question = super().question(view, decision, actions)
        return replace(question, offers=tuple(replace(offer, open=False) for offer in question.offers))
