"""What players leave for questions to come."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the tables of wishes and plans."""
    op.create_table("wish", *_of_seat(), _word("wish"), sa.Column("value", sa.String(32), nullable=False))
    op.create_table(
        "plan",
        *_of_seat(),
        _word("kind"),
        sa.Column("topic", sa.String(64), nullable=False),
        sa.Column("texts", sa.Text, nullable=False),
        sa.Column("set_at", sa.Float, nullable=False),
        sa.Column("stopped", sa.Integer),
    )


def _of_seat() -> tuple[sa.Column[str], sa.Column[int]]:
    session = sa.ForeignKey("session.id", ondelete="CASCADE")
    return sa.Column("session", sa.String(12), session, primary_key=True), sa.Column("seat", sa.Integer, primary_key=True)


def _word(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String(32), primary_key=True)
