"""Folding: follow-up questions as deeper levels of one menu, as long as that stays short (design 1.4)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from msgspec.structs import replace

from engines.core import AnyGame, Decision, DecisionId, Level, Offer, Question, Role, Seat, Step, fold, phrase
from engines.core.ahead import FOLDED

SEAT = Seat(0)


class Tree:
    """A game of one seat that is asked its way down a tree; nothing is hidden, nothing is drawn."""

    def __init__(self, **kinds: dict[str, str]) -> None:
        self.kinds = kinds
        """For each kind of question its answers, each with the kind that it leads to."""

    def pending(self, state: Any) -> tuple[Decision, ...]:
        return (Decision(DecisionId(len(state.past) + 1), SEAT, state.kind, 1, state.kind),)

    def legal_actions(self, state: Any, _: Decision) -> tuple[str, ...]:
        return tuple(self.kinds[state.kind])

    def view(self, state: Any, _: Seat) -> Any:
        return state

    def question(self, _: Any, decision: Decision, actions: tuple[str, ...]) -> Question:
        offers = tuple(Offer(text, (Level(decision.kind, text, phrase(text)),)) for text in actions)
        return Question(decision, phrase("which"), "topic", offers, folds=FOLDS if decision.kind == "root" else ())

    def apply(self, state: Any, _: Decision, action: str) -> Step[Any, Any]:
        return Step(at(self.kinds[state.kind][action], (*state.past, action)), ())

    def read(self, text: str) -> str:
        return text

    def write(self, action: str) -> str:
        return action


FOLDS = ("first", "last")


def at(kind: str, past: tuple[str, ...] = ()) -> Any:
    return SimpleNamespace(kind=kind, past=past, rng=SimpleNamespace(drawn=0))


def folded(first: int, last: int, root: int = 2) -> list[str]:
    """What the menu lists if the first two of some answers lead on to so many others."""
    more = {f"end{number}": "end" for number in range(root - 2)}
    game = Tree(
        root={"a": "first", "b": "last", **more},
        first={f"f{number}": "end" for number in range(first)},
        last={f"l{number}": "end" for number in range(last)},
        end={"over": "end"},
    )
    tree = cast("AnyGame", game)
    question = fold(tree, at("root"), game.question(None, game.pending(at("root"))[0], tuple(game.kinds["root"])))
    return [offer.line for offer in question.offers]


def test_follow_up_questions_are_levels_of_a_short_menu() -> None:
    assert folded(2, 1) == ["a; f0", "a; f1", "b; l0"]


def test_a_menu_has_room_for_25_entries() -> None:
    assert len(folded(20, 5)) == FOLDED
    assert len(folded(20, 6)) < FOLDED


def test_a_kind_that_makes_too_many_entries_is_left_out_the_foremost_kept() -> None:
    assert folded(2, 30) == ["a; f0", "a; f1", "b"]
    assert folded(30, 2) == ["a", "b; l0", "b; l1"]
    assert folded(15, 15)[-2:] == ["a; f14", "b"]


def test_a_way_out_with_many_answers_stays_one() -> None:
    for number, lines in ((3, 3), (4, 1)):
        game = Tree(root={"a": "first"}, first={f"f{one}": "end" for one in range(number)}, end={"over": "end"})
        root = game.question(None, game.pending(at("root"))[0], ("a",))
        way_out = replace(root, offers=(replace(root.offers[0], role=Role.EXIT),))
        assert len(fold(cast("AnyGame", game), at("root"), way_out).offers) == lines


def test_what_is_said_outright_takes_the_place_of_all_offers() -> None:
    game = Tree(root={"a": "first"}, first={"f0": "end"}, end={"over": "end"})
    root = game.question(None, game.pending(at("root"))[0], ("a",))
    outright = (Offer("a", (Level("both", "a-f0", phrase("both")),), then=("f0",)),)
    assert fold(cast("AnyGame", game), at("root"), replace(root, outright=outright)).offers == outright


def test_a_long_menu_stays_as_it_is() -> None:
    assert folded(1, 1, root=26)[:2] == ["a", "b"]


def test_a_part_counts_in_place_of_the_whole_question() -> None:
    game = Tree(root={"a": "first"}, first={"f0": "end", "f1": "end"}, end={"over": "end"})
    root = game.question(None, game.pending(at("root"))[0], ("a",))
    halved = fold(
        cast("AnyGame", game), at("root"), root, lambda one: Question(one.decision, one.ask, "", one.offers[:1])
    )
    assert [offer.line for offer in halved.offers] == ["a; f0"]
    gone = fold(cast("AnyGame", game), at("root"), root, lambda _: None)
    assert [offer.line for offer in gone.offers] == ["a"]
