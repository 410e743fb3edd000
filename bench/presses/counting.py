"""How many presses an occasion takes: from the board, from the message of the turn, and with wishes set."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

import msgspec

from bench.presses.occasions import Answer, Occasion, texts
from bench.presses.screen import best, on_the_board
from engines.core import AnyGame, Coda, fold, on_board, put
from render.contract import Presenter


class Way(StrEnum):
    """Where a player begins."""

    BOARD = "board"
    MESSAGE = "message"
    WISHES = "wishes"
    """From the message, with the wishes and closing steps switched on that answer most."""


class Player(msgspec.Struct, frozen=True):
    """Somebody at a table of a game. `wishes` are those that answer most of this record."""

    game: AnyGame
    face: Presenter
    wishes: Mapping[str, str]


def presses(player: Player, occasion: Occasion, way: Way) -> int:
    """Count the presses of an occasion."""
    chain, at, count, opened = texts(occasion), 0, 0, False
    while at < len(occasion):
        answer = occasion[at]
        if way is Way.WISHES and wished(player, answer):
            at += 1
            continue
        from_board = 0 if opened or way is not Way.BOARD else _on_board(player, answer, chain[at:])
        if from_board:
            at, count, opened = at + from_board, count + 1, True
            continue
        count += way is Way.BOARD and not opened
        opened = True
        covered, cost, coda = _in_panel(player, answer, chain[at:])
        at, count = at + covered, count + cost
        if way is Way.WISHES:
            at += _closing(coda, chain[at:])
    return count


def wished(player: Player, answer: Answer) -> bool:
    """Tell whether the wishes give the answer that was given."""
    game, decision = player.game, answer.decision
    actions = game.legal_actions(answer.state, decision)
    view = game.view(answer.state, decision.seat)
    return bool(game.wished(view, decision, actions, player.wishes) == answer.action)


def best_wishes(game: AnyGame, answers: tuple[Answer, ...]) -> dict[str, str]:
    """Return for each wish the value that gives most of the answers of a record."""
    chosen: dict[str, str] = {}
    for wish in game.wishes(game.view(answers[0].state, answers[0].decision.seat)):
        asked_for = [answer for answer in answers if answer.decision.kind in wish.kinds]
        counts = {value.id: _given(game, {wish.id: value.id}, asked_for) for value in wish.values}
        chosen[wish.id] = max(counts, key=lambda value: counts[value])
    return chosen


def _given(game: AnyGame, wishes: Mapping[str, str], answers: list[Answer]) -> int:
    found = 0
    for answer in answers:
        actions = game.legal_actions(answer.state, answer.decision)
        view = game.view(answer.state, answer.decision.seat)
        found += game.wished(view, answer.decision, actions, wishes) == answer.action
    return found


def _on_board(player: Player, answer: Answer, chain: tuple[str, ...]) -> int:
    shown = on_board(player.game, answer.state)
    if shown is None or answer.decision not in (shown.decision, *shown.shared):
        return 0
    return on_the_board(player.face, shown, chain)


def _in_panel(player: Player, answer: Answer, chain: tuple[str, ...]) -> tuple[int, int, Coda | None]:
    game, seat = player.game, answer.decision.seat
    plain = put(game, answer.state, seat)
    assert plain is not None  # noqa: S101 - it was answered
    step = best(player.face, fold(game, answer.state, plain), chain)
    return step.texts, step.presses, plain.coda


def _closing(coda: Coda | None, chain: tuple[str, ...]) -> int:
    """Return how many texts the closing steps answer."""
    closing: Any = () if coda is None else coda.texts
    return next((at for at, text in enumerate(chain) if text not in closing), len(chain))
