"""What the publisher posts: the lobby while it stands, the board while it is played, the result."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import discord
from msgspec.structs import replace

from cogs.desk import Desk
from cogs.drawing import Manner
from cogs.ending import ended_text
from cogs.lobbies import lobby_at
from cogs.mine import message_url
from cogs.publisher import requests
from cogs.publisher.channel import Channel
from cogs.publisher.course import Call, Course, Kind, Said, called, calls, steer
from cogs.publisher.heralds import herald, retract
from cogs.publisher.memory import is_lost, load_said, save_said, welcome
from cogs.publisher.notices import close_answered, reached_before, unreached, write_to
from cogs.publisher.retiming import ends, retime
from cogs.screens.board import board, board_rows
from cogs.screens.clocks import standing
from cogs.screens.lobby import lobby
from cogs.screens.notices import KINDS
from cogs.sight import Sight, see_board
from cogs.spec import MessageSpec, Picture
from engines.core import Decision, Seat
from sessions import find
from sessions.attendant import attend_to
from sessions.clocks.notices import Notice, mark_said
from sessions.due import due
from sessions.ending import ending
from sessions.guilds import GuildSettings, guild_settings
from sessions.values import Session, SessionId, Status


class Poster:
    """Brings one session's messages up to date. Raises what the calls raise."""

    def __init__(self, client: discord.Client, desk: Desk) -> None:
        self.client = client
        self.desk = desk

    async def publish(self, id_: SessionId) -> bool:
        """Say whatever is not yet said of a session; False if a question is too new to be spoken of."""
        self.desk.precedence.expect(id_)
        try:
            return await self._publish(id_)
        finally:
            self.desk.precedence.settle(id_)

    async def _publish(self, id_: SessionId) -> bool:
        found = await due(self.desk.house, id_)
        if found.thinking:
            await attend_to(self.desk.house, id_)
            found = await due(self.desk.house, id_)
        session = found.session
        await self._notices(session, found.unsaid)
        if session.status in (Status.RUNNING, Status.OVER):
            return await self._play(session)
        if session.status is Status.LOBBY or session.lobby_message is not None:
            await self._lobby(session)
        else:
            await self._end(session)
        return True

    async def _notices(self, session: Session, notices: Sequence[Notice]) -> None:
        """Say what is to be said once, each in a line of its own."""
        if await is_lost(self.desk, session.id):
            return
        for notice in notices:
            if notice.kind in KINDS:  # whoever writes another kind says it himself
                await requests.say(self.client, self.desk, session, notice)
            await mark_said(self.desk.house, notice)
        lapsed = [int(one.args["number"]) for one in notices if one.kind.endswith("-lapsed")]
        await requests.close(self.client, self.desk, session, lapsed)

    async def _lobby(self, session: Session) -> None:
        desk = self.desk
        channel = Channel(self.client, session.place)
        spec = lobby(await lobby_at(desk, session))
        if not (await guild_settings(desk.house, session.place.guild)).pings:
            spec = replace(spec, pings=())
        message = session.lobby_message
        if message is None or not await channel.edit(message, spec):
            message = await channel.send(spec, f"{session.id}:l{session.revision}")
            await find.set_lobby_message(desk.house, session.id, message)
        await find.mark_published(desk.house, session.id, session.revision, None)

    async def _end(self, session: Session) -> None:
        """Say that a session was closed or is on hold; after a hold the board is posted anew."""
        channel = Channel(self.client, session.place)
        if session.board_message is not None:
            await channel.strip(session.board_message)
        if session.status is Status.CLOSED:
            text = ended_text(self.desk.words, session, await ending(self.desk.house, session.id))
        else:
            key = "cogs-session-held" if session.held else "cogs-session-frozen"
            text = self.desk.words.text(key, session=session.id)
        await channel.send(MessageSpec(text), f"{session.id}:{session.revision}")
        said = await load_said(self.desk, session.id)
        told = await retract(self.client, said)
        if session.status is Status.CLOSED:
            told = await close_answered(self.client, told, ())
        await self._keep(session, said, told)
        board = session.board_message if session.status is Status.CLOSED else None
        await find.mark_published(self.desk.house, session.id, session.revision, board)

    async def _play(self, session: Session) -> bool:
        house, sight = self.desk.house, await see_board(self.desk, session.id)
        if computing(session, sight.look.pending):
            return True  # its next commit wakes the publisher again, and one board tells it all
        if sight.session.ripe_at(house.delay) > house.clock():
            return False
        said = await load_said(self.desk, session.id)
        said = await self._forget_calls(session, said)
        course = self._course(sight, said)
        asked = calls(sight.look.pending)
        wanted = [call for call in asked if call[0] in course.call]
        posts = course.kind is not Kind.NOTHING and not await is_lost(self.desk, session.id)
        rules = await guild_settings(self.desk.house, session.place.guild)
        reached = await reached_before(self.desk, session, wanted)
        unsure = [call for call in wanted if call not in reached]
        if unsure or not posts:
            self.desk.precedence.settle(session.id)  # their messages show hands
        told, picture = await asyncio.gather(  # the board is drawn while the messages are on their way
            self._write(session, unsure, said), self._picture(sight, rules, wanted=posts)
        )
        if posts:
            told = await self._show(sight, course, told, picture, rules, reached)
            await self._tidy(session)
        else:
            told = await self._write(session, reached, told)
            told = await self._refit(session, sight, told)
        told = await self._keep(session, told, await close_answered(self.client, told, asked))
        now = ends(session, sight.asked(), told.ends)
        told = await self._keep(
            session, told, await retime(self.client, self.desk, session, told, now, board=not posts)
        )
        await self._keep(session, told, await herald(self.client, self.desk, sight, told, pings=rules.pings))
        return True

    async def _forget_calls(self, session: Session, said: Said) -> Said:
        """Drop what was said to seats that are to be called anew: all after steps back, else those in new hands."""
        stale = {seat for seat, _ in said.called} if _rewound(session) else passed_on(session, said)
        if not stale:
            return said
        stay = [call for call in (*said.called, *said.served) if call[0] not in stale]
        said = await close_answered(self.client, said, stay)
        if said.herald is not None and said.herald.call[0] in stale:  # who was told to be next has left the seat
            said = await retract(self.client, said)
        return replace(said, called=tuple(call for call in said.called if call in stay))

    async def _show(
        self, sight: Sight, course: Course, said: Said, picture: Picture | None, rules: GuildSettings,
        reached: tuple[Call, ...],
    ) -> Said:  # fmt: skip
        """Post the board, then write to those who were reached before; who is missed is called anew."""
        session = sight.session
        trusted = replace(said, served=said.served + reached)
        try:
            message = await self._board(sight, course, trusted, picture, rules)
        finally:
            await self.desk.precedence.posted(session.id)
            told = await self._write(session, reached, said)
        missed = await unreached(self.desk, session, [call for call in reached if call not in told.served])
        if missed and rules.pings:
            again = await self._board(sight, Course(Kind.NEW, missed), told, picture, rules, "again")
            await Channel(self.client, session.place).strip(message)
            message = again
        await find.mark_published(self.desk.house, session.id, session.revision, message)
        posted = replace(
            told,
            called=called(said, sight.look.pending, paused=session.paused is not None),
            computers=computers(session),
            hands=hands(session),
            offered=offered(sight),
            time=standing(session, sight.asked()),
        )
        return await self._keep(session, told, posted)

    async def _write(self, session: Session, wanted: Sequence[Call], said: Said) -> Said:
        return await self._keep(session, said, await write_to(self.client, self.desk, session, wanted, said))

    async def _keep(self, session: Session, before: Said, after: Said) -> Said:
        """Store what has been said if it has changed, and return it."""
        if after != before:
            await save_said(self.desk, session.id, after)
        return after

    def _course(self, sight: Sight, said: Said) -> Course:
        session, look = sight.session, sight.look
        if look.outcome is not None:
            players = tuple(holder.seat for holder in session.holders if holder.player is not None)
            published = session.revision == session.published_revision and session.board_message is not None
            return Course(Kind.NOTHING) if published else Course(Kind.NEW, players)
        actors = {Seat(event.actor) for event in sight.events if event.actor is not None}
        passed = taken_over(session, said) or passed_on(session, said)
        anew = session.board_message is None or _rewound(session) or bool(passed)
        stale = said.time != standing(session, sight.asked())
        return steer(said, look.pending, actors, anew=anew, stale=stale, paused=session.paused is not None)

    async def _picture(self, sight: Sight, rules: GuildSettings, *, wanted: bool) -> Picture | None:
        if not wanted or rules.text_boards:
            return None
        manner = Manner(rules.contrast, rules.large)
        return await self.desk.board_picture(sight.look, sight.face, sight.moment, manner)

    async def _board(
        self, sight: Sight, course: Course, said: Said, picture: Picture | None, rules: GuildSettings, how: str = ""
    ) -> int:
        """Post or edit the board and return its message; `how` tells several of one revision apart."""
        session = sight.session
        channel = Channel(self.client, session.place)
        served = {call[0] for call in said.served if call in calls(sight.look.pending)}
        wished = [seat for seat in course.call if seat not in served] if rules.pings else []
        pinged = await welcome(self.desk, session, wished, turn=sight.look.outcome is None)
        spec = board(sight, picture, pinged, taken_over(session, said), plain=rules.text_boards)
        old = session.board_message
        if (
            course.kind is Kind.EDIT
            and old is not None
            and await channel.is_last(old, self.desk.house.clock())
            and await channel.edit(old, spec)
        ):
            return old
        return await channel.send(spec, f"{session.id}:{session.revision}{how}")

    async def _refit(self, session: Session, sight: Sight, said: Said) -> Said:
        """Let the board offer what is asked now, while the same seat goes on and nothing else is worth telling."""
        if said.offered == offered(sight) or session.board_message is None:
            return said
        await Channel(self.client, session.place).refit(session.board_message, board_rows(sight))
        return await self._keep(session, said, replace(said, offered=offered(sight)))

    async def _tidy(self, before: Session) -> None:
        """Take the buttons of the former board away; turn the lobby into one line that leads to the board."""
        desk = self.desk
        channel = Channel(self.client, before.place)
        board_message = (await find.session(desk.house, before.id)).board_message
        if before.board_message not in (None, board_message):
            await channel.strip(before.board_message)
        if before.lobby_message is not None:
            at = await lobby_at(desk, before)
            await channel.edit(before.lobby_message, lobby(at, message_url(before.place, board_message)))
            await find.set_lobby_message(desk.house, before.id, None)


