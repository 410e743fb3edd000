"""The face of Dogs: pictures and words bound to one pack and one language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from msgspec.structs import replace

from engines.core import AnyGame, Event, Question, Ref, Seat, phrase, read_tables
from engines.dogs.box import Box
from engines.dogs.schema import Tables
from engines.dogs.view import View
from render.contract import Exhibit, Extra, Line, Moment, Table
from render.dogs import alt, badges, board, edition, extras, hand, story
from render.dogs.atlas import Atlas
from render.dogs.brief import brief
from render.dogs.names import Names
from render.dogs.narrator import seat as seat_ref
from render.dogs.text_board import TextBoard
from render.dogs.text_hand import TextHand
from render.dogs.topics import TOPICS
from render.extras import Piles
from render.face import Face, words_of
from render.scene import Scene

_HERE = Path(__file__).parent


class DogsPresenter(Face):
    """A `render.contract.Presenter`."""

    topics = TOPICS
    hand_is_open = True

    def __init__(self, game: AnyGame, language: str) -> None:
        """Bind to an engine instance, whose pack was checked when it was made."""
        self._tables = read_tables(game.pack.text, Tables, game.pack.header.id)
        self._atlas = Atlas(Box(self._tables), self._tables)
        super().__init__(game.about, words_of(_HERE, lambda plain: Names(self._tables, plain), language))
        self._text = TextBoard(self._words, self._atlas)
        self._hand = TextHand(self._words, self._atlas, self._text)

    def piles(self, view: View) -> Piles:
        """Return the open piles."""
        return extras.piles(view)

    def extras(self, view: View, table: Table) -> tuple[Extra, ...]:
        """Name every ARC, then the open piles."""
        arcs = (
            Extra(extra, self._words.say(phrase("dogs-extra-arc", seat=seat_ref(seat)), table))
            for extra, seat in extras.arcs(view).items()
        )
        return (*arcs, *super().extras(view, table))

    def exhibit(self, view: View, moment: Moment, extra: str) -> Exhibit:
        """Return an ARC in picture and words, or what lies in a pile."""
        if extra not in extras.arcs(view):
            return super().exhibit(view, moment, extra)
        own = replace(view, seat=extras.arcs(view)[extra])
        lines, (title, *_) = self._hand.arc(own), self.extras(own, moment.table)[own.seat or 0 :]
        scene = hand.arc_of(own, moment, self._atlas, self._words, self.headline(view, moment))
        return Exhibit(lines, scene, alt.within_lines((f"{title.title}.", *lines)))

    def board(self, view: View, moment: Moment) -> Scene:
        """Return the public picture."""
        return board.board(view, moment, self._atlas, self._words, self.last(view, moment))

    def hand(self, view: View, moment: Moment, question: Question | None) -> Scene:
        """Return the private picture of a seat."""
        return hand.hand(view, moment, question, self._atlas, self._words)

    def badges(self, view: View) -> Mapping[Ref, int]:
        """Number the dogs in reach, as the private picture does."""
        return badges.badges(view, self._atlas)

    def facts(self, view: View, moment: Moment) -> tuple[str, ...]:
        """Return the text board without what happened."""
        return self._text.board(view, moment)

    def hand_text(self, view: View, moment: Moment, question: Question | None) -> tuple[str, ...]:  # noqa: ARG002 - the seat's view says it all
        """Return the dogs in reach with the numbers of the picture, and the own ARC."""
        return self._hand.paragraphs(view)

    def board_alt(self, view: View, moment: Moment) -> str:
        """Return the alt text of the board picture."""
        return alt.board_alt(self._text, view, moment, self.last(view, moment))

    def hand_alt(self, view: View, moment: Moment) -> str:  # noqa: ARG002 - the seat's view says it all
        """Return the alt text of the private picture."""
        return alt.hand_alt(self._hand, view)

    def headline(self, view: View, moment: Moment) -> str:  # noqa: ARG002 - the facts stand in the view
        """Return the facts under the picture."""
        form = ".over" if not view.frames else ".final" if view.final else ""
        return self._words.text(f"dogs-headline{form}", n=view.round, phase=self._text.phase(view))

    def sentences(self, group: tuple[Event, ...], reader: Seat | None, table: Table) -> tuple[Line, ...]:
        """Tell what one actor did in one stretch."""
        return story.sentences(self._words, group, reader, table)

    def brief(self, group: tuple[Event, ...], reader: Seat | None, table: Table) -> str:
        """Tell it in one short line."""
        return brief(self._words, group, reader, table)

    def edition(self) -> tuple[str, ...]:
        """Return what is printed, attested and reconstructed in the pack."""
        return edition.edition(self._words, self._tables)
