"""What the managers of a server set, and how players see pictures."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the settings of servers; add contrast and size of pictures to those of players."""
    op.create_table(
        "guild_settings",
        sa.Column("guild", sa.BigInteger, primary_key=True),
        sa.Column("settings", sa.Text, nullable=False),
    )
    for name in ("contrast", "large"):
        op.add_column("player_settings", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
