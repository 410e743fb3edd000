"""What the menus and forms of the options make of a choice."""

from __future__ import annotations

import pytest

from cogs.press.setting import value_of
from cogs.screens.lobby import Lobby
from cogs.screens.options import PAGE, options
from cogs.spec import Menu
from engines.core import Option, OptionKind
from engines.registry import GAMES
from tests.kit import Table, World, choose, command, components, press, walk

SEVERAL = Option("gone", "random", ("random", "beagle", "poodle", "mutt"), OptionKind.SEVERAL)


@pytest.mark.parametrize(
    ("chosen", "value"),
    [
        pytest.param((), "random", id="an emptied menu is the default"),
        pytest.param(("mutt", "beagle"), "beagle,mutt", id="the order of the table, not of the picks"),
        pytest.param(("random", "poodle"), "poodle", id="what is named outweighs the default"),
        pytest.param(("random",), "random", id="the default alone"),
    ],
)
def test_several_values_of_an_option_become_one(chosen: tuple[str, ...], value: str) -> None:
    assert value_of(SEVERAL, chosen) == value


def test_a_plain_option_takes_what_was_chosen() -> None:
    assert value_of(Option("master", "off", ("off", "on")), ("on",)) == "on"


@pytest.mark.parametrize("game", GAMES)
async def test_every_option_of_every_game_stands_on_a_page_and_can_be_set(world: World, game: str) -> None:
    await command(world.ann, world.channel, "game new", game=game)
    table = await Table.newest(world)
    session = await table.session()
    engine = world.env.bot.desk.house.library.offered(game)
    card = await press(world.ann, table.lobby, label="Options")
    for number, option in enumerate(engine.about.options):
        if number and number % PAGE == 0:
            card = await press(world.ann, card.response, custom_id=f"l1:{table.id}:options.{number // PAGE}")
        if option.values:
            menu = next(
                part
                for part in walk(components(card.response))
                if part.get("custom_id", "").endswith(f".{option.id}")
            )
            assert [line["value"] for line in menu["options"]] == list(option.values[:25])
            changed = await choose(world.ann, card.response, menu["custom_id"], option.default)
            assert changed.response.id == card.response.id
        else:
            form = await press(world.ann, card.response, custom_id=f"l1:{table.id}:type.{option.id}")
            done = await world.ann.submit_modal(form, {"value": option.default})
            assert done.acknowledged
    assert session.game == game


async def test_a_typed_value_that_the_game_refuses_is_explained_and_changes_nothing(world: World) -> None:
    typed = [
        (game, option)
        for game in GAMES
        for option in world.env.bot.desk.house.library.offered(game).about.options
        if not option.values
    ]
    for game, option in typed:
        channel = world.guild.create_text_channel(f"{game}-{option.id}".replace("_", "-"))
        await command(world.ann, channel, "game new", game=game)
        table = await Table.newest(world)
        card = await command(world.ann, channel, "game options")
        page = list(world.env.bot.desk.house.library.offered(game).about.options).index(option) // PAGE
        if page:
            card = await press(world.ann, card.response, custom_id=f"l1:{table.id}:options.{page}")
        form = await press(world.ann, card.response, custom_id=f"l1:{table.id}:type.{option.id}")
        await world.ann.submit_modal(form, {"value": "x y z"})
        assert option.id not in {one.option for one in (await table.session()).options}


async def test_a_menu_for_several_values_may_be_emptied(world: World) -> None:
    table = await Table.open(world)
    session, desk = await table.session(), world.env.bot.desk
    at = Lobby(session, await desk.game(session), await desk.face(session))
    for page in range(3):
        menus = [row for row in options(at, page).rows if isinstance(row, Menu)]
        for menu in menus:
            several = at.option(menu.id.rpartition(".")[2]).kind is OptionKind.SEVERAL
            assert (menu.least, menu.most) == ((0, len(menu.options)) if several else (1, 1))
