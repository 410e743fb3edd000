"""Time that people let pass at the playground: who follows, what stays on the wall's time."""

import asyncio
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot import build_bot
from cogs import limits
from playground import Timepiece
from playground.desk import Desk, Kind
from playground.refusals import Impossible, Refused
from playground.wire import Wire
from playground.world import World
from settings import Settings
from tests.playground.conftest import People, Watch

DAY = 86_400.0
NOON = datetime(2026, 12, 1, 12, tzinfo=UTC)
pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_nothing_on_the_way_is_jumped_over() -> None:
    clock = Timepiece(lambda: NOON)
    hours: list[float] = []

    async def follow() -> None:
        hours.append((clock.seconds() - NOON.timestamp()) / 3600)

    clock.followers.append(follow)
    await clock.advance(5 * 3600)
    assert hours == [2, 4, 5]


async def test_two_who_let_time_pass_at_once_are_served_one_after_the_other() -> None:
    clock = Timepiece(lambda: NOON)
    seen: list[bool] = []

    async def follow() -> None:
        before = clock.ahead
        await asyncio.sleep(0)
        seen.append(before == clock.ahead)

    clock.followers.append(follow)
    await asyncio.gather(clock.advance(DAY), clock.advance(DAY))
    assert seen == [True] * 24
    assert clock.ahead == 2 * DAY


@pytest.mark.parametrize("seconds", [0, -1, 61 * DAY, float("nan")])
async def test_time_neither_goes_back_nor_runs_away(seconds: float) -> None:
    clock = Timepiece(lambda: NOON)
    with pytest.raises(Impossible):
        await clock.advance(seconds)
    assert clock() == NOON


async def test_kept_time_does_not_go_back_at_the_next_start(tmp_path: Path) -> None:
    await Timepiece(lambda: NOON, tmp_path / "ahead.txt").advance(DAY)
    assert (Timepiece(lambda: NOON, tmp_path / "ahead.txt")() - NOON).days == 1


async def test_a_kill_while_the_time_is_written_leaves_the_former_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "ahead.txt"
    await Timepiece(lambda: NOON, file).advance(DAY)

    def killed(path: Path, _: str) -> None:
        path.write_bytes(b"")
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "write_text", killed)
    with pytest.raises(KeyboardInterrupt):
        await Timepiece(lambda: NOON, file).advance(DAY)
    assert (Timepiece(lambda: NOON, file)() - NOON).days == 1


async def test_messages_and_ids_tell_the_time_of_the_place_and_interactions_age_by_the_wall(watch: Watch) -> None:
    world = World(Timepiece(watch))
    desk = Desk(world, Wire(world, "http://127.0.0.1:1"), lambda *_: None)
    pressed = desk.begin(Kind.COMMAND, 1, world.text_channel("games"), {"name": "game"})
    await world.clock.advance(DAY)
    assert (world.new_id() - pressed.id) >> 22 > (DAY - 1) * 1000
    desk.answer(pressed.id, pressed.token, {"type": 4, "data": {"content": "In time."}}, {})
    assert (next(iter(world.messages.values())).created - pressed.created).days == 1
    watch.advance(limits.TOKEN_SECONDS + 1)
    with pytest.raises(Refused, match="Unknown Webhook"):
        desk.by_token(pressed.token)


async def test_a_bot_with_a_token_lives_by_the_wall(tmp_path: Path) -> None:
    bot = build_bot(Settings(database_url=f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"))
    await bot.open()
    assert bot.desk.house.clock is time.time
    await bot.close_house()


async def test_tests_let_time_pass_over_the_loopback(people: People) -> None:
    await people.do("pass", seconds=3600)
    assert (await people.state())["ahead"] == 3600
    assert (await people.do("pass", seconds=0))["kind"] == "impossible"
