"""Run migrations on the connection that `db.migrate` provides, all in one transaction."""

from __future__ import annotations

from alembic import context

from db.tables import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
