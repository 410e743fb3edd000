"""Drafts: laid out, kept, taken back, played by the press that counts. Played on Zombeasts by two people."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engines.core import NotLegal, TooLate
from sessions import find
from sessions.chain import Chain
from sessions.house import House
from sessions.lobby import join, leave, open_lobby, start
from sessions.opening import open_house
from sessions.play import lay_out, look, story, submit, take_back
from sessions.values import Draft, Laid, Look, Receipt, SessionId, Unsure
from tests.sessions.people import HERE, A, B


@pytest.fixture
async def zombeasts(tmp_path: Path) -> AsyncIterator[House]:
    house = await open_house(f"sqlite:///{tmp_path / 'bot.db'}")
    yield house
    await house.close()


@pytest.fixture
async def session(zombeasts: House) -> SessionId:
    return await dealt(zombeasts)


async def dealt(zombeasts: House) -> SessionId:
    lobby = await open_lobby(zombeasts, HERE, A, "zombeasts")
    await join(zombeasts, lobby.id, B)
    await start(zombeasts, lobby.id, A.id)
    return lobby.id


async def to_move(house: House, session: SessionId) -> tuple[int, Look]:
    """The player who is asked, and the table as that player sees it."""
    now = await look(house, session, None)
    player = now.session.holders[now.pending[0].seat].player
    assert player is not None
    return player.id, await look(house, session, player.id)


async def press(house: House, session: SessionId, player: int, *texts: str) -> Receipt | Laid:
    """A press on the panel as it stands now."""
    now = await look(house, session, player)
    assert now.question is not None
    chain = Chain(texts, now.question.decision.id)
    done = await lay_out(house, session, player, chain, len(now.draft.steps))
    assert not isinstance(done, Unsure)
    return done


def a_card(now: Look) -> str:
    """A play that is followed by draws: a new moon."""
    assert now.question is not None
    return next(
        offer.text for offer in now.question.offers if offer.text.endswith(" new") and "joker" not in offer.text
    )


async def test_a_step_that_can_be_taken_back_is_laid_out_and_nobody_hears_of_it(
    zombeasts: House, session: SessionId
) -> None:
    player, before = await to_move(zombeasts, session)
    other = A.id if player == B.id else B.id
    theirs, public = await look(zombeasts, session, other), await look(zombeasts, session, None)
    heard: list[SessionId] = []
    zombeasts.on_change(heard.append)
    card = a_card(before)
    laid = await press(zombeasts, session, player, card)
    assert isinstance(laid, Laid)
    assert laid.look.draft.texts == (card,)
    assert [offer.text for offer in laid.look.draft.offers] == [card]
    assert laid.look.question is not None
    assert laid.look.question.decision.kind == "draw"
    assert laid.look.view != before.view
    assert await look(zombeasts, session, other) == theirs
    assert await look(zombeasts, session, None) == public
    assert heard == []
    assert (await zombeasts.store.entries(session, before.session.revision)) == ()


async def test_taking_back_gives_the_table_as_it_was(zombeasts: House, session: SessionId) -> None:
    player, before = await to_move(zombeasts, session)
    await press(zombeasts, session, player, a_card(before))
    assert await take_back(zombeasts, session, player) == before
    assert await look(zombeasts, session, player) == before
    assert await take_back(zombeasts, session, player) == before, "there is nothing more to take back"


async def test_b2_a_draft_survives_a_restart(zombeasts: House, session: SessionId, tmp_path: Path) -> None:
    player, before = await to_move(zombeasts, session)
    laid = await press(zombeasts, session, player, a_card(before))
    await zombeasts.close()
    house = await open_house(f"sqlite:///{tmp_path / 'bot.db'}")
    assert isinstance(laid, Laid)
    assert await look(house, session, player) == laid.look
    await house.close()


async def test_the_press_that_draws_plays_the_whole_draft(zombeasts: House, session: SessionId) -> None:
    player, before = await to_move(zombeasts, session)
    card = a_card(before)
    await press(zombeasts, session, player, card)
    receipt = await press(zombeasts, session, player, "draw pile")
    assert isinstance(receipt, Receipt)
    assert receipt.accepted == (card, "draw pile")
    entries = await zombeasts.store.entries(session, before.session.revision)
    assert [entry.action for entry in entries] == [card, "draw pile"]
    assert receipt.look.draft == Draft()
    assert (await look(zombeasts, session, player)).draft == Draft()


async def test_one_press_of_several_texts_is_one_step_back(zombeasts: House, session: SessionId) -> None:
    player, before = await to_move(zombeasts, session)
    card = a_card(before)
    ahead = await press(zombeasts, session, player, card)
    assert isinstance(ahead, Laid)
    assert ahead.look.question is not None
    stock = next((o.text for o in ahead.look.question.offers if o.text.startswith("draw stock")), None)
    assert stock is not None
    await take_back(zombeasts, session, player)
    both = await press(zombeasts, session, player, card, stock)
    if isinstance(both, Laid):  # with a single draw due the turn would be over, and the press counts
        assert both.look.draft.steps == ((card, stock),)
        assert await take_back(zombeasts, session, player) == before
    else:
        assert both.accepted == (card, stock)


async def test_a_press_on_an_outdated_panel_is_too_late(zombeasts: House, session: SessionId) -> None:
    player, before = await to_move(zombeasts, session)
    assert before.question is not None
    card = a_card(before)
    await press(zombeasts, session, player, card)
    with pytest.raises(TooLate):
        await lay_out(zombeasts, session, player, Chain((card,), before.question.decision.id), 0)
    assert (await look(zombeasts, session, player)).draft.texts == (card,)


async def test_what_is_refused_of_a_press_leaves_the_steps_before_it(zombeasts: House, session: SessionId) -> None:
    player, before = await to_move(zombeasts, session)
    card = a_card(before)
    laid = await press(zombeasts, session, player, card, card)
    assert isinstance(laid, Laid)
    assert laid.look.draft.texts == (card,)
    assert isinstance(laid.why, NotLegal)
    nothing = await press(zombeasts, session, player, card)
    assert isinstance(nothing, Laid)
    assert nothing.look == laid.look
    assert isinstance(nothing.why, NotLegal)
    assert (await look(zombeasts, session, player)).draft.texts == (card,)


async def test_typing_goes_on_from_the_draft_and_plays_it(zombeasts: House, session: SessionId) -> None:
    player, before = await to_move(zombeasts, session)
    card = a_card(before)
    await press(zombeasts, session, player, card)
    receipt = await submit(zombeasts, session, player, ("draw pile",))
    assert receipt.accepted == (card, "draw pile")


async def test_typing_something_else_plays_that_instead_of_the_draft(zombeasts: House, session: SessionId) -> None:
    player, before = await to_move(zombeasts, session)
    assert before.question is not None
    card = a_card(before)
    other = next(o.text for o in before.question.offers if o.text.startswith("play") and o.text != card)
    await press(zombeasts, session, player, card)
    receipt = await submit(zombeasts, session, player, (other,))
    assert receipt.accepted == (other,)
    entries = await zombeasts.store.entries(session, before.session.revision)
    assert [entry.action for entry in entries] == [other]
    assert (await look(zombeasts, session, player)).draft == Draft()


async def test_b36_a_draft_stays_with_nobody_when_the_seat_changes_hands(
    zombeasts: House, session: SessionId
) -> None:
    player, before = await to_move(zombeasts, session)
    await press(zombeasts, session, player, a_card(before))
    seat = before.seat
    assert seat is not None
    await leave(zombeasts, session, player)
    assert await zombeasts.store.draft(session, seat) is None


async def test_b25_the_story_and_the_session_tell_nothing_of_a_draft(zombeasts: House, session: SessionId) -> None:
    player, before = await to_move(zombeasts, session)
    public, told = await find.session(zombeasts, session), await story(zombeasts, session, None)
    await press(zombeasts, session, player, a_card(before))
    assert await find.session(zombeasts, session) == public
    assert await story(zombeasts, session, None) == told


async def test_what_is_said_unasked_leaves_the_draft_where_it_is(zombeasts: House) -> None:
    lobby = await open_lobby(zombeasts, HERE, A, "dogs_bond")
    await join(zombeasts, lobby.id, B)
    await start(zombeasts, lobby.id, A.id)
    while True:
        player, now = await to_move(zombeasts, lobby.id)
        assert now.question is not None
        done = await press(zombeasts, lobby.id, player, now.question.offers[0].text)
        if isinstance(done, Laid) and done.look.draft.steps:
            break
    before = await zombeasts.store.entries(lobby.id)
    assert (await submit(zombeasts, lobby.id, player, ("bow-policy big",))).why is None
    entries = await zombeasts.store.entries(lobby.id)
    assert [entry.action for entry in entries[len(before) :]] == ["bow-policy big"]
    assert (await look(zombeasts, lobby.id, player)).draft.texts == done.look.draft.texts
