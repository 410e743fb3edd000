from __future__ import annotations

from pathlib import Path

import pytest

from engines.core import BadPack
from sessions.house import House
from sessions.library import Library
from sessions.lobby import join, open_lobby, start
from sessions.play import look, submit
from tests.sessions.conftest import Opener, running
from tests.sessions.people import HERE, A, B
from tests.sessions.toy import GAMES, PACK

GOLD = PACK.replace("toy-1", "gold").replace('"Toy"', '"Gold"')


@pytest.fixture
def extra(tmp_path: Path) -> Path:
    folder = tmp_path / "packs"
    folder.mkdir()
    return folder


def test_packs_of_the_owner_are_offered_after_the_default(shelf: Path, extra: Path) -> None:
    (extra / "gold.toml").write_text(GOLD)
    library = Library(GAMES, shelf, extra)
    assert [header.id for header in library.packs("toy")] == ["toy-1", "gold"]
    assert library.offered("toy").pack.header.id == "toy-1"
    assert library.offered("toy", "gold").pack.header.name == "Gold"
    assert library.bad_packs == ()


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("= no toml", ""),
        (GOLD.replace('about = "A game for tests."\n', ""), "pack"),
        (GOLD.replace('"toy"', '"chess"'), "pack.game"),
        (GOLD.replace("format = 1", "format = 9"), "pack.format"),
        (PACK, "pack.id"),
        ("\udcff", ""),
    ],
)
def test_a_bad_pack_of_the_owner_is_named_and_left_out(shelf: Path, extra: Path, text: str, where: str) -> None:
    (extra / "a-bad.toml").write_text(text, encoding="utf-8", errors="surrogateescape")
    (extra / "gold.toml").write_text(GOLD)
    library = Library(GAMES, shelf, extra)
    assert [header.id for header in library.packs("toy")] == ["toy-1", "gold"]
    (bad,) = library.bad_packs
    assert bad.file == str(extra / "a-bad.toml")
    assert bad.where == where


def test_a_folder_that_is_none_is_reported_and_stops_nothing(shelf: Path, tmp_path: Path) -> None:
    library = Library(GAMES, shelf, tmp_path / "nowhere")
    assert library.games() == ("toy",)
    assert [bad.file for bad in library.bad_packs] == [str(tmp_path / "nowhere")]


def test_a_bad_default_pack_is_an_error(shelf: Path) -> None:
    (shelf / "toy" / "data" / "bad.toml").write_text("[pack]")
    with pytest.raises(BadPack):
        Library(GAMES, shelf)


def test_an_engine_is_built_once_for_each_content(shelf: Path) -> None:
    library = Library(GAMES, shelf)
    assert library.offered("toy") is library.offered("toy", "toy-1")


async def test_a_session_keeps_its_pack_by_content_when_the_file_changes(open_toys: Opener, shelf: Path) -> None:
    house = await open_toys()
    session = await running(house, A, B)
    pinned = (await look(house, session, None)).session.pack_hash
    (shelf / "toy" / "data" / "toy-1.toml").write_text(PACK.replace('"Toy"', '"Newer"'))
    house = await open_toys()
    assert (await submit(house, session, A.id, ("bid 1",))).accepted
    now = (await look(house, session, None)).session
    assert (now.pack_hash, now.pack_name) == (pinned, "Toy")
    assert (await house.engine(now)).pack.header.name == "Toy"
    assert house.library.packs("toy")[0].name == "Newer"


async def test_a_session_keeps_its_pack_when_the_file_is_gone(open_toys: Opener, extra: Path) -> None:
    (extra / "gold.toml").write_text(GOLD)
    house = await open_toys()
    lobby = await open_lobby(house, HERE, A, "toy", "gold")
    await join(house, lobby.id, B)
    (extra / "gold.toml").unlink()
    house = await open_toys()
    assert [header.id for header in house.library.packs("toy")] == ["toy-1"]
    started = await start(house, lobby.id, A.id)
    assert started.pack_id == "gold"
    assert await has_pack(house, started.pack_hash)


async def has_pack(house: House, content: str) -> bool:
    row = await house.store.pack(content)
    return row is not None and row.text == GOLD
