"""Every statement of the store, written once in SQLAlchemy Core."""

from __future__ import annotations

from sqlalchemy import (
    BindParameter,
    Select,
    Table,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    union,
    update,
)

from db.tables import (
    BOT_STATE,
    DRAFT,
    ENTRY,
    GUILD_SETTINGS,
    PACK,
    PLAN,
    PLAYER_SETTINGS,
    SEAT,
    SESSION,
    SNAPSHOT,
    WISH,
)

_ID: BindParameter[object] = bindparam("of")
_NUMBER: BindParameter[object] = bindparam("number")
_CHANGING = (
    "status", "guild", "channel", "host", "options", "seed", "commitment", "why_frozen", "ended_at", "revision",
    "terms", "paused_at", "paused_until", "rewound", "active_at", "warned_at",
)  # fmt: skip
_SEAT_CHANGING = (
    "player", "name", "computer", "decision", "asked_at",
    "stretch", "left", "given", "ticking_since", "away", "late", "timeouts", "invited",
)  # fmt: skip
ACTIVE = or_(*(SESSION.c.status == status for status in ("lobby", "running", "frozen")))

_SESSIONS = select(SESSION, PACK.c.id.label("pack_id"), PACK.c.name.label("pack_name")).join_from(SESSION, PACK)
_OF_PLAYER = SESSION.c.id.in_(select(SEAT.c.session).where(SEAT.c.player == bindparam("of_player")))


def _seats_of(sessions: Select[tuple[str]]) -> Select[tuple[object, ...]]:
    return select(SEAT).where(SEAT.c.session.in_(sessions)).order_by(SEAT.c.session, SEAT.c.seat)


def _setting(table: Table, *columns: str) -> dict[str, object]:
    return {name: bindparam(name, type_=table.c[name].type) for name in columns}


ONE = _SESSIONS.where(SESSION.c.id == _ID)
ONE_SEATS = select(SEAT).where(SEAT.c.session == _ID).order_by(SEAT.c.seat)
ONE_SNAPSHOT = select(SNAPSHOT).where(SNAPSHOT.c.session == _ID)
ONE_NEWEST = select(func.max(ENTRY.c.number).label("newest")).where(
    ENTRY.c.session == _ID, ENTRY.c.undone_at.is_(None)
)
ENTRIES = (
    select(ENTRY)
    .where(ENTRY.c.session == _ID, ENTRY.c.undone_at.is_(None), ENTRY.c.revision > bindparam("since"))
    .order_by(ENTRY.c.number)
)
LAST_OF = select(func.max(ENTRY.c.revision).label("last")).where(
    ENTRY.c.session == _ID, ENTRY.c.seat == bindparam("of_seat"), ENTRY.c.undone_at.is_(None),
    ENTRY.c.revision <= bindparam("up_to"),
)  # fmt: skip

ALL_ACTIVE = _SESSIONS.where(ACTIVE).order_by(SESSION.c.opened_at)
ALL_ACTIVE_SEATS = _seats_of(select(SESSION.c.id).where(ACTIVE))
IN_CHANNEL = (
    _SESSIONS.where(SESSION.c.channel == bindparam("of_channel"))
    .order_by(ACTIVE.desc(), SESSION.c.ended_at.desc(), SESSION.c.opened_at.desc())
    .limit(1)
)
REMATCH = select(SESSION.c.id).where(SESSION.c.rematch_of == _ID, ACTIVE).limit(1)
OF_PLAYER = _SESSIONS.where(and_(ACTIVE, _OF_PLAYER)).order_by(SESSION.c.opened_at)
OF_PLAYER_SEATS = _seats_of(select(SESSION.c.id).where(and_(ACTIVE, _OF_PLAYER)))
_UNSAID = SESSION.c.revision > SESSION.c.published_revision
UNPUBLISHED = _SESSIONS.where(_UNSAID).order_by(SESSION.c.opened_at)
UNPUBLISHED_SEATS = _seats_of(select(SESSION.c.id).where(_UNSAID))
RUNNING = select(SESSION.c.id).where(SESSION.c.status == "running").order_by(SESSION.c.id)

ADD_SESSION = insert(SESSION)
CHANGE_SESSION = (
    update(SESSION)
    .where(SESSION.c.id == _ID, SESSION.c.revision == bindparam("read_revision"))
    .values(_setting(SESSION, *_CHANGING))
)
PUBLISHED = (
    update(SESSION)
    .where(SESSION.c.id == _ID, SESSION.c.published_revision <= bindparam("said"))
    .values(published_revision=bindparam("said"), board_message=bindparam("message"))
)
LOBBY_MESSAGE = update(SESSION).where(SESSION.c.id == _ID).values(lobby_message=bindparam("message"))
FORGET_MESSAGES = update(SESSION).where(SESSION.c.id == _ID).values(lobby_message=None, board_message=None)

