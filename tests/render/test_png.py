"""The files that we write, as another reader of PNG understands them."""

from __future__ import annotations

import random
from io import BytesIO

import pytest
from PIL import Image

from render.png import pack


@pytest.mark.parametrize("size", [(1, 1), (3, 2), (257, 130), (1200, 802)])
@pytest.mark.parametrize("level", [1, 2, 3, 9])
def test_a_reader_finds_the_pixels_and_colours_that_were_packed(size: tuple[int, int], level: int) -> None:
    chance = random.Random(f"{size}")
    flat = Image.frombytes("P", size, chance.randbytes(size[0] * size[1]))
    flat.putpalette(chance.randbytes(768))
    with Image.open(BytesIO(pack(flat, level))) as file:
        file.load()  # it checks the sum of every chunk
        assert (file.format, file.mode, file.size) == ("PNG", "P", size)
        assert file.tobytes() == flat.tobytes()
        assert file.getpalette() == flat.getpalette()


def test_a_damaged_file_is_not_read() -> None:
    whole = bytearray(pack(Image.new("P", (40, 40), 3), 2))
    whole[40] ^= 1
    with pytest.raises((SyntaxError, OSError)), Image.open(BytesIO(bytes(whole))) as file:
        file.load()
