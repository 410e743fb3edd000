"""The working copy of one step: the state so far and what has happened, with the small moves all rules share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from engines.core import DecisionId, Seat
from engines.zoollywood.box import Box
from engines.zoollywood.events import Discarded, EggsLaid, Event, GameOver
from engines.zoollywood.frames import Discarding, Frame
from engines.zoollywood.ground import Doing, Ground, LastCard, LastSlide, Result, next_penguin
from engines.zoollywood.lattice import Space
from engines.zoollywood.pieces import EGGS
from engines.zoollywood.state import Lying, State


class Course:
    """One step under way: the parts of a state, free to change until `state` gathers them again."""

    __slots__ = (
        "_before", "asked", "box", "cells", "deck", "discard", "doing", "events", "frames", "hands",
        "last", "last_card",
        "numbers", "on_turn", "options", "result", "rights", "rng", "scene", "sets", "storms", "tents", "turn",
    )  # fmt: skip

    def __init__(self, box: Box, state: State) -> None:
        ground = state.ground
        self.box = box
        self._before = ground
        self.rng = state.rng
        self.options = state.options
        self.cells = list(ground.board)
        self.storms = ground.storms
        self.tents = ground.tents
        self.rights = ground.rights
        self.hands = list(state.hands)
        self.deck: tuple[Lying, ...] = state.deck
        self.discard = state.discard
        self.numbers = state.numbers
        self.scene = state.scene
        self.sets = state.box
        self.doing: Doing = state.doing
        self.last: LastSlide | None = state.last
        self.last_card: LastCard | None = state.last_card
        self.turn = state.turn
        self.on_turn = state.on_turn
        self.asked = state.asked
        self.result: Result | None = state.result
        self.frames: list[Frame] = list(state.frames)
        self.events: list[Event] = []

    @property
    def ground(self) -> Ground:
        """The board as it is now."""
        return Ground("".join(self.cells), self.storms, self.tents, self.rights)

    @property
    def state(self) -> State:
        """The state as it is now."""
        ground = self.ground
        return State(
            self.rng, self.options, self._before if ground == self._before else ground, tuple(self.hands),
            self.on_turn, tuple(self.frames), self.deck, self.discard, self.numbers, self.scene, self.sets,
            self.doing, self.last, self.last_card, self.turn, self.asked, self.result,
        )  # fmt: skip

    @property
    def side(self) -> int:
        """The side on turn."""
        return self.on_turn % 2

    @property
    def hand(self) -> tuple[int, ...]:
        """The hand on turn."""
        return self.hands[self.on_turn]

    @property
    def over(self) -> bool:
        """Tell whether the game has just ended or was over."""
        return self.result is not None

    def tell(self, event: Event) -> None:
        """Note what happened."""
        self.events.append(event)

    def do(self, **fields: Any) -> None:
        """Replace what is noted of the turn."""
        self.doing = replace(self.doing, **fields)

    def go(self, *frames: Frame) -> None:
        """Replace the innermost frame; none = drop it."""
        self.frames[-1:] = frames

    def new_ids(self, count: int = 1) -> int:
        """Reserve decision ids; return the first one."""
        first = self.asked + 1
        self.asked += count
        return DecisionId(first)

    def find(self, piece: str) -> Space | None:
        """Return where the only piece of its kind stands."""
        return Space(self.cells.index(piece)) if piece in self.cells else None

    def lay(self, side: int, spaces: Iterable[Space], why: str) -> tuple[Space, ...]:
        """Lay eggs of a side one by one and return where; the last one of the supply wins at once (R4, R48)."""
        egg, cells = EGGS[side], self.cells
        left = self.box.eggs_to_win - cells.count(egg)
        laid = []
        for space in spaces:
            cells[space] = egg
            laid.append(space)
            if len(laid) == left:
                break
        if laid:
            self.tell(EggsLaid(self.on_turn, self.turn, side, self.box.named(laid), why))
        if len(laid) == left:
            self.finish(side, "eggs")
        return tuple(laid)

    def lay_told(self, side: int, space: Space) -> None:
        """Lay an egg of which an event of its own tells."""
        self.cells[space] = EGGS[side]
        if self.cells.count(EGGS[side]) == self.box.eggs_to_win:
            self.finish(side, "eggs")

    def new_penguin(self, side: int) -> str | None:
        """Return the unused penguin that may enter: an Assistant, or the Star once all Assistants are out (Q11)."""
        return next_penguin(self.cells, self.options, side)

    def take_from_hand(self, seat: Seat, card: int) -> None:
        """Remove a card from a hand and lay it face up."""
        hand = self.hands[seat]
        place = hand.index(card)
        self.hands[seat] = hand[:place] + hand[place + 1 :]
        self.discard = (*self.discard, card)

    def gain(self, seat: Seat, card: int) -> None:
        """Put a card into a hand; above the limit the seat must discard at once (R41)."""
        self.hands[seat] = tuple(sorted((*self.hands[seat], card)))
        if len(self.hands[seat]) > self.box.hand_limit(self.options.seats):
            self.frames.append(Discarding())

    def shed(self, seat: Seat, card: int) -> None:
        """Discard a card above the limit."""
        self.take_from_hand(seat, card)
        self.tell(Discarded(seat, self.turn, str(card)))

    def finish(self, side: int | None, why: str) -> None:
        """End the game: nothing that was under way goes on."""
        if self.result is None:
            self.result = Result(side, why)
            self.frames.clear()
            eggs = (self.cells.count(EGGS[0]), self.cells.count(EGGS[1]))
            self.tell(GameOver(None, self.turn, side, why, eggs))

    def follow(self, moves: dict[Space, Space]) -> None:
        """Let nest rights and the penguin moved last go with pieces that were moved."""
        if self.rights:
            self.rights = tuple(
                replace(
                    right, penguin=moves.get(right.penguin, right.penguin), nest=moves.get(right.nest, right.nest)
                )
                for right in self.rights
            )
        moved = self.doing.moved
        if moved in moves:
            self.do(moved=moves[moved])
