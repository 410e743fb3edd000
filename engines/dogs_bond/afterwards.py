"""What a dog is asked after its play as far as public facts tell: further plays, a dog, a choice, its ability."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from engines.core import Choice, Phrase, Ref, phrase
from engines.dogs_bond import actions as act
from engines.dogs_bond import steps
from engines.dogs_bond.box import Box
from engines.dogs_bond.notes import card_ref, dog_ref, seat_ref
from engines.dogs_bond.view import View

_CIRCLE = 2
"""Where there are no more dogs than this, nobody is asked for one."""
_SURE = frozenset({"alpha", "self", "all", "small", "medium", "large"})
"""Whom a step concerns is certain beforehand; all other groups depend on what happens until then."""
_UNASKED = steps.Draw | steps.House | steps.RollHouse

Choices = tuple[Choice, ...]


class _Answer(msgspec.Struct, frozen=True):
    """An answer in words, and the things that it names."""

    text: str
    label: Phrase
    refs: tuple[Ref, ...] = ()


class Afterwards(msgspec.Struct, frozen=True):
    """Further plays of the dog, in order, and what may be said after them: each part in full, and in short."""

    plays: tuple[steps.Play, ...] = ()
    parts: tuple[tuple[Choices, Choices], ...] = ()


def afterwards(box: Box, view: View) -> Afterwards:
    """Return what the viewer will be asked once it has played; a question to others only ends it."""
    plays: list[steps.Play] = []
    parts: list[tuple[Choices, Choices]] = []
    going_on = True
    for step in _coming(box, view):
        mine = _is_mine(box, view, step)
        if isinstance(step, steps.Play):
            if not (mine and going_on):
                return Afterwards(tuple(plays), tuple(parts))
            plays.append(step)
        elif not isinstance(step, _UNASKED):
            going_on = False
            part = _said(view, step) if mine else ()
            parts += [(part, ())] if part else []
    return Afterwards(tuple(plays), (*parts, *_ability(box, view)))


def _coming(box: Box, view: View) -> Iterator[steps.Step]:
    """Yield the steps still to come of the list under way, then those of the lists around it."""
    script, at = view.script, view.at
    while script:
        yield from box.scripts[script][at:]
        script, number = _around(script)
        at = number + 1


def _around(script: str) -> tuple[str, int]:
    """Return the list in which a list stands, and the number of the step there: `event/zoomies/0/1`."""
    kind, name, *inner = script.split("/")
    *outer, number, _ = inner or ("", "")
    return ("/".join((kind, name, *outer)), int(number)) if inner else ("", 0)


def _is_mine(box: Box, view: View, step: steps.Step) -> bool:
    """Tell whether a step certainly concerns the viewer."""
    seat, who = view.seat, getattr(step, "who", "")
    if seat is None or who not in _SURE:
        return False
    return seat == view.alpha if who == "alpha" else who in ("self", "all", box.dogs[view.dogs[seat].breed].size)


def _said(view: View, step: steps.Step) -> Choices:
    """Return the answers to what a step asks."""
    if isinstance(step, steps.PickDog) and len(view.dogs) > _CIRCLE:
        return tuple(_then("dog", answer) for answer in _dogs(view))
    if isinstance(step, steps.Either):
        return tuple(_then("either", answer) for answer in _options(step))
    return ()


def _ability(box: Box, view: View) -> Iterator[tuple[Choices, Choices]]:
    """Yield the use of an ability that comes next: with its first answer, in short without."""
    if not view.script.startswith("event/") or view.users[:1] != (view.seat,):
        return
    breed = view.dogs[view.seat or 0].breed
    dog, use = dog_ref(breed), act.write(act.Use())
    alone = _then("ability", _Answer(use, phrase("dogs-bond-level-use", dog=dog), (dog,)))
    yield (*_uses(box, view, breed, use), alone), (alone,)


def _uses(box: Box, view: View, breed: str, use: str) -> Iterator[Choice]:
    for answer in _first_answers(box.scripts[f"dog/{breed}"], view):
        label = phrase("dogs-bond-form-then-use", dog=dog_ref(breed), what=answer.label)
        yield Choice((use, answer.text), label, (), answer.refs, group="then-ability", follows=True)


def _first_answers(script: Sequence[steps.Step], view: View) -> Iterator[_Answer]:
    """Yield the answers to the first question of an ability; what it draws before changes nothing of that."""
    first = next((step for step in script if not isinstance(step, steps.Draw)), None)
    if isinstance(first, steps.PickDog) and len(view.dogs) > _CIRCLE:
        yield from _dogs(view)
    elif isinstance(first, steps.Either):
        yield from _options(first)
    elif isinstance(first, steps.Salvage) and view.discard:
        yield from _finds(view, first.depth)


def _finds(view: View, depth: int) -> Iterator[_Answer]:
    for card in dict.fromkeys(reversed(view.discard[-depth:])):
        ref = card_ref(card)
        yield _Answer(act.write(act.Take(card)), phrase("dogs-bond-level-take", card=ref), (ref,))
    yield _Answer(act.write(act.Take(act.PILE)), phrase("dogs-bond-level-draw"))


def _dogs(view: View) -> Iterator[_Answer]:
    for dog in view.dogs:
        if dog.seat != view.seat:
            ref = seat_ref(dog.seat)
            yield _Answer(act.write(act.Dog(dog.seat)), phrase("dogs-bond-level-seat", seat=ref), (ref,))


def _options(step: steps.Either) -> Iterator[_Answer]:
    for option in step.options:
        yield _Answer(act.write(act.Choose(option.id)), phrase("dogs-bond-level-choose", option=option.id))


def no_more() -> Choice:
    """Return the answer that leaves out the last of several plays."""
    return _then("pass", _Answer(act.write(act.Pass()), phrase("dogs-bond-level-pass-play")))


def _then(group: str, answer: _Answer) -> Choice:
    label = phrase("dogs-bond-form-then", what=answer.label)
    return Choice((answer.text,), label, (), answer.refs, group=f"then-{group}", follows=True)
