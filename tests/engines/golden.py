"""The golden record of a game: a session of long ago that has to come out the same for ever.

`<game>.record` is the session, `<game>.json` what it came to. `docs/tools.md` tells how they are written, and a
new one is due only when `rules_version` grows.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from engines.core import Record, read_record
from tools.positions import Verdict

FOLDER = Path(__file__).parent / "golden"


def golden_record(name: str) -> Record:
    """Return the golden record of a game; FileNotFoundError if it has none."""
    return read_record((FOLDER / f"{name}.record").read_text(encoding="utf-8"))


def golden_verdict(name: str) -> Verdict:
    """Return what the golden record came to; FileNotFoundError if nobody wrote it down."""
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=Verdict)
