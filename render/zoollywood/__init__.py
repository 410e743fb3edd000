"""How Zoollywood looks and sounds."""

from engines.core import AnyGame
from render.contract import Presenter
from render.words.catalogue import ENGLISH
from render.zoollywood.presenter import ZoollywoodPresenter

__all__ = ["build"]


def build(game: AnyGame, language: str = ENGLISH) -> Presenter:
    """Return the presenter for an engine instance."""
    return ZoollywoodPresenter(game, language)
