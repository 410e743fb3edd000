"""What the computer is called at a table: its name tells several of them apart."""

from __future__ import annotations

from render.words import LETTERS, Words
from sessions.values import Session, Status


def computer_name(words: Words, session: Session, seat: int) -> str:
    """Return "Computer", where the computer holds several seats "Computer B" with the seat's letter."""
    if sum(holder.computer for holder in session.holders) == 1:
        return words.text("core-computer")
    return words.text("core-computer.several", letter=LETTERS[seat])


def vacant_name(words: Words, session: Session) -> str:
    """Return what a seat without a person is called: free, or once dealt a former player's."""
    return words.text("core-nobody" if session.status is Status.LOBBY else "core-nobody.former")
