"""The doctor against the stand-in, well and with one thing amiss at a time."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import aiohttp
import pytest
import pytest_asyncio

from cogs.doctor import Finding, Mark, Patient, examine, report
from cogs.doctor.trials import direct
from playground import TOKEN, Playground
from playground.faults import Fault
from playground.permissions import Permission
from playground.refusals import MISSING_PERMISSIONS, RATE_LIMITED
from playground.world import BOT
from render.words import core_words
from sessions.opening import open_house
from settings import Settings
from tests.playground.conftest import place, port, watch

__all__ = ["place", "port", "watch"]
pytestmark = pytest.mark.asyncio(loop_scope="module")
ANN = 1

README = Path(__file__).parents[2] / "README.md"
Examine = Callable[..., Awaitable[list[Finding]]]


@pytest_asyncio.fixture(loop_scope="module")
async def patient(tmp_path: Path) -> AsyncIterator[Patient]:
    url = Settings().in_folder(tmp_path).database_url
    bot = Patient(lambda: open_house(url), settle=0, threads=1)
    bot._connection.guild_ready_timeout = 0.1  # the stand-in has named its one server by then
    yield bot
    await bot.close()


@pytest.fixture
def found(patient: Patient, place: Playground) -> Examine:
    async def run(token: str = TOKEN, channel: int | None = None, player: int | None = ANN) -> list[Finding]:
        where = channel or next(iter(place.world.channels))
        return [one async for one in examine(patient, token, place=where, player=player)]

    return run


def problems(findings: list[Finding]) -> list[str]:
    return [one.sentence for one in findings if one.mark is Mark.PROBLEM]


def address_to_invite() -> str:
    """The address with the number of rights that the README names."""
    (rights,) = re.findall(r"permission number `(\d+)`", README.read_text())
    return f"client_id={BOT.id}&scope=bot+applications.commands&permissions={rights}"


async def test_all_well_is_said_check_by_check_and_leaves_the_channel_as_it_was(
    found: Examine, place: Playground
) -> None:
    findings = await found()
    assert {one.mark for one in findings} == {Mark.OK}
    assert len(findings) == 16
    assert [each.content for each in place.world.messages.values()] == [
        "This is a trial. Direct messages reach you."
    ]


async def test_a_wrong_token_ends_the_examination(found: Examine) -> None:
    findings = await found("wrong")
    assert [one.sentence for one in findings] == [
        "DISCORD_TOKEN is not accepted by Discord: take a new one from the developer portal."
    ]


@pytest.mark.parametrize(
    ("denied", "named"),
    [
        (Permission.ATTACH_FILES, "Attach Files: missing"),
        (Permission.EMBED_LINKS, "Embed Links: missing"),
        (Permission.SEND_MESSAGES, "Send Messages: missing"),
        (Permission.CREATE_PUBLIC_THREADS, "Create Public Threads: missing"),
        (Permission.SEND_MESSAGES_IN_THREADS, "Send Messages in Threads: missing"),
        (Permission.READ_MESSAGE_HISTORY, "Read Message History: missing"),
    ],
)
async def test_a_missing_right_is_named_with_what_to_do(
    found: Examine, place: Playground, denied: Permission, named: str
) -> None:
    place.world.deny(next(iter(place.world.channels.values())), denied)
    said = problems(await found())
    assert said[0] == f"{named}. Grant it to me in the channel's settings."
    assert ("Posting a picture failed" in " ".join(said)) == (
        denied in (Permission.ATTACH_FILES, Permission.EMBED_LINKS, Permission.SEND_MESSAGES)
    )


async def test_a_hidden_or_unknown_channel_is_said_and_the_player_still_tried(
    found: Examine, place: Playground
) -> None:
    findings = await found(channel=99)
    (said,) = problems(findings)
    assert said.startswith("I cannot see channel 99. Copy its number anew")
    assert said.endswith(address_to_invite())
    assert findings[-1].sentence == "The direct message arrives."


async def test_a_bot_on_no_server_is_told_how_to_be_invited(found: Examine, place: Playground) -> None:
    place.world.bot_is_member = False
    said = problems(await found())
    assert said[0] == (
        f"I am on no server. Open this address to invite me: https://discord.com/oauth2/authorize?{address_to_invite()}"
    )


async def test_a_player_that_does_not_exist_is_said_with_the_way_to_the_number(found: Examine) -> None:
    (said,) = problems(await found(player=999))
    assert said.startswith("There is no account 999. Copy its number anew")


async def test_a_platform_that_cannot_be_reached_leads_to_the_network(
    patient: Patient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unreachable(_: str) -> None:
        raise aiohttp.ClientConnectionError("no route")

    monkeypatch.setattr(patient, "login", unreachable)
    (finding,) = [one async for one in examine(patient, TOKEN, place=None, player=None)]
    assert finding.sentence.startswith("Signing in failed: no route. See to this computer's way into the internet")


@pytest.mark.parametrize(("stand_in", "player", "last"), [
    (True, ANN, "All is well."), (False, None, "What was asked is well."),
])  # fmt: skip
async def test_the_report_says_whom_it_is_about_and_whether_all_was_asked(
    patient: Patient, place: Playground, capsys: pytest.CaptureFixture[str], stand_in: bool, player: int | None,
    last: str,
) -> None:  # fmt: skip
    channel = next(iter(place.world.channels))
    assert await report(patient, TOKEN, channel, player, stand_in=stand_in) == 0
    first, *_, end = capsys.readouterr().out.splitlines()
    assert first.startswith("not asked · DISCORD_TOKEN is not set") == stand_in
    assert end == last


async def test_closed_direct_messages_are_said_with_the_way_to_open_them(found: Examine, place: Playground) -> None:
    place.world.closed_to_direct.add(ANN)
    (said,) = problems(await found())
    assert said.startswith("This player's direct messages are closed. To open them:")


async def test_an_edit_that_is_refused_is_told_apart_from_a_post(found: Examine, place: Playground) -> None:
    place.faults.add(Fault(MISSING_PERMISSIONS, 1, "PATCH"))
    (said,) = problems(await found())
    assert said.startswith("Exchanging a picture failed: 403 Forbidden (error code: 50013): Missing Permissions.")


async def test_commands_that_are_refused_are_said_and_the_rest_is_checked(
    found: Examine, place: Playground
) -> None:
    place.faults.add(Fault(MISSING_PERMISSIONS, 1, "PUT"))
    findings = await found()
    assert problems(findings)[0].startswith("Registering the commands failed")
    assert findings[-1].mark is Mark.OK


async def test_what_was_not_named_is_not_tried(found: Examine, patient: Patient) -> None:
    findings = [one async for one in examine(patient, TOKEN, place=None, player=None)]
    assert [one.mark for one in findings] == [Mark.OK] * 4 + [Mark.UNASKED] * 2


async def test_a_long_wait_for_the_platform_is_a_finding_and_no_crash(patient: Patient, place: Playground) -> None:
    await patient.login(TOKEN)
    place.faults.add(Fault(RATE_LIMITED, 1, "POST", retry_after=40))
    finding = await direct(patient, ANN, core_words())
    assert finding.mark is Mark.PROBLEM
    assert finding.sentence.startswith("Writing a direct message failed: Too many requests.")


async def test_the_doctor_answers_nobody_while_the_bot_may_be_at_work_beside_it(
    patient: Patient, place: Playground
) -> None:
    channel = next(iter(place.world.channels))
    findings = examine(patient, TOKEN, place=None, player=None)
    for _ in range(3):
        await anext(findings)
    asked = asyncio.create_task(place.acts.slash(ANN, channel, "game new", {"game": "zombeasts"}))
    assert (await asked).kind == "failed"
    assert [one.mark async for one in findings] == [Mark.OK, *[Mark.UNASKED] * 2]
    assert list(place.world.messages) == []
