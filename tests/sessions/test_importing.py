from __future__ import annotations

from random import Random
from threading import current_thread
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engines.core import Entry, Record, Seat, Setup, write_record
from sessions import find
from sessions.errors import BadFile
from sessions.house import House
from sessions.importing import FILE_BYTES, KEPT, import_record
from sessions.live import read
from sessions.play import story
from sessions.reel import Reels
from sessions.values import SessionId, Status
from tests.records import play_out
from tests.sessions.conftest import Opener, running
from tests.sessions.people import A, B
from tests.sessions.test_durability import check_record
from tests.sessions.toy import Act, Toy


async def record(house: House, session: SessionId) -> str:
    """The record of a stored session, as it is written."""
    live = await read(house, session)
    rows = await house.store.entries(session)
    setup = Setup(live.row.game, live.row.pack, len(live.seats), live.row.seed or "", live.session.options)
    return write_record(Record(setup, tuple(Entry(Seat(row.seat or 0), row.action) for row in rows[1:])))


async def ended(house: House) -> str:
    session = await running(house, A, B)
    await play_out(house, session, Random("import"))
    return await record(house, session)


async def line_of(house: House, text: str) -> int:
    with pytest.raises(BadFile) as refused:
        await import_record(house, text.encode(), A)
    return refused.value.line


async def test_an_exported_record_is_the_same_session_again(house: House) -> None:
    text = await ended(house)
    found = await import_record(house, text.encode(), B)
    assert (found.status, found.imported, found.revealed, found.host) == (Status.OVER, True, True, B.id)
    await check_record(house, found.id)
    assert await record(house, found.id) == text
    reel = await Reels(house).of(found.id)
    assert reel.turns[-1] == reel.last
    assert await story(house, found.id, None)


async def test_the_same_record_is_kept_once(open_toys: Opener) -> None:
    house = await open_toys()
    text = await ended(house)
    first = await import_record(house, f"# from a friend\n{text}\n\n".encode(), A)
    house = await open_toys()
    again = await import_record(house, b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode(), B)
    assert again == first


async def test_an_import_takes_no_channel_no_notice_and_no_result(house: House) -> None:
    text = await ended(house)
    before = await house.store.results.of_game("toy")
    heard: list[SessionId] = []
    house.on_change(heard.append)
    await import_record(house, text.encode(), A)
    assert heard == []
    assert not [one for one in await find.unpublished(house) if one.imported]
    assert await house.store.results.of_game("toy") == before
    assert await house.store.results.owing() == ()


async def test_a_record_that_breaks_off_is_kept_as_far_as_it_goes(house: House) -> None:
    text = await ended(house)
    found = await import_record(house, "\n".join(text.splitlines()[:8]).encode(), A)
    assert (found.status, found.revision) == (Status.CLOSED, 4)
    assert (await Reels(house).of(found.id)).last == 3


async def test_the_line_at_fault_is_named(house: House) -> None:
    text = "# a comment\n" + await ended(house)
    lines = text.splitlines()
    for number, instead in (
        (2, "game chess"), (3, "data 1234"), (4, "options goal=7"), (4, "options goal"), (4, "options first=3"),
        (5, "seats 9"), (5, "seats 99999999999999999999"), (6, "seed"), (6, "hash 1234"), (7, "0 bid 7"),
        (7, "5 bid 1"), (8, "nonsense"), (8, "0 roll"), (9, "0 " + "keep" * 60), (9, "0 keep\x00"),
    ):  # fmt: skip
        broken = list(lines)
        broken[number - 1] = instead
        assert await line_of(house, "\n".join(broken)) == number, instead


async def test_a_masked_record_says_what_it_is(house: House) -> None:
    text = (await ended(house)).replace("seed ", "hash ")
    with pytest.raises(BadFile) as refused:
        await import_record(house, text.encode(), A)
    assert refused.value.masked


async def test_more_than_a_record_can_have_is_refused_unread(house: House) -> None:
    assert await line_of(house, "#" * (FILE_BYTES + 1)) == 0
    text = await ended(house)
    head = "\n".join(text.splitlines()[:5])
    assert await line_of(house, head + "\n0 wave" * 2_000) == 6 + 400, "the step limit of the game"
    with pytest.raises(BadFile) as refused:
        await import_record(house, b"game toy\n\xff\xfe", A)
    assert refused.value.line == 2


async def test_a_person_keeps_the_newest_imports(house: House) -> None:
    text = await ended(house)
    names = [
        (await import_record(house, text.replace("seed ", f"seed {n:02}", 1).encode().splitlines(keepends=True)[0]
         + b"".join(text.replace("seed ", f"seed {n:02}", 1).encode().splitlines(keepends=True)[1:5]), A)).id
        for n in range(KEPT + 3)
    ]  # fmt: skip
    kept = [name for name in names if await house.store.seated(name) is not None]
    assert len(kept) == KEPT
    assert names[-1] in kept


@given(data=st.binary(max_size=400) | st.text(max_size=400).map(str.encode))
@settings(
    max_examples=150, deadline=None, derandomize=True, database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)  # fmt: skip
async def test_nothing_but_a_record_gets_in(house: House, data: bytes) -> None:
    for file in (data, b"game toy\n" + data):
        with pytest.raises(BadFile):
            await import_record(house, file, A)


class Noting(Toy):
    """A game that notes in which threads its answers are written."""

    threads: ClassVar[set[str]] = set()

    def write(self, action: Act) -> str:
        self.threads.add(current_thread().name)
        return super().write(action)


async def test_b17_a_long_record_is_made_into_rows_away_from_the_loop(open_toys: Opener) -> None:
    house = await open_toys({"toy": Noting})
    text = await ended(house)
    Noting.threads.clear()
    await import_record(house, text.encode(), A)
    assert Noting.threads, "the rows hold what the game writes"
    assert current_thread().name not in Noting.threads
