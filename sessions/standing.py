"""What a seat has left for questions to come, and what that answers: pure, from a dealt session."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from db.rows import PlanRow
from engines.core import Decision, Field, Phrase, Plan, Seat, Wish, asked
from sessions.live import Done, Live
from sessions.plans import plan_for, texts_of
from sessions.values import Planned, Standing, Wished

CODA, ON = "coda", "on"
"""The wish of every game that closing steps follow each answer; no engine knows it."""
ACTED = "acted"
"""No wish: the revision up to which a seat that ever left something was played by hand.

It outlives the wishes and plans, as what they answered stays unseen when they are taken back; it goes with the
seat's player or the end of the session.
"""


def standing_of(live: Live, seat: Seat | None) -> Standing:
    """Return all that a seat may wish, what it has left, and which of it does not answer its open question."""
    if seat is None:
        return Standing()
    view = live.engine.view(live.state, seat)
    values = values_of(live, seat)
    wishes = live.engine.wishes(view)
    return Standing(
        tuple(Wished(wish, wish.kept or values.get(wish.id, wish.values[0].id)) for wish in wishes),
        tuple(_planned(live, view, plan) for plan in live.thoughts.plans if plan.seat == seat),
        _missed(live, view, seat, values),
        values.get(CODA) == ON,
        int(values[ACTED]) if ACTED in values else None,
    )


def values_of(live: Live, seat: Seat) -> dict[str, str]:
    """Return the wishes that a seat has set, by id."""
    return {row.wish: row.value for row in live.thoughts.wishes if row.seat == seat}


def has_left_something(live: Live, seat: Seat) -> bool:
    """Tell whether answers of a seat may be given without its player, or may have been (`ACTED`)."""
    left = {row.wish for row in live.thoughts.wishes if row.seat == seat} - {CODA}
    return bool(left) or any(plan.seat == seat for plan in live.thoughts.plans)


def waits_for(live: Live, decision: Decision) -> bool:
    """Tell whether something was left for an open decision, be it that it answers or not."""
    plan = plan_for(live.engine, live.state, live.thoughts.plans, decision)
    if plan is not None:
        return plan.stopped is None
    return bool(_meant(live, live.engine.view(live.state, decision.seat), decision))


def carries_on(before: Live, after: Live, answered: Decision) -> Decision | None:
    """Return what a seat is asked next if that only goes on with its answer, so that nobody waits for it.

    It belongs to the same stretch, and nobody else is asked anything new. What was left for it answers at once,
    as it would in a chain or a form.
    """
    found = asked(after.engine, after.state, answered.seat)
    fresh = {one.id for one in after.pending if one.seat != answered.seat} - {one.id for one in before.pending}
    return found if found is not None and found.stretch == answered.stretch and not fresh else None


def goes_by_itself(live: Live, seat: Seat) -> bool:
    """Tell whether something that was left answers the seat's open question."""
    decision = asked(live.engine, live.state, seat)
    return decision is not None and isinstance(answer_of(live, decision), Done)


def answer_of(live: Live, decision: Decision) -> Done | PlanRow | None:
    """Return the answer that was left for an open decision; the plan, if that is no answer; None to ask."""
    plan = plan_for(live.engine, live.state, live.thoughts.plans, decision)
    if plan is None:
        return _by_wish(live, decision)
    return None if plan.stopped is not None else _by_plan(live, decision, plan)


def _by_wish(live: Live, decision: Decision) -> Done | None:
    engine: Any = live.engine
    view = engine.view(live.state, decision.seat)
    values = _meant(live, view, decision)
    actions = engine.legal_actions(live.state, decision)
    action = engine.wished(view, decision, actions, values) if values else None
    if action is None:
        return None
    return Done(decision, engine.write(action), engine.apply(live.state, decision, action), decision.seat)


def _by_plan(live: Live, decision: Decision, plan: PlanRow) -> Done | PlanRow:
    engine: Any = live.engine
    action = engine.read(texts_of(plan)[0])
    if action not in engine.legal_actions(live.state, decision):
        return plan
    step = engine.apply(live.state, decision, action)
    return Done(decision, engine.write(action), step, decision.seat, planned=True)


def _meant(live: Live, view: Any, decision: Decision) -> Mapping[str, str]:
    """Return the wishes that are set and declare the kind of the decision; no other is consulted."""
    values = values_of(live, decision.seat)
    if not values:
        return {}
    kinds = {wish.id: wish.kinds for wish in live.engine.wishes(view)}
    return {wish: value for wish, value in values.items() if decision.kind in kinds.get(wish, ())}


def _missed(live: Live, view: Any, seat: Seat, values: Mapping[str, str]) -> tuple[Wish, ...]:
    decision = asked(live.engine, live.state, seat)
    if decision is None or not values or _by_wish(live, decision) is not None:
        return ()
    meant = _meant(live, view, decision)
    return tuple(wish for wish in live.engine.wishes(view) if wish.id in meant and not wish.partial)


def _planned(live: Live, view: Any, plan: PlanRow) -> Planned:
    offered: tuple[Plan, ...] = live.engine.plans(view)
    found = next((one for one in offered if one.kind == plan.kind), None)
    said = {} if found is None or found.field is None else _words(found.field)
    texts = texts_of(plan)
    steps = tuple(said.get(text, text) for text in texts)
    return Planned(plan.kind, texts, None if found is None else found.label, plan.stopped is not None, steps)


def _words(field: Field) -> dict[str, Phrase]:
    """Return what the answers of a plan are called."""
    said = {choice.texts[0]: choice.label for choice in field.choices if len(choice.texts) == 1}
    usual = field.filled
    return said if field.fill is None or usual is None else {field.fill: usual, **said}
