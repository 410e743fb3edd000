"""A player's record and a server's table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cogs import limits
from cogs.layout import cut
from cogs.spec import MessageSpec, Picture
from render.career import Row
from render.words import Words
from render.words.spans import span
from sessions.ratings import Rating
from sessions.stats import Career, Entrant

LINES = 20


class Played(msgspec.Struct, frozen=True):
    """A career with the name of its game."""

    name: str
    career: Career


def record(words: Words, who: str, played: Sequence[Played], picture: Picture | None) -> MessageSpec:
    """Return a player's record in words, one line for each game, under its picture."""
    if not played:
        return MessageSpec(words.text("cogs-stats-none", who=who))
    lines = [words.text("cogs-stats-title", who=who), *(_game(words, one) for one in played)]
    return MessageSpec(cut("\n".join(lines), limits.CONTENT), picture=picture)


def alt(words: Words, who: str, played: Sequence[Played]) -> str:
    """Return the description of the picture: the same facts."""
    facts = " ".join(_game(words, one).replace("*", "") for one in played)
    return cut(f"{words.text('cogs-stats-title', who=who)} {facts}", limits.ALT_TEXT)


def rows(words: Words, played: Sequence[Played]) -> tuple[Row, ...]:
    """Return the rows of the picture."""
    return tuple(_row(words, one) for one in played)


def table(words: Words, game: str, entrants: Sequence[Entrant], reader: int) -> MessageSpec:
    """Return who stands where, the reader's own line at the end if it is further down."""
    title = f"## {words.text('cogs-table-title', game=game)}"
    if not entrants:
        return MessageSpec(f"{title}\n{words.text('cogs-table-none')}", card=True)
    lines = [_entrant(words, place, one) for place, one in enumerate(entrants, start=1)]
    own = [line for line, one in zip(lines, entrants, strict=True) if one.player == reader]
    shown = lines[:LINES] + [line for line in own if line not in lines[:LINES]]
    text = "\n".join((title, *shown, words.text("cogs-table-how")))
    return MessageSpec(cut(text, limits.V2_TEXT), card=True)


def rating_text(words: Words, rating: Rating) -> str:
    """Return a rating, marked while it says little; a dash for whoever was never rated."""
    if not rating.sessions:
        return words.text("cogs-stats-unrated")
    return words.text("cogs-stats-rating", n=str(rating.points), few="yes" if rating.provisional else "no")


def _game(words: Words, one: Played) -> str:
    career = one.career
    parts = [
        words.text("cogs-stats-played", n=career.played, won=career.won),
        words.text("cogs-stats-rated", rating=rating_text(words, career.rating)),
    ]
    if career.best is not None and career.mean is not None:
        parts.append(words.text("cogs-stats-points", best=career.best, mean=career.mean))
    if career.turn is not None:
        parts.append(words.text("cogs-stats-turn", span=span(words, career.turn)))
    if career.timeouts:
        parts.append(words.text("cogs-stats-timeouts", n=career.timeouts))
    return f"**{one.name}** · {words.lined(parts)}"


def _row(words: Words, one: Played) -> Row:
    career = one.career
    share = round(100 * career.won / career.played)
    numbers = (
        (str(career.played), words.text("cogs-stats-column-played")),
        (str(career.won), words.text("cogs-stats-column-won", share=share)),
        (rating_text(words, career.rating), words.text("cogs-stats-column-rating")),
        (_time(words, career), words.text("cogs-stats-column-turn")),
    )
    note = "" if career.best is None else words.text("cogs-stats-best", n=career.best)
    return Row(one.name, note, numbers, career.places)


def _time(words: Words, career: Career) -> str:
    return words.text("cogs-stats-unrated") if career.turn is None else span(words, career.turn)


def _entrant(words: Words, place: int, one: Entrant) -> str:
    return words.text(
        "cogs-table-line",
        place=place,
        who=f"<@{one.player}>",
        rating=rating_text(words, one.rating),
        n=one.played,
        won=one.won,
    )
