"""Scenarios of the canon (section 10): fixtures, answers and checks, one per line, below the canon's own words.

What a scenario does not name is the canon's base: four seats, an empty map, 3 coins, 2 food, 2 medicine, 6 gas, two
empty stalls, an empty infirmary, no cards, an assistant.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from engines.core import NotLegal, NotYours, Rng, Seat, answer
from engines.dogs import Dogs, frames, stalls
from engines.dogs.course import Course
from engines.dogs.running import run
from engines.dogs.scores import total
from engines.dogs.state import Area, Options, State, Status
from engines.dogs.tokens import ROADWORK, SIDES, Kind, Token, filled
from tests.engines.dogs.table import options_of

FOLDER = Path(__file__).parent / "scenarios"
_FIXTURE = re.compile(
    r"(given|(?:seat|stalls|truck|infirmary|yard|sick) \d|map|roadwork|fair|fair card|deck|discard pile"
    r"|(?:display|workers) [a-z-]+|bag (?:city|country)): ?(.*)"
)
_BEFORE_UPKEEP = ("work", "arrange", "drive")


def scenario(name: str) -> str:
    """Read a scenario by its number."""
    return (FOLDER / f"{name}.txt").read_text("utf-8")


def opening(game: Dogs, text: str) -> State:
    """Return the state with which a scenario opens; what needs no answer has happened."""
    named = {found[1]: found[2] for line in _lines(text) if (found := _FIXTURE.fullmatch(line))}
    given = dict(word.split("=") for word in named["given"].split())
    course = Course(game.box, _Setting(game, named, given).state())
    course.stirred += [Seat(seat) for seat in range(len(course.state.areas))]
    return run(course).state


def prove(game: Dogs, text: str) -> State:
    """Play a scenario through and assert everything it says; return the last state."""
    state = opening(game, text)
    for line in _lines(text):
        if not _FIXTURE.fullmatch(line):
            state = _obey(game, state, line)
    return state


def _lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def token(word: str) -> Token:
    """`mutt-sick` is a sick mutt, `mutt` alone a healthy one."""
    if word == "roadwork":
        return ROADWORK
    breed, _, kind = word.rpartition("-")
    return Token(breed, Kind(kind)) if kind in list(Kind) else Token(word, Kind.HEALTHY)


def dogs(words: str) -> tuple[str, ...]:
    """`beagle 2 mutt` is two beagles and a mutt."""
    found: list[str] = []
    for word in words.split():
        if word.isdigit():
            found += [found[-1]] * (int(word) - 1)
        elif word != "-":
            found.append(word)
    return tuple(sorted(found))


class _Setting:
    """The state that the fixture of a scenario describes."""

    def __init__(self, game: Dogs, named: dict[str, str], given: dict[str, str]) -> None:
        self.game = game
        self.box = game.box
        self.named = named
        self.given = given
        self.count = int(given.get("n", 4))
        self.stage = given.get("at", "drive")

    def state(self) -> State:
        box, given = self.box, self.given
        two = self.count == 2
        on = {name: given.get(name) == "on" for name in ("roadwork", "pet-limit", "last-stall", "diversity")}
        options = Options(on["roadwork"] or two, on["pet-limit"], on["last-stall"] or two, on["diversity"] or two)
        return State(
            options=options,
            breeds=tuple(sorted(box.breeds)),
            areas=tuple(self._area(seat) for seat in range(self.count)),
            dogs=self._map(),
            roadwork=tuple(self._words("roadwork")),
            bags=tuple(self._bag(side) for side in SIDES),
            fair=tuple(self._words("fair")),
            fair_card=self.named.get("fair card", "fair-1"),
            display=tuple(tuple(self._words(f"display {building}")) for building in box.buildings),
            workers=tuple(
                tuple(Seat(int(word)) for word in self._words(f"workers {building}")) for building in box.buildings
            ),
            discard=box.sort(self._words("discard pile")),
            first=Seat(int(given.get("first", 0))),
            round=int(given.get("round", 1)),
            returned=tuple(Seat(int(digit)) for digit in given.get("returned", "")),
            final=given.get("final") == "yes",
            all_stay=given.get("all-stay") == "yes",
            frames=self._frames(),
            stretch=1,
            rng=Rng("scenario"),
            deck=tuple(self._words("deck")) if "deck" in self.named else box.cards(self.count),
            fair_deck=tuple(card for card in box.fair_cards if card != self.named.get("fair card", "fair-1")),
        )

    def _words(self, key: str) -> list[str]:
        return [word for word in self.named.get(key, "").split() if word != "-"]

    def _map(self) -> tuple[Token | None, ...]:
        words = self._words("map")
        there = dict(zip(words[::2], words[1::2], strict=True))
        return tuple(token(there[space]) if space in there else None for space in self.box.roads.spaces)

    def _bag(self, side: str) -> tuple[Token, ...]:
        if f"bag {side}" in self.named:
            return filled((), map(token, _repeated(self.named[f"bag {side}"])))
        return filled((), (dog for breed in self.box.of_side(side) for dog in self.box.tokens(breed)))

    def _frames(self) -> tuple[frames.Frame, ...]:
        first, turn = Seat(int(self.given.get("first", 0))), Seat(int(self.given.get("turn", 0)))
        whole: tuple[frames.Frame, ...] = (
            frames.Turning(), frames.Gathering(), frames.Income(), frames.CleanUp(), frames.Closing(),
            frames.Gathering(), frames.Upkeep(), frames.Hall(turn if self.stage == "work" else first),
            frames.Donors(), frames.Gathering(), frames.Road(turn),
        )  # fmt: skip
        ends = {"fuel": 2, "cleanup": 4, "upkeep": 7, "work": 8, "arrange": 10, "drive": 11}
        return whole[: ends[self.stage]]

    def _area(self, seat: int) -> Area:
        start = self.box.start
        area = Area(
            coins=start.coins,
            food=start.food,
            medicine=start.medicine,
            gas=start.gas,
            stalls=((), ()),
            place=self.box.roads.centre,
            status=Status.OUT if self.stage == "drive" else Status.HOME,
            truck=filled((), map(token, _repeated(self.named.get(f"truck {seat}", "")))),
            infirmary=dogs(self.named.get(f"infirmary {seat}", "")),
            stretch=1,
        )
        built = self.named.get(f"stalls {seat}")
        if built is not None:
            area = replace(area, stalls=tuple(dogs(words) for words in built.split("/")))
        area = self._with_fields(area, dict(word.split("=") for word in self._words(f"seat {seat}")))
        left = start.workers if area.assistant else start.workers - 1
        return replace(area, frames=self._own(seat), workers=left if self.stage in _BEFORE_UPKEEP else 0)

    def _with_fields(self, area: Area, fields: dict[str, str]) -> Area:
        for name, value in fields.items():
            known: Any = value
            if name == "cards":
                known = self.box.sort(value.split(","))
            elif name == "rewarded":
                known = tuple(sorted(value.split(",")))
            elif name == "status":
                known = Status(value)
            elif name in ("assistant", "moved", "paid"):
                known = value == "yes"
            elif name != "place":
                known = int(value)
            area = replace(area, **{name: known})
        return area

    def _own(self, seat: int) -> tuple[frames.Own, ...]:
        if self.stage == "fuel":
            return (frames.Fuelling(),)
        if {f"yard {seat}", f"sick {seat}"} & self.named.keys():
            yard, sick = (dogs(self.named.get(f"{key} {seat}", "")) for key in ("yard", "sick"))
            return (frames.Arranging(yard, sick),)
        return ()


def _repeated(words: str) -> Iterable[str]:
    """`mutt-sick*2` stands for two."""
    for word in words.split():
        name, _, count = word.partition("*")
        if name != "-":
            yield from [name] * int(count or 1)


def _obey(game: Dogs, state: State, line: str) -> State:
    if found := re.fullmatch(r"(do|illegal): (\d) (.*)", line):
        verb, seat, texts = found.groups()
        if verb == "illegal":
            _refused(game, state, Seat(int(seat)), texts)
            return state
        for text in texts.split("; "):
            state = answer(game, state, Seat(int(seat)), text).state
        return state
    if line == "rest of the round":
        return _rest_of_round(game, state)
    for pattern, check in _CHECKS:
        if found := re.fullmatch(pattern, line):
            ours, theirs = check(game, state, *found.groups())
            assert ours == theirs, f"{line}: {ours}"
            return state
    raise AssertionError(f"not a line of a scenario: {line}")


def _rest_of_round(game: Dogs, state: State) -> State:
    """Everybody takes the last option there is until the round or the game is over."""
    number = state.round
    while state.round == number and (pending := game.pending(state)):
        state = game.apply(state, pending[0], game.legal_actions(state, pending[0])[-1]).state
    return state


def _refused(game: Dogs, state: State, seat: Seat, text: str) -> None:
    try:
        answer(game, state, seat, text)
    except (NotLegal, NotYours):
        return
    raise AssertionError(f"{text} was accepted")


_Pair = tuple[object, object]


def _pending(game: Dogs, state: State, words: str) -> _Pair:
    ours = " / ".join(f"{decision.seat} {decision.kind}" for decision in game.pending(state))
    return ours or "none", words


def _legal(_: Dogs, state: State, seat: str, words: str) -> _Pair:
    return set(options_of(state, int(seat))), set(words.split(" | "))


def _legal_has(_: Dogs, state: State, seat: str, words: str) -> _Pair:
    return set(words.split(" | ")) - set(options_of(state, int(seat))), set()


def _legal_lacks(_: Dogs, state: State, seat: str, words: str) -> _Pair:
    return set(words.split(" | ")) & set(options_of(state, int(seat))), set()


def _cost(game: Dogs, state: State, seat: str, space: str, cost: str) -> _Pair:
    return game.box.roads.cost(state.roadwork, state.areas[int(seat)].place, space), int(cost)


def _number(_: Dogs, state: State, name: str, seat: str, value: str) -> _Pair:
    return getattr(state.areas[int(seat)], name), int(value)


def _stalls(_: Dogs, state: State, seat: str, words: str) -> _Pair:
    return state.areas[int(seat)].stalls, tuple(dogs(stall) for stall in words.split("/"))


def _infirmary(_: Dogs, state: State, seat: str, words: str) -> _Pair:
    return state.areas[int(seat)].infirmary, dogs(words)


def _truck(_: Dogs, state: State, seat: str, words: str) -> _Pair:
    return state.areas[int(seat)].truck, filled((), map(token, _repeated(words)))


def _cards(game: Dogs, state: State, seat: str, words: str) -> _Pair:
    return state.areas[int(seat)].cards, game.box.sort(word for word in words.split() if word != "-")


def _flag(_: Dogs, state: State, name: str, seat: str, value: str) -> _Pair:
    return getattr(state.areas[int(seat)], name), value == "yes"


def _space(game: Dogs, state: State, space: str, word: str) -> _Pair:
    dog = state.dogs[game.box.roads.places[space]]
    return dog, None if word == "-" else token(word)


def _bag(_: Dogs, state: State, side: str, words: str) -> _Pair:
    return state.bags[SIDES.index(side)], filled((), map(token, _repeated(words)))


def _above(game: Dogs, state: State, building: str, words: str) -> _Pair:
    cards = state.display[game.box.buildings.index(building)]
    return list(cards), [word for word in words.split() if word != "-"]


def _part(game: Dogs, state: State, seat: str, name: str, value: str) -> _Pair:
    standing = game.standings(game.view(state, None))[int(seat)]
    found = {part.label.key: part.points for part in standing.parts}
    return found.get(f"dogs-part-{name}", 0), int(value)


def _winners(game: Dogs, state: State, words: str) -> _Pair:
    outcome = game.outcome(state)
    return outcome and list(outcome.winners), [int(word) for word in words.split()]


def _fits(_: Dogs, __: State, stall: str, breed: str, yes: str) -> _Pair:
    return stalls.fits(dogs(stall), breed), yes == "yes"


def _places(_: Dogs, state: State, words: str) -> _Pair:
    return list(state.returned), [int(word) for word in words.split() if word != "-"]


_CHECKS: tuple[tuple[str, Callable[..., _Pair]], ...] = (
    (r"pending: (.*)", _pending),
    (r"legal (\d): (.*)", _legal),
    (r"legal (\d) has: (.*)", _legal_has),
    (r"legal (\d) lacks: (.*)", _legal_lacks),
    (r"cost (\d) (\w+) = (\d)", _cost),
    (r"(coins|food|medicine|gas|workers) (\d) = (\d+)", _number),
    (r"stalls (\d) = (.*)", _stalls),
    (r"infirmary (\d) = (.*)", _infirmary),
    (r"truck (\d) = (.*)", _truck),
    (r"cards (\d) = (.*)", _cards),
    (r"(assistant|paid) (\d) = (yes|no)", _flag),
    (r"status (\d) = (\w+)", lambda _, state, seat, word: (state.areas[int(seat)].status, word)),
    (r"returned = (.*)", _places),
    (r"on (\w+) = (.*)", _space),
    (r"tiles = (.*)", lambda _, state, words: (" ".join(state.roadwork) or "-", words)),
    (r"bag (city|country) = (.*)", _bag),
    (r"discarded = (.*)", lambda game, state, words: (state.discard, game.box.sort(words.split()))),
    (r"fair = (.*)", lambda _, state, words: (list(state.fair), [word for word in words.split() if word != "-"])),
    (r"price = (\d+)", lambda game, state, price: (game.box.price(len(state.fair)), int(price))),
    (r"above ([a-z-]+) = (.*)", _above),
    (r"fits (.*) \+ (\w+) = (yes|no)", _fits),
    (r"points (\d) = (-?\d+)", lambda game, state, seat, points: (
        total(game.box, state, state.areas[int(seat)]), int(points))),
    (r"part (\d) ([a-z-]+) = (-?\d+)", _part),
    (r"round = (\d+)", lambda _, state, number: (state.round, int(number))),
    (r"all stay = (yes|no)", lambda _, state, word: (state.all_stay, word == "yes")),
    (r"final = (yes|no)", lambda _, state, word: (state.final, word == "yes")),
    (r"final next = (yes|no)", lambda _, state, word: (state.final_next, word == "yes")),
    (r"game over = (yes|no)", lambda game, state, word: (not game.pending(state), word == "yes")),
    (r"winners = (.*)", _winners),
)  # fmt: skip
