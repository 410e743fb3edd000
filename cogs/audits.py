"""What the check of a session found, in a line."""

from __future__ import annotations

from cogs.layout import cut
from render.words import Words
from sessions.audit import Audit
from sessions.values import Status


def audit_line(words: Words, found: Audit) -> str | None:
    """Return what is wrong with a session or that it is on hold; None if it runs and all fits."""
    misfit = found.misfit
    if misfit is None:
        if found.status is not Status.FROZEN:
            return None
        return words.text("cogs-audit-on-hold", session=found.session, n=found.entries)
    action = cut(misfit.action, 60)
    what = words.text(f"cogs-audit-{misfit.trouble}", n=misfit.number, action=action, why=misfit.why)
    return words.text("cogs-audit-misfit", session=found.session, game=found.game, what=what)
