"""The legal list of every decision (canon, section 3), in the order of the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import Any

from engines.core import Seat
from engines.zoollywood import actions as act
from engines.zoollywood import frames
from engines.zoollywood.box import CANCEL, Box
from engines.zoollywood.laying_out import STORM, drafting, partner
from engines.zoollywood.pieces import BARRIER_IDS, EGGS, EMPTY, PENGUINS
from engines.zoollywood.playing import HANDS, Stage, playable, targets
from engines.zoollywood.sliding import explorations, ways_out
from engines.zoollywood.state import State
from engines.zoollywood.turns import may_draw, may_hatch, may_move_emperor

_Actions = Iterable[act.Action]


def legal(box: Box, state: State, seat: Seat) -> tuple[act.Action, ...]:
    """Return what a seat may answer to the innermost frame."""
    frame = state.frames[-1]
    return tuple(_LISTS[type(frame)](box, state, frame, seat))


def stage(box: Box, state: State) -> Stage:
    """Return what cards are played on."""
    return Stage(box, state.options, state.ground, state.doing, state.on_turn % 2)


def _empty(box: Box, state: State) -> Iterator[str]:
    return (name for name, piece in zip(box.lattice.names, state.ground.board, strict=True) if piece == EMPTY)


def _scene(box: Box, _: State, __: frames.ChoosingScene, ___: Seat) -> _Actions:
    return map(act.Scene, box.scenes)


def _set(box: Box, state: State, _: frames.ChoosingSet, __: Seat) -> _Actions:
    return map(act.Component, box.sets_left(state.box))


def _set_down(box: Box, state: State, frame: frames.PlacingPiece, _: Seat) -> _Actions:
    return map(act.SetDown, places_for(box, state, frame.pieces[0]))


def places_for(box: Box, state: State, piece: str) -> Iterable[str]:
    """Return where a piece of a component set may be placed (Free, 4)."""
    if piece in BARRIER_IDS:
        return _empty(box, state)
    if piece == STORM:
        board, storms, names = state.ground.board, state.ground.storms, box.lattice.names
        return (name for space, name in enumerate(names) if board[space] == EMPTY and space not in storms)
    taken = {tent.area for tent in state.ground.tents}
    return (area for area in box.lattice.areas if area not in taken)


def _draft(box: Box, state: State, frame: frames.Drafting, seat: Seat) -> _Actions:
    silver = [number for number in state.numbers if not box.cards[number].gold]
    kind = drafting(state.on_turn, state.options.mode, frame.kept)[seat]
    if kind == "draft":
        return (act.KeepTwo(one, other) for one, other in combinations(silver, 2))
    gone = frame.kept[partner(seat)] if kind == "draft-second" else ()
    return (act.KeepOne(number) for number in silver if number not in gone)


def _opening_egg(box: Box, state: State, _: frames.OpeningEgg, __: Seat) -> _Actions:
    return map(act.Egg, _empty(box, state))


def _turn(box: Box, state: State, _: frames.Acting, seat: Seat) -> _Actions:
    ground, doing, board = state.ground, state.doing, state.ground.board
    side = seat % 2
    if state.options.gentle and state.turn == 1:
        return [box.lands[space] for space, piece in enumerate(board) if piece == EMPTY]
    found: list[act.Action] = list(explorations(box, ground, side, doing))
    if not (doing.ghost or doing.mark):
        if may_hatch(box, ground, state.options, side, doing):
            egg = EGGS[side]
            found += [box.hatches[space] for space, piece in enumerate(board) if piece == egg]
        found += [box.lands[space] for space, piece in enumerate(board) if piece == EMPTY]
    found += _emperor(box, state)
    if state.hands[seat] and not doing.card_used:
        found += map(act.Play, playable(stage(box, state), state.hands[seat], action=""))
    return found


def _emperor(box: Box, state: State) -> _Actions:
    names = box.lattice.names
    return (act.Emperor(names[space]) for space in may_move_emperor(box, state.ground, state.doing))


def _after(box: Box, state: State, _: frames.After, seat: Seat) -> _Actions:
    doing, hand = state.doing, state.hands[seat]
    found: list[act.Action] = []
    if hand and not doing.card_used:
        found += map(act.Play, playable(stage(box, state), hand, action=doing.action))
    found += _emperor(box, state)
    if may_draw(state.options, doing, len(state.deck)):
        found.append(act.Draw())
    found.append(act.End())
    return found


def _target(box: Box, state: State, frame: frames.Choosing, _: Seat) -> _Actions:
    return map(act.Pick, targets(stage(box, state), box.cards[frame.card].effect, frame.picks) or ())


def _react(box: Box, state: State, _: frames.Window, seat: Seat) -> _Actions:
    holds = any(box.cards[card].effect == CANCEL for card in state.hands[seat])
    return (act.Cancel(), act.Pass()) if holds else (act.Pass(),)


def _guess(_: Box, __: State, ___: frames.Guessing, ____: Seat) -> _Actions:
    return map(act.Guess, HANDS)  # type: ignore[arg-type]  # HANDS are the hands


def _place(box: Box, state: State, _: frames.Placing, __: Seat) -> _Actions:
    return map(act.Place, _empty(box, state))


def _explore_again(box: Box, state: State, _: frames.ExploringAgain, seat: Seat) -> _Actions:
    return explorations(box, state.ground, seat % 2, state.doing, but=state.doing.moved)


def _stop(box: Box, state: State, frame: frames.Stopping, seat: Seat) -> _Actions:
    rivals = PENGUINS[1 - seat % 2]
    return [act.Stop(box.lattice.names[space]) for space in frame.path if state.ground.board[space] not in rivals]


def _storm(box: Box, state: State, frame: frames.Storming, seat: Seat) -> _Actions:
    return map(act.Step, box.named(ways_out(box, state.ground.board, seat % 2, frame.path)))


def _order(_: Box, __: State, frame: frames.Triggering, ___: Seat) -> _Actions:
    return map(act.Resolve, frame.left)


def _gull(box: Box, state: State, _: frames.MovingGull, __: Seat) -> _Actions:
    return map(act.Gull, _empty(box, state))


def _peek(_: Box, state: State, __: frames.Peeking, ___: Seat) -> _Actions:
    numbers = dict.fromkeys(lying.card for lying in state.deck[:2])
    last_two = len(state.deck) == 2  # noqa: PLR2004 - top and bottom are the same then
    for number in numbers:
        yield act.KeepTop(number, "top")
        if not last_two:
            yield act.KeepTop(number, "bottom")


def _discard(_: Box, state: State, __: frames.Discarding, seat: Seat) -> _Actions:
    return map(act.Discard, dict.fromkeys(state.hands[seat]))


_LISTS: dict[type[frames.Frame], Callable[[Box, State, Any, Seat], _Actions]] = {
    frames.ChoosingScene: _scene,
    frames.ChoosingSet: _set,
    frames.PlacingPiece: _set_down,
    frames.Drafting: _draft,
    frames.OpeningEgg: _opening_egg,
    frames.Acting: _turn,
    frames.After: _after,
    frames.Choosing: _target,
    frames.Window: _react,
    frames.Guessing: _guess,
    frames.Placing: _place,
    frames.ExploringAgain: _explore_again,
    frames.Stopping: _stop,
    frames.Storming: _storm,
    frames.Triggering: _order,
    frames.MovingGull: _gull,
    frames.Peeking: _peek,
    frames.Discarding: _discard,
}
