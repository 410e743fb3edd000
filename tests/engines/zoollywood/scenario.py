"""The scenarios of the canon (section 10): fixtures, answers and checks, one per line.

A file holds the words of the canon as comments and then one case or several, each opened by `== name`. Lines before
the first case are shared; a fixture line of a case takes the place of the shared one.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from engines.core import NotLegal, NotYours, Rng, Seat, answer, asked
from engines.zoollywood.course import Course
from engines.zoollywood.frames import Acting, Beginning, Ending, Frame
from engines.zoollywood.ground import Ground, Options
from engines.zoollywood.pieces import BARRIER_IDS, EGGS, EMPTY, NAMES
from engines.zoollywood.running import run
from engines.zoollywood.state import Lying, State
from tests.engines.zoollywood.table import BOX, GAME

FOLDER = Path(__file__).parent / "scenarios"
_FIXTURE = re.compile(r"(given|blue|yellow|barriers|storms|tents|hand \d|deck|discard|numbers):\s*(.*)")
_WITHOUT_10 = (1, 2, 3, 5, 7, 8, 9, 12)
_PIECES = {"A": "aA", "S": "sS", "E": "oO"}

_Fixture = dict[str, str]


def cases(name: str) -> dict[str, tuple[_Fixture, list[str]]]:
    """Read the cases of a scenario: fixture and script of each."""
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    shared, found, current = list[str](), dict[str, list[str]](), ""
    for line in lines:
        if line.startswith("== "):
            current = line[3:]
            found[current] = []
        else:
            (found[current] if current else shared).append(line)
    return {case: _parts(shared, own) for case, own in (found or {"": []}).items()}


def _parts(shared: list[str], own: list[str]) -> tuple[_Fixture, list[str]]:
    fixture, script = _Fixture(), []
    for line in (*shared, *own):
        found = _FIXTURE.fullmatch(line)
        if found:
            fixture[found[1]] = found[2]
        else:
            script.append(line)
    return fixture, script


def opening(fixture: _Fixture) -> State:
    """Return the state with which a case opens: a turn has begun, what needs no answer has happened."""
    given = dict(word.split("=") for word in fixture.get("given", "").split())
    seats = int(given.get("seats", "2"))
    hands = tuple(_numbers(fixture.get(f"hand {seat}", "")) for seat in range(seats))
    deck = _numbers(fixture.get("deck", ""))
    ended = given.get("ended", "")
    frames: tuple[Frame, ...] = (Beginning(),) if ended else (Ending(), Acting())
    state = State(
        Rng("scenario"),
        Options(
            "team" if seats == 4 else given.get("mode", "standard"),
            seats,
            any(hands) or bool(deck) or "numbers" in fixture,
            given.get("star-rule", "on") == "on",
            int(given.get("penguins", "4")),
        ),
        _ground(fixture),
        tuple(tuple(sorted(hand)) for hand in hands),
        Seat(int(given.get("active", "0"))),
        frames,
        tuple(map(Lying, deck)),
        _numbers(fixture.get("discard", "")),
        _numbers(fixture["numbers"]) if "numbers" in fixture else _WITHOUT_10,
        turn=int(ended or given.get("turn", "5")),
    )
    return run(Course(BOX, state)).state


def prove(fixture: _Fixture, script: list[str]) -> State:
    """Play a case through and assert everything it says; return the last state."""
    state = opening(fixture)
    for line in script:
        state = _obey(state, line)
    return state


def _numbers(words: str) -> tuple[int, ...]:
    return tuple(int(word) for word in words.split() if word != "-")


def _ground(fixture: _Fixture) -> Ground:
    board = [EMPTY] * len(BOX.lattice.names)
    for side, name in enumerate(("blue", "yellow")):
        kind = ""
        for word in fixture.get(name, "").split():
            if word in _PIECES:
                kind = word
            else:
                for space in _spaces(word):
                    assert board[BOX.space(space)] == EMPTY, f"{space} is taken twice"
                    board[BOX.space(space)] = _PIECES[kind][side]
    words = fixture.get("barriers", "").split()
    barrier = ""
    for word in words:
        if word in BARRIER_IDS:
            barrier = word
        else:
            for space in _spaces(word):
                board[BOX.space(space)] = BARRIER_IDS[barrier]
    tents = fixture.get("tents", "").split()
    return Ground(
        "".join(board),
        tuple(BOX.space(word) for word in fixture.get("storms", "").split()),
        tuple(BOX.tent(tile, area) for tile, area in zip(tents[::2], tents[1::2], strict=True)),
    )


def _spaces(word: str) -> list[str]:
    """Spell out `d1-d7`."""
    found = re.fullmatch(r"([a-g])(\d)-\1(\d)", word)
    return [f"{found[1]}{number}" for number in range(int(found[2]), int(found[3]) + 1)] if found else [word]


def _obey(state: State, line: str) -> State:
    if found := re.fullmatch(r"(do|illegal) (\d): (.*)", line):
        verb, seat, words = found.groups()
        for text in words.split("; "):
            if verb == "do":
                state = answer(GAME, state, Seat(int(seat)), text).state
            else:
                _refused(state, Seat(int(seat)), text)
        return state
    for pattern, check in _CHECKS:
        if found := re.fullmatch(pattern, line):
            ours, theirs = check(state, *found.groups())
            assert ours == theirs, f"{line}: {ours}"
            return state
    raise AssertionError(f"not a line of a scenario: {line}")


def _refused(state: State, seat: Seat, text: str) -> None:
    try:
        answer(GAME, state, seat, text)
    except (NotLegal, NotYours):
        return
    raise AssertionError(f"{text} was accepted")


_Pair = tuple[object, object]


def _pending(state: State, words: str) -> _Pair:
    return " ".join(f"{one.seat} {one.kind}" for one in GAME.pending(state)) or "none", words


def _texts(state: State, seat: str) -> list[str]:
    decision = asked(GAME, state, Seat(int(seat)))
    return [GAME.write(action) for action in GAME.legal_actions(state, decision)] if decision else []


def _legal(state: State, seat: str, words: str) -> _Pair:
    return set(_texts(state, seat)), set(words.split(" | "))


def _legal_verb(state: State, seat: str, verb: str, words: str) -> _Pair:
    ours = {text.removeprefix(f"{verb} ") for text in _texts(state, seat) if text.startswith(verb)}
    return ours, {word for word in words.split(" | ") if word != "-"}


def _has(state: State, seat: str, words: str) -> _Pair:
    return set(words.split(" | ")) - set(_texts(state, seat)), set()


def _lacks(state: State, seat: str, words: str) -> _Pair:
    return set(words.split(" | ")) & set(_texts(state, seat)), set()


def _eggs(state: State, side: str, words: str) -> _Pair:
    egg = EGGS[("blue", "yellow").index(side)]
    ours = {name for name, piece in zip(BOX.lattice.names, state.ground.board, strict=True) if piece == egg}
    return ours, {space for word in words.split() if word != "-" for space in _spaces(word)}


def _unused(state: State, side: str, what: str, count: str) -> _Pair:
    view = GAME.view(state, None).sides[("blue", "yellow").index(side)]
    return getattr(view, f"unused_{what}"), int(count)


def _at(state: State, space: str, piece: str) -> _Pair:
    return NAMES[state.ground.board[BOX.space(space)]], piece


def _winner(state: State, side: str, why: str) -> _Pair:
    result = state.result
    sides = {0: "blue", 1: "yellow", None: "nobody"}
    return result and (sides[result.side], result.why), (side, why)


_CHECKS: tuple[tuple[str, Callable[..., _Pair]], ...] = (
    (r"pending: (.*)", _pending),
    (r"legal (\d) = (.*)", _legal),
    (r"legal (\d) has (.*)", _has),
    (r"legal (\d) lacks (.*)", _lacks),
    (r"legal (\d) count (\d+)", lambda state, seat, count: (len(_texts(state, seat)), int(count))),
    (r"legal (\d) ([a-z]+) = (.*)", _legal_verb),
    (r"(blue|yellow) eggs = (.*)", _eggs),
    (r"(blue|yellow) count (\d+)", lambda state, side, count: (len(_eggs(state, side, "")[0]), int(count))),  # type: ignore[arg-type]  # a set
    (r"(blue|yellow) unused (eggs|assistants|stars) (\d+)", _unused),
    (r"at ([a-g]\d) = (.*)", _at),
    (r"hand (\d) = (.*)", lambda state, seat, words: (state.hands[int(seat)], _numbers(words))),
    (r"deck = (.*)", lambda state, words: (tuple(lying.card for lying in state.deck), _numbers(words))),
    (r"discard = (.*)", lambda state, words: (state.discard, _numbers(words))),
    (r"on turn = (\d)", lambda state, seat: (state.on_turn, int(seat))),
    (r"winner = (blue|yellow|nobody) by (.*)", _winner),
)
