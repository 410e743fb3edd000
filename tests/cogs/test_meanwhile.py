"""Reading while a press is being acknowledged."""

from __future__ import annotations

import asyncio

import pytest

from cogs.reply import meanwhile


class Expired(Exception):
    """The platform takes no acknowledgement any more."""


async def test_the_acknowledgement_is_on_its_way_before_anything_is_read_and_done_before_anything_is_done() -> None:
    course: list[str] = []

    async def acknowledge() -> None:
        course.append("sent")
        await asyncio.sleep(0.01)
        course.append("taken")

    async def read() -> str:
        await asyncio.sleep(0)
        course.append("read")
        return "table"

    assert await meanwhile(acknowledge(), read()) == "table"
    assert course == ["sent", "read", "taken"]


async def test_what_is_wrong_with_the_acknowledgement_comes_before_what_is_wrong_with_the_table() -> None:
    async def acknowledge() -> None:
        await asyncio.sleep(0.01)
        raise Expired

    async def read() -> str:
        raise LookupError

    with pytest.raises(Expired):
        await meanwhile(acknowledge(), read())


async def test_a_table_that_is_gone_is_told_once_the_press_is_acknowledged() -> None:
    taken = asyncio.Event()

    async def acknowledge() -> None:
        await asyncio.sleep(0.01)
        taken.set()

    async def read() -> str:
        raise LookupError

    with pytest.raises(LookupError):
        await meanwhile(acknowledge(), read())
    assert taken.is_set()
