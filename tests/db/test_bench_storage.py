from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bench.storage import _run


async def test_the_peer_of_the_bench_writes_exactly_what_the_store_writes(tmp_path: Path) -> None:
    moves = await _run(tmp_path, 20)
    assert moves.ratio > 0
    with (
        closing(sqlite3.connect(tmp_path / "ours.db")) as ours,
        closing(sqlite3.connect(tmp_path / "peer.db")) as peer,
    ):
        dumps = [list(connection.iterdump()) for connection in (ours, peer)]
    assert dumps[0] == dumps[1]
    assert sum(line.startswith('INSERT INTO "entry"') for line in dumps[0]) == 21
