"""Sitting down, standing up, starting: the use cases of the lobby with their private words."""

from __future__ import annotations

from cogs import ids
from cogs.desk import Desk
from cogs.spec import Button, MessageSpec, Row
from engines.core import Ref, Seat, SetupRefused, UnknownOption
from render.words import MARKS, marked
from render.words.choices import area, setup_refusal
from sessions import find, lobby
from sessions.sides import sides_of
from sessions.values import Session, SessionId


class CannotDeal(Exception):
    """The game cannot be dealt with these seats and options; `sentence` says why in the game's words."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


async def begin(desk: Desk, id_: SessionId, by: int) -> Session:
    """Deal and begin. Raise CannotDeal, and what `lobby.start` raises."""
    try:
        return await lobby.start(desk.house, id_, by)
    except (SetupRefused, UnknownOption) as refused:
        words = (await desk.face(await find.session(desk.house, id_))).words
        raise CannotDeal(setup_refusal(words, refused)) from refused


async def joined(desk: Desk, session: Session, player: int) -> MessageSpec:
    """Say which seat a player has, and where the player will be called."""
    words, seat = (await desk.face(session)).words, session.seat_of(player)
    settings = await find.settings(desk.house, player)
    key = "cogs-lobby-joined" if settings.dms else "cogs-lobby-joined-channel"
    switch: Row = (Button(words.text("cogs-button-channel-only"), str(ids.SettingId("dms"))),)
    hand = words.first(f"{area(session.game)}-button-hand", "cogs-button-hand")
    said = [words.text(key, mark=MARKS[seat or 0], hand=hand), *await _partners(desk, session, seat)]
    return MessageSpec(" ".join(said), rows=(switch,) if settings.dms else ())


async def _partners(desk: Desk, session: Session, seat: Seat | None) -> list[str]:
    """Say on which side a seat plays, and with whom."""
    sides, words = sides_of(await desk.game(session), session), (await desk.face(session)).words
    side = next((number for number, seats in enumerate(sides) if seat in seats), None)
    if side is None:
        return []
    names = desk.table(session, safe=True)
    partners = [marked(one, names) for one in sides[side] if one != seat and not session.holders[one].free]
    key = "cogs-lobby-joined-side" if partners else "cogs-lobby-joined-side.alone"
    return [words.text(key, side=words.name(Ref("side", str(side))), who=words.joined(partners))]
