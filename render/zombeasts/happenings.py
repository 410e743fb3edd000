"""The sentences of single happenings: swaps, draws, penalties, toys, the end."""

from __future__ import annotations

from typing import get_args

from engines.core import Event, Ref, phrase
from engines.zombeasts import events as happened
from render.zombeasts.narrator import Facts, Narrator, card, seat

_TAGS: dict[type[Event], str] = {shape: shape.__struct_config__.tag for shape in get_args(happened.Event)}
"""The name of an event in keys is the one it is stored under."""


def sentence(narrator: Narrator, run: tuple[Event, ...]) -> str:
    """Say neighbouring events of one kind that no other sentence carries."""
    event = run[0]
    if isinstance(event, happened.Deal):
        return _dealt(narrator, event)
    if event.fold == "draw":
        return _drew(narrator, run)
    key = f"zombeasts-event-{_TAGS[type(event)]}"
    return narrator.say(key, **_facts(narrator, run))


def _facts(narrator: Narrator, run: tuple[Event, ...]) -> Facts:
    """Return what the sentence of an event says besides its actor."""
    event = run[0]
    if isinstance(event, happened.Swapped):
        return _swapped(event)
    if isinstance(event, happened.Discarded | happened.Drawn | happened.StockFilled):
        return _counted(narrator, run)
    facts: Facts = {}
    if isinstance(event, happened.FullMoon):
        facts["moon"] = Ref("moon", event.moon)
    if isinstance(event, happened.FullMoon | happened.BonusTaken | happened.Stuck):
        facts["points"] = event.points
    if isinstance(event, happened.Stuck):
        facts["count"] = len(event.cards)
    if isinstance(event, happened.LastRound):
        facts["turns"] = event.turns
    if isinstance(event, happened.JokerShown | happened.CarrotLifted | happened.MouseUsed | happened.BonusTaken):
        facts["card"] = card(event.card)
    return facts


def _swapped(swap: happened.Swapped) -> Facts:
    return {
        "joker": card(swap.joker),
        "card": card(swap.card),
        "rival": seat(swap.rival),
        "moon": Ref("moon", swap.moon),
        "white": "no" if swap.left == swap.moon else "yes",
    }


def _counted(narrator: Narrator, run: tuple[Event, ...]) -> Facts:
    """Count and list the cards of neighbouring events of one kind."""
    count, cards, why = 0, list[str](), ""
    for event in run:
        if isinstance(event, happened.Discarded):
            cards.append(event.card)
        elif isinstance(event, happened.Drawn | happened.StockFilled):
            cards += event.cards
        count += event.count if isinstance(event, happened.Drawn) else 1
        why = event.why if isinstance(event, happened.Refilled) else why
    return {"count": count, "cards": narrator.cards(cards), "why": why}


def _drew(narrator: Narrator, run: tuple[Event, ...]) -> str:
    """Say where cards came from: hands first, then the stock, then the pile."""
    parts = [_robbed(narrator, event) for event in run if isinstance(event, happened.DrewHand)]
    count = len(parts)
    stock = [event.card for event in run if isinstance(event, happened.DrewStock)]
    if stock:
        parts.append(narrator.say("zombeasts-drew-stock", cards=narrator.cards(stock)))
    pile = [event for event in run if isinstance(event, happened.DrewPile)]
    if pile:
        known = narrator.cards([each for event in pile for each in event.cards])
        parts.append(narrator.say("zombeasts-drew-pile", count=len(pile), cards=known))
    count += len(stock) + len(pile)
    return narrator.say("zombeasts-event-draw", sources=len(parts), count=count, parts=narrator.words.listed(parts))


def _robbed(narrator: Narrator, event: happened.DrewHand) -> str:
    known: Facts = {} if event.card is None else {"card": card(event.card)}
    return narrator.say("zombeasts-drew-hand", rival=seat(event.rival), **known)


def _dealt(narrator: Narrator, deal: happened.Deal) -> str:
    first = Narrator(narrator.words, deal.first, narrator.reader, narrator.table)
    if narrator.reader is not None:
        key = "zombeasts-event-deal" + (".you" if first.you else ".other")
        return narrator.words.say(phrase(key, who=seat(deal.first), n=deal.counts[narrator.reader]), narrator.table)
    rising = ".rising" if len(set(deal.counts)) > 1 else ""
    return first.say(f"zombeasts-event-deal{rising}", least=min(deal.counts), most=max(deal.counts))
