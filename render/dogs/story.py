"""What one actor did in one stretch, line by line: a seat's deeds in one sentence, the table's one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engines.core import Event, Seat, Weight
from engines.dogs import events as happened
from engines.dogs.tokens import ROADWORK
from render.contract import Line, Table
from render.dogs.happenings import clauses
from render.dogs.narrator import Facts, Narrator, breed_ref, dog_ref, fair_ref, space_ref
from render.words import Words

_CLEAN_UP = (happened.CardsDealt, happened.FairCardTurned, happened.MapFilled, happened.IncomePaid)


def sentences(words: Words, group: tuple[Event, ...], reader: Seat | None, table: Table) -> tuple[Line, ...]:
    """Tell what one actor did in one stretch, line by line."""
    narrator = Narrator(words, group[0].actor, reader, table)
    teller = _of_table if narrator.actor is None else _of_seat
    return tuple(line for line in teller(narrator, group) if line.text)


def _of_seat(narrator: Narrator, group: Sequence[Event]) -> Iterator[Line]:
    """Tell an exchange of dogs apart from the journey behind it, all else in one sentence."""
    exchanges = [event for event in group if isinstance(event, happened.Exchanged)]
    yield from (Line(_exchanged(narrator, event), event.weight) for event in exchanges)
    others = [event for event in group if not isinstance(event, happened.Exchanged)]
    if others:
        told = tuple(clauses(narrator, others))
        yield Line(narrator.told(told), max(event.weight for event in others))


def _exchanged(narrator: Narrator, event: happened.Exchanged) -> str:
    one, other = event.first, event.second
    clause = narrator.say(
        "dogs-event-exchange",
        first=dog_ref(one.token),
        first_space=space_ref(one.space),
        second=dog_ref(other.token),
        second_space=space_ref(other.space),
    )
    return narrator.told((clause,))


def _of_table(narrator: Narrator, group: Sequence[Event]) -> Iterator[Line]:
    """Tell the cleaning up in one sentence, all else as it came."""
    cleaning = [event for event in group if isinstance(event, _CLEAN_UP)]
    for event in group:
        if isinstance(event, happened.Deal):
            yield from _dealt(narrator, event)
        elif type(event) in _SENTENCES:
            yield Line(sentence(narrator, event), event.weight)
        elif cleaning and event is cleaning[0]:
            yield Line(_cleaned(narrator, cleaning), Weight.LINE)


def sentence(narrator: Narrator, event: Event) -> str:
    """Say what happened at the table, by nobody's hand."""
    return _SENTENCES[type(event)](narrator, event)


def _dealt(narrator: Narrator, deal: happened.Deal) -> Iterator[Line]:
    yield Line(narrator.say("dogs-event-deal"), deal.weight)
    for key, breeds in (("breeds", deal.removed), ("rewards", deal.rewards)):
        if breeds:
            named = narrator.named(breed_ref(breed) for breed in breeds)
            yield Line(narrator.say(f"dogs-event-deal-{key}", breeds=named), Weight.DETAIL)


def _cleaned(narrator: Narrator, cleaning: Sequence[Event]) -> str:
    """Say what lies out anew; what the Fair buys is a list of its own."""
    facts: Facts = {}
    told = narrator.words.joined(list(filter(None, (_part(narrator, event) for event in cleaning))))
    if told:
        facts["parts"] = told[:1].upper() + told[1:]
    turned = [event.card for event in cleaning if isinstance(event, happened.FairCardTurned)]
    if turned:
        facts["card"] = fair_ref(turned[-1])
    form = ".both" if told and turned else ".fair" if turned else ""
    return narrator.say(f"dogs-event-clean-up{form}", **facts) if facts else ""


def _part(narrator: Narrator, event: Event) -> str:
    match event:
        case happened.CardsDealt():
            return narrator.say("dogs-event-cards")
        case happened.MapFilled(tokens=tokens) if tokens:
            tiles = sum(laid.token == ROADWORK for laid in tokens)
            return narrator.say("dogs-event-map", dogs=len(tokens) - tiles, tiles=tiles)
        case happened.IncomePaid(coins=coins):
            return narrator.say("dogs-event-income", coins=coins)
    return ""


def _round(narrator: Narrator, event: happened.RoundBegan) -> str:
    final = "yes" if event.final else "no"
    first = Narrator(narrator.words, event.first, narrator.reader, narrator.table)
    return first.say("dogs-event-round", n=event.round, final=final)


def _to_fair(narrator: Narrator, event: happened.JoinedFair) -> str:
    return narrator.say("dogs-event-to-fair", why=event.why, dogs=narrator.breeds(sorted(event.dogs)))


def _all_stay(narrator: Narrator, _: happened.AllStayed) -> str:
    return narrator.say("dogs-event-all-stay")


def _reshuffle(narrator: Narrator, event: happened.Reshuffled) -> str:
    return narrator.say("dogs-event-reshuffle", deck=event.deck)


def _final_round(narrator: Narrator, event: happened.FinalRound) -> str:
    return narrator.say("dogs-event-final-round", why=event.why)


def _game_over(narrator: Narrator, event: happened.GameOver) -> str:
    return narrator.say("dogs-event-game-over", why=event.why)


_SENTENCES: dict[type[Event], Callable[[Narrator, Any], str]] = {
    happened.RoundBegan: _round,
    happened.JoinedFair: _to_fair,
    happened.AllStayed: _all_stay,
    happened.Reshuffled: _reshuffle,
    happened.FinalRound: _final_round,
    happened.GameOver: _game_over,
}
