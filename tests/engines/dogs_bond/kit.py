"""What the laws must be told about Dogs Bond: how to deal it, and what a reader cannot know (canon, section 6)."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from engines.core import Chosen, Rng, Seat, Setup
from engines.dogs_bond import DogsBond, frames
from engines.dogs_bond import actions as act
from engines.dogs_bond.actions import Bows
from engines.dogs_bond.playing import dogs_to_hit, piles_to_hit, plays
from engines.dogs_bond.setting_up import FIRST, KENNEL, OPTIONS
from engines.dogs_bond.state import Dog, State
from engines.dogs_bond.view import Phase
from tests.engines.dogs_bond.table import PACK

_TRIES = 40
_STARTERS = 5
_WATCHED = 4


def setups(random: Random) -> Setup:
    """Deal any number of seats with any options."""
    seats = random.randint(2, 8)
    chosen = []
    for option in OPTIONS:
        values = [value for value in option.values if option != FIRST or value == "random" or int(value) < seats]
        if option == KENNEL and seats > _STARTERS:
            values = ["all"]
        if random.random() < 0.8:  # an option may also be left out
            chosen.append(Chosen(option.id, random.choice(values)))
    return Setup("dogs_bond", PACK.hash, seats, str(random.getrandbits(64)), tuple(chosen))


def rearrange(game: DogsBond, state: State, seat: Seat | None, random: Random) -> State:
    """Deal anew what the reader cannot know: paws, face-down cards, piles, preferences, secret answers, the seed.

    What an open question tells stays true: a lone dog that is asked to play has a choice, a dog that is asked to
    react has the preference `ask`.
    """
    rng = Rng(str(random.getrandbits(64)), state.rng.drawn)
    if state.phase is Phase.PICK:
        return replace(state, rng=rng)
    moving = set(range(len(state.dogs))) - {seat} - _bound(state)
    for _ in range(_TRIES):
        other = _dealt_anew(game, state, moving, seat, random)
        if _can_be_asked(game, other):
            return replace(_events_anew(game, other, seat, random), rng=rng)
    return replace(_events_anew(game, state, seat, random), rng=rng)


def hidden(game: DogsBond, state: State, seat: Seat | None) -> frozenset[str | int]:
    """Name the events to come and the cards of which every copy lies hidden.

    A card may come to light and vanish again within one step, when the discards are reshuffled or a turn ends.
    So a quarter of the cards is watched at a time, another one after either; and the paw of a dog that was
    picked is left out, from which a card may be taken and given back.
    """
    if state.phase is Phase.PICK:
        return frozenset(game.box.events)
    count = state.turn + 2 * state.shuffles
    watched = [card for card, rank in game.box.rank.items() if rank % _WATCHED == count % _WATCHED]
    seen = set(_cards_seen(state, seat))
    return frozenset([card for card in watched if card not in seen]) | set(_events_hidden(state, seat))


def _cards_seen(state: State, seat: Seat | None) -> list[str]:
    shown = state.phase in (Phase.ADOPTION, Phase.OVER)
    cards = list(state.discard)
    for number, dog in enumerate(state.dogs):
        cards += [card for pile in dog.piles for card in pile]
        if number in (seat, state.picked):
            cards += dog.paw
        if number == seat or shown:
            cards += dog.instinct
    for frame in state.frames:
        if isinstance(frame, frames.Looking) and frame.seat == seat:
            cards += (*frame.cards, *frame.kept)
    return cards


def _sniffed(state: State, seat: Seat | None) -> int:
    frame = state.frames[-1] if state.frames else None
    return frame.count if isinstance(frame, frames.Sniffing) and state.alpha == seat else 0


def _events_hidden(state: State, seat: Seat | None) -> tuple[str, ...]:
    return (*state.events[_sniffed(state, seat) :], *state.unused, *state.dropped)


def _bound(state: State) -> set[int]:
    """Name the dogs whose paws an open attack, a used Play Bow or a settled discard binds."""
    bound: set[int] = set()
    for frame in state.frames:
        if isinstance(frame, frames.Attacking):
            bound |= {attack.seat for attack in frame.attacks}
        if isinstance(frame, frames.Losing):
            bound |= {threat.seat for threat in frame.threats if threat.answer}
        if isinstance(frame, frames.Shedding):
            bound |= {heap.seat for heap in frame.heaps if heap.bowed}
        if isinstance(frame, frames.Playing):
            bound |= {one.seat for one in frame.commitments if one.verb and not one.complete}
    return bound


def _dealt_anew(game: DogsBond, state: State, moving: set[int], seat: Seat | None, random: Random) -> State:
    shown = state.phase in (Phase.ADOPTION, Phase.OVER)
    pool, frame = [*state.pile], state.frames[-1] if state.frames else None
    looking = frame if isinstance(frame, frames.Looking) and frame.seat != seat else None
    for number in moving:
        pool += state.dogs[number].paw + (() if shown else state.dogs[number].instinct)
    if looking:
        pool += looking.cards + looking.kept
    random.shuffle(pool)
    dogs = list(state.dogs)
    for number in () if shown else moving:
        instinct = tuple(_instincts(game, pool, len(dogs[number].instinct)))
        dogs[number] = replace(dogs[number], instinct=instinct)
    for number in moving:
        paw = [pool.pop() for _ in dogs[number].paw]
        dogs[number] = replace(dogs[number], paw=game.box.sort(paw), bows=_bows(state, number, random))
    stack = list(state.frames)
    if looking:
        cards, kept = (tuple(pool.pop() for _ in part) for part in (looking.cards, looking.kept))
        stack[-1] = replace(looking, cards=cards, kept=kept)
    elif frame:
        stack[-1] = _answered_anew(game, frame, dogs, moving, random)
    return replace(state, dogs=tuple(dogs), pile=tuple(pool), frames=tuple(stack))


def _instincts(game: DogsBond, pool: list[str], count: int) -> list[str]:
    found = [card for card in pool if game.box.cards[card].attribute == "instinct"][:count]
    for card in found:
        pool.remove(card)
    return found


def _bows(state: State, seat: int, random: Random) -> Bows:
    """Deal a preference; that of a dog that is asked to react is known to be `ask`."""
    frame = state.frames[-1] if state.frames else None
    if isinstance(frame, frames.Losing):
        for threat in frame.threats:
            if threat.seat == seat and not threat.answer and len(threat.piles) == 1:
                return Bows.ASK
    return random.choice(list(Bows))


def _answered_anew(
    game: DogsBond, frame: frames.AnyFrame, dogs: list[Dog], moving: set[int], random: Random
) -> frames.AnyFrame:
    """Let dogs that have answered in secret have answered otherwise."""
    if isinstance(frame, frames.Playing):
        commitments = tuple(
            _committed_anew(game, frame, one, dogs, random) if one.seat in moving and one.verb else one
            for one in frame.commitments
        )
        return replace(frame, commitments=commitments)
    if isinstance(frame, frames.Shedding):
        heaps = tuple(
            replace(heap, chosen=tuple(random.sample(dogs[heap.seat].paw, len(heap.chosen))))
            if heap.seat in moving
            else heap
            for heap in frame.heaps
        )
        return replace(frame, heaps=heaps)
    if isinstance(frame, frames.Giving):
        gifts = tuple(
            replace(gift, card=random.choice(dogs[gift.seat].paw)) if gift.seat in moving and gift.card else gift
            for gift in frame.gifts
        )
        return replace(frame, gifts=gifts)
    if isinstance(frame, frames.Deciding):
        turners = tuple(
            replace(one, answer=random.choice(one.options)) if one.seat in moving and one.answer else one
            for one in frame.turners
        )
        return replace(frame, turners=turners)
    return frame


def _committed_anew(
    game: DogsBond, frame: frames.Playing, one: frames.Commitment, dogs: list[Dog], random: Random
) -> frames.Commitment:
    action = random.choice(plays(game.box, dogs, one.seat, frame))
    blank = frames.Commitment(one.seat, one.first)
    if isinstance(action, act.Pass):
        return replace(blank, verb="pass")
    assert isinstance(action, act.Play | act.Hide | act.Attack)
    made = replace(blank, verb=str(action.__struct_config__.tag), card=action.card)
    if not isinstance(action, act.Attack):
        return made
    dog = random.choice(dogs_to_hit(game.box, dogs, one.seat, action.card))
    return replace(made, dog=dog, pile=random.choice(piles_to_hit(game.box, dogs[dog], action.card)))


def _can_be_asked(game: DogsBond, state: State) -> bool:
    """Tell whether a lone dog that must play has a choice."""
    frame = state.frames[-1] if state.frames else None
    if not isinstance(frame, frames.Playing) or frame.optional or len(frame.commitments) != 1:
        return True
    (one,) = frame.commitments
    options = plays(game.box, state.dogs, one.seat, frame)
    playable = not isinstance(options[0], act.Pass)
    return playable and (len(state.dogs[one.seat].paw) > 1 or len(options) > 1)


def _events_anew(game: DogsBond, state: State, seat: Seat | None, random: Random) -> State:
    """Shuffle the events to come, and exchange such without icons of dogs in play for unused ones."""
    known = _sniffed(state, seat)
    icons = {game.box.dogs[dog.breed].icon for dog in state.dogs} - {""}
    coming = [*state.events[known:], *state.dropped]
    bound = [event for event in coming if icons.intersection(game.box.events[event].icons)]
    free = [event for event in coming if event not in bound] + list(state.unused)
    random.shuffle(free)
    unused, rest = free[: len(state.unused)], free[len(state.unused) :]
    mixed = [*bound, *rest]
    random.shuffle(mixed)
    left = len(state.events) - known
    events = (*state.events[:known], *mixed[:left])
    return replace(state, events=events, dropped=tuple(mixed[left:]), unused=tuple(unused))
