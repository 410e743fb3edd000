"""What a table agrees about time, in words."""

from __future__ import annotations

from engines.core import Option
from render.words import Words
from sessions.clocks.terms import OPTIONS, PACE
from sessions.values import Session


def terms_line(words: Words, session: Session) -> str:
    """Return what was agreed in one line; without a clock that is said alone."""
    shown = OPTIONS if session.terms.pace is not None else (PACE,)
    return words.lined([_one(words, session, option) for option in shown])


def term_value(words: Words, option: str, value: str) -> str:
    """Return what a value of a term is called; figures of one's own stand as they are."""
    named = f"cogs-term-{option}.v-{value}"
    return words.text(named) if words.has(named) else words.text("cogs-term-pace.v-other", value=value)


def chosen_term(session: Session, option: Option) -> str:
    """Return the value that stands for an option of the house."""
    return next((one.value for one in session.agreed if one.option == option.id), option.default)


def _one(words: Words, session: Session, option: Option) -> str:
    value = term_value(words, option.id, chosen_term(session, option))
    return words.text("cogs-terms-one", name=words.text(f"cogs-term-{option.id}"), value=value)
