"""The story of Zoollywood: scenarios of the canon told to everybody and to those who took part."""

from __future__ import annotations

from engines.core import Event, Ref, Seat
from engines.zoollywood import events as happened
from render import narration
from tests.render.words_table import ANN, BEN, CLEO, TABLE
from tests.render.zoollywood.words_walks import face, heard, tellings, walks


def told(events: tuple[Event, ...], reader: Seat | None = None) -> tuple[str, ...]:
    return narration.tell(events, reader, TABLE, face())


def strip(events: tuple[Event, ...], reader: Seat | None = None) -> str:
    return narration.last(events, reader, TABLE, face())


def test_a_landing() -> None:
    _, events = heard("S01", "0: land c4")
    assert told(events) == ("Ann landed on c4.",)
    assert told(events, ANN) == ("You landed on c4.",)
    assert strip(events) == "Ann landed on c4."


def test_a_slide_over_the_rim_counts_its_eggs() -> None:
    _, events = heard("S03", "0: explore d6 e")
    assert told(events) == ("Ann slid the Assistant from d6 east over the rim to d2: 3 eggs.",)
    assert told(events, BEN)[0].startswith("Ann slid")
    assert strip(events) == "Ann slid from d6 to d2 (3 eggs)."


def test_a_slide_says_how_many_rival_eggs_went_back() -> None:
    _, events = heard("S07", "0: explore d1 e")
    assert told(events) == ("Ann slid the Assistant from d1 east to d6: 5 eggs, 2 returned.",)


def test_a_storm_pushes_and_the_strip_tells_where_the_penguin_is() -> None:
    _, events = heard("S14", "0: explore d5 e; step c6")
    assert told(events) == ("Ann slid the Assistant from d5 east to d7, the storm pushed it to c6: 3 eggs.",)
    assert strip(events) == "Ann slid from d5 to c6 (3 eggs)."


def test_a_storm_between_two_boards_stands_by_itself() -> None:
    _, events = heard("S14", "0: explore d5 e; step c6")
    later = tuple(event for event in events if not isinstance(event, happened.Explored))
    assert told(later, ANN) == ("The storm pushed your penguin from d7 to c6: 3 eggs.",)


def test_a_storm_without_a_way_out_holds() -> None:
    _, events = heard("S26/no way out", "0: explore d1 e")
    assert told(events) == ("Ann slid the Assistant from d1 east to d4, where the storm held it: 3 eggs.",)


def test_seagull_and_tent_are_told_in_their_order() -> None:
    _, events = heard("S10/tent first", "0: explore d1 e; resolve tent-cw; gull d3")
    assert told(events) == (
        "Ann slid the Assistant from d1 east to d4: 3 eggs.",
        "The Tent turned d3-d4-e3 clockwise.",
        "Ann moved the Seagull from c4 to d3.",
    )


def test_a_way_around_the_nest_and_the_right_to_it() -> None:
    _, events = heard("S24/around", "0: explore c1 e", "1: land a2", "0: explore c3 ccw d4")
    lines = told(events)
    assert lines[:2] == (
        "Ann slid the Assistant from c1 east to c3: 2 eggs.",
        "The penguin on c3 may circle the Nest on d4 next time.",
    )
    assert "Ann slid the Assistant from c3 anticlockwise around the Nest on d4 to d5: 4 eggs, 1 returned." in lines


def test_a_hatching_tells_its_player_which_cards_and_others_where_they_went() -> None:
    _, events = heard("S29", "0: hatch b2; keep 3 bottom; discard 7")
    assert told(events) == (
        "Ann hatched an Assistant on b2 and kept one of two cards, the other is under the deck.",
        "Ann discarded “Set Change”.",
    )
    assert told(events, ANN) == (
        "You hatched an Assistant on b2, kept “Stunt Double” and put “Written Out” under the deck.",
        "You discarded “Set Change”.",
    )


def test_a_card_that_all_let_happen_is_told_with_its_effect_in_one_line() -> None:
    _, events = heard("S16/both pass", "0: land c3; play 7; pick g3", "1: pass", "3: pass")
    assert told(events) == (
        "Ann landed on c3.",
        "Ann played “Set Change”: the Iceberg from g2 to g3. Nobody cut it.",
    )


def test_a_card_in_its_window_is_told_with_its_targets_and_who_may_cut() -> None:
    _, events = heard("S16/both pass", "0: land c3; play 7; pick g3")
    assert told(events)[1:] == ("Ann played “Set Change” on g2 and g3.", "Ben and Dora could cut it.")
    assert told(events, BEN)[2] == "You and Dora could cut it."
    assert strip(events) == "Ann played “Set Change” and landed on c3."


def test_a_cut_card_has_no_effect_and_only_its_own_player_is_you() -> None:
    _, events = heard("S16/both pass", "0: land c3; play 7; pick g3", "1: pass", "3: cancel")
    assert told(events)[-1] == "Dora played “Cut!”: “Set Change” has no effect."
    assert told(events, Seat(3))[-1] == "You played “Cut!”: “Set Change” has no effect."


