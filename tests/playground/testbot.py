"""A small bot that uses everything the stand-in offers, through plain discord.py."""

import asyncio
import io
import logging
from typing import Any, cast

import discord
from discord import app_commands
from PIL import Image

from playground.world import GUILD

logging.getLogger("discord").setLevel(logging.WARNING)
FRUIT = ("apple", "banana", "cherry", "blueberry")


def picture(colour: str = "teal", size: tuple[int, int] = (600, 300)) -> io.BytesIO:
    out = io.BytesIO()
    Image.new("RGB", size, colour).save(out, "PNG")
    out.seek(0)
    return out


class Form(discord.ui.Modal):
    word: discord.ui.Label[Any] = discord.ui.Label(
        text="A word",
        description="Any word will do.",
        component=discord.ui.TextInput(custom_id="word", min_length=2, max_length=20),
    )
    fruit: discord.ui.Label[Any] = discord.ui.Label(
        text="A fruit",
        component=discord.ui.Select(
            custom_id="fruit", options=[discord.SelectOption(label=each.title(), value=each) for each in FRUIT]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        word = cast("discord.ui.TextInput[Any]", self.word.component).value
        fruit = cast("discord.ui.Select[Any]", self.fruit.component).values[0]
        await interaction.response.send_message(f"You wrote {word} and chose {fruit}.", ephemeral=True)


class Controls(discord.ui.View):
    """Buttons and menus under a board."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.count = 0

    @discord.ui.button(label="Count", style=discord.ButtonStyle.primary, custom_id="count")
    async def counter(self, interaction: discord.Interaction, _: Any) -> None:
        self.count += 1
        await interaction.response.edit_message(content=f"Counted to **{self.count}**")

    @discord.ui.button(label="Secret", custom_id="secret")
    async def secret(self, interaction: discord.Interaction, _: Any) -> None:
        await interaction.response.send_message(
            f"Only {interaction.user.display_name} reads this.",
            file=discord.File(picture("purple"), "secret.png", description="A purple secret"),
            view=Private(),
            ephemeral=True,
        )

    @discord.ui.button(label="Form", custom_id="form")
    async def form(self, interaction: discord.Interaction, _: Any) -> None:
        await interaction.response.send_modal(Form(title="A form", custom_id="a-form"))

    @discord.ui.button(label="Redraw", custom_id="redraw", style=discord.ButtonStyle.success)
    async def redraw(self, interaction: discord.Interaction, _: Any) -> None:
        await interaction.response.defer()
        file = discord.File(picture("orange"), "second.png", description="An orange field")
        await interaction.edit_original_response(content="Redrawn", attachments=[file])

    @discord.ui.button(label="Off", custom_id="off", disabled=True)
    async def off(self, _: discord.Interaction, __: Any) -> None: ...

    @discord.ui.select(
        custom_id="fruits",
        placeholder="Which fruit?",
        min_values=1,
        max_values=3,
        options=[discord.SelectOption(label=each.title(), value=each, description="Fresh") for each in FRUIT],
    )
    async def fruits(self, interaction: discord.Interaction, menu: Any) -> None:
        await interaction.response.edit_message(content="Chosen: " + ", ".join(menu.values))


class Private(discord.ui.View):
    @discord.ui.button(label="Open", custom_id="open")
    async def opened(self, interaction: discord.Interaction, _: Any) -> None:
        await interaction.response.edit_message(content="The secret is open.", attachments=[], view=None)


class PanelButton(discord.ui.Button["Panel"]):
    async def callback(self, interaction: discord.Interaction) -> None:
        assert self.view is not None
        await self.view.joined(interaction)


class Panel(discord.ui.LayoutView):
    """A panel in the newer layout."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        join = PanelButton(label="Join", style=discord.ButtonStyle.success, custom_id="join")
        about = PanelButton(label="About", custom_id="about")
        self.text: discord.ui.TextDisplay[Any] = discord.ui.TextDisplay(
            "## A panel\nNobody has joined.\n-# small print"
        )
        self.add_item(
            discord.ui.Container(
                self.text,
                discord.ui.Section(discord.ui.TextDisplay("A line with a button."), accessory=about),
                discord.ui.Separator(),
                discord.ui.MediaGallery(
                    discord.MediaGalleryItem("attachment://panel.png", description="A green field")
                ),
                discord.ui.ActionRow(join),
                accent_colour=discord.Colour.teal(),
            )
        )

    async def joined(self, interaction: discord.Interaction) -> None:
        self.text.content = f"## A panel\n{interaction.user.mention} has joined."
        await interaction.response.edit_message(view=self)


class TestBot(discord.Client):
    """Notes what reaches it in `heard`."""

    __test__ = False

    def __init__(self, **settings: Any) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True), max_messages=None, guild_ready_timeout=0.1, **settings
        )
        self.tree = app_commands.CommandTree(self)
        self.heard: list[str] = []
        self.errors: list[BaseException] = []
        self.ready = asyncio.Event()
        for add in (add_game, add_answers, add_places):
            add(self.tree)

    async def setup_hook(self) -> None:
        self.add_view(Controls())
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.heard.append("ready")
        self.ready.set()

    async def on_resumed(self) -> None:
        self.heard.append("resumed")

    async def on_guild_remove(self, _: discord.Guild) -> None:
        self.heard.append("removed")

    async def on_guild_channel_delete(self, channel: Any) -> None:
        self.heard.append(f"deleted {channel.name}")

    async def on_thread_create(self, thread: discord.Thread) -> None:
        self.heard.append(f"thread {thread.name}")

    def text_channel(self, name: str = "games") -> discord.TextChannel:
        guild = self.get_guild(GUILD)
        assert guild is not None
        return next(each for each in guild.text_channels if each.name == name)


