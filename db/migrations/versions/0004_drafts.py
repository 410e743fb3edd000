"""What seats laid out and did not play yet."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the table of drafts."""
    op.create_table(
        "draft",
        sa.Column("session", sa.String(12), sa.ForeignKey("session.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("decision", sa.Integer, nullable=False),
        sa.Column("steps", sa.Text, nullable=False),
        sa.Column("rest", sa.Text, nullable=False),
    )
