from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs import ids, limits

TEMPLATES = [kind.TEMPLATE for kind in ids.KINDS]
words = st.text("abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=10)
sessions = st.text("0123456789abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=12)
numbers = st.integers(0, 999_999)
nodes = st.lists(st.integers(0, 399), max_size=4).map(tuple)
indices = st.one_of(st.none(), st.integers(0, 9_999))


@st.composite
def presses(draw: st.DrawFn) -> ids.PressId:
    index = draw(indices)
    return ids.PressId(
        draw(sessions), draw(numbers), draw(numbers), draw(st.sampled_from(ids.Verb)), draw(st.integers(0, 35)),
        draw(st.integers(0, 99)), draw(nodes), draw(st.integers(0, 99)), index,
        "" if index is None else draw(st.text("0123456789abcdef", min_size=4, max_size=4)),
        draw(st.booleans()), tuple(sorted(draw(st.sets(st.integers(0, 99))))),
    )  # fmt: skip


all_ids = st.one_of(
    presses(),
    st.builds(ids.BoardId, sessions, words),
    st.builds(ids.LobbyId, sessions, words, st.text("abcz019_.-", max_size=60)),
    st.builds(ids.RuleId, st.sampled_from(["dogs", "dogs_bond"]), words, st.sampled_from(["see", "share"])),
    st.builds(ids.PageId, st.integers(0, 999), sessions),
    st.builds(ids.SettingId, words),
    st.builds(ids.GuildId, words),
    st.builds(ids.PrivacyId, words),
    st.builds(ids.ReplayId, sessions, numbers, words, st.sampled_from("ba019")),
    st.builds(ids.NoticeId, sessions, words),
    st.builds(ids.NoticeId, sessions, words, st.integers(0, 8), numbers),
    st.builds(ids.RequestId, sessions, numbers, st.sampled_from(["yes", "no"])),
    st.builds(ids.WishId, sessions, words, st.text("abc019_-", max_size=32)),
)


@given(all_ids)
def test_what_is_written_is_read_back_and_fits(id_: ids.Id) -> None:
    assert len(str(id_)) <= limits.CUSTOM_ID
    assert type(id_).read(str(id_)) == id_


@given(all_ids)
def test_exactly_one_template_takes_an_id(id_: ids.Id) -> None:
    assert sum(re.fullmatch(template, str(id_)) is not None for template in TEMPLATES) == 1


@given(presses(), st.integers(0, 9_999))
def test_a_menu_value_carries_the_offer(id_: ids.PressId, index: int) -> None:
    chosen = ids.read_value(id_, ids.write_leaf(index, ids.check_of("pass")))
    verb = ids.Verb.GO_OPEN if id_.verb is ids.Verb.PICK_OPEN else ids.Verb.GO
    assert (chosen.verb, chosen.index, chosen.check) == (verb, index, ids.check_of("pass"))


@given(presses(), nodes, st.integers(0, 99))
def test_a_menu_value_carries_the_node(id_: ids.PressId, address: tuple[int, ...], page: int) -> None:
    chosen = ids.read_value(id_, ids.write_level(address, page))
    assert (chosen.verb, chosen.address, chosen.page) == (ids.Verb.IN, address, page)


@given(st.integers(0, 9_999), st.integers(0, 99))
def test_a_pick_of_a_form_is_written_and_read_back(index: int, copy: int) -> None:
    pick = ids.PickValue(index, ids.check_of("swap food gas"), copy)
    assert ids.PickValue.read(str(pick)) == pick


def test_the_pick_of_the_design_reads() -> None:
    assert ids.PickValue.read("m.17.09ab.1") == ids.PickValue(17, "09ab", 1)


def test_an_offer_is_no_pick_of_a_form() -> None:
    with pytest.raises(ids.BadId):
        ids.PickValue.read(ids.write_leaf(3, "09ab"))


@pytest.mark.parametrize("text", ["", "p1:k3f9", "p1:K3F9:1:1:go0.0.r", "p1:k3f9:1:1:zz0.0.r", "x1:k3f9:act"])
def test_a_foreign_text_is_no_press(text: str) -> None:
    with pytest.raises(ids.BadId):
        ids.PressId.read(text)


@pytest.mark.parametrize("text", ["-", "1-", "_3", "1__2"])
def test_a_broken_node_is_refused(text: str) -> None:
    with pytest.raises(ids.BadId):
        ids.read_node(text)


def test_the_example_of_the_design_reads() -> None:
    assert ids.PressId.read("p1:k3f9:214:381:pk4.1.r") == ids.PressId("k3f9", 214, 381, ids.Verb.PICK, 4, 1)
