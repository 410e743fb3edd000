"""Chaos: people press everything at once while the bot is killed again and again. `python -m bench chaos`.

The real bot runs as a process of its own against the stand-in. Afterwards the database is held against what was
pressed, what was acknowledged and what was posted.
"""

from bench.chaos.run import Report, run

PLAIN = """
import cogs.desk
cogs.desk.draw = lambda *_: b"\\x89PNG\\r\\n\\x1a\\n"
"""
"""Run in each bot before it starts: one small picture for every scene, where presses alone are to be tried."""

__all__ = ["PLAIN", "Report", "run"]
