"""The private picture of a seat: its moons in small, its cards with what each could do, where more come from."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from engines.core import Question
from engines.zombeasts.deck import Deck
from engines.zombeasts.view import View
from render.contract import Moment
from render.frame import (
    STRIP,
    WIDTH,
    after_title,
    asking_strip,
    gold_frame,
    header,
    note,
    strip_box,
    turn_pill,
)
from render.scene import Box, Face, Item, Pen, Scene, Sprite, Stamp, Text
from render.typeface import width
from render.zombeasts import robbing, sources
from render.zombeasts.fan import fan_for
from render.zombeasts.hand_cards import hand_cards, on_show
from render.zombeasts.offered import Offered, offered
from render.zombeasts.quarters import SMALL, no_moon
from render.zombeasts.swap_offer import swap_offer
from render.zombeasts.voice import Speaker, Voice, who

MOONS_Y = 126
MOON_BOX = (220, 158)
MOON_STEP = 236
BAND = 40
"""How far below the hand the band of sources begins."""
_STARS = ((250, 106), (330, 100), (410, 108), (470, 102))


class Feet(msgspec.Struct, frozen=True):
    """Where the lower parts of the picture begin."""

    band: int
    strip: int

    @property
    def height(self) -> int:
        """The height of the picture: 900 as a rule."""
        return self.strip + STRIP + 10


def hand(view: View, moment: Moment, question: Question | None, deck: Deck, words: Speaker) -> Scene:
    """Return the private picture of the view's seat; badges number the cards while it is asked."""
    voice = Voice(words, moment.table)
    offer = offered(question)
    feet = _feet(view, offer)
    items = (
        *_top(view, offer, voice),
        *_moons(view, deck, offer),
        *swap_offer(view, deck, offer, voice),
        *hand_cards(view, deck, offer, voice),
        *_band(view, deck, offer, voice, feet.band),
        *asking_strip(feet.strip, voice.say(question.ask) if question else _waiting(view, voice)),
    )
    fixed = _fixed(voice("title"), voice("moons"), len(deck.colours), feet.strip)
    return Scene(WIDTH, feet.height, "night", fixed, items)


def _feet(view: View, offer: Offered) -> Feet:
    count = len(on_show(view, offer))
    band = fan_for(count).bottom(count) + BAND
    high = robbing.height(len(robbing.robbed(view, offer))) if offer.swapping else sources.HEIGHT
    return Feet(band, band + high + 8)


@lru_cache(maxsize=16)
def _fixed(title: str, moons: str, colours: int, strip: int) -> tuple[Item, ...]:
    wide, high = MOON_BOX
    return (
        *(Sprite("night-star", x, y, 16, 16) for x, y in _STARS),
        Text(moons, 28, 106, 28, "moon2", Face.TITLE),
        *(
            Box(18 + MOON_STEP * place, MOONS_Y, wide, high, 18, "night2", Pen("dusk", 3))
            for place in range(colours)
        ),
        strip_box(strip),
        *header("night2", "zombie-cat", title),
    )


def _top(view: View, offer: Offered, voice: Voice) -> Iterator[Item]:
    kind = "over" if view.over else offer.kind
    start = after_title(voice("title"))
    text = note(start, f"{voice('hand')} · {voice('private')}", 470)
    yield text
    end = start + width(text.text, text.face, text.size)
    yield from turn_pill((int(view.seat or 0),), voice("hand-pill", kind=kind), end + 16)


def _waiting(view: View, voice: Voice) -> str:
    return voice("ended") if view.over else voice("wait", who=who(view.on_turn))


def _moons(view: View, deck: Deck, offer: Offered) -> Iterator[Item]:
    """Yield the own moons; what can be chosen there, or is lifted by the carrot, is in gold."""
    wide, high = MOON_BOX
    begun = {there.colour: there for there in view.seats[view.seat or 0].moons}
    gold = offer.lifts.union((view.lifted,) if view.lifted else ())
    targets = _targets(view, deck, offer)
    for place, name in enumerate(deck.colours):
        left = 18 + MOON_STEP * place
        x, y = left + (wide - SMALL.block) // 2, MOONS_Y + (high - SMALL.block) // 2
        if name in targets:
            yield from gold_frame(left, MOONS_Y, wide, high, 18)
        if name in begun:
            yield from robbing.small_moon(view, deck, begun[name], gold, (x, y))
        else:
            yield Stamp(x, y, no_moon(name, SMALL))


def _targets(view: View, deck: Deck, offer: Offered) -> frozenset[str]:
    """Return the colours of the moons where the card in the air can go; a new one has the card's own."""
    names = offer.places & frozenset(deck.colours)
    return names if names == offer.places or not view.air else names | {deck.cards[view.air].colour}


def _band(view: View, deck: Deck, offer: Offered, voice: Voice, top: int) -> Iterator[Item]:
    if offer.swapping:
        return robbing.robbing(view, deck, offer, voice, top)
    return sources.sources(view, deck, offer, voice, top)
