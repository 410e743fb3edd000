"""Who sees what (canon, section 6, and S40)."""

from __future__ import annotations

from engines.core import Seat, is_quiet
from engines.zoollywood.events import Cancelled, CardPlayed, CardTaken, Drew, HandsHidden, Peeked
from engines.zoollywood.frames import Guessing, Window
from tests.engines.zoollywood.scenario import cases, opening
from tests.engines.zoollywood.table import GAME, decision_of, do


def test_a_view_holds_the_own_hand_and_the_sizes_of_all() -> None:
    state = opening(cases("S16")["both pass"][0])
    views = {seat: GAME.view(state, seat) for seat in (None, *map(Seat, range(4)))}
    assert {seat: view.hand for seat, view in views.items()} == {None: (), 0: (7,), 1: (10,), 2: (8,), 3: (10,)}
    assert {view.hands for view in views.values()} == {(1, 1, 1, 1)}


def test_the_two_top_cards_are_seen_by_the_looker_alone() -> None:
    before = opening(cases("S29")[""][0])
    step = GAME.apply(before, decision_of(before, 0), GAME.read("hatch b2"))
    peeked = next(event for event in step.events if isinstance(event, Peeked))
    own, rival = peeked.seen_by(Seat(0)), peeked.seen_by(Seat(1))
    assert own is not None
    assert rival is not None
    assert (own.cards, rival.cards) == (("3", "9"), ())
    assert not is_quiet(before, step, Seat(0))
    assert is_quiet(before, step, Seat(1))
    assert GAME.view(step.state, Seat(0)).known == (3, 9, 0)
    assert GAME.view(step.state, Seat(1)).known == ()


def test_a_seat_remembers_what_it_laid_back_and_everybody_saw_where() -> None:
    before = do(opening(cases("S29")[""][0]), 0, "hatch b2")
    step = GAME.apply(before, decision_of(before, 0), GAME.read("keep 3 bottom"))
    taken = next(event for event in step.events if isinstance(event, CardTaken))
    public = taken.seen_by(None)
    assert public is not None
    assert (public.card, public.rest) == ("", "bottom")
    assert GAME.view(step.state, Seat(0)).known == (0, 9)
    assert GAME.view(step.state, Seat(1)).known == ()
    assert GAME.view(step.state, Seat(1)).laid_back == (None, 0)


def test_a_star_draw_is_private_and_not_quiet() -> None:
    before = do(opening(cases("S32")["drawn"][0]), 0, "explore d2 e")
    step = GAME.apply(before, decision_of(before, 0), GAME.read("draw"))
    drew = next(event for event in step.events if isinstance(event, Drew))
    public = drew.seen_by(Seat(1))
    assert public is not None
    assert (drew.card, public.card) == ("2", "")
    assert not is_quiet(before, step, Seat(0))


def test_a_slide_and_a_card_are_quiet_for_their_player() -> None:
    before = opening(cases("S40")["one option"][0])
    step = GAME.apply(before, decision_of(before, 0), GAME.read("land a1"))
    assert is_quiet(before, step, Seat(0))
    play = GAME.apply(step.state, decision_of(step.state, 0), GAME.read("play 5"))
    assert is_quiet(step.state, play, Seat(0))
    assert not is_quiet(step.state, play, Seat(1))
    assert isinstance(play.events[0], CardPlayed)


def test_the_hidden_hand_stays_hidden_until_the_guess() -> None:
    before = do(opening(cases("R53-cancelled-flipper")[""][0]), 0, "land c3", "play 11")
    step = GAME.apply(before, decision_of(before, 0), GAME.read("pick right"))
    hidden = next(event for event in step.events if isinstance(event, HandsHidden))
    public = hidden.seen_by(Seat(1))
    assert public is not None
    assert (hidden.hand, public.hand) == ("right", "")
    assert is_quiet(before, step, Seat(0))
    for state in (step.state, do(step.state, 1, "pass")):
        for seat, secret in ((None, ""), (Seat(0), "right"), (Seat(1), "")):
            frame = GAME.view(state, seat).frames[-1]
            assert isinstance(frame, Window | Guessing)
            assert frame.secret == secret
            assert not seat or "'right'" not in repr(GAME.view(state, seat))


def test_a_cancel_shows_its_card_to_all_but_its_player() -> None:
    before = do(opening(cases("R53-cancelled-flipper")[""][0]), 0, "land c3", "play 11", "pick right")
    step = GAME.apply(before, decision_of(before, 1), GAME.read("cancel"))
    event = next(event for event in step.events if isinstance(event, Cancelled))
    assert (event.card, event.by) == ("11", "10")
    assert [event.may_show(seat) for seat in (None, Seat(0), Seat(1))] == [True, True, False]
    assert not any(isinstance(event, HandsHidden) for event in step.events)


def test_s40_holding_a_cut_does_not_change_who_is_asked() -> None:
    with_cut, without = ({**cases("S40")["one option"][0], "hand 1": hand} for hand in ("10", "7"))
    states = [do(opening(fixture), 0, "land a1", "play 5", "pick g1") for fixture in (with_cut, without)]
    assert GAME.pending(states[0]) == GAME.pending(states[1])
    assert GAME.view(states[0], Seat(0)) == GAME.view(states[1], Seat(0))
    assert GAME.view(states[0], None) == GAME.view(states[1], None)


def test_drafts_and_windows_stand_side_by_side_with_reserved_ids() -> None:
    state = do(opening(cases("S16")["both pass"][0]), 0, "land c3", "play 7", "pick g3")
    first, third = GAME.pending(state)
    assert (first.seat, third.seat) == (1, 3)
    assert third.id - first.id == 2
    assert GAME.pending(do(state, 1, "pass")) == (third,)
