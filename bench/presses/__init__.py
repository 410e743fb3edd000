"""Presses per turn, counted by the layout algorithm over recorded computer games."""

from bench.presses.table import TARGETS, table

__all__ = ["TARGETS", "table"]
