"""A playground that is still there tomorrow: what was said and registered, in a file."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from msgspec import Struct

from playground.commands import Commands
from playground.refusals import Json
from playground.values import Channel, Message
from playground.world import World


@contextmanager
def folder(keep: Path | None) -> Iterator[Path]:
    """Lend the folder that keeps what is played, else one that is thrown away."""
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
        yield keep
        return
    with TemporaryDirectory(prefix="playground-", ignore_cleanup_errors=True) as thrown_away:
        yield Path(thrown_away)


class Kept(Struct, frozen=True):
    """Everything that outlives a stop."""

    channels: tuple[Channel, ...]
    messages: tuple[Message, ...]
    files: dict[int, bytes]
    commands: tuple[tuple[int | None, list[Json]], ...]


def save(path: Path, world: World, commands: Commands) -> None:
    """Write the file whole or not at all."""
    kept = Kept(
        tuple(world.channels.values()), tuple(world.messages.values()), world.files, tuple(commands.scopes.items())
    )
    fresh = path.with_suffix(".new")
    fresh.write_bytes(msgspec.msgpack.encode(kept))
    fresh.replace(path)


def load(path: Path, world: World, commands: Commands) -> None:
    """Take up what the file holds; nothing if there is none. Raise `msgspec.DecodeError` for a damaged one."""
    if path.exists():
        kept = msgspec.msgpack.decode(path.read_bytes(), type=Kept)
        world.take_up(kept.channels, kept.messages, kept.files)
        commands.scopes.update(kept.commands)
