from hashlib import sha256

import msgspec
import pytest

from engines.core import BadPack, read_pack, read_tables

PACK = """\
[pack]
id = "four-cards"
game = "toy"
name = "Four cards"
format = 1
about = "Made for a test."

[[card]]
id = "a"
points = 1

[[card]]
id = "b"
points = 2
"""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    points: int


class Tables(msgspec.Struct, frozen=True):
    card: tuple[Card, ...]


def test_a_pack_is_read_with_the_hash_of_its_bytes() -> None:
    pack = read_pack(PACK, "four.toml")
    assert (pack.header.id, pack.header.game, pack.header.name) == ("four-cards", "toy", "Four cards")
    assert pack.hash == sha256(PACK.encode()).hexdigest()
    assert pack.text == PACK


def test_a_changed_pack_has_another_hash() -> None:
    assert read_pack(PACK + "\n", "four.toml").hash != read_pack(PACK, "four.toml").hash


def test_tables_are_read_into_their_shape() -> None:
    assert read_tables(PACK, Tables, "four.toml").card == (Card("a", 1), Card("b", 2))


@pytest.mark.parametrize(
    ("old", "new", "where", "what"),
    [
        ("[pack]", "[park]", "top level", "missing required field `pack`"),
        ('name = "Four cards"\n', "", "pack", "missing required field `name`"),
        ('about = "Made', 'author = "me"\nabout = "Made', "pack", "unknown field `author`"),
        ('id = "four-cards"', "id = 4", "pack.id", "Expected `str`, got `int`"),
        ("format = 1", 'format = "one"', "pack.format", "Expected `int`, got `str`"),
        ("format = 1", "format = 2", "pack.format", "is 2, this version reads 1"),
        ('id = "four-cards"', 'id = "Four Cards"', "pack.id", "matching regex"),
        ('id = "four-cards"', 'id = "four--cards"', "pack.id", "matching regex"),
        ("[pack]", "[pack", "", "not a TOML file"),
    ],
)
def test_a_bad_header_names_file_and_key(old: str, new: str, where: str, what: str) -> None:
    with pytest.raises(BadPack) as caught:
        read_pack(PACK.replace(old, new, 1), "four.toml")
    assert (caught.value.file, caught.value.where) == ("four.toml", where)
    assert what in caught.value.what
    assert str(caught.value).startswith(f"four.toml: {where}: " if where else "four.toml: not")


@pytest.mark.parametrize(
    ("old", "new", "where", "what"),
    [
        ("points = 2", 'points = "2"', "card[1].points", "Expected `int`, got `str`"),
        ("points = 2", "", "card[1]", "missing required field `points`"),
        ("points = 2", "point = 2\npoints = 2", "card[1]", "unknown field `point`"),
        ("[[card]]", "[[cards]]", "top level", "missing required field `card`"),
    ],
)
def test_a_bad_table_names_file_table_and_key(old: str, new: str, where: str, what: str) -> None:
    with pytest.raises(BadPack) as caught:
        read_tables(PACK.replace(old, new), Tables, "four.toml")
    assert (caught.value.file, caught.value.where) == ("four.toml", where)
    assert what in caught.value.what
