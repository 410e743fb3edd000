"""The lobby: who sits where, what is agreed, and the buttons around it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from cogs import ids
from cogs.desk import escaped
from cogs.names import computer_name, vacant_name
from cogs.screens.agreed import terms_line
from cogs.spec import Button, Link, MessageSpec, Row, Style
from engines.core import AnyGame, Option, Ref, Seat
from render.contract import Presenter
from render.words import MARKS, Words
from render.words.choices import area, options_line
from render.words.spans import span
from sessions.reliability import Reliability
from sessions.sides import sides_of
from sessions.values import SeatHolder, Session, Status


class Lobby(msgspec.Struct, frozen=True):
    """A session before its start, with its game."""

    session: Session
    game: AnyGame
    face: Presenter
    reliable: Mapping[Seat, Reliability] = {}
    """How reliably those who sit have played, as far as it may be told."""

    @property
    def words(self) -> Words:
        """The catalogue of the game."""
        return self.face.words

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.words.text(f"{area(self.session.game)}-game")

    def option(self, id_: str) -> Option:
        """Return an option of the game; raise BadId if it has none of this id."""
        found = next((option for option in self.game.about.options if option.id == id_), None)
        if found is None:
            raise ids.BadId(id_)
        return found

    def chosen(self, option: Option) -> str:
        """Return the value that the table has chosen, else the default."""
        return next((one.value for one in self.session.options if one.option == option.id), option.default)

    @property
    def taken(self) -> int:
        """How many seats are taken."""
        return sum(not holder.free for holder in self.session.holders)

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Who plays together; nothing where everybody plays alone."""
        return sides_of(self.game, self.session)

    def side_name(self, side: int) -> str:
        """Return what a side is called."""
        return self.words.name(Ref("side", str(side)))

    def free_seat(self, side: int) -> Seat | None:
        """Return the first free seat of a side, one that is kept for nobody if possible; None if there is none."""
        seats = self.sides[side] if side < len(self.sides) else ()
        free = [self.session.holders[seat] for seat in seats if self.session.holders[seat].free]
        return min(free, key=lambda holder: holder.invited is not None).seat if free else None

    @property
    def missing(self) -> int:
        """How many more must sit down before the game can be dealt."""
        return max(0, self.game.about.least_seats - self.taken)


def lobby(table: Lobby, link: str | None = None) -> MessageSpec:
    """Return the lobby as it stands; one that has begun or was closed is one line. `link` leads to the board."""
    session = table.session
    if session.status is Status.LOBBY:
        invited = tuple(holder.invited for holder in session.holders if holder.free and holder.invited)
        rows = (_places(table), _foot(table))
        return MessageSpec("\n".join(_lines(table)), rows=rows, pings=invited, card=True)
    if session.status is Status.CLOSED:
        who = next(
            (escaped(h.player.name) for h in session.holders if h.player and h.player.id == session.host), ""
        )
        host = f"<@{session.host}>" if session.host else table.words.text("core-nobody.former")
        if session.expired:
            again = Button(table.words.text("cogs-button-again"), str(ids.LobbyId(session.id, "again")))
            return MessageSpec(table.words.text("cogs-lobby-expired"), rows=((again,),), card=True)
        return MessageSpec(table.words.text("cogs-lobby-closed", who=who or host), card=True)
    text = table.words.text("cogs-lobby-started", game=table.title, session=session.id)
    row: tuple[Row, ...] = ((Link(table.words.text("cogs-button-jump"), link),),) if link else ()
    return MessageSpec(text, rows=row, card=True)


def _lines(table: Lobby) -> list[str]:
    words, session = table.words, table.session
    about = [words.text(f"{area(session.game)}-game.{part}") for part in ("seats", "length", "about")]
    return [
        f"## {table.title} · {words.text('cogs-lobby-session', session=session.id)}",
        f"{about[0]} · {about[1]}",
        about[2],
        f"**{words.text('cogs-lobby-seats')}**",
        *seat_lines(table),
        *reliability_lines(table),
        words.text("cogs-lobby-options", options=options_line(words, table.game, session.options)),
        terms_line(words, session),
        words.text("cogs-lobby-edition", pack=session.pack_name),
        _state(table),
    ]


