"""A press on the board that is doubled: the first one may be played between the two looks of the second."""

from __future__ import annotations

from cogs import ids
from cogs.press import answering
from cogs.sight import see_seat
from engines.core import Question
from sessions import play
from tests.kit import Table

LONGEST = 60


async def test_a_doubled_press_on_the_board_does_not_answer_the_question_that_came_after(table: Table) -> None:
    desk, house = table.world.env.bot.desk, table.world.house
    for _ in range(LONGEST):
        (player,) = await table.asked()
        sight = await see_seat(desk, table.id, player.id)
        before = (await play.look(house, table.id, None)).open_question
        await play.submit(house, table.id, player.id, ((await table.question(player)).offers[0].text,))
        after = (await play.look(house, table.id, None)).open_question
        if before is not None and after is not None and after.decision.seat == before.decision.seat:
            assert await answering._question(desk, sight, pressed(table, before)) is None
            return
    raise AssertionError("no seat was asked on the board twice running")


def pressed(table: Table, question: Question) -> ids.PressId:
    """Return the press on the first offer of a question on the board."""
    line = question.offers[0].line
    return ids.PressId(
        table.id, question.decision.id, 1, ids.Verb.GO_OPEN, 0, 0, index=0, check=ids.check_of(line)
    )  # fmt: skip
