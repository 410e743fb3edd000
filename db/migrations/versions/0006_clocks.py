"""Clocks, pauses, vacations, reminders, notices, requests."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Give sessions terms, seats clocks, and add what waits for its time."""
    _columns()
    _people()
    _table_talk()


def _columns() -> None:
    op.add_column("session", sa.Column("terms", sa.Text, nullable=False, server_default="[]"))
    op.add_column("session", sa.Column("paused_at", sa.Float))
    op.add_column("session", sa.Column("paused_until", sa.Float))
    op.add_column("session", sa.Column("active_at", sa.Float, nullable=False, server_default="0"))
    op.add_column("session", sa.Column("warned_at", sa.Float))
    # Nobody was told that idle sessions are closed, so all of them count as active today.
    op.execute(sa.text("UPDATE session SET active_at = :now").bindparams(now=time.time()))
    op.add_column("seat", sa.Column("stretch", sa.Integer))
    for name in ("left", "given", "ticking_since"):
        op.add_column("seat", sa.Column(name, sa.Float))
    for name in ("away", "late", "timeouts"):
        op.add_column("seat", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
    op.add_column("entry", sa.Column("clocks", sa.Text))


def _people() -> None:
    op.create_table(
        "call_settings",
        sa.Column("player", sa.BigInteger, primary_key=True),
        sa.Column("silent", sa.Integer, nullable=False),
        sa.Column("reminders", sa.Integer, nullable=False),
        sa.Column("auto_vacation", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet", sa.Text),
    )
    op.create_table(
        "vacation",
        sa.Column("player", sa.BigInteger, primary_key=True),
        sa.Column("since", sa.Float, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("auto", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.Float),
    )


def _table_talk() -> None:
    op.create_table(
        "reminder",
        _session(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("stretch", sa.Integer, nullable=False),
        sa.Column("stage", sa.Integer, nullable=False),
        sa.Column("muted", sa.Integer, nullable=False),
        sa.Column("channel", sa.BigInteger),
        sa.Column("message", sa.BigInteger),
    )
    op.create_table(
        "notice",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        _session(nullable=False),
        sa.Column("kind", sa.String(24), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("args", sa.Text, nullable=False),
        sa.Column("said", sa.Integer, nullable=False),
    )
    op.create_index("notice_by_session", "notice", ["session", "said"])
    op.create_table(
        "request",
        _session(primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("args", sa.Text, nullable=False),
        sa.Column("outcome", sa.String(16)),
    )
    op.create_table(
        "vote",
        _session(primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("agrees", sa.Integer, nullable=False),
    )


def _session(**how: bool) -> sa.Column[str]:
    return sa.Column("session", sa.String(12), sa.ForeignKey("session.id", ondelete="CASCADE"), **how)
