"""bot.py as a process, from the first request to the last."""

from __future__ import annotations

import asyncio

from bench.chaos.process import until
from tests.process.kit import ANN, BEN, CLEO, Bench, answers, button

SLOW_BOARD = """
import time
import cogs.desk
quick = cogs.desk.draw
def draw(scene, *manner):
    print("drawing", flush=True)
    time.sleep(4)
    return quick(scene, *manner)
cogs.desk.draw = draw
"""
OTHER_WORDS = """
import cogs.commands.base as base
said = base.said
base.said = lambda name: said(name) + "."
"""


def requests(bench: Bench, begin: str) -> int:
    return sum(each.startswith(begin) for each in bench.place.faults.requests)


async def test_a_bad_token_is_said_in_one_sentence_after_one_try(bench: Bench) -> None:
    process = await bench.start(token="wrong")  # noqa: S106 - it is meant to be refused
    assert await process.ended() == (
        2,
        "DISCORD_TOKEN is not accepted by Discord: take a new one from the developer portal.\n",
    )
    assert list(bench.place.faults.requests) == ["GET /users/@me"]


async def test_commands_are_sent_when_they_have_changed_and_only_then(bench: Bench) -> None:
    for before, sent in (("", 1), ("", 1), (OTHER_WORDS, 2), (OTHER_WORDS, 2)):
        process = await bench.up(before)
        assert bench.place.commands.times_replaced == sent
        assert await process.terminate() == (0, "")
    assert requests(bench, "PUT /applications/") == 2


async def test_pictures_arrive_with_their_description_and_are_exchanged_by_an_edit(bench: Bench) -> None:
    await bench.up()
    board = await bench.game(BEN)
    (picture,) = board.attachments
    assert picture.alt
    assert bench.place.world.files[picture.id].startswith(b"\x89PNG")
    person = await bench.asked()
    panel = await bench.panel(person)
    (hand,) = panel.attachments
    after = await bench.answer(person, panel)
    (other,) = after.attachments
    assert (hand.alt, other.alt) != ("", "")
    assert hand.name != other.name
    assert hand.id not in bench.place.world.files
    assert bench.place.world.files[other.id].startswith(b"\x89PNG")


async def test_a_lost_connection_is_resumed_and_what_was_pressed_meanwhile_is_answered(bench: Bench) -> None:
    await bench.up()
    board = await bench.game(BEN)
    await bench.place.gateway.drop()
    assert not bench.place.gateway.online
    outcome = await bench.press(await bench.asked(), board, "Act")
    assert outcome["kind"] == "defer"
    assert bench.place.gateway.resumed == 1
    assert requests(bench, "GET /users/@me") == 1


async def test_a_rate_limit_is_waited_out_and_nothing_is_said_twice(bench: Bench) -> None:
    await bench.up()
    board = await bench.game(BEN)
    person = await bench.asked()
    panel = await bench.panel(person)
    bench.place.faults.limit(3, 0.3)
    await bench.answer(person, panel)
    assert bench.place.faults.waiting == []
    assert bench.now(board)
    said = [each.nonce for each in bench.place.world.messages.values() if each.nonce]
    assert len(said) == len(set(said))


async def test_sigterm_while_a_picture_is_drawn_loses_nothing(bench: Bench) -> None:
    first = await bench.up(SLOW_BOARD)
    await bench.people.slash(ANN, "game new", game="zombeasts")
    lobby = await until(lambda: next((m for m in bench.public() if button(m, "Add a computer")), None), "the lobby")
    await bench.press(ANN, lobby, "Add a computer")
    await until(lambda: button(bench.now(lobby), "Start"), "the lobby offers the start")
    await bench.press(ANN, lobby, "Start")
    await until(lambda: bench.rows("SELECT 1 FROM entry"), "the deal is stored")
    await asyncio.sleep(0.5)  # by now the first board is being drawn
    code, complaint = await first.terminate()
    assert (code, complaint) == (0, "")
    assert "drawing" in await first.log()
    assert bench.boards() == []
    await bench.up()
    await until(bench.boards, "the board is posted after the restart")
    assert len(bench.boards()) == 1
    await bench.panel(ANN)


async def test_after_a_kill_old_buttons_answer_and_what_was_played_stands(bench: Bench) -> None:
    first = await bench.up()
    board = await bench.game(BEN)
    person = await bench.asked()
    panel = await bench.panel(person)
    played = bench.now(panel)
    old_id, old_value = answers(played)[0]
    panel = await bench.play(person, panel)
    await first.kill()
    kept = bench.rows("SELECT number, action FROM entry ORDER BY number")
    assert len(kept) >= 2
    await bench.up()
    assert bench.rows("SELECT number, action FROM entry ORDER BY number")[: len(kept)] == kept
    assert (await bench.press(person, board, "Act"))["kind"] == "defer"
    if left := answers(bench.now(panel)):
        assert left[0][0] != old_id or left[0][1] != old_value
        await bench.play(person, panel)
        assert len(bench.rows("SELECT 1 FROM entry")) > len(kept)


async def test_ten_presses_at_once_count_once_and_are_all_answered(bench: Bench) -> None:
    process = await bench.up()
    await bench.game(BEN)
    person = await bench.asked()
    panel = await bench.panel(person)
    custom_id, value = answers(panel)[0]
    more = [value] if value else []
    presses = (bench.press_id(person, panel, custom_id, *more) for _ in range(10))
    assert {outcome["kind"] for outcome in await asyncio.gather(*presses)} == {"defer_update"}

    def counted() -> int:
        entries = bench.rows("SELECT decision, seat FROM entry WHERE number > 0")
        drafts = bench.rows("SELECT json_array_length(steps) FROM draft")
        return len(entries) + sum(int(steps) for (steps,) in drafts)

    await until(counted, "one of the presses counts")
    await process.terminate()
    assert counted() == 1


async def test_two_bots_on_one_file_are_refused_and_the_first_goes_on(bench: Bench) -> None:
    await bench.up()
    board = await bench.game()
    second = await bench.start()
    code, complaint = await second.ended()
    assert code == 2
    assert complaint == f"Another bot runs on {bench.file}: stop it first, or name another file in DATABASE_URL.\n"
    assert (await bench.press(ANN, board, "Act"))["kind"] == "defer"


async def test_a_person_without_a_seat_sees_no_secret_and_changes_nothing(bench: Bench) -> None:
    await bench.up()
    board = await bench.game(BEN)
    before = bench.rows("SELECT count(*) FROM entry")
    assert (await bench.press(CLEO, board, "Act"))["kind"] == "defer"
    answer = await until(lambda: [each for each in bench.private(CLEO) if each.content], "an answer")
    assert answer[-1].attachments == ()
    assert bench.rows("SELECT count(*) FROM entry") == before
