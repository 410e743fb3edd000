"""A real bot over real HTTP and websocket."""

import asyncio
from typing import Any

import discord
import pytest

from playground.gateway import TOKEN
from playground.permissions import Permission
from playground.timepiece import Timepiece
from playground.world import World
from tests.playground.conftest import Eventually, People, Watch
from tests.playground.testbot import TestBot, picture

ANN, BEN = 1, 2

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_bot_logs_in_and_registers_its_commands(bot: TestBot, people: People) -> None:
    state = await people.state()
    assert bot.user is not None
    assert (bot.user.name, state["online"]) == ("games", True)
    assert state["commands"] == ["game", "panel", "think", "slow", "direct", "thread"]


async def test_wrong_token_is_refused_at_login(place: object) -> None:
    bot = TestBot()
    with pytest.raises(discord.LoginFailure):
        await bot.login("wrong")
    await bot.close()


async def test_slash_command_posts_board_with_embed_picture_and_buttons(bot: TestBot, people: People) -> None:
    outcome = await people.slash(ANN, "game new", game="apple", rival=str(BEN))
    board = people.last(BEN)
    assert outcome["kind"] == "message"
    assert board["embeds"][0]["description"] == "Playing _apple_ with <@2>"
    assert (board["attachments"][0]["description"], board["attachments"][0]["width"]) == ("A teal field", 600)
    assert [each["label"] for each in board["components"][0]["components"]][:2] == ["Count", "Secret"]


async def test_picture_is_served_to_those_who_know_its_key(bot: TestBot, people: People) -> None:
    await people.slash(ANN, "game new", game="apple")
    url = people.last(ANN)["attachments"][0]["url"]
    async with people.http.get(url) as response:
        assert (await response.read()).startswith(b"\x89PNG")
    async with people.http.get(url.partition("?")[0]) as response:
        assert response.status == 404


async def test_autocomplete_returns_matching_choices(bot: TestBot, people: People) -> None:
    place = next(iter(people.place.world.channels))
    outcome = await people.do(
        "autocomplete", user=ANN, channel=place, command="game new", options={"game": "b"}, focus="game"
    )
    assert [each["value"] for each in outcome["data"]["choices"]] == ["banana", "blueberry"]


@pytest.mark.parametrize(
    ("command", "options", "words"),
    [
        ("game", {}, "needs one of its subcommands"),
        ("game old", {}, "has no old"),
        ("nothing", {}, "no command /nothing"),
        ("game new", {}, "fill in game"),
        ("game new", {"game": "x", "colour": "red"}, "No option colour"),
        ("think", {"number": 10}, "between 1 and 9"),
    ],
)
async def test_command_that_the_client_would_not_send(
    bot: TestBot, people: People, command: str, options: dict[str, Any], words: str
) -> None:
    outcome = await people.slash(ANN, command, **options)
    assert outcome["kind"] == "impossible"
    assert words in outcome["message"]


async def test_button_edits_its_message(bot: TestBot, people: People) -> None:
    await people.slash(ANN, "game new", game="apple")
    for expected in ("Counted to **1**", "Counted to **2**"):
        assert (await people.press(BEN, "count"))["kind"] == "update"
        assert people.last(ANN)["content"] == expected
    assert people.last(ANN)["attachments"][0]["filename"] == "board.png"


async def test_disabled_and_unknown_buttons_cannot_be_pressed(bot: TestBot, people: People) -> None:
    await people.slash(ANN, "game new", game="apple")
    assert (await people.press(ANN, "off"))["message"] == "That is disabled."
    assert (await people.press(ANN, "nothing"))["message"] == "There is no such button."


async def test_menu_passes_chosen_values_and_refuses_others(bot: TestBot, people: People) -> None:
    await people.slash(ANN, "game new", game="apple")
    assert (await people.press(ANN, "fruits", values=["apple", "cherry"]))["kind"] == "update"
    assert people.last(ANN)["content"] == "Chosen: apple, cherry"
    assert (await people.press(ANN, "fruits", values=["stone"]))["message"] == "That is not offered."
    assert (await people.press(ANN, "fruits", values=[]))["kind"] == "impossible"


async def test_modal_opens_and_its_values_arrive(bot: TestBot, people: People) -> None:
    await people.slash(ANN, "game new", game="apple")
    shown = await people.press(ANN, "form")
    assert (shown["kind"], shown["data"]["title"]) == ("modal", "A form")
    values = {"word": "hello", "fruit": ["cherry"]}
    stolen = await people.do("modal", user=BEN, modal=shown["data"]["modal"], values=values)
    assert stolen["kind"] == "impossible"
    short = await people.do("modal", user=ANN, modal=shown["data"]["modal"], values={**values, "word": "x"})
    assert short["message"] == "word takes 2 to 20 characters."
    await people.do("modal", user=ANN, modal=shown["data"]["modal"], values=values)
    assert people.last(ANN)["content"] == "You wrote hello and chose cherry."


