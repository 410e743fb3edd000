"""Presses on notices and reminders, and answers to requests."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from cogs import ids
from cogs.desk import Desk
from cogs.permits import manages
from cogs.press.calls import show_calls
from cogs.reply import Interaction, tell, think
from cogs.spec import MessageSpec
from engines.core import Seat
from sessions import consent, find
from sessions.clocks import vacations
from sessions.clocks.reminding import mute
from sessions.clocks.taking import come_back
from sessions.consent import Request
from sessions.handover import withdraw
from sessions.values import SessionId


async def on_notice(desk: Desk, interaction: Interaction, custom_id: str) -> None:
    """Take a press on a notice or reminder; the answer is private, what it changes is told to all."""
    id_ = ids.NoticeId.read(custom_id)
    answer = _ANSWERS.get(id_.what)
    if answer is None:
        raise ids.BadId(custom_id)
    await think(interaction)
    await answer(desk, interaction, id_)


async def on_request(desk: Desk, interaction: Interaction, custom_id: str) -> None:
    """Take somebody's answer to a request."""
    id_ = ids.RequestId.read(custom_id)
    await think(interaction)
    session, agrees = SessionId(id_.session), id_.what == "yes"
    request = await consent.answer(desk.house, session, interaction.user.id, id_.request, agrees=agrees)
    await tell(interaction, MessageSpec(stands(desk, request)))


def stands(desk: Desk, request: Request) -> str:
    """Return how a request stands after one's own answer."""
    if request.outcome is None:
        return desk.words.text("cogs-request-open", n=len(request.asked))
    return desk.words.text(_SETTLED[request.outcome])


async def _mute(desk: Desk, interaction: Interaction, id_: ids.NoticeId) -> None:
    await mute(desk.house, SessionId(id_.session), interaction.user.id)
    await tell(interaction, MessageSpec(desk.words.text("cogs-reminder-muted")))


async def _vacation(desk: Desk, interaction: Interaction, _: ids.NoticeId) -> None:
    await show_calls(desk, interaction)


async def _rested(desk: Desk, interaction: Interaction, _: ids.NoticeId) -> None:
    await vacations.end(desk.house, interaction.user.id)
    await show_calls(desk, interaction)


async def _back(desk: Desk, interaction: Interaction, id_: ids.NoticeId) -> None:
    await come_back(desk.house, SessionId(id_.session), interaction.user.id)
    await tell(interaction, MessageSpec(desk.words.text("cogs-back-done")))


async def _resume(desk: Desk, interaction: Interaction, id_: ids.NoticeId) -> None:
    await _ask(desk, interaction, id_, "resume")


async def _take(desk: Desk, interaction: Interaction, id_: ids.NoticeId) -> None:
    await _ask(desk, interaction, id_, "take", of=id_.seat or 0, stretch=id_.stretch or 0)


async def _end(desk: Desk, interaction: Interaction, id_: ids.NoticeId) -> None:
    await _ask(desk, interaction, id_, "end", of=id_.seat or 0, stretch=id_.stretch or 0)


async def _keep(desk: Desk, interaction: Interaction, id_: ids.NoticeId) -> None:
    """Withdraw the offer of a seat."""
    session = await find.session(desk.house, SessionId(id_.session))
    by, moderator = interaction.user.id, manages(interaction, session)
    await withdraw(desk.house, session.id, by, Seat(id_.seat or 0), moderator=moderator)
    await tell(interaction, MessageSpec(desk.words.text("cogs-replace-withdrawn")))


async def _ask(desk: Desk, interaction: Interaction, id_: ids.NoticeId, kind: str, **args: int) -> None:
    request = await consent.ask(desk.house, SessionId(id_.session), interaction.user.id, kind, **args)
    await tell(interaction, MessageSpec(stands(desk, request)))


_SETTLED = {"agreed": "cogs-request-agreed", "refused": "cogs-request-refused"}
_ANSWERS: dict[str, Callable[[Desk, Interaction, ids.NoticeId], Awaitable[None]]] = {
    "mute": _mute,
    "vacation": _vacation,
    "rested": _rested,
    "back": _back,
    "resume": _resume,
    "take": _take,
    "end": _end,
    "keep": _keep,
}