ADD_SEAT = insert(SEAT)
DROP_SEATS = delete(SEAT).where(SEAT.c.session == _ID)
CHANGE_SEAT = (
    update(SEAT)
    .where(SEAT.c.session == _ID, SEAT.c.seat == bindparam("number"))
    .values(_setting(SEAT, *_SEAT_CHANGING))
)

ADD_ENTRY = insert(ENTRY)
UNDO_ENTRIES = (
    update(ENTRY)
    .where(ENTRY.c.session == _ID, ENTRY.c.number > bindparam("kept"), ENTRY.c.undone_at.is_(None))
    .values(undone_at=bindparam("now"))
)

ADD_SNAPSHOT = insert(SNAPSHOT)
DROP_SNAPSHOT = delete(SNAPSHOT).where(SNAPSHOT.c.session == _ID)
CHANGE_SNAPSHOT = (
    update(SNAPSHOT).where(SNAPSHOT.c.session == _ID).values(_setting(SNAPSHOT, "state", "digest", "rules_version"))
)

_DRAFT_OF = and_(DRAFT.c.session == _ID, DRAFT.c.seat == bindparam("of_seat"))
ONE_DRAFT = select(DRAFT).where(_DRAFT_OF)
ONE_DRAFTS = select(DRAFT).where(DRAFT.c.session == _ID)
DROP_DRAFT = delete(DRAFT).where(_DRAFT_OF)
DROP_DRAFTS = delete(DRAFT).where(DRAFT.c.session == _ID)
ADD_DRAFT = insert(DRAFT)

TAKEN_BACK = (
    select(ENTRY.c.number)
    .where(
        ENTRY.c.session == _ID,
        ENTRY.c.decision == bindparam("of_decision"),
        ENTRY.c.undone_at >= bindparam("since"),
    )
    .limit(1)
)
ONE_WISHES = select(WISH).where(WISH.c.session == _ID).order_by(WISH.c.seat, WISH.c.wish)
ONE_PLANS = select(PLAN).where(PLAN.c.session == _ID).order_by(PLAN.c.seat, PLAN.c.set_at, PLAN.c.kind)
_THINKING = union(select(WISH.c.session), select(PLAN.c.session)).subquery()
THINKING = (
    select(SESSION.c.id)
    .where(SESSION.c.status == "running", SESSION.c.id.in_(select(_THINKING.c.session)))
    .order_by(SESSION.c.id)
)
ADD_WISH = insert(WISH)
DROP_WISH = delete(WISH).where(WISH.c.session == _ID, WISH.c.seat == _NUMBER, WISH.c.wish == bindparam("which"))
DROP_WISHES_OF_SEAT = delete(WISH).where(WISH.c.session == _ID, WISH.c.seat == _NUMBER)
DROP_WISHES = delete(WISH).where(WISH.c.session == _ID)
ADD_PLAN = insert(PLAN)
DROP_PLAN = delete(PLAN).where(PLAN.c.session == _ID, PLAN.c.seat == _NUMBER, PLAN.c.kind == bindparam("which"))
DROP_PLANS_OF_SEAT = delete(PLAN).where(PLAN.c.session == _ID, PLAN.c.seat == _NUMBER)
DROP_PLANS = delete(PLAN).where(PLAN.c.session == _ID)

ADD_PACK = insert(PACK).from_select(
    ["hash", "game", "id", "name", "text"],
    select(*(bindparam(name, type_=PACK.c[name].type) for name in ("hash", "game", "id", "name", "text"))).where(
        ~select(PACK.c.hash).where(PACK.c.hash == bindparam("known")).exists()
    ),
)
ONE_PACK = select(PACK).where(PACK.c.hash == _ID)

ONE_SETTINGS = select(PLAYER_SETTINGS).where(PLAYER_SETTINGS.c.player == _ID)
DROP_SETTINGS = delete(PLAYER_SETTINGS).where(PLAYER_SETTINGS.c.player == _ID)
ADD_SETTINGS = insert(PLAYER_SETTINGS)
ONE_STATE = select(BOT_STATE.c.value).where(BOT_STATE.c.key == _ID)
DROP_STATE = delete(BOT_STATE).where(BOT_STATE.c.key == _ID)
ADD_STATE = insert(BOT_STATE)

ONE_GUILD = select(GUILD_SETTINGS.c.settings).where(GUILD_SETTINGS.c.guild == _ID)
DROP_GUILD = delete(GUILD_SETTINGS).where(GUILD_SETTINGS.c.guild == _ID)
ADD_GUILD = insert(GUILD_SETTINGS)
