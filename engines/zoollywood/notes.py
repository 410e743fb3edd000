"""What an offer brings: notes for its second line, marks for what stands out (all of it from the view)."""

from __future__ import annotations

from engines.core import Mark, MarkKind, Phrase, Seat, phrase
from engines.zoollywood import actions as act
from engines.zoollywood.box import Box
from engines.zoollywood.foresight import after, imagined
from engines.zoollywood.lattice import DIRECTIONS, Space
from engines.zoollywood.naming import piece_ref, space_ref
from engines.zoollywood.pieces import ALL_EGGS, EGGS, EMPTY, SEAGULL
from engines.zoollywood.sliding import Trace, trace
from engines.zoollywood.view import View

Told = tuple[tuple[Phrase, ...], tuple[Mark, ...]]
NOTHING: Told = ((), ())


class Brings:
    """Notes and marks of one question, gathered from the viewer's knowledge."""

    def __init__(self, box: Box, view: View) -> None:
        self._box = box
        self._view = view
        self._board = view.ground.board
        self._state = imagined(box, view)

    def trace(self, action: act.Explore | act.Circle) -> Trace:
        """Return the path of an Exploration."""
        box, view = self._box, self._view
        start = box.space(action.space)
        if isinstance(action, act.Explore):
            line = box.lattice.lines[start][DIRECTIONS.index(action.way)]
        else:
            line = box.lattice.ring(box.space(action.nest), start, action.spin)
        return trace(view.ground, view.side, start, line, ghost=view.doing.ghost)

    def explore(self, action: act.Explore | act.Circle) -> Told:
        """Return what an Exploration fills, returns and wakes."""
        path = self.trace(action).path
        start = self._box.space(action.space)
        if self._view.doing.mark:
            return (phrase("zoollywood-note-stop-anywhere", count=len(path)),), ()
        return (*self.slide(start, path), *self._rim(start, path)), self.ending(action)

    def slide(self, start: Space, path: tuple[Space, ...]) -> tuple[Phrase, ...]:
        """Return what a slide along a path fills, returns and wakes."""
        egg, final = EGGS[1 - self._view.side], path[-1]
        returned = sum(self._board[space] == egg for space in path)
        crossed = {space for space in path if self._board[space] not in EMPTY + egg} - {start}
        notes = [phrase("zoollywood-note-fills", count=len({start, *path} - {final} - crossed))]
        if returned:
            notes.append(phrase("zoollywood-note-returns", count=returned))
        if final in self._view.ground.storms:
            notes.append(phrase("zoollywood-note-storm"))
        return (*notes, *self._wakes(path))

    def ending(self, action: act.Action) -> tuple[Mark, ...]:
        """Mark an answer that ends the game at once, if no rival cancels anything."""
        view = self._view
        if view.seat is None:
            return ()
        result = after(self._box, self._state, Seat(view.seat), action).result
        if result is None or result.side is None or result.why == "limit":
            return ()
        if result.side == view.side:
            return (Mark(MarkKind.GOOD, phrase("zoollywood-note-wins")),)
        if result.why == "eggs":
            return (Mark(MarkKind.COSTLY, phrase("zoollywood-note-gives-win"), "sixteenth-egg"),)
        return (Mark(MarkKind.COSTLY, phrase("zoollywood-note-blocks-me"), "blocked"),)

    def area(self, effect: str, name: str) -> tuple[Phrase, ...]:
        """Return what a card does on a triangle."""
        corners = sorted(self._box.lattice.areas[name].corners)
        if effect == "eggs-on-triangle":
            empty = [corner for corner in corners if self._board[corner] == EMPTY]
            return (phrase("zoollywood-note-fills-spaces", spaces=self._names(empty), count=len(empty)),)
        if effect == "clear-triangle":
            held = [self._board[corner] for corner in corners if self._board[corner] in ALL_EGGS]
            own = held.count(EGGS[self._view.side])
            return (phrase("zoollywood-note-clears", own=own, rival=len(held) - own),)
        held_at = [corner for corner in corners if self._board[corner] != EMPTY]
        return (phrase("zoollywood-note-turns", spaces=self._names(held_at), count=len(held_at)),)

    def step(self, space: Space) -> tuple[Phrase, ...]:
        """Return what a step out of a storm meets."""
        notes = []
        if self._board[space] == EGGS[1 - self._view.side]:
            notes.append(phrase("zoollywood-note-returns", count=1))
        if space in self._view.ground.storms:
            notes.append(phrase("zoollywood-note-storm"))
        return (*notes, *self._tents(space))

    def _wakes(self, path: tuple[Space, ...]) -> tuple[Phrase, ...]:
        gull = self._board.index(SEAGULL) if SEAGULL in self._board else None
        woken = gull is not None and any(space in self._box.lattice.beside[gull] for space in path)
        wakes = (phrase("zoollywood-note-gull"),) if woken else ()
        return (*wakes, *(self._tents(path[-1]) if path[-1] not in self._view.ground.storms else ()))

    def _tents(self, space: Space) -> tuple[Phrase, ...]:
        tents = (tent for tent in self._view.ground.tents if space in tent.corners)
        return tuple(phrase("zoollywood-note-tent", tent=piece_ref(tent.id)) for tent in tents)

    def _rim(self, start: Space, path: tuple[Space, ...]) -> tuple[Phrase, ...]:
        for one, other in zip((start, *path), path, strict=False):
            if self._box.lattice.beyond_rim(one, other):
                return (phrase("zoollywood-note-rim", space=space_ref(self._box.lattice.names[other])),)
        return ()

    def _names(self, spaces: list[Space]) -> str:
        return ", ".join(self._box.named(spaces))
