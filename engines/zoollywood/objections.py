"""The rules that can forbid an action, each as a check that yields a refusal or nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.core import Phrase, Ref, Refusal, phrase
from engines.zoollywood import frames
from engines.zoollywood.asking import EFFECT_TOPICS
from engines.zoollywood.box import Box
from engines.zoollywood.ground import next_penguin
from engines.zoollywood.lattice import DIRECTIONS, Space
from engines.zoollywood.laying_out import STORM
from engines.zoollywood.naming import area_ref, card_ref, piece_ref, space_ref
from engines.zoollywood.pieces import EGGS, EMPEROR, EMPTY, NAMES, PENGUINS
from engines.zoollywood.playing import Stage, can_work, in_time
from engines.zoollywood.sliding import ENDLESS, NO_STEP, ON_PENGUIN, PENGUIN, trace
from engines.zoollywood.turns import may_draw
from engines.zoollywood.view import View

_WHY = {ENDLESS: "infinite-loop", PENGUIN: "rival-penguins", NO_STEP: "no-step", ON_PENGUIN: "trick-shot"}
"""The topic behind each reason why a slide is not legal."""


class Objections:
    """Checks against one view; a check that finds nothing wrong yields nothing."""

    def __init__(self, box: Box, view: View) -> None:
        self._box = box
        self._view = view
        self._board = view.ground.board
        self._frame = view.frames[-1]

    def no_space(self, name: str) -> Iterator[Refusal]:
        """Object to a space that the board lacks."""
        if name not in self._box.lattice.spaces:
            yield _no("no-such-space", "empty-space", name=name)

    def not_empty(self, name: str) -> Iterator[Refusal]:
        """Object to a space that is not on the board or holds something."""
        yield from self.no_space(name)
        piece = self._board[self._box.space(name)]
        if piece != EMPTY:
            yield _no("not-empty", "empty-space", space=space_ref(name), piece=piece_ref(NAMES[piece]))

    def no_card(self, number: int) -> Iterator[Refusal]:
        """Object to a number that no card bears."""
        if number not in self._box.cards:
            yield _no("no-such-card", "event-cards", number=number)

    def not_in_hand(self, number: int) -> Iterator[Refusal]:
        """Object to a card that the seat does not hold."""
        yield from self.no_card(number)
        if number not in self._view.hand:
            yield _no("not-in-hand", "event-cards", card=card_ref(number))

    def no_scene(self, name: str) -> Iterator[Refusal]:
        """Object to a scene that the pack lacks."""
        if name not in self._box.scenes:
            yield _no("no-such-scene", "scenes", name=name)

    def no_set(self, name: str) -> Iterator[Refusal]:
        """Object to a component set that does not exist or of which pieces are missing."""
        if name not in self._box.sets:
            yield _no("no-such-set", "free-mode", name=name)
        yield _no("set-gone", "free-mode", component=Ref("component", name))

    def wrong_place(self, place: str) -> Iterator[Refusal]:
        """Object to a place where a piece of a component set cannot stand or lie."""
        frame, areas = self._frame, self._box.lattice.areas
        piece = frame.pieces[0] if isinstance(frame, frames.PlacingPiece) else ""
        if piece.startswith("tent"):
            if place not in areas:
                yield _no("no-such-area", "triangle-area", name=place)
            yield _no("tent-there", "tent", area=area_ref(place))
        yield from self.no_space(place)
        if piece == STORM and self._box.space(place) in self._view.ground.storms:
            yield _no("storm-there", "storm", space=space_ref(place))
        yield from self.not_empty(place)

    def not_on_offer(self, numbers: Sequence[int]) -> Iterator[Refusal]:
        """Object to starting cards that are not among those to choose from."""
        for number in numbers:
            yield from self.no_card(number)
        silver = [number for number in self._view.numbers if not self._box.cards[number].gold]
        for number in numbers:
            if number not in silver:
                yield _no("not-silver", "event-cards", card=card_ref(number))
        if list(numbers) != sorted(set(numbers)):
            yield _no("ascending", "event-cards")
        yield _no("partner-kept", "team-mode", card=card_ref(numbers[0]))

    def not_on_top(self, number: int) -> Iterator[Refusal]:
        """Object to a card that is not one of the two looked at, or to the bottom of a deck of two."""
        yield from self.no_card(number)
        if number not in self._view.known[:2]:
            yield _no("not-on-top", "hatching", card=card_ref(number))
        yield _no("top-only", "hatching")

    def wrong_action(self, verb: str) -> Iterator[Refusal]:
        """Object to an action that a card or the gentle opening forbids."""
        doing, view = self._view.doing, self._view
        if view.options.gentle and view.turn == 1 and verb != "land":
            yield _no("gentle", "your-turn")
        if verb in ("land", "hatch") and (doing.ghost or doing.mark):
            yield _no("must-explore", "exploring")
        if verb == "hatch" and doing.precard:
            yield _no("no-hatching-after-card", "hatching")

    def not_an_own_egg(self, name: str) -> Iterator[Refusal]:
        """Object to a space where nothing of the own side can hatch."""
        yield from self.no_space(name)
        if next_penguin(self._board, self._view.options, self._view.side) is None:
            yield _no("no-penguin-left", "hatching")
        if self._board[self._box.space(name)] != EGGS[self._view.side]:
            yield _no("not-own-egg", "hatching", space=space_ref(name))

    def not_a_penguin(self, name: str) -> Iterator[Refusal]:
        """Object to a space without an own penguin, or to the penguin that has just explored."""
        yield from self.no_space(name)
        space = self._box.space(name)
        if self._board[space] not in PENGUINS[self._view.side]:
            yield _no("not-own-penguin", "exploring", space=space_ref(name))
        if isinstance(self._frame, frames.ExploringAgain) and space == self._view.doing.moved:
            yield _no("same-penguin", "exploring", space=space_ref(name))

    def no_slide(self, name: str, way: str) -> Iterator[Refusal]:
        """Object to a direction in which a slide is not legal."""
        start = self._box.space(name)
        yield from self._no_line(start, self._box.lattice.lines[start][DIRECTIONS.index(way)])

    def no_circle(self, name: str, nest: str, spin: str) -> Iterator[Refusal]:
        """Object to a nest that the penguin may not circle, or to a circling that is not legal."""
        yield from self.no_space(nest)
        start, middle = self._box.space(name), self._box.space(nest)
        rights = {(right.side, right.penguin, right.nest) for right in self._view.ground.rights}
        beside = middle in self._box.lattice.beside[start]
        if (self._view.side, start, middle) not in rights or not beside:
            yield _no("no-right", "nest", space=space_ref(name), nest=space_ref(nest))
        else:
            yield from self._no_line(start, self._box.lattice.ring(middle, start, spin))

    def no_emperor(self, name: str) -> Iterator[Refusal]:
        """Object to a step of the Emperor."""
        if EMPEROR not in self._board:
            yield _no("no-emperor", "emperor")
        if self._view.doing.emperor_used:
            yield _no("emperor-used", "emperor")
        yield from self.not_empty(name)
        yield _no("not-one-step", "emperor", space=space_ref(name))

    def not_playable(self, number: int) -> Iterator[Refusal]:
        """Object to a card that may not be played now."""
        yield from self.not_in_hand(number)
        view, card = self._view, self._box.cards[number]
        named = {"card": card_ref(number)}
        if card.reaction:
            yield _no("card-reaction", "cut", **named)
        if view.doing.card_used:
            yield _no("card-used", "event-cards", **named)
        if view.doing.action == "hatch":
            yield _no("card-after-hatching", "hatching", **named)
        if not in_time(card, view.doing.action):
            yield from self._out_of_time(number)
        stage = Stage(self._box, view.options, view.ground, view.doing, view.side)
        if not can_work(stage, card):
            yield _no("card-idle", EFFECT_TOPICS[card.effect], **named)

    def not_a_target(self, target: str) -> Iterator[Refusal]:
        """Object to what the card cannot be aimed at."""
        frame = self._frame
        if isinstance(frame, frames.Choosing):
            topic = EFFECT_TOPICS[self._box.cards[frame.card].effect]
            yield _no("not-a-target", topic, card=card_ref(frame.card), target=target)

    def no_cancel(self) -> Iterator[Refusal]:
        """Object to a cancel without a card that cancels."""
        yield _no("no-cancel", "cut")

    def not_on_path(self, name: str) -> Iterator[Refusal]:
        """Object to a space where the slide does not come by."""
        yield from self.no_space(name)
        yield _no("not-on-path", "exploring", space=space_ref(name))

    def no_way_out(self, name: str) -> Iterator[Refusal]:
        """Object to a step out of a storm."""
        yield from self.no_space(name)
        frame, space = self._frame, self._box.space(name)
        if isinstance(frame, frames.Storming):
            if space not in self._box.lattice.beside[frame.path[-1]]:
                yield _no("storm-far", "storm", space=space_ref(name))
            if space == frame.path[-2]:
                yield _no("storm-back", "storm", space=space_ref(name))
        yield from self.not_empty(name)

    def no_effect(self, name: str) -> Iterator[Refusal]:
        """Object to an effect that is not due."""
        yield _no("no-effect", "order-of-effects", name=name)

    def no_draw(self) -> Iterator[Refusal]:
        """Object to a draw without an Exploration of the Star, after a card, or from an empty deck."""
        view = self._view
        if not may_draw(view.options, view.doing, view.deck):
            why = "star-draw-card" if view.doing.star and view.doing.card_used else "star-draw"
            yield _no("deck-empty", "deck-empty") if view.doing.star and not view.deck else _no(why, "star-draw")

    def _no_line(self, start: Space, line: Sequence[Space]) -> Iterator[Refusal]:
        doing = self._view.doing
        found = trace(self._view.ground, self._view.side, start, line, ghost=doing.ghost)
        if found.why and not (doing.mark and found.path):
            yield _no(found.why, _WHY[found.why], space=space_ref(self._box.lattice.names[start]))

    def _out_of_time(self, number: int) -> Iterator[Refusal]:
        card, action = self._box.cards[number], self._view.doing.action
        named = {"card": card_ref(number)}
        if action and action not in card.actions:
            yield _no("card-action", "event-cards", **named)
        yield _no("card-before" if action else "card-after", "event-cards", **named)


def _no(reason: str, topic: str, **named: int | str | Ref | Phrase) -> Refusal:
    return Refusal(phrase(f"zoollywood-refuse-{reason}", **named), topic)
