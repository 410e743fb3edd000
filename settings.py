"""What the bot is told: settings from the environment and from `.env`, and the words of the command line.

`.env.example` explains each setting.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

ROOT = Path(__file__).parent


class Settings(BaseSettings):
    """One field per variable; the variable's name is the field's in capitals."""

    model_config = SettingsConfigDict(env_file=ROOT / ".env", env_ignore_empty=True, extra="ignore")

    discord_token: SecretStr = SecretStr("")
    database_url: str = f"sqlite+aiosqlite:///{ROOT / 'var' / 'games.db'}"
    packs_dir: Path | None = None
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    settle_seconds: float = Field(default=4, ge=0, le=60)
    drawing_threads: int = Field(default=2, ge=1, le=16)
    command_guild: int | None = None
    playground_port: int = Field(default=8765, ge=1024, le=65535)

    def in_folder(self, folder: Path) -> Settings:
        """Return the same settings with the database in a folder."""
        return self.model_copy(update={"database_url": f"sqlite+aiosqlite:///{folder / 'games.db'}"})


class BadSettings(Exception):
    """A setting that cannot be used: the variable and what is wrong with it."""

    def __init__(self, variable: str, what: str) -> None:
        super().__init__(f"{variable} {what}.")
        self.variable = variable
        self.what = what


class Asked(argparse.Namespace):
    """What was asked for on the command line."""

    doctor: bool
    check: bool
    backup: Path | None
    online: bool
    keep: Path | None
    channel: int | None = None
    player: int | None = None


def read_asked(arguments: Sequence[str] | None = None) -> Asked:
    """Read the command line; a wrong one is explained, and ends the program with code 2."""
    parser = argparse.ArgumentParser(prog="bot.py", description="Play board games with a community.")
    parser.set_defaults(doctor=False, check=False, backup=None)
    parser.add_argument("--online", action="store_true", help="insist on Discord: stop if there is no token")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="without a token: keep what is played")
    asks = parser.add_subparsers()
    backup = asks.add_parser("backup", help="copy the database, while the bot runs or not")
    backup.add_argument("backup", type=Path, metavar="FILE", help="where to; it must not exist yet")
    check = asks.add_parser("check", help="play every open session again from its record")
    check.set_defaults(check=True)
    doctor = asks.add_parser("doctor", help="check token, rights and uploads")
    doctor.set_defaults(doctor=True)
    doctor.add_argument("--channel", type=int, metavar="ID", help="a channel or thread in which to try everything")
    doctor.add_argument("--player", type=int, metavar="ID", help="an account to which to write a message")
    return parser.parse_args(arguments, namespace=Asked())


def read_settings() -> Settings:
    """Read the settings; raise BadSettings naming the first variable that does not fit."""
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors()[0]
        variable = str(first["loc"][0]).upper()
        raise BadSettings(variable, f"cannot be used: {first['msg']}") from error
