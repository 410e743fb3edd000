"""The options of the game and the deal (canon, section 2). The order of the steps fixes how luck is used."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core import (
    Chosen,
    Option,
    OptionKind,
    Rng,
    Seat,
    Setup,
    SetupRefused,
    UnknownOption,
    check_options,
    phrase,
)
from engines.dogs.box import Box
from engines.dogs.course import Course
from engines.dogs.drawing import fill_map
from engines.dogs.events import CardsDealt, Deal, FairCardTurned
from engines.dogs.frames import Beginning
from engines.dogs.state import Area, Options, State
from engines.dogs.tokens import ROADWORK, SIDES, Bag, filled

RANDOM = "random"
FIRST = Option("first-seat", RANDOM, (RANDOM, "0", "1", "2", "3"), topic="starting-player")
ROADWORK_OPTION = Option("roadwork", "off", ("off", "on"), topic="roadwork")
PET_LIMIT = Option("pet-limit", "off", ("off", "on"), topic="pet-shop")
LAST_STALL = Option("last-stall", "off", ("off", "on"), topic="last-stall")
DIVERSITY = Option("diversity", "off", ("off", "on"), topic="diversity")
TWO = 2


def options(box: Box) -> tuple[Option, ...]:
    """Return the table of options. Lists of breeds are written with commas; `random` leaves them to luck."""
    breeds = (RANDOM, *box.breeds)
    return (
        FIRST,
        Option("remove-breeds", RANDOM, breeds, OptionKind.SEVERAL, "options"),
        Option("remove-rewards", RANDOM, breeds, OptionKind.SEVERAL, "options"),
        ROADWORK_OPTION,
        PET_LIMIT,
        LAST_STALL,
        DIVERSITY,
    )


def admit(box: Box, setup: Setup) -> None:
    """Raise UnknownOption for what the table of options lacks, SetupRefused for what does not go together."""
    check_options(options(box), setup)
    seats = setup.seats
    if not box.least_seats <= seats <= box.most_seats:
        reason = phrase("dogs-refuse-seats", seats=seats, least=box.least_seats, most=box.most_seats)
        raise SetupRefused(reason, "setup")
    first = setup.value(FIRST)
    if first != RANDOM and int(first) >= seats:
        raise SetupRefused(phrase("dogs-refuse-first", first=int(first), seats=seats), "starting-player")
    if seats == TWO and setup.value(PET_LIMIT) == "on":
        raise SetupRefused(phrase("dogs-refuse-pet-limit-option"), "two-players")
    _admit_breeds(box, setup)
    _admit_rewards(box, setup)


def _admit_breeds(box: Box, setup: Setup) -> None:
    named = _named(box, setup, "remove-breeds")
    if named is None:
        return
    wanted = {side: box.removal(setup.seats, side).breeds for side in SIDES}
    if _by_side(box, named) != wanted or len(set(named)) < len(named):
        raise SetupRefused(phrase("dogs-refuse-remove-breeds", seats=setup.seats, **wanted), "options")


def _admit_rewards(box: Box, setup: Setup) -> None:
    named = _named(box, setup, "remove-rewards")
    if named is None:
        return
    wanted = {side: box.removal(setup.seats, side).rewards for side in SIDES}
    if _by_side(box, named) != wanted:
        raise SetupRefused(phrase("dogs-refuse-remove-rewards", seats=setup.seats, **wanted), "options")
    gone = _named(box, setup, "remove-breeds")
    if gone is None or set(named) & set(gone):
        raise SetupRefused(phrase("dogs-refuse-reward-of-removed"), "options")


def _named(box: Box, setup: Setup, option: str) -> tuple[str, ...] | None:
    """Return the breeds of a list, None if they are left to luck; raise UnknownOption for any other word."""
    value = next((chosen.value for chosen in setup.options if chosen.option == option), RANDOM)
    if value == RANDOM:
        return None
    words = tuple(value.split(","))
    if not set(words) <= box.breeds.keys():
        raise UnknownOption(Chosen(option, value), (RANDOM, *box.breeds))
    return words


def _by_side(box: Box, breeds: Iterable[str]) -> dict[str, int]:
    sides = [box.side(breed) for breed in breeds]
    return {side: sides.count(side) for side in SIDES}


def deal(box: Box, setup: Setup) -> Course:
    """Deal: first seat, removed breeds, removed rewards, bonus deck, Fair deck, map."""
    first, rng = _first(setup, Rng(setup.seed))
    removed, rng = _removed(box, setup, rng)
    stay = tuple(breed for breed in box.breeds if breed not in removed)
    rewards, rng = _rewards(box, setup, stay, rng)
    deck, rng = rng.shuffle(box.cards(setup.seats))
    fair_deck, rng = rng.shuffle(tuple(box.fair_cards))
    chosen = resolved(setup)
    per_space = box.limits.cards_per_space
    shown = [deck[at * per_space : (at + 1) * per_space] for at in range(len(box.buildings))]
    state = State(
        options=chosen,
        breeds=tuple(sorted(stay)),
        areas=(_area(box),) * setup.seats,
        dogs=(None,) * len(box.roads.spaces),
        bags=tuple(_bag(box, side, stay, rewards, chosen.roadwork) for side in SIDES),
        fair_card=fair_deck[0],
        display=tuple(shown),
        workers=((),) * len(box.buildings),
        first=first,
        frames=(Beginning(),),
        rng=rng,
        deck=deck[per_space * len(box.buildings) :],
        fair_deck=fair_deck[1:],
    )
    course = Course(box, state)
    course.tell(Deal(None, 0, first, tuple(sorted(removed)), tuple(sorted(rewards))))
    course.tell(CardsDealt(None, 0, tuple(shown)))
    course.tell(FairCardTurned(None, 0, fair_deck[0]))
    fill_map(course)
    return course


def resolved(setup: Setup) -> Options:
    """Return the options as they hold: with two players most of the advanced rules are the rules (2.2)."""
    two = setup.seats == TWO
    roadwork, last_stall, diversity = (
        two or setup.value(option) == "on" for option in (ROADWORK_OPTION, LAST_STALL, DIVERSITY)
    )
    return Options(roadwork, not two and setup.value(PET_LIMIT) == "on", last_stall, diversity)


def _first(setup: Setup, rng: Rng) -> tuple[Seat, Rng]:
    named = setup.value(FIRST)
    if named != RANDOM:
        return Seat(int(named)), rng
    drawn, rng = rng.below(setup.seats)
    return Seat(drawn), rng


def _removed(box: Box, setup: Setup, rng: Rng) -> tuple[tuple[str, ...], Rng]:
    named = _named(box, setup, "remove-breeds")
    if named is not None:
        return named, rng
    gone: tuple[str, ...] = ()
    for side in SIDES:
        count = box.removal(setup.seats, side).breeds
        if count:
            shuffled, rng = rng.shuffle(box.of_side(side))
            gone += shuffled[:count]
    return gone, rng


def _rewards(box: Box, setup: Setup, stay: tuple[str, ...], rng: Rng) -> tuple[tuple[str, ...], Rng]:
    named = _named(box, setup, "remove-rewards")
    if named is not None:
        return named, rng
    gone: tuple[str, ...] = ()
    for side in SIDES:
        count = box.removal(setup.seats, side).rewards
        if count:
            shuffled, rng = rng.shuffle(tuple(breed for breed in stay if box.side(breed) == side))
            gone += shuffled[:count]
    return gone, rng


def _bag(box: Box, side: str, stay: Iterable[str], rewards: Iterable[str], roadwork: bool) -> Bag:
    dogs = (
        token
        for breed in stay
        if box.side(breed) == side
        for token in box.tokens(breed, reward=breed not in rewards)
    )
    return filled((), (*dogs, *[ROADWORK] * (box.tiles[side] if roadwork else 0)))


def _area(box: Box) -> Area:
    start = box.start
    return Area(
        coins=start.coins,
        food=start.food,
        medicine=start.medicine,
        gas=start.gas,
        stalls=((),) * start.stalls,
        place=box.roads.centre,
    )
