"""The small names that every engine shares."""

from typing import NewType

Seat = NewType("Seat", int)
"""A place in a session, numbered from 0."""

DecisionId = NewType("DecisionId", int)
"""The number of one open question; never used twice within a session's timeline."""
