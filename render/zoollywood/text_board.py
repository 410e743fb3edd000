"""The board as text: one fact per line, and a short form with one sign a space (canon, section 11)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Ref, phrase
from engines.zoollywood.box import Box
from engines.zoollywood.ground import LastSlide
from engines.zoollywood.lattice import SPINS
from engines.zoollywood.view import View
from render.contract import Moment, Table
from render.words import Words, marked
from render.zoollywood import facts
from render.zoollywood.narrator import area, card, piece, side, space, target


class TextBoard:
    """Says views in paragraphs."""

    def __init__(self, words: Words, box: Box) -> None:
        self.words = words
        self.box = box

    def board(self, view: View, moment: Moment) -> tuple[str, ...]:
        """Return head, board, tiles, deck and a paragraph for each side, the reader's own first."""
        sides = tuple(self.side(view, number, moment.table) for number in facts.sides_in_order(view))
        parts = (self.head(view, moment), self.rows(view), self.shared(view), *sides, self.signs(view))
        return tuple(filter(None, parts))

    def head(self, view: View, moment: Moment) -> str:
        """Say the turn and who is asked what, then the card in play."""
        return "\n".join((self._now(view, moment), *self.in_play(view)))

    def rows(self, view: View) -> str:
        """Say what stands on each space, row by row."""
        return "\n".join(self._row(row, spaces) for row, spaces in facts.rows(self.box, view))

    def signs(self, view: View) -> str:
        """Say the board with one sign a space."""
        return self.words.text("zoollywood-text-signs", rows=" / ".join(facts.signs(self.box, view)))

    def shared(self, view: View) -> str:
        """Say tiles, nest rights, the latest slide, deck, discards and the numbers in use."""
        return "\n".join((*self.tiles(view), *self._rights(view), *self._last(view), *self.cards(view)))

    def tiles(self, view: View) -> Iterator[str]:
        """Say storms and tents in a line."""
        storms = [self.box.lattice.names[each] for each in view.ground.storms]
        tents = [self._say("tent", area=area(tent.area), spin=Ref("spin", tent.spin)) for tent in view.ground.tents]
        said = [self.words.text("zoollywood-text-storms", n=len(storms), spaces=self.words.joined(storms))] * bool(
            storms
        )
        said += [self.words.text("zoollywood-text-tents", n=len(tents), tents=self.words.joined(tents))] * bool(
            tents
        )
        if said:
            yield " ".join(said)

    def cards(self, view: View) -> Iterator[str]:
        """Say deck, discard pile and the numbers in use."""
        if not view.options.cards:
            yield self.words.text("zoollywood-text-no-cards")
            return
        if view.numbers:
            yield self.words.text("zoollywood-text-numbers", cards=self._listed(view.numbers))
        if facts.dealt(view):
            yield self.words.text("zoollywood-text-deck", n=view.deck)
            discard = self._listed(view.discard) or self.words.text("zoollywood-text-none")
            yield self.words.text("zoollywood-text-discard", cards=discard)

    def side(self, view: View, number: int, table: Table) -> str:
        """Say who plays a side, its pieces and hands."""
        known = view.sides[number]
        people = [marked(seat, table) for seat in range(number, view.options.seats, 2)]
        lines = [
            self._say("side", side=side(number), people=self.words.joined(people)),
            self.words.text(
                "zoollywood-text-eggs", n=known.eggs, all=self.box.eggs_to_win, unused=known.unused_eggs
            ),
            self.words.text(
                "zoollywood-text-penguins",
                n=known.penguins,
                assistants=known.unused_assistants,
                stars=known.unused_stars,
            ),
        ]
        if facts.dealt(view):
            lines.append(self._hands(view, number, table))
        return " ".join(lines)

    def in_play(self, view: View) -> Iterator[str]:
        """Say the card that was played and has not taken effect yet."""
        pending = facts.in_play(view)
        if pending is not None:
            aim = [self.words.name(target(pick)) for pick in pending.picks]
            yield self._say("in-play", card=card(str(pending.card)), aims=len(aim), aim=", ".join(aim))

    def _now(self, view: View, moment: Moment) -> str:
        key = "zoollywood-text-turn"
        if view.result is not None:
            return self._say("over" if view.result.side is not None else "over-draw", **self._result(view))
        form = "" if view.turn else "-set-up"
        seats = [marked(seat, moment.table) for seat in facts.asked(moment.pending)]
        if len(seats) == 1:
            shown = self.words.text(f"zoollywood-shown-{moment.pending[0].shown_as}")
            return self.words.text(f"{key}{form}", n=view.turn, who=seats[0], shown=shown)
        waiting = seats or [marked(view.on_turn, moment.table)]
        return self.words.text(f"{key}{form}.several", n=view.turn, who=self.words.joined(waiting))

    def _result(self, view: View) -> dict[str, int | str | Ref]:
        won = view.result.side if view.result else None
        why = view.result.why if view.result else ""
        return {"side": side(won or 0), "why": why, "n": view.turn}

    def _row(self, row: str, spaces: tuple[tuple[str, str], ...]) -> str:
        said = [self._place(name, held) for name, held in spaces]
        return self.words.text("zoollywood-text-row", row=row, spaces=", ".join(said))

    def _place(self, name: str, held: str) -> str:
        if held == facts.NOTHING:
            return self.words.text("zoollywood-text-empty", space=name)
        return f"{name} {self.words.name(piece(held)).lower()}"

    def _rights(self, view: View) -> Iterator[str]:
        names = self.box.lattice.names
        for right in view.ground.rights:
            where = {"space": space(names[right.penguin]), "nest": space(names[right.nest])}
            yield self._say("right", side=side(right.side), **where)

    def _last(self, view: View) -> Iterator[str]:
        """Say the latest slide: from where, which way, to where, the eggs it laid and returned."""
        slide, names = view.last, self.box.named
        if slide is None:
            return
        none = self.words.text("zoollywood-text-none")
        around = slide.how in SPINS
        yield self._say(
            "last",
            side=side(slide.side),
            start=names(slide.path)[0],
            space=names(slide.path)[-1],
            way=Ref("spin" if around else "way", slide.how),
            rim="yes" if self._over_rim(slide) else "no",
            laid=", ".join(names(slide.laid)) or none,
            returned=", ".join(names(slide.returned)) or none,
        )

    def _over_rim(self, slide: LastSlide) -> bool:
        return any(map(self.box.lattice.beyond_rim, slide.path, slide.path[1:]))

    def _hands(self, view: View, number: int, table: Table) -> str:
        seats = range(number, view.options.seats, 2)
        if len(seats) == 1:
            return self.words.text("zoollywood-text-hand", n=view.hands[number])
        hands = [
            self.words.text("zoollywood-text-hand-of", seat=marked(seat, table), n=view.hands[seat])
            for seat in seats
        ]
        return self.words.text("zoollywood-text-hands", hands=", ".join(hands))

    def _listed(self, numbers: tuple[int, ...]) -> str:
        return ", ".join(self._say("card", card=card(str(number))) for number in numbers)

    def _say(self, key: str, **args: int | str | Ref) -> str:
        return self.words.say(phrase(f"zoollywood-text-{key}", **args))
