"""Packs that are refused, each by file, table and key, and packs that are merely unusual (canon, section 1)."""

from __future__ import annotations

import re

import pytest

from engines.core import BadPack, read_pack
from engines.zombeasts import Zombeasts, build
from tests.engines.zombeasts.table import PACK, setup

FIRST_CARD = 'id = "blue-cat-1l"'


def changed(old: str, new: str, count: int = 1) -> str:
    assert old in PACK.text
    return PACK.text.replace(old, new, count)


def in_card(card: str, old: str, new: str) -> str:
    """The pack with one field of one card changed."""
    found = re.search(rf'\[\[card\]\]\nid = "{card}".*?(?=\n\n|\Z)', PACK.text, re.DOTALL)
    assert found is not None
    assert old in found[0]
    return PACK.text.replace(found[0], found[0].replace(old, new))


def without_cards(keep: int) -> str:
    """The pack with its first cards only."""
    head, *cards = PACK.text.split("[[card]]")
    return "[[card]]".join([head, *cards[:keep]])


def built(text: str) -> Zombeasts:
    return build(read_pack(text, "other.toml"))


@pytest.mark.parametrize(
    ("text", "where", "what"),
    [
        (changed("stock-size = 3\n", ""), "rules", "stock-size"),
        (changed("stock-size = 3", 'stock-size = "three"'), "rules.stock-size", "int"),
        (changed("max-per-side = 2", "max-per-side = 0"), "quarters.max-per-side", ">= 1"),
        (changed("refill = 3", "refil = 3"), "rules", "refil"),
        (in_card("blue-cat-1r", 'id = "blue-cat-1r"', FIRST_CARD), "card[1].id", "blue-cat-1l"),
        (in_card("blue-cat-1l", 'id = "blue-cat-1l"', 'id = "Blue Cat"'), "card[0].id", "match"),
        (in_card("blue-cat-1l", 'colour = "blue"', 'colour = "pink"'), "card[0] blue-cat-1l.colour", "pink"),
        (in_card("blue-cat-1l", 'animal = "cat"', 'animal = "cow"'), "card[0] blue-cat-1l.animal", "cow"),
        (in_card("blue-cat-1l", 'side = "left"', 'side = "top"'), "card[0] blue-cat-1l.side", "top"),
        (in_card("blue-cat-1l", 'toy = "none"', 'toy = "ball"'), "card[0] blue-cat-1l.toy", "ball"),
        (in_card("blue-cat-1l", 'toy = "none"', 'toy = "bone"'), "card[0] blue-cat-1l.toy", "dog"),
        (in_card("joker-cat-l", 'toy = "none"', 'toy = "mouse"'), "joker-cat-l.toy", "joker"),
        (in_card("blue-cat-1l", "draw = 1", "draw = 10"), "card[0].draw", "<= 9"),
        (in_card("blue-cat-1l", "points = 4", "points = -1"), "card[0].points", ">= 0"),
        (changed("joker = true", "joker = false"), "colour.joker", "white"),
        (changed("joker = false", "joker = true"), "colour.joker", "blue"),
        (changed('id = "green"\n', 'id = "new"\n'), "colour.id", "new"),
        (changed('[[side]]\nid = "left"', '[[side]]\nid = "right"'), "side[1].id", "right"),
        (changed('animal = "rabbit"\neffect', 'animal = "cow"\neffect'), "toy carrot.animal", "cow"),
        (changed('[[toy]]\nid = "carrot"', '[[toy]]\nid = "ball"'), "toy ball.id", "no such toy"),
        (without_cards(21), "card", "22"),
    ],
)
def test_a_bad_pack_is_refused_by_file_table_and_key(text: str, where: str, what: str) -> None:
    with pytest.raises(BadPack) as caught:
        built(text)
    assert caught.value.file == "zombeasts-recon-1.toml"
    assert where in caught.value.where
    assert what in caught.value.what


def test_a_third_side_is_refused() -> None:
    third = '[[side]]\nid = "top"\nname = "Top"\nletter = "t"\nsource = "public"\n\n[[toy]]'
    with pytest.raises(BadPack) as caught:
        built(changed("[[toy]]", third))
    assert caught.value.where == "side"


def test_a_small_deck_is_played_with_warnings() -> None:
    game = built(without_cards(22))
    assert {warning.where for warning in game.warnings} == {
        "card",
        "colour green",
        "colour orange",
        "colour red",
        "colour white",
    }
    assert game.pending(game.start(setup(4, hands="rising")).state)


def test_a_colour_with_one_left_card_warns() -> None:
    text = re.sub(r'(colour = "red"\nanimal = "[a-z]+"\nside = )"left"', r'\1"right"', PACK.text)
    assert {(warning.where, "left" in warning.what) for warning in built(text).warnings} == {("colour red", True)}
