"""Notation: verbs of one and two words, several shapes of one verb, what cannot be read."""

from __future__ import annotations

import msgspec
import pytest

from engines.core import NotAnAction, Notation


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """From the pile."""


class DrawHand(msgspec.Struct, frozen=True, tag="draw-hand"):
    seat: int


class Send(msgspec.Struct, frozen=True, tag="send"):
    place: str


class SendFree(msgspec.Struct, frozen=True, tag="send-free"):
    place: str
    card: str


class Pay(msgspec.Struct, frozen=True, tag="pay"):
    coins: int


class PayBy(msgspec.Struct, frozen=True, tag="pay-by"):
    card: str


Sample = Draw | DrawHand | Send | SendFree | Pay | PayBy
NOTATION: Notation[Sample] = Notation(
    {"draw": (Draw,), "draw hand": (DrawHand,), "send": (Send, SendFree), "pay": (Pay, PayBy)}
)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Draw(), "draw"),
        (DrawHand(2), "draw hand 2"),
        (Send("fair"), "send fair"),
        (SendFree("fair", "pass"), "send fair pass"),
        (Pay(3), "pay 3"),
        (PayBy("three"), "pay three"),
    ],
)
def test_an_action_is_written_and_read_back(action: Sample, text: str) -> None:
    assert NOTATION.write(action) == text
    assert NOTATION.read(text) == action
    assert NOTATION.read(f"  {text.replace(' ', '   ')} ") == action


@pytest.mark.parametrize(
    "text", ["", " ", "dig", "draw 2", "draw hand", "draw hand two", "send", "send a b c", "Draw"]
)
def test_what_has_no_such_shape_is_no_action(text: str) -> None:
    with pytest.raises(NotAnAction) as error:
        NOTATION.read(text)
    assert error.value.text == text
