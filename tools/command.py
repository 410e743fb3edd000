"""What all tools share towards the shell: an error is one sentence and exit code 2."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import NoReturn


class Refused(Exception):
    """The command cannot be carried out as asked; the message is the sentence to print."""


class Parser(ArgumentParser):
    """A parser that answers wrong arguments with one sentence instead of the usage."""

    def error(self, message: str) -> NoReturn:
        """Print the sentence and leave with exit code 2."""
        self.exit(2, f"{self.prog}: {message}\n")


def read_file(file: Path) -> str:
    """Return the text of a file; raise Refused if there is none that can be read."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Refused(f"{file} cannot be read: {error}") from error
