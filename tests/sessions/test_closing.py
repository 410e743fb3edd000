"""What follows an answer by itself: the rest of a form, and closing steps."""

from __future__ import annotations

from engines.core import NotLegal
from sessions.chain import Chain
from sessions.house import House
from sessions.play import lay_out, look, submit
from sessions.values import Closing, Receipt, SessionId
from tests.sessions.conftest import running
from tests.sessions.people import A, B


async def to_roll(house: House) -> SessionId:
    """A session in which A is to roll, then to keep or drop."""
    session = await running(house, A, B)
    for player in (A, B):
        await submit(house, session, player.id, ("bid 0",))
    return session


async def press(house: House, session: SessionId, text: str, closing: Closing) -> Receipt:
    now = await look(house, session, A.id)
    assert now.question is not None
    done = await lay_out(house, session, A.id, Chain((text,), now.question.decision.id, closing))
    assert isinstance(done, Receipt)
    return done


async def test_closing_steps_follow_where_they_are_legal(house: House) -> None:
    done = await press(house, await to_roll(house), "roll", Closing(coda=("keep",)))
    assert (done.accepted, done.left, done.why, done.turn_over) == (("roll", "keep"), (), None, True)


async def test_a_closing_step_that_is_not_due_drops_out_without_a_word_and_the_next_is_tried(house: House) -> None:
    done = await press(house, await to_roll(house), "roll", Closing(coda=("roll", "bid 1", "keep", "keep")))
    assert (done.accepted, done.why) == (("roll", "keep"), None)


async def test_the_rest_of_a_form_goes_on_and_drops_out_where_something_else_is_asked(house: House) -> None:
    done = await press(house, await to_roll(house), "roll", Closing(rest=("roll", "roll")))
    assert (done.accepted, done.why) == (("roll",), None)
    assert done.look.question is not None


async def test_of_what_drops_out_the_picks_are_named_and_what_fills_up_is_not(house: House) -> None:
    done = await press(house, await to_roll(house), "roll", Closing(rest=("keep", "roll", "drop"), picks=2))
    assert (done.accepted, done.left, done.why) == (("roll", "keep"), ("roll", "drop"), None)
    assert done.missed == ("roll",)


async def test_nothing_is_named_where_all_picks_were_played(house: House) -> None:
    done = await press(house, await to_roll(house), "roll", Closing(rest=("keep",), picks=1))
    assert (done.accepted, done.missed) == (("roll", "keep"), ())


async def test_closing_steps_never_reach_into_the_next_turn(house: House) -> None:
    done = await press(house, await to_roll(house), "roll", Closing(rest=("keep",), coda=("roll", "keep")))
    assert done.accepted == ("roll", "keep")
    assert done.turn_over


async def test_nothing_follows_an_answer_that_was_refused(house: House) -> None:
    session = await to_roll(house)
    now = await look(house, session, A.id)
    assert now.question is not None
    chain = Chain(("keep",), now.question.decision.id, Closing(("roll",), ("roll",)))
    done = await lay_out(house, session, A.id, chain)
    assert isinstance(done.why, NotLegal)  # type: ignore[union-attr]  # nothing was unsure
    assert (await look(house, session, None)).session.revision == now.session.revision
