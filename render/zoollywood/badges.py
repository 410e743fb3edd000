"""The numbers of the private picture: those of the slides."""

from __future__ import annotations

from collections.abc import Mapping

from engines.core import Ref
from engines.zoollywood.view import View
from render.zoollywood.props import Props
from render.zoollywood.slides import numbered


def badges(view: View, props: Props) -> Mapping[Ref, int]:
    """Number the slides of the seat in the order of the legal list; cards and spaces bear their own names."""
    return {Ref("slide", key): number for key, number in numbered(view, props).items()}
