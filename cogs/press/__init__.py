"""Buttons and menus that live for ever: everything they need stands in their custom id."""

from cogs.press.item import PRESS_ITEMS

__all__ = ["PRESS_ITEMS"]
