"""Finding sessions, and the notes of the publisher, the players and the bot."""

from __future__ import annotations

from math import inf

from msgspec.structs import asdict

from db.rows import PlayerSettingsRow, Seated
from engines.core import Seat
from sessions.errors import NoSession
from sessions.house import House
from sessions.rows import session_of
from sessions.values import Confirm, Listed, Mine, Place, PlayerSettings, Session, SessionId, Status


async def session(house: House, session: SessionId) -> Session:
    """Return a session. Raise NoSession."""
    found = await house.store.seated(session)
    if found is None:
        raise NoSession(session)
    return _session(found)


async def at(house: House, place: Place) -> Session:
    """Return the active session of a place, else its newest ended one. Raise NoSession."""
    found = await house.store.in_channel(place.channel)
    if found is None:
        raise NoSession(place)
    return await session(house, SessionId(found))


async def mine(house: House, player: int) -> tuple[Mine, ...]:
    """Return a player's active sessions: those that wait for the player first, least time first.

    Those without a running clock follow, longest waiting first.
    """
    found = [_mine(seated, player) for seated in await house.store.of_player(player)]
    return tuple(sorted(found, key=lambda one: (not one.asked, one.deadline or inf, one.since or 0.0)))


async def in_guild(house: House, guild: int) -> tuple[Listed, ...]:
    """Return the sessions of a server that have not ended: lobbies first, then oldest first."""
    found = [one for one in await house.store.active() if one.session.guild == guild]
    listed = [Listed(_session(one), _waited(one)) for one in found]
    return tuple(sorted(listed, key=lambda one: one.session.status is not Status.LOBBY))


async def active(house: House) -> tuple[Session, ...]:
    """Return all sessions that have not ended, oldest first."""
    return tuple(_session(found) for found in await house.store.active())


async def unpublished(house: House) -> tuple[Session, ...]:
    """Return the sessions of which something is committed and not yet said."""
    return tuple(_session(found) for found in await house.store.unpublished())


async def mark_published(house: House, session: SessionId, revision: int, board_message: int | None) -> None:
    """Note that everything up to `revision` is said, and by which message; an older note changes nothing."""
    await house.store.published(session, revision, board_message)


async def set_lobby_message(house: House, session: SessionId, message: int | None) -> None:
    """Note which message shows the lobby."""
    await house.store.lobby_message(session, message)


async def settings(house: House, player: int) -> PlayerSettings:
    """Return what a player wishes, the usual if nothing was ever set."""
    row = await house.store.settings(player)
    if row is None:
        return PlayerSettings()
    return PlayerSettings(
        row.dms, row.text_boards, row.contrast, row.large, Confirm(row.confirm), row.auto_pass, row.reliability
    )  # fmt: skip


async def save_settings(house: House, player: int, settings: PlayerSettings) -> None:
    """Keep what a player wishes."""
    await house.store.save_settings(PlayerSettingsRow(player, **asdict(settings)))


async def recall(house: House, key: str) -> str | None:
    """Return what the bot noted for itself under a key."""
    return await house.store.recall(key)


async def remember(house: House, key: str, value: str) -> None:
    """Note something for the bot itself under a key."""
    await house.store.remember(key, value)


def _session(found: Seated) -> Session:
    return session_of(found.session, found.seats)


def _mine(found: Seated, player: int) -> Mine:
    seat = next(seat for seat in found.seats if seat.player == player)
    waited = _waited(found)
    return Mine(_session(found), Seat(seat.seat), seat.seat in waited, seat.asked_at, waited)


def _waited(found: Seated) -> tuple[Seat, ...]:
    """Return who is waited for; a session that is on hold waits for nobody."""
    if found.session.status != Status.RUNNING:
        return ()
    return tuple(Seat(seat.seat) for seat in found.seats if seat.decision is not None)
