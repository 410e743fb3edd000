"""When players want to be asked back before a press counts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the wish to be asked back to the settings of players."""
    column = sa.Column("confirm", sa.String(8), nullable=False, server_default="risky")
    op.add_column("player_settings", column)
