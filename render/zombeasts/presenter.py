"""The face of Zombeasts: pictures and words bound to one deck and one language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from engines.core import AnyGame, Event, Question, Ref, Seat, read_tables
from engines.zombeasts.deck import Deck
from engines.zombeasts.schema import Tables
from engines.zombeasts.view import View
from render.contract import Line, Moment, Table
from render.extras import Piles
from render.face import Face, words_of
from render.scene import Scene
from render.zombeasts import alt, badges, board, edition, extras, hand, story
from render.zombeasts.brief import brief
from render.zombeasts.facts import Facts
from render.zombeasts.names import Names
from render.zombeasts.text_board import TextBoard
from render.zombeasts.topics import TOPICS

_HERE = Path(__file__).parent


class ZombeastsPresenter(Face):
    """A `render.contract.Presenter`."""

    topics = TOPICS

    def __init__(self, game: AnyGame, language: str) -> None:
        """Bind to an engine instance, whose pack was checked when it was made."""
        self._tables = read_tables(game.pack.text, Tables, game.pack.header.id)
        self._deck = Deck(self._tables)
        super().__init__(game.about, words_of(_HERE, lambda plain: Names(self._tables, plain), language))
        self._text = TextBoard(self._words, Facts(self._deck))

    def piles(self, view: View) -> Piles:
        """Return the open piles."""
        return extras.piles(view)

    def board(self, view: View, moment: Moment) -> Scene:
        """Return the public picture."""
        return board.board(view, moment, self._deck, self._words, self.last(view, moment))

    def hand(self, view: View, moment: Moment, question: Question | None) -> Scene:
        """Return the private picture of a seat."""
        return hand.hand(view, moment, question, self._deck, self._words)

    def badges(self, view: View) -> Mapping[Ref, int]:
        """Number the hand cards in reading order, from 1."""
        return badges.badges(view)

    def facts(self, view: View, moment: Moment) -> tuple[str, ...]:
        """Return the text board without what happened."""
        return self._text.board(view, moment)

    def hand_text(self, view: View, moment: Moment, question: Question | None) -> tuple[str, ...]:  # noqa: ARG002 - what is asked stands in the moment
        """Return the seat's cards, numbered as in the picture, and where more come from."""
        return self._text.hand(view, moment)

    def board_alt(self, view: View, moment: Moment) -> str:
        """Return the alt text of the board picture."""
        return alt.board_alt(self._text, view, moment, self.last(view, moment))

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
