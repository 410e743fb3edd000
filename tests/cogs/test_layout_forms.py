"""Forms in the layout: their rows, what stands below them, and the foot (the figures of the design's 4.7)."""

from __future__ import annotations

from hypothesis import given, settings
from msgspec.structs import replace

from cogs.layout import (
    Button,
    Entry,
    Finish,
    Form,
    Leaf,
    Menu,
    OneByOne,
    Pick,
    Sheet,
    Submit,
    Together,
    Toggle,
    Tone,
    lay_out,
    parts,
)
from tests.cogs.layout_cases import (
    CAPTIONS,
    entry,
    field,
    form,
    listed,
    random_forms,
    reachable,
    sizes,
    targets,
    within_limits,
)


def lay(entries: tuple[Entry, ...], shown: Form) -> Sheet:
    return lay_out(entries, CAPTIONS, form=shown)


def foot(sheet: Sheet) -> list[str]:
    return [button.label for button in sheet.foot]


@settings(max_examples=25, deadline=None)
@given(random_forms())
def test_any_list_with_a_form_fits_and_every_offer_can_be_reached(both: tuple[tuple[Entry, ...], Form]) -> None:
    entries, shown = both
    within_limits(lay(entries, shown))
    assert reachable(entries, shown) == {one.index for one in entries}
    assert lay(entries, shown) == lay(entries, shown)


@settings(max_examples=30, deadline=None)
@given(random_forms())
def test_a_form_shows_all_its_choices_or_none(both: tuple[tuple[Entry, ...], Form]) -> None:
    entries, shown = both
    picked = [target for target in targets(lay(entries, shown)) if isinstance(target, Pick)]
    assert picked in ([], [item.target for item in shown.items])


@settings(max_examples=15, deadline=None)
@given(random_forms())
def test_every_node_under_a_form_fits(both: tuple[tuple[Entry, ...], Form]) -> None:
    for kid in range(3):
        for page in range(2):
            within_limits(lay_out(both[0], CAPTIONS, (kid,), page, form=both[1]))


def test_zombeasts_extra_with_24_cards_and_a_drawing_plan_is_four_rows() -> None:
    paths = [(f"card:{card}", f"place:{place}") for card in range(24) for place in range(3)]
    mouse = [("toy:mouse", f"mouse-card:{card}") for card in range(15)]
    carrot = [("bite:carrot", f"carrot-card:{card}") for card in range(15)]
    plan = form(field(0, 6, 0, 4))
    assert sizes(lay(listed([*paths, *mouse, *carrot]), plan)) == [6, 24, 15, 15]


def test_discarding_from_24_cards_is_one_menu_of_exactly_the_surplus() -> None:
    (row,) = lay(listed([(f"card:{n}",) for n in range(24)]), form(field(0, 24, 19, 19), covers=range(24))).body
    assert isinstance(row, Menu)
    assert (len(row.options), row.least, row.most, row.multi) == (24, 19, 19, True)


def test_discarding_from_30_cards_keeps_the_picks_of_two_menus_until_they_are_enough() -> None:
    hand = listed([(f"card:{n}",) for n in range(30)])
    discards = field(0, 30, 25, 25)
    sheet = lay(hand, form(discards, covers=range(30), picks=tuple(range(24))))
    assert sizes(sheet) == [25, 5]
    assert [(row.least, row.most) for row in sheet.body if isinstance(row, Menu)] == [(0, 25), (0, 5)]
    assert not any(isinstance(button.target, Submit) for button in sheet.foot)
    enough = lay(hand, form(discards, covers=range(30), picks=tuple(range(25))))
    assert enough.foot[0] == Button("Choose these 25", Submit(tuple(range(25))), Tone.USUAL)


def test_the_menus_of_fields_that_go_together_have_a_row_each() -> None:
    assert list(parts((3, 30))) == [(0, 0, range(3)), (1, 0, range(3, 28)), (1, 1, range(28, 33))]
    sheet = lay((), form(field(0, 3), field(1, 4)))
    assert sizes(sheet) == [3, 4]


