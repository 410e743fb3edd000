"""The face of Zoollywood: pictures and words bound to one pack and one language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from engines.core import AnyGame, Event, Question, Ref, Seat, read_tables
from engines.zoollywood.box import Box
from engines.zoollywood.schema import Tables
from engines.zoollywood.view import View
from render.contract import Line, Moment, Table
from render.extras import Piles
from render.face import Face, words_of
from render.scene import Scene
from render.zoollywood import alt, badges, board, edition, extras, hand, story
from render.zoollywood.brief import brief
from render.zoollywood.names import Names
from render.zoollywood.props import Props
from render.zoollywood.text_board import TextBoard
from render.zoollywood.text_hand import TextHand
from render.zoollywood.topics import TOPICS

_HERE = Path(__file__).parent


class ZoollywoodPresenter(Face):
    """A `render.contract.Presenter`."""

    topics = TOPICS
    focuses = True

    def __init__(self, game: AnyGame, language: str) -> None:
        """Bind to an engine instance, whose pack was checked when it was made."""
        self._tables = read_tables(game.pack.text, Tables, game.pack.header.id)
        self._props = Props(Box(self._tables), self._tables)
        super().__init__(game.about, words_of(_HERE, lambda plain: Names(self._tables, plain), language))
        self._text = TextBoard(self._words, self._props.box)
        self._hand = TextHand(self._words, self._props)

    def piles(self, view: View) -> Piles:
        """Return the open piles."""
        return extras.piles(view)

    def board(self, view: View, moment: Moment) -> Scene:
        """Return the public picture."""
        return board.board(view, moment, self._props, self._words, self.last(view, moment))

    def hand(self, view: View, moment: Moment, question: Question | None) -> Scene:
        """Return the private picture of a seat."""
        return hand.hand(view, moment, question, self._props, self._words)

    def badges(self, view: View) -> Mapping[Ref, int]:
        """Number the slides that the seat may choose, as the private picture does."""
        return badges.badges(view, self._props)

    def facts(self, view: View, moment: Moment) -> tuple[str, ...]:
        """Return the text board without what happened."""
        return self._text.board(view, moment)

    def hand_text(self, view: View, moment: Moment, question: Question | None) -> tuple[str, ...]:  # noqa: ARG002 - what is asked stands in the question
        """Return what the seat alone knows: cards, and slides with the numbers of the picture."""
        return self._hand.paragraphs(view, question)

    def board_alt(self, view: View, moment: Moment) -> str:
        """Return the alt text of the board picture."""
        return alt.board_alt(self._text, view, moment, self.last(view, moment))

    def hand_alt(self, view: View, moment: Moment) -> str:  # noqa: ARG002 - the seat's view says it all
        """Return the alt text of the private picture."""
        return alt.hand_alt(self._hand, self._text, view)

    def headline(self, view: View, moment: Moment) -> str:  # noqa: ARG002 - the facts stand in the view
        """Return the facts under the picture."""
        form = ".over" if view.over else "" if view.turn else ".set-up"
        eggs = {"blue": view.sides[0].eggs, "yellow": view.sides[1].eggs}
        names = {"one": self._name(0), "two": self._name(1)}
        cards = "yes" if view.options.cards else "no"
        return self._words.text(
            f"zoollywood-headline{form}", turn=view.turn, deck=view.deck, cards=cards, **eggs, **names
        )

    def sentences(self, group: tuple[Event, ...], reader: Seat | None, table: Table) -> tuple[Line, ...]:
        """Tell what one actor did in one turn."""
        return story.sentences(self._words, group, reader, table)

    def brief(self, group: tuple[Event, ...], reader: Seat | None, table: Table) -> str:
        """Tell it in one short line."""
        return brief(self._words, group, reader, table)

    def edition(self) -> tuple[str, ...]:
        """Return what is printed, attested and reconstructed in the pack."""
        return edition.edition(self._words, self._tables)

    def _name(self, side: int) -> str:
        return self._words.name(Ref("side", str(side)))
