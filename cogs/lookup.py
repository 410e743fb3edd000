"""Looking a rule up: which game is meant, and what to show when the word is not a topic."""

from __future__ import annotations

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


async def look_up(
    desk: Desk, interaction: Interaction, topic: str, named: str | None, shared_by: str
) -> MessageSpec:
    """Return the topic that is meant; without one, or where none comes close, a list to choose from."""
    game, options = await game_meant(desk, interaction, named)
    words = presenter(game).words
    if not topic.strip():
        return rule_list(game)
    exact = rule_card(game, topic, options, shared_by=shared_by)
    if exact is not None:
        return exact
    near = find(presenter(game), topic)
    if near and near[0].title.casefold() == topic.strip().casefold():
        return rule_card(game, near[0].id, options, shared_by=shared_by) or rule_list(game)
    key = "cogs-rules-unknown" if near else "cogs-rules-nothing"
    return rule_list(game, words.text(key, query=cut(topic, 60)), near)
