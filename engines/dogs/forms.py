"""Several small answers at once: swaps, purchases, cures, hungry stalls; and `done` after whatever is chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engines.core import Choice, Coda, Field, Form, phrase
from engines.dogs import actions as act
from engines.dogs import frames
from engines.dogs.box import Box
from engines.dogs.names import breed_ref, good_ref, stall_ref
from engines.dogs.state import Area
from engines.dogs.view import View

_DONE = act.write(act.Done())
_TIDY = act.write(act.Tidy())
_SAME = 3
"""A menu names the same basket at most so often."""


def form(box: Box, view: View, frame: frames.AnyQuestion, actions: Sequence[act.Action]) -> Form | None:
    """Return the form of a question that is answered in several small steps."""
    area = view.areas[view.seat or 0]
    match frame:
        case frames.Swapping(swaps=swaps):
            return _swaps(box.limits.warehouse_swaps - swaps, area, actions)
        case frames.Shopping(spent=spent):
            limited = box.limits.pet_shop_coins_advanced - spent
            return _baskets(min(area.coins, limited) if view.options.pet_limit else area.coins, actions)
        case frames.Curing(cured=cured):
            return _cures(min(area.medicine, box.limits.cure_per_visit - cured), area, actions)
        case frames.Feeding(hungry=hungry):
            return _starving(hungry, actions)
        case _:
            return None


def coda(frame: frames.AnyQuestion, actions: Sequence[act.Action]) -> Coda | None:
    """Return the closing of putting dogs away: tidy and done in one."""
    if isinstance(frame, frames.Arranging | frames.Donating) and act.Tidy() in actions:
        return Coda(phrase("dogs-form-coda"), (_DONE,), beside=(_TIDY,))
    return None


def _swaps(most: int, area: Area, actions: Sequence[act.Action]) -> Form:
    choices = tuple(
        Choice(
            (act.write(action),),
            phrase("dogs-level-swap", give=good_ref(action.give), get=good_ref(action.get)),
            limit=min(most, getattr(area, action.give)),
        )
        for action in actions
        if isinstance(action, act.Swap)
    )
    return Form((Field("swaps", phrase("dogs-form-swaps", count=most), choices, 0, most),), closes=(_DONE,))


def _baskets(most: int, actions: Sequence[act.Action]) -> Form:
    choices = tuple(
        Choice(
            (act.write(action),), phrase(f"dogs-level-basket-{action.one}-{action.other}"), limit=min(most, _SAME)
        )
        for action in actions
        if isinstance(action, act.BuyGoods)
    )
    return Form((Field("baskets", phrase("dogs-form-baskets", count=most), choices, 0, most),), closes=(_DONE,))


def _cures(most: int, area: Area, actions: Sequence[act.Action]) -> Form:
    sick = Counter(area.infirmary)
    choices = tuple(
        Choice(
            (act.write(action),),
            phrase("dogs-level-cure", breed=breed_ref(action.breed)),
            refs=(breed_ref(action.breed),),
            limit=min(most, sick[action.breed]),
        )
        for action in actions
        if isinstance(action, act.Cure)
    )
    most = min(most, sum(choice.limit for choice in choices))
    return Form((Field("cures", phrase("dogs-form-cures", count=most), choices, 0, most),), closes=(_DONE,))


def _starving(hungry: int, actions: Sequence[act.Action]) -> Form:
    """Return one pick for each hungry stall, never two dogs of one stall."""
    dogs = [action for action in actions if isinstance(action, act.Starve)]
    choices = tuple(
        Choice(
            (act.write(dog),),
            phrase("dogs-level-own-dog", breed=breed_ref(dog.breed), stall=stall_ref(dog.stall)),
            refs=(stall_ref(dog.stall),),
            group=f"stall-{dog.stall}",
        )
        for dog in dogs
    )
    return Form((Field("dogs", phrase("dogs-form-starving", count=hungry), choices, hungry, hungry),))
