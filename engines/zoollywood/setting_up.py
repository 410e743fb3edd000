"""The options of the game, and the table before the first question (canon, section 2)."""

from __future__ import annotations

import re

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
from engines.zoollywood.box import Box
from engines.zoollywood.frames import Beginning, ChoosingScene, ChoosingSet, Dealing, Frame, OpeningEgg
from engines.zoollywood.ground import Ground, Options
from engines.zoollywood.pieces import EMPTY
from engines.zoollywood.state import State

USUAL = "usual"
"""By default the number of seats says the mode, and the mode says how the board is laid out."""
CHOOSE, RANDOM, COMPONENTS, SCENE, NONE = "choose", "random", "components", "scene", "none"
STANDARD, TEAM, FREE = "standard", "team", "free"
SEATS = {STANDARD: 2, TEAM: 4, FREE: 2}
EACH_METAL = 4
_DECK = re.compile(r"g(\d+(?:\.\d+){3})-s(\d+(?:\.\d+){3})")
_LEAST_TURNS, _MOST_TURNS = 20, 200

MODE = Option("mode", USUAL, (USUAL, STANDARD, TEAM, FREE), topic="set-up")
FIRST = Option("first", RANDOM, (RANDOM, "0", "1", "2", "3"), topic="set-up")
DECK = Option("deck", RANDOM, kind=OptionKind.TEXT, topic="free-mode")
STAR_RULE = Option("star-rule", "on", ("on", "off"), topic="star")
OPENING = Option("opening", "normal", ("normal", "gentle"), topic="your-turn")


