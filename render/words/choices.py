"""Options of a game in words: for lobbies, option menus and rule cards."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core import AnyGame, Chosen, Option, SetupRefused, UnknownOption
from render.words.catalogue import Words

OTHER = "other"
"""The form of an option whose values cannot all be listed: it is given the value itself."""


def area(game_id: str) -> str:
    """Return the area of the catalogue that belongs to a game: words are joined by hyphens there."""
    return game_id.replace("_", "-")


def option_title(words: Words, game_id: str, option_id: str) -> str:
    """Return what an option is called: "Quarters"."""
    return words.text(f"{area(game_id)}-option-{option_id}")


def option_about(words: Words, game_id: str, option_id: str) -> str:
    """Return in one sentence what an option decides."""
    return words.text(f"{area(game_id)}-option-{option_id}.text")


def option_value(words: Words, game_id: str, option_id: str, value: str) -> str:
    """Return what a value is called: "on". Numbers and free texts are named by the form `other`."""
    if "," in value:
        return words.joined([option_value(words, game_id, option_id, each) for each in value.split(",")])
    key = f"{area(game_id)}-option-{option_id}"
    named = f"{key}.v-{value}"
    return words.text(named) if words.has(named) else words.text(f"{key}.v-{OTHER}", value=value)


def option_note(words: Words, game_id: str, option_id: str, value: str) -> str:
    """Return in one sentence what a value brings."""
    return words.text(f"{area(game_id)}-option-{option_id}.n-{value}")


def options_line(words: Words, game: AnyGame, chosen: tuple[Chosen, ...]) -> str:
    """Return all options of a session: "quarters on · master off"."""
    return settings_line(words, game.about.id, game.about.options, chosen)


def settings_line(words: Words, game_id: str, options: Iterable[Option], chosen: tuple[Chosen, ...]) -> str:
    """Return the values of some options in one line, defaults where nothing was chosen."""
    return words.lined([_setting(words, game_id, option, chosen) for option in options])


def setup_refusal(words: Words, error: SetupRefused | UnknownOption) -> str:
    """Return why a game cannot be set up like this, in one sentence."""
    if isinstance(error, SetupRefused):
        return words.say(error.reason)
    possible = words.joined(error.possible)
    return words.text("core-option-unknown", option=error.chosen.option, possible=possible)


def _setting(words: Words, game_id: str, option: Option, chosen: tuple[Chosen, ...]) -> str:
    value = next((each.value for each in chosen if each.option == option.id), option.default)
    name = option_title(words, game_id, option.id).lower()
    return words.text("core-setting", name=name, value=option_value(words, game_id, option.id, value))
