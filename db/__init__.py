"""Storage: rows in, rows out. It knows neither rules nor Discord."""

from db.errors import AlreadyOpen, CannotOpen, Clash, LostRace, StorageError
from db.opening import open_store
from db.store import Store

__all__ = ["AlreadyOpen", "CannotOpen", "Clash", "LostRace", "StorageError", "Store", "open_store"]
