from __future__ import annotations

import pytest
from fontTools.ttLib import TTFont
from hypothesis import given
from hypothesis import strategies as st

from render.assets import FOLDER
from render.scene import Face
from render.typeface import FILES, clean, covers, face_for, fit, font, show_name, signed, width, wrap


@pytest.mark.parametrize("face", Face)
def test_the_list_of_glyphs_is_that_of_the_font(face: Face) -> None:
    known = set(TTFont(FOLDER / "fonts" / FILES[face]).getBestCmap())
    assert {code for code in range(0x3000) if covers(face, chr(code))} == {code for code in known if code < 0x3000}


@pytest.mark.parametrize(("name", "shown"), [
    ("Anna", "Anna"),
    ("Zoë Łukasz", "Zoë Łukasz"),
    ("  two   words ", "two words"),
    ("Zoe\u0308", "Zoë"),
    ("cat\N{CAT FACE}lover\N{VARIATION SELECTOR-16}", "catlover"),
    ("ab\u202ecd\u200d\u0007", "abcd"),
    ("Z\u0334\u0321\u035aalgo", "Zalgo"),
    ("\N{CAT FACE}\N{ROCKET}", "Player C"),
    ("李小龍", "Player C"),
    ("שלום", "Player C"),
    ("", "Player C"),
])  # fmt: skip
def test_names_lose_what_cannot_be_drawn(name: str, shown: str) -> None:
    assert show_name(name, 2) == shown


@pytest.mark.parametrize(("name", "face"), [
    ("Anna", Face.TITLE), ("Дмитрий", Face.TEXT), ("Nguyễn", Face.TEXT), ("Ωμέγα", Face.FALLBACK),
])  # fmt: skip
def test_a_name_is_set_in_the_first_face_that_has_all_its_glyphs(name: str, face: Face) -> None:
    assert face_for(name, Face.TITLE) is face
    assert covers(face, name)


def test_a_text_is_made_smaller_before_it_is_cut() -> None:
    assert fit("Anna", Face.TITLE, 36, 200) == ("Anna", Face.TITLE, 36)
    smaller = fit("Clementine", Face.TITLE, 36, 160)
    assert smaller.text == "Clementine"
    assert 28 <= smaller.size < 36
    cut = fit("Wolfeschlegelsteinhausen", Face.TITLE, 36, 160)
    assert cut.size == 28
    assert cut.text.endswith("…")


@given(st.text(max_size=40), st.integers(40, 400))
def test_whatever_people_are_called_it_fits_and_can_be_drawn(name: str, room: int) -> None:
    fitted = fit(show_name(name, 0), Face.TITLE, 36, room)
    assert fitted.text
    assert covers(fitted.face, fitted.text)
    assert width(*fitted) <= room
    font(fitted.face, fitted.size).getmask(fitted.text)


@given(st.text(max_size=40))
def test_cleaning_twice_changes_nothing(name: str) -> None:
    assert clean(clean(name)) == clean(name)


def test_sentences_break_between_words_and_lose_only_what_is_left_over() -> None:
    lines = wrap("Anna begins the turn", Face.TEXT, 32, 240)
    assert [line.text for line in lines] == ["Anna begins", "the turn"]
    short = wrap("one two three four five six", Face.TEXT, 32, 120)
    assert len(short) == 2
    assert short[-1].text.endswith("…")
    assert all(width(*line) <= 120 for line in short)


def test_minus_signs_are_as_wide_as_digits() -> None:
    assert signed(-20) == "\N{MINUS SIGN}20"
    assert signed(20) == "20"
