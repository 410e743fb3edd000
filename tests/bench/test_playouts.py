from __future__ import annotations

import pytest

from bench import __main__ as command
from bench import playouts
from bench.line import Line
from engines.registry import GAMES


def test_every_game_is_measured_beside_python_chess() -> None:
    lines = playouts.measure(seconds=0.05)
    assert [line.name for line in lines] == [f"playouts of {name}" for name in GAMES]
    for line in lines:
        assert line.ours > 0
        assert line.peer > 0
        assert line.higher_is_better


def test_a_ratio_is_ours_divided_by_the_peers() -> None:
    line = Line("board", 30.0, 24.0, "ms", "Pillow", higher_is_better=False)
    assert line.ratio == 1.25
    assert "ratio 1.25 (less is better)" in line.told()


def test_a_missing_bench_is_named_and_the_others_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = Line("playouts of toy", 2.0, 1.0, "steps/s", "python-chess", higher_is_better=True)
    monkeypatch.setattr(command, "BENCHES", ("playouts", "nowhere"))
    monkeypatch.setattr(playouts, "measure", lambda: (line,))
    assert command.main([]) == 1
    printed = capsys.readouterr().out
    assert "playouts of toy" in printed
    assert "nowhere: there is no bench/nowhere.py to measure it" in printed


def test_an_unknown_bench_is_refused_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        command.main(["speed"])
    assert caught.value.code == 2
    assert "there is no bench 'speed'; there is playouts, " in capsys.readouterr().err