def seat_lines(table: Lobby) -> list[str]:
    """Return who sits where: seat by seat, or side by side where several play as one."""
    lines = [seat_line(table, holder) for holder in table.session.holders]
    if not table.sides:
        return lines
    words, sides = table.words, []
    for side, seats in enumerate(table.sides):
        people = words.joined([lines[seat] for seat in seats])
        sides.append(words.text("cogs-lobby-side", side=table.side_name(side), seats=people))
    return [words.lined(sides), words.text(f"{area(table.session.game)}-partners")]


def reliability_lines(table: Lobby) -> list[str]:
    """Return how reliably each of those who sit has played, in small print."""
    return [_reliability(table, seat, found) for seat, found in table.reliable.items()]


def _reliability(table: Lobby, seat: Seat, found: Reliability) -> str:
    words = table.words
    parts = [words.text("cogs-lobby-finished", finished=found.finished, begun=found.begun)]
    late = round(100 * found.late)
    parts += [words.text("cogs-lobby-late", share=late)] if late else []
    parts += [] if found.turn is None else [words.text("cogs-stats-turn", span=span(words, found.turn))]
    return words.text("cogs-lobby-reliability", mark=MARKS[seat], facts=words.lined(parts))


def seat_line(table: Lobby, holder: SeatHolder) -> str:
    """Return mark and name of a seat, or that it is free."""
    words = table.words
    mark = MARKS[holder.seat]
    if holder.player is None:
        free = not holder.computer
        name = _free(table, holder) if free else computer_name(words, table.session, holder.seat)
        return words.text("cogs-lobby-seat", mark=mark, name=name)
    name = escaped(holder.player.name)
    if holder.player.id == table.session.host:
        name = words.text("cogs-lobby-host", name=name)
    return words.text("cogs-lobby-seat", mark=mark, name=name)


def _free(table: Lobby, holder: SeatHolder) -> str:
    if holder.invited is None:
        return vacant_name(table.words, table.session)
    return table.words.text("cogs-lobby-kept", who=f"<@{holder.invited}>")


def free_seats(table: Lobby) -> list[tuple[Seat, str]]:
    """Return the free seats, each by its mark and the side it plays on."""
    side_of = {seat: table.side_name(side) for side, seats in enumerate(table.sides) for seat in seats}
    free = (holder.seat for holder in table.session.holders if holder.free)
    return [(seat, table.words.lined([MARKS[seat], *filter(None, (side_of.get(seat),))])) for seat in free]


def _state(table: Lobby) -> str:
    if table.missing:
        return table.words.text("cogs-lobby-needs", n=table.missing)
    host = next(
        (h.player.name for h in table.session.holders if h.player and h.player.id == table.session.host), ""
    )
    return table.words.text("cogs-lobby-ready", host=escaped(host))


def _places(table: Lobby) -> Row:
    free = any(holder.free for holder in table.session.holders)
    computers = any(holder.computer for holder in table.session.holders)
    return (
        *_joins(table, free=free),
        _button(table, "leave", "cogs-button-leave"),
        _button(table, "bot", "cogs-button-add-computer", disabled=not free),
        _button(table, "nobot", "cogs-button-remove-computer", disabled=not computers),
    )


def _joins(table: Lobby, *, free: bool) -> tuple[Button, ...]:
    """Return the way in: one button, or one for each side."""
    if not table.sides:
        return (_button(table, "join", "cogs-button-join", style=Style.SUCCESS, disabled=not free),)
    return tuple(
        Button(
            table.words.text("cogs-button-join-side", side=table.side_name(side)),
            str(ids.LobbyId(table.session.id, "join", str(side))),
            Style.SUCCESS,
            table.free_seat(side) is None,
        )
        for side in range(len(table.sides))
    )


def _foot(table: Lobby) -> Row:
    start = table.words.text("cogs-button-start", n=table.taken)
    id_ = str(ids.LobbyId(table.session.id, "start"))
    return (
        Button(start, id_, Style.PRIMARY, disabled=table.missing > 0),
        _button(table, "options", "cogs-button-options"),
        _button(table, "edition", "cogs-button-edition"),
        _button(table, "close", "cogs-button-close"),
    )


def _button(table: Lobby, what: str, key: str, *, style: Style = Style.SECONDARY, disabled: bool = False) -> Button:
    return Button(table.words.text(key), str(ids.LobbyId(table.session.id, what)), style, disabled)
