"""The private picture of a seat: its moons in small, its cards with what each could do, what is asked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engines.core import Question
from engines.zombeasts.actions import NEW
from engines.zombeasts.deck import Deck
from engines.zombeasts.view import View
from render.contract import Moment
from render.frame import WIDTH, after_title, asking_strip, header, line, mark_at, note, strip_box, turn_pill
from render.scene import Align, Box, Face, Item, Pen, Scene, Sprite, Stamp, Text
from render.typeface import fit, width
from render.zombeasts.badges import badges
from render.zombeasts.cards import whole
from render.zombeasts.fan import ONE, THREE, Fan, fan_for
from render.zombeasts.quarters import SMALL, moon, no_moon
from render.zombeasts.verdicts import Grade, Verdict, swappable, verdicts
from render.zombeasts.voice import Speaker, Voice, colour, who

HEIGHT = 900
STRIP_Y = 830
MOONS_Y = 126
_MOON_BOX = (220, 158)
_MOON_STEP = 236
_STARS = ((330, 106), (460, 100), (590, 108), (700, 102))


def hand(view: View, moment: Moment, question: Question | None, deck: Deck, words: Speaker) -> Scene:
    """Return the private picture of the view's seat; badges number the cards while it is asked."""
    voice = Voice(words, moment.table)
    items = (
        *_top(view, question, voice),
        *_moons(view, deck),
        *_cards(view, deck, question, voice),
        *_swap(view, deck, voice),
        *asking_strip(STRIP_Y, _asked(view, question, voice)),
    )
    return Scene(WIDTH, HEIGHT, "night", _fixed(voice("title"), voice("moons"), len(deck.colours)), items)


@lru_cache(maxsize=8)
def _fixed(title: str, moons: str, colours: int) -> tuple[Item, ...]:
    wide, high = _MOON_BOX
    return (
        *(Sprite("night-star", x, y, 16, 16) for x, y in _STARS),
        Text(moons, 28, 106, 28, "moon2", Face.TITLE),
        *(
            Box(18 + _MOON_STEP * place, MOONS_Y, wide, high, 18, "night2", Pen("dusk", 3))
            for place in range(colours)
        ),
        strip_box(STRIP_Y),
        *header("night2", "zombie-cat", title),
    )


def _asked(view: View, question: Question | None, voice: Voice) -> str:
    return voice.say(question.ask) if question else voice("wait", who=who(view.on_turn))


def _top(view: View, question: Question | None, voice: Voice) -> Iterator[Item]:
    seat = int(view.seat or 0)
    kind = question.decision.kind if question else "none"
    start = after_title(voice("title"))
    text = f"{voice('hand')} · {voice('private')}"
    fitted = note(start, text, 470)
    yield fitted
    yield from turn_pill(
        (seat,), voice("hand-pill", kind=kind), start + width(fitted.text, fitted.face, fitted.size) + 16
    )