def add_game(tree: app_commands.CommandTree[Any]) -> None:
    group = app_commands.Group(name="game", description="Games")

    @group.command(name="new", description="Open a board")
    @app_commands.describe(game="What is counted")
    async def new(interaction: discord.Interaction, game: str, rival: discord.Member | None = None) -> None:
        embed = discord.Embed(title="A board", description=f"Playing _{game}_ with {rival and rival.mention}")
        embed.add_field(name="Turn", value="1").set_footer(text="a footer")
        file = discord.File(picture(), "board.png", description="A teal field")
        await interaction.response.send_message("Counted to **0**", embed=embed, file=file, view=Controls())

    @new.autocomplete("game")
    async def games(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=each.title(), value=each) for each in FRUIT if typed.lower() in each]

    tree.add_command(group)


def add_answers(tree: app_commands.CommandTree[Any]) -> None:
    @tree.command(description="A panel in the newer layout")
    async def panel(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Panel(), file=discord.File(picture("green"), "panel.png"))

    @tree.command(description="Think, then speak twice")
    async def think(interaction: discord.Interaction, number: app_commands.Range[int, 1, 9] = 1) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send(f"Thought of {number}.")
        await interaction.followup.send("And a public afterthought.")

    @tree.command(description="Too slow to answer")
    async def slow(interaction: discord.Interaction) -> None:
        await asyncio.sleep(3.3)
        try:
            await interaction.response.send_message("Late.")
        except discord.NotFound as late:
            tree.client.heard.append(f"late {late.code}")


def add_places(tree: app_commands.CommandTree[Any]) -> None:
    @tree.command(description="Say hello by direct message")
    async def direct(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        try:
            channel = await interaction.client.create_dm(discord.Object(interaction.user.id))
            await channel.send("Hello in private.", view=Controls())
        except discord.Forbidden as refused:
            await interaction.edit_original_response(content=f"Refused with {refused.code}.")
        else:
            await interaction.edit_original_response(content="Sent.")

    @tree.command(description="Open a thread")
    async def thread(interaction: discord.Interaction, name: str) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        fresh = await interaction.channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        await fresh.send(f"Welcome, {interaction.user.mention}.")
        await interaction.response.send_message(f"Opened {fresh.mention}.", ephemeral=True)
