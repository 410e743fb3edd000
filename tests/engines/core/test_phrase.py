import msgspec

from engines.core import Argument, Phrase, Ref, phrase


def test_arguments_keep_the_order_in_which_they_are_given() -> None:
    assert phrase("take", card=Ref("card", "a"), count=2).args == (
        Argument("card", Ref("card", "a")),
        Argument("count", 2),
    )


def test_an_argument_may_be_called_key() -> None:
    assert phrase("open", key="left").args == (Argument("key", "left"),)


def test_a_phrase_inside_a_phrase_comes_back_from_json() -> None:
    said = phrase("swap", inner=phrase("take", card=Ref("card", "a")), count=3, name="x")
    assert msgspec.json.decode(msgspec.json.encode(said), type=Phrase) == said


def test_equal_phrases_are_one_key_of_a_table() -> None:
    assert len({phrase("pass", seat=1), phrase("pass", seat=1), phrase("pass", seat=2)}) == 2
