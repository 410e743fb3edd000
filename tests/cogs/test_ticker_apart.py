"""What cannot be sent in one session keeps no other from its reminder."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest

from cogs import ticker
from cogs.ticker import Ticker
from sessions.errors import HouseClosed


def nothing(*found: Any) -> Callable[..., Awaitable[tuple[Any, ...]]]:
    async def give(*_: Any) -> tuple[Any, ...]:
        return found

    return give


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Two reminders are due; the first fails in a way that nobody expected."""
    done: list[str] = []

    async def remind(_: Ticker, reminder: str) -> None:
        if reminder == "broken":
            raise KeyError(reminder)
        if reminder == "closing":
            raise HouseClosed
        done.append(reminder)

    monkeypatch.setattr(ticker, "tick", nothing())
    monkeypatch.setattr(ticker, "due_digests", nothing())
    monkeypatch.setattr(Ticker, "_remind", remind)
    return done


def of_nobody() -> Ticker:
    desk: Any = SimpleNamespace(house=None)
    client: Any = None
    return Ticker(client, desk)


@pytest.mark.expects_errors
async def test_trouble_with_one_reminder_keeps_no_other_from_being_sent(
    sent: list[str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(ticker, "reminders", nothing("broken", "sound"))
    await of_nobody().beat()
    assert sent == ["sound"]
    assert "KeyError" in caplog.text


async def test_a_house_that_closes_ends_the_round(sent: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ticker, "reminders", nothing("closing", "sound"))
    with pytest.raises(HouseClosed):
        await of_nobody().beat()
    assert sent == []
