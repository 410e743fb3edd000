"""A long evening does not fill the memory."""

import pytest

from playground.desk import Desk, Kind
from playground.gateway import BACKLOG, Session
from playground.posting import Upload, change, say
from playground.refusals import Refused
from playground.timepiece import Timepiece
from playground.values import Deleted
from playground.wire import Wire
from playground.world import HISTORY, World
from tests.playground.conftest import Watch

PICTURE = {0: Upload("board.bin", "application/octet-stream", b"picture")}


def test_channel_remembers_its_last_messages_only() -> None:
    world = World()
    busy, quiet = world.text_channel("busy"), world.text_channel("quiet")
    kept = say(world, quiet.id, {"content": "Still here."}, {})
    gone: list[int] = []
    world.listeners.append(lambda change: gone.append(change.message.id) if isinstance(change, Deleted) else None)
    said = [say(world, busy.id, {"content": "x"}, PICTURE).id for _ in range(HISTORY + 5)]
    assert gone == said[:5]
    assert len(world.files) == HISTORY
    assert kept.id in world.messages


def test_replaced_picture_is_forgotten() -> None:
    world = World()
    board = say(world, world.text_channel("games").id, {}, PICTURE)
    change(world, board, {"attachments": [{"id": 0, "filename": "next.bin"}]}, PICTURE)
    assert len(world.files) == 1


def test_closed_channel_takes_its_pictures_along() -> None:
    world = World()
    channel = world.text_channel("games")
    say(world, channel.id, {}, PICTURE)
    world.close_channel(channel)
    assert (world.messages, world.files) == ({}, {})


async def test_expired_interactions_are_forgotten(watch: Watch) -> None:
    world = World(Timepiece(watch))
    desk = Desk(world, Wire(world, "http://127.0.0.1:1"), lambda *_: None)
    channel = world.text_channel("games")
    first = desk.begin(Kind.COMMAND, 1, channel, {"name": "x"})
    watch.advance(901)
    desk.begin(Kind.COMMAND, 1, channel, {"name": "y"})
    assert len(desk._interactions) == len(desk._tokens) == 1
    with pytest.raises(Refused):
        desk.by_token(first.token)


def test_session_resumes_from_what_is_still_known() -> None:
    session = Session()
    for number in range(BACKLOG + 10):
        session.tell("EVENT", {"number": number})
    missed = session.since(BACKLOG + 7)
    assert missed is not None
    assert [frame["d"]["number"] for frame in missed] == [BACKLOG + 7, BACKLOG + 8, BACKLOG + 9]
    assert session.since(5) is None
    assert session.since(BACKLOG + 11) is None
