"""Adoption Day as text: order, rolls, homes, then points and how everybody lives on."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Ref, Standing, phrase
from engines.dogs_bond.box import Box
from engines.dogs_bond.view import Phase, View
from render.contract import Moment, Table
from render.dogs_bond.narrator import adopter, dog, house, seat
from render.words import Words, marked


class TextDay:
    """Says what Adoption Day brought."""

    def __init__(self, words: Words, box: Box) -> None:
        self._words = words
        self._box = box
        self._rescues = {row.roll: row.text for row in box.rows.rescue_story}

    def paragraphs(self, view: View, moment: Moment) -> tuple[str, ...]:
        """Return order, rolls and homes, then scores, then the lines of the end; nothing before that day."""
        if not view.day.order:
            return ()
        scores = self._scores(moment) if moment.outcome else ()
        ends = self._ever_after(view, moment.table) if view.phase is Phase.OVER else ()
        return tuple("\n".join(lines) for lines in (self._day(view, moment.table), scores, ends))

    def _day(self, view: View, table: Table) -> Iterator[str]:
        day, words = view.day, self._words
        totals = [(each, self._box.total(view.dogs[each].instinct or ())) for each in day.order]
        instinct = ", ".join(self._say("instinct-of", table, seat=seat(each), n=total) for each, total in totals)
        yield words.text("dogs-bond-text-instinct", seats=instinct)
        order = words.joined([marked(each, table) for each in day.order])
        yield words.text("dogs-bond-text-order", seats=order)
        for one in day.tries:
            named = {"seat": seat(one.seat), "adopter": adopter(one.adopter)}
            yield self._say("try", table, **named, roll=one.roll, adopted="yes" if one.adopted else "no")
        for each in day.order:
            if day.homes[each]:
                home, where = adopter(day.homes[each]), house(view.houses.index(day.homes[each]) + 1)
                yield self._say("home", table, seat=seat(each), adopter=home, house=where)
            elif day.rescues[each]:
                roll = day.rescues[each]
                yield self._say("rescue", table, seat=seat(each), roll=roll, story=self._rescues[roll])

    def _scores(self, moment: Moment) -> Iterator[str]:
        assert moment.outcome is not None  # noqa: S101 - asked before
        for one in moment.outcome.standings:
            yield self._say(
                "score", moment.table, seat=seat(one.seat), n=one.points or 0, parts=self._parts(one, moment.table)
            )

    def _parts(self, one: Standing, table: Table) -> str:
        named = ((self._words.say(part.label, table), part.points) for part in one.parts)
        return ", ".join(
            self._words.text("dogs-bond-text-part", label=label, points=points) for label, points in named
        )

    def _ever_after(self, view: View, table: Table) -> Iterator[str]:
        for one in view.dogs:
            named = {"seat": seat(one.seat), "dog": dog(one.breed)}
            home = view.day.homes[one.seat]
            if home:
                yield self._say("ever-after-home", table, **named, adopter=adopter(home))
            else:
                yield self._say("ever-after", table, **named)

    def _say(self, key: str, table: Table | None = None, **args: int | str | Ref) -> str:
        return self._words.say(phrase(f"dogs-bond-text-{key}", **args), table)
