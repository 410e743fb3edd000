from __future__ import annotations

from bench.dispatch import measure


def test_the_bench_presses_both_bots_and_gives_two_figures() -> None:
    acknowledged, answered = measure(rounds=3)
    assert 0 < acknowledged.ours < answered.ours
    assert 0 < acknowledged.peer < answered.peer
    assert acknowledged.unit == "µs"