async def test_ephemeral_is_seen_by_one_person_and_edited_by_its_own_button(bot: TestBot, people: People) -> None:
    await people.slash(ANN, "game new", game="apple")
    await people.press(BEN, "secret")
    assert [each["content"] for each in people.seen(ANN)] == ["Counted to **0**"]
    assert people.last(BEN)["content"] == "Only Ben reads this."
    stolen = await people.press(ANN, "open", message=people.last(BEN)["id"])
    assert stolen["message"] == "That message is not there."
    await people.press(BEN, "open")
    opened = people.last(BEN)
    assert (opened["content"], opened["attachments"], opened["components"]) == ("The secret is open.", [], [])


async def test_ephemeral_cannot_be_fetched_through_the_channel(bot: TestBot, people: People) -> None:
    await people.slash(ANN, "game new", game="apple")
    await people.press(BEN, "secret")
    with pytest.raises(discord.NotFound) as refused:
        await bot.text_channel().fetch_message(int(people.last(BEN)["id"]))
    assert refused.value.code == 10008


async def test_history_shows_what_all_see_newest_first(bot: TestBot, people: People) -> None:
    await people.slash(ANN, "game new", game="apple")
    await people.slash(ANN, "game new", game="cherry")
    await people.press(BEN, "secret")
    channel = bot.text_channel()
    found = [message async for message in channel.history(limit=5)]
    assert [message.embeds[0].description for message in found] == [
        "Playing _cherry_ with None",
        "Playing _apple_ with None",
    ]
    assert [message.id async for message in channel.history(limit=1)] == [found[0].id]
    assert [message.id async for message in channel.history(before=found[0])] == [found[1].id]


async def test_defer_is_filled_by_first_follow_up_which_stays_private(bot: TestBot, people: People) -> None:
    outcome = await people.slash(ANN, "think", number=7)
    assert outcome["kind"] == "defer"
    await asyncio.sleep(0.2)
    assert [each["content"] for each in people.seen(ANN)] == ["Thought of 7.", "And a public afterthought."]
    assert [each["content"] for each in people.seen(BEN)] == ["And a public afterthought."]


async def test_deferred_update_replaces_the_picture(bot: TestBot, people: People, eventually: Eventually) -> None:
    await people.slash(ANN, "game new", game="apple")
    assert (await people.press(ANN, "redraw"))["kind"] == "defer_update"
    await eventually(lambda: people.last(ANN)["content"] == "Redrawn")
    assert [each["description"] for each in people.last(ANN)["attachments"]] == ["An orange field"]


async def test_panel_in_newer_layout_keeps_its_gallery_through_an_edit(bot: TestBot, people: People) -> None:
    await people.slash(ANN, "panel")
    panel = people.last(ANN)
    gallery = panel["components"][0]["components"][3]
    assert panel["flags"] & (1 << 15)
    assert panel["attachments"] == []
    assert gallery["items"][0]["media"]["url"].startswith(people.place.address)
    await people.press(BEN, "join")
    assert "<@2> has joined" in people.last(ANN)["components"][0]["components"][0]["content"]
    assert people.last(ANN)["components"][0]["components"][3] == gallery


async def test_direct_message_reaches_one_person(bot: TestBot, people: People, eventually: Eventually) -> None:
    await people.slash(BEN, "direct")
    await eventually(lambda: people.seen(BEN)[-1]["content"] == "Sent." or len(people.seen(BEN)) == 2)
    hello = next(each for each in people.seen(BEN) if each["content"] == "Hello in private.")
    assert people.seen(ANN) == []
    assert (await people.press(BEN, "count", message=hello["id"]))["kind"] == "update"
    assert (await people.press(ANN, "count", message=hello["id"]))["kind"] == "impossible"


async def test_closed_direct_messages_answer_50007(bot: TestBot, people: People, eventually: Eventually) -> None:
    await people.do("close_dm", user=BEN)
    await people.slash(BEN, "direct")
    await eventually(lambda: people.last(BEN)["content"] == "Refused with 50007.")


async def test_thread_is_announced_and_written_in(bot: TestBot, people: People, eventually: Eventually) -> None:
    await people.slash(ANN, "thread", name="Second table")
    thread = next(each for each in people.place.world.channels.values() if each.is_thread)
    assert people.last(BEN, thread.id)["content"] == "Welcome, <@1>."
    await eventually(lambda: "thread Second table" in bot.heard)
    await people.slash(BEN, "game new", channel=thread.id, game="cherry")
    assert people.last(ANN, thread.id)["content"] == "Counted to **0**"


