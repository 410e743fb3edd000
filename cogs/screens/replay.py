"""A replay: one position of a session, the buttons that lead to others, and whose eyes one may borrow."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from cogs import ids, limits
from cogs.layout import cut
from cogs.screens.board import facts
from cogs.sight import Sight
from cogs.spec import Button, Embed, Menu, MessageSpec, Option, Picture, Row
from engines.core import Event, Seat
from render.film import spread
from render.narration import last
from render.words import marked
from sessions.reel import Reel, told_at

BOARD = "b"
"""The eyes of everybody."""
ALL = "a"
"""The board, and every hand in words."""
STEPS = ("turnback", "back", "on", "turnon")
JUMPS = ("first", "last", "type", "share", "film")
"""The film is offered once the session is over."""


class Stand(msgspec.Struct, frozen=True):
    """Where a replay stands, through whose eyes one looks, and whether it tells a step or the whole turn."""

    position: int
    eyes: str = BOARD
    turn: bool = False


class Showing(msgspec.Struct, frozen=True):
    """What a position shows: the table as everybody saw it, the picture, hands in words."""

    reel: Reel
    stand: Stand
    sight: Sight
    hands: tuple[str, ...] = ()


def replay(showing: Showing, picture: Picture | None, own: Seat | None) -> MessageSpec:
    """Return a position with all its buttons, for a reader who holds seat `own`."""
    rows = (_steps(showing), _jumps(showing), _turns(showing), *_eyes(showing, own))
    return MessageSpec("", _embed(showing, picture), picture, rows)


def shared(showing: Showing, picture: Picture | None, who: str) -> MessageSpec:
    """Return a position for everybody, with a way to go on from there alone."""
    words = showing.sight.words
    button = Button(words.text("cogs-button-replay-from"), _id(showing, "open"))
    text = words.text("cogs-replay-shared", who=who)
    return MessageSpec(cut(text, limits.CONTENT), _embed(showing, picture), picture, ((button,),))


def place(showing: Showing) -> str:
    """Return the line that tells where the replay stands: step, turn, when it was."""
    reel, position = showing.reel, showing.stand.position
    at = f"<t:{int(reel.entries[reel.ends[position]].at)}:f>"
    turn, turns = reel.turn_of(position), len(reel.turns)
    key = "cogs-replay-place" if position else "cogs-replay-place.deal"
    return showing.sight.words.text(key, step=position, steps=reel.last, turn=turn, turns=turns, at=at)


def _embed(showing: Showing, picture: Picture | None) -> Embed:
    sight = showing.sight
    lines = [f"**{place(showing)}**", *sight.story(), *showing.hands]
    if picture is None:
        lines += [sight.words.text("cogs-board-no-picture"), *sight.face.board_text(sight.look.view, sight.moment)]
    title = sight.words.text("cogs-replay-title", facts=facts(sight))
    return Embed(cut(title, limits.EMBED_TITLE), cut("\n".join(lines), limits.EMBED_DESCRIPTION))


def _id(showing: Showing, what: str) -> str:
    return str(ids.ReplayId(showing.sight.session.id, showing.stand.position, what, showing.stand.eyes))


def _button(showing: Showing, what: str, *, disabled: bool = False) -> Button:
    return Button(showing.sight.words.text(f"cogs-button-replay-{what}"), _id(showing, what), disabled=disabled)


def _steps(showing: Showing) -> Row:
    ends = {"turnback": 0, "back": 0, "on": showing.reel.last, "turnon": showing.reel.last}
    return tuple(_button(showing, what, disabled=showing.stand.position == ends[what]) for what in STEPS)


def _jumps(showing: Showing) -> Row:
    ends = {"first": 0, "last": showing.reel.last}
    whats = JUMPS if showing.reel.session.revealed else JUMPS[:-1]
    return tuple(_button(showing, what, disabled=showing.stand.position == ends.get(what)) for what in whats)


def _turns(showing: Showing) -> Menu:
    words = showing.sight.words
    deal = Option(words.text("cogs-replay-deal"), "0", chosen=showing.stand.position == 0)
    turns = tuple(_turn(showing, number) for number in spread(len(showing.reel.turns), limits.MENU_OPTIONS - 1))
    return Menu(_id(showing, "pick"), words.text("cogs-menu-replay-turn"), (deal, *turns))


def _turn(showing: Showing, number: int) -> Option:
    sight, reel = showing.sight, showing.reel
    end = reel.turns[number]
    note = last(_events(reel, number), sight.look.seat, sight.names, sight.face)
    label = sight.words.text("cogs-replay-turn", n=number + 1)
    chosen = end == showing.stand.position
    return Option(label, str(end), cut(note, limits.MENU_DESCRIPTION), chosen=chosen)


def _events(reel: Reel, number: int) -> tuple[Event, ...]:
    since = reel.turns[number - 1] if number else 0
    return tuple(event for told in told_at(reel, reel.turns[number], None, since) for event in told.events)


def _eyes(showing: Showing, own: Seat | None) -> Iterator[Menu]:
    """Offer other eyes than everybody's where the reader may borrow some."""
    sight = showing.sight
    possible = eyes_of(showing.reel, own)
    if len(possible) > 1:
        options = tuple(
            Option(_eyes_name(sight, eyes), eyes, chosen=eyes == showing.stand.eyes) for eyes in possible
        )
        yield Menu(_id(showing, "eyes"), sight.words.text("cogs-menu-replay-eyes"), options)


def eyes_of(reel: Reel, own: Seat | None) -> tuple[str, ...]:
    """Return whose eyes a reader may borrow: one's own while it is played, everybody's once it is over."""
    if reel.session.revealed:
        return (BOARD, ALL, *(str(holder.seat) for holder in reel.session.holders))
    return (BOARD,) if own is None else (BOARD, str(own))


def _eyes_name(sight: Sight, eyes: str) -> str:
    if not eyes.isdigit():
        return sight.words.text("cogs-replay-eyes-board" if eyes == BOARD else "cogs-replay-eyes-all")
    name = marked(Seat(int(eyes)), sight.names)
    return cut(sight.words.text("cogs-replay-eyes-seat", who=name), limits.MENU_LABEL)
