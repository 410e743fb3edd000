"""Where things stand beside the board: positions are data."""

from __future__ import annotations

HEIGHT = 900
STRIP_Y = 830
PANEL_X, PANEL_WIDTH = 838, 350
SIDE_Y = (98, 366)
SIDE_HEIGHT = 256
DECK_Y, DECK_HEIGHT = 634, 184
RADIUS = 20
CLAPPER = (764, 748)
"""Its centre."""

TOP, ROOM = 98, 720
"""The column beside a private board."""
OWN_Y = 562
"""The panel of the own side in that column."""
HAND_Y = 836
HAND_HEIGHT = 1228
"""Where the cards under a private board begin, and how high the picture is with them."""