async def test_gateway_drop_resumes_and_loses_nothing(bot: TestBot, people: People, eventually: Eventually) -> None:
    await people.do("drop")
    outcome = await people.slash(ANN, "game new", game="apple")
    await eventually(lambda: "resumed" in bot.heard)
    assert outcome["kind"] == "message"
    assert (await people.state())["resumed"] == 1
    assert bot.heard.count("ready") == 1


async def test_rate_limit_is_waited_out(bot: TestBot, people: People) -> None:
    await people.do("limit", n=1, retry_after=0.3)
    before = asyncio.get_running_loop().time()
    await bot.text_channel().send("At last.")
    assert 0.3 <= asyncio.get_running_loop().time() - before < 1
    assert people.last(ANN)["content"] == "At last."


async def test_long_rate_limit_raises(bot: TestBot, people: People) -> None:
    await people.do("limit", n=1, retry_after=31)
    with pytest.raises(discord.RateLimited):
        await bot.text_channel().send("Never.")


async def test_slow_network_delays_every_request(bot: TestBot, people: People) -> None:
    await people.do("slow", seconds=0.2)
    before = asyncio.get_running_loop().time()
    await bot.text_channel().send("Slowly.")
    assert asyncio.get_running_loop().time() - before >= 0.2


async def test_error_on_demand_meets_only_its_path(bot: TestBot, people: People) -> None:
    await people.do("fail", status=400, code=30046, method="PATCH", path="/channels/*/messages/*", times=1)
    said = await bot.text_channel().send("Before.")
    with pytest.raises(discord.HTTPException) as refused:
        await said.edit(content="Between.")
    assert refused.value.code == 30046
    assert (await said.edit(content="After.")).content == "After."


async def test_handler_slower_than_three_seconds_finds_its_interaction_dead(
    bot: TestBot, people: People, eventually: Eventually
) -> None:
    assert (await people.slash(ANN, "slow"))["kind"] == "failed"
    await eventually(lambda: "late 10062" in bot.heard)
    assert people.seen(ANN) == []


async def test_token_expires_after_fifteen_minutes(bot: TestBot, people: People, watch: Watch) -> None:
    caught: list[discord.Interaction] = []

    @bot.event
    async def on_interaction(interaction: discord.Interaction) -> None:
        caught.append(interaction)

    await people.slash(ANN, "think")
    await asyncio.sleep(0.1)
    watch.advance(15 * 60 + 1)
    with pytest.raises(discord.NotFound) as refused:
        await caught[0].followup.send("Too late.")
    assert refused.value.code == 10015


async def test_second_first_answer_is_refused(bot: TestBot, people: People) -> None:
    caught: list[discord.Interaction] = []

    @bot.event
    async def on_interaction(interaction: discord.Interaction) -> None:
        caught.append(interaction)

    await people.slash(ANN, "game new", game="apple")
    callback = f"{people.place.address}api/v10/interactions/{caught[0].id}/{caught[0].token}/callback"
    async with people.http.post(callback, json={"type": 4, "data": {"content": "Twice."}}) as response:
        assert (response.status, (await response.json())["code"]) == (400, 40060)


@pytest.mark.parametrize(
    ("denied", "code"),
    [
        (Permission.SEND_MESSAGES, 50013),
        (Permission.ATTACH_FILES, 50013),
        (Permission.EMBED_LINKS, 50013),
        (Permission.VIEW_CHANNEL, 50001),
    ],
)
async def test_missing_permission_is_named_by_code(
    bot: TestBot, people: People, eventually: Eventually, denied: Permission, code: int
) -> None:
    channel = bot.text_channel()
    await people.do("deny", channel=channel.id, permissions=int(denied))
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("x", embed=discord.Embed(title="x"), file=discord.File(picture(), "x.png"))
    assert refused.value.code == code
    await eventually(lambda: not channel.permissions_for(channel.guild.me) >= discord.Permissions(int(denied)))


async def test_interaction_carries_what_the_bot_may_do(bot: TestBot, people: People) -> None:
    seen: list[bool] = []

    @bot.event
    async def on_interaction(interaction: discord.Interaction) -> None:
        seen.append(interaction.app_permissions.attach_files)

    await people.slash(ANN, "game new", game="apple")
    await people.do("deny", channel=bot.text_channel().id, permissions=int(Permission.ATTACH_FILES))
    await people.slash(ANN, "game new", game="apple")
    assert seen == [True, False]


async def test_deleted_channel_answers_10003(bot: TestBot, people: People, eventually: Eventually) -> None:
    channel = bot.text_channel()
    await people.do("close_channel", channel=channel.id)
    with pytest.raises(discord.NotFound) as refused:
        await channel.send("Anybody?")
    assert refused.value.code == 10003
    await eventually(lambda: "deleted games" in bot.heard)


