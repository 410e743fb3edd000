"""Presses in a replay: each one draws another position from the record."""

from __future__ import annotations

from collections.abc import Callable

from cogs import ids
from cogs.desk import Desk, escaped
from cogs.filming import on_film
from cogs.press.replay_form import open_position
from cogs.replaying import share_replay, show_replay
from cogs.reply import Interaction, hold, is_own, picked, tell, think
from cogs.screens.replay import Stand
from cogs.sharing import share as say_to_all
from cogs.watching import reel_for
from sessions.reel import Reel
from sessions.values import SessionId


async def on_replay(desk: Desk, interaction: Interaction, custom_id: str) -> None:
    """Take a press in a replay: in one's own the message changes, beside a shared one a private one opens."""
    id_ = ids.ReplayId.read(custom_id)
    if id_.what in {"film", "filmshare"}:
        await on_film(desk, interaction, id_)
        return
    if id_.what == "type":  # a form is the first answer to a press, so nothing may be sent before
        await open_position(desk, interaction, id_)
        return
    share = id_.what == "share"
    await (hold(interaction) if is_own(interaction) and not share else think(interaction))
    reel = await reel_for(desk, interaction, SessionId(id_.session))
    if share:
        spec = await share_replay(desk, reel, Stand(id_.position, id_.eyes), escaped(interaction.user.display_name))
        await say_to_all(interaction, desk.words.text("cogs-shared-done"), spec)
        return
    stand = moved(reel, id_, picked(interaction))
    await tell(interaction, await show_replay(desk, reel, stand, interaction.user.id))


def moved(reel: Reel, id_: ids.ReplayId, value: str | None) -> Stand:
    """Return where a press leads; raise BadId for a press that there is not."""
    if id_.what == "eyes":
        return Stand(id_.position, value or id_.eyes, turn=True)
    if id_.what == "pick":
        return Stand(int(value or 0), id_.eyes, turn=True)
    move = _MOVES.get(id_.what)
    if move is None:
        raise ids.BadId(str(id_))
    return Stand(move(reel, reel.within(id_.position)), id_.eyes, turn=id_.what in _WHOLE_TURNS)


_MOVES: dict[str, Callable[[Reel, int], int]] = {
    "open": lambda _, position: position,
    "first": lambda _, __: 0,
    "turnback": lambda reel, position: reel.turn_before(position),
    "back": lambda _, position: position - 1,
    "on": lambda _, position: position + 1,
    "turnon": lambda reel, position: reel.turn_after(position),
    "last": lambda reel, _: reel.last,
}
_WHOLE_TURNS = frozenset({"turnback", "turnon", "last"})
