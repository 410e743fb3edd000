"""From events to a story: paragraphs, folds, room, cuts, and the examples of the design for Zombeasts."""

from __future__ import annotations

from typing import Any, ClassVar, cast

import msgspec

from engines.core import Event, Seat, Weight
from engines.zombeasts import events as happened
from render.contract import Line, Person, Presenter, Table
from render.narration import cut, last, paragraphs, runs, tell
from render.words import core_words
from tests.render.words_table import ANN, BEN, CLEO, TABLE, face


class Rang(msgspec.Struct, frozen=True):
    """A happening of no game: somebody rang a bell; `heard` says who may know."""

    actor: Seat | None
    stretch: int
    bell: str
    heavy: int = Weight.LINE
    heard: tuple[int, ...] | None = None
    fold: ClassVar[str] = "ring"

    @property
    def weight(self) -> Weight:
        return Weight(self.heavy)

    def seen_by(self, seat: Seat | None) -> Rang | None:
        return self if self.heard is None or seat in self.heard else None

    def may_show(self, seat: Seat | None) -> bool:
        return False


class Bells:
    """A presenter that tells every ring in a line of its own."""

    words = core_words()

    def sentences(self, group: tuple[Rang, ...], reader: Seat | None, table: Table) -> tuple[Line, ...]:
        return tuple(Line(f"{event.actor} rang {event.bell}", event.weight) for event in group)

    def brief(self, group: tuple[Rang, ...], reader: Seat | None, table: Table) -> str:
        return f"{group[0].actor} rang {len(group)}"


def rings(*events: Rang, room: int = 6, reader: Seat | None = None) -> tuple[str, ...]:
    return tell(cast("tuple[Event, ...]", events), reader, TABLE, cast("Presenter", Bells()), room)


def test_a_paragraph_is_what_one_actor_did_in_one_stretch() -> None:
    events = [Rang(ANN, 1, "a"), Rang(BEN, 1, "b"), Rang(ANN, 1, "c"), Rang(ANN, 2, "d")]
    groups = paragraphs(cast("list[Event]", events), None)
    assert [[cast("Any", event).bell for event in group] for group in groups] == [["a", "c"], ["b"], ["d"]]


def test_neighbours_of_one_fold_key_make_one_run() -> None:
    drawn = (happened.DrewPile(BEN, 3, 1), happened.DrewStock(BEN, 3, "red-dog-1l"))
    other = (happened.BonusTaken(BEN, 3, "red-rat-1r", 4), happened.BonusTaken(BEN, 3, "red-dog-1r", 4))
    assert [len(run) for run in runs((*drawn, *other))] == [2, 1, 1]


def test_a_reader_is_told_only_what_he_may_see() -> None:
    assert rings(Rang(ANN, 1, "a"), Rang(BEN, 1, "b", heard=(1,))) == ("0 rang a",)
    assert rings(Rang(ANN, 1, "a"), Rang(BEN, 1, "b", heard=(1,)), reader=BEN) == ("0 rang a", "1 rang b")


def test_silent_events_are_not_told() -> None:
    assert rings(Rang(ANN, 1, "a", Weight.SILENT)) == ()


def test_details_are_the_first_to_go_and_the_oldest_of_them_first() -> None:
    events = [
        Rang(ANN, 1, "a", Weight.DETAIL),
        Rang(ANN, 1, "b"),
        Rang(BEN, 2, "c", Weight.DETAIL),
        Rang(BEN, 2, "d"),
    ]
    assert rings(*events, room=3) == ("0 rang b", "1 rang c", "1 rang d")


def test_then_the_oldest_paragraphs_shrink_to_a_line() -> None:
    events = [Rang(ANN, 1, "a"), Rang(ANN, 1, "b"), Rang(BEN, 2, "c"), Rang(BEN, 2, "d")]
    assert rings(*events, room=3) == ("0 rang 2", "1 rang c", "1 rang d")


def test_last_of_all_the_oldest_lines_are_counted_and_left_to_the_log() -> None:
    events = [Rang(Seat(turn % 2), turn, str(turn)) for turn in range(9)]
    assert rings(*events, room=4) == ("… 6 earlier steps: /log", "0 rang 6", "1 rang 7", "0 rang 8")