def _rewound(session: Session) -> bool:
    """Tell whether steps were taken back since the last board: whoever is asked now is called anew."""
    return session.rewound > session.published_revision


def offered(sight: Sight) -> int | None:
    """Return the decision whose choices the board may carry."""
    question = sight.look.open_question
    return None if question is None else question.decision.id


def hands(session: Session) -> tuple[int, ...]:
    """Return who holds each seat, 0 where no player does."""
    return tuple(0 if holder.player is None else holder.player.id for holder in session.holders)


def passed_on(session: Session, said: Said) -> set[Seat]:
    """Return the seats that another player holds than at the last board."""
    now = hands(session)
    return {Seat(seat) for seat, player in enumerate(said.hands) if player != now[seat] and now[seat]}


def computers(session: Session) -> tuple[int, ...]:
    """Return the seats that the computer holds."""
    return tuple(holder.seat for holder in session.holders if holder.computer)


def computing(session: Session, pending: Sequence[Decision]) -> bool:
    """Tell whether only the computer is asked: it answers by itself in a moment, but not in a pause."""
    return (
        session.paused is None
        and bool(pending)
        and all(session.holders[decision.seat].computer for decision in pending)
    )


def taken_over(session: Session, said: Said) -> tuple[Seat, ...]:
    """Return the seats that the computer has taken over since the last board."""
    if not (said.called or said.hands):  # no board was posted yet
        return ()
    return tuple(Seat(seat) for seat in computers(session) if seat not in said.computers)
