"""What anybody may look at besides the board: what there is, which one is meant, how it is shown."""

from __future__ import annotations

import asyncio

from cogs import limits
from cogs.desk import Desk
from cogs.drawing import USUAL, Manner
from cogs.layout import cut
from cogs.sight import Sight
from cogs.spec import MessageSpec
from render.contract import Extra


class NoExtra(Exception):
    """No extra of the session is called like this; these are there, by their titles."""

    def __init__(self, sight: Sight, named: str) -> None:
        super().__init__(named)
        self.named = named
        self.possible = tuple(extra.title for extra in extras(sight))


def extras(sight: Sight) -> tuple[Extra, ...]:
    """Return what the session has to show; `sight` is a spectator's."""
    return sight.face.extras(sight.look.view, sight.names)


def extra_of(sight: Sight, named: str) -> Extra:
    """Return the extra of an id or a title; raise NoExtra."""
    wanted = named.strip().casefold()
    found = (extra for extra in extras(sight) if wanted in (extra.id, extra.title.casefold()))
    extra = next(found, None)
    if extra is None:
        raise NoExtra(sight, named)
    return extra


def extras_like(sight: Sight, typed: str) -> tuple[Extra, ...]:
    """Return the extras whose title holds what was typed."""
    return tuple(extra for extra in extras(sight) if typed.casefold() in extra.title.casefold())


async def show_extra(desk: Desk, sight: Sight, named: str, manner: Manner = USUAL) -> MessageSpec:
    """Return an extra in words, with its picture if the game draws one. Raise NoExtra."""
    extra = extra_of(sight, named)
    exhibit = await asyncio.to_thread(sight.face.exhibit, sight.look.view, sight.moment, extra.id)
    title = next(one.title for one in sight.face.extras(sight.look.view, sight.safe) if one.id == extra.id)
    text = cut("\n".join((f"**{title}**", *exhibit.lines)), limits.CONTENT)
    scene = exhibit.scene
    if scene is None:
        return MessageSpec(text)
    picture = await desk.extra_picture(sight.look, lambda: scene, exhibit.alt, manner)
    return MessageSpec(text, picture=picture)
