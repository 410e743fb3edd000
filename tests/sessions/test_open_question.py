"""What a spectator is told of a question: its open offers, if one seat alone is asked or in turn."""

from __future__ import annotations

from sessions.house import House
from sessions.play import look, submit
from tests.sessions.conftest import running
from tests.sessions.people import A, B, C


async def test_a_question_asked_in_secret_is_shown_to_nobody(house: House) -> None:
    session = await running(house, A, B)
    assert (await look(house, session, None)).open_question is None


async def test_an_open_question_is_shown_to_spectators_as_its_seat_sees_it(house: House) -> None:
    session = await running(house, A, B)
    for player in (A, B):
        await submit(house, session, player.id, ("bid 1",))
    own = (await look(house, session, A.id)).question
    public = (await look(house, session, None)).open_question
    assert own is not None
    assert public == own
    assert (await look(house, session, C.id)).open_question == public
    assert (await look(house, session, B.id)).open_question is None, "a seat has its own question, or none"


async def test_a_question_that_others_take_for_another_is_not_shown(house: House) -> None:
    session = await running(house, A, B)
    for player, texts in ((A, ("bid 1",)), (B, ("bid 1",)), (A, ("roll",))):
        await submit(house, session, player.id, texts)
    look_ = await look(house, session, None)
    assert look_.pending[0].kind == "roll", "whether the die has fallen is not told"
    assert look_.open_question is None
