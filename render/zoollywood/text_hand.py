"""The private picture as text: what the question is about, the cards, the slides with their numbers."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Question, Ref, phrase
from engines.zoollywood.frames import ChoosingScene, ChoosingSet, Drafting, Peeking
from engines.zoollywood.lattice import SPINS
from engines.zoollywood.view import View
from render.words import Words
from render.zoollywood import facts
from render.zoollywood.narrator import Facts, Value, card, space
from render.zoollywood.props import Props
from render.zoollywood.slides import Slide, may_explore, offered, slides, starters


class TextHand:
    """Says what only one seat sees."""

    def __init__(self, words: Words, props: Props) -> None:
        self.words = words
        self.props = props

    def paragraphs(self, view: View, question: Question | None = None) -> tuple[str, ...]:
        """Return what is secretly known, the cards in hand, then the slides while an Exploration may be chosen."""
        known = "\n".join((*self._on_offer(view), *self.known(view)))
        told = tuple(filter(None, (known, self.hand(view), self.slides(view, question))))
        return told or (self._nothing(view),)

    def known(self, view: View) -> Iterator[str]:
        """Say cards of the deck that the seat has seen, and which flipper holds what."""
        frame = view.frames[-1] if view.frames else None
        if isinstance(frame, Drafting) and view.seat is not None and frame.kept[view.seat]:
            yield self.words.text("zoollywood-text-kept", cards=self._named(frame.kept[view.seat]))
        if isinstance(frame, Peeking) and view.seat == view.on_turn:
            first, second = (card(str(number)) for number in view.known[:2])
            yield self._say("looks", first=first, second=second)
        else:
            yield from (self._placed(view, place, number) for place, number in enumerate(view.known) if number)
        hidden = facts.secret(view)
        if hidden:
            yield self._say("secret", hand=Ref("hand", hidden))

    def hand(self, view: View) -> str:
        """Say each card: number, metal, text, and when it may be played."""
        if not facts.dealt(view):
            return ""
        if not view.hand:
            return self.words.text("zoollywood-text-own.empty")
        lines = [self._card(view, number) for number in view.hand]
        return "\n".join((self.words.text("zoollywood-text-own"), *lines))

    def slides(self, view: View, question: Question | None) -> str:
        """Say each slide with the number of the picture, and why the others are not possible."""
        if not may_explore(view):
            return ""
        starts = starters(view, self.props, offered(question))
        lines = [self._slide(slide) for slide in slides(view, self.props, starts)]
        return "\n".join((self.words.text("zoollywood-text-slides"), *lines)) if lines else ""

    def _nothing(self, view: View) -> str:
        """Say why there is nothing to show."""
        return self.words.text("zoollywood-text-own.later" if view.options.cards else "zoollywood-text-no-cards")

    def _on_offer(self, view: View) -> Iterator[str]:
        """Say the scenes, component sets or starting cards that the seat is asked to choose from."""
        frame, box = view.frames[-1] if view.frames else None, self.props.box
        if isinstance(frame, ChoosingScene) and frame.seat == view.seat:
            yield from (self._say("scene", scene=Ref("scene", scene)) for scene in box.scenes)
        elif isinstance(frame, ChoosingSet) and frame.seat == view.seat:
            left = box.sets_left(view.box)
            yield from (self._say("component", component=Ref("component", name)) for name in left)
        elif isinstance(frame, Drafting) and view.seat is not None and not frame.kept[view.seat]:
            gone = {
                number for kept in frame.kept for number in kept
            }  # what others keep is known to a partner alone
            silver = (number for number in view.numbers if not box.cards[number].gold)
            yield from (self._say("offered", card=card(str(number))) for number in silver if number not in gone)

    def _named(self, numbers: tuple[int, ...]) -> str:
        return self.words.joined([self.words.name(card(str(number))) for number in numbers])

    def _placed(self, view: View, place: int, number: int) -> str:
        where = "top" if place == 0 else "bottom" if place == len(view.known) - 1 else "inside"
        return self._say("known", card=card(str(number)), where=where, n=place + 1)

    def _card(self, view: View, number: int) -> str:
        return self._say("own-card", card=card(str(number)), when=facts.when(self.props.box, view, number))

    def _slide(self, slide: Slide) -> str:
        names = self.props.box.lattice.names
        around = slide.how in SPINS
        way = Ref("spin" if around else "way", slide.how)
        named: Facts = {"n": slide.number, "start": space(names[slide.path[0]]), "way": way}
        if not slide.number:
            return self._say("no-slide", **named, why=slide.why)
        end = space(names[slide.path[-1]])
        return self._say("slide", **named, space=end, fills=slide.fills, returns=slide.returns)

    def _say(self, key: str, **args: Value) -> str:
        return self.words.say(phrase(f"zoollywood-text-{key}", **args))
