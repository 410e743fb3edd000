"""Where something stands in a question, as text: a node with its page, a set of picks."""

from __future__ import annotations

from cogs.ids.template import matched
from cogs.layout.row import Address

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def write_node(address: Address, page: int = 0) -> str:
    """Return the text of a node: child numbers, `r` for the root, the page if it is not the first."""
    numbers = "-".join(str(number) for number in address) or "r"
    return f"{numbers}_{page}" if page else numbers


def read_node(text: str) -> tuple[Address, int]:
    """Parse the text of a node; raise BadId."""
    match = matched(r"(?P<numbers>r|\d+(?:-\d+)*)(?:_(?P<page>\d{1,3}))?", text)
    numbers = match["numbers"]
    address = () if numbers == "r" else tuple(int(number) for number in numbers.split("-"))
    return address, int(match["page"] or 0)


def write_places(places: tuple[int, ...]) -> str:
    """Return a set of places below 100 as one number in base 36: short enough for an id."""
    bits, text = sum(1 << place for place in set(places)), ""
    while bits or not text:
        bits, digit = divmod(bits, len(DIGITS))
        text = DIGITS[digit] + text
    return text


def read_places(text: str) -> tuple[int, ...]:
    """Parse a set of places."""
    bits = int(text, len(DIGITS))
    return tuple(place for place in range(bits.bit_length()) if bits >> place & 1)
