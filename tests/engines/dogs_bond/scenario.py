"""The scenarios of the canon (section 10) in a small language: fixtures, answers and checks, one per line.

The words of the canon stand above each block. Unless a block says otherwise: ALPHA is seat 0, preferences are
`always`, abilities are skipped, and the event that follows asks ALPHA for a swap, so that the state stands still.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from engines.core import NotLegal, NotYours, Rng, Seat, answer, asked, phrase
from engines.dogs_bond import DogsBond, frames
from engines.dogs_bond.actions import Bows
from engines.dogs_bond.box import FACE_UP, place_of
from engines.dogs_bond.course import Course
from engines.dogs_bond.events import Event
from engines.dogs_bond.running import run
from engines.dogs_bond.state import Dog, Options, State
from engines.dogs_bond.view import Phase

FOLDER = Path(__file__).parent / "scenarios"
HOUSES = ("april", "chase", "diego", "naomi", "tom", "yasmin")
PLAIN_DOGS = ("labrador", "golden-retriever", "border-collie", "boston-terrier", "jack-russell", "chihuahua")
_FIXTURE = re.compile(r"(given|pile|discard|dogs|houses|events|dice|(?:paw|front|instinct|bows) \d): ?(.*)")


class Dice(Rng, frozen=True):
    """A generator whose rolls of the die are preset; everything else is luck."""

    faces: tuple[int, ...] = ()

    def below(self, limit: int) -> tuple[int, Rng]:
        if limit != 6 or not self.faces:
            number, rng = super().below(limit)
            return number, Dice(rng.seed, rng.drawn, self.faces)
        return self.faces[0] - 1, Dice(self.seed, self.drawn + 1, self.faces[1:])


class Table(msgspec.Struct, frozen=True):
    """A scenario under way: the state, what was heard last, and whether abilities are asked about."""

    state: State
    heard: tuple[Event, ...]
    abilities: bool


def scenario(name: str) -> str:
    """Read a scenario by its number."""
    return (FOLDER / f"{name}.txt").read_text("utf-8")


def opening(game: DogsBond, text: str) -> State:
    """Return the state with which a scenario opens; what needs no answer has happened."""
    return opened(game, text).state


def prove(game: DogsBond, text: str) -> State:
    """Play a scenario through and assert everything it says; return the last state."""
    table = opened(game, text)
    for line in _lines(text):
        if not _FIXTURE.fullmatch(line):
            table = _obey(game, table, line)
    return table.state


def opened(game: DogsBond, text: str) -> Table:
    """Lay a scenario out and begin it."""
    fixture = {found[1]: found[2] for line in _lines(text) if (found := _FIXTURE.fullmatch(line))}
    given = dict(word.split("=") for word in fixture["given"].split())
    named = {key: tuple(word for word in words.split() if word != "-") for key, words in fixture.items()}
    event = (given["event"],) if "event" in given else ()
    start = given.get("start", "turn")
    seats = int(given["n"])
    state = State(
        Dice("scenario", 0, tuple(map(int, named.get("dice", ())))),
        Options(),
        tuple(_dog(named, seat, seats) for seat in range(seats)),
        Seat(int(given.get("alpha", 0))),
        _stack(start, given.get("play")),
        Phase.TURN,
        named.get("houses", HOUSES),
        named.get("pile", ()),
        named.get("discard", ()),
        (*event, *named.get("events", ("moving-van", "street-fair"))) if start == "turn" else (),
    )
    step = run(Course(game.box, state))
    return _skipping(game, Table(step.state, step.events, given.get("abilities") == "asked"))


def _stack(start: str, player: str | None) -> tuple[frames.AnyFrame, ...]:
    """Return what is under way: a turn to begin, a dog told to play before it, Tail Wag or Adoption Day."""
    if start == "tail-wag":
        return (frames.Wagging(),)
    if start == "adoption":
        return (frames.Revealing(),)
    if player is None:
        return (frames.Beginning(),)
    return (frames.Beginning(), frames.Playing((frames.Player(Seat(int(player)), 1),)))


def _dog(named: dict[str, tuple[str, ...]], seat: int, seats: int) -> Dog:
    picked = named.get("dogs", ())
    breeds = (*picked, *(dog for dog in PLAIN_DOGS if dog not in picked))[:seats]
    front = named.get(f"front {seat}", ())
    piles = tuple(tuple(card for card in front if card.startswith(kind)) for kind in FACE_UP)
    bows = Bows(named.get(f"bows {seat}", ("always",))[0])
    paw = tuple(sorted(named.get(f"paw {seat}", ()), key=_rank))
    return Dog(breeds[seat], paw, piles, named.get(f"instinct {seat}", ()), bows)


def _rank(card: str) -> tuple[int, str]:
    return place_of("play-bow" if card == "play-bow" else card.split("-", maxsplit=1)[0]), card


def _lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def _skipping(game: DogsBond, table: Table) -> Table:
    """Skip abilities unless the scenario is about them."""
    while not table.abilities and (found := [one for one in game.pending(table.state) if one.kind == "ability"]):
        step = answer(game, table.state, found[0].seat, "skip")
        table = replace(table, state=step.state, heard=table.heard + step.events)
    return table


def _obey(game: DogsBond, table: Table, line: str) -> Table:
    if found := re.fullmatch(r"(do|illegal): (\d) (.*)", line):
        verb, seat, text = found.groups()
        if verb == "do":
            step = answer(game, table.state, Seat(int(seat)), text)
            return _skipping(game, replace(table, state=step.state, heard=step.events))
        _refused(game, table.state, Seat(int(seat)), text)
        return table
    for pattern, check in _CHECKS:
        if found := re.fullmatch(pattern, line):
            ours, theirs = check(game, table, *found.groups())
            assert ours == theirs, f"{line}: {ours}"
            return table
    raise AssertionError(f"not a line of a scenario: {line}")


def _refused(game: DogsBond, state: State, seat: Seat, text: str) -> None:
    try:
        answer(game, state, seat, text)
    except (NotLegal, NotYours):
        return
    raise AssertionError(f"{text} was accepted")


_Pair = tuple[object, object]


def _words(words: str) -> list[str]:
    return [word for word in words.split() if word != "-"]


def _pending(game: DogsBond, table: Table, words: str) -> _Pair:
    ours = ", ".join(f"{decision.seat} {decision.kind}" for decision in game.pending(table.state))
    return ours or "none", words


def _legal(game: DogsBond, table: Table, seat: str, words: str) -> _Pair:
    decision = asked(game, table.state, Seat(int(seat)))
    actions = game.legal_actions(table.state, decision) if decision else ()
    return sorted(game.write(action) for action in actions), sorted(words.split(" | "))


def _paw(_: DogsBond, table: Table, seat: str, words: str) -> _Pair:
    return sorted(table.state.dogs[int(seat)].paw), sorted(_words(words))


def _front(_: DogsBond, table: Table, seat: str, words: str) -> _Pair:
    return [card for pile in table.state.dogs[int(seat)].piles for card in pile], _words(words)


def _total(game: DogsBond, table: Table, seat: str, attribute: str, number: str) -> _Pair:
    pile = table.state.dogs[int(seat)].piles[FACE_UP.index(attribute)]
    return game.box.total(pile), int(number)


def _levels(game: DogsBond, table: Table, seat: str, words: str) -> _Pair:
    dog = game.view(table.state, None).dogs[int(seat)]
    ours = {adopter: level for adopter, level in zip(table.state.houses, dog.levels, strict=True) if level}
    names = words.split()
    return ours, dict(zip(names[::2], map(int, names[1::2]), strict=True))


def _bond(game: DogsBond, table: Table, seat: str, number: str) -> _Pair:
    return game.view(table.state, None).dogs[int(seat)].bond, int(number)


def _potential(game: DogsBond, table: Table, seat: str, adopter: str, points: str) -> _Pair:
    """Look at what the question promises for an adopter."""
    decision = asked(game, table.state, Seat(int(seat)))
    assert decision is not None
    actions = game.legal_actions(table.state, decision)
    question = game.question(game.view(table.state, decision.seat), decision, actions)
    note = next(offer.note for offer in question.offers if offer.text == f"try {adopter}")
    return note[-1], phrase("dogs-bond-note-points", points=int(points))


def _score(game: DogsBond, table: Table, seat: str, points: str) -> _Pair:
    return game.standings(game.view(table.state, None))[int(seat)].points, int(points)


def _winners(game: DogsBond, table: Table, words: str) -> _Pair:
    outcome = game.outcome(table.state)
    return outcome and list(outcome.winners), [int(word) for word in words.split()]


def _heard(_: DogsBond, table: Table, words: str) -> _Pair:
    told = [f"{event.__struct_config__.tag} {event.actor}" for event in table.heard]
    return words in told, True


def _home(_: DogsBond, table: Table, seat: str, adopter: str) -> _Pair:
    return table.state.day.homes[int(seat)] or "-", adopter


def _cards_of(part: str) -> Callable[..., _Pair]:
    return lambda _, table, words: (list(getattr(table.state, part)), _words(words))


def _size_of(part: str) -> Callable[..., _Pair]:
    return lambda _, table, size: (len(getattr(table.state, part)), int(size))


_CHECKS: Sequence[tuple[str, Callable[..., _Pair]]] = (
    (r"pending: (.*)", _pending),
    (r"legal (\d): (.*)", _legal),
    (r"paw (\d) = (.*)", _paw),
    (r"paw (\d) size (\d+)", lambda _, table, seat, size: (len(table.state.dogs[int(seat)].paw), int(size))),
    (r"front (\d) = (.*)", _front),
    (r"total (\d) ([a-z]+) = (\d+)", _total),
    (
        r"instinct (\d) = (.*)",
        lambda _, table, seat, words: (list(table.state.dogs[int(seat)].instinct), _words(words)),
    ),
    (r"levels (\d) = ?(.*)", _levels),
    (r"bond (\d) = (\d+)", _bond),
    (r"potential (\d) ([a-z]+) = (\d+)", _potential),
    (r"score (\d) = (\d+)", _score),
    (r"winners = (.*)", _winners),
    (r"home (\d) = (.*)", _home),
    (r"order = (.*)", lambda _, table, words: (list(table.state.day.order), [int(word) for word in words.split()])),
    (r"heard: (.*)", _heard),
    (r"pile = (.*)", _cards_of("pile")),
    (r"pile size (\d+)", _size_of("pile")),
    (r"discard = (.*)", _cards_of("discard")),
    (r"events = (.*)", _cards_of("events")),
    (r"events size (\d+)", _size_of("events")),
    (r"houses = (.*)", _cards_of("houses")),
    (r"event = (.*)", lambda _, table, event: (table.state.event, event)),
    (r"alpha = (\d)", lambda _, table, seat: (table.state.alpha, int(seat))),
    (r"phase = (.*)", lambda _, table, phase: (table.state.phase, phase)),
    (r"depleted = (yes|no)", lambda _, table, words: (table.state.depleted, words == "yes")),
)
