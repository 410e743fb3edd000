"""The revision at which steps were last taken back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the column to sessions."""
    op.add_column("session", sa.Column("rewound", sa.Integer, nullable=False, server_default="0"))
