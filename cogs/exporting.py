"""The record of a session as a file: whole once it is over, till then as its reader may know it."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.desk import Desk
from cogs.sight import see
from cogs.spec import Attachment, MessageSpec
from engines.core import Entry, Record, Seat, Setup, write_record
from render.narration import tell
from render.words import marked
from sessions.reel import Reel, look_at, told_at

ROOM = 6


async def export(desk: Desk, reel: Reel, player: int) -> MessageSpec:
    """Return the record of a session as a private file."""
    session = reel.session.id
    name = f"record-{session}-{reel.session.revision}.txt"
    if reel.session.revealed:
        text = await whole(desk, reel)
        said = desk.words.text("cogs-export-whole", session=session, steps=len(reel.entries) - 1)
    else:
        seat = reel.session.seat_of(player)
        text = await masked(desk, reel, seat)
        said = desk.words.text("cogs-export-watched" if seat is None else "cogs-export-masked")
    return MessageSpec(said, attachment=Attachment(text.encode(), name))


async def whole(desk: Desk, reel: Reel) -> str:
    """Return the record with a head for people."""
    session = reel.session
    setup = Setup(session.game, session.pack_hash, len(session.holders), session.seed or "", session.options)
    record = Record(setup, tuple(Entry(Seat(row.seat or 0), row.action) for row in reel.entries[1:]))
    sight = await see(desk, look_at(reel, reel.last, None))
    head = (
        sight.words.text("cogs-export-file-whole", game=sight.game_name, session=session.id),
        sight.words.text("cogs-export-file-hash", hash=session.commitment or ""),
    )
    return _comments(head) + write_record(record)


async def masked(desk: Desk, reel: Reel, seat: Seat | None) -> str:
    """Return what a reader may know, in the form of a record: own answers as they are, of others what was told."""
    session = reel.session
    sight = await see(desk, look_at(reel, reel.last, seat))
    words = sight.words
    who = words.text("cogs-export-file-all") if seat is None else marked(seat, sight.names)
    options = " ".join(f"{chosen.option}={chosen.value}" for chosen in session.options)
    head = (
        f"game {session.game}", f"data {session.pack_hash}", f"options {options}".rstrip(),
        f"seats {len(session.holders)}", f"hash {session.commitment}",
    )  # fmt: skip
    told = words.text("cogs-export-file-masked", game=sight.game_name, session=session.id, who=who)
    lines = [_comments((told,)).rstrip(), *head]
    for position in range(reel.last + 1):
        lines += _answers(reel, position, seat)
        events = [event for one in told_at(reel, position, seat) for event in one.events]
        lines += [f"# {line}" for line in tell(events, seat, sight.names, sight.face, ROOM)]
    return "\n".join(lines) + "\n"


def _answers(reel: Reel, position: int, seat: Seat | None) -> Iterator[str]:
    """Yield the answers of a position: what everybody noticed stands first, then what the reader did unnoticed."""
    if position == 0:
        first = 1
    else:
        first = reel.ends[position - 1] + 2
        noticed = reel.entries[first - 1]
        yield f"{noticed.seat} {noticed.action if noticed.seat == seat else '?'}"
    for entry in reel.entries[first : reel.ends[position] + 1]:
        if seat is not None and entry.seat == seat:
            yield f"{entry.seat} {entry.action}"


def _comments(lines: tuple[str, ...]) -> str:
    return "".join(f"# {line}\n" for line in lines)
