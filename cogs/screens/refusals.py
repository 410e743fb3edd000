"""Why an answer was not accepted, in one sentence. A refusal names its rule."""

from __future__ import annotations

from cogs.desk import escaped
from cogs.layout import cut
from cogs.sight import Sight
from engines.core import NotAnAction, NotLegal, NotYours, TooLate
from sessions.typing import nearest


def refusal_text(sight: Sight, why: Exception) -> str:
    """Return the sentence for an engine's refusal of the seat's answer."""
    words = sight.words
    match why:
        case NotLegal():
            reason = words.say(why.refusal.reason, sight.safe)
            return words.text("cogs-refusal-illegal", reason=reason, topic=topic_title(sight, why.refusal.topic))
        case NotAnAction():
            return _unknown(sight, why.text)
        case TooLate():
            return words.text("cogs-refusal-answered")
        case NotYours():
            asked = tuple(decision.seat for decision in why.asked)
            key = "cogs-refusal-not-yours" if len(asked) == 1 else "cogs-refusal-not-yours-several"
            return words.text(key, who=sight.whose(asked)) if asked else words.text("cogs-refusal-over")
    raise why


def refusal_topic(why: Exception | None) -> str | None:
    """Return the rule topic behind a refusal."""
    return why.refusal.topic if isinstance(why, NotLegal) else None


def near_texts(sight: Sight, why: Exception | None) -> tuple[str, ...]:
    """Return the legal texts that come close to what was typed."""
    question = sight.look.question
    if question is None or not isinstance(why, NotAnAction | NotLegal):
        return ()
    return nearest(why.text, [offer.text for offer in question.offers])


def topic_title(sight: Sight, topic: str) -> str:
    """Return the title of a rule topic."""
    return sight.words.text(f"{sight.area}-topic-{topic}")


def _unknown(sight: Sight, text: str) -> str:
    near = near_texts(sight, NotAnAction(text))
    said = cut(escaped(text), 100)
    if not said:
        return sight.words.text("cogs-refusal-empty")
    if not near:
        return sight.words.text("cogs-refusal-unknown", text=said)
    return sight.words.text("cogs-refusal-unknown-near", text=said, near=near[0])
