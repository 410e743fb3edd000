"""A session played again, position by position: what is found, drawn and shown."""

from __future__ import annotations

from cogs.desk import Desk
from cogs.drawing import Manner
from cogs.screens.replay import ALL, BOARD, Showing, Stand, eyes_of, replay, shared
from cogs.sight import Sight, see
from cogs.spec import MessageSpec, Picture
from engines.core import Seat
from render.words import marked
from sessions.guilds import guild_settings
from sessions.reel import Reel, look_at, told_at


async def open_replay(desk: Desk, reel: Reel, player: int, turn: int | None = None) -> MessageSpec:
    """Return a replay at the end of a turn; without one at the deal of an ended session, else at its newest."""
    return await show_replay(desk, reel, _begin(reel, turn), player)


async def share_turn(desk: Desk, reel: Reel, turn: int | None, who: str) -> MessageSpec:
    """Return the position with which `open_replay` would begin, for everybody."""
    return await share_replay(desk, reel, _begin(reel, turn), who)


async def show_replay(desk: Desk, reel: Reel, stand: Stand, player: int) -> MessageSpec:
    """Return a position for one player alone."""
    own = reel.session.seat_of(player)
    stand = _allowed(reel, stand, own)
    showing, picture = await _shown(desk, reel, stand, own, await desk.manner(player))
    return replay(showing, picture, own)


async def share_replay(desk: Desk, reel: Reel, stand: Stand, who: str) -> MessageSpec:
    """Return a position for everybody: what all may know."""
    stand = _allowed(reel, stand, None)
    settings = await guild_settings(desk.house, reel.session.place.guild)
    manner = Manner(settings.contrast, settings.large)
    showing, picture = await _shown(desk, reel, stand, None, manner)
    return shared(showing, picture, who)


def _begin(reel: Reel, turn: int | None) -> Stand:
    if turn is None:
        return Stand(0 if reel.session.revealed else reel.last, turn=True)
    ends = (0, *reel.turns)
    return Stand(ends[min(max(turn, 0), len(ends) - 1)], turn=True)


def _allowed(reel: Reel, stand: Stand, own: Seat | None) -> Stand:
    """Return a stand that there is, through eyes that the reader may borrow."""
    eyes = stand.eyes if stand.eyes in eyes_of(reel, own) else BOARD
    return Stand(reel.within(stand.position), eyes, stand.turn)


async def _shown(
    desk: Desk, reel: Reel, stand: Stand, own: Seat | None, manner: Manner
) -> tuple[Showing, Picture | None]:
    """Return everybody's sight of the position with what the borrowed eyes add, and the picture they see."""
    eyes = Seat(int(stand.eyes)) if stand.eyes.isdigit() else None
    reader = None if reel.session.revealed else own
    story = await _sight(desk, reel, stand, reader if eyes is None else eyes)
    public = await _sight(desk, reel, stand, None)
    seen = public if eyes is None else story
    picture = await desk.replay_picture(seen.look, seen.face, seen.moment, stand.position, manner)
    hands = await _hands(desk, reel, stand, eyes)
    return Showing(reel, stand, story, hands), picture


async def _sight(desk: Desk, reel: Reel, stand: Stand, seat: Seat | None) -> Sight:
    told = told_at(reel, stand.position, seat, reel.turn_before(stand.position) if stand.turn else None)
    events = tuple(event for one in told for event in one.events)
    return await see(desk, look_at(reel, stand.position, seat), events)


async def _hands(desk: Desk, reel: Reel, stand: Stand, eyes: Seat | None) -> tuple[str, ...]:
    """Return in words what the picture does not show: each hand, or the one that was asked for."""
    every = [holder.seat for holder in reel.session.holders] if stand.eyes == ALL else []
    lines: list[str] = []
    for seat in every if eyes is None else [eyes]:
        sight = await _sight(desk, reel, stand, seat)
        lines += [f"**{marked(seat, sight.safe)}**", *sight.face.hand_text(sight.look.view, sight.moment, None)]
    return tuple(lines)
