"""How Dogs looks and sounds."""

from engines.core import AnyGame
from render.contract import Presenter
from render.dogs.presenter import DogsPresenter
from render.words.catalogue import ENGLISH

__all__ = ["build"]


def build(game: AnyGame, language: str = ENGLISH) -> Presenter:
    """Return the presenter for an engine instance."""
    return DogsPresenter(game, language)
