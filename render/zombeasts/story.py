"""What happened, in sentences: one form for anybody, one for who did it, one for the other seat concerned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from engines.core import Event, Phrase, Ref, Seat, Weight, phrase
from engines.zombeasts import events as happened
from render.contract import Line, Table
from render.narration import runs
from render.words import Words

Value = int | str | Ref | Phrase
Facts = dict[str, Value]

_LEADS: dict[type[Event], str] = {
    happened.BoneUsed: "bone",
    happened.MouseUsed: "mouse",
    happened.CarrotLifted: "carrot",
}
_TAGS: dict[type[Event], str] = {shape: shape.__struct_config__.tag for shape in get_args(happened.Event)}
"""The name of an event in keys is the one it is stored under."""


def card(card_id: str) -> Ref:
    """Refer to a card."""
    return Ref("card", card_id)


def seat(number: Seat | None) -> Ref:
    """Refer to a seat."""
    return Ref("seat", str(number))


class Voice:
    """Says things about one actor to one reader: picks the form of a sentence and fills in names."""

    def __init__(self, words: Words, actor: Seat | None, reader: Seat | None, table: Table) -> None:
        self.words = words
        self.actor = actor
        self.reader = reader
        self.table = table

    @property
    def you(self) -> bool:
        """The reader did it."""
        return self.actor is not None and self.actor == self.reader

    def say(self, key: str, **facts: Value) -> str:
        """Say a key in the reader's form; `who` and `rival` are seats."""
        form = ".you" if self.you else ".other" if facts.get("rival") == seat(self.reader) else ""
        known = key + form if form and self.words.has(key + form) else key
        who = {} if self.actor is None else {"who": seat(self.actor)}
        return self.words.say(phrase(known, **{**who, **facts}), self.table)

    def cards(self, cards: Sequence[str]) -> str:
        """List cards: "the red dog 1 and the blue cat 2"."""
        return self.words.joined([self.say("zombeasts-the-card", card=card(each)) for each in cards])


def sentences(words: Words, group: tuple[Event, ...], reader: Seat | None, table: Table) -> tuple[Line, ...]:
    """Tell what one actor did in one turn, line by line."""
    voice = Voice(words, group[0].actor, reader, table)
    lines: list[Line] = []
    waiting: list[Event] = []
    begun = False
    parts = runs(group)
    for number, run in enumerate(parts):
        event, rest = run[0], [later[0] for later in parts[number + 1 :]]
        if _is_led(event, rest):
            waiting = [event]
        elif isinstance(event, happened.Laid):
            full = rest[0] if rest and isinstance(rest[0], happened.FullMoon) else None
            lines.append(Line(_laid(voice, event, full, waiting if begun else None), Weight.HEADLINE))
            waiting, begun = [], True
        elif not _was_told(event, parts[number - 1][0] if number else None):
            lines.append(Line(_plain(voice, run), max(one.weight for one in run)))
            begun = begun or isinstance(event, happened.Swapped)
    return tuple(lines)


def _is_led(event: Event, rest: Sequence[Event]) -> bool:
    """Tell whether a detail hangs on a sentence that follows."""
    if isinstance(event, happened.JokerShown):
        return any(isinstance(later, happened.Swapped) for later in rest)
    return type(event) in _LEADS and any(isinstance(later, happened.Laid) for later in rest)


def _was_told(event: Event, before: Event | None) -> bool:
    """Tell whether a full moon stands in the sentence of the card that completed it."""
    return isinstance(event, happened.FullMoon) and isinstance(before, happened.Laid)


