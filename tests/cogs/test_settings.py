from __future__ import annotations

import re
from pathlib import Path

import pytest

from settings import BadSettings, Settings, read_settings

EXAMPLE = Path(__file__).parents[2] / ".env.example"


@pytest.fixture(autouse=True)
def no_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(Settings.model_config, "env_file", None)
    for field in Settings.model_fields:
        monkeypatch.delenv(field.upper(), raising=False)


def test_the_example_explains_exactly_the_variables_that_are_read() -> None:
    named = re.findall(r"^#?([A-Z_]+)=", EXAMPLE.read_text(), re.MULTILINE)
    assert sorted(named) == sorted(field.upper() for field in Settings.model_fields)


def test_every_variable_of_the_example_has_a_comment_above_it() -> None:
    lines = EXAMPLE.read_text().splitlines()
    for number, line in enumerate(lines):
        if re.match(r"#?[A-Z_]+=", line):
            assert lines[number - 1].startswith("# "), line


@pytest.mark.parametrize(
    ("variable", "value"),
    [("SETTLE_SECONDS", "soon"), ("SETTLE_SECONDS", "-1"), ("LOG_LEVEL", "loud"), ("COMMAND_GUILD", "here")],
)
def test_a_bad_value_names_its_variable(monkeypatch: pytest.MonkeyPatch, variable: str, value: str) -> None:
    monkeypatch.setenv(variable, value)
    with pytest.raises(BadSettings) as refused:
        read_settings()
    assert refused.value.variable == variable


def test_an_empty_variable_counts_as_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMMAND_GUILD", "")
    assert read_settings().command_guild is None


def test_the_token_is_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very.secret.token")
    assert "very.secret.token" not in repr(read_settings())
