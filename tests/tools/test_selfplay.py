from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from engines.core import Decision, Outcome, Setup, read_record, write_record
from engines.registry import GAMES
from tests.engines import planted
from tests.engines.toy.game import Toy, toy
from tests.engines.toy.values import Action, State
from tools import games, selfplay
from tools.playing import Played, play
from tools.policies import at_random, sensibly

KEYS = ["games", "finished", "steps", "steps_per_s", "crashes", "wins"]


@pytest.fixture
def with_toy(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Register the toy game, so that the tools are tested without any real one."""
    monkeypatch.setattr(games, "GAMES", {"toy": Toy})
    monkeypatch.setattr(games, "own_packs", lambda *_: (toy().pack,))
    return monkeypatch


def line(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    printed = capsys.readouterr().out
    assert printed.count("\n") == 1
    read: dict[str, Any] = msgspec.json.decode(printed)
    return read


def test_one_line_of_json_tells_what_was_played(
    with_toy: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert selfplay.main(["toy", "--games", "20", "--players", "3", "--seed", "owl"]) == 0
    told = line(capsys)
    assert list(told) == KEYS
    assert (told["games"], told["finished"], told["crashes"]) == (20, 20, 0)
    assert len(told["wins"]) == 3
    assert sum(told["wins"]) >= 20
    # Two rounds of three bids, and one draw or rest between them.
    assert told["steps"] == 20 * 7


def test_a_seed_repeats_its_games(with_toy: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for seed in ("owl", "owl", "hare"):
        selfplay.main(["toy", "--games", "30", "--seed", seed])
        told.append(line(capsys)["wins"])
    assert told[0] == told[1] != told[2]


def test_each_seat_may_have_its_policy(with_toy: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    # The computer bids high in the first round: alone among random players it wins more rounds than they.
    selfplay.main(["toy", "--games", "200", "--policy", "computer,random"])
    assert line(capsys)["wins"][0] > 120


def test_options_reach_the_deal(with_toy: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    selfplay.main(["toy", "--games", "1", "--option", "cards=3"])
    # Three rounds of two bids, and two draws or rests between them.
    assert line(capsys)["steps"] == 8


def test_the_first_record_is_written_and_replays(with_toy: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "first.record"
    selfplay.main(["toy", "--games", "2", "--seed", "owl", "--record", str(file)])
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.setup == Setup("toy", toy().pack.hash, 2, "owl-0")
    assert len(record.entries) == 5


@pytest.mark.parametrize(
    ("bug", "story"),
    [
        (planted.DeadEnd, "DeadEnd: seat 0 cannot answer `"),
        (planted.NeverEnds, "DeadEnd: still going on after 12 entries"),
        (planted.NoOutcome, "DeadEnd: nobody is asked and nobody has won"),
        (planted.CardLost, "BrokenState: every card exists once"),
    ],
)
def test_a_session_that_cannot_go_on_leaves_its_record_and_exit_code_1(
    with_toy: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    bug: type[Toy],
    story: str,
) -> None:
    with_toy.setattr(games, "GAMES", {"toy": bug})
    code = selfplay.main(["toy", "--games", "30", "--seed", "owl", "--check", "--out", str(tmp_path)])
    captured = capsys.readouterr()
    told = msgspec.json.decode(captured.out)
    records = sorted(tmp_path.glob("broken-toy-owl-*.record"))
    assert code == 1
    assert told["crashes"] == len(records) > 0
    assert told["finished"] == 30 - told["crashes"]
    assert story in captured.err
    assert str(records[0]) in captured.err
    assert read_record(records[0].read_text(encoding="utf-8")).setup.seats == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], f"There is no game 'chess'; there is {', '.join(GAMES)}."),
        (["zombeasts", "--policy", "clever"], "There is no policy 'clever'; there is random, computer."),
        (["zombeasts", "--policy", "random,random,random"], "3 policies do not fit 2 seats"),
        (["zombeasts", "--option", "quarters=maybe"], "quarters=maybe is no option here; possible: on, off."),
        (["zombeasts", "--option", "quarter"], "quarter= is no option here; possible: quarters"),
        (["zombeasts", "--players", "5"], "zombeasts cannot be dealt"),
        (["zombeasts", "--pack", "no/such.toml"], "no/such.toml cannot be read"),
    ],
)
def test_what_cannot_be_run_is_said_in_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: Sequence[str], sentence: str
) -> None:
    assert selfplay.main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(sentence)
    assert captured.err.count("\n") == 1


@pytest.mark.parametrize("arguments", [["zombeasts", "--games", "0"], ["zombeasts", "--games", "many"], []])
def test_wrong_arguments_are_one_sentence_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: Sequence[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        selfplay.main(arguments)
    assert caught.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_pack_that_is_broken_is_refused_with_its_key(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[pack]\nid = 4\n", encoding="utf-8")
    assert selfplay.main(["zombeasts", "--pack", str(file)]) == 2
    assert "mine.toml: pack.id" in capsys.readouterr().err


def test_a_shared_win_counts_for_each_winner() -> None:
    tally = selfplay.Tally(wins=(3, 0, 1)).with_one_more(
        Played(Setup("toy", "", 3, "s"), (), Outcome((1, 1, 3), ()))
    )
    assert tally.wins == (4, 1, 1)


def test_a_played_session_holds_what_was_answered() -> None:
    game = toy()
    played = play(game, Setup("toy", game.pack.hash, 2, "owl"), (at_random, sensibly), Random(1))
    text = write_record(played.record(game))
    assert played.broken is None
    assert len(played.answers) == len(text.splitlines()) - 5


def test_whatever_an_engine_throws_is_reported_with_the_answers_so_far() -> None:
    class Throws(Toy):
        def apply(self, state: State, decision: Decision, action: Action) -> Any:
            if state.round == 2:
                raise ZeroDivisionError("moon")
            return super().apply(state, decision, action)

    game = Throws(toy().pack)
    played = play(game, Setup("toy", game.pack.hash, 2, "owl"), (at_random, at_random), Random(1))
    assert played.broken == "ZeroDivisionError: moon"
    assert len(played.answers) == 4
    assert played.outcome is None
