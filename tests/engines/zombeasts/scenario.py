"""The scenario language of the canon (section 10): fixtures, answers and checks, one per line."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from engines.core import NotLegal, NotYours, Rng, Seat, answer, asked
from engines.zombeasts import Zombeasts
from engines.zombeasts.course import Course
from engines.zombeasts.frames import Beginning
from engines.zombeasts.moons import Rules
from engines.zombeasts.running import run
from engines.zombeasts.state import Area, Options, State
from engines.zombeasts.view import Moon

FOLDER = Path(__file__).parent / "scenarios"
_FIXTURE = re.compile(r"(given|stock|pile|(?:hand|moon|won|minus) \d): ?(.*)")


def scenario(name: str) -> str:
    """Read a scenario by its number."""
    return (FOLDER / f"{name}.txt").read_text("utf-8")


def opening(game: Zombeasts, text: str) -> State:
    """Return the state with which a scenario opens: the turn has begun, what needs no answer has happened."""
    fixture = [found.groups() for line in _lines(text) if (found := _FIXTURE.fullmatch(line))]
    given = dict(word.split("=") for word in fixture[0][1].split())
    rules = Rules(game.deck, given.get("quarters", "on") == "on")
    cards: dict[str, list[tuple[str, ...]]] = {}
    for key, words in fixture[1:]:
        cards.setdefault(key, []).append(tuple(word for word in words.split() if word != "-"))
    named = {card for lists in cards.values() for words in lists for card in words}
    seat, left = Seat(int(given["turn"])), int(given.get("left", 0))
    state = State(
        Rng("scenario"),
        Options(given.get("quarters", "on") == "on", given.get("master", "off") == "on"),
        tuple(_area(rules, cards, number) for number in range(int(given["n"]))),
        _pile(game, cards.get("pile", [()])[0], named),
        cards.get("stock", [()])[0],
        seat,
        (Beginning(),),
        last_round=left > 0,
        turns_left=left,
    )
    return run(Course(rules, state)).state


def prove(game: Zombeasts, text: str) -> State:
    """Play a scenario through and assert everything it says; return the last state."""
    state = opening(game, text)
    for line in _lines(text):
        if not _FIXTURE.fullmatch(line):
            state = _obey(game, state, line)
    return state


def _lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def _area(rules: Rules, cards: dict[str, list[tuple[str, ...]]], seat: int) -> Area:
    won = cards.get(f"won {seat}", [()])[0]
    full = len(won) // 4
    moons = [Moon(rules.colour(words), words) for words in cards.get(f"moon {seat}", [])]
    return Area(
        rules.deck.sort(cards.get(f"hand {seat}", [()])[0]),
        rules.arranged(moons),
        won[: 4 * full],
        won[4 * full :],
        full,
        cards.get(f"minus {seat}", [()])[0],
    )


def _pile(game: Zombeasts, words: tuple[str, ...], named: set[str]) -> tuple[str, ...]:
    if not words or not words[-1].startswith("+"):
        return words
    others = [card for card in game.deck.cards if card not in named]
    return (*words[:-1], *others[: int(words[-1])])


def _obey(game: Zombeasts, state: State, line: str) -> State:
    if found := re.fullmatch(r"(do|illegal): (\d) (.*)", line):
        verb, seat, text = found.groups()
        if verb == "do":
            after: State = answer(game, state, Seat(int(seat)), text).state
            return after
        _refused(game, state, Seat(int(seat)), text)
        return state
    for pattern, check in _CHECKS:
        if found := re.fullmatch(pattern, line):
            ours, theirs = check(game, state, *found.groups())
            assert ours == theirs, f"{line}: {ours}"
            return state
    raise AssertionError(f"not a line of a scenario: {line}")


def _refused(game: Zombeasts, state: State, seat: Seat, text: str) -> None:
    try:
        answer(game, state, seat, text)
    except (NotLegal, NotYours):
        return
    raise AssertionError(f"{text} was accepted")


_Pair = tuple[object, object]


def _pending(game: Zombeasts, state: State, words: str) -> _Pair:
    ours = " ".join(f"{decision.seat} {decision.kind}" for decision in game.pending(state))
    return ours or "none", words


def _texts(game: Zombeasts, state: State, seat: str) -> set[str]:
    decision = asked(game, state, Seat(int(seat)))
    return {game.write(action) for action in game.legal_actions(state, decision)} if decision else set()


def _legal(game: Zombeasts, state: State, seat: str, words: str) -> _Pair:
    return _texts(game, state, seat), set(words.split(" | "))


def _legal_has(game: Zombeasts, state: State, seat: str, words: str) -> _Pair:
    return set(words.split(" | ")) - _texts(game, state, seat), set()


def _legal_lacks(game: Zombeasts, state: State, seat: str, words: str) -> _Pair:
    return set(words.split(" | ")) & _texts(game, state, seat), set()


def _cards(words: str) -> list[str]:
    return sorted(word for word in words.split() if word != "-")


def _hand(_: Zombeasts, state: State, seat: str, words: str) -> _Pair:
    return sorted(state.areas[int(seat)].hand), _cards(words)


def _hand_size(_: Zombeasts, state: State, seat: str, size: str) -> _Pair:
    return len(state.areas[int(seat)].hand), int(size)


def _hand_has(_: Zombeasts, state: State, seat: str, words: str) -> _Pair:
    return set(_cards(words)) - set(state.areas[int(seat)].hand), set()


def _moons(_: Zombeasts, state: State, seat: str, words: str) -> _Pair:
    ours = sorted(sorted(moon.cards) for moon in state.areas[int(seat)].moons)
    return ours, sorted(_cards(moon) for moon in words.split("/") if _cards(moon))


def _won(_: Zombeasts, state: State, seat: str, words: str) -> _Pair:
    area = state.areas[int(seat)]
    return sorted(area.won + area.bonus), _cards(words)


def _minus(_: Zombeasts, state: State, seat: str, words: str) -> _Pair:
    return sorted(state.areas[int(seat)].minus), _cards(words)


def _points(game: Zombeasts, state: State, words: str) -> _Pair:
    points = [standing.points for standing in game.standings(game.view(state, None))]
    return points, [int(word) for word in words.split()]


def _winners(game: Zombeasts, state: State, words: str) -> _Pair:
    outcome = game.outcome(state)
    return outcome and list(outcome.winners), [int(word) for word in words.split()]


def _yes(words: str) -> bool:
    return words == "yes"


_CHECKS: tuple[tuple[str, Callable[..., _Pair]], ...] = (
    (r"pending: (.*)", _pending),
    (r"legal (\d): (.*)", _legal),
    (r"legal (\d) has: (.*)", _legal_has),
    (r"legal (\d) lacks: (.*)", _legal_lacks),
    (r"hand (\d) = (.*)", _hand),
    (r"hand (\d) size (\d+)", _hand_size),
    (r"hand (\d) has (.*)", _hand_has),
    (r"moons (\d) = (.*)", _moons),
    (r"won (\d) = (.*)", _won),
    (r"minus (\d) = (.*)", _minus),
    (r"stock = (.*)", lambda _, state, words: (sorted(state.stock), _cards(words))),
    (r"discard = (.*)", lambda _, state, words: (sorted(state.discard), _cards(words))),
    (r"pile size (\d+)", lambda _, state, size: (len(state.pile), int(size))),
    (r"points = (.*)", _points),
    (r"due = (\d)", lambda game, state, due: (game.view(state, None).due, int(due))),
    (r"turn = (\d)", lambda _, state, seat: (state.on_turn, int(seat))),
    (r"last round = (yes|no)", lambda _, state, words: (state.last_round, _yes(words))),
    (r"game over = (yes|no)", lambda game, state, words: (not game.pending(state), _yes(words))),
    (r"winners = (.*)", _winners),
)