def test_nothing_is_told_of_nothing() -> None:
    assert rings() == ()
    assert last((), None, TABLE, face()) == ""


def test_a_line_is_cut_at_160_signs_and_never_inside_a_name() -> None:
    line = "word " * 30 + "Anna Maria of the Long Night rang the bell and went home"
    short = cut(line, ("Anna Maria of the Long Night",))
    assert len(short) <= 160
    assert short == ("word " * 30).strip() + "…"
    assert cut("short", ()) == "short"


def test_a_list_is_cut_after_one_of_its_parts_so_that_no_card_loses_its_number() -> None:
    cards = ", ".join(f"the orange rabbit {number}" for number in range(20))
    short = cut(f"Ben discarded {cards}.", ())
    assert len(short) <= 160
    assert short.endswith("the orange rabbit 5…")


def test_a_line_without_a_blank_is_cut_where_it_must_be() -> None:
    assert cut("x" * 200, ()) == "x" * 159 + "…"


def _turn_of_ben() -> tuple[Event, ...]:
    """The turn in the board sample: a pair, a completed moon, three draws from three sources."""
    full = ("green-dog-4l", "green-cat-4l", "green-rat-1l", "green-rat-3l")
    return (
        happened.Laid(BEN, 12, "blue-cat-1l", "blue", begun=False, pair=True),
        happened.Laid(BEN, 12, "green-rat-3l", "green", begun=False, pair=False),
        happened.FullMoon(BEN, 12, "green", full, 12),
        happened.DrewHand(BEN, 12, ANN, "red-cat-4l"),
        happened.DrewStock(BEN, 12, "red-dog-1l"),
        happened.DrewPile(BEN, 12, 1, ("blue-rat-4l",)),
    )


def test_a_turn_is_told_to_everybody_as_the_board_shows_it() -> None:
    assert tell(_turn_of_ben(), None, TABLE, face()) == (
        "Ben laid the blue cat 1 beside another cat: attack!",
        "Then the green rat 3 completed the green moon (+12).",
        "Ben drew 3: one from Ann, the red dog 1 from the stock, one from the pile.",
    )


def test_the_same_turn_is_told_to_its_player_with_the_cards_drawn() -> None:
    assert tell(_turn_of_ben(), BEN, TABLE, face()) == (
        "You laid the blue cat 1 beside another cat: attack!",
        "Then the green rat 3 completed the green moon (+12).",
        "You drew 3: the red cat 4 from Ann, the red dog 1 from the stock, the blue rat 4 from the pile.",
    )


def test_the_robbed_seat_learns_which_card_was_taken() -> None:
    told = tell(_turn_of_ben(), ANN, TABLE, face())
    assert told[-1] == "Ben drew 3: your red cat 4, the red dog 1 from the stock, one from the pile."


def test_the_strip_tells_the_weightiest_of_the_newest_turn() -> None:
    assert (
        last(_turn_of_ben(), None, TABLE, face()) == "Ben completed the green moon (+12), laid 2 cards and drew 3."
    )
    begun = happened.Laid(CLEO, 13, "red-rat-1r", "red", begun=True, pair=False)
    assert last((*_turn_of_ben(), begun), None, TABLE, face()) == "Cleo laid the red rat 1."


def test_a_swap_is_told_to_both_sides() -> None:
    swap = (
        happened.JokerShown(BEN, 4, "joker-cat-l"),
        happened.Swapped(BEN, 4, "joker-cat-l", "blue-dog-4r", ANN, "blue", "white"),
        happened.Laid(BEN, 4, "blue-dog-4r", "blue", begun=True, pair=False, source="swap"),
    )
    assert tell(swap, None, TABLE, face()) == (
        "Ben swapped the cat joker for Ann's blue dog 4.",
        "Then the blue dog 4 began a blue moon.",
    )
    assert (
        tell(swap, ANN, TABLE, face())[0]
        == "Ben swapped the cat joker for your blue dog 4. Your blue moon is white now."
    )
    assert tell(swap, BEN, TABLE, face())[0] == "You swapped the cat joker for Ann's blue dog 4."


