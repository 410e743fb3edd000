"""Who sees what (canon, section 6)."""

from __future__ import annotations

from engines.core import Seat, is_quiet
from engines.zombeasts.events import Drawn, DrewHand, JokerShown, Laid, Refilled
from tests.engines.zombeasts.scenario import opening, scenario
from tests.engines.zombeasts.table import GAME, decision_of, do


def test_s43_a_card_taken_from_a_hand_is_known_to_two_seats() -> None:
    before = do(opening(GAME, scenario("S02")), 0, "play orange-cat-2r new")
    step = GAME.apply(before, decision_of(before, 0), GAME.read("draw hand 1"))
    event = next(event for event in step.events if isinstance(event, DrewHand))
    public = event.seen_by(None)
    assert public is not None
    assert (public.actor, public.rival, public.card) == (0, 1, None)
    for seat in (Seat(0), Seat(1)):
        seen = event.seen_by(seat)
        assert seen is not None
        assert seen.card in ("red-rat-4l", "red-rat-3r")
    view = GAME.view(step.state, Seat(0))
    assert view.seats[1].hand == 1
    assert view.robbed == (1,)
    assert not is_quiet(before, step, Seat(0))


SWAP = """given: n=3 turn=0
hand 0: joker-a-l orange-dog-1l
hand 1: red-rat-4l
hand 2: red-rat-3r
moon 1: blue-cat-1l
moon 2: green-cat-1l
stock: orange-cat-4l
pile: +20
"""


def test_s52_the_joker_of_a_swap_lies_in_the_air() -> None:
    before = opening(GAME, SWAP)
    decision = decision_of(before, 0)
    step = GAME.apply(before, decision, GAME.read("swap joker-a-l"))
    asked = decision_of(step.state, 0)
    assert (asked.kind, asked.open) == ("swap-seat", True)
    assert [GAME.write(action) for action in GAME.legal_actions(step.state, asked)] == ["rival 1", "rival 2"]
    for reader in (None, Seat(0), Seat(1), Seat(2)):
        assert (GAME.view(before, reader).air, GAME.view(before, reader).seats[0].hand) == (None, 2)
        view = GAME.view(step.state, reader)
        assert (view.air, view.rival, view.seats[0].hand) == ("joker-a-l", None, 1)
    assert GAME.view(step.state, Seat(0)).hand == ("orange-dog-1l",)
    assert isinstance(step.events[0], JokerShown)


def test_a_view_holds_the_own_hand_and_no_other() -> None:
    state = opening(GAME, scenario("S30"))
    assert GAME.view(state, None).hand == ()
    for seat, area in enumerate(state.areas):
        assert GAME.view(state, Seat(seat)).hand == area.hand
    assert "red-rat-4l" not in repr(GAME.view(state, Seat(0)))


def test_the_hand_is_sorted_by_colour_draw_number_and_id() -> None:
    text = scenario("S08").replace(
        "joker-d-r green-dog-4l", "joker-d-r green-dog-4l green-cat-1l blue-rat-4r red-dog-1l"
    )
    hand = GAME.view(opening(GAME, text), Seat(0)).hand
    assert hand == ("blue-rat-4r", "green-cat-1l", "green-dog-4l", "red-dog-1l", "joker-d-r")


def test_cards_from_the_pile_are_counted_for_others_and_named_for_the_drawer() -> None:
    before = do(opening(GAME, scenario("S02")), 0, "play orange-cat-2r new")
    step = GAME.apply(before, decision_of(before, 0), GAME.read("draw pile"))
    event = step.events[0]
    assert isinstance(event, Drawn)
    own, public = event.seen_by(Seat(0)), event.seen_by(Seat(1))
    assert own is not None
    assert public is not None
    assert (own.count, own.cards) == (1, ("orange-dog-4r",))
    assert (public.count, public.cards) == (1, ())


def test_a_lay_is_quiet_for_its_seat_until_a_hand_is_refilled() -> None:
    before = opening(GAME, scenario("S32"))
    step = GAME.apply(before, decision_of(before, 0), GAME.read("play blue-cat-1r blue"))
    assert is_quiet(before, step, Seat(0))
    assert not is_quiet(before, step, Seat(1))
    assert [type(event) for event in step.events] == [Laid]
    state = opening(GAME, scenario("R43-pair").replace("moon 1: blue-dog-4r", "moon 1: blue-dog-4r blue-cat-1l"))
    swap = GAME.apply(state, decision_of(state, 0), GAME.read("swap joker-a-l"))
    take = GAME.apply(swap.state, decision_of(swap.state, 0), GAME.read("take blue-dog-4r"))
    assert is_quiet(state, swap, Seat(0))
    assert any(isinstance(event, Refilled) for event in take.events)
    assert not is_quiet(swap.state, take, Seat(0))


def test_decisions_say_what_is_public_about_them() -> None:
    state = opening(GAME, scenario("R31"))
    state = do(state, 0, "play green-rat-3l new")
    extra = decision_of(state, 0)
    assert (extra.kind, extra.open, extra.in_turn, extra.stretch) == ("extra", False, True, 1)
    state = do(state, 0, "paw")
    assert [(one.seat, one.in_turn, one.shown_as) for one in GAME.pending(state)] == [
        (0, True, "discard"),
        (1, False, "discard"),
    ]
    assert GAME.view(state, None).discarding == (0, 1)
