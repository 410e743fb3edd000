"""How sessions ended; the hash shown at the start as it was shown; rematches and whom their seats are kept for."""

from __future__ import annotations

from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the table of results and the columns of rematches; write down the hashes that were shown so far."""
    _result()
    op.add_column("session", sa.Column("commitment", sa.String(64)))
    op.add_column("session", sa.Column("rematch_of", sa.String(12)))
    op.create_index("session_by_rematch", "session", ["rematch_of"])
    op.add_column("seat", sa.Column("invited", sa.BigInteger))
    _commitments()


def _result() -> None:
    op.create_table(
        "result",
        sa.Column("session", sa.String(12), sa.ForeignKey("session.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.BigInteger),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("turns", sa.Text, nullable=False),
        sa.Column("timeouts", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.Float, nullable=False),
    )
    op.create_index("result_by_player", "result", ["player"])
    op.create_index("result_by_game", "result", ["game", "ended_at"])


def _commitments() -> None:
    session = sa.table("session", sa.column("id"), sa.column("seed"), sa.column("commitment"))
    connection = op.get_bind()
    for id_, seed in connection.execute(sa.select(session.c.id, session.c.seed).where(session.c.seed.is_not(None))):
        shown = sha256(seed.encode()).hexdigest()
        connection.execute(session.update().where(session.c.id == id_).values(commitment=shown))
