"""Whatever goes wrong has an answer, and the answer has a way out."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from cogs.answers import explain
from cogs.places import (
    ChooseSession,
    MissingPermissions,
    NoPerson,
    NotAllowed,
    NoThreads,
    ServerOnly,
    ThreadsFull,
)
from cogs.publisher.faults import Fault, fault_of
from cogs.seating import CannotDeal
from db.errors import LostRace
from engines.core import BadLine, BadPack, Entry, Seat
from render.words import core_words
from sessions import errors
from sessions.values import Place, SessionId, Status
from settings import Settings
from tests.kit import Table, World, command, press, text_of, words

EXAMPLES: dict[type[Exception], Exception] = {
    errors.NoSession: errors.NoSession(Place(1, 2)),
    errors.PlaceTaken: errors.PlaceTaken(SessionId("k3f9")),
    errors.UnknownGame: errors.UnknownGame("chess", ("a", "b")),
    errors.UnknownPack: errors.UnknownPack("golden", ("a", "b")),
    errors.AlreadySeated: errors.AlreadySeated(),
    errors.NotYourSeat: errors.NotYourSeat(),
    errors.NotSeated: errors.NotSeated(),
    errors.NoFreeSeat: errors.NoFreeSeat(4),
    errors.NotOffered: errors.NotOffered(1),  # type: ignore[arg-type]  # any seat
    errors.SeatTaken: errors.SeatTaken(1),  # type: ignore[arg-type]  # any seat
    errors.NoComputer: errors.NoComputer(),
    errors.NotHost: errors.NotHost(7),
    errors.TooFewSeats: errors.TooFewSeats(1, 2),
    errors.WrongStatus: errors.WrongStatus(Status.OVER),
    errors.ChannelClosed: errors.ChannelClosed((1, 2)),
    errors.NotAnOpener: errors.NotAnOpener(1),
    errors.FrozenSession: errors.FrozenSession(SessionId("k3f9"), "why"),
    errors.HouseClosed: errors.HouseClosed(),
    errors.NoReplay: errors.NoReplay(SessionId("k3f9"), BadLine(1, Entry(Seat(0), "roll"), errors.NotSeated())),
    errors.BadFile: errors.BadFile(0),
    errors.NoWish: errors.NoWish("pass", "always"),
    errors.NothingToUndo: errors.NothingToUndo(),
    errors.NoSuchStep: errors.NoSuchStep(9, 4),
    errors.Paused: errors.Paused(1_800_000_000.0),
    errors.NotPaused: errors.NotPaused(),
    errors.NoStanding: errors.NoStanding(),
    errors.NotLate: errors.NotLate(),
    errors.Settled: errors.Settled(),
    errors.OnVacation: errors.OnVacation(1_800_000_000.0),
    errors.NoVacation: errors.NoVacation(),
    errors.VacationSpent: errors.VacationSpent(1_800_000_000.0),
}
ANSWERED_BY_A_REQUEST = {errors.NeedsConsent}
"""Where a step back needs consent, the player is shown who must agree, with a button to ask."""


def family(kind: type[Exception]) -> Iterator[type[Exception]]:
    for child in kind.__subclasses__():
        yield child
        yield from family(child)


@pytest.mark.parametrize("kind", sorted(set(family(errors.SessionError)) - ANSWERED_BY_A_REQUEST, key=str))
def test_every_refusal_of_a_use_case_has_a_sentence(kind: type[Exception]) -> None:
    spec = explain(core_words(), EXAMPLES[kind])
    assert spec is not None
    assert spec.text.endswith((".", ":"))


def test_a_lost_race_says_that_nothing_was_played() -> None:
    spec = explain(core_words(), LostRace("k3f9", 4))
    assert spec is not None
    assert "was not played" in spec.text


@pytest.mark.parametrize("status", list(Status))
def test_every_time_of_life_has_a_sentence(status: Status) -> None:
    assert explain(core_words(), errors.WrongStatus(status)) is not None


@pytest.mark.parametrize(
    "error",
    [
        ChooseSession(()), ServerOnly(), ThreadsFull(), NoThreads(), NoPerson(),
        NotAllowed("manage_guild"), CannotDeal("No."), MissingPermissions(1, ("attach_files",)),
        BadPack("a.toml", "pack", "is missing"),
    ],
)  # fmt: skip
def test_what_the_place_refuses_has_a_sentence(error: Exception) -> None:
    assert explain(core_words(), error) is not None


def failure(status: int, code: int) -> discord.HTTPException:
    class Answer:
        def __init__(self) -> None:
            self.status = status
            self.reason = "for a test"

    answer: Any = Answer()
    return discord.HTTPException(answer, {"code": code, "message": "for a test"})


@pytest.mark.parametrize(
    ("status", "code", "fault"),
    [
        (403, 50007, Fault.CLOSED), (403, 50278, Fault.CLOSED), (400, 50033, Fault.CLOSED),
        (404, 10013, Fault.CLOSED), (403, 50001, Fault.LOST), (403, 50013, Fault.LOST),
        (404, 10003, Fault.LOST), (404, 10004, Fault.LOST), (404, 10008, Fault.GONE), (429, 30046, Fault.GONE),
        (400, 50083, Fault.GONE), (400, 160005, Fault.LOST), (429, 0, Fault.RETRY), (503, 0, Fault.RETRY),
        (429, 40003, Fault.RETRY), (400, 50035, Fault.BUG),
    ],
)  # fmt: skip
def test_errors_of_the_platform_are_judged_by_their_code(status: int, code: int, fault: Fault) -> None:
    assert fault_of(failure(status, code)) is fault


@pytest.mark.parametrize("error", [TimeoutError(), ConnectionResetError(), discord.RateLimited(40.0)])
def test_a_broken_line_is_tried_again(error: Exception) -> None:
    assert fault_of(error) is Fault.RETRY


@pytest.mark.expects_errors
async def test_a_defect_gets_a_number_for_the_host_and_a_trace_for_the_owner(
    table: Table, plain_pictures: None, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("cogs.press.board.see_as", broken)
    answer = await press(table.world.ann, table.board, label="Act")
    assert answer.ephemeral
    assert "nothing was lost" in text_of(answer)
    number = text_of(answer).rpartition(": ")[2].strip(".")
    (record,) = [one for one in caplog.records if one.levelno == logging.ERROR]
    assert number in record.getMessage()
    assert record.exc_info is not None


async def test_missing_rights_are_named_before_a_start(world: World, plain_pictures: None) -> None:
    table = await Table.open(world)
    await press(world.bob, table.lobby, label="Join")
    bot_role = world.guild.default_role
    channel = world.env.bot.get_channel(world.channel.id)
    await channel.set_permissions(channel.guild.get_role(bot_role.id), attach_files=False)
    answer = await press(world.ann, table.lobby, label="Start with 2")
    assert "Attach Files" in text_of(answer)
    assert (await table.session()).status is Status.LOBBY


async def test_a_full_list_of_threads_is_explained(world: World) -> None:
    await Table.open(world)
    refused = await command(world.bob, world.channel, "game new", game="zombeasts")
    world.env.inject_error("POST", f"/channels/{world.channel.id}/threads", status=400, code=160006)
    answer = await press(world.bob, refused.response, label="Open a thread for it")
    assert "as many open threads" in text_of(answer)


async def test_closed_messages_are_explained_once(world: World, same_deal: None, plain_pictures: None) -> None:
    path = f"/channels/{world.ann.user.dm_channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50007, times=None)
    table = await Table.begun(world)
    assert "Your direct messages are closed" in words((await table.act(world.ann)).response)
    assert "Your direct messages are closed" not in words((await table.act(world.ann)).response)


async def test_b5_a_session_that_cannot_be_read_is_on_hold_until_it_is_restored(
    table: Table, plain_pictures: None, bot_settings: Settings
) -> None:
    world = table.world
    with sqlite3.connect(bot_settings.database_url.partition("///")[2]) as rows:
        rows.execute("UPDATE snapshot SET state = 'x'")
    rows.close()
    answer = await press(world.ann, table.board, label="Act")
    assert "cannot read session" in text_of(answer)
    assert "cannot read session" in words(world.public()[-1])
    owner = world.guild.add_member(world.guild.owner)
    restored = await command(owner, world.channel, "server restore", session=table.id)
    assert "The session goes on" in text_of(restored)
    assert (await table.session()).status is Status.RUNNING
