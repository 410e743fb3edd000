"""One measured line: our figure beside that of a peer doing comparable work in the same run."""

from __future__ import annotations

import msgspec


class Line(msgspec.Struct, frozen=True):
    """A figure of ours and the peer's, in the same unit."""

    name: str
    ours: float
    peer: float
    unit: str
    peer_name: str
    higher_is_better: bool

    @property
    def ratio(self) -> float:
        """Our figure divided by the peer's; above 1 is good or bad as `higher_is_better` says."""
        return self.ours / self.peer

    def told(self) -> str:
        """Return the line for people."""
        wish = "more" if self.higher_is_better else "less"
        return (
            f"{self.name:34} {self.ours:12,.1f} {self.unit:8} {self.peer_name} {self.peer:12,.1f}"
            f"   ratio {self.ratio:.2f} ({wish} is better)"
        )
