"""The long run of the screens: `python -m tests.cogs.fit zombeasts --sessions 1000`.

Plays sessions with any number of seats and any options at random, one in ten half by the computer player, and holds
every question on the way against the figures of the platform: each menu that can be opened from its panel, and what
the board carries of it. What does not fit is printed with the session and entry; exit code 1.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter, deque
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from cogs import ids
from cogs.entries import captions_of, entries_of
from cogs.fields import form_of
from cogs.layout import Captions, Entry, Form, Leaf, Node, OneByOne, Sheet, lay_out
from cogs.screens.board import board_rows
from cogs.screens.choices import FIRST, RuleButton, Stand, row_of
from cogs.screens.panel import asking
from cogs.sight import Sight
from cogs.spec import Button, Menu, MessageSpec, Row, check
from engines.core import AnyGame, Decision, Question, Seat, Setup, fold, on_board
from engines.registry import GAMES
from render.contract import Person, Table
from render.registry import presenter
from sessions.values import Look, Place, Player, SeatHolder, Session, SessionId, Status
from tests.cogs.layout_cases import targets, within_limits
from tests.engines.contestants import contestant

LONGEST = "W" * 32
"""No name of an account is longer."""
REVISION = 999_999
"""No session has more steps than its ids can count."""


class Misfit(msgspec.Struct, frozen=True):
    """What does not fit, and where it was met."""

    luck: int
    entry: int
    kind: str
    why: str


class Asked(msgspec.Struct, frozen=True):
    """A question as the panel puts it, folded, at the state in which it is asked."""

    game: AnyGame
    state: Any
    decision: Decision
    question: Question
    setup: Setup


def questions(name: str, luck: int) -> Iterator[Asked]:
    """Play a session and yield each of its questions."""
    game, random = contestant(name).game, Random(luck)
    setup = contestant(name).kit.setups(random)
    state = game.start(setup).state
    while pending := game.pending(state):
        decision = random.choice(pending)
        actions, view = game.legal_actions(state, decision), game.view(state, decision.seat)
        question = game.question(view, decision, actions)
        yield Asked(game, state, decision, fold(game, state, question), setup)
        sensible = luck % 10 == 0 and random.random() < 0.5
        action = game.choose(view, decision, actions) if sensible else random.choice(actions)
        state = game.apply(state, decision, action).state


def fits(one: Asked) -> None:
    """Open every menu of a question and the board beside it; raise AssertionError or TooMuch for what breaks."""
    sight = sight_of(one)
    words = asking(sight, one.question)
    captions = captions_of(one.question, sight.face, sight.names, coda=True)
    badges = sight.face.badges(sight.look.view)
    entries = entries_of(one.question, sight.face, sight.names, badges)
    form = form_of(one.question, sight.face, sight.names, badges)
    found = set[int]()
    for sheet, stand in sheets(entries, captions, form):
        within_limits(sheet)
        sendable(MessageSpec(words, rows=rows_of(sight, one.question, sheet, stand)))
        found |= {target.index for target in targets(sheet) if isinstance(target, Leaf)}
    assert found == set(range(len(entries))), "not every answer can be reached"
    sendable(MessageSpec("board", rows=board_rows(watched(sight, one))))


def sheets(entries: tuple[Entry, ...], captions: Captions, form: Form | None) -> Iterator[tuple[Sheet, Stand]]:
    """Lay a question out at every place that can be walked to; a form also put aside, and filled in."""
    waiting, seen = deque([FIRST]), set[Stand]()
    if form is not None and form.keeps:
        most = sum(field.most for field in form.fields)
        waiting.append(Stand(picks=tuple(range(len(form.items)))[-most:]))
    while waiting:
        stand = waiting.popleft()
        if stand in seen:
            continue
        seen.add(stand)
        shown = form and replace(form, plain=stand.plain, picks=stand.picks)
        sheet = lay_out(entries, captions, stand.address, stand.page, form=shown, drafted=True)
        yield sheet, stand
        for target in targets(sheet):
            if isinstance(target, Node):
                waiting.append(Stand(target.address, target.page, plain=stand.plain))
            elif isinstance(target, OneByOne):
                waiting.append(Stand(plain=True))


def rows_of(sight: Sight, question: Question, sheet: Sheet, stand: Stand) -> tuple[Row, ...]:
    """Return a sheet as components with the longest ids that a panel can have."""
    press = ids.PressId(
        sight.session.id, REVISION, REVISION, ids.Verb.GO, stand.lap, 99,
        stand.address, stand.page, plain=stand.plain, picks=stand.picks,
    )  # fmt: skip
    return tuple(row_of(row, press, RuleButton(sight.session.game, question.topic)) for row in sheet.rows)


def sendable(spec: MessageSpec) -> None:
    """Insist on the figures of a message; its ids are readable and differ, no label is empty."""
    check(spec)
    assert spec.text.strip()
    used = [id_ for row in spec.rows for id_ in readable(row)]
    assert len(used) == len(set(used)), used


def readable(row: Row) -> tuple[str, ...]:
    """Insist that a press understands what stands in a row; return its ids."""
    if isinstance(row, Menu):
        press = ids.PressId.read(row.id)
        reads = ids.PickValue.read if press.verb is ids.Verb.MULTI else partial(ids.read_value, press)
        assert len({option.value for option in row.options}) == len(row.options)
        for option in row.options:
            assert option.label.strip()
            reads(option.value)
        return (row.id,)
    buttons = [button for button in row if isinstance(button, Button)] if isinstance(row, tuple) else []
    for button in buttons:
        assert button.label.strip()
        assert not button.id.startswith("p1:") or str(ids.PressId.read(button.id)) == button.id
    return tuple(button.id for button in buttons)


def sight_of(one: Asked) -> Sight:
    """Look through the eyes of the seat that is asked, at a table of the longest names."""
    seat, game = one.decision.seat, one.game
    look = Look(_session(one), seat, game.view(one.state, seat), game.pending(one.state), one.question, None)
    names = Table(look.session.id, tuple(Person(LONGEST) for _ in range(one.setup.seats)))
    return Sight(look, game, presenter(game), names, names)


def watched(sight: Sight, one: Asked) -> Sight:
    """Look as a spectator."""
    look = replace(
        sight.look, seat=None, view=one.game.view(one.state, None), question=None,
        open_question=on_board(one.game, one.state),
    )  # fmt: skip
    return replace(sight, look=look)


def _session(one: Asked) -> Session:
    about = one.game.about
    holders = tuple(SeatHolder(Seat(seat), Player(seat + 1, LONGEST)) for seat in range(one.setup.seats))
    return Session(
        SessionId("k" * 12), about.id, "pack", one.game.pack.hash, "pack", Status.RUNNING, Place(1, 1), 1, holders,
        one.setup.options, REVISION, REVISION, 1, None, None, None,
    )  # fmt: skip


def run(name: str, first: int, sessions: int) -> tuple[Counter[str], list[Misfit]]:
    """Play and judge; return how many questions of each kind were met, and what did not fit."""
    met, misfits = Counter[str](), list[Misfit]()
    for luck in range(first, first + sessions):
        for number, one in enumerate(questions(name, luck)):
            met[one.decision.kind] += 1
            try:
                fits(one)
            except Exception as error:  # noqa: BLE001 - whatever breaks is what the run is for
                misfits.append(Misfit(luck, number, one.decision.kind, f"{type(error).__name__}: {error}"))
        if (luck + 1 - first) % 100 == 0:
            print(f"{luck + 1 - first} sessions, {len(misfits)} do not fit", file=sys.stderr)  # noqa: T201 - it is a command
    return met, misfits


def main() -> int:
    """Parse the command line, run, and print what was met."""
    parser = ArgumentParser(
        prog="python -m tests.cogs.fit", description="Hold many questions against the platform."
    )
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--sessions", type=int, default=1_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first session")
    asked = parser.parse_args()
    met, misfits = run(asked.game, asked.first, asked.sessions)
    print(f"{asked.game}: {asked.sessions} sessions, {met.total()} questions, {len(misfits)} do not fit")  # noqa: T201 - it is a command
    print(*(f"{kind} {count}" for kind, count in sorted(met.items())), sep="\n")  # noqa: T201 - the same
    print(*misfits[:20], sep="\n")  # noqa: T201 - the same
    return 1 if misfits else 0


if __name__ == "__main__":
    sys.exit(main())