def _laid(
    voice: Voice, laid: happened.Laid, full: happened.FullMoon | None, waiting: Sequence[Event] | None
) -> str:
    facts: Facts = {"card": card(laid.card), "moon": Ref("moon", laid.moon), "how": _how(voice, laid, full)}
    facts["tail"] = voice.say(
        "zombeasts-event-lay-tail",
        card=card(laid.card),
        colour=Ref("colour", laid.moon),
        pair=_yes(laid.pair),
        turned=_yes(laid.turned and full is None),
        points=full.points if full else 0,
    )
    if waiting is None:
        return voice.say("zombeasts-event-lay", **facts)
    for event in waiting:
        if isinstance(event, happened.CarrotLifted):
            return voice.say("zombeasts-event-lay-exchanged", lifted=card(event.card), **facts)
    by = _LEADS[type(waiting[0])] if waiting and type(waiting[0]) in _LEADS else "none"
    return voice.say("zombeasts-event-lay-next", lead=voice.say("zombeasts-event-lay-lead", by=by), **facts)


def _how(voice: Voice, laid: happened.Laid, full: happened.FullMoon | None) -> str:
    """Choose the verb. A pair of the moon's own colour needs no word on the moon."""
    if full or laid.begun or laid.turned:
        return "full" if full else "begun" if laid.begun else "turned"
    own = voice.words.name(card(laid.card), form="colour") == voice.words.name(Ref("colour", laid.moon))
    return "paired" if laid.pair and own else "joined"


def _plain(voice: Voice, run: tuple[Event, ...]) -> str:
    event = run[0]
    if isinstance(event, happened.Deal):
        return _dealt(voice, event)
    if event.fold == "draw":
        return _drew(voice, run)
    key = f"zombeasts-event-{_TAGS[type(event)]}"
    return voice.say(key, **_facts(voice, run))


def _facts(voice: Voice, run: tuple[Event, ...]) -> Facts:
    """Return what the sentence of an event says besides its actor."""
    event = run[0]
    if isinstance(event, happened.Swapped):
        return _swapped(event)
    if isinstance(event, happened.Discarded | happened.Drawn | happened.StockFilled):
        return _counted(voice, run)
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
        "white": _yes(swap.left != swap.moon),
    }


def _counted(voice: Voice, run: tuple[Event, ...]) -> Facts:
    """Count and list the cards of neighbouring events of one kind."""
    count, cards, why = 0, list[str](), ""
    for event in run:
        if isinstance(event, happened.Discarded):
            cards.append(event.card)
        elif isinstance(event, happened.Drawn | happened.StockFilled):
            cards += event.cards
        count += event.count if isinstance(event, happened.Drawn) else 1
        why = event.why if isinstance(event, happened.Refilled) else why
    return {"count": count, "cards": voice.cards(cards), "why": why}


def _drew(voice: Voice, run: tuple[Event, ...]) -> str:
    """Say where cards came from: hands first, then the stock, then the pile."""
    parts = [_robbed(voice, event) for event in run if isinstance(event, happened.DrewHand)]
    count = len(parts)
    stock = [event.card for event in run if isinstance(event, happened.DrewStock)]
    if stock:
        parts.append(voice.say("zombeasts-drew-stock", cards=voice.cards(stock)))
    pile = [event for event in run if isinstance(event, happened.DrewPile)]
    if pile:
        known = voice.cards([each for event in pile for each in event.cards])
        parts.append(voice.say("zombeasts-drew-pile", count=len(pile), cards=known))
    count += len(stock) + len(pile)
    return voice.say("zombeasts-event-draw", sources=len(parts), count=count, parts=voice.words.joined(parts))


def _robbed(voice: Voice, event: happened.DrewHand) -> str:
    known: Facts = {} if event.card is None else {"card": card(event.card)}
    return voice.say("zombeasts-drew-hand", rival=seat(event.rival), **known)


def _dealt(voice: Voice, deal: happened.Deal) -> str:
    first = Voice(voice.words, deal.first, voice.reader, voice.table)
    if voice.reader is not None:
        key = "zombeasts-event-deal" + (".you" if first.you else ".other")
        return voice.words.say(phrase(key, who=seat(deal.first), n=deal.counts[voice.reader]), voice.table)
    rising = ".rising" if len(set(deal.counts)) > 1 else ""
    return first.say(f"zombeasts-event-deal{rising}", least=min(deal.counts), most=max(deal.counts))


def _yes(so: bool) -> str:
    return "yes" if so else "no"
