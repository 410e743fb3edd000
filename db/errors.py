"""Why storage refuses. Classes with data; the sentences stand at the edge."""

from __future__ import annotations


class StorageError(Exception):
    """Whatever storage refuses. Nothing was written."""


class CannotOpen(StorageError):
    """The database cannot be opened or written: its path or address, and the reason given."""

    def __init__(self, path: str, why: str) -> None:
        super().__init__(path, why)
        self.path = path
        self.why = why


class AlreadyOpen(StorageError):
    """Another process works on this database file."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path


class LostRace(StorageError):
    """The session was changed by somebody else since it was read."""

    def __init__(self, session: str, revision: int) -> None:
        super().__init__(session, revision)
        self.session = session
        self.revision = revision


class Clash(StorageError):
    """A row contradicts what the database holds already; `constraint` is the rule that it breaks."""

    def __init__(self, constraint: str) -> None:
        super().__init__(constraint)
        self.constraint = constraint


class Missed(StorageError):
    """A statement met another number of rows than it must."""