def test_an_optional_field_still_wants_one_pick_in_its_menu() -> None:
    """Requirement of the platform: a menu without a minimum cannot be emptied on a phone."""
    (row,) = lay(listed([("draw:pile",)]), form(field(0, 3, 0, 2), covers=(0,), empty="All from the pile")).body
    assert isinstance(row, Menu)
    assert (row.least, row.most) == (1, 2)


def test_one_pick_of_short_choices_is_a_row_of_buttons() -> None:
    (row,) = lay((), form(field(0, 4, 1, 1, note="", word="guess"))).body
    assert row == tuple(Button(f"guess {n}", Pick(0, n, f"{n:04x}")) for n in range(4))
    assert isinstance(lay((), form(field(0, 4, 1, 1, note="pair"))).body[0], Menu)
    assert isinstance(lay((), form(field(0, 6, 1, 1, note=""))).body[0], Menu)


def test_the_foot_of_a_form_is_cut_at_five_in_the_order_of_the_design() -> None:
    offers = (entry(0, "draw:pile"), *(entry(1 + n, f"exit:e{n}", way_out=True) for n in range(3)))
    drawing = form(field(0, 3, 0, 2), covers=(0,), empty="All from the pile")
    switch = replace(CAPTIONS, coda="and end my turn: off")
    assert foot(lay_out(offers, switch, form=drawing)) == ["All from the pile", "e0", "e1", "e2", "One by one"]
    sheet = lay_out(offers[:2], switch, form=drawing)
    assert foot(sheet) == ["All from the pile", "e0", "One by one", "and end my turn: off", "Type it"]
    assert sheet.foot[0].target == Submit()


def test_one_by_one_shows_the_plain_offers_and_the_way_back() -> None:
    offers = listed([("draw:pile",), ("draw:stock",), ("draw:hand",)])
    drawing = form(field(0, 2, 0, 2), covers=(0, 1, 2))
    assert OneByOne() in targets(lay(offers, drawing))
    aside = lay(offers, replace(drawing, plain=True))
    assert {target.index for target in targets(aside) if isinstance(target, Leaf)} == {0, 1, 2}
    assert foot(aside) == ["Back", "Type it", "Rules"]
    assert aside.foot[0].target == Together()


def test_a_question_with_two_answers_keeps_its_buttons_when_the_form_is_put_aside() -> None:
    aside = lay_out((entry(0, "draw:pile"), entry(1, "draw:stock")), CAPTIONS, form=replace(
        form(field(0, 2, 1, 1), covers=(0, 1)), plain=True
    ))  # fmt: skip
    assert foot(aside) == ["pile", "stock", "Back", "Type it", "Rules"]


def test_a_form_without_room_for_the_other_offers_is_left_out() -> None:
    others = listed([("card:a",), ("card:b",)])
    assert sizes(lay(others, form(*(field(n, 2) for n in range(3))))) == [2, 2, 2, 2]
    assert sizes(lay(others, form(*(field(n, 2) for n in range(4))))) == [2]


def test_closing_steps_are_a_switch_in_the_foot() -> None:
    sheet = lay_out(listed([("card:a",), ("card:b",)]), replace(CAPTIONS, coda="and end my turn: on"))
    assert Button("and end my turn: on", Toggle()) in sheet.foot


def test_closing_steps_of_one_way_out_are_a_button_before_it() -> None:
    tidy = replace(entry(0, "tidy:Tidy", tone=Tone.USUAL, way_out=True), finish="Tidy and done")
    done = entry(1, "done:Done as it is", way_out=True)
    sheet = lay_out((*listed([("place:a",), ("place:b",)]), done, tidy), CAPTIONS)
    assert sheet.foot[:3] == (
        Button("Tidy and done", Finish(0, "0000"), Tone.USUAL),
        Button("Tidy", Leaf(0, "0000")),
        Button("Done as it is", Leaf(1, "0001")),
    )
