"""What the laws must be told about Zoollywood: how to deal it, and what a reader cannot know (canon, section 6)."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from engines.core import Chosen, Rng, Seat, Setup
from engines.zoollywood import Zoollywood
from engines.zoollywood.frames import Choosing, Drafting, Frame, Guessing, Peeking, Window
from engines.zoollywood.laying_out import drafting, partner
from engines.zoollywood.playing import HANDS
from engines.zoollywood.setting_up import FREE, SEATS, STANDARD, TEAM
from engines.zoollywood.state import Lying, State
from tests.engines.zoollywood.table import BOX, GAME, PACK

_DECKS = ("random", "none", "scene", "g1.2.3.5-s7.8.9.12", "g1.4.5.6-s8.9.10.11")


def setups(random: Random) -> Setup:
    """Deal any mode with any options that go with it."""
    mode = random.choice([STANDARD, TEAM, FREE])
    seats = SEATS[mode]
    chosen = {"mode": random.choice([mode, "usual"]) if mode != FREE else mode}
    scenes = ["usual", "choose", "random", *BOX.scenes]
    chosen["scene"] = random.choice([*scenes, "components", "components"] if mode == FREE else scenes)
    chosen["first"] = random.choice(["random", *map(str, range(seats))])
    chosen["opening"] = random.choice(["normal", "gentle"])
    chosen["turn-limit"] = random.choice(["100", "20", "200", "33"])
    if mode == FREE:
        laid = chosen["scene"] not in ("usual", "components")
        chosen["deck"] = random.choice([deck for deck in _DECKS if laid or deck != "scene"])
        chosen["penguins"] = random.choice(GAME.table.penguins.values)
        chosen["star-rule"] = random.choice(["on", "off"])
    kept = {name: value for name, value in chosen.items() if name == "mode" or random.random() < 0.8}
    if kept.get("deck") == "scene" and "scene" not in kept:
        del kept["deck"]
    options = tuple(Chosen(name, value) for name, value in kept.items())
    return Setup("zoollywood", PACK.hash, seats, str(random.getrandbits(64)), options)


def rearrange(game: Zoollywood, state: State, seat: Seat | None, random: Random) -> State:
    """Deal the cards that the reader cannot know anew, choose hidden hands anew, and take another seed."""
    frames = tuple(_rearranged(state, frame, seat, random) for frame in state.frames)
    moving = [number for number in range(len(state.hands)) if number != seat]
    known = _known_places(state, seat)
    hidden = [lying.card for place, lying in enumerate(state.deck) if place not in known]
    hidden += [card for number in moving for card in state.hands[number]]
    random.shuffle(hidden)
    hands = list(state.hands)
    for number in moving:
        hands[number] = tuple(sorted(hidden.pop() for _ in hands[number]))
    deck = tuple(
        lying if place in known else Lying(hidden.pop(), lying.seen_by) for place, lying in enumerate(state.deck)
    )
    rng = Rng(str(random.getrandbits(64)), state.rng.drawn)
    return replace(state, rng=rng, hands=tuple(hands), deck=deck, frames=frames)


def hidden(game: Zoollywood, state: State, seat: Seat | None) -> frozenset[str | int]:
    """Name the cards of which no copy lies open to the reader, and the hand that holds the penguin.

    Copies of a number cannot be told apart, so a number is hidden only as long as the reader sees none of it.
    """
    known = _known_places(state, seat)
    cards = {lying.card for place, lying in enumerate(state.deck) if place not in known}
    cards |= {card for number, hand in enumerate(state.hands) if number != seat for card in hand}
    seen = {*state.discard, *(state.hands[seat] if seat is not None else ())}
    seen |= {state.deck[place].card for place in known}
    if state.frames and isinstance(state.frames[-1], Window):
        seen.add(state.frames[-1].card)
    return frozenset(map(str, cards - seen))


def _known_places(state: State, seat: Seat | None) -> frozenset[int]:
    looking = bool(state.frames) and isinstance(state.frames[-1], Peeking) and seat == state.on_turn
    known = {place for place, lying in enumerate(state.deck) if seat is not None and lying.seen_by == seat}
    return frozenset(known | ({0, 1} if looking else set()))


def _rearranged(state: State, frame: Frame, seat: Seat | None, random: Random) -> Frame:
    if isinstance(frame, Drafting):
        return _drafted_anew(state, frame, seat, random)
    if isinstance(frame, Choosing | Window | Guessing) and frame.secret and seat != state.on_turn:
        return replace(frame, secret=random.choice(HANDS))
    if hasattr(frame, "secret") and frame.secret and seat != state.on_turn:  # the card below an open window
        return replace(frame, secret=random.choice(HANDS))
    return frame


def _drafted_anew(state: State, frame: Drafting, seat: Seat | None, random: Random) -> Drafting:
    """Choose anew what others keep, so that partners keep different cards."""
    silver = [number for number in state.numbers if not BOX.cards[number].gold]
    asked = drafting(state.on_turn, state.options.mode, frame.kept)
    fixed = {seat}
    if seat is not None and asked.get(seat) == "draft-second":
        fixed.add(partner(seat))
    kept = list(frame.kept)
    for number, cards in enumerate(kept):
        if cards and number not in fixed:
            other = kept[partner(Seat(number))] if state.options.mode == TEAM else ()
            free = [card for card in silver if card not in other]
            kept[number] = tuple(sorted(random.sample(free, len(cards))))
    return replace(frame, kept=tuple(kept))
