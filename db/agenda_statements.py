"""The statements around time: clocks, vacations, reminders, and what is to be said or agreed."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import BindParameter, and_, bindparam, case, delete, insert, or_, select, update

from db.connection import Do
from db.rows import Change, NoticeRow
from db.tables import BOT_STATE, CALL_SETTINGS, NOTICE, REMINDER, REQUEST, SEAT, SESSION, VACATION, VOTE

_OF: BindParameter[object] = bindparam("of")
HEARTBEAT = "heartbeat"
"""The key under which the last sign of life is kept."""

ONE_HEARTBEAT = select(BOT_STATE.c.value).where(BOT_STATE.c.key == HEARTBEAT)
DROP_HEARTBEAT = delete(BOT_STATE).where(BOT_STATE.c.key == HEARTBEAT)
ADD_HEARTBEAT = insert(BOT_STATE).values(key=HEARTBEAT, value=bindparam("now"))

_LAST = bindparam("last", type_=SEAT.c.ticking_since.type)
_ASLEEP_SINCE = case((SEAT.c.ticking_since > _LAST, SEAT.c.ticking_since), else_=_LAST)
REFUND = (
    update(SEAT)
    .where(SEAT.c.ticking_since.is_not(None))
    .values(ticking_since=SEAT.c.ticking_since + bindparam("to", type_=SEAT.c.ticking_since.type) - _ASLEEP_SINCE)
)
"""Move the start of every clock by the part of the bot's sleep that it ran through."""

_SLEPT = bindparam("slept", type_=SESSION.c.active_at.type)
REFUND_PATIENCE = (
    update(SESSION)
    .where(or_(SESSION.c.status == "lobby", SESSION.c.status == "running"))
    .values(active_at=SESSION.c.active_at + _SLEPT, warned_at=SESSION.c.warned_at + _SLEPT)
)
"""What nobody could touch meanwhile is not called idle for it."""

ONE_CALLS = select(CALL_SETTINGS).where(CALL_SETTINGS.c.player == _OF)
ALL_CALLS = select(CALL_SETTINGS)
DROP_CALLS = delete(CALL_SETTINGS).where(CALL_SETTINGS.c.player == _OF)
ADD_CALLS = insert(CALL_SETTINGS)
DIGESTED = (
    update(CALL_SETTINGS)
    .where(CALL_SETTINGS.c.player == _OF)
    .values(digested_at=bindparam("now", type_=CALL_SETTINGS.c.digested_at.type))
)

VACATIONS = select(VACATION).where(VACATION.c.player == _OF).order_by(VACATION.c.since)
RUNNING_VACATIONS = select(VACATION).where(VACATION.c.ended_at.is_(None)).order_by(VACATION.c.since)
_HOLIDAY = [column.name for column in VACATION.columns]
ADD_VACATION = insert(VACATION).from_select(
    _HOLIDAY,
    select(*(bindparam(name, type_=VACATION.c[name].type) for name in _HOLIDAY)).where(
        ~select(VACATION.c.player).where(VACATION.c.player == _OF, VACATION.c.ended_at.is_(None)).exists()
    ),
)
END_VACATION = (
    update(VACATION)
    .where(and_(VACATION.c.player == _OF, VACATION.c.ended_at.is_(None)))
    .values(ended_at=bindparam("now", type_=VACATION.c.ended_at.type))
)

ALL_REMINDERS = (
    select(REMINDER).join(SESSION, SESSION.c.id == REMINDER.c.session).where(SESSION.c.status == "running")
)
ONE_REMINDER = select(REMINDER).where(REMINDER.c.session == _OF, REMINDER.c.seat == bindparam("number"))
DROP_REMINDER = delete(REMINDER).where(REMINDER.c.session == _OF, REMINDER.c.seat == bindparam("number"))
ADD_REMINDER = insert(REMINDER)

UNSAID = select(NOTICE).where(NOTICE.c.session == _OF, NOTICE.c.said == 0).order_by(NOTICE.c.id)
WITH_UNSAID = select(NOTICE.c.session).where(NOTICE.c.said == 0).distinct()
SAID = update(NOTICE).where(NOTICE.c.id == _OF).values(said=1)
ADD_NOTICE = insert(NOTICE)
WARN = (
    update(SESSION)
    .where(SESSION.c.id == _OF, SESSION.c.active_at == bindparam("active"))
    .values(warned_at=bindparam("now", type_=SESSION.c.warned_at.type))
)

REQUESTS = select(REQUEST).where(REQUEST.c.session == _OF).order_by(REQUEST.c.number)
VOTES = select(VOTE).where(VOTE.c.session == _OF).order_by(VOTE.c.number, VOTE.c.seat)
_REQUEST = (REQUEST.c.session == _OF, REQUEST.c.number == bindparam("nth"))
DROP_REQUEST = delete(REQUEST).where(*_REQUEST)
ADD_REQUEST = insert(REQUEST)
DROP_VOTE = delete(VOTE).where(
    VOTE.c.session == _OF, VOTE.c.number == bindparam("nth"), VOTE.c.seat == bindparam("by")
)
ADD_VOTE = insert(VOTE)
_OPEN = select(REQUEST.c.number).where(REQUEST.c.session == _OF, REQUEST.c.outcome.is_(None))
DROP_VOTES_OF_SEAT = delete(VOTE).where(
    VOTE.c.session == _OF, VOTE.c.seat == bindparam("number"), VOTE.c.number.in_(_OPEN)
)
UNMUTE = update(REMINDER).where(REMINDER.c.session == _OF, REMINDER.c.seat == bindparam("number")).values(muted=0)


def told(change: Change) -> tuple[Do, ...]:
    """Return the statements for what a change has to say and to settle."""
    done = [add_notice(notice) for notice in change.notices]
    for request in change.requests:
        done += [Do(DROP_REQUEST, {"of": request.session, "nth": request.number}), Do(ADD_REQUEST, asdict(request))]
    for vote in change.votes:
        key = {"of": vote.session, "nth": vote.number, "by": vote.seat}
        done += [Do(DROP_VOTE, key), Do(ADD_VOTE, asdict(vote))]
    return tuple(done)


def vacated(session: str, seat: int) -> tuple[Do, ...]:
    """Return the statements after which the word of a player who has gone counts for nobody else."""
    of_seat = {"of": session, "number": seat}
    return Do(DROP_VOTES_OF_SEAT, of_seat), Do(UNMUTE, of_seat)


def add_notice(notice: NoticeRow) -> Do:
    """Return the statement that keeps something to be said."""
    columns = asdict(notice)
    del columns["id"]  # the database numbers them
    return Do(ADD_NOTICE, columns)
