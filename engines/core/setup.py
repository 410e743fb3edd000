"""What a session is opened with: pack, seats, seed and option values."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

import msgspec

from engines.core.phrase import Phrase


class OptionKind(StrEnum):
    """How an option is asked."""

    CHOICE = "choice"
    NUMBER = "number"
    SEVERAL = "several"
    TEXT = "text"


class Option(msgspec.Struct, frozen=True):
    """One line of a game's option table. Its default is a legal value for every number of seats."""

    id: str
    default: str
    values: tuple[str, ...] = ()
    kind: OptionKind = OptionKind.CHOICE
    topic: str = ""


class Chosen(msgspec.Struct, frozen=True):
    """The value taken for one option."""

    option: str
    value: str


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that decides a deal. `pack` is the content hash of the data pack."""

    game: str
    pack: str
    seats: int
    seed: str
    options: tuple[Chosen, ...] = ()

    def value(self, option: Option) -> str:
        """Return the value of an option, its default if nothing was chosen."""
        return next((chosen.value for chosen in self.options if chosen.option == option.id), option.default)


class SetupRefused(Exception):
    """The game cannot be played like this. Carries the reason for people and the rule topic behind it."""

    def __init__(self, reason: Phrase, topic: str) -> None:
        super().__init__(reason.key)
        self.reason = reason
        self.topic = topic


class UnknownOption(Exception):
    """An option the game does not have, or a value the option does not have."""

    def __init__(self, chosen: Chosen, possible: tuple[str, ...]) -> None:
        super().__init__(f"{chosen.option}={chosen.value}")
        self.chosen = chosen
        self.possible = possible


def check_options(options: Iterable[Option], setup: Setup) -> None:
    """Raise UnknownOption for the first chosen option or value that the table does not list."""
    table = {option.id: option for option in options}
    for chosen in setup.options:
        option = table.get(chosen.option)
        if option is None:
            raise UnknownOption(chosen, tuple(table))
        if option.kind is OptionKind.CHOICE and chosen.value not in option.values:
            raise UnknownOption(chosen, option.values)
