"""What players set, and what the bot notes for itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the tables of settings."""
    op.create_table(
        "player_settings",
        sa.Column("player", sa.BigInteger, primary_key=True),
        sa.Column("dms", sa.Integer, nullable=False),
        sa.Column("text_boards", sa.Integer, nullable=False),
    )
    op.create_table(
        "bot_state",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