def _moons(view: View, deck: Deck) -> Iterator[Item]:
    wide, high = _MOON_BOX
    begun = {there.colour: there.cards for there in view.seats[view.seat or 0].moons}
    for place, name in enumerate(deck.colours):
        held = tuple(deck.cards[card] for card in begun.get(name, ()))
        tile = moon(name, held, SMALL, view.quarters, view.master) if held else no_moon(name, SMALL)
        x = 18 + _MOON_STEP * place + (wide - SMALL.block) // 2
        yield Stamp(x, MOONS_Y + (high - SMALL.block) // 2, tile)


def _cards(view: View, deck: Deck, question: Question | None, voice: Voice) -> Iterator[Item]:
    fan = fan_for(len(view.hand))
    judged = verdicts(view, deck, question)
    numbers = {ref.id: number for ref, number in badges(view).items()} if question else {}
    shown = view.hand if len(view.hand) <= fan.room else view.hand[: fan.room - 1]
    for place, card in enumerate(shown):
        x, y = fan.spot(place)
        verdict = judged[card]
        yield from _card(x, y, fan, verdict.good)
        veil = "night" if verdict.grade is Grade.NONE else None
        yield Stamp(x, y, whole(deck.cards[card], fan.size, view.master, "turn" if verdict.good else "night", veil))
        yield from _caption(x, y + fan.size.height, fan, verdict, voice)
        if card in numbers:
            yield from _badge(x + fan.size.width // 2, y + fan.size.height - 6, fan.badge, numbers[card])
    if len(shown) < len(view.hand):
        yield from _more(fan, len(view.hand) - len(shown), voice)


def _card(x: int, y: int, fan: Fan, good: bool) -> Iterator[Item]:
    if good:
        rim = fan.rim
        yield Box(
            x - rim, y - rim, fan.size.width + 2 * rim, fan.size.height + 2 * rim, 14 + rim, "turn", Pen("ink", 3)
        )


def _badge(x: int, y: int, size: int, number: int) -> tuple[Item, ...]:
    return (
        Box(x - size // 2, y - size // 2, size, size, size // 2, "white", Pen("ink", 4)),
        Text(str(number), x, y, round(size * 0.62), "ink", Face.DIGIT, Align.MIDDLE),
    )


def _caption(x: int, foot: int, fan: Fan, verdict: Verdict, voice: Voice) -> Iterator[Item]:
    top, wide, centre = foot + fan.drop, fan.size.width, x + fan.size.width // 2
    fill, ink = _shades(verdict)
    yield Box(x, top, wide, fan.caption, 14, fill, Pen("ink", 3))
    second = _where(verdict, voice) if fan is ONE else ""
    middle = top + (29 if second else fan.caption // 2)
    yield line(
        fit(_grade(verdict, fan, voice), Face.TITLE, fan.text, wide - 12, 22), centre, middle, ink, Align.MIDDLE
    )
    if second:
        yield line(fit(second, Face.TEXT, 28, wide - 12, 22), centre, top + 65, ink, Align.MIDDLE)


def _grade(verdict: Verdict, fan: Fan, voice: Voice) -> str:
    short = fan is THREE and verdict.grade in (Grade.COMPLETES, Grade.NEW)
    return voice(f"{verdict.grade}-short" if short else verdict.grade)


def _shades(verdict: Verdict) -> tuple[str, str]:
    if verdict.good:
        return "turn", "ink"
    return ("ink3", "white") if verdict.grade is Grade.NONE else ("paper", "ink")


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
    yield line(
        fit(voice("more", n=hidden), Face.TITLE, 30, wide - 8, 22),
        x + wide // 2,
        y + high // 2,
        "white",
        Align.MIDDLE,
    )


def _swap(view: View, deck: Deck, voice: Voice) -> Iterator[Item]:
    jokers, rivals = swappable(view, deck)
    if not jokers:
        return
    if fan_for(len(view.hand)) is ONE:
        yield from _swap_panel(deck, jokers, rivals, voice)
        return
    x = WIDTH - 24 - 50 * len(rivals)
    text = fit(voice("swap-short"), Face.TITLE, 28, 500)
    yield line(text, x - 8, 106, "white", Align.RIGHT)
    for place, rival in enumerate(rivals):
        yield mark_at(int(rival), x + 24 + 50 * place, 104, 44, night=True)


def _swap_panel(deck: Deck, jokers: tuple[str, ...], rivals: tuple[int, ...], voice: Voice) -> Iterator[Item]:
    top = 716
    yield Box(18, top, 1164, 104, 18, "night2", Pen("dusk", 3))
    for place, joker in enumerate(jokers[:3]):
        card = deck.cards[joker]
        yield Sprite(f"zombie-{card.animal}" if card.animal else "crescent-ink", 76 + 84 * place, top + 52, 80, 80)
    start = 46 + 84 * min(3, len(jokers)) + 8
    right = 1166 - 56 * len(rivals)
    yield line(fit(voice("swap-title", n=len(jokers)), Face.TITLE, 34, right - start), start, top + 34, "white")
    names = voice.joined(tuple(voice.name(int(rival)) for rival in rivals))
    yield line(fit(voice("swap-for", names=names), Face.TEXT, 30, right - start), start, top + 74, "paper2")
    for place, rival in enumerate(rivals):
        yield mark_at(int(rival), right + 28 + 56 * place, top + 52, 44, night=True)
