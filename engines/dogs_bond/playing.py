"""Rounds of plays: everybody commits in secret, cards are placed, then attacks are resolved (canon, 3.3, 4.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from engines.core import Seat
from engines.dogs_bond import actions as act
from engines.dogs_bond.box import FACE_UP, HIDDEN, Box
from engines.dogs_bond.course import Course
from engines.dogs_bond.events import Attacked, Fizzled, Hid, NoPlay, Passed
from engines.dogs_bond.frames import Attacking, Commitment, Player, Playing
from engines.dogs_bond.losing import strike
from engines.dogs_bond.state import Dog

_IDS = 3
"""Decisions of one commitment: the card, the dog, the pile."""
_VERBS: Mapping[type[act.Action], str] = {
    act.Play: "play",
    act.Hide: "hide",
    act.Attack: "attack",
    act.Pass: "pass",
}


def plays(box: Box, dogs: Sequence[Dog], seat: Seat, frame: Playing) -> tuple[act.Action, ...]:
    """Return the answers to `play`: cards by type and value, `pass` where it is allowed (3.2)."""
    found: list[act.Action] = []
    for card in dict.fromkeys(dogs[seat].paw):
        if not _playable(box, card, frame.attrs):
            continue
        if box.cards[card].place != HIDDEN:
            found.append(act.Play(card))
            continue
        found.append(act.Hide(card))
        if any(piles_to_hit(box, dog, card) for other, dog in enumerate(dogs) if other != seat):
            found.append(act.Attack(card))
    if frame.optional or not found:
        found.append(act.Pass())
    return tuple(found)


def _playable(box: Box, card: str, attrs: tuple[str, ...]) -> bool:
    """Tell whether a card can be played where only some attributes are asked for; none = any."""
    facts = box.cards[card]
    return facts.place is not None and (not attrs or facts.attribute in attrs)


def piles_to_hit(box: Box, dog: Dog, card: str) -> tuple[str, ...]:
    """Return the piles of a dog that an Instinct card can hit."""
    piles = dog.piles
    return tuple([FACE_UP[place] for place in box.cards[card].aims if piles[place]])


def dogs_to_hit(box: Box, dogs: Sequence[Dog], seat: Seat, card: str) -> tuple[Seat, ...]:
    """Return the dogs that an Instinct card can hit."""
    return tuple(Seat(other) for other, dog in enumerate(dogs) if other != seat and piles_to_hit(box, dog, card))


def run_playing(course: Course, frame: Playing) -> bool:
    """Begin a round, wait for its commitments, or resolve it."""
    if not frame.commitments:
        return _begin_round(course, frame)
    for commitment in frame.commitments:
        if not commitment.complete:
            return True
    _resolve(course, frame)
    return False


def _begin_round(course: Course, frame: Playing) -> bool:
    able = [player.seat for player in frame.players if player.left and course.dogs[player.seat].paw]
    if not able:
        course.go()
        return False
    forced = None
    if len(able) == 1 and not frame.optional:
        forced = _forced(course, able[0], frame)
    if isinstance(forced, act.Pass):
        course.go()
        course.tell(NoPlay(able[0], course.turn))
        return False
    first = course.new_ids(_IDS * len(able))
    asked = tuple([Commitment(seat, first + _IDS * place) for place, seat in enumerate(able)])
    course.go(Playing(frame.players, frame.attrs, frame.optional, asked))
    if forced is not None:
        commit(course, able[0], forced)
    return False


def _forced(course: Course, seat: Seat, frame: Playing) -> act.Action | None:
    """Return what a lone dog has to do: its only option, or nothing to play at all (3.3, lone round)."""
    paw = course.dogs[seat].paw
    if not any(_playable(course.box, card, frame.attrs) for card in paw):
        return act.Pass()
    options = plays(course.box, course.dogs, seat, frame) if len(paw) == 1 else ()
    return options[0] if len(options) == 1 else None


def commit(course: Course, seat: Seat, action: act.Action) -> None:
    """Take an answer to `play`, `attack-dog` or `attack-pile`; single targets are taken by themselves."""
    frame = course.frames[-1]
    if not isinstance(frame, Playing):
        raise TypeError(frame)
    commitments = tuple(
        [
            _aimed(course, _answered(commitment, action)) if commitment.seat == seat else commitment
            for commitment in frame.commitments
        ]
    )
    course.go(Playing(frame.players, frame.attrs, frame.optional, commitments))


def _answered(commitment: Commitment, action: act.Action) -> Commitment:
    if isinstance(action, act.Dog):
        return replace(commitment, dog=action.seat)
    if isinstance(action, act.Pile):
        return replace(commitment, pile=action.attribute)
    verb, card = _VERBS[type(action)], getattr(action, "card", "")
    return Commitment(commitment.seat, commitment.first, verb, card)


def _aimed(course: Course, commitment: Commitment) -> Commitment:
    """Fill in the one dog or pile that an attack can have."""
    if commitment.verb != "attack" or commitment.complete:
        return commitment
    box, card = course.box, commitment.card
    if commitment.dog is None:
        dogs = dogs_to_hit(box, course.dogs, commitment.seat, card)
        return commitment if len(dogs) > 1 else _aimed(course, replace(commitment, dog=dogs[0]))
    piles = piles_to_hit(box, course.dogs[commitment.dog], card)
    return commitment if len(piles) > 1 else replace(commitment, pile=piles[0])


def _resolve(course: Course, frame: Playing) -> None:
    """Place the cards of a round in turn order; attacks and further rounds follow."""
    course.tell_all_chosen(len(frame.commitments))
    for commitment in frame.commitments:
        _place(course, commitment, frame.optional)
    attacks = tuple([commitment for commitment in frame.commitments if commitment.verb == "attack"])
    played = [commitment.seat for commitment in frame.commitments if commitment.verb != "pass"]
    players = tuple(
        [
            Player(player.seat, player.left - 1)
            for player in frame.players
            if player.left > 1 and player.seat in played
        ]
    )
    further = [Playing(players, frame.attrs, frame.optional)] if players else []
    course.go(*further, *([Attacking(attacks)] if attacks else []))


def _place(course: Course, commitment: Commitment, optional: bool) -> None:
    seat, card = commitment.seat, commitment.card
    if commitment.verb == "play":
        course.play(seat, card)
    elif commitment.verb == "hide":
        count = _hide(course, seat, card)
        course.tell(Hid(seat, course.turn, count, (card,)))
    elif commitment.verb == "pass":
        course.tell(Passed(seat, course.turn) if optional else NoPlay(seat, course.turn))


def _hide(course: Course, seat: Seat, card: str) -> int:
    course.take_from_paw(seat, card)
    instinct = (*course.dogs[seat].instinct, card)
    course.change(seat, instinct=instinct)
    return len(instinct)


def run_attacking(course: Course, frame: Attacking) -> bool:
    """Resolve the next attack; on an empty pile its card is hidden instead (R19)."""
    attack, *others = frame.attacks
    course.go(*([Attacking(tuple(others))] if others else []))
    seat, rival, pile = attack.seat, attack.dog, attack.pile
    if rival is None or not course.dogs[rival].piles[FACE_UP.index(pile)]:
        count = _hide(course, seat, attack.card)
        course.tell(Fizzled(seat, course.turn, count, (attack.card,), rival, pile))
        return False
    course.take_from_paw(seat, attack.card)
    course.put_away(attack.card)
    course.tell(Attacked(seat, course.turn, attack.card, rival, pile))
    strike(course, rival, pile, seat)
    return False