class Table:
    """The options of a box, and what a setup chose of them."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self.scene = Option("scene", USUAL, (USUAL, CHOOSE, RANDOM, *box.scenes, COMPONENTS), topic="scenes")
        most = str(box.penguins)
        counts = tuple(str(count) for count in range(box.penguins, 0, -1))
        self.penguins = Option("penguins", most, counts, topic="free-mode")
        self.turn_limit = Option("turn-limit", str(box.turn_limit), kind=OptionKind.NUMBER, topic="turn-limit")
        self.options = (MODE, FIRST, self.scene, DECK, self.penguins, STAR_RULE, OPENING, self.turn_limit)

    def mode(self, setup: Setup) -> str:
        """Return the mode: the one named, or the one that goes with the number of seats."""
        named = setup.value(MODE)
        if named != USUAL:
            return named
        return TEAM if setup.seats == SEATS[TEAM] else STANDARD

    def layout(self, setup: Setup) -> str:
        """Return how the board is laid out: choose, random, a scene or components."""
        named = setup.value(self.scene)
        if named != USUAL:
            return named
        return COMPONENTS if self.mode(setup) == FREE else CHOOSE

    def admit(self, setup: Setup) -> None:
        """Raise UnknownOption or SetupRefused for the first thing that cannot be dealt."""
        check_options(self.options, setup)
        self._check_numbers(setup)
        mode, seats = self.mode(setup), setup.seats
        if seats != SEATS[mode]:
            key = "seats" if setup.value(MODE) == USUAL else "mode-seats"
            raise _refused(key, "set-up", seats=seats, need=SEATS[mode], mode=mode)
        first = setup.value(FIRST)
        if first != RANDOM and int(first) >= seats:
            raise _refused("first", "set-up", first=int(first), seats=seats)
        if mode != FREE:
            self._check_free_only(setup, mode)
        self._check_deck(setup)

    def play(self, setup: Setup) -> Options:
        """Return what matters during play."""
        mode = self.mode(setup)
        return Options(
            mode=mode,
            seats=setup.seats,
            cards=setup.value(DECK) != NONE,
            star_rule=setup.value(STAR_RULE) == "on",
            penguins=int(setup.value(self.penguins)),
            gentle=setup.value(OPENING) == "gentle",
            turn_limit=int(setup.value(self.turn_limit)),
        )

    def deck(self, setup: Setup, rng: Rng) -> tuple[tuple[int, ...], Rng]:
        """Return the numbers that the options fix or luck draws; none if the scene will say them."""
        value = setup.value(DECK)
        if self.mode(setup) != FREE or value in (NONE, SCENE):
            return (), rng
        if value != RANDOM:
            return tuple(sorted(read_deck(value))), rng
        gold, rng = rng.shuffle(self._box.gold)
        silver, rng = rng.shuffle(self._box.silver)
        return tuple(sorted((*gold[:EACH_METAL], *silver[:EACH_METAL]))), rng

    def _check_numbers(self, setup: Setup) -> None:
        value = setup.value(self.turn_limit)
        plain = value.isascii() and value.isdigit() and str(int(value)) == value
        if not plain or not _LEAST_TURNS <= int(value) <= _MOST_TURNS:
            raise UnknownOption(Chosen("turn-limit", value), (f"{_LEAST_TURNS}-{_MOST_TURNS}",))

    def _check_free_only(self, setup: Setup, mode: str) -> None:
        for option in (DECK, self.penguins, STAR_RULE):
            if setup.value(option) != option.default:
                raise _refused("free-only", "free-mode", option=option.id, mode=mode)
        if self.layout(setup) == COMPONENTS:
            raise _refused("free-only", "free-mode", option=self.scene.id, mode=mode)

    def _check_deck(self, setup: Setup) -> None:
        value = setup.value(DECK)
        if value == SCENE and self.layout(setup) == COMPONENTS:
            raise _refused("deck-scene", "free-mode")
        if value not in (RANDOM, SCENE, NONE) and not self._is_deck(value):
            raise _refused("deck", "event-cards", deck=value)

    def _is_deck(self, value: str) -> bool:
        found = _DECK.fullmatch(value)
        if found is None:
            return False
        gold, silver = (tuple(map(int, part.split("."))) for part in found.groups())
        ascending = all(numbers == tuple(sorted(set(numbers))) for numbers in (gold, silver))
        written = write_deck(gold, silver) == value
        return written and ascending and set(gold) <= set(self._box.gold) and set(silver) <= set(self._box.silver)


def read_deck(text: str) -> tuple[int, ...]:
    """Return the numbers of a deck text that was admitted."""
    return tuple(map(int, re.findall(r"\d+", text)))


def write_deck(gold: tuple[int, ...], silver: tuple[int, ...]) -> str:
    """Return the text of a deck: `g1.2.3.5-s7.8.9.12`."""
    return f"g{'.'.join(map(str, gold))}-s{'.'.join(map(str, silver))}"


def opening(box: Box, table: Table, setup: Setup) -> tuple[State, str]:
    """Return the state before anything is laid out, and the scene that options or luck name.

    Luck draws in this order: the first seat, the scene, the numbers of the deck.
    """
    rng = Rng(setup.seed)
    named = setup.value(FIRST)
    first = Seat(0 if named == RANDOM else int(named))
    if named == RANDOM:
        drawn, rng = rng.below(setup.seats)
        first = Seat(drawn)
    layout = table.layout(setup)
    if layout == RANDOM:
        scenes = tuple(box.scenes)
        drawn, rng = rng.below(len(scenes))
        layout = scenes[drawn]
    numbers, rng = table.deck(setup, rng)
    second = Seat((first + 1) % setup.seats)
    frames: list[Frame] = [Beginning(), OpeningEgg(second), OpeningEgg(first), Dealing()]
    if layout == COMPONENTS:
        frames += [ChoosingSet(second), ChoosingSet(first), ChoosingSet(second)]
    if layout == CHOOSE:
        frames.append(ChoosingScene(second))
    ground = Ground(EMPTY * len(box.lattice.names))
    hands: tuple[tuple[int, ...], ...] = ((),) * setup.seats
    state = State(rng, table.play(setup), ground, hands, first, tuple(frames), numbers=numbers)
    return state, layout if layout in box.scenes else ""


def _refused(reason: str, topic: str, **named: int | str) -> SetupRefused:
    return SetupRefused(phrase(f"zoollywood-refuse-{reason}", **named), topic)
