"""The board and the hand as text: one fact per line, no drawing characters (canon, section 11)."""

from __future__ import annotations

from engines.core import Ref, Seat, phrase
from engines.zombeasts.view import Moon, SeatView, View
from render.contract import Moment, Table
from render.words import Words, marked
from render.zombeasts.facts import IN_AIR, Facts, Place, asked, asked_of, in_order
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

    def hand(self, view: View, moment: Moment) -> tuple[str, ...]:
        """Return what the picture of a hand shows: the cards, then where more come from."""
        if not view.hand:
            cards = self.words.text("zombeasts-text-own.empty")
        else:
            numbered = enumerate(view.hand, start=1)
            lines = [self.hand_card(view, number, card, moment.table) for number, card in numbered]
            cards = "\n".join((self.words.text("zombeasts-text-own"), *lines))
        around = (*self.in_air(view, moment), self.sources(view), self.rivals(view, moment.table))
        return cards, "\n".join(around)

    def in_air(self, view: View, moment: Moment) -> tuple[str, ...]:
        """Say the card that the reader's own swap has in the air: what it can take, or where it fits."""
        kind = asked_of(view, moment.pending)
        if view.air is None or kind not in IN_AIR:
            return ()
        what = self._fits(view, view.air) if kind == "place" else self._swaps(view, view.air, moment.table)
        return (f"{self._about('zombeasts-text-air', view.air)} {what}",)

    def rivals(self, view: View, table: Table) -> str:
        """Say how many cards the others hold."""
        text = self.words.text
        hands = [
            text("zombeasts-text-rival", seat=marked(seat.seat, table), n=seat.hand) for seat in in_order(view)[1:]
        ]
        return text("zombeasts-text-rivals", hands=", ".join(hands))

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

    def sources(self, view: View) -> str:
        """Say the pile, or that it is empty, and the open stock."""
        text = self.words.text
        stock = "; ".join(self.card(view, card) for card in view.stock) or text("zombeasts-text-stock-empty")
        form = ".over" if view.over else ".last-round" if view.last_round else ""
        return text(f"zombeasts-text-pile{form}", pile=view.pile, stock=stock, turns=view.turns_left)

    def shared(self, view: View) -> str:
        """Say pile, stock, discards and what is on its way."""
        text = self.words.text
        lines = [self.sources(view)]
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
        said = " ".join(filter(None, (self._fits(view, card), self._swaps(view, card, table))))
        points = self.facts.deck.cards[card].points
        named = self.card(view, card)
        return self.words.text("zombeasts-text-own-card", n=number, card=named, points=points, fits=said)

    def _fits(self, view: View, card: str) -> str:
        fits = [self._place(place) for place in self.facts.places(view, card)]
        return self.words.text("zombeasts-text-fits" + ("" if fits else ".none"), places=", ".join(fits))

    def _swaps(self, view: View, card: str, table: Table) -> str:
        swaps = [self._swap(rival, taken, table) for rival, taken in self.facts.swaps(view, card)]
        return self.words.text("zombeasts-text-swap", cards=", ".join(swaps)) if swaps else ""

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
