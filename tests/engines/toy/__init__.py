"""Highest bid: the smallest game that keeps the whole contract; it proves the laws and appears nowhere else.

Each seat holds a few cards. In a round all seats bid a card at once, face down; then the bids are shown and
the highest wins the round. The winner may draw a card from the deck, by luck, before the next round. There
are as many rounds as cards were dealt to a seat; most rounds won wins.
"""

from tests.engines.toy.game import Toy, build

__all__ = ["Toy", "build"]
