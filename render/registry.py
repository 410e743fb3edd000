"""From an engine instance to the presenter of its game. A new game needs no line here."""

from __future__ import annotations

from importlib import import_module

from engines.core import AnyGame
from render.contract import Presenter
from render.words.catalogue import ENGLISH

_PRESENTERS: dict[tuple[str, str, str], Presenter] = {}


def presenter(game: AnyGame, language: str = ENGLISH) -> Presenter:
    """Return the presenter of a game, made by `render.<game>.build`, one per data pack and language."""
    key = (game.about.id, game.pack.hash, language)
    if key not in _PRESENTERS:
        _PRESENTERS[key] = import_module(f"render.{game.about.id}").build(game, language)
    return _PRESENTERS[key]
