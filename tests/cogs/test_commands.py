"""The commands, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from engines.registry import GAMES
from sessions import find
from sessions.values import Status
from tests.kit import Table, World, choose, command, ids_of, labels, press, text_of, walk, words
from tests.kit import components as parts_of

pytestmark = pytest.mark.usefixtures("plain_pictures")


async def test_joining_leaving_starting_and_closing_work_by_command(world: World) -> None:
    table = await Table.open(world)
    assert "You have seat ■" in text_of(await command(world.bob, world.channel, "game join"))
    assert "You have a seat" in text_of(await command(world.bob, world.channel, "game join"))
    assert "Your seat is free again" in text_of(await command(world.bob, world.channel, "game leave"))
    assert "Needs 1 more player" in text_of(await command(world.ann, world.channel, "game start"))
    await command(world.bob, world.channel, "game join")
    assert "Only" in text_of(await command(world.bob, world.channel, "game start"))
    assert "has begun" in text_of(await command(world.ann, world.channel, "game start"))
    assert "/game end asks its players" in text_of(await command(world.ann, world.channel, "game close"))
    assert "1 of 2" in text_of(await command(world.bob, world.channel, "game end", reason="it rains"))
    await command(world.ann, world.channel, "game end", reason="it rains")
    assert (await table.session()).status is Status.CLOSED


@pytest.mark.parametrize("name", ["act", "hand", "move", "board", "log", "game start", "game join", "game info"])
async def test_a_channel_without_a_session_says_how_to_open_one(world: World, name: str) -> None:
    options = {"action": "pass"} if name == "move" else {}
    answer = await command(world.ann, world.channel, name, **options)
    assert answer.ephemeral
    assert "/game new" in text_of(answer)


async def test_a_channel_without_a_session_offers_those_elsewhere(table: Table) -> None:
    other = table.world.guild.create_text_channel("other")
    answer = await command(table.world.ann, other, "act")
    assert "You are playing 1 elsewhere" in text_of(answer)
    assert ids_of(answer.response) == [f"b1:{table.id}:act"]


async def test_an_unknown_game_or_session_is_answered_with_what_there_is(world: World) -> None:
    answer = await command(world.ann, world.channel, "game new", game="chess")
    assert "zombeasts" in text_of(answer).lower()
    assert "I know no session" in text_of(await command(world.ann, world.channel, "hand", session="zzzz"))


async def test_the_options_of_the_lobby_are_menus_for_the_host_alone(world: World) -> None:
    table = await Table.open(world)
    card = await press(world.ann, table.lobby, label="Options")
    assert card.ephemeral
    menus = [part for part in walk(parts_of(card.response)) if "options" in part]
    assert menus
    for menu in menus:
        other = next(option for option in menu["options"] if not option.get("default"))
        changed = await choose(world.ann, card.response, menu["custom_id"], other["value"])
        option = menu["custom_id"].rpartition(".")[2]
        stored = {one.option: one.value for one in (await table.session()).options}
        assert stored[option] == other["value"]
        assert other["label"].partition(": ")[2] in words(changed.response)
    read = await press(world.bob, table.lobby, label="Options")
    assert "Only" in text_of(read)
    assert not [part for part in walk(parts_of(read.response)) if "options" in part]


async def test_about_this_edition_tells_where_the_cards_come_from(world: World) -> None:
    table = await Table.open(world)
    card = await press(world.bob, table.lobby, label="About this edition")
    assert card.ephemeral
    assert "About this edition" in text_of(card)


async def test_the_hand_is_private_and_shown_in_picture_and_words(table: Table) -> None:
    answer = await command(table.world.bob, table.world.channel, "hand")
    assert answer.ephemeral
    assert answer.response.attachments[0].description
    look = await table.question(table.world.ann)
    assert look.offers
    assert "Your hand" in answer.response.attachments[0].description


@pytest.mark.parametrize("share", [False, True])
@pytest.mark.parametrize("text", [False, True])
async def test_the_board_is_shown_as_picture_or_text_to_one_or_all(table: Table, text: bool, share: bool) -> None:
    answer = await command(table.world.bob, table.world.channel, "board", text=text, share=share)
    assert answer.response.ephemeral
    shown = table.world.channel.last_message if share else answer.response
    assert bool(share) is (shown in table.world.channel.history(viewer=table.world.ann))
    assert bool(shown.attachments) is not text


async def test_b20_sharing_what_is_not_there_is_refused_in_private(table: Table) -> None:
    before = table.world.channel.last_message.id
    for name, options in (("board", {"session": "zzzz"}), ("rules", {"topic": "xqzwv"})):
        answer = await command(table.world.bob, table.world.channel, name, share=True, **options)
        assert answer.response.ephemeral
    assert table.world.channel.last_message.id == before


async def test_the_log_tells_the_story(table: Table) -> None:
    assert "The cards are dealt" in text_of(await command(table.world.bob, table.world.channel, "log"))


async def test_a_session_at_a_glance(table: Table) -> None:
    text = text_of(await command(table.world.bob, table.world.channel, "game info"))
    for word in ("Running", "ann", "bob", "quarters", "Deal check"):
        assert word in text


async def test_mygames_lists_what_waits_first_with_a_way_there(table: Table) -> None:
    world = table.world
    await Table.open(world, "ann", world.guild.create_text_channel("second"))
    listed = await command(world.ann, world.channel, "mygames")
    lines = text_of(listed).splitlines()
    assert "waits for you" in next(line for line in lines if table.id in line)
    assert len([part for part in walk(parts_of(listed.response)) if "url" in part]) == 2
    assert "You hold no seat" in text_of(await command(world.add("carl"), world.channel, "mygames"))


async def test_direct_messages_can_be_switched_off_and_on(table: Table) -> None:
    bob, world = table.world.bob, table.world
    card = await command(bob, world.channel, "settings")
    await press(bob, card.response, custom_id="s1:dms")
    assert not (await find.settings(world.house, bob.id)).dms
    await press(bob, card.response, custom_id="s1:dms")
    assert (await find.settings(world.house, bob.id)).dms


async def test_text_first_puts_the_cards_in_words_into_the_panel(table: Table) -> None:
    ann, world = table.world.ann, table.world
    card = await command(ann, world.channel, "settings")
    await press(ann, card.response, custom_id="s1:text")
    panel = await table.act(ann)
    assert "Your hand" in words(panel.response)


async def test_help_names_three_things_and_every_theme(world: World) -> None:
    text = text_of(await command(world.ann, world.channel, "help"))
    assert "/game new" in text
    for choice in await world.ann.autocomplete(world.channel, "help", "about", ""):
        assert text_of(await command(world.ann, world.channel, "help", about=choice["value"]))


@pytest.mark.parametrize("typed", ["attack", "Attack", "atack"])
async def test_a_rule_is_found_by_its_title_or_nearly(world: World, typed: str) -> None:
    choices = await world.ann.autocomplete(world.channel, "rules", "topic", typed, game="zombeasts")
    assert choices[0]["name"] == "Attack"
    card = await command(world.ann, world.channel, "rules", topic=choices[0]["value"], game="zombeasts")
    assert card.ephemeral
    assert "## Attack" in text_of(card)


async def test_a_word_that_is_no_topic_brings_near_ones(world: World) -> None:
    card = await command(world.ann, world.channel, "rules", topic="atack", game="zombeasts")
    (menu,) = [part for part in walk(parts_of(card.response)) if "options" in part]
    shown = await choose(world.ann, card.response, menu["custom_id"], menu["options"][0]["value"])
    assert "## " in words(shown.response)


async def test_a_rule_leads_to_related_ones_and_can_be_shared(world: World) -> None:
    card = await command(world.ann, world.channel, "rules", topic="attack", game="zombeasts")
    related = [label for label in labels(card.response) if label not in {"All topics", "Share here"}]
    assert related
    other = await press(world.ann, card.response, label=related[0])
    assert other.response.id == card.response.id
    assert f"## {related[0]}" in words(other.response)
    shared = await press(world.ann, other.response, label="Share here")
    for_all = world.channel.history(viewer=world.bob)[-1]
    assert "ann shares a rule" in words(for_all)
    assert "Shared" in text_of(shared)


@pytest.mark.parametrize("game", GAMES)
async def test_every_topic_of_the_list_opens(world: World, game: str) -> None:
    card = await command(world.ann, world.channel, "rules", game=game)
    menus = [part for part in walk(parts_of(card.response)) if "options" in part]
    topics = [option["value"] for menu in menus for option in menu["options"]]
    assert len(topics) > 10
    for topic in topics:
        answer = await command(world.ann, world.channel, "rules", topic=topic, game=game)
        assert "## " in text_of(answer)


async def test_a_rule_without_a_session_is_asked_for_with_its_game(world: World) -> None:
    answer = text_of(await command(world.ann, world.channel, "rules", topic="attack"))
    assert answer.startswith("Which game do you mean? You can choose ")
    assert all(name in answer for name in GAMES)


async def test_the_rules_button_opens_the_topic_of_the_question(table: Table) -> None:
    question = await table.question(table.world.ann)
    shown = await press(table.world.ann, table.board, label="Rules")
    assert f"r1:zombeasts:{question.topic}:share" in ids_of(shown.response)


async def test_moves_are_completed_from_the_legal_list_by_text_and_by_label(table: Table) -> None:
    ann, channel = table.world.ann, table.world.channel
    texts = {offer.text for offer in (await table.question(ann)).offers}
    offered = await ann.autocomplete(channel, "move", "action", "")
    assert {choice["value"] for choice in offered} == texts
    card = next(iter(sorted(texts))).split()[1]
    by_word = await ann.autocomplete(channel, "move", "action", card.split("-")[0])
    assert card.split("-")[0] in by_word[0]["name"].lower()
    assert await table.world.bob.autocomplete(channel, "move", "action", "") == []


async def test_a_chain_is_completed_after_looking_ahead(table: Table) -> None:
    ann = table.world.ann
    first = (await table.question(ann)).offers[0].text
    offered = await ann.autocomplete(table.world.channel, "move", "action", f"{first}; draw")
    assert offered
    assert all(choice["value"].startswith(f"{first}; draw") for choice in offered)


async def test_a_label_may_be_typed_in_place_of_the_text(table: Table) -> None:
    ann = table.world.ann
    (first, *_) = await ann.autocomplete(table.world.channel, "move", "action", "")
    label = first["name"].rpartition(" (")[0]
    played = await command(ann, table.world.channel, "move", action=label.upper())
    assert "✔" in text_of(played)


async def test_games_and_editions_are_offered(world: World) -> None:
    games = await world.ann.autocomplete(world.channel, "game new", "game", "zomb")
    assert [choice["value"] for choice in games] == ["zombeasts"]
    packs = await world.ann.autocomplete(world.channel, "game new", "pack", "", game="zombeasts")
    assert packs
    table_id = (await Table.open(world)).id
    assert table_id


async def private_command(player: Any, name: str, **options: Any) -> Any:
    result = await player.user.slash(name, **options)
    assert result.acknowledged
    return result


async def test_the_private_part_works_in_direct_messages(table: Table) -> None:
    ann = table.world.ann
    for name in ("hand", "act", "log", "board", "mygames", "settings", "help", "rules"):
        answer = await private_command(ann, name)
        assert "did not work" not in text_of(answer), name
    text = (await table.question(ann)).offers[0].text
    assert "✔" in text_of(await private_command(ann, "move", action=text))
    refused = await private_command(ann, "game new", game="zombeasts")
    assert "in a server channel" in text_of(refused)


async def test_two_waiting_sessions_give_a_choice_in_direct_messages(table: Table) -> None:
    world = table.world
    second = await Table.open(world, "ann", world.guild.create_text_channel("second"))
    await press(world.bob, _lobby(world, second), custom_id=f"l1:{second.id}:join")
    await press(world.ann, _lobby(world, second), custom_id=f"l1:{second.id}:start")
    answer = await private_command(world.ann, "act")
    assert sorted(ids_of(answer.response)) == sorted([f"b1:{table.id}:act", f"b1:{second.id}:act"])


def _lobby(world: World, table: Table) -> Any:
    channel = next(one for one in world.guild.channels.values() if one.name == "second")
    return world.public(channel)[-1]


async def test_playing_is_possible_from_another_channel_by_naming_the_session(table: Table) -> None:
    other = table.world.guild.create_text_channel("other")
    text = (await table.question(table.world.ann)).offers[0].text
    played = await command(table.world.ann, other, "move", action=text, session=table.id)
    assert "✔" in text_of(played)


async def test_here_is_for_those_at_the_table(table: Table) -> None:
    other = table.world.guild.create_text_channel("other")
    carl = table.world.add("carl")
    refused = await command(carl, other, "game here", session=table.id)
    assert "You hold no seat" in text_of(refused)
