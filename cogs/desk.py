"""What all of `cogs` shares: the house, the faces of the games, and the threads that draw."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import discord

from cogs import limits
from cogs.drawing import USUAL, Drawings, Manner
from cogs.layout import cut
from cogs.names import computer_name, vacant_name
from cogs.precedence import Precedence
from cogs.spec import Picture
from engines.core import AnyGame
from render.contract import Moment, Person, Presenter, Table
from render.frame import previewed
from render.large import enlarged
from render.painter import draw
from render.registry import presenter
from render.scene import Scene
from render.words import LETTERS, Words, core_words
from render.words.choices import area
from sessions import find
from sessions.house import House
from sessions.reel import Reels
from sessions.values import Look, Session

T = TypeVar("T")
log = logging.getLogger(__name__)


class Desk:
    """One per bot. Holds nothing that a restart would miss."""

    def __init__(self, house: House, drawing_threads: int = 2) -> None:
        self.house = house
        self.words: Words = core_words()
        self.reels = Reels(house)
        self.films: dict[tuple[str, int], asyncio.Task[Picture | None]] = {}
        self.precedence = Precedence()
        self._drawings = Drawings(drawing_threads, _drawn)

    async def game(self, session: Session) -> AnyGame:
        """Return the engine of a session, bound to the session's own data pack."""
        return await self.house.engine(session)

    async def face(self, session: Session) -> Presenter:
        """Return the presenter of a session's game."""
        return presenter(await self.house.engine(session))

    def offered(self, game: str) -> Presenter:
        """Return the presenter of a game with its default pack; raise UnknownGame."""
        return presenter(self.house.library.offered(game))

    def card(self, game: str) -> tuple[str, str]:
        """Return the name of a game and what it is about, in a sentence or two."""
        words = self.offered(game).words
        return words.text(f"{area(game)}-game"), words.text(f"{area(game)}-game.about")

    def table(self, session: Session, *, safe: bool = False) -> Table:
        """Return the people of a session; `safe` escapes their names for the text of a message."""
        return Table(session.id, tuple(self._person(session, seat, safe) for seat in range(len(session.holders))))

    async def board_picture(
        self, look: Look, face: Presenter, moment: Moment, manner: Manner = USUAL
    ) -> Picture | None:
        """Draw the public picture; None if it cannot be drawn, which is logged."""
        name = f"board-{_stamp(look)}.png"
        return await self._picture(
            lambda: face.board(look.view, moment), name, lambda: face.board_alt(look.view, moment), manner
        )

    async def hand_picture(self, look: Look, face: Presenter, moment: Moment) -> Picture | None:
        """Draw the picture of the look's seat as its player likes pictures; None if that fails, which is logged."""
        await self.precedence.after_board(look.session.id)
        question, steps = look.question, len(look.draft.steps)
        name = f"hand-{_stamp(look)}{f'-{steps}' if steps else ''}.png"
        manner = await self._manner_of_seat(look)
        hand, alt = partial(face.hand, look.view, moment, question), partial(face.hand_alt, look.view, moment)
        if not steps:
            return await self._picture(hand, name, alt, manner)
        preview = self.words.text("cogs-draft-preview")
        return await self._picture(
            lambda: previewed(hand(), preview), name, lambda: cut(f"{preview}. {alt()}", limits.ALT_TEXT), manner
        )

    async def replay_picture(
        self, look: Look, face: Presenter, moment: Moment, position: int, manner: Manner = USUAL
    ) -> Picture | None:
        """Draw a position of a replay: the board, or what the look's seat held; None as above."""
        hand = look.seat is not None
        alt = partial(face.hand_alt if hand else face.board_alt, look.view, moment)
        name = f"replay-{look.session.id}-{position}.png"
        if hand:
            return await self._picture(lambda: face.hand(look.view, moment, None), name, alt, manner)
        return await self._picture(lambda: face.board(look.view, moment), name, alt, manner)

    async def extra_picture(
        self, look: Look, compose: Callable[[], Scene], alt: str, manner: Manner = USUAL
    ) -> Picture | None:
        """Draw a public picture besides the board; None if it cannot be drawn, which is logged."""
        return await self._picture(compose, f"extra-{_stamp(look)}.png", lambda: alt, manner)

    async def scene_picture(self, scene: Scene, name: str, alt: str, manner: Manner) -> Picture | None:
        """Draw a scene; None as above."""
        return await self._picture(lambda: scene, name, lambda: alt, manner)

    async def draw(self, work: Callable[[], T]) -> T:
        """Do other work of drawing in the threads that draw."""
        return await self._drawings.run(work)

    async def manner(self, player: int) -> Manner:
        """Return how a player likes pictures."""
        settings = await find.settings(self.house, player)
        return Manner(settings.contrast, settings.large)

    async def _manner_of_seat(self, look: Look) -> Manner:
        player = None if look.seat is None else look.session.holders[look.seat].player
        return USUAL if player is None else await self.manner(player.id)

    async def _picture(
        self, compose: Callable[[], Scene], name: str, alt: Callable[[], str], manner: Manner
    ) -> Picture | None:
        try:
            drawing = self._drawings.begin(compose, manner)
            words = alt()  # told while it is drawn
            data = await asyncio.wrap_future(await drawing)
        except Exception:  # a picture must never stop a session: the text board stands in for it
            log.warning("a picture could not be drawn: %s", name, exc_info=True)
            return None
        return Picture(data, name, words)

    def _person(self, session: Session, seat: int, safe: bool) -> Person:
        holder = session.holders[seat]
        if holder.computer:
            return Person(computer_name(self.words, session, seat), computer=True)
        if session.imported:
            return Person(self.words.text("core-nobody.seat", letter=LETTERS[seat]))
        if holder.player is None:
            return Person(vacant_name(self.words, session))
        return Person(escaped(holder.player.name) if safe else holder.player.name)


def _drawn(scene: Scene, manner: Manner) -> bytes:
    return draw(enlarged(scene) if manner.large else scene, manner.contrast)


def escaped(name: str) -> str:
    """Return a name that neither formats nor pings."""
    return discord.utils.escape_mentions(discord.utils.escape_markdown(name))


def _stamp(look: Look) -> str:
    """Say session and revision, nothing else: file names are seen by all."""
    return f"{look.session.id}-{look.session.revision}"
