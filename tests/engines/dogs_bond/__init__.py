"""Tests of Dogs Bond: scenarios, rulings, invariants, questions, the computer player."""
