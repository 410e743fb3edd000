"""What chaos says of a record, from the presses that led to it: sessions pressed at random, in one process."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bench.chaos.notes import Deed
from bench.chaos.verdict import Case, cases, unasked_for
from cogs.ids import check_of
from engines.core import Offer
from sessions import lobby, play
from sessions.chain import Chain
from sessions.house import House
from sessions.opening import open_house
from sessions.values import Closing, Look, Place, Player, SessionId, Status

PEOPLE = (Player(1, "Ann"), Player(2, "Ben"), Player(3, "Cleo"))
MOST = 800
PAUSED = 2
"""A deal in which a chain waits for another question of its seat."""


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    opened = await open_house(f"sqlite:///{tmp_path / 'bot.db'}")
    yield opened
    await opened.close()


async def pressed_through(house: House, monkeypatch: pytest.MonkeyPatch, deal: int) -> tuple[SessionId, set[Deed]]:
    """Play a session of Dogs Bond by offers taken at random; return what was pressed."""
    monkeypatch.setattr("sessions.lobby.secrets.token_hex", lambda _: f"{deal:032x}")
    opened = await lobby.open_lobby(house, Place(1, deal + 1), PEOPLE[0], "dogs_bond")
    for player in PEOPLE[1:]:
        await lobby.join(house, opened.id, player)
    await lobby.start(house, opened.id, PEOPLE[0].id)
    luck, pressed = Random(deal), set[Deed]()
    for _ in range(MOST):
        table = await play.look(house, opened.id, None)
        if table.session.status is not Status.RUNNING:
            break
        player = PEOPLE[luck.choice(table.pending).seat]
        look = await play.look(house, opened.id, player.id)
        pressed.add(await press(house, look, player.id, luck))
    return opened.id, pressed


async def press(house: House, look: Look, player: int, luck: Random) -> Deed:
    question = look.question
    assert question is not None
    offer = luck.choice((*question.offers, *question.outright))
    await play.lay_out(house, look.session.id, player, chain_of(offer, question.decision.id), len(look.draft.steps))
    return Deed(look.session.id, question.decision.id, player, check_of(offer.line))


def chain_of(offer: Offer, decision: int) -> Chain:
    """Return what a press on an offer stands for, as `cogs/press/meaning.py` reads it."""
    if offer.runs_on:
        return Chain((offer.text,), decision, Closing(rest=offer.then, picks=len(offer.then)))
    return Chain(offer.texts, decision)


async def judged(house: House, session: SessionId, pressed: set[Deed]) -> list[str]:
    (case,) = await cases(house, [session])
    notes: Any = SimpleNamespace(pressed=pressed)
    return list(unasked_for(case, notes))


async def test_what_goes_on_after_another_question_was_pressed_before_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, pressed = await pressed_through(house, monkeypatch, PAUSED)
    assert await judged(house, session, pressed) == []
    monkeypatch.setattr(Case, "begun", lambda *_: iter(()))
    assert await judged(house, session, pressed), "a home is tried after the question for a further roll"


async def test_an_answer_that_nobody_pressed_is_named(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    session, pressed = await pressed_through(house, monkeypatch, 1)
    (case,) = await cases(house, [session])
    first = case.answers[0]
    told = await judged(house, session, {deed for deed in pressed if deed.decision not in first.decisions})
    assert told[0] == f"{session}: {first.person} never answered {set(first.decisions)} with {first.checks}"
