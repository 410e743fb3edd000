"""A Fluent bundle that reads an entry when it is first asked for.

The catalogues hold thousands of entries and reading them all takes a good second; a start needs a few dozen.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from threading import RLock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

_BEGINNING = re.compile(r"^(?=#|-?[a-zA-Z])", re.MULTILINE)
"""Where an entry or a comment begins: what belongs to an entry stands indented or begins with a bracket."""
_NAME = re.compile(r"-?[a-zA-Z][\w-]*")


class Bundle(FluentBundle):
    """One language. Safe in threads: pictures are composed there."""

    def __init__(self, language: str, functions: Mapping[str, Callable[[Any], Any]]) -> None:
        super().__init__([language], functions=dict(functions), use_isolating=False)
        self._unread: dict[str, str] = {}
        self._reading = RLock()

    def add_text(self, text: str) -> None:
        """Add a catalogue file. Of two entries with one name the first stands."""
        for name, entry in entries(text):
            self._unread.setdefault(name, entry)

    def has_message(self, message_id: str) -> bool:
        """Tell whether there is such a message, and make it ready to be said."""
        with self._reading:
            self._read(message_id)
            return bool(super().has_message(message_id))

    def _read(self, name: str) -> None:
        """Read an entry and those that it names: they are said within it."""
        entry = self._unread.pop(name, None)
        if entry is not None:
            self.add_resource(FluentResource(entry))
            for named in _NAME.findall(entry):
                self._read(named)


def entries(text: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the source of each entry of a catalogue file."""
    for piece in _BEGINNING.split(text):
        named = _NAME.match(piece)
        if named is not None:
            yield named[0], piece
