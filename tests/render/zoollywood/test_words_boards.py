"""The board and the hand of Zoollywood as text: the sample of the canon (section 11), numbers, limits, secrets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engines.core import Question, Ref, Seat
from engines.zoollywood.state import State
from render import narration
from render.contract import Moment, Table
from tests.engines.zoollywood.kit import hidden
from tests.engines.zoollywood.scenario import cases, opening
from tests.engines.zoollywood.table import BOX, GAME, deal, decision_of, do
from tests.render.words_table import ANN, TABLE
from tests.render.zoollywood.words_walks import face, heard, tellings, walks


def board(state: State, seat: Seat | None = None) -> tuple[str, ...]:
    return face().board_text(GAME.view(state, seat), Moment(TABLE, GAME.pending(state), (), GAME.outcome(state)))


def question(state: State, seat: int) -> Question:
    decision = decision_of(state, seat)
    return GAME.question(GAME.view(state, Seat(seat)), decision, GAME.legal_actions(state, decision))


def hand(state: State, seat: int) -> str:
    asked = question(state, seat) if any(one.seat == seat for one in GAME.pending(state)) else None
    return "\n\n".join(face().hand_text(GAME.view(state, Seat(seat)), Moment(TABLE, GAME.pending(state)), asked))


def scene(name: str) -> State:
    name, _, case = name.partition("/")
    return opening(cases(name)[case][0])


def test_the_board_says_row_by_row_what_stands_on_each_space() -> None:
    rows = board(scene("S10/tent first"))[1].splitlines()
    assert rows[0] == "a: a1 empty, a2 empty, a3 empty, a4 empty."
    assert rows[2] == "c: c1 empty, c2 empty, c3 empty, c4 seagull, c5 empty, c6 empty."
    assert rows[3] == "d: d1 blue assistant, d2 empty, d3 empty, d4 empty, d5 blue egg, d6 empty, d7 empty."
    assert [row[0] for row in rows] == list("abcdefg")


def test_tiles_stand_below_the_rows() -> None:
    assert "Tent: d3-d4-e3 clockwise." in board(scene("S10/tent first"))[2]
    finale = deal(scene="blizzard-finale", first="0")
    assert "Storms: c5, d6 and e2. Tent: c2-c3-d3 clockwise." in "\n".join(board(finale))


def test_the_latest_slide_is_said_as_the_canon_says_it() -> None:
    state, _ = heard("S03", "0: explore d6 e")
    wanted = "Latest slide: Blue penguin from d6 east over the rim to d2; new eggs d6, d7, d1; returned none."
    assert wanted in "\n".join(board(state))


def test_the_head_says_whose_question_it_is_and_what_is_in_play() -> None:
    state, _ = heard("S16/both pass", "0: land c3; play 7; pick g3")
    assert (
        board(state)[0]
        == "Turn 5. Still to answer: ■ Ben and ◆ Dora.\nPlayed and not done yet: Set Change (7), g2, g3."
    )
    assert board(scene("S01"))[0] == "Turn 5, ● Ann is choosing an action."


def test_sides_say_eggs_penguins_and_hands_the_readers_own_first() -> None:
    state = scene("S32/drawn")
    blue, yellow = board(state)[3:5]
    assert blue == (
        "Blue, ● Ann. 1 of 16 eggs on the board, 15 unused. 4 penguins on the board, unused: none. 1 card in hand."
    )
    assert yellow.startswith("Yellow, ■ Ben. 1 of 16 eggs on the board, 15 unused. No penguin on the board")
    assert board(state, Seat(1))[3].startswith("Yellow, ■ Ben.")


def test_a_team_is_one_paragraph_with_both_hands() -> None:
    blue = board(scene("S16/both pass"))[3]
    assert blue.startswith("Blue, ● Ann and ▲ Cleo.")
    assert blue.endswith("In hand: ● Ann 1 card, ▲ Cleo 1 card.")


def test_the_short_form_has_one_sign_a_space() -> None:
    signs = board(scene("S10/tent first"))[5]
    assert signs.startswith(
        "In signs, row by row: a .... / b ..... / c ...G.. / d a...o.. / e ...... / f ..... / g O..."
    )
    finale = board(deal(scene="blizzard-finale", first="0"))
    assert any("c ....*I" in part for part in finale)


def test_the_hand_says_number_metal_text_and_when_each_card_goes() -> None:
    state = do(scene("S16/both pass"), 0, "land c3")
    assert hand(state, 0).endswith("7 Set Change, silver. Move one barrier to any empty space. Can be played now.")
    assert (
        "10 Cut!, silver. Play when a rival plays an event card: that card has no effect. Only as a reaction."
        in hand(state, 1)
    )


def test_slides_have_the_numbers_of_the_picture_and_the_others_a_reason() -> None:
    state = scene("S06/a rival penguin first")
    told = hand(state, 0)
    assert "1. D2 west to d1, fills 1." in told
    assert "D2 east is not possible: a rival penguin is in the way." in told
    badges = face().badges(GAME.view(state, ANN))
    assert badges == {Ref("slide", "d2-w"): 1}


def test_a_choice_of_cards_shows_them_with_their_texts() -> None:
    state = do(deal(4, first="0", scene="open-call"), 0, "keep 7")
    told = hand(state, 2)
    assert "7 Set Change" not in told
    assert "8 Wind Machine, silver." in told
    assert hand(state, 0) == "You keep Set Change."


def test_the_two_cards_on_top_are_shown_to_their_looker_alone() -> None:
    state = do(scene("S29"), 0, "hatch b2")
    assert "The two top cards: 3 Stunt Double, gold:" in hand(state, 0)
    assert "Stunt Double" not in hand(state, 1)


def test_a_card_laid_back_is_remembered() -> None:
    state = do(scene("S29"), 0, "hatch b2", "keep 3 top", "discard 7")
    assert "You know the top card of the deck: Written Out (9)." in hand(state, 0)
    assert "Written Out" not in hand(state, 1)


def test_the_flipper_with_the_penguin_is_told_to_its_owner_alone() -> None:
    state = do(scene("S17/the egg"), 0, "land c3", "play 11", "pick left")
    assert hand(state, 0).startswith("The penguin, or the only egg, is in your left flipper.")
    assert "left flipper" not in hand(state, 1) + "\n".join(board(state))


def test_scenes_are_shown_with_layout_and_story() -> None:
    told = hand(deal(first="0"), 1)
    assert "Open Call: 3 Icebergs, 1 Storm. A hundred hopefuls" in told
    assert told.count("\n") == 4


def test_the_headline_counts_eggs_and_deck() -> None:
    state = scene("S32/drawn")
    assert face().headline(GAME.view(state, None), Moment(TABLE)) == "turn 5 · Blue 1, Yellow 1 · deck 2"
    assert face().headline(GAME.view(deal(first="0"), None), Moment(TABLE)) == "setting up"
    over, _ = heard("S08", "0: explore d1 e")
    assert face().headline(GAME.view(over, None), Moment(TABLE)) == "final score · Blue 16, Yellow 1"
    assert board(over)[0] == "The session is over: Blue has all eggs on the board and wins in turn 5."


def test_alt_texts_keep_their_limit_even_with_long_names() -> None:
    people = Table("k3f9", tuple(replace(person, name=person.name.ljust(32, "x")) for person in TABLE.people))
    for view, reader, moment in tellings():
        crowded = replace(moment, table=people)
        alt = face().board_alt(view, crowded)
        assert len(alt) <= 1000
        assert alt.startswith("Zoollywood board")
        assert alt.endswith("Full text: press Text.")
        if reader is not None:
            assert len(face().hand_alt(view, crowded)) <= 1000


def test_the_alt_text_of_a_board_names_every_piece_with_its_space() -> None:
    alt = face().board_alt(GAME.view(scene("S10/tent first"), None), Moment(TABLE, ()))
    for part in (
        "Blue eggs: d5.",
        "Blue Assistants: d1.",
        "Yellow eggs: g1.",
        "Seagull: c4.",
        "Tent: d3-d4-e3 clockwise.",
    ):
        assert part in alt


CALLED = {str(number): face().words.name(Ref("card", str(number))) for number in BOX.cards}


def _texts(view: Any, moment: Moment) -> Iterator[str]:
    say = face()
    yield from narration.tell(moment.events, view.seat, TABLE, say, room=100)
    yield narration.last(moment.events, view.seat, TABLE, say)
    yield from (part for part in say.board_text(view, moment) if "Cards in this game" not in part)
    yield say.headline(view, moment)
    if view.seat is not None:
        yield from say.hand_text(view, moment, None)


def test_no_text_names_a_card_of_which_every_copy_lies_hidden_from_its_reader() -> None:
    """What has been told of in events before may be named; a board shows its latest step only."""
    checked = 0
    for one in walks()[::3]:
        for position in one.positions[1:-1:5]:
            state = position.state
            if not state.turn:
                continue
            for reader in one.readers:
                seen = tuple(kept for event in position.step.events if (kept := event.seen_by(reader)) is not None)
                moment = Moment(TABLE, GAME.pending(state), seen)
                told = "\n".join(_texts(GAME.view(state, reader), moment))
                for card in hidden(GAME, state, reader):
                    assert not re.search(rf"(“|\b){re.escape(CALLED[str(card)])}(”|\b)", told), told
                    checked += 1
    assert checked > 1000