def test_a_penalty_is_told_with_its_points() -> None:
    stuck = (
        happened.Stuck(CLEO, 9, ("red-dog-4r", "red-cat-4l", "green-rat-1l"), 6),
        happened.Refilled(CLEO, 9, 3, ("blue-cat-1l", "blue-cat-1r", "joker-a-l"), "stuck"),
    )
    assert tell(stuck, None, TABLE, face()) == (
        "Cleo was stuck: 3 cards went to the minus pile (-6).",
        "Cleo drew 3 new cards from the pile.",
    )
    assert tell(stuck, CLEO, TABLE, face())[1] == (
        "You drew 3 new cards from the pile: the blue cat 1, the blue cat 1 and the joker without animal."
    )


def test_a_single_card_is_told_as_one() -> None:
    stuck = (
        happened.Stuck(CLEO, 9, ("red-dog-4r",), 3),
        happened.Refilled(CLEO, 9, 1, ("blue-cat-1l",), "stuck"),
    )
    assert tell(stuck, None, TABLE, face()) == (
        "Cleo was stuck: 1 card went to the minus pile (-3).",
        "Cleo drew 1 new card from the pile.",
    )
    assert last(stuck[:1], None, TABLE, face()) == "Cleo lost 1 card (-3)."


def test_a_toy_is_the_lead_of_what_it_brought() -> None:
    events = (
        happened.Laid(ANN, 5, "red-rabbit-3l", "red", begun=True, pair=False),
        happened.CarrotLifted(ANN, 5, "green-dog-4l", "green", "red-rabbit-3l"),
        happened.Laid(ANN, 5, "green-cat-3r", "green", begun=False, pair=False, source="carrot"),
        happened.MouseUsed(ANN, 5, "red-cat-4l", "green-cat-3r"),
        happened.Laid(ANN, 5, "red-cat-4l", "red", begun=False, pair=False, source="mouse"),
        happened.BoneUsed(ANN, 5, "red-dog-3r"),
        happened.Laid(ANN, 5, "red-rat-1r", "red", begun=False, pair=True, turned=True),
    )
    assert tell(events, None, TABLE, face()) == (
        "Ann began a red moon with the red rabbit 3.",
        "With the carrot, the green cat 3 took the place of the green dog 4.",
        "With the mouse, the red cat 4 joined the red moon.",
        "With the bone, the red rat 1 joined the white moon beside another rat, which turned red: attack!",
    )


def test_an_empty_hand_is_told_with_its_cause() -> None:
    assert tell((happened.Refilled(ANN, 5, 3, (), "robbed"),), BEN, TABLE, face()) == (
        "Ann's hand was empty, so 3 came from the pile.",
    )


def test_discards_are_told_in_one_line() -> None:
    gone = (happened.Discarded(ANN, 5, "red-cat-4l"), happened.Discarded(ANN, 5, "blue-rat-4l"))
    assert tell(gone, None, TABLE, face()) == ("Ann discarded the red cat 4 and the blue rat 4.",)
    assert tell(gone, ANN, TABLE, face()) == ("You discarded the red cat 4 and the blue rat 4.",)


def test_the_last_round_is_announced() -> None:
    assert tell((happened.LastRound(None, 40, 2),), ANN, TABLE, face()) == (
        "The pile is empty: 2 last turns are left.",
    )


def test_names_with_blanks_stay_whole_in_a_cut_line() -> None:
    name = "The Very Long Name of Somebody"
    people = Table("k3f9", (Person(name), Person("Ben"), Person("Cleo"), Person("Dora")))
    cards = tuple(happened.Discarded(BEN, 5, card) for card in ("joker-a-l", "joker-b-l", "joker-c-l", "joker-d-r"))
    drawn: tuple[Event, ...] = (*cards, happened.DrewHand(BEN, 5, ANN, None))
    for line in tell(drawn, None, people, face()):
        assert len(line) <= 160
        assert name in line or "Very" not in line
