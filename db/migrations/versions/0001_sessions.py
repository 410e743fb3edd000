"""Sessions with their packs, seats, records and states."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Add the five tables of a session."""
    _pack()
    _session()
    _seat()
    _entry()
    _snapshot()


def _pack() -> None:
    op.create_table(
        "pack",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )


def _session() -> None:
    op.create_table(
        "session",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("pack", sa.String(64), sa.ForeignKey("pack.hash"), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("host", sa.BigInteger, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64)),
        sa.Column("why_frozen", sa.Text),
        sa.Column("opened_at", sa.Float, nullable=False),
        sa.Column("ended_at", sa.Float),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("published_revision", sa.Integer, nullable=False),
        sa.Column("board_message", sa.BigInteger),
        sa.Column("lobby_message", sa.BigInteger),
    )
    busy = sa.text("status IN ('lobby', 'running', 'frozen')")
    op.create_index(
        "one_active_session_per_channel", "session", ["channel"], unique=True, sqlite_where=busy, postgresql_where=busy
    )
    op.create_index("session_by_status", "session", ["status"])


def _seat() -> None:
    op.create_table(
        "seat",
        sa.Column("session", sa.String(12), sa.ForeignKey("session.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.BigInteger),
        sa.Column("name", sa.String(100)),
        sa.Column("computer", sa.Integer, nullable=False),
        sa.Column("decision", sa.Integer),
        sa.Column("asked_at", sa.Float),
    )
    op.create_index("one_seat_per_player", "seat", ["session", "player"], unique=True)
    op.create_index("seat_by_player", "seat", ["player"])


def _entry() -> None:
    op.create_table(
        "entry",
        sa.Column("session", sa.String(12), sa.ForeignKey("session.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("revision", sa.Integer, primary_key=True),
        sa.Column("decision", sa.Integer),
        sa.Column("seat", sa.Integer),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("stretch", sa.Integer, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("undone_at", sa.Float),
    )
    live = sa.text("undone_at IS NULL")
    op.create_index(
        "one_live_answer_per_decision",
        "entry",
        ["session", "decision"],
        unique=True,
        sqlite_where=live,
        postgresql_where=live,
    )


def _snapshot() -> None:
    op.create_table(
        "snapshot",
        sa.Column("session", sa.String(12), sa.ForeignKey("session.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
    )
