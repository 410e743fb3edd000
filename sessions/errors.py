"""Why a use case refuses. Classes with data; `cogs` makes the sentences."""

from __future__ import annotations

from engines.core import BadLine, Seat
from sessions.values import Place, SessionId, Status


class SessionError(Exception):
    """Whatever a use case refuses. Nothing was changed."""


class NoSession(SessionError):
    """There is no such session, or none in this place."""

    def __init__(self, where: SessionId | Place) -> None:
        super().__init__(where)
        self.where = where


class PlaceTaken(SessionError):
    """Another session is active in this place."""

    def __init__(self, session: SessionId) -> None:
        super().__init__(session)
        self.session = session


class UnknownGame(SessionError):
    """No such game; `possible` lists what there is."""

    def __init__(self, name: str, possible: tuple[str, ...]) -> None:
        super().__init__(name)
        self.name = name
        self.possible = possible


class UnknownPack(UnknownGame):
    """No such pack of the game; `possible` lists those that there are."""


class AlreadySeated(SessionError):
    """The player holds a seat already."""


class NotSeated(SessionError):
    """The player holds no seat in this session."""


class NotYourSeat(NotSeated):
    """Only who holds the seat, or manages the server, decides about it."""


class NoWish(SessionError):
    """The game has no such wish now, or the wish has no such value."""

    def __init__(self, wish: str, value: str) -> None:
        super().__init__(wish, value)
        self.wish = wish
        self.value = value


class NoFreeSeat(SessionError):
    """All seats are taken."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.seats = seats


class SeatTaken(SessionError):
    """Somebody holds this seat, or there is none of this number."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.seat = seat


class NotOffered(SeatTaken):
    """The seat is not offered, or not to them."""


class NoComputer(SessionError):
    """There is no computer seat to take away."""


class NotHost(SessionError):
    """Only the host may do this; `host` is the account id."""

    def __init__(self, host: int) -> None:
        super().__init__(host)
        self.host = host


class TooFewSeats(SessionError):
    """The game needs more seats taken."""

    def __init__(self, taken: int, needed: int) -> None:
        super().__init__(taken, needed)
        self.taken = taken
        self.needed = needed


class WrongStatus(SessionError):
    """The session is not in the part of its life in which this is possible."""

    def __init__(self, status: Status) -> None:
        super().__init__(status)
        self.status = status


class ChannelClosed(SessionError):
    """The server keeps its sessions to other channels: those in `allowed`."""

    def __init__(self, allowed: tuple[int, ...]) -> None:
        super().__init__(allowed)
        self.allowed = allowed


class NotAnOpener(SessionError):
    """The server lets others open sessions: who holds `role`, or its managers if that is None."""

    def __init__(self, role: int | None) -> None:
        super().__init__(role)
        self.role = role


class FrozenSession(SessionError):
    """The stored state cannot be loaded; the session is kept untouched until an admin restores it."""

    def __init__(self, session: SessionId, why: str) -> None:
        super().__init__(session, why)
        self.session = session
        self.why = why


class NoReplay(SessionError):
    """The record of a session does not fit the rules of today; `why` names its first bad entry."""

    def __init__(self, session: SessionId, why: BadLine) -> None:
        super().__init__(session, why)
        self.session = session
        self.why = why


class BadFile(SessionError):
    """A file that is no record, or one that cannot be played again: the line, and why as far as it can be said.

    `expected` is what should stand there, `why` what a rule or a pack has against it; line 0 is the whole file.
    `masked`: it is the record of a session that was running.
    """

    def __init__(
        self, line: int, expected: str = "", why: Exception | None = None, *, masked: bool = False
    ) -> None:
        super().__init__(line, expected, why)
        self.line = line
        self.masked = masked
        self.expected = expected
        self.why = why


class HouseClosed(SessionError):
    """The bot is shutting down and takes no more work."""


class Paused(SessionError):
    """The session stands still by agreement; `until` is when it goes on by itself."""

    def __init__(self, until: float | None) -> None:
        super().__init__(until)
        self.until = until


class NotPaused(SessionError):
    """The session is not paused, so there is nothing to go on from."""


class NoStanding(SessionError):
    """The session's terms allow neither pauses nor vacations."""


class NotLate(SessionError):
    """The seat's time has not run out, or it has played since."""


class Settled(SessionError):
    """The request was settled before, or is not known."""


class OnVacation(SessionError):
    """The player is on vacation already, until then."""

    def __init__(self, until: float) -> None:
        super().__init__(until)
        self.until = until


class NoVacation(SessionError):
    """The player is not on vacation."""


class VacationSpent(SessionError):
    """Nothing is left of this year's days; `again` is when the next year's begin."""

    def __init__(self, again: float) -> None:
        super().__init__(again)
        self.again = again


class NothingToUndo(SessionError):
    """The seat has answered nothing yet that could be taken back."""


class NeedsConsent(SessionError):
    """Something came to light since: the seats in `asks` must agree."""

    def __init__(self, asks: tuple[Seat, ...]) -> None:
        super().__init__(asks)
        self.asks = asks


class NoSuchStep(SessionError):
    """The record has no such step to go back to; `newest` is its last one."""

    def __init__(self, step: int, newest: int) -> None:
        super().__init__(step, newest)
        self.step = step
        self.newest = newest
