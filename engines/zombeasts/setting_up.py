"""The options of the game and the deal (canon, section 2)."""

from __future__ import annotations

from engines.core import Option, Rng, Seat, Setup, SetupRefused, check_options, phrase
from engines.zombeasts.deck import Deck
from engines.zombeasts.events import Deal
from engines.zombeasts.frames import Beginning
from engines.zombeasts.state import Area, Options, State

QUARTERS = Option("quarters", "on", ("on", "off"), topic="quarters")
MASTER = Option("master", "off", ("off", "on"), topic="master-variant")
FIRST = Option("first", "random", ("random", "0", "1", "2", "3"), topic="who-begins")
HANDS = Option("hands", "even", ("even", "rising"), topic="options")
SCORES = Option("scores", "open", ("open", "hidden"), topic="what-others-see")
OPTIONS = (QUARTERS, MASTER, FIRST, HANDS, SCORES)


def admit(deck: Deck, setup: Setup) -> None:
    """Raise UnknownOption for what the table of options lacks, SetupRefused for seats that do not fit."""
    check_options(OPTIONS, setup)
    least, most = deck.least_seats, deck.most_seats
    if not least <= setup.seats <= most:
        reason = phrase("zombeasts-refuse-seats", seats=setup.seats, least=least, most=most)
        raise SetupRefused(reason, "set-up")
    first = setup.value(FIRST)
    if first != FIRST.default and int(first) >= setup.seats:
        raise SetupRefused(phrase("zombeasts-refuse-first", first=int(first), seats=setup.seats), "who-begins")


def deal(deck: Deck, setup: Setup) -> tuple[State, Deal]:
    """Shuffle and deal: shuffle and first seat are drawn in this order, nothing else is left to luck."""
    pile, rng = Rng(setup.seed).shuffle(tuple(deck.cards))
    first, rng = _first(setup, rng)
    hands, stock, pile = _hands(deck, setup, first, pile)
    options = Options(
        setup.value(QUARTERS) == "on", setup.value(MASTER) == "on", setup.value(SCORES) == "open",
    )  # fmt: skip
    areas = tuple(Area(deck.sort(hand)) for hand in hands)
    state = State(rng, options, areas, pile, stock, first, (Beginning(),))
    shown = tuple(area.hand for area in areas)
    return state, Deal(None, 0, first, tuple(map(len, shown)), stock, shown)


def _first(setup: Setup, rng: Rng) -> tuple[Seat, Rng]:
    named = setup.value(FIRST)
    if named != FIRST.default:
        return Seat(int(named)), rng
    drawn, rng = rng.below(setup.seats)
    return Seat(drawn), rng


_Cards = tuple[str, ...]


def _hands(deck: Deck, setup: Setup, first: Seat, pile: _Cards) -> tuple[list[_Cards], _Cards, _Cards]:
    """Return hands, stock and pile: cards in turn from seat 0, the stock, then the cards of rising hands."""
    seats, counts = setup.seats, deck.counts
    dealt = seats * counts.hand_start
    hands = [pile[seat:dealt:seats] for seat in range(seats)]
    stock, pile = pile[dealt : dealt + counts.stock_size], pile[dealt + counts.stock_size :]
    if setup.value(HANDS) == "rising":
        for extra in range(seats):
            seat = (first + extra) % seats
            hands[seat] += pile[:extra]
            pile = pile[extra:]
    return hands, stock, pile
