"""The board and the hand as text: one fact per line, no drawing characters (canon, section 11)."""

from __future__ import annotations

from engines.core import Ref, Seat, phrase
from engines.zombeasts.view import Moon, SeatView, View
from render.contract import Moment, Table
from render.words import Words, marked
from render.zombeasts.facts import Facts, Place, asked, in_order
from render.zombeasts.names import NONE, WHITE


class TextBoard:
    """Says views in paragraphs."""

    def __init__(self, words: Words, facts: Facts) -> None:
        self.words = words
        self.facts = facts

    def board(self, view: View, moment: Moment) -> tuple[str, ...]:
        """Return head, shared things and a paragraph for each seat, the reader's own first."""
        seats = tuple(self.seat(view, seat, moment.table) for seat in in_order(view))
        return (self.head(view, moment), self.shared(view), *seats)

    def hand(self, view: View, table: Table) -> tuple[str, ...]:
        """Return the reader's cards, numbered as in the picture, with the places where they fit."""
        if not view.hand:
            return (self.words.text("zombeasts-text-own.empty"),)
        lines = [self.hand_card(view, number, card, table) for number, card in enumerate(view.hand, start=1)]
        return ("\n".join((self.words.text("zombeasts-text-own"), *lines)),)

    def head(self, view: View, moment: Moment) -> str:
        """Say the turn and who is asked what."""
        key = "zombeasts-text-turn"
        if view.over:
            return self.words.text(f"{key}.over", n=view.turn)
        seats = [marked(seat, moment.table) for seat in asked(moment.pending)]
        if len(seats) == 1:
            shown = self.words.text(f"zombeasts-shown-{moment.pending[0].shown_as}")
            return self.words.text(key, n=view.turn, who=seats[0], shown=shown)
        waiting = seats or [marked(view.on_turn, moment.table)]
        return self.words.text(f"{key}.several", n=view.turn, who=self.words.joined(waiting))

    def shared(self, view: View) -> str:
        """Say pile, stock, discards and what is on its way."""
        text = self.words.text
        stock = "; ".join(self.card(view, card) for card in view.stock) or text("zombeasts-text-stock-empty")
        form = ".over" if view.over else ".last-round" if view.last_round else ""
        lines = [text(f"zombeasts-text-pile{form}", pile=view.pile, stock=stock, turns=view.turns_left)]
        if view.discard:
            cards = "; ".join(self.card(view, card) for card in view.discard)
            lines.append(text("zombeasts-text-discard", cards=cards))
        noted = {"laid": view.laid, "air": view.air, "lifted": view.lifted}
        lines += [self._about(f"zombeasts-text-{part}", card) for part, card in noted.items() if card]
        if view.due:
            lines.append(text("zombeasts-text-due", due=view.due))
        return "\n".join(lines)

    def seat(self, view: View, seat: SeatView, table: Table) -> str:
        """Say what lies in front of a seat, moon by moon."""
        head = self.words.text("zombeasts-text-seat", seat=marked(seat.seat, table), **self.counts(seat))
        moons = [self.moon(view, moon) for moon in seat.moons] or [self.words.text("zombeasts-text-no-moon")]
        return "\n".join((head, *moons))

    def counts(self, seat: SeatView) -> dict[str, str]:
        """Say hand, full moons, points and minus pile of a seat, each as a few words."""
        text = self.words.text
        points = text("zombeasts-text-points.hidden", cards=seat.won_cards)
        if seat.points is not None:
            points = text("zombeasts-text-points", n=seat.points)
        minus = text("zombeasts-text-minus.none")
        if seat.minus:
            minus = text("zombeasts-text-minus", n=len(seat.minus), points=seat.minus_points)
        return {
            "hand": text("zombeasts-text-hand", n=seat.hand),
            "moons": text("zombeasts-text-full-moons", n=seat.full_moons),
            "points": points,
            "minus": minus,
        }

    def moon(self, view: View, moon: Moon) -> str:
        """Say a moon: its cards and the places still open."""
        cards = ", ".join(self._moon_card(card) for card in moon.cards)
        name = self.words.name(Ref("moon", moon.colour))
        return self.words.text(
            "zombeasts-text-moon", moon=name, n=len(moon.cards), cards=cards, places=self.open_places(view, moon)
        )

    def open_places(self, view: View, moon: Moon) -> str:
        """Say which sides a moon still takes: "one left, two right"."""
        text = self.words.text
        if not view.quarters:
            return text("zombeasts-text-open-any", n=self.facts.open_places(moon))
        sides = self.facts.open_sides(moon).items()
        names = [(self.words.name(Ref("side", side)), free) for side, free in sides]
        return ", ".join(text("zombeasts-text-open", n=free, side=side) for side, free in names)

    def card(self, view: View, card: str) -> str:
        """Say a card with all its properties but the points."""
        said = self._about("zombeasts-text-joker" if self._joker(card) else "zombeasts-text-card", card)
        if view.master and self.facts.deck.cards[card].toy:
            toy = self.words.name(Ref("card", card), form="toy")
            return self.words.text("zombeasts-text-toy", card=said, toy=toy)
        return said

    def hand_card(self, view: View, number: int, card: str, table: Table) -> str:
        """Say a hand card: properties, points, where it fits, what a joker can be swapped for."""
        fits = [self._place(place) for place in self.facts.places(view, card)]
        said = self.words.text("zombeasts-text-fits" + ("" if fits else ".none"), places=", ".join(fits))
        swaps = [self._swap(rival, taken, table) for rival, taken in self.facts.swaps(view, card)]
        if swaps:
            said += " " + self.words.text("zombeasts-text-swap", cards=", ".join(swaps))
        points = self.facts.deck.cards[card].points
        named = self.card(view, card)
        return self.words.text("zombeasts-text-own-card", n=number, card=named, points=points, fits=said)

    def _place(self, place: Place) -> str:
        key = "zombeasts-text-fits-plain"
        if place.pair or place.completes:
            both = place.pair and place.completes
            key = "zombeasts-text-fits-" + ("both" if both else "pair" if place.pair else "full")
        return self.words.say(phrase(key, moon=place.moon))

    def _swap(self, rival: Seat, card: str, table: Table) -> str:
        facts = phrase("zombeasts-text-swap-card", rival=Ref("seat", str(rival)), card=Ref("card", card))
        return self.words.say(facts, table)

    def _moon_card(self, card: str) -> str:
        if self._joker(card):
            return self._about("zombeasts-text-moon-joker", card)
        plain = self.words.name(Ref("card", card), form="animal") == NONE
        return self._about("zombeasts-text-moon-blank" if plain else "zombeasts-text-moon-card", card)

    def _about(self, key: str, card: str) -> str:
        return self.words.say(phrase(key, card=Ref("card", card)))

    def _joker(self, card: str) -> bool:
        return self.facts.deck.cards[card].colour == WHITE
