"""A picture of few colours as a PNG file.

Pillow writes the same file, but keeps the interpreter to itself while it packs; here other threads go on meanwhile,
and zlib-ng packs in half the time of zlib.
"""

from __future__ import annotations

import struct
import zlib

from PIL import Image
from zlib_ng import zlib_ng

SIGNATURE = b"\x89PNG\r\n\x1a\n"
DEPTH, INDEXED = 8, 3
"""Bits of a pixel; pixels are numbers of palette entries."""


def pack(flat: Image.Image, level: int) -> bytes:
    """Return an opaque picture of mode P as a PNG file, packed as hard as `level` (1 to 9) says."""
    header = struct.pack(">IIBBBBB", flat.width, flat.height, DEPTH, INDEXED, 0, 0, 0)
    palette = bytes(flat.getpalette() or ())
    pixels = zlib_ng.compress(_rows(flat), level)
    chunks = _chunk(b"IHDR", header), _chunk(b"PLTE", palette), _chunk(b"IDAT", pixels), _chunk(b"IEND", b"")
    return SIGNATURE + b"".join(chunks)


def _rows(flat: Image.Image) -> bytes:
    """Return the rows of a picture, each after the number of its filter: 0, for none."""
    wide = Image.new("P", (flat.width + 1, flat.height))
    wide.paste(flat, (1, 0))
    return wide.tobytes()


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
