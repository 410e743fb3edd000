"""The games and their data packs: what may be opened, and the engine behind every running session."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

import engines
from engines.core import AnyGame, BadPack, Event, Header, Pack, read_pack
from engines.registry import GAMES
from sessions.errors import UnknownGame, UnknownPack

Build = Callable[[Pack], AnyGame]
SHELF = Path(engines.__file__).parent


class Edition(msgspec.Struct, frozen=True):
    """A game bound to a pack, with the reading of what it stored."""

    engine: AnyGame
    states: msgspec.json.Decoder[Any]
    events: msgspec.json.Decoder[tuple[Event, ...]]


class Library:
    """Default packs below `shelf`, further packs of the owner in the folder `extra`.

    A bad default pack raises BadPack; bad packs of the owner are left out and stand in `bad_packs`.
    """

    def __init__(self, games: Mapping[str, Build] = GAMES, shelf: Path = SHELF, extra: Path | None = None) -> None:
        self._games = games
        self._editions: dict[str, Edition] = {}
        self._offers: dict[str, list[Pack]] = {
            game: [self._checked(file, game) for file in sorted((shelf / game / "data").glob("*.toml"))]
            for game in games
        }
        self.bad_packs: tuple[BadPack, ...] = self._add(extra) if extra is not None else ()

    def games(self) -> tuple[str, ...]:
        """Return the ids of the games."""
        return tuple(self._games)

    def packs(self, game: str) -> tuple[Header, ...]:
        """Return the packs offered for a game, the default first; raise UnknownGame."""
        return tuple(pack.header for pack in self._offered(game))

    def offered(self, game: str, pack: str | None = None) -> AnyGame:
        """Return the engine of an offered pack, by default of the first; raise UnknownGame, UnknownPack."""
        packs = self._offered(game)
        found = next((offer for offer in packs if pack is None or offer.header.id == pack), None)
        if found is None:
            raise UnknownPack(pack or "", tuple(offer.header.id for offer in packs))
        return self.edition(found).engine

    def known(self, content_hash: str) -> Edition | None:
        """Return the edition of a pack that was already read."""
        return self._editions.get(content_hash)

    def edition(self, pack: Pack) -> Edition:
        """Return the edition of a pack, built once for each content; raise BadPack."""
        found = self._editions.get(pack.hash)
        if found is None:
            build = self._games.get(pack.header.game)
            if build is None:
                raise BadPack(pack.header.id, "pack.game", f"{pack.header.game!r} is no game of this bot")
            found = self._editions[pack.hash] = _edition(build(pack))
        return found

    def _offered(self, game: str) -> list[Pack]:
        if game not in self._games:
            raise UnknownGame(game, self.games())
        return self._offers[game]

    def _add(self, folder: Path) -> tuple[BadPack, ...]:
        if not folder.is_dir():
            return (BadPack(str(folder), "", "is no folder"),)
        bad = []
        for file in sorted(folder.glob("*.toml")):
            try:
                pack = self._checked(file)
                self._offers[pack.header.game].append(pack)
            except BadPack as error:
                bad.append(error)
        return tuple(bad)

    def _checked(self, file: Path, game: str | None = None) -> Pack:
        try:
            pack = read_pack(file.read_text(encoding="utf-8"), str(file))
        except (OSError, UnicodeDecodeError) as error:
            raise BadPack(str(file), "", str(error)) from error
        header = pack.header
        if header.game not in self._games or game not in {None, header.game}:
            raise BadPack(str(file), "pack.game", f"is {header.game!r}, expected {game or ', '.join(self._games)}")
        if game is None and any(header.id == offer.header.id for offer in self._offers[header.game]):
            raise BadPack(str(file), "pack.id", f"{header.id!r} is taken by another pack of this game")
        self.edition(pack)
        return pack


def _edition(engine: AnyGame) -> Edition:
    stored = engine.stored
    return Edition(
        engine,
        msgspec.json.Decoder(stored.state),
        msgspec.json.Decoder(tuple[stored.event, ...]),  # type: ignore[name-defined]  # a type at run time
    )
