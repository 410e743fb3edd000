"""What a player leaves for questions to come: wishes and plans. Nobody else ever learns of them."""

from __future__ import annotations

from db.rows import PlanRow, WishRow
from engines.core import Plan, Seat, say_aside
from sessions.errors import NoWish
from sessions.house import House
from sessions.live import Done, Live, commit, read
from sessions.plans import with_texts
from sessions.seeing import seated
from sessions.standing import ACTED, has_left_something
from sessions.values import SessionId


async def set_wish(house: House, session: SessionId, player: int, wish: str, value: str) -> None:
    """Set a wish; its first value forgets it. One that the game itself keeps is said as an aside.

    Raise NoWish if the game has no such wish or value now, NotSeated, WrongStatus, NoSession, FrozenSession.
    """
    await house.queued(session, lambda: _set_wish(house, session, player, wish, value))
    house.stir(session)


async def offered_plans(house: House, session: SessionId, player: int) -> tuple[Plan, ...]:
    """Return the plans that a player may leave now. Raise NotSeated, WrongStatus, NoSession, FrozenSession."""
    live = await read(house, session)
    return live.engine.plans(live.engine.view(live.state, seated(live, player)))


async def leave_plan(house: House, session: SessionId, player: int, kind: str, texts: tuple[str, ...]) -> None:
    """Leave answers for the next questions of a kind, one text for each; they replace what was left for it.

    A plan is dropped when its question can no longer be expected or is answered by hand, and stops at the first
    text that is not legal. Raise NotAnAction, NotSeated, WrongStatus, NoSession, FrozenSession.
    """
    await house.queued(session, lambda: _leave_plan(house, session, player, kind, texts))
    house.stir(session)


async def drop_plan(house: House, session: SessionId, player: int, kind: str) -> None:
    """Take a plan back, if it was not used yet. Raise NotSeated, WrongStatus, NoSession, FrozenSession."""
    await leave_plan(house, session, player, kind, ())


async def _set_wish(house: House, session: SessionId, player: int, wish: str, value: str) -> None:
    live = await read(house, session)
    seat = seated(live, player)
    wishes = {one.id: one for one in live.engine.wishes(live.engine.view(live.state, seat))}
    values = {one.id: one for one in wishes[wish].values} if wish in wishes else {}
    if value not in values:
        raise NoWish(wish, value)
    says = values[value].says
    if says is not None:
        await _say(house, live, seat, says)
    elif value == wishes[wish].values[0].id:
        await house.store.drop_wish(session, seat, wish)
    else:
        await _note_acted(house, live, seat)
        await house.store.save_wish(WishRow(session, seat, wish, value))


async def _note_acted(house: House, live: Live, seat: Seat) -> None:
    """Note how far a seat was played by hand, before something else may answer for it for the first time."""
    if not has_left_something(live, seat):
        own = [entry.revision for entry in await house.store.entries(live.row.id) if entry.seat == seat]
        await house.store.save_wish(WishRow(live.row.id, seat, ACTED, str(max(own, default=0))))


async def _say(house: House, live: Live, seat: Seat, text: str) -> None:
    """Say something unasked; what the seat has laid out for its question stays as it is."""
    step = say_aside(live.engine, live.state, seat, text)
    if step is not None:
        await commit(house, live, Done(None, text, step, seat))


async def _leave_plan(house: House, session: SessionId, player: int, kind: str, texts: tuple[str, ...]) -> None:
    live = await read(house, session)
    seat = seated(live, player)
    tidy = tuple(live.engine.write(live.engine.read(text)) for text in texts)
    offered = live.engine.plans(live.engine.view(live.state, seat))
    topic = next((plan.topic for plan in offered if plan.kind == kind), "")
    if texts:
        await _note_acted(house, live, seat)
    await house.store.save_plan(with_texts(PlanRow(session, seat, kind, topic, "[]", house.clock()), tidy))
