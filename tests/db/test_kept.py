"""What is kept in memory never differs from the file, whoever reads and writes at the same time."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from db.kept import Kept


class File:
    """A slow file of numbers that counts how often it is read."""

    def __init__(self) -> None:
        self.rows = {"a": 1, "b": 2}
        self.reads = 0
        self.kept = Kept[str, int | None](most=2)
        self.may_read = asyncio.Event()
        self.may_write = asyncio.Event()
        self.may_read.set()
        self.may_write.set()

    async def read(self, key: str) -> int | None:
        return await self.kept.read(key, lambda: self._fetch(key))

    async def write(self, key: str, value: int) -> None:
        await self.kept.write(key, lambda: self._change(key, value))

    async def _fetch(self, key: str) -> int | None:
        self.reads += 1
        found = self.rows.get(key)
        await self.may_read.wait()  # the answer is under way, and it is what stood there when it was asked
        return found

    async def _change(self, key: str, value: int) -> None:
        await self.may_write.wait()
        self.rows[key] = value


async def test_a_row_is_read_once_and_a_missing_one_as_well() -> None:
    file = File()
    assert [await file.read("a"), await file.read("a"), await file.read("x"), await file.read("x")] == [
        1,
        1,
        None,
        None,
    ]
    assert file.reads == 2


async def test_what_was_written_is_read_anew() -> None:
    file = File()
    await file.read("a")
    await file.write("a", 7)
    assert await file.read("a") == 7
    assert await file.read("b") == 2


async def test_an_answer_that_was_under_way_while_somebody_wrote_is_not_kept() -> None:
    file = File()
    file.may_read.clear()
    late = asyncio.create_task(file.read("a"))
    await asyncio.sleep(0)
    await file.write("a", 7)
    file.may_read.set()
    assert await late == 1
    assert await file.read("a") == 7


async def test_while_somebody_writes_nothing_is_kept_of_that_row() -> None:
    file = File()
    file.may_write.clear()
    writing = asyncio.create_task(file.write("a", 7))
    await asyncio.sleep(0)
    assert await file.read("a") == 1
    file.may_write.set()
    await writing
    assert await file.read("a") == 7


async def test_a_writer_who_was_stopped_leaves_the_row_to_be_read_each_time() -> None:
    file = File()
    file.may_write.clear()
    writing = asyncio.create_task(file.write("a", 7))
    await asyncio.sleep(0)
    writing.cancel()
    with suppress(asyncio.CancelledError):
        await writing
    assert await file.read("a") == 1
    file.rows["a"] = 7  # the thread that writes went on
    assert await file.read("a") == 7


async def test_of_two_who_write_the_first_to_end_does_not_speak_for_the_other() -> None:
    file = File()
    file.may_write.clear()
    slow = asyncio.create_task(file.write("a", 7))
    await asyncio.sleep(0)
    await file.kept.write("a", lambda: asyncio.sleep(0))
    assert await file.read("a") == 1
    file.may_write.set()
    await slow
    assert await file.read("a") == 7


async def test_clearing_reads_everything_anew_and_no_more_than_so_many_are_kept() -> None:
    file = File()
    assert (await file.read("a"), await file.read("b")) == (1, 2)
    file.rows |= {"a": 8, "b": 9}
    file.kept.clear()
    assert (await file.read("a"), await file.read("b"), await file.read("c")) == (8, 9, None)
    reads = file.reads
    await file.read("b")
    await file.read("a")  # the one that was kept first had to go
    assert file.reads == reads + 1
