"""The disk as tests want it that are about other things than power cuts."""

from __future__ import annotations

from db.connection import _PRAGMAS

UNHURRIED = tuple(pragma.replace("synchronous = FULL", "synchronous = OFF") for pragma in _PRAGMAS)
"""How a database file is opened whose commits do not wait for the disk."""
