"""Presses on the card of wishes: set a wish, leave or take back a plan, clear the draft."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from cogs import ids
from cogs.desk import Desk
from cogs.press.reading import is_card
from cogs.reply import Interaction, all_picked, hold, picked, tell, think
from cogs.screens.wishes import entries, entry_value, wishes_card
from cogs.sight import see
from cogs.spec import MessageSpec
from engines.core import Field
from sessions import play, wishes
from sessions.errors import NotSeated
from sessions.values import SessionId


async def on_wish(desk: Desk, interaction: Interaction, custom_id: str) -> None:
    """Take a press; the card that was pressed shows how it stands now."""
    id_ = ids.WishId.read(custom_id)
    await (hold(interaction) if is_card(interaction) else think(interaction))
    await _DOES.get(id_.wish, _set)(desk, interaction, id_)
    spec = await show_wishes(
        desk, SessionId(id_.session), interaction.user.id, desk.words.text("cogs-settings-saved")
    )
    await tell(interaction, spec)


async def show_wishes(desk: Desk, session: SessionId, player: int, notice: str = "") -> MessageSpec:
    """Return the card of a seated player. Raise NotSeated, WrongStatus, NoSession, FrozenSession."""
    offered = await wishes.offered_plans(desk.house, session, player)
    look = await play.look(desk.house, session, player)
    if look.seat is None:
        raise NotSeated
    return wishes_card(await see(desk, look), offered, notice)


async def _set(desk: Desk, interaction: Interaction, id_: ids.WishId) -> None:
    value = picked(interaction) or id_.value
    await wishes.set_wish(desk.house, SessionId(id_.session), interaction.user.id, id_.wish, value)


async def _plan(desk: Desk, interaction: Interaction, id_: ids.WishId) -> None:
    session, player = SessionId(id_.session), interaction.user.id
    offered = await wishes.offered_plans(desk.house, session, player)
    field = next((plan.field for plan in offered if plan.kind == id_.value), None)
    if field is None:
        raise ids.BadId(str(id_))
    await wishes.leave_plan(desk.house, session, player, id_.value, texts_of(field, all_picked(interaction)))


def texts_of(field: Field, chosen: tuple[str, ...]) -> tuple[str, ...]:
    """Return the texts of what was picked, in the order of the list, and the usual one for each pick not made.

    Raise BadId if an entry is no longer what it was.
    """
    listed = {entry_value(place, choice): choice for place, choice in enumerate(entries(field))}
    if not set(chosen) <= set(listed):
        raise ids.BadId("an entry of a plan that has changed")
    texts = tuple(text for value, choice in listed.items() if value in chosen for text in choice.texts)
    return texts + (field.fill,) * (field.most - len(chosen)) if field.fill is not None else texts


async def _drop(desk: Desk, interaction: Interaction, id_: ids.WishId) -> None:
    await wishes.drop_plan(desk.house, SessionId(id_.session), interaction.user.id, id_.value)


async def _clear(desk: Desk, interaction: Interaction, id_: ids.WishId) -> None:
    while (await play.take_back(desk.house, SessionId(id_.session), interaction.user.id)).draft.steps:
        pass


_DOES: dict[str, Callable[[Desk, Interaction, ids.WishId], Awaitable[None]]] = {
    "-plan": _plan,
    "-drop": _drop,
    "-draft": _clear,
}
