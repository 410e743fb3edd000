"""The film of an ended session: made once, in the threads that draw, picture by picture."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from functools import partial

from cogs import ids, limits
from cogs.desk import Desk, escaped
from cogs.layout import cut
from cogs.reply import Interaction, tell, think
from cogs.sharing import share as say_to_all
from cogs.sight import see
from cogs.spec import Button, MessageSpec, Picture
from render.contract import Moment, Presenter
from render.film import MOST, SIZES, Frame, film, frame, spread
from sessions.errors import WrongStatus
from sessions.reel import Reel, look_at, told_at
from sessions.values import SessionId

log = logging.getLogger(__name__)

KEPT = 2
"""So many films are kept for whoever asks next."""


async def on_film(desk: Desk, interaction: Interaction, id_: ids.ReplayId) -> None:
    """Take the press on Film, and the one that shares it."""
    await think(interaction)
    if id_.what == "film":
        await tell(interaction, await film_message(desk, SessionId(id_.session)))
        return
    who = escaped(interaction.user.display_name)
    spec = await film_message(desk, SessionId(id_.session), shared_by=who)
    await say_to_all(interaction, desk.words.text("cogs-shared-done"), spec)


async def film_message(desk: Desk, session: SessionId, *, shared_by: str = "") -> MessageSpec:
    """Return the film; raise WrongStatus before the end. Whoever asks while it is made waits for the same one."""
    reel = await desk.reels.of(session)
    if not reel.session.revealed:
        raise WrongStatus(reel.session.status)
    key = (session, reel.entries[-1].revision)
    making = desk.films.get(key)
    if making is None:
        making = desk.films[key] = asyncio.create_task(_made(desk, reel))
        if len(desk.films) > KEPT:
            del desk.films[next(iter(desk.films))]
    picture = await asyncio.shield(making)
    if picture is None:
        desk.films.pop(key, None)
        return MessageSpec(desk.words.text("cogs-film-none"))
    if shared_by:
        return MessageSpec(cut(desk.words.text("cogs-film-shared", who=shared_by), limits.CONTENT), picture=picture)
    share = Button(desk.words.text("cogs-button-share"), str(ids.ReplayId(session, 0, "filmshare")))
    text = desk.words.text("cogs-film-done", n=len(moments(reel)))
    return MessageSpec(text, picture=picture, rows=((share,),))


def moments(reel: Reel) -> tuple[int, ...]:
    """Return the positions that are shown: the deal and the ends of turns, of which a long session skips some."""
    ends = (0, *reel.turns)
    return tuple(ends[number] for number in spread(len(ends), MOST))


async def _made(desk: Desk, reel: Reel) -> Picture | None:
    """Make the film, smaller until it fits; None if it cannot be made, which is logged."""
    try:
        return await _fitting(desk, reel)
    except Exception:  # a picture must never stop anything
        log.warning("the film of session %s could not be made", reel.session.id, exc_info=True)
        return None


async def _fitting(desk: Desk, reel: Reel) -> Picture | None:
    face = await desk.face(reel.session)
    shown = moments(reel)
    seen = [moment async for moment in _moments(desk, reel, shown)]
    alt = face.board_alt(look_at(reel, reel.last, None).view, seen[-1])
    said = cut(desk.words.text("cogs-film-alt", n=len(shown), last=alt), limits.ALT_TEXT)
    for width, most in SIZES:
        some = spread(len(shown), most)
        frames = [await desk.draw(partial(_frame, face, reel, shown[place], seen[place], width)) for place in some]
        data = await desk.draw(partial(film, frames))
        if len(data) <= limits.FILE_BYTES:
            return Picture(data, f"film-{reel.session.id}-{reel.session.revision}.gif", said)
    return None


def _frame(face: Presenter, reel: Reel, position: int, moment: Moment, width: int) -> Frame:
    return frame(face.board(look_at(reel, position, None).view, moment), width)


async def _moments(desk: Desk, reel: Reel, shown: tuple[int, ...]) -> AsyncIterator[Moment]:
    for position in shown:
        yield await _moment(desk, reel, position)
        await asyncio.sleep(0)  # all of them at once would keep everybody else waiting


async def _moment(desk: Desk, reel: Reel, position: int) -> Moment:
    told = told_at(reel, position, None, reel.turn_before(position))
    return (await see(desk, look_at(reel, position, None), tuple(e for one in told for e in one.events))).moment
