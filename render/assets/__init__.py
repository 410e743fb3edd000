"""Where the bundled drawings, sprites, palettes and typefaces lie."""

from pathlib import Path

FOLDER = Path(__file__).parent
"""The only place of the project's asset files; everything else names them relative to it."""
