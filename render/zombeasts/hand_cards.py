"""The cards of a hand picture: each with its number while something is asked, and what it could do below."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Question
from engines.zombeasts.actions import NEW
from engines.zombeasts.deck import Deck
from engines.zombeasts.view import View
from render.frame import line
from render.scene import Align, Box, Face, Item, Pen, Stamp, Text
from render.typeface import fit
from render.zombeasts.badges import badges
from render.zombeasts.cards import whole
from render.zombeasts.fan import ONE, THREE, Fan, fan_for
from render.zombeasts.verdicts import Grade, Verdict, verdicts
from render.zombeasts.voice import Voice, colour

_LEAST = 22
_SHADES = {Grade.PAIR: ("turn", "ink"), Grade.COMPLETES: ("turn", "ink"), Grade.NONE: ("ink3", "white")}


def hand_cards(view: View, deck: Deck, question: Question | None, voice: Voice) -> Iterator[Item]:
    """Yield all cards; what finds no room at all is counted in the last place."""
    fan = fan_for(len(view.hand))
    judged = verdicts(view, deck, question)
    numbers = {ref.id: number for ref, number in badges(view).items()} if question else {}
    shown = view.hand if len(view.hand) <= fan.room else view.hand[: fan.room - 1]
    for place, card in enumerate(shown):
        x, y = fan.spot(place)
        verdict = judged[card]
        if verdict.good:
            yield _gold(x, y, fan)
        veil = "night" if verdict.grade is Grade.NONE else None
        yield Stamp(x, y, whole(deck.cards[card], fan.size, view.master, None if verdict.good else "night", veil))
        yield from _caption(x, y + fan.size.height + fan.drop, fan, verdict, voice)
        if card in numbers:
            yield from _badge(x + fan.size.width // 2, y + fan.size.height - 6, fan.badge, numbers[card])
    if len(shown) < len(view.hand):
        yield from _more(fan, len(view.hand) - len(shown), voice)


def _gold(x: int, y: int, fan: Fan) -> Box:
    rim = fan.rim
    return Box(
        x - rim, y - rim, fan.size.width + 2 * rim, fan.size.height + 2 * rim, 14 + rim, "turn", Pen("ink", 3),
    )  # fmt: skip


def _badge(x: int, y: int, size: int, number: int) -> tuple[Item, ...]:
    return (
        Box(x - size // 2, y - size // 2, size, size, size // 2, "white", Pen("ink", 4)),
        Text(str(number), x, y, round(size * 0.62), "ink", Face.DIGIT, Align.MIDDLE),
    )


def _caption(x: int, top: int, fan: Fan, verdict: Verdict, voice: Voice) -> Iterator[Item]:
    wide, centre = fan.size.width, x + fan.size.width // 2
    fill, ink = _SHADES.get(verdict.grade, ("paper", "ink"))
    yield Box(x, top, wide, fan.caption, 14, fill, Pen("ink", 3))
    where = _where(verdict, voice) if fan is ONE else ""
    middle = top + (29 if where else fan.caption // 2)
    yield line(
        fit(_grade(verdict, fan, voice), Face.TITLE, fan.text, wide - 12, _LEAST), centre, middle, ink, Align.MIDDLE
    )
    if where:
        yield line(fit(where, Face.TEXT, 28, wide - 12, _LEAST), centre, top + 65, ink, Align.MIDDLE)


def _grade(verdict: Verdict, fan: Fan, voice: Voice) -> str:
    short = fan is THREE and verdict.grade in (Grade.COMPLETES, Grade.NEW)
    return voice(f"{verdict.grade}-short" if short else verdict.grade)


def _where(verdict: Verdict, voice: Voice) -> str:
    places = [place for place in verdict.places if place != NEW]
    link = "or" if verdict.grade is Grade.NEW else "in"
    match places:
        case []:
            return ""
        case [only]:
            return voice(link, colour=colour(only))
        case [first, second] if link == "in":
            return voice("in-two", first=colour(first), second=colour(second))
        case _:
            return voice(f"{link}-many", n=len(places))


def _more(fan: Fan, hidden: int, voice: Voice) -> Iterator[Item]:
    x, y = fan.spot(fan.room - 1)
    wide, high = fan.size.width, fan.size.height
    yield Box(x, y, wide, high, 14, "night2", Pen("dusk", 3))
    text = fit(voice("more", n=hidden), Face.TITLE, 30, wide - 8, _LEAST)
    yield line(text, x + wide // 2, y + high // 2, "white", Align.MIDDLE)
