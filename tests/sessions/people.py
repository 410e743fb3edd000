"""Four players and a place."""

from __future__ import annotations

from sessions.values import Place, Player

A, B, C, D = (Player(number, name) for number, name in ((11, "A"), (12, "B"), (13, "C"), (14, "D")))
HERE = Place(1, 100)
