"""Luck after the deal: cards from the decks, tokens from the bags (canon, 3.1 and 3.10)."""

from __future__ import annotations

from engines.dogs.course import Course
from engines.dogs.events import CardsDealt, FairCardTurned, Laid, MapFilled, Reshuffled
from engines.dogs.tokens import ROADWORK, SIDES, Bag, Token, filled


def draw_token(course: Course, side: str, *, dogs_only: bool = False) -> Token:
    """Take a token from a bag, each with equal chance; Roadwork is put back if it is not wanted."""
    place = SIDES.index(side)
    bag = course.state.bags[place]
    # A tile that is put back and drawn again changes nothing: the dogs alone have equal chances.
    among = tuple(at for at, token in enumerate(bag) if token.is_dog) if dogs_only else range(len(bag))
    drawn, rng = course.state.rng.below(len(among))
    at = among[drawn]
    _change_bag(course, place, bag[:at] + bag[at + 1 :])
    course.change(rng=rng)
    return bag[at]


def fill_map(course: Course) -> None:
    """Put a token on every empty space; there are enough of them."""
    roads = course.box.roads
    dogs, tiles, laid = list(course.state.dogs), set(course.state.roadwork), []
    for place, (space, side) in enumerate(zip(roads.spaces, roads.sides, strict=True)):
        if dogs[place] is not None or space in tiles:
            continue
        token = draw_token(course, side)
        laid.append(Laid(space, token))
        if token.is_dog:
            dogs[place] = token
        else:
            tiles.add(space)
    course.change(dogs=tuple(dogs), roadwork=tuple(space for space in roads.spaces if space in tiles))
    course.tell(MapFilled(None, course.stretch, tuple(laid)))


def lift_roadwork(course: Course) -> None:
    """Put all Roadwork tiles back into the bags of their spaces' sides."""
    roads = course.box.roads
    for place, side in enumerate(SIDES):
        count = sum(roads.sides[roads.places[space]] == side for space in course.state.roadwork)
        _change_bag(course, place, filled(course.state.bags[place], [ROADWORK] * count))
    course.change(roadwork=())


def short_side(course: Course) -> str | None:
    """Return the first side whose bag cannot fill its empty spaces (7.1); Roadwork is back in the bags."""
    roads = course.box.roads
    for side, bag in zip(SIDES, course.state.bags, strict=True):
        empty = sum(dog is None and at == side for dog, at in zip(course.state.dogs, roads.sides, strict=True))
        if empty > len(bag):
            return side
    return None


def deal_cards(course: Course) -> None:
    """Discard what lies above the buildings and deal anew, a card at a time; without cards a place stays empty."""
    left = (card for cards in course.state.display for card in cards)
    course.change(discard=course.box.sort((*course.state.discard, *left)))
    display = []
    for _ in course.box.buildings:
        cards = (_draw_card(course) for _ in range(course.box.limits.cards_per_space))
        display.append(tuple(card for card in cards if card is not None))
    course.change(display=tuple(display))
    course.tell(CardsDealt(None, course.stretch, tuple(display)))


def turn_fair_card(course: Course) -> None:
    """Discard the Fair card and turn up the next."""
    course.change(fair_discard=course.box.sort_fair((*course.state.fair_discard, course.state.fair_card)))
    if not course.state.fair_deck:
        deck, rng = course.state.rng.shuffle(course.state.fair_discard)
        course.change(fair_deck=deck, fair_discard=(), rng=rng)
        course.tell(Reshuffled(None, course.stretch, "fair"))
    card, *deck_left = course.state.fair_deck
    course.change(fair_card=card, fair_deck=tuple(deck_left))
    course.tell(FairCardTurned(None, course.stretch, card))


def _draw_card(course: Course) -> str | None:
    if not course.state.deck and course.state.discard:
        deck, rng = course.state.rng.shuffle(course.state.discard)
        course.change(deck=deck, discard=(), rng=rng)
        course.tell(Reshuffled(None, course.stretch, "bonus"))
    if not course.state.deck:
        return None
    card, *deck_left = course.state.deck
    course.change(deck=tuple(deck_left))
    return card


def _change_bag(course: Course, place: int, bag: Bag) -> None:
    bags = course.state.bags
    course.change(bags=(*bags[:place], bag, *bags[place + 1 :]))
