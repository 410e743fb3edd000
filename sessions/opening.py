"""Opening the house: store, packs, and the sessions that were running."""

from __future__ import annotations

import time
from pathlib import Path

from db import open_store
from sessions.attendant import Attendant
from sessions.house import Clock, House
from sessions.library import Library
from sessions.recover import recover


async def open_house(
    database_url: str,
    packs: Path | None = None,
    clock: Clock = time.time,
    library: Library | None = None,
    *,
    delay: float = 0,
) -> House:
    """Open everything and let every running session go on by itself.

    Raise BadPack for a default pack that cannot be used, CannotOpen and AlreadyOpen for the database.
    `packs` is the folder of the owner's own packs; `library` stands in for the games of the registry; what players
    left for a question answers it after `delay` seconds.
    """
    library = library or Library(extra=packs)
    house = House(await open_store(database_url), library, clock, delay)
    try:
        house.slept = await house.store.agenda.refund(clock())
        house.frozen = await recover(house)
        await Attendant(house).open()
    except BaseException:
        await house.close()
        raise
    return house
