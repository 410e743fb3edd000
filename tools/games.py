"""The games and data packs of this checkout, for tools, benches and tests."""

from __future__ import annotations

from pathlib import Path

import engines
from engines.core import AnyGame, BadPack, Pack, Setup, SetupRefused, UnknownOption, read_pack
from engines.registry import GAMES
from tools.command import Refused, read_file


def build(name: str, file: Path | None = None) -> AnyGame:
    """Build a game on a pack file, its first own one by default; raise Refused."""
    packs = (_read(file),) if file else own_packs(name)
    return _bind(name, packs[0])


def build_for(setup: Setup, file: Path | None = None) -> AnyGame:
    """Build the game of a setup on the pack with the setup's content hash, or on a given file; raise Refused."""
    if file:
        return build(setup.game, file)
    for pack in own_packs(setup.game):
        if setup.pack in (pack.hash, pack.header.id):
            return _bind(setup.game, pack)
    raise Refused(f"No pack of {setup.game} here has the content hash {setup.pack}; name its file with --pack.")


def own_packs(name: str) -> tuple[Pack, ...]:
    """Return the packs that come with a game, by file name; raise Refused if there is no such game."""
    if name not in GAMES:
        raise Refused(f"There is no game {name!r}; there is {', '.join(GAMES)}.")
    folder = Path(engines.__path__[0]) / name / "data"
    return tuple(_read(file) for file in sorted(folder.glob("*.toml")))


def admit(game: AnyGame, setup: Setup) -> None:
    """Raise Refused with a sentence if the game cannot be dealt like this."""
    try:
        game.admit(setup)
    except UnknownOption as error:
        possible = ", ".join(error.possible)
        raise Refused(
            f"{error.chosen.option}={error.chosen.value} is no option here; possible: {possible}."
        ) from error
    except SetupRefused as error:
        raise Refused(f"{setup.game} cannot be dealt: {error.reason.key}, see the topic {error.topic}.") from error


def _bind(name: str, pack: Pack) -> AnyGame:
    try:
        return GAMES[name](pack)
    except BadPack as error:
        raise Refused(f"The pack cannot be used: {error}.") from error


def _read(file: Path) -> Pack:
    try:
        return read_pack(read_file(file), file.name)
    except BadPack as error:
        raise Refused(f"The pack cannot be used: {error}.") from error
