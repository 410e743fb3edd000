"""Notices by choice (once a day, "you are next"), two settings of players, and who left a running session."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the columns, and the table of departures."""
    op.add_column("call_settings", sa.Column("next_up", sa.Integer, nullable=False, server_default="0"))
    op.add_column("call_settings", sa.Column("digest", sa.Integer))
    op.add_column("call_settings", sa.Column("digested_at", sa.Float))
    op.add_column("player_settings", sa.Column("auto_pass", sa.Integer, nullable=False, server_default="0"))
    op.add_column("player_settings", sa.Column("reliability", sa.Integer, nullable=False, server_default="1"))
    op.create_table(
        "departure",
        sa.Column("session", sa.String(12), sa.ForeignKey("session.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("player", sa.BigInteger, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("departure_by_player", "departure", ["player"])
