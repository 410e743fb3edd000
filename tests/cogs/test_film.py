"""The film of an ended session: on wish, private, then shared; within the limit; never in the way of others."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from cogs import filming, limits
from cogs.filming import moments
from engines.registry import GAMES
from render.scene import Scene
from sessions.values import Status
from tests.kit import Table, World, command, labels, press, text_of

pytestmark = pytest.mark.usefixtures("plain_pictures")


@pytest.fixture
def small_frames(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Frames of a few points, each of another colour; what is drawn is counted by its width."""
    widths: list[int] = []

    def small(_: Scene, width: int) -> Image.Image:
        widths.append(width)
        return Image.new("P", (8, 8), len(widths) % 256)

    monkeypatch.setattr(filming, "frame", small)
    return widths


@pytest.mark.parametrize("game", GAMES)
async def test_the_final_board_offers_a_film_of_every_game(
    world: World, small_frames: list[int], game: str
) -> None:
    table = await Table.over(world, game)
    shown = await press(world.ann, table.board, label="Film")
    assert shown.ephemeral
    (picture,) = shown.response.attachments
    assert picture.filename.endswith(".gif")
    reel = await world.env.bot.desk.reels.of(table.id)
    assert f"in {len(moments(reel))} pictures" in text_of(shown)
    assert picture.description.startswith("Moving picture of a session")
    assert len(small_frames) == len(moments(reel))


async def test_a_film_is_made_once_and_shared_on_wish(world: World, small_frames: list[int]) -> None:
    table = await Table.over(world)
    replayed = await press(world.ann, table.board, label="Replay")
    shown = await press(world.ann, replayed.response, label="Film")
    made = len(small_frames)
    before = len(world.public())
    done = await press(world.ann, shown.response, label="Share here")
    assert done.ephemeral
    assert len(world.public()) == before + 1
    assert "ann shows this session as a film" in world.public()[-1].content
    assert world.public()[-1].attachments[0].filename.endswith(".gif")
    await press(world.bob, table.board, label="Film")
    assert len(small_frames) == made


async def test_b45_a_film_that_is_too_large_is_made_smaller(
    world: World, small_frames: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await Table.over(world)
    monkeypatch.setattr(filming, "film", lambda _: b"x" * (limits.FILE_BYTES + (small_frames[-1] > 600)))
    shown = await press(world.ann, table.board, label="Film")
    assert sorted(set(small_frames)) == [600, 800]
    assert len(await shown.response.attachments[0].read()) == limits.FILE_BYTES


async def test_a_film_that_cannot_be_made_is_no_harm(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Any:
        raise ValueError

    table = await Table.over(world)
    monkeypatch.setattr(filming, "frame", broken)
    assert "could not be made" in text_of(await press(world.ann, table.board, label="Film"))


async def test_there_is_no_film_before_the_end(world: World) -> None:
    table = await Table.begun(world)
    assert "Film" not in labels(table.board)
    replayed = await command(world.ann, world.channel, "game replay")
    assert "Film" not in labels(replayed.response)
    assert (await table.session()).status is Status.RUNNING


async def test_a_film_of_real_pictures_is_within_the_limit(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(filming, "MOST", 4)
    table = await Table.over(world)
    shown = await press(world.ann, table.board, label="Film")
    data = await shown.response.attachments[0].read()
    moving = Image.open(BytesIO(data))
    assert (moving.width, moving.n_frames) == (800, 4)  # type: ignore[attr-defined]  # a GIF's
    assert len(data) < limits.FILE_BYTES
