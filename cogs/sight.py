"""A session as one reader sees it, with everything that a screen needs to speak of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cogs.desk import Desk
from engines.core import AnyGame, Event, Seat
from render.contract import Moment, Presenter, Table
from render.narration import tell
from render.registry import presenter
from render.words import Words, marked
from render.words.choices import area
from sessions.following import followed
from sessions.sides import sides_of
from sessions.values import Look, Session, SessionId


class Sight(msgspec.Struct, frozen=True):
    """A look, the face of its game, and the names of its people as they are and safe for text."""

    look: Look
    game: AnyGame
    face: Presenter
    names: Table
    safe: Table
    events: tuple[Event, ...] = ()
    """What the reader saw happen since the moment that matters: the last board, the own last action."""
    acted: bool = False
    """The events begin after an action of the reader's own; else they begin with the session."""
    coda: bool = False
    """The reader has switched the closing steps of this question on."""
    late: str = ""
    """How late the reader sees it, in words; nothing for the present."""

    @property
    def session(self) -> Session:
        """The session looked at."""
        return self.look.session

    @property
    def words(self) -> Words:
        """The catalogue of the game."""
        return self.face.words

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Who plays together; nothing where everybody plays alone."""
        return sides_of(self.game, self.session)

    @property
    def moment(self) -> Moment:
        """The moment to draw: names as they are."""
        return Moment(self.names, self.look.pending, self.events, self.look.outcome)

    @property
    def area(self) -> str:
        """The area of the catalogue that belongs to the game."""
        return area(self.session.game)

    @property
    def game_name(self) -> str:
        """The name of the game."""
        return self.words.text(f"{self.area}-game")

    def who(self, seat: Seat) -> str:
        """Return mark and name of a seat, safe for text."""
        return marked(seat, self.safe)

    def whose(self, seats: Sequence[Seat]) -> str:
        """Return several seats as a sentence lists them."""
        return self.words.joined([self.who(seat) for seat in seats])

    def asked(self) -> tuple[Seat, ...]:
        """Return the seats that are waited for."""
        return tuple(decision.seat for decision in self.look.pending)

    def story(self, room: int = 6) -> tuple[str, ...]:
        """Tell what happened, as this reader may know it."""
        return tell(self.events, self.look.seat, self.safe, self.face, room)

    def since(self) -> tuple[str, ...]:
        """Tell the story under its heading; nothing if nothing happened."""
        heading = "cogs-panel-since" if self.acted else "cogs-panel-since.start"
        story = self.story()
        return (self.words.text(heading), *story) if story else ()


async def see(desk: Desk, look: Look, events: tuple[Event, ...] = (), *, acted: bool = False) -> Sight:
    """Gather what a screen needs around a look."""
    session = look.session
    game = await desk.game(session)
    return Sight(look, game, presenter(game), desk.table(session), desk.table(session, safe=True), events, acted)


async def see_seat(desk: Desk, id_: SessionId, player: int) -> Sight:
    """Look through a player's eyes; events are those since the player's own last action."""
    found = await followed(desk.house, id_, player)
    events = found.events if found.look.seat is not None else ()
    return await see(desk, found.look, events, acted=found.acted)


async def see_board(desk: Desk, id_: SessionId) -> Sight:
    """Look as a spectator; events are those since the last published board."""
    found = await followed(desk.house, id_, None)
    return await see(desk, found.look, found.events)
