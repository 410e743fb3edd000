"""The face of Dogs: pictures and words bound to one pack and one language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from engines.core import About, AnyGame, Event, Question, Ref, Seat, read_tables
from engines.dogs.box import Box
from engines.dogs.schema import Tables
from engines.dogs.view import View
from render import narration
from render.contract import Line, Moment, Table, Topic
from render.dogs import alt, badges, board, edition, hand, story
from render.dogs.atlas import Atlas
from render.dogs.brief import brief
from render.dogs.names import Names
from render.dogs.text_board import TextBoard
from render.dogs.text_hand import TextHand
from render.dogs.topics import TOPICS
from render.scene import Scene
from render.words import Words, game_words

_HERE = Path(__file__).parent


class DogsPresenter:
    """A `render.contract.Presenter`."""

    def __init__(self, game: AnyGame, language: str) -> None:
        """Bind to an engine instance, whose pack was checked when it was made."""
        self._about = game.about
        self._tables = read_tables(game.pack.text, Tables, game.pack.header.id)
        self._atlas = Atlas(Box(self._tables), self._tables)
        self._words = game_words(_HERE, Names(self._tables, game_words(_HERE, _nameless, language)), language)
        self._text = TextBoard(self._words, self._atlas)
        self._hand = TextHand(self._words, self._atlas, self._text)

    @property
    def about(self) -> About:
        """What the game says of itself."""
        return self._about

    @property
    def words(self) -> Words:
        """The catalogue, with the names of dogs, spaces and cards."""
        return self._words

    @property
    def focuses(self) -> bool:
        """Tell that the picture stays the same while a menu is walked."""
        return False

    @property
    def topics(self) -> tuple[Topic, ...]:
        """The rule topics in the order of the canon."""
        return TOPICS

    def board(self, view: View, moment: Moment) -> Scene:
        """Return the public picture."""
        return board.board(view, moment, self._atlas, self._words, self._last(view, moment))

    def hand(self, view: View, moment: Moment, question: Question | None) -> Scene:
        """Return the private picture of a seat."""
        return hand.hand(view, moment, question, self._atlas, self._words)

    def badges(self, view: View) -> Mapping[Ref, int]:
        """Number the dogs in reach, as the private picture does."""
        return badges.badges(view, self._atlas)

    def board_text(self, view: View, moment: Moment) -> tuple[str, ...]:
        """Return the text board, with what happened at the end."""
        told = narration.tell(moment.events, view.seat, moment.table, self)
        return (*self._text.board(view, moment), *(("\n".join(told),) if told else ()))

    def hand_text(self, view: View, moment: Moment, question: Question | None) -> tuple[str, ...]:  # noqa: ARG002 - the seat's view says it all
        """Return the dogs in reach with the numbers of the picture, and the own ARC."""
        return self._hand.paragraphs(view)

    def board_alt(self, view: View, moment: Moment) -> str:
        """Return the alt text of the board picture."""
        return alt.board_alt(self._text, view, moment, self._last(view, moment))

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

    def _last(self, view: View, moment: Moment) -> str:
        return narration.last(moment.events, view.seat, moment.table, self)


def _nameless(ref: Ref, table: Table | None) -> Mapping[str, str | int]:  # noqa: ARG001 - the names are being made
    raise KeyError(ref.kind)
