"""The face of Dogs Bond: pictures and words bound to one pack and one language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from engines.core import AnyGame, Event, Question, Ref, Seat
from engines.dogs_bond.box import read_box
from engines.dogs_bond.view import Phase, View
from render.contract import Line, Moment, Table
from render.dogs_bond import alt, badges, board, edition, extras, hand, story
from render.dogs_bond.brief import brief
from render.dogs_bond.happenings import Happenings
from render.dogs_bond.kennel import Kennel
from render.dogs_bond.names import Names
from render.dogs_bond.text_board import TextBoard
from render.dogs_bond.text_hand import TextHand
from render.dogs_bond.topics import TOPICS
from render.extras import Piles
from render.face import Face, words_of
from render.scene import Scene

_HERE = Path(__file__).parent


class DogsBondPresenter(Face):
    """A `render.contract.Presenter`."""

    topics = TOPICS

    def __init__(self, game: AnyGame, language: str) -> None:
        """Bind to an engine instance, whose pack was checked when it was made."""
        box, _ = read_box(game.pack)
        self._rows = box.rows
        self._kennel = Kennel(box)
        super().__init__(game.about, words_of(_HERE, lambda plain: Names(box.rows, plain), language))
        self._text = TextBoard(self._words, box)
        self._hand = TextHand(self._words, self._kennel)
        self._happenings = Happenings(box.rows)

    def piles(self, view: View) -> Piles:
        """Return the open piles."""
        return extras.piles(view)

    def board(self, view: View, moment: Moment) -> Scene:
        """Return the public picture."""
        return board.board(view, moment, self._kennel, self._words, self.last(view, moment))

    def hand(self, view: View, moment: Moment, question: Question | None) -> Scene:
        """Return the private picture of a seat."""
        return hand.hand(view, moment, question, self._kennel, self._words)

    def badges(self, view: View) -> Mapping[Ref, int]:
        """Number what the seat chooses among, as the private picture does."""
        return badges.badges(view, self._kennel)

    def facts(self, view: View, moment: Moment) -> tuple[str, ...]:
        """Return the text board without what happened."""
        return self._text.board(view, moment)

    def hand_text(self, view: View, moment: Moment, question: Question | None) -> tuple[str, ...]:
        """Return what the seat alone knows, with the numbers of the picture."""
        return self._hand.paragraphs(view, question, moment.table)

    def board_alt(self, view: View, moment: Moment) -> str:
        """Return the alt text of the board picture."""
        return alt.board_alt(self._text, view, moment, self.last(view, moment))

    def hand_alt(self, view: View, moment: Moment) -> str:
        """Return the alt text of the private picture."""
        return alt.hand_alt(self._hand, self._text, view, moment)

    def headline(self, view: View, moment: Moment) -> str:  # noqa: ARG002 - the facts stand in the view
        """Return the facts under the picture."""
        if view.phase is not Phase.TURN:
            return self._words.text(f"dogs-bond-headline.{view.phase}", pile=view.pile)
        event = self._words.name(Ref("event", view.event)) if view.event else ""
        key = "dogs-bond-headline" if event else "dogs-bond-headline.hidden"
        return self._words.text(key, n=view.turn, all=view.events_in_all, event=event, pile=view.pile)

    def sentences(self, group: tuple[Event, ...], reader: Seat | None, table: Table) -> tuple[Line, ...]:
        """Tell what one dog did in one turn."""
        return story.sentences(self._words, self._happenings, group, reader, table)

    def brief(self, group: tuple[Event, ...], reader: Seat | None, table: Table) -> str:
        """Tell it in one short line."""
        return brief(self._words, self._happenings, group, reader, table)

    def edition(self) -> tuple[str, ...]:
        """Return what is printed, attested and reconstructed in the pack."""
        return edition.edition(self._words, self._rows)
