"""The face of Zombeasts: pictures and words bound to one deck and one language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from engines.core import About, AnyGame, Event, Question, Ref, Seat, read_tables
from engines.zombeasts.deck import Deck
from engines.zombeasts.schema import Tables
from engines.zombeasts.view import View
from render import narration
from render.contract import Line, Moment, Table, Topic
from render.scene import Scene
from render.words import Words, game_words
from render.zombeasts import alt, badges, board, edition, hand, story
from render.zombeasts.brief import brief
from render.zombeasts.facts import Facts
from render.zombeasts.names import Names
from render.zombeasts.text_board import TextBoard
from render.zombeasts.topics import TOPICS

_HERE = Path(__file__).parent


class ZombeastsPresenter:
    """A `render.contract.Presenter`."""

    def __init__(self, game: AnyGame, language: str) -> None:
        """Bind to an engine instance, whose pack was checked when it was made."""
        self._about = game.about
        self._tables = read_tables(game.pack.text, Tables, game.pack.header.id)
        self._deck = Deck(self._tables)
        self._words = game_words(_HERE, Names(self._tables, game_words(_HERE, _nameless, language)), language)
        self._text = TextBoard(self._words, Facts(self._deck))

    @property
    def about(self) -> About:
        """What the game says of itself."""
        return self._about

    @property
    def words(self) -> Words:
        """The catalogue, with the names of cards and moons."""
        return self._words

    @property
    def focuses(self) -> bool:
        """Tell that the picture stays the same while a menu is walked."""
        return False

    @property
    def topics(self) -> tuple[Topic, ...]:
        """The rule topics in the order of the rulebook."""
        return TOPICS

    def board(self, view: View, moment: Moment) -> Scene:
        """Return the public picture."""
        return board.board(view, moment, self._deck, self._words, self._last(view, moment))

    def hand(self, view: View, moment: Moment, question: Question | None) -> Scene:
        """Return the private picture of a seat."""
        return hand.hand(view, moment, question, self._deck, self._words)

    def badges(self, view: View) -> Mapping[Ref, int]:
        """Number the hand cards in reading order, from 1."""
        return badges.badges(view)

    def board_text(self, view: View, moment: Moment) -> tuple[str, ...]:
        """Return the text board, with what happened at the end."""
        told = narration.tell(moment.events, view.seat, moment.table, self)
        return (*self._text.board(view, moment), *(("\n".join(told),) if told else ()))

    def hand_text(self, view: View, moment: Moment, question: Question | None) -> tuple[str, ...]:  # noqa: ARG002 - what is asked stands in the moment
        """Return the seat's cards, numbered as in the picture, and where more come from."""
        return self._text.hand(view, moment)

    def board_alt(self, view: View, moment: Moment) -> str:
        """Return the alt text of the board picture."""
        return alt.board_alt(self._text, view, moment, self._last(view, moment))

    def hand_alt(self, view: View, moment: Moment) -> str:
        """Return the alt text of the private picture."""
        return alt.hand_alt(self._text, view, moment)

    def headline(self, view: View, moment: Moment) -> str:  # noqa: ARG002 - the facts stand in the view
        """Return the facts under the picture."""
        form = ".over" if view.over else ".last-round" if view.last_round else ""
        key = f"zombeasts-headline{form}"
        return self._words.text(key, turn=view.turn, pile=view.pile, turns=view.turns_left)

    def sentences(self, group: tuple[Event, ...], reader: Seat | None, table: Table) -> tuple[Line, ...]:
        """Tell what one actor did in one turn."""
        return story.sentences(self._words, group, reader, table)

    def brief(self, group: tuple[Event, ...], reader: Seat | None, table: Table) -> str:
        """Tell it in one short line."""
        return brief(self._words, group, reader, table)

    def edition(self) -> tuple[str, ...]:
        """Return what is printed, attested and reconstructed in the deck."""
        return edition.edition(self._words, self._tables)

    def _last(self, view: View, moment: Moment) -> str:
        return narration.last(moment.events, view.seat, moment.table, self)


def _nameless(ref: Ref, table: Table | None) -> Mapping[str, str | int]:  # noqa: ARG001 - the names are being made
    raise KeyError(ref.kind)
