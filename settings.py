"""The settings of the bot, read from the environment and from `.env`. `.env.example` explains each one."""

from __future__ import annotations

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


class BadSettings(Exception):
    """A setting that cannot be used: the variable and what is wrong with it."""

    def __init__(self, variable: str, what: str) -> None:
        super().__init__(f"{variable}: {what}")
        self.variable = variable
        self.what = what


def read_settings() -> Settings:
    """Read the settings; raise BadSettings naming the first variable that does not fit."""
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors()[0]
        variable = str(first["loc"][0]).upper()
        raise BadSettings(variable, f"cannot be used: {first['msg']}") from error
