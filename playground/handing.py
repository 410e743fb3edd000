"""Files that people hand in with a command."""

import re
import secrets

from msgspec import Struct

from cogs import limits
from playground.posting import Upload
from playground.refusals import Impossible
from playground.values import Attachment
from playground.world import World

KEPT = 10
"""So many files are kept, until newer ones come."""
UNWELCOME = re.compile(r"[^-\w.]+")


class File(Struct, frozen=True):
    """A file as it was handed in."""

    owner: int
    about: Attachment
    data: bytes


class Handed:
    """The last files, each for its owner to send."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._files: dict[int, File] = {}

    def take(self, user: int, upload: Upload) -> Attachment:
        """Keep a file; raise `Impossible` for one that is too large to be sent."""
        if len(upload.data) > limits.FILE_BYTES:
            raise Impossible(f"A file may have {limits.FILE_BYTES // 1024 // 1024} MiB at the most.")
        about = Attachment(
            id=self._world.new_id(),
            name=UNWELCOME.sub("_", upload.name),
            key=secrets.token_urlsafe(12),
            size=len(upload.data),
            content_type=upload.content_type,
        )
        self._files[about.id] = File(self._world.user(user).id, about, upload.data)
        if len(self._files) > KEPT:
            del self._files[next(iter(self._files))]
        return about

    def of(self, user: int, number: object) -> Attachment:
        """A file that this person handed in; raise `Impossible` for any other."""
        found = self._files.get(int(str(number))) if str(number).isdecimal() else None
        if found is None or found.owner != user:
            raise Impossible("Please choose the file again.")
        return found.about

    def find(self, number: str, key: str | None) -> File | None:
        """The file behind an address, for those who know its key."""
        wanted = (number, key)
        return next((each for each in self._files.values() if (str(each.about.id), each.about.key) == wanted), None)
