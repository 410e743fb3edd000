from __future__ import annotations

from msgspec.structs import replace

from engines.core import Coda, Decision, DecisionId, Form, Level, Offer, Question, Seat, leading, open_part, phrase


def decision(seat: int, *, in_turn: bool = True, kind: str = "turn", shown_as: str = "turn") -> Decision:
    return Decision(DecisionId(seat), Seat(seat), kind, 1, shown_as, in_turn=in_turn)


def offer(text: str, *, is_open: bool) -> Offer:
    return Offer(text, (Level("verb", text, phrase("x")),), open=is_open)


MIXED = Question(
    decision(0), phrase("ask"), "topic", (offer("land", is_open=True), offer("play", is_open=False)),
    Form(()), Coda(phrase("x"), ("end",)), ("turn",),
)  # fmt: skip


def test_1_6_the_board_carries_the_only_question_or_that_of_the_seat_in_turn() -> None:
    alone, driver, beside = decision(1, in_turn=False), decision(0), decision(2, in_turn=False)
    assert leading((alone,)) == alone
    assert leading((driver, beside)) == driver
    assert leading((alone, beside)) is None
    assert leading((driver, decision(1))) is None
    assert leading(()) is None


def test_the_open_part_keeps_the_open_offers_and_nothing_made_of_the_others() -> None:
    kept = (offer("land", is_open=True),)
    assert open_part(MIXED) == Question(MIXED.decision, phrase("ask"), "topic", kept, folds=("turn",))


def test_of_what_is_said_outright_the_open_part_keeps_what_is_open() -> None:
    shown, hidden = offer("both", is_open=True), offer("secret", is_open=False)
    part = open_part(replace(MIXED, outright=(shown, hidden)))
    assert part is not None
    assert part.outright == (shown,)


def test_a_question_without_open_offers_or_under_another_name_has_no_open_part() -> None:
    assert open_part(replace(MIXED, offers=MIXED.offers[1:])) is None
    assert open_part(replace(MIXED, decision=decision(0, kind="attack", shown_as="play"))) is None
