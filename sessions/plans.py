"""Plans: answers left for questions of one kind. Which question a plan is for, and what becomes of it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from db.rows import PlanRow
from engines.core import AnyGame, Decision, Seat, asked

Plans = tuple[PlanRow, ...]


def plan_for(engine: AnyGame, state: Any, plans: Plans, decision: Decision) -> PlanRow | None:
    """Return the plan that was left for an open decision."""
    return next((plan for plan in plans if _meets(engine, state, plan, decision)), None)


def texts_of(plan: PlanRow) -> tuple[str, ...]:
    """Return the answers of a plan, the next one first."""
    return msgspec.json.decode(plan.texts, type=tuple[str, ...])


def with_texts(plan: PlanRow, texts: tuple[str, ...]) -> PlanRow:
    """Return a plan with these answers; without any it is no plan."""
    return replace(plan, texts=msgspec.json.encode(texts).decode())


def after_answer(engine: AnyGame, state: Any, plans: Plans, decision: Decision, *, planned: bool) -> Plans:
    """Return what stands of the plans once a decision of `state` is answered.

    A plan that gave the answer loses it; one that was meant for a question answered by hand is over.
    """
    met = plan_for(engine, state, plans, decision)
    if met is None:
        return plans
    rest = with_texts(met, texts_of(met)[1:]) if planned else with_texts(met, ())
    return tuple(rest if plan == met else plan for plan in plans if plan != met or texts_of(rest))


def still_wanted(engine: AnyGame, state: Any, plans: Plans) -> Plans:
    """Leave out the plans whose question is neither open nor to be expected: they must not fire by mistake."""
    return tuple(plan for plan in plans if _is_wanted(engine, state, plan))


def changes(before: Plans, after: Plans) -> Plans:
    """Return the rows that lead from one set of plans to the next; a plan that is gone has no texts."""
    kept = {(plan.seat, plan.kind): plan for plan in after}
    news = ((plan, kept.get((plan.seat, plan.kind), with_texts(plan, ()))) for plan in before)
    return tuple(new for old, new in news if new != old)


def _is_wanted(engine: AnyGame, state: Any, plan: PlanRow) -> bool:
    seat = Seat(plan.seat)
    decision = asked(engine, state, seat)
    if decision is not None and _meets(engine, state, plan, decision):
        return True
    return any(offered.kind == plan.kind for offered in engine.plans(engine.view(state, seat)))


def _meets(engine: AnyGame, state: Any, plan: PlanRow, decision: Decision) -> bool:
    if plan.seat != decision.seat or plan.kind != decision.kind:
        return False
    if not plan.topic:
        return True
    view, actions = engine.view(state, decision.seat), engine.legal_actions(state, decision)
    return engine.question(view, decision, actions).topic == plan.topic
