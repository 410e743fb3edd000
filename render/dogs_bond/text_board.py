"""The board as text: one fact per line, no drawing characters (canon, section 11)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Decision, Ref, phrase
from engines.dogs_bond.box import FACE_UP, LEVELS, Box
from engines.dogs_bond.view import DogView, Phase, View
from render.contract import Moment, Table
from render.dogs_bond.narrator import adopter, attribute, card, dog, event, house, seat
from render.dogs_bond.text_day import TextDay
from render.words import Words, marked


class TextBoard:
    """Says views in paragraphs."""

    def __init__(self, words: Words, box: Box) -> None:
        self.words = words
        self.box = box
        self._day = TextDay(words, box)

    def board(self, view: View, moment: Moment) -> tuple[str, ...]:
        """Return head, shared things, houses, dogs, and what Adoption Day brought."""
        paragraphs = (
            self.head(view, moment),
            "\n".join(self.shared(view)),
            "\n".join(self.houses(view, moment.table)),
            "\n".join(self.dogs(view, moment.table)),
            *self._day.paragraphs(view, moment),
        )
        return tuple(filter(None, paragraphs))

    def head(self, view: View, moment: Moment) -> str:
        """Say turn and ALPHA, the event with its icons, who is asked what."""
        return "\n".join((*self.now(view, moment.table), *self.waiting(moment.pending, moment.table)))

    def now(self, view: View, table: Table) -> Iterator[str]:
        """Say how far the game has come, and the event of the turn."""
        alpha = view.dogs[view.alpha]
        named = {"seat": seat(view.alpha), "dog": dog(alpha.breed)} if alpha.breed else {}
        if view.phase is Phase.TURN:
            yield self._say("turn", table, n=view.turn, all=view.events_in_all, **named)
        else:
            yield self._say(view.phase, table, **(named if view.phase is Phase.TAIL_WAG else {}))
        if view.event:
            yield self._say("event", event=event(view.event))
            icons = [self.words.name(dog(each), form="icon") for each in self.box.icon_dogs[view.event]]
            if icons:
                yield self.words.text("dogs-bond-text-icons", count=len(icons), icons=self.words.joined(icons))

    def waiting(self, pending: tuple[Decision, ...], table: Table) -> Iterator[str]:
        """Say who is asked what; of several only who they are."""
        seats = [marked(decision.seat, table) for decision in pending]
        if len(seats) == 1:
            shown = self.words.text(f"dogs-bond-shown-{pending[0].shown_as}")
            yield self.words.text("dogs-bond-text-waiting", who=seats[0], shown=shown)
        elif seats:
            yield self.words.text("dogs-bond-text-waiting-several", who=self.words.joined(seats))

    def shared(self, view: View) -> Iterator[str]:
        """Say events left, pile and discards; nothing before the deal and after the Tail Wag."""
        if view.phase not in (Phase.TURN, Phase.TAIL_WAG):
            return
        if view.phase is Phase.TURN:
            yield self._say("depleted") if view.depleted else self._say("events", n=view.events_left)
        yield self._say("pile", n=view.pile)
        if view.discard:
            yield self._say("discard", n=len(view.discard), card=card(view.discard[-1]))
        else:
            yield self._say("no-discard")

    def houses(self, view: View, table: Table) -> Iterator[str]:
        """Say each house: adopter, pair, heart, levels, and what the next level of one dog needs."""
        for place, name in enumerate(view.houses):
            levels = [self._level(one, place, table) for one in view.dogs if one.levels[place]]
            said = self._say("levels", levels=", ".join(levels)) if levels else self._say("no-levels")
            line = self._say("house", house=house(place + 1), adopter=adopter(name), levels=said)
            yield " ".join((line, *self._next(view, place, table)))

    def dogs(self, view: View, table: Table) -> Iterator[str]:
        """Say a line for each dog, the reader's own first."""
        first = view.seat or 0
        yield from (self.dog(view, one, table) for one in (*view.dogs[first:], *view.dogs[:first]))

    def dog(self, view: View, one: DogView, table: Table) -> str:
        """Say a dog: piles with top cards, hidden cards, paw, BOND; its ability if it may be used."""
        if not one.breed:
            return self._say("no-dog", table, seat=seat(one.seat))
        named = {"seat": seat(one.seat), "dog": dog(one.breed)}
        if view.phase is Phase.PICK:
            return self._say("seat-dog", table, **named)
        piles = ", ".join(self._pile(one, place) for place in range(len(FACE_UP)))
        line = self._say("seat", table, **named, piles=piles, hidden=one.hidden, paw=one.paw, bond=one.bond)
        return f"{line} {self._say('icon-user', dog=dog(one.breed))}" if one.seat in view.users else line

    def _pile(self, one: DogView, place: int) -> str:
        pile = one.piles[place]
        top = self.box.value[pile[-1]] if pile else 0
        return self._say("total", attribute=attribute(FACE_UP[place]), n=one.totals[place], top=top)

    def _level(self, one: DogView, place: int, table: Table) -> str:
        return self._say("level", table, seat=seat(one.seat), level=one.levels[place])

    def _next(self, view: View, place: int, table: Table) -> Iterator[str]:
        """Say the needs of the next level for the reader, for others those of ALPHA."""
        one = view.dogs[view.alpha if view.seat is None else view.seat]
        if view.phase in (Phase.TURN, Phase.TAIL_WAG) and one.levels[place] < LEVELS:
            top, bottom = self.box.adopters[view.houses[place]].needs[one.levels[place]]
            yield self._say("next", table, seat=seat(one.seat), top=top, bottom=bottom)

    def _say(self, key: str, table: Table | None = None, **args: int | str | Ref) -> str:
        return self.words.say(phrase(f"dogs-bond-text-{key}", **args), table)
