"""Between rows and values."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from db.rows import SeatRow, SessionRow, SnapshotRow
from engines.core import AnyGame, Chosen, Seat, Setup
from sessions.clocks.seats import deadline, left_open
from sessions.clocks.terms import Terms, terms_of
from sessions.values import Clock, Pause, Place, Player, SeatHolder, Session, SessionId, Status

HELD = "put on hold by hand"
"""The reason noted for a session that somebody put on hold; others cannot be read."""


def session_of(row: SessionRow, seats: tuple[SeatRow, ...]) -> Session:
    """Return what everybody may know of a session; the seed only when it is over."""
    return Session(
        id=SessionId(row.id),
        game=row.game,
        pack_id=row.pack_id,
        pack_hash=row.pack,
        pack_name=row.pack_name,
        status=Status(row.status),
        place=Place(row.guild, row.channel),
        host=row.host,
        holders=tuple(_holder(seat) for seat in seats),
        options=chosen_of(row),
        revision=row.revision,
        published_revision=row.published_revision,
        board_message=row.board_message,
        lobby_message=row.lobby_message,
        commitment=row.commitment,
        seed=row.seed if row.status == Status.OVER else None,
        held=row.why_frozen == HELD,
        asked_at=max((seat.asked_at for seat in seats if seat.asked_at is not None), default=None),
        terms=terms_in(row),
        agreed=agreed_of(row),
        rewound=row.rewound,
        paused=None if row.paused_at is None else Pause(row.paused_at, row.paused_until),
        expired=row.status == Status.CLOSED and row.ended_at is not None and row.warned_at == row.ended_at,
    )


def chosen_of(row: SessionRow) -> tuple[Chosen, ...]:
    """Return the options that were chosen."""
    return msgspec.json.decode(row.options, type=tuple[Chosen, ...])


def agreed_of(row: SessionRow) -> tuple[Chosen, ...]:
    """Return the terms that were chosen."""
    return msgspec.json.decode(row.terms, type=tuple[Chosen, ...])


def terms_in(row: SessionRow) -> Terms:
    """Return what the table agreed on about time."""
    return terms_of(agreed_of(row))


def options_text(options: tuple[Chosen, ...]) -> str:
    """Return chosen options as they are stored."""
    return msgspec.json.encode(options).decode()


def setup_of(row: SessionRow, seats: int) -> Setup:
    """Return what a session is dealt from."""
    return Setup(row.game, row.pack, seats, row.seed or "", chosen_of(row))


def snapshot_of(session: str, engine: AnyGame, state: object) -> SnapshotRow:
    """Return a state as it is stored."""
    text = msgspec.json.encode(state)
    return SnapshotRow(session, text.decode(), sha256(text).hexdigest(), engine.about.rules_version)


def fits(snapshot: SnapshotRow) -> bool:
    """Tell whether a stored state is what was written."""
    return sha256(snapshot.state.encode()).hexdigest() == snapshot.digest


def _holder(seat: SeatRow) -> SeatHolder:
    player = None if seat.player is None else Player(seat.player, seat.name or "")
    clock = None if seat.left is None else Clock(seat.left, deadline(seat), left_open(seat))
    return SeatHolder(Seat(seat.seat), player, seat.computer, clock, seat.away, seat.invited)
