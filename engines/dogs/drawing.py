"""Luck after the deal: cards from the decks, tokens from the bags (canon, 3.1 and 3.10)."""

from __future__ import annotations

from engines.dogs.course import Course
from engines.dogs.events import CardsDealt, FairCardTurned, Laid, MapFilled, Reshuffled
from engines.dogs.tokens import ROADWORK, SIDES, Bag, Token, filled


def draw_dog(course: Course, side: str) -> Token:
    """Take a dog from a bag, each with equal chance (4.2).

    A Roadwork tile that is put back and drawn again changes nothing, so the draw is among the dogs.
    """
    place = SIDES.index(side)
    bag = course.state.bags[place]
    among = [at for at, token in enumerate(bag) if token.is_dog]
    drawn, rng = course.state.rng.below(len(among))
    at = among[drawn]
    course.change(rng=rng)
    _change_bag(course, place, bag[:at] + bag[at + 1 :])
    return bag[at]


def fill_map(course: Course) -> None:
    """Put a token on every empty space, in the order of the map; there are enough of them."""
    roads, state = course.box.roads, course.state
    dogs, tiles, laid = list(state.dogs), set(state.roadwork), []
    bags, rng = dict(zip(SIDES, map(list, state.bags), strict=True)), state.rng
    for place, (space, side) in enumerate(zip(roads.spaces, roads.sides, strict=True)):
        if dogs[place] is not None or space in tiles:
            continue
        at, rng = rng.below(len(bags[side]))
        token = bags[side].pop(at)
        laid.append(Laid(space, token))
        if token.is_dog:
            dogs[place] = token
        else:
            tiles.add(space)
    course.change(
        dogs=tuple(dogs),
        roadwork=tuple(space for space in roads.spaces if space in tiles),
        bags=tuple(map(tuple, bags.values())),
        rng=rng,
    )
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
    """Discard what lies above the buildings and deal anew; without cards a place stays empty."""
    left = (card for cards in course.state.display for card in cards)
    course.change(discard=course.box.sort((*course.state.discard, *left)))
    each, count = course.box.limits.cards_per_space, len(course.box.buildings)
    cards = _draw_cards(course, each * count)
    display = tuple(cards[at * each : (at + 1) * each] for at in range(count))
    course.change(display=display)
    course.tell(CardsDealt(None, course.stretch, display))


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


def _draw_cards(course: Course, count: int) -> tuple[str, ...]:
    """Draw bonus cards, as many as there are; an empty deck is made anew when a card is needed."""
    deck = course.state.deck
    cards, deck = deck[:count], deck[count:]
    if len(cards) < count and course.state.discard:
        deck, rng = course.state.rng.shuffle(course.state.discard)
        more = count - len(cards)
        cards, deck = cards + deck[:more], deck[more:]
        course.change(discard=(), rng=rng)
        course.tell(Reshuffled(None, course.stretch, "bonus"))
    course.change(deck=deck)
    return cards


def _change_bag(course: Course, place: int, bag: Bag) -> None:
    bags = course.state.bags
    course.change(bags=(*bags[:place], bag, *bags[place + 1 :]))