async def test_bot_thrown_out_and_let_in_again(bot: TestBot, people: People, eventually: Eventually) -> None:
    channel = bot.text_channel()
    await people.do("guild", member=False)
    await eventually(lambda: "removed" in bot.heard)
    with pytest.raises(discord.Forbidden):
        await channel.send("Hello?")
    await people.do("guild", member=True)
    await eventually(lambda: bool(bot.guilds))
    assert (await bot.text_channel().send("Hello.")).content == "Hello."


async def test_enforced_nonce_is_said_once(bot: TestBot, people: People) -> None:
    channel = bot.text_channel()
    first = await channel.send("Once.", nonce="k3f9:7")
    assert (await channel.send("Once.", nonce="k3f9:7")).id == first.id
    assert (await channel.send("Next.", nonce="k3f9:8")).id != first.id
    assert [each["content"] for each in people.seen(ANN)] == ["Once.", "Next."]


async def test_same_nonce_counts_again_after_some_minutes(bot: TestBot, people: People, watch: Watch) -> None:
    first = await bot.text_channel().send("Once.", nonce="1")
    watch.advance(600)
    assert (await bot.text_channel().send("Once.", nonce="1")).id != first.id


async def test_only_allowed_mentions_ping(bot: TestBot, people: People) -> None:
    await bot.text_channel().send("<@1> <@2>", allowed_mentions=discord.AllowedMentions(users=[discord.Object(2)]))
    assert people.last(ANN)["pings"] == ["2"]


async def test_archived_thread_refuses_edits_and_wakes_when_written_in(bot: TestBot, people: People) -> None:
    thread = await bot.text_channel().create_thread(name="Night", type=discord.ChannelType.public_thread)
    said = await thread.send("Evening.")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as refused:
        await said.edit(content="Later.")
    assert refused.value.code == 50083
    await thread.send("Morning.")
    assert (await said.edit(content="Later.")).content == "Later."


async def test_second_thread_at_one_message_is_refused(bot: TestBot) -> None:
    said = await bot.text_channel().send("Here.")
    await said.create_thread(name="One")
    with pytest.raises(discord.HTTPException) as refused:
        await said.create_thread(name="Two")
    assert refused.value.code == 160004


async def test_thread_is_locked_only_by_who_may_manage_threads_and_opened_only_in_a_text_channel(
    bot: TestBot,
) -> None:
    thread = await bot.text_channel().create_thread(name="One", type=discord.ChannelType.public_thread)
    with pytest.raises(discord.Forbidden) as refused:
        await thread.edit(locked=True)
    assert refused.value.code == 50013
    said = await thread.send("Here.")
    with pytest.raises(discord.HTTPException) as misplaced:
        await bot.http.start_thread_with_message(thread.id, said.id, name="Two", auto_archive_duration=60)
    assert misplaced.value.code == 50024


async def test_clear_ends_every_fault(bot: TestBot, people: People, eventually: Eventually) -> None:
    channel = bot.text_channel()
    await people.do("close_dm", user=ANN)
    await people.do("deny", channel=channel.id, permissions=int(Permission.SEND_MESSAGES))
    await people.do("fail", status=500, code=0, path="/nowhere", times=9)
    await people.do("slow", seconds=5)
    await people.do("guild", member=False)
    await eventually(lambda: "removed" in bot.heard)
    await people.do("clear")
    await eventually(lambda: bool(bot.guilds))
    assert (await bot.text_channel().send("All well.")).content == "All well."
    assert (await (await bot.create_dm(discord.Object(ANN))).send("All well.")).content == "All well."
    assert people.place.faults.waiting == []


async def test_private_thread_is_for_its_members(bot: TestBot, people: People) -> None:
    thread = await bot.text_channel().create_thread(name="Quiet", type=discord.ChannelType.private_thread)
    await thread.send("Between us.")
    assert people.seen(BEN, thread.id) == []
    await thread.add_user(discord.Object(BEN))
    assert people.last(BEN, thread.id)["content"] == "Between us."
    assert people.seen(ANN, thread.id) == []


async def test_restarted_bot_answers_old_buttons(bot: TestBot, people: People) -> None:
    await people.slash(ANN, "game new", game="apple")
    await bot.close()
    second = TestBot()
    running = asyncio.create_task(second.start(TOKEN))
    await asyncio.wait_for(second.ready.wait(), 10)
    try:
        assert (await people.press(ANN, "count"))["kind"] == "update"
    finally:
        await second.close()
        await running


async def test_ids_grow_while_the_clock_stands_still(watch: Watch) -> None:
    still = watch()
    world = World(Timepiece(lambda: still))
    ids = [world.new_id() for _ in range(100)]
    assert ids == sorted(set(ids))
