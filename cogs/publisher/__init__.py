"""Says what is committed and not yet said: lobbies, boards, direct messages."""

from cogs.publisher.workers import Publisher

__all__ = ["Publisher"]