def test_an_effect_after_the_window_stands_by_itself_and_in_the_strip() -> None:
    _, before = heard("S16/both pass", "0: land c3; play 7; pick g3")
    _, events = heard("S16/both pass", "0: land c3; play 7; pick g3", "1: pass", "3: pass")
    after = events[len(before) :]
    assert told(after) == ("Ann's card: the Iceberg from g2 to g3.",)
    assert strip(after, ANN) == "Your card: the Iceberg from g2 to g3."


def test_a_guess_opens_both_flippers() -> None:
    _, events = heard("S17/the egg", "0: land c3; play 11; pick left", "1: guess left", "0: place d4")
    assert told(events) == (
        "Ann landed on c3.",
        "Ann played “Which Flipper?”: an egg on d4.",
        "Ann holds out both flippers.",
        "Ben opened the left flipper: an egg. The other one held nothing.",
    )
    assert "You hid the penguin, or the only egg, in your left flipper." in told(events, ANN)


def test_both_penguins_that_are_written_out_are_named() -> None:
    _, events = heard("S19", "1: land g4; play 9; pick c1")
    assert told(events)[1] == (
        "Ben played “Written Out”: the Yellow Assistant on g1 is an egg now, "
        "the Blue Assistant on c1 is an egg now."
    )


def test_the_emperor_leaves_an_egg() -> None:
    _, events = heard("S22", "0: emperor d1")
    assert told(events) == ("Ann moved the Emperor from d7 to d1 and left an egg on d7.",)


def test_the_star_draws_in_private() -> None:
    _, events = heard("S32/drawn", "0: explore d2 e; draw")
    assert told(events)[1] == "Ann drew a card for the Star."
    assert told(events, ANN)[1] == "You drew “Avalanche” for the Star."


def test_the_end_is_told_with_its_reason() -> None:
    _, events = heard("S08", "0: explore d1 e")
    assert told(events)[-1] == "All 16 Blue eggs are on the board. Blue wins, Yellow has 1."
    _, events = heard("S33/blocked", "0: land f5")
    assert strip(events) == "Yellow can do nothing any more. Blue wins with 15 eggs to 10."
    over = (happened.GameOver(None, 100, None, "limit", (12, 12)),)
    assert told(over) == ("The turn limit is reached: a draw, 12 eggs each.",)


def test_partners_are_named_together_at_the_start_and_reminded() -> None:
    began = (happened.Began(None, 0, BEN, 4, "team"),)
    assert told(began) == (
        "Blue: Ann and Cleo. Yellow: Ben and Dora. Ben begins. Partners do not tell each other their cards.",
    )
    assert told(began, BEN)[0].startswith("Blue: Ann and Cleo. Yellow: you and Dora. You begin.")


def test_the_set_up_is_told_set_by_set() -> None:
    events: tuple[Event, ...] = (
        happened.SetTaken(BEN, 0, "iceberg-2"),
        happened.PieceSet(BEN, 0, "iceberg", "b3"),
        happened.PieceSet(BEN, 0, "iceberg", "e2"),
        happened.OpeningEggSet(BEN, 0, 0, "d4"),
    )
    assert told(events) == ("Ben took Two Icebergs: b3 and e2.", "Ben put a Blue egg on d4.")


def test_starting_cards_are_told_to_their_seat_and_to_the_partner_who_chooses_next() -> None:
    kept = (happened.Kept(ANN, 0, 1, ("7",), CLEO),)
    assert told(kept, ANN) == ("You kept “Set Change”.",)
    assert told(kept, CLEO) == ("Ann kept “Set Change”.",)
    assert told(kept, BEN) == told(kept) == ("Ann kept 1 card.",)


def test_a_scene_comes_with_its_story() -> None:
    scene = (happened.SceneLaid(BEN, 0, "open-call"),)
    story = face().words.name(Ref("scene", "open-call"), form="story")
    assert told(scene) == (f"The scene is “Open Call”. {story}",)


def test_every_event_is_told_to_every_reader_in_lines_that_fit() -> None:
    full = 0
    for _, reader, moment in tellings():
        lines = told(moment.events, reader)
        full += len(lines) == narration.ROOM
        assert len(lines) <= narration.ROOM
        assert max(map(len, lines), default=0) <= narration.WIDTH
        assert not any("  " in line or "{" in line for line in lines)
    assert full


def test_the_strip_holds_one_short_line() -> None:
    strips = [strip(moment.events, reader) for _, reader, moment in tellings()]
    lengths = sorted(map(len, filter(None, strips)))
    assert lengths[len(lengths) * 9 // 10] <= narration.STRIP
    assert lengths[-1] <= 2 * narration.STRIP


def test_whole_games_are_told_without_a_missing_word() -> None:
    for one in walks():
        events = tuple(event for position in one.positions for event in position.step.events)
        for reader in one.readers:
            assert narration.tell(events, reader, TABLE, face(), room=1000)


def test_every_step_of_a_game_is_told_alone_as_a_log_shows_it() -> None:
    for one in walks()[::4]:
        for position in one.positions:
            for reader in one.readers:
                assert all(told(position.step.events, reader))
