"""The tables. Values are kept in plain types (text, number), so that rows need no processing of their own.

Times are seconds since the epoch; JSON is text. Columns that hold accounts and channels are 64 bits wide.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData()

PACK = Table(
    "pack",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("id", String(64), nullable=False),
    Column("name", String(100), nullable=False),
    Column("text", Text, nullable=False),
)

SESSION = Table(
    "session",
    METADATA,
    Column("id", String(12), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("pack", String(64), ForeignKey("pack.hash"), nullable=False),
    Column("status", String(16), nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("host", BigInteger, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64)),
    Column("why_frozen", Text),
    Column("opened_at", Float, nullable=False),
    Column("ended_at", Float),
    Column("revision", Integer, nullable=False),
    Column("published_revision", Integer, nullable=False),
    Column("board_message", BigInteger),
    Column("lobby_message", BigInteger),
)

_BUSY = SESSION.c.status.in_(("lobby", "running", "frozen"))
Index("one_active_session_per_channel", SESSION.c.channel, unique=True, sqlite_where=_BUSY, postgresql_where=_BUSY)
Index("session_by_status", SESSION.c.status)

SEAT = Table(
    "seat",
    METADATA,
    Column("session", String(12), ForeignKey("session.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", BigInteger),
    Column("name", String(100)),
    Column("computer", Integer, nullable=False),
    Column("decision", Integer),
    Column("asked_at", Float),
)

Index("one_seat_per_player", SEAT.c.session, SEAT.c.player, unique=True)
Index("seat_by_player", SEAT.c.player)

ENTRY = Table(
    "entry",
    METADATA,
    Column("session", String(12), ForeignKey("session.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("revision", Integer, primary_key=True),
    Column("decision", Integer),
    Column("seat", Integer),
    Column("action", Text, nullable=False),
    Column("stretch", Integer, nullable=False),
    Column("events", Text, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("undone_at", Float),
)

_LIVE = ENTRY.c.undone_at.is_(None)
Index(
    "one_live_answer_per_decision",
    ENTRY.c.session,
    ENTRY.c.decision,
    unique=True,
    sqlite_where=_LIVE,
    postgresql_where=_LIVE,
)

SNAPSHOT = Table(
    "snapshot",
    METADATA,
    Column("session", String(12), ForeignKey("session.id", ondelete="CASCADE"), primary_key=True),
    Column("state", Text, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
)

DRAFT = Table(
    "draft",
    METADATA,
    Column("session", String(12), ForeignKey("session.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("decision", Integer, nullable=False),
    Column("steps", Text, nullable=False),
    Column("rest", Text, nullable=False),
)

WISH = Table(
    "wish",
    METADATA,
    Column("session", String(12), ForeignKey("session.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("wish", String(32), primary_key=True),
    Column("value", String(32), nullable=False),
)

PLAN = Table(
    "plan",
    METADATA,
    Column("session", String(12), ForeignKey("session.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(32), primary_key=True),
    Column("topic", String(64), nullable=False),
    Column("texts", Text, nullable=False),
    Column("set_at", Float, nullable=False),
    Column("stopped", Integer),
)

PLAYER_SETTINGS = Table(
    "player_settings",
    METADATA,
    Column("player", BigInteger, primary_key=True),
    Column("dms", Integer, nullable=False),
    Column("text_boards", Integer, nullable=False),
    Column("contrast", Integer, nullable=False),
    Column("large", Integer, nullable=False),
)

GUILD_SETTINGS = Table(
    "guild_settings",
    METADATA,
    Column("guild", BigInteger, primary_key=True),
    Column("settings", Text, nullable=False),
)

BOT_STATE = Table(
    "bot_state",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)
