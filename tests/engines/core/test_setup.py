import pytest

from engines.core import Chosen, Option, OptionKind, Setup, UnknownOption, check_options

QUARTERS = Option("quarters", "on", ("on", "off"))
ROUNDS = Option("rounds", "3", (), OptionKind.NUMBER)


def setup(*chosen: tuple[str, str]) -> Setup:
    return Setup("toy", "", 2, "s", tuple(Chosen(*pair) for pair in chosen))


def test_what_was_chosen_counts() -> None:
    assert setup(("quarters", "off")).value(QUARTERS) == "off"


def test_the_default_counts_where_nothing_was_chosen() -> None:
    assert setup(("rounds", "5")).value(QUARTERS) == "on"


def test_listed_values_and_free_numbers_are_admitted() -> None:
    check_options((QUARTERS, ROUNDS), setup(("quarters", "off"), ("rounds", "77")))


def test_an_unknown_option_is_refused_with_the_options_there_are() -> None:
    with pytest.raises(UnknownOption) as caught:
        check_options((QUARTERS, ROUNDS), setup(("quarter", "on")))
    assert caught.value.chosen == Chosen("quarter", "on")
    assert caught.value.possible == ("quarters", "rounds")


def test_an_unknown_value_is_refused_with_the_values_there_are() -> None:
    with pytest.raises(UnknownOption) as caught:
        check_options((QUARTERS, ROUNDS), setup(("quarters", "yes")))
    assert caught.value.chosen == Chosen("quarters", "yes")
    assert caught.value.possible == ("on", "off")
