"""Looking a rule up: which game is meant, and what to show when the word is not a topic."""

from __future__ import annotations

import msgspec

from cogs.desk import Desk
from cogs.layout import cut
from cogs.places import ChooseSession, session_of
from cogs.reply import Interaction
from cogs.screens.rulebook import rule_card, rule_list
from cogs.spec import MessageSpec
from engines.core import AnyGame, Chosen
from render.registry import presenter
from render.topics import find
from sessions.errors import UnknownGame


async def game_meant(
    desk: Desk, interaction: Interaction, named: str | None
) -> tuple[AnyGame, tuple[Chosen, ...] | None]:
    """Return the game that is named, or that of the place with its options; raise UnknownGame."""
    library = desk.house.library
    if named:
        return library.offered(named), None
    try:
        session = await session_of(desk, interaction)
    except ChooseSession:
        games = library.games()
        if len(games) > 1:
            raise UnknownGame("", games) from None
        return library.offered(games[0]), None
    return await desk.game(session), session.options


class Found(msgspec.Struct, frozen=True):
    """What a look-up brought: a card for whoever asked and, if a topic was meant, one to share with everybody."""

    card: MessageSpec
    shared: MessageSpec | None = None


async def look_up(desk: Desk, interaction: Interaction, topic: str, named: str | None, by: str) -> Found:
    """Return the topic that is meant; without one, or where none comes close, a list to choose from."""
    game, options = await game_meant(desk, interaction, named)
    if not topic.strip():
        return Found(rule_list(game))
    near = find(presenter(game), topic)
    by_title = [one.id for one in near[:1] if one.title.casefold() == topic.strip().casefold()]
    for meant in (topic, *by_title):
        card = rule_card(game, meant, options)
        if card is not None:
            return Found(card, rule_card(game, meant, options, shared_by=by))
    key = "cogs-rules-unknown" if near else "cogs-rules-nothing"
    return Found(rule_list(game, presenter(game).words.text(key, query=cut(topic, 60)), near))
