"""Several small answers at once: plays, tosses, cards to keep, both houses of a swap."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, takewhile

from msgspec.structs import replace

from engines.core import FOLDED, Choice, Decision, Field, Form, Phrase, Seat, phrase
from engines.dogs_bond import actions as act
from engines.dogs_bond import steps
from engines.dogs_bond.afterwards import Afterwards, afterwards, no_more
from engines.dogs_bond.box import HIDDEN, Box
from engines.dogs_bond.notes import Brings, adopter_ref, attribute_ref, card_ref, house_ref, seat_ref
from engines.dogs_bond.view import Matter, View

_SEVERAL = 2
"""A single card is no form."""

Actions = Sequence[act.Action]


def form(box: Box, view: View, decision: Decision, actions: Actions) -> Form | None:
    """Return the form of a question that would otherwise be asked card by card."""
    make = _FORMS.get(decision.kind)
    return make(Brings(box, view), view, view.matter or Matter(), actions) if make else None


def _plays(brings: Brings, view: View, matter: Matter, actions: Actions) -> Form | None:
    """Return the plays of a dog that plays alone, and what it may say already of that which comes after them.

    Attacks come after all other plays, as far as there is room for their targets; what follows comes last.
    """
    cards = _cards(brings, actions, Counter(view.paw))
    if matter.shared or not cards:
        return None
    after = afterwards(brings.box, view)
    held = sum(choice.limit for choice in cards)
    further = _further(matter, after.plays)[: max(0, held - matter.due)]
    most = min(matter.due + len(further), held)
    choices = [replace(one, limit=min(one.limit, most)) for one in cards]
    for action in actions:
        attacks = [*_attacks(brings, view, action.card)] if isinstance(action, act.Attack) else []
        if _size(choices) + len(attacks) <= FOLDED:
            choices += attacks
    choices = _told_apart(brings.box, choices, most, further[0].attrs if further else ())
    follow = _follow(after, further, FOLDED - _size(choices))
    if most + len(follow) < _SEVERAL:
        return None
    key = "dogs-bond-form-plays-on" if follow else "dogs-bond-form-plays"
    picks = most + len({choice.group for choice in follow})
    return Form((Field("plays", phrase(key, count=most), (*choices, *follow), 1, picks),))


def _further(matter: Matter, plays: tuple[steps.Play, ...]) -> tuple[steps.Play, ...]:
    """Return the plays that may be chosen with those due: of any cards, or a single one of some attribute."""
    if matter.attrs or matter.optional:
        return ()
    free = tuple(takewhile(lambda step: not step.attrs and not step.optional, plays))
    return free if free or matter.due > 1 else plays[:1]


def _told_apart(box: Box, choices: list[Choice], most: int, attrs: tuple[str, ...]) -> list[Choice]:
    """Return the plays with those in one group that do not go together, those first that cannot come last."""
    if most == 1:
        return [replace(one, limit=1, group="play") for one in choices]
    fitting = {card for card, facts in box.cards.items() if not attrs or facts.attribute in attrs}
    first = [replace(one, limit=1, group="first") for one in choices if one.refs[0].id not in fitting]
    return [*first, *(one for one in choices if one.refs[0].id in fitting)]


def _follow(after: Afterwards, further: tuple[steps.Play, ...], room: int) -> list[Choice]:
    """Return what may be said of that which comes after the plays, as far as there is room for it."""
    optional = further and further[-1].optional
    parts = [((no_more(),), ()), *after.parts] if optional else after.parts
    found: list[Choice] = []
    for whole, short in parts:
        found += next((part for part in (whole, short) if len(found) + len(part) <= room), ())
    return found


def _size(choices: Iterable[Choice]) -> int:
    return sum(choice.limit for choice in choices)


def _attacks(brings: Brings, view: View, card: str) -> Iterator[Choice]:
    """Return every attack with a card; a single dog or pile goes without saying."""
    aims = brings.targets(card)
    for seat, piles in aims.items():
        for pile in piles:
            dog = (act.Dog(seat),) if len(aims) > 1 else ()
            at = (act.Pile(pile),) if len(piles) > 1 else ()
            refs = {"card": card_ref(card), "attribute": attribute_ref(pile), "seat": seat_ref(seat)}
            label = phrase("dogs-bond-form-attack", **refs)
            notes, _ = brings.lose(seat, pile)
            texts = tuple(map(act.write, (act.Attack(card), *dog, *at)))
            yield Choice(texts, label, notes, tuple(refs.values()), group=_group(card, view.paw.count(card)))


def _group(card: str, held: int) -> str:
    """Return what keeps the only one of a card from going two ways."""
    return card if held == 1 else ""


def tail_plays(box: Box, view: View) -> Field | None:
    """Return what a dog may plan to play in the Tail Wag; None if its paw holds nothing to play."""
    cards = [card for card in dict.fromkeys(view.paw) if box.cards[card].place is not None]
    plays: list[act.Action] = [
        act.Hide(card) if box.cards[card].place == HIDDEN else act.Play(card) for card in cards
    ]
    choices = _cards(Brings(box, view), plays, Counter(view.paw))
    seat = view.seat or Seat(0)
    extra = box.tail_wag.alpha_extra if seat == view.alpha else 0
    due = box.tail_wag.plays + extra + box.dogs[view.dogs[seat].breed].extra_tail_plays
    most = min(due, sum(choice.limit for choice in choices))
    return Field("plays", phrase("dogs-bond-form-plays", count=most), tuple(choices), 1, most) if most else None


def _tosses(brings: Brings, view: View, matter: Matter, actions: Actions) -> Form | None:
    """Return exactly the tosses that are due; the last card of a paw goes by itself."""
    held = Counter(view.paw) - Counter(matter.cards)
    count = matter.due - (matter.due == held.total())
    return None if count < _SEVERAL else _one_field("tosses", _cards(brings, actions, held), count, count)


def _tosses_and_limit(brings: Brings, view: View, matter: Matter, actions: Actions) -> Form | None:
    """Return the tosses that are due; cards beyond the paw limit may go with them, for that asks the same."""
    held = Counter(view.paw) - Counter(matter.cards)
    over = held.total() - matter.due - view.paw_limit
    if over < 1:
        return _tosses(brings, view, matter, actions)
    label = phrase("dogs-bond-form-tosses-and-limit", count=matter.due, over=over)
    field = Field("tosses", label, tuple(_cards(brings, actions, held)), matter.due, matter.due + over)
    return Form((field,))


def _redraw(brings: Brings, view: View, matter: Matter, actions: Actions) -> Form:
    """Return up to as many cards as may be swapped; `done` is not needed when all of them are."""
    most = min(matter.due, len(view.paw))
    return _one_field("redraw", _cards(brings, actions, Counter(view.paw)), 0, most, (act.write(act.Done()),))


def _keeps(brings: Brings, _: View, matter: Matter, actions: Actions) -> Form | None:
    choices = _cards(brings, actions, Counter(matter.cards))
    return None if matter.due < _SEVERAL else _one_field("keeps", choices, matter.due, matter.due)


def _swaps(_: Brings, view: View, __: Matter, ___: Actions) -> Form:
    """Return every pair of houses, each choice naming both."""
    pairs = combinations(range(1, len(view.houses) + 1), 2)
    return _one_field("swaps", [_swap(view.houses, first, second) for first, second in pairs], 1, 1)


def _swap(houses: tuple[str, ...], first: int, second: int) -> Choice:
    one, other = adopter_ref(houses[first - 1]), adopter_ref(houses[second - 1])
    at, to = house_ref(first), house_ref(second)
    label = phrase("dogs-bond-form-swap", first=one, first_house=at, second=other, second_house=to)
    return Choice((act.write(act.House(first)), act.write(act.House(second))), label, (), (one, other))


def _cards(brings: Brings, actions: Actions, held: Counter[str]) -> list[Choice]:
    """Return a choice for each card that the list offers, as often as it is held."""
    choices = []
    for action in actions:
        if isinstance(action, act.Play | act.Toss | act.Keep):
            notes, _ = brings.play(action.card)
            choices.append(_choice(action, phrase("dogs-bond-level-card", card=card_ref(action.card)), notes, held))
        elif isinstance(action, act.Hide):
            notes, _ = brings.hide(action.card)
            hide = _choice(action, phrase("dogs-bond-level-hide", card=card_ref(action.card)), notes, held)
            choices.append(replace(hide, group=_group(action.card, hide.limit)))
    return choices


def _choice(
    action: act.Play | act.Toss | act.Keep | act.Hide, label: Phrase, notes: tuple[Phrase, ...], held: Counter[str]
) -> Choice:
    return Choice((act.write(action),), label, notes, (card_ref(action.card),), (), held[action.card])


def _one_field(name: str, choices: Iterable[Choice], least: int, most: int, closes: tuple[str, ...] = ()) -> Form:
    field = Field(name, phrase(f"dogs-bond-form-{name}", count=most), tuple(choices), least, most)
    return Form((field,), (), closes)


_FORMS: Mapping[str, Callable[[Brings, View, Matter, Actions], Form | None]] = {
    "play": _plays,
    "paw-limit": _tosses,
    "lose-paw": _tosses,
    "toss": _tosses_and_limit,
    "redraw": _redraw,
    "keep": _keeps,
    "swap-first": _swaps,
}
