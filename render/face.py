"""What the faces of all games have in common; a game's presenter adds its pictures and its sentences."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from engines.core import About, Ref
from render import narration
from render.contract import Exhibit, Extra, Moment, Presenter, Table, Topic
from render.extras import Piles, listing, titles
from render.words import Words, game_words
from render.words.catalogue import Forms
from render.words.choices import area


class Face(Presenter):
    """A presenter without the game: bound to what the engine says of itself, and to a catalogue."""

    topics: tuple[Topic, ...] = ()
    focuses: bool = False
    hand_is_open: bool = False

    def __init__(self, about: About, words: Words) -> None:
        self._about = about
        self._words = words

    @property
    def about(self) -> About:
        """What the game says of itself."""
        return self._about

    @property
    def words(self) -> Words:
        """The catalogue, with the names of the game's things."""
        return self._words

    @abstractmethod
    def facts(self, view: Any, moment: Moment) -> tuple[str, ...]:
        """Return the text board without what happened."""

    def board_text(self, view: Any, moment: Moment) -> tuple[str, ...]:
        """Return the text board, with what happened at the end."""
        told = narration.tell(moment.events, view.seat, moment.table, self)
        return (*self.facts(view, moment), *(("\n".join(told),) if told else ()))

    def last(self, view: Any, moment: Moment) -> str:
        """Return the sentence of the LAST strip."""
        return narration.last(moment.events, view.seat, moment.table, self)

    def piles(self, view: Any) -> Piles:  # noqa: ARG002 - without a word of the game nothing lies open
        """Return what anybody may look through."""
        return {}

    def extras(self, view: Any, table: Table) -> tuple[Extra, ...]:  # noqa: ARG002 - no pile bears a person's name
        """Name the open piles."""
        return titles(self._words, area(self._about.id), self.piles(view))

    def exhibit(self, view: Any, moment: Moment, extra: str) -> Exhibit:  # noqa: ARG002 - a pile has no moment
        """Return what lies in an open pile."""
        return listing(self._words, self.piles(view)[extra])


def words_of(folder: Path, names: Callable[[Words], Forms], language: str) -> Words:
    """Return the catalogue in a game's folder; the names of its things are made from its own plain texts."""
    return game_words(folder, names(game_words(folder, _nameless, language)), language)


def _nameless(ref: Ref, table: Table | None) -> Mapping[str, str | int]:  # noqa: ARG001 - the names are being made
    raise KeyError(ref.kind)
