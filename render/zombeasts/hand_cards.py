"""The cards of a hand picture: each with its number while something is asked, and what it could do below."""

from __future__ import annotations

from collections.abc import Iterator

from engines.zombeasts.actions import NEW
from engines.zombeasts.deck import Deck
from engines.zombeasts.view import View
from render.frame import line
from render.scene import Align, Box, Face, Item, Pen, Stamp, Text
from render.typeface import fit
from render.zombeasts.badges import badges
from render.zombeasts.cards import whole
from render.zombeasts.fan import ONE, THREE, Fan, fan_for
from render.zombeasts.offered import Offered
from render.zombeasts.verdicts import Grade, Verdict, verdicts
from render.zombeasts.voice import Voice, colour

_LEAST = 22
_GOLD = ("turn", "ink")
_PAPER = ("paper", "ink")
_GREY = ("ink3", "white")

Spot = tuple[int, int]


def on_show(view: View, offer: Offered) -> tuple[str, ...]:
    """Return the cards of the picture: the one in the air, if it is the question, then the hand."""
    air = (view.air,) if view.air and offer.in_air else ()
    return (*air, *view.hand)


def hand_cards(view: View, deck: Deck, offer: Offered, voice: Voice) -> Iterator[Item]:
    """Yield all cards; what finds no room at all is counted in the last place."""
    held = on_show(view, offer)
    fan = fan_for(len(held))
    judged = verdicts(view, deck, offer)
    numbers = {} if offer.kind == "none" else {ref.id: number for ref, number in badges(view).items()}
    shown = held if len(held) <= fan.room else held[: fan.room - 1]
    spots = fan.spots(min(len(held), fan.room), captions=bool(judged))
    for card, spot in zip(shown, spots, strict=False):
        verdict = judged.get(card)
        gold = card == view.air or (verdict is not None and verdict.good)
        if gold:
            yield _gold(spot, fan)
        veil = "night" if verdict and verdict.veiled else None
        yield Stamp(*spot, whole(deck.cards[card], fan.size, view.master, None if gold else "night", veil))
        if verdict:
            yield from _caption(spot, fan, verdict, voice)
        if card in numbers:
            yield from _badge(spot, fan, numbers[card])
    if len(shown) < len(held):
        yield from _more(spots[-1], fan, len(held) - len(shown), voice)


def _gold(spot: Spot, fan: Fan) -> Box:
    (x, y), rim = spot, fan.rim
    return Box(
        x - rim, y - rim, fan.size.width + 2 * rim, fan.size.height + 2 * rim, 14 + rim, "turn", Pen("ink", 3),
    )  # fmt: skip


def _badge(spot: Spot, fan: Fan, number: int) -> tuple[Item, ...]:
    x, y, size = spot[0] + fan.size.width // 2, spot[1] + fan.size.height - 6, fan.badge
    return (
        Box(x - size // 2, y - size // 2, size, size, size // 2, "white", Pen("ink", 4)),
        Text(str(number), x, y, round(size * 0.62), "ink", Face.DIGIT, Align.MIDDLE),
    )


def _caption(spot: Spot, fan: Fan, verdict: Verdict, voice: Voice) -> Iterator[Item]:
    x, top = spot[0], spot[1] + fan.size.height + fan.drop
    wide, centre = fan.size.width, x + fan.size.width // 2
    fill, ink = _GOLD if verdict.good else _GREY if verdict.grade is Grade.NONE else _PAPER
    yield Box(x, top, wide, fan.caption, 14, fill, Pen("ink", 3))
    where = _where(verdict, voice) if fan is ONE else ""
    middle = top + (24 if where else fan.caption // 2)
    yield line(
        fit(_grade(verdict, fan, voice), Face.TITLE, fan.text, wide - 12, _LEAST), centre, middle, ink, Align.MIDDLE
    )
    if where:
        yield line(fit(where, Face.TEXT, 28, wide - 12, _LEAST), centre, top + 54, ink, Align.MIDDLE)


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


def _more(spot: Spot, fan: Fan, hidden: int, voice: Voice) -> Iterator[Item]:
    x, y = spot
    wide, high = fan.size.width, fan.size.height
    yield Box(x, y, wide, high, 14, "night2", Pen("dusk", 3))
    text = fit(voice("more", n=hidden), Face.TITLE, 30, wide - 8, _LEAST)
    yield line(text, x + wide // 2, y + high // 2, "white", Align.MIDDLE)
