from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from tests.engines.golden import FOLDER, golden_verdict
from tools import replay

GOLDEN = FOLDER / "zombeasts.record"
GOLDEN_HASH = "77abc86d5c37fe261ce84966b29ddcc90a2ced0dc4ff460df01f852a98327ff8"
"""`printf %s golden-0 | sha256sum`"""


@pytest.fixture
def golden_lines() -> list[str]:
    return GOLDEN.read_text(encoding="utf-8").splitlines()


def run(*arguments: str) -> int:
    return replay.main(arguments)


def test_verify_prints_what_the_record_came_to(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(str(GOLDEN), "--verify") == 0
    expected = golden_verdict("zombeasts")
    verdict, deal = capsys.readouterr().out.splitlines()
    assert msgspec.json.decode(verdict, type=type(expected)) == expected
    assert deal.startswith(f"seed hash {GOLDEN_HASH}: no hash to compare with")


def test_verify_says_that_the_seed_has_the_hash_shown_at_the_start(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, golden_lines: list[str]
) -> None:
    file = tmp_path / "exported.record"
    file.write_text("\n".join((f"# hash shown at the start: {GOLDEN_HASH}", *golden_lines)), encoding="utf-8")
    assert run(str(file), "--verify") == 0
    assert (
        capsys.readouterr().out.splitlines()[1] == f"seed hash {GOLDEN_HASH}: matches the one shown at the start."
    )
    assert run(str(file), "--verify", "--hash", "0" * 64) == 2
    told = capsys.readouterr()
    assert told.err.startswith(f"The seed does not match: its hash is {GOLDEN_HASH}, shown at the start was 000")
    assert not told.out


def test_another_seed_than_the_one_of_the_deal_is_found_out(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, golden_lines: list[str]
) -> None:
    file = tmp_path / "forged.record"
    file.write_text("\n".join((f"# {'ab' * 32}", *golden_lines)), encoding="utf-8")
    assert run(str(file), "--verify") == 2
    assert capsys.readouterr().err.startswith("The seed does not match")


def test_the_listing_has_a_line_for_the_deal_and_each_entry(
    capsys: pytest.CaptureFixture[str], golden_lines: list[str]
) -> None:
    assert run(str(GOLDEN)) == 0
    listed = capsys.readouterr().out.splitlines()
    entries = golden_lines[5:]
    assert len(listed) == 1 + len(entries) + 1
    assert listed[0].split()[:3] == ["0", "deal", "deal"]
    assert all(entry in line for entry, line in zip(entries, listed[1:], strict=False))


def test_a_position_tells_its_entry_its_events_who_is_asked_and_the_state(
    capsys: pytest.CaptureFixture[str], golden_lines: list[str]
) -> None:
    assert run(str(GOLDEN), "--at", "1") == 0
    printed = capsys.readouterr().out
    assert printed.startswith(f"entry 1: {golden_lines[5]}\nevent ")
    # The first entry of the record is a play of seat 2, who then draws: "2 draw hand 1".
    assert "\nasked 2 draw (decision " in printed
    state = msgspec.json.decode(printed[printed.index("\n{") :])
    assert state["laid"] == golden_lines[5].split()[2]


def test_the_deal_is_position_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(str(GOLDEN), "--at", "0") == 0
    assert capsys.readouterr().out.startswith("the deal\nevent ")


def test_a_record_that_stops_early_is_replayed_to_where_it_stops(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, golden_lines: list[str]
) -> None:
    file = tmp_path / "early.record"
    file.write_text("\n".join(golden_lines[:15]), encoding="utf-8")
    assert run(str(file), "--verify") == 0
    told = msgspec.json.decode(capsys.readouterr().out.splitlines()[0])
    assert (told["entries"], told["places"], told["points"]) == (10, None, None)


def test_the_text_board_of_a_position_hides_what_a_spectator_may_not_know(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(str(GOLDEN), "--at", "1", "--text") == 0
    public = capsys.readouterr().out
    assert run(str(GOLDEN), "--at", "1", "--text", "--seat", "2") == 0
    private = capsys.readouterr().out
    assert "Seat 2" in public
    assert public.strip() != private.strip() != ""


def test_a_position_is_drawn_for_everybody_and_for_a_seat(tmp_path: Path) -> None:
    board, hand = tmp_path / "board.png", tmp_path / "hand.png"
    assert run(str(GOLDEN), "--at", "40", "--png", str(board)) == 0
    assert run(str(GOLDEN), "--at", "40", "--png", str(hand), "--seat", "0") == 0
    assert board.read_bytes()[:8] == hand.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert board.read_bytes() != hand.read_bytes()


@pytest.mark.parametrize(
    ("line", "instead", "sentence"),
    [
        (1, "game chess", "There is no game 'chess'"),
        (2, "data 0123", "No pack of zombeasts here has the content hash 0123; name its file with --pack."),
        (3, "options master=perhaps", "master=perhaps is no option here; possible: off, on."),
        (4, "seats many", "{file} is no record: line 4: expected a number of seats."),
        (4, "seats 9", "zombeasts cannot be dealt"),
        (6, "0 dance", "The record stops fitting: entry 1: 0 dance"),
        (6, "2 pass", "The record stops fitting: entry 1: 2 pass"),
    ],
)
def test_a_record_that_cannot_be_replayed_says_why_in_one_sentence(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    golden_lines: list[str],
    line: int,
    instead: str,
    sentence: str,
) -> None:
    file = tmp_path / "bad.record"
    golden_lines[line - 1] = instead
    file.write_text("\n".join(golden_lines), encoding="utf-8")
    assert run(str(file)) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(sentence.format(file=file))
    assert captured.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["no/such.record"], "no/such.record cannot be read"),
        ([str(GOLDEN), "--at", "9999"], "--at 9999 is not in the record: 0 is the deal,"),
        ([str(GOLDEN), "--at", "-1"], "--at -1 is not in the record"),
        ([str(GOLDEN), "--seat", "3", "--text"], "--seat 3 is no seat: they are numbered from 0 to 2."),
    ],
)
def test_what_is_not_there_is_said_in_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: Sequence[str], sentence: str
) -> None:
    assert run(*arguments) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith(sentence)
    assert captured.err.count("\n") == 1


def test_a_record_may_name_its_pack_by_id_as_the_canon_writes_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, golden_lines: list[str]
) -> None:
    file = tmp_path / "named.record"
    golden_lines[1] = "data zombeasts-recon-1"
    file.write_text("\n".join(golden_lines), encoding="utf-8")
    assert run(str(file), "--verify") == 0
    assert msgspec.json.decode(capsys.readouterr().out.splitlines()[0])["points"] == list(
        golden_verdict("zombeasts").points or ()
    )
