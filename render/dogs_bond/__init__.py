"""How Dogs Bond looks and sounds."""

from engines.core import AnyGame
from render.contract import Presenter
from render.dogs_bond.presenter import DogsBondPresenter
from render.words.catalogue import ENGLISH

__all__ = ["build"]


def build(game: AnyGame, language: str = ENGLISH) -> Presenter:
    """Return the presenter for an engine instance."""
    return DogsBondPresenter(game, language)
