"""What people point to, type or hand in must be there, theirs to see, and of the right kind."""

from typing import Any

import pytest
from msgspec.structs import replace

from playground.acts import Acts
from playground.commands import Commands
from playground.desk import Desk
from playground.feed import Feed
from playground.handing import Handed
from playground.permissions import Permission
from playground.posting import say
from playground.refusals import Impossible, Json
from playground.values import Altered, Change, Channel, ChannelKind
from playground.wire import Wire
from playground.world import BOT, GUILD, World

ANN, BEN = 1, 2
OPTIONS = (("text", 3), ("number", 4), ("yes", 5), ("who", 6), ("where", 7), ("measure", 10))


class Corner:
    """A stand-in without server: one channel, one command with an option of each kind, nobody answering."""

    def __init__(self) -> None:
        self.world = World()
        self.wire = Wire(self.world, "http://127.0.0.1:1")
        self.commands = Commands(self.world, Handed(self.world))
        self.sent: list[Json] = []
        desk = Desk(self.world, self.wire, lambda _, data: self.sent.append(data))
        self.acts = Acts(self.world, self.commands, desk)
        self.channel = self.world.text_channel("games")
        options = [{"name": name, "description": "x", "type": kind} for name, kind in OPTIONS]
        self.commands.replace(None, [{"name": "play", "description": "Play.", "options": options}])
        self.private = self.thread(ChannelKind.PRIVATE_THREAD, {BOT.id, BEN})

    def thread(self, kind: ChannelKind, members: set[int]) -> Channel:
        world, parent = self.world, self.channel.id
        return world.open_channel(
            Channel(world.new_id(), kind, "side", parent=parent, owner=BOT.id, members=frozenset(members))
        )

    def menu(self, kind: int, **fields: Any) -> int:
        part = {"type": kind, "custom_id": "m", **fields}
        return say(self.world, self.channel.id, {"components": [{"type": 1, "components": [part]}]}, {}).id


@pytest.fixture
def corner(monkeypatch: pytest.MonkeyPatch) -> Corner:
    monkeypatch.setattr("cogs.limits.FIRST_ANSWER_SECONDS", 0)
    return Corner()


@pytest.mark.parametrize(
    ("option", "typed"),
    [
        ("number", "many"),
        ("number", None),
        ("number", 2.5),
        ("measure", "wide"),
        ("measure", float("inf")),
        ("yes", "perhaps"),
        ("who", "Zoe"),
        ("who", "99"),
        ("where", "attic"),
        ("where", "99"),
    ],
)
async def test_an_option_of_the_wrong_kind_is_said_and_not_sent(corner: Corner, option: str, typed: object) -> None:
    with pytest.raises(Impossible):
        await corner.acts.slash(ANN, corner.channel.id, "play", {option: typed})
    assert corner.sent == []


async def test_nobody_points_to_a_private_thread_of_others(corner: Corner) -> None:
    hidden = str(corner.private.id)
    with pytest.raises(Impossible, match="channel"):
        await corner.acts.slash(ANN, corner.channel.id, "play", {"where": hidden})
    with pytest.raises(Impossible, match="channel"):
        await corner.acts.component(ANN, corner.menu(8), "m", [hidden])
    await corner.acts.slash(BEN, corner.channel.id, "play", {"where": hidden})
    assert list(corner.sent[0]["data"]["resolved"]["channels"]) == [hidden]


@pytest.mark.parametrize(("kind", "value"), [(5, "Ann"), (5, "99"), (6, "1"), (8, "99"), (8, "games")])
async def test_a_menu_takes_only_people_roles_and_channels_that_are_there(
    corner: Corner, kind: int, value: str
) -> None:
    with pytest.raises(Impossible):
        await corner.acts.component(ANN, corner.menu(kind), "m", [value])
    assert corner.sent == []


async def test_a_channel_menu_takes_only_its_kinds(corner: Corner) -> None:
    thread = corner.thread(ChannelKind.PUBLIC_THREAD, {BOT.id})
    texts_only = corner.menu(8, channel_types=[0])
    with pytest.raises(Impossible):
        await corner.acts.component(ANN, texts_only, "m", [str(thread.id)])
    await corner.acts.component(ANN, texts_only, "m", [str(corner.channel.id)])
    assert list(corner.sent[0]["data"]["resolved"]["channels"]) == [str(corner.channel.id)]


async def test_a_role_menu_gives_roles_and_not_people(corner: Corner) -> None:
    await corner.acts.component(ANN, corner.menu(6), "m", [str(GUILD)])
    assert corner.sent[0]["data"]["resolved"]["roles"][str(GUILD)]["name"] == "@everyone"


def test_a_text_that_is_too_long_is_refused_and_not_cut(corner: Corner) -> None:
    with pytest.raises(Impossible, match="2000"):
        corner.acts.write(ANN, corner.channel.id, "x" * 2001)
    assert corner.acts.write(ANN, corner.channel.id, "x" * 2000).content == "x" * 2000


def test_words_of_a_person_wake_an_archived_thread(corner: Corner) -> None:
    thread = corner.thread(ChannelKind.PUBLIC_THREAD, {BOT.id})
    corner.world.alter_channel(replace(thread, archived=True))
    corner.acts.write(ANN, thread.id, "Still here?")
    assert not corner.world.channels[thread.id].archived


async def test_a_command_before_the_bot_has_any_says_so(corner: Corner) -> None:
    corner.commands.scopes.clear()
    with pytest.raises(Impossible, match="not ready"):
        await corner.acts.slash(ANN, corner.channel.id, "play", {})


class Told:
    """What the page of one person is told."""

    def __init__(self, corner: Corner, person: int) -> None:
        self._feed = Feed(corner.world, corner.wire, corner.commands, lambda: True)
        self._person = person

    def __call__(self, change: Change) -> list[str]:
        return [frame["t"] for frame in self._feed._frames(self._person, change)]


def test_who_is_let_into_a_private_thread_gets_its_messages_and_its_commands(corner: Corner) -> None:
    say(corner.world, corner.private.id, {"content": "Between us."}, {})
    assert Told(corner, BEN)(Altered(corner.private)) == ["channel", "status", "message"]
    assert Told(corner, ANN)(Altered(corner.private)) == []


def test_a_renamed_public_thread_is_not_said_all_over_again(corner: Corner) -> None:
    thread = corner.thread(ChannelKind.PUBLIC_THREAD, {BOT.id})
    say(corner.world, thread.id, {"content": "For all."}, {})
    assert Told(corner, ANN)(Altered(thread)) == ["channel"]


def test_a_thread_counts_its_own_messages(corner: Corner) -> None:
    thread = corner.thread(ChannelKind.PUBLIC_THREAD, {BOT.id})
    first, _ = (say(corner.world, thread.id, {"content": word}, {}) for word in ("One.", "Two."))
    corner.world.remove_message(first)
    assert corner.wire.channel(thread)["message_count"] == 1
    assert Permission.MANAGE_THREADS not in corner.world.bot_permissions(thread)
