"""The numbers on the private things of a hand picture."""

from __future__ import annotations

from collections.abc import Mapping

from engines.core import Ref
from engines.zombeasts.view import View


def badges(view: View) -> Mapping[Ref, int]:
    """Number the hand cards in reading order, from 1."""
    return {Ref("card", card): number for number, card in enumerate(view.hand, start=1)}
