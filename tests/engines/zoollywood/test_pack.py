"""Packs that are refused, each by file, table and key (canon, section 1), and packs that are merely different."""

from __future__ import annotations

from random import Random

import pytest

from engines.core import BadPack, Setup, read_pack
from engines.zoollywood import Zoollywood, build
from tests.engines.zoollywood.table import BOX, PACK


def changed(old: str, new: str, count: int = 1) -> str:
    assert old in PACK.text
    return PACK.text.replace(old, new, count)


def in_table(table: str, key: str, old: str, new: str) -> str:
    """The pack with one field of one row changed: the row of `table` in which `key` stands."""
    parts = PACK.text.split("\n[")
    number = next(n for n, part in enumerate(parts) if part.startswith(f"[{table}]]") and key in part)
    assert old in parts[number]
    parts[number] = parts[number].replace(old, new, 1)
    return "\n[".join(parts)


def built(text: str) -> Zoollywood:
    return build(read_pack(text, "other.toml"))


@pytest.mark.parametrize(
    ("text", "where", "what"),
    [
        (changed("side = 4", "side = 2"), "board.side", ">= 3"),
        (changed("side = 4", "side = 5"), "board.rows", "5, 6, 7"),
        (changed("points = 37", "points = 36"), "board.points", "37"),
        (changed("triangles = 54", "triangles = 55"), "board.triangles", "54"),
        (changed('row-letters = "abcdefg"', 'row-letters = "abcdefh"'), "board.row-letters", "abcdefg"),
        (changed('"sw"]', '"south"]'), "board.directions", "sw"),
        (changed('wrap = "same-line"', 'wrap = "mirror"'), "board.wrap", "enum"),
        (changed("eggs = 16\nassistants = 3", "eggs = 15\nassistants = 3"), "sides", "same"),
        (changed("eggs-to-win = 16", "eggs-to-win = 12"), "limits.eggs-to-win", "16"),
        (changed("turn-limit = 100", "turn-limit = 10"), "limits.safety.turn-limit", ">= 20"),
        (changed("hand-team = 3", "hand = 3"), "limits", "hand"),
        (in_table("barriers", 'id = "seagull"', "count = 1", "count = 2"), "barriers seagull.count", "one"),
        (in_table("barriers", 'id = "seagull"', 'id = "seagull"', 'id = "emperor"'), "barriers[1].id", "twice"),
        (in_table("terrain", 'id = "tent-cw"', "count = 1", "count = 2"), "terrain tent-cw.count", "one"),
        (in_table("terrain", 'id = "storm"', '"space"', '"triangle"'), "terrain storm", "storm"),
        (in_table("component-sets", 'id = "nest"', '["nest"]', '["whale"]'), "component-sets nest.places", "whale"),
        (in_table("cards", "number = 12", "number = 12", "number = 11"), "cards 11.number", "twice"),
        (in_table("cards", "number = 12", '"before"', '"after"'), "cards 12.timing", "after"),
        (in_table("cards", "number = 12", '["explore"]', '["land"]'), "cards 12.actions", "alone"),
        (in_table("cards", "number = 12", "choose-stop", "fly"), "cards[11].effect.kind", "fly"),
        (in_table("cards", "number = 10", "actions = []", 'actions = ["land"]'), "cards 10.actions", "reaction"),
        (in_table("cards", "number = 9", "copies = 3", "copies = 0"), "cards[8].copies", ">= 1"),
        (in_table("scenes", "open-call", "[7, 8, 9, 12]", "[7, 8, 9]"), "scenes open-call.silver", "4"),
        (in_table("scenes", "open-call", "[1, 2, 3, 5]", "[1, 2, 3, 7]"), "scenes open-call.gold", "gold"),
        (in_table("scenes", "open-call", 'at = "d4"', 'at = "d9"'), "scenes open-call.place", "d9"),
        (in_table("scenes", "open-call", 'at = "e2"', 'at = "b3"'), "scenes open-call.place", "twice"),
        (in_table("scenes", "open-call", '"iceberg", at = "e2"', '"emperor", at = "e2"').replace(
            '"iceberg", at = "b3"', '"emperor", at = "b3"'), "scenes open-call.place", "emperor"),
        (in_table("scenes", "open-call", 'at = "d4"', 'at = "c3-c4-d4"'), "scenes open-call.place", "storm"),
        (changed("barrier-bases = 5", "barrier-bases = 2"), "scenes open-call.place", "bases"),
    ],
)  # fmt: skip
def test_a_bad_pack_is_refused_by_file_table_and_key(text: str, where: str, what: str) -> None:
    with pytest.raises(BadPack) as caught:
        built(text)
    assert caught.value.file == "zoollywood-reconstruction-1.toml"
    assert where in caught.value.where
    assert what in caught.value.what


def test_the_pack_counts_what_the_rulebook_counts() -> None:
    assert BOX.eggs == BOX.eggs_to_win == 16
    assert BOX.penguins == 4
    barriers = {name: BOX.counts[name] for name in ("seagull", "emperor", "iceberg", "nest")}
    assert barriers == {"seagull": 1, "emperor": 1, "iceberg": 4, "nest": 2}
    assert (BOX.counts["storm"], BOX.counts["tent-cw"] + BOX.counts["tent-ccw"]) == (3, 2)
    gold, silver = ([BOX.cards[number] for number in numbers] for numbers in (BOX.gold, BOX.silver))
    assert [card.copies for card in gold] == [2] * 6
    assert [card.copies for card in silver] == [3] * 6
    assert len(BOX.scenes) == 5
    assert (BOX.hand_limit(2), BOX.hand_limit(4)) == (4, 3)


def test_a_bigger_board_can_be_played() -> None:
    text = changed("side = 4 ", "side = 5 ").replace("d4-d5-e4", "d4-d5-e5")
    text = text.replace("points = 37", "points = 61").replace("triangles = 54", "triangles = 96")
    text = text.replace("[4, 5, 6, 7, 6, 5, 4]", "[5, 6, 7, 8, 9, 8, 7, 6, 5]").replace('"abcdefg"', '"abcdefghi"')
    game = built(text)
    random, state = Random(5), game.start(Setup("zoollywood", game.pack.hash, 2, "five")).state
    while pending := game.pending(state):
        state = game.apply(state, pending[0], random.choice(game.legal_actions(state, pending[0]))).state
        game.check(state)
    assert game.outcome(state) is not None
