"""The private picture of a seat: its moons in small, its cards with what each could do, what is asked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engines.core import Question
from engines.zombeasts.deck import Deck
from engines.zombeasts.view import Moon, View
from render.contract import Moment
from render.frame import WIDTH, after_title, asking_strip, header, note, strip_box, turn_pill
from render.scene import Box, Face, Item, Pen, Scene, Sprite, Stamp, Text
from render.typeface import width
from render.zombeasts.hand_cards import hand_cards
from render.zombeasts.quarters import SMALL, moon, no_moon, offset, seats_of
from render.zombeasts.swap_offer import swap_offer
from render.zombeasts.voice import Speaker, Voice, who

HEIGHT = 900
STRIP_Y = 830
MOONS_Y = 126
MOON_BOX = (220, 158)
MOON_STEP = 236
_STARS = ((330, 106), (460, 100), (590, 108), (700, 102))


def hand(view: View, moment: Moment, question: Question | None, deck: Deck, words: Speaker) -> Scene:
    """Return the private picture of the view's seat; badges number the cards while it is asked."""
    voice = Voice(words, moment.table)
    items = (
        *_top(view, question, voice),
        *_moons(view, deck),
        *hand_cards(view, deck, question, voice),
        *swap_offer(view, deck, voice),
        *asking_strip(STRIP_Y, voice.say(question.ask) if question else voice("wait", who=who(view.on_turn))),
    )
    return Scene(WIDTH, HEIGHT, "night", _fixed(voice("title"), voice("moons"), len(deck.colours)), items)


@lru_cache(maxsize=8)
def _fixed(title: str, moons: str, colours: int) -> tuple[Item, ...]:
    wide, high = MOON_BOX
    return (
        *(Sprite("night-star", x, y, 16, 16) for x, y in _STARS),
        Text(moons, 28, 106, 28, "moon2", Face.TITLE),
        *(
            Box(18 + MOON_STEP * place, MOONS_Y, wide, high, 18, "night2", Pen("dusk", 3))
            for place in range(colours)
        ),
        strip_box(STRIP_Y),
        *header("night2", "zombie-cat", title),
    )


def _top(view: View, question: Question | None, voice: Voice) -> Iterator[Item]:
    kind = question.decision.kind if question else "none"
    start = after_title(voice("title"))
    text = note(start, f"{voice('hand')} · {voice('private')}", 470)
    yield text
    end = start + width(text.text, text.face, text.size)
    yield from turn_pill((int(view.seat or 0),), voice("hand-pill", kind=kind), end + 16)


def _moons(view: View, deck: Deck) -> Iterator[Item]:
    wide, high = MOON_BOX
    begun = {there.colour: there for there in view.seats[view.seat or 0].moons}
    for place, name in enumerate(deck.colours):
        x = 18 + MOON_STEP * place + (wide - SMALL.block) // 2
        y = MOONS_Y + (high - SMALL.block) // 2
        if name not in begun:
            yield Stamp(x, y, no_moon(name, SMALL))
            continue
        cards = tuple(deck.cards[card] for card in begun[name].cards)
        yield Stamp(x, y, moon(name, cards, SMALL, view.quarters, view.master))
        yield from _lifted(view, deck, begun[name], x, y)


def _lifted(view: View, deck: Deck, there: Moon, x: int, y: int) -> Iterator[Item]:
    """Yield a gold ring round the card that the carrot lifts."""
    for corner, card in seats_of(tuple(deck.cards[card] for card in there.cards), view.quarters).items():
        if card.id == view.lifted:
            right, down = offset(corner, SMALL)
            side = SMALL.side + 8
            yield Box(x + right - 4, y + down - 4, side, side, 16, None, Pen("ink", 8))
            yield Box(x + right - 4, y + down - 4, side, side, 16, None, Pen("turn", 6))
