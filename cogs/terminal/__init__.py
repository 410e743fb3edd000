"""What whoever runs the bot can ask on a terminal, besides the doctor: a backup, a check of the records."""

from cogs.terminal.backup import backup
from cogs.terminal.check import check

__all__ = ["backup", "check"]
