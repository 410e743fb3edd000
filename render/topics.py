"""Finding and showing rule topics: by title, by words inside, with near spellings."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from rapidfuzz import fuzz, process, utils

from engines.core import Chosen
from render.contract import Presenter, Topic
from render.words.choices import area, settings_line

MOST = 25
_NEAR = 70
_EXACT, _BEGINS, _IN_TITLE = 400, 300, 200


class Found(msgspec.Struct, frozen=True):
    """A topic by id and title."""

    id: str
    title: str


class RuleCard(msgspec.Struct, frozen=True):
    """A topic as it is shown. `here` names the session's values of the options that it depends on."""

    id: str
    title: str
    paragraphs: tuple[str, ...]
    see: tuple[Found, ...]
    here: str


def find(say: Presenter, query: str, most: int = MOST) -> tuple[Found, ...]:
    """Return the topics that a query means, best first; an empty query gives the rulebook's order."""
    topics = [Found(topic.id, _title(say, topic.id)) for topic in say.topics]
    wanted = utils.default_process(query)
    if not wanted:
        return tuple(topics[:most])
    ranked = [(_rank(wanted, found.title, _text(say, found.id)), found) for found in topics]
    ranked.sort(key=lambda pair: -pair[0])  # stable: equal ones stay in the rulebook's order
    return tuple(found for rank, found in ranked if rank >= _NEAR)[:most]


def card(say: Presenter, topic_id: str, options: tuple[Chosen, ...] | None = None) -> RuleCard | None:
    """Return a topic with its text; `options` are a session's, None outside of one. None: no such topic."""
    topic = next((topic for topic in say.topics if topic.id == topic_id), None)
    if topic is None:
        return None
    paragraphs = (_text(say, topic_id), *(say.edition() if topic_id == EDITION else ()))
    see = tuple(Found(other, _title(say, other)) for other in topic.see)
    return RuleCard(topic_id, _title(say, topic_id), paragraphs, see, _here(say, topic, options))


EDITION = "about-this-edition"
"""The topic that every game has: what in it is printed, attested and reconstructed."""


def _here(say: Presenter, topic: Topic, options: tuple[Chosen, ...] | None) -> str:
    """Name the values that the topic depends on, where a session has settled them."""
    if options is None:
        return ""
    shown = [option for option in say.about.options if option.id in topic.options]
    return settings_line(say.words, say.about.id, shown, options)


def _rank(wanted: str, title: str, text: str) -> float:
    """Order: the title itself, its beginning, words in it, near spellings of title or text words."""
    plain = utils.default_process(title)
    if plain == wanted:
        return _EXACT
    if plain.startswith(wanted):
        return _BEGINS
    if wanted in plain:
        return _IN_TITLE
    near_title = fuzz.WRatio(wanted, plain) + 10
    best = process.extractOne(wanted, _vocabulary(text), scorer=fuzz.ratio)
    in_text = fuzz.partial_ratio(wanted, utils.default_process(text)) if " " in wanted else best[1] if best else 0
    return max(near_title, in_text)


@lru_cache(maxsize=1024)
def _vocabulary(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(utils.default_process(text).split()))


def _title(say: Presenter, topic_id: str) -> str:
    return say.words.text(f"{area(say.about.id)}-topic-{topic_id}")


def _text(say: Presenter, topic_id: str) -> str:
    return say.words.text(f"{area(say.about.id)}-topic-{topic_id}.text")
