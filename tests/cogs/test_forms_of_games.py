"""Every form and closing step met in random sessions of every registered game: its rows, and its chain."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from cogs import ids
from cogs.entries import captions_of, entries_of
from cogs.fields import covered, form_of
from cogs.layout import Menu, Pick, Submit, lay_out
from cogs.press.meaning import Clash, Early, Meaning, meaning
from engines.core import REFUSALS, AnyGame, Decision, Question, Seat, Setup, Step, answer, asked, fold, is_quiet
from engines.registry import GAMES
from render.contract import Person, Table
from render.registry import presenter
from sessions.library import Library
from tests.cogs.layout_cases import reachable, targets, within_limits

SESSIONS, MOST_SESSIONS = 3, 30
ENOUGH = 3
TRIES = 3


class Asked(msgspec.Struct):
    """A question at the moment it is asked."""

    game: AnyGame
    state: Any
    decision: Decision
    question: Question
    table: Table


def questions(name: str, seed: int) -> Iterator[Asked]:
    """Every question of a session, half of them answered at random and half of them sensibly."""
    game: AnyGame = Library().offered(name)
    luck = random.Random(seed)
    seats = luck.choice(game.about.seat_counts)
    table = Table("k3f9", tuple(Person("W" * 32) for _ in range(seats)))
    state = game.start(Setup(name, game.pack.hash, seats, str(seed))).state
    while pending := game.pending(state):
        decision = luck.choice(pending)
        actions, view = game.legal_actions(state, decision), game.view(state, decision.seat)
        yield Asked(game, state, decision, game.question(view, decision, actions), table)
        sensible = luck.random() < 0.5
        action = game.choose(view, decision, actions) if sensible else luck.choice(actions)
        state = game.apply(state, decision, action).state


@cache
def forms(name: str) -> tuple[Asked, ...]:
    """The forms of some sessions; of more where they are rare."""
    found: list[Asked] = []
    for seed in range(MOST_SESSIONS):
        found += [one for one in questions(name, seed) if one.question.form is not None]
        if seed + 1 >= SESSIONS and len(found) >= ENOUGH:
            break
    return tuple(found)


def pressed(one: Asked, picks: list[Pick]) -> Meaning | Clash | Early:
    """What the menu of a form stands for once these are chosen in it, in whatever order they arrive."""
    assert one.question.form is not None
    press = ids.PressId("k3f9", one.decision.id, 0, ids.Verb.MULTI, address=(picks[0].field, 0))
    values = [str(ids.PickValue(pick.index, pick.check, pick.copy)) for pick in picks]
    meant = meaning(one.question, ids.PressId.read(str(press)), values)
    assert isinstance(meant, Meaning | Clash | Early)
    return meant


def some_picks(one: Asked, luck: random.Random) -> list[Pick]:
    """As many random picks as the only field of a form takes."""
    assert one.question.form is not None
    (field,) = one.question.form.fields
    shown = form_of(one.question, presenter(one.game), one.table, {})
    assert shown is not None
    every = [item.target for item in shown.items]
    return luck.sample(every, luck.randint(max(1, field.least), min(field.most, len(every))))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_form_fits_and_every_offer_can_still_be_reached(name: str) -> None:
    assert len(forms(name)) >= ENOUGH
    for one in forms(name):
        face = presenter(one.game)
        assert one.decision.kind not in one.question.folds, "put aside, it asks one by one"
        question = fold(one.game, one.state, one.question)
        badges = face.badges(one.game.view(one.state, one.decision.seat))
        entries = entries_of(question, face, one.table, badges)
        form = form_of(question, face, one.table, badges)
        captions = captions_of(question, face, one.table, coda=True)
        sheet = lay_out(entries, captions, form=form, drafted=True)
        within_limits(sheet)
        assert reachable(entries, form) == {entry.index for entry in entries}
        assert any(isinstance(target, Pick) for target in targets(sheet)), "the form has room"
        for menu in (row for row in sheet.body if isinstance(row, Menu) and row.multi):
            assert len({option.label for option in menu.options}) == len(menu.options)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_form_stands_for_offers_that_may_be_answered_with(name: str) -> None:
    for one in forms(name):
        form = one.question.form
        assert form is not None
        texts = {offer.text for offer in one.question.offers}
        assert covered(one.question)
        for field in form.fields:
            assert 0 <= field.least <= field.most
            first = [choice for choice in field.choices if not choice.follows]
            assert first
            assert all({*form.opens[:1], *choice.texts[: not form.opens]} & texts for choice in first)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_random_picks_are_accepted_in_list_order_unless_luck_comes_in(name: str) -> None:
    luck = random.Random(name)
    for one in forms(name):
        for _ in range(TRIES):
            picks = some_picks(one, luck)
            meant = pressed(one, picks)
            choices = [one.question.form.fields[0].choices[pick.index] for pick in picks]  # type: ignore[union-attr]  # it has one
            together = [choice.group for choice in choices if choice.group]
            clashes = len(together) > len(set(together))
            assert isinstance(meant, Clash) == clashes
            assert isinstance(meant, Early) == (not clashes and all(choice.follows for choice in choices))
            if isinstance(meant, Meaning):
                chain_is_accepted(one, meant)


def chain_is_accepted(one: Asked, meant: Meaning) -> None:
    """The first text is legal; a later one is refused only after luck, another question, or for want of things.

    What follows the picks is also refused while the question still wants some: it waits for them.
    """
    state, seat, last, luckless = one.state, one.decision.seat, one.decision, True
    for number, text in enumerate((*meant.texts, *meant.closing.rest)):
        now, step = asked(one.game, state, seat), said(one.game, state, seat, text)
        if step is None:
            assert number, f"{text} is no answer"
            stands = now is not None and (now.kind, now.stretch) == (last.kind, last.stretch)
            waits = text in following(one.question)
            assert not (stands and luckless) or one.decision.kind in SCARCE or waits, (meant, text)
            return
        assert now is not None
        luckless = luckless and is_quiet(state, step, seat)
        state, last = step.state, now


def following(question: Question) -> frozenset[str]:
    """What a form offers for that which comes after its own question."""
    fields = () if question.form is None else question.form.fields
    return frozenset(choice.texts[0] for field in fields for choice in field.choices if choice.follows)


def said(game: AnyGame, state: Any, seat: Seat, text: str) -> Step[Any, Any] | None:
    try:
        return answer(game, state, seat, text)
    except REFUSALS:
        return None


SCARCE = frozenset({"warehouse", "veterinary"})
"""Kinds in which an earlier pick may use up what a later one needs: a good, a place in a stall."""


@pytest.mark.parametrize("name", sorted(GAMES))
def test_an_empty_form_is_submitted_by_its_own_button_or_left_by_a_way_out(name: str) -> None:
    for one in forms(name):
        form = form_of(one.question, presenter(one.game), one.table, {})
        assert form is not None
        optional = form.fields[0].least == 0
        entries = entries_of(one.question, presenter(one.game), one.table, {})
        captions = captions_of(one.question, presenter(one.game), one.table)
        submits = Submit() in targets(lay_out(entries, captions, form=form))
        assert submits <= optional
        assert submits or not optional or any(entry.exit for entry in entries)
        if submits:
            press = ids.PressId("k3f9", one.decision.id, 0, ids.Verb.MULTI)
            meant = meaning(one.question, press)
            assert isinstance(meant, Meaning)
            chain_is_accepted(one, meant)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_closing_steps_of_one_offer_belong_to_a_way_out(name: str) -> None:
    for seed in range(SESSIONS):
        for one in questions(name, seed):
            coda = one.question.coda
            beside = () if coda is None else coda.beside
            outs = {offer.text for offer in one.question.offers if offer.role == "exit"}
            assert set(beside) <= outs
