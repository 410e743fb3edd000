"""What is kept of a person, and the question before it is deleted."""

from __future__ import annotations

from cogs import ids
from cogs.spec import Button, MessageSpec, Style
from render.words import Words

KEPT = ("seats", "steps", "settings", "messages", "not", "elsewhere")
"""The lines of the card, in their order."""


def privacy_card(words: Words) -> MessageSpec:
    """Return what is kept."""
    lines = [f"## {words.text('cogs-privacy-title')}", *(words.text(f"cogs-privacy-kept-{one}") for one in KEPT)]
    delete = Button(words.text("cogs-button-delete-data"), str(ids.PrivacyId("ask")), Style.DANGER)
    return MessageSpec("\n".join(lines), rows=((delete,),), card=True)


def ask_back(words: Words, seats: int) -> MessageSpec:
    """Return what deleting means; `seats` are those held in sessions that have not ended."""
    lines = [
        f"## {words.text('cogs-privacy-ask')}",
        words.text("cogs-privacy-ask-seats", n=seats),
        words.text("cogs-privacy-ask-ended"),
        words.text("cogs-privacy-ask-rest"),
    ]
    row = (
        Button(words.text("cogs-button-delete-now"), str(ids.PrivacyId("delete")), Style.DANGER),
        Button(words.text("cogs-button-back"), str(ids.PrivacyId("back"))),
    )
    return MessageSpec("\n".join(lines), rows=(row,), card=True)


def deleted(words: Words) -> MessageSpec:
    """Say that it is done."""
    return MessageSpec(words.text("cogs-privacy-done"), card=True)
