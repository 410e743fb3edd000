"""Alembic's environment and the numbered versions of the schema."""
