"""Data packs: the cards, boards and counts of a game, each part marked with its source.

Every pack opens with the same `[pack]` table. The content hash is taken over the bytes of the
file; a session keeps its pack by this hash.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Annotated, TypeVar

import msgspec

T = TypeVar("T")

FORMAT = 1
_ID = r"^[a-z0-9]+(-[a-z0-9]+)*$"


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The `[pack]` table."""

    id: Annotated[str, msgspec.Meta(pattern=_ID)]
    game: str
    name: str
    format: int
    about: str
    """What is printed, what is attested, what is reconstructed: shown to players."""


class Pack(msgspec.Struct, frozen=True):
    """A pack as it was read: header, content hash (64 hex digits) and the file's text."""

    header: Header
    hash: str
    text: str


class BadPack(Exception):
    """A pack that cannot be used. Names the file, the table or key, and what is wrong with it."""

    def __init__(self, file: str, where: str, what: str) -> None:
        super().__init__(f"{file}: {where}: {what}" if where else f"{file}: {what}")
        self.file = file
        self.where = where
        self.what = what


def read_pack(text: str, file: str) -> Pack:
    """Read the header of a pack; raise BadPack if there is none or it cannot be used."""
    header = read_tables(text, _Headed, file).pack
    if header.format != FORMAT:
        raise BadPack(file, "pack.format", f"is {header.format}, this version reads {FORMAT}")
    return Pack(header, sha256(text.encode()).hexdigest(), text)


def read_tables(text: str, shape: type[T], file: str) -> T:
    """Read the tables of a pack into a typed shape; raise BadPack naming the first key that does not fit."""
    try:
        return msgspec.convert(_parsed(text), shape)
    except tomllib.TOMLDecodeError as error:
        raise BadPack(file, "", f"not a TOML file ({error})") from error
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$")
        raise BadPack(file, where.strip("`.") or "top level", what) from error


@lru_cache(maxsize=16)
def _parsed(text: str) -> Mapping[str, object]:
    """Parse a pack's text, once for those who read its header, its rules and its pictures."""
    return tomllib.loads(text)


class _Headed(msgspec.Struct, frozen=True):
    """Any pack, seen for its header alone."""

    pack: Header
