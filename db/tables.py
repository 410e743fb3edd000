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
    Column("commitment", String(64)),
    Column("why_frozen", Text),
    Column("opened_at", Float, nullable=False),
    Column("ended_at", Float),
    Column("revision", Integer, nullable=False),
    Column("published_revision", Integer, nullable=False),
    Column("board_message", BigInteger),
    Column("lobby_message", BigInteger),
    Column("terms", Text, nullable=False, server_default="[]"),
    Column("paused_at", Float),
    Column("paused_until", Float),
    Column("rewound", Integer, nullable=False, server_default="0"),
    Column("active_at", Float, nullable=False, server_default="0"),
    Column("warned_at", Float),
    Column("rematch_of", String(12)),
)

_BUSY = SESSION.c.status.in_(("lobby", "running", "frozen"))
Index("one_active_session_per_channel", SESSION.c.channel, unique=True, sqlite_where=_BUSY, postgresql_where=_BUSY)
Index("session_by_status", SESSION.c.status)
Index("session_by_rematch", SESSION.c.rematch_of)

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
    Column("stretch", Integer),
    Column("left", Float),
    Column("given", Float),
    Column("ticking_since", Float),
    Column("away", Integer, nullable=False, server_default="0"),
    Column("late", Integer, nullable=False, server_default="0"),
    Column("timeouts", Integer, nullable=False, server_default="0"),
    Column("invited", BigInteger),
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
    Column("clocks", Text),
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

RESULT = Table(
    "result",
    METADATA,
    Column("session", String(12), ForeignKey("session.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", BigInteger),
    Column("game", String(32), nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer),
    Column("turns", Text, nullable=False),
    Column("timeouts", Integer, nullable=False),
    Column("ended_at", Float, nullable=False),
)

Index("result_by_player", RESULT.c.player)
Index("result_by_game", RESULT.c.game, RESULT.c.ended_at)

DEPARTURE = Table(
    "departure",
    METADATA,
    Column("session", String(12), ForeignKey("session.id", ondelete="CASCADE"), primary_key=True),
    Column("player", BigInteger, primary_key=True),
    Column("at", Float, nullable=False),
)

Index("departure_by_player", DEPARTURE.c.player)

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
    Column("contrast", Integer, nullable=False, server_default="0"),
    Column("large", Integer, nullable=False, server_default="0"),
    Column("confirm", String(8), nullable=False, server_default="risky"),
    Column("auto_pass", Integer, nullable=False, server_default="0"),
    Column("reliability", Integer, nullable=False, server_default="1"),
)

GUILD_SETTINGS = Table(
    "guild_settings",
    METADATA,
    Column("guild", BigInteger, primary_key=True),
    Column("settings", Text, nullable=False),
)

CALL_SETTINGS = Table(
    "call_settings",
    METADATA,
    Column("player", BigInteger, primary_key=True),
    Column("silent", Integer, nullable=False),
    Column("reminders", Integer, nullable=False),
    Column("auto_vacation", Integer, nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet", Text),
    Column("next_up", Integer, nullable=False, server_default="0"),
    Column("digest", Integer),
    Column("digested_at", Float),
)

VACATION = Table(
    "vacation",
    METADATA,
    Column("player", BigInteger, primary_key=True),
    Column("since", Float, primary_key=True),
    Column("until", Float, nullable=False),
    Column("auto", Integer, nullable=False),
    Column("ended_at", Float),
)

REMINDER = Table(
    "reminder",
    METADATA,
    Column("session", String(12), ForeignKey("session.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("stretch", Integer, nullable=False),
    Column("stage", Integer, nullable=False),
    Column("muted", Integer, nullable=False),
    Column("channel", BigInteger),
    Column("message", BigInteger),
)

NOTICE = Table(
    "notice",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("session", String(12), ForeignKey("session.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(24), nullable=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer),
    Column("args", Text, nullable=False),
    Column("said", Integer, nullable=False),
)

Index("notice_by_session", NOTICE.c.session, NOTICE.c.said)

REQUEST = Table(
    "request",
    METADATA,
    Column("session", String(12), ForeignKey("session.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("args", Text, nullable=False),
    Column("outcome", String(16)),
)

VOTE = Table(
    "vote",
    METADATA,
    Column("session", String(12), ForeignKey("session.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("agrees", Integer, nullable=False),
)

BOT_STATE = Table(
    "bot_state",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)
