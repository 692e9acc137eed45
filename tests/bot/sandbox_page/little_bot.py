"""A small discord.py bot that shows the page one of everything: commands, menus, a form, pictures, secrets, threads."""

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
from discord import app_commands, ui
from PIL import Image

from bot.sandbox import Sandbox
from bot.sandbox.discord_py import point_discord_at

GAMES = ("Gobblestones", "Emerald Skulls", "Goblin Market")
TOPICS = ("Bidding", "Cheating", "Dice", "Scoring")
STONES = ("Agate", "Beryl", "Coral", "Dross")


def board(colour: str) -> discord.File:
    """Draw a board of one colour."""
    written = io.BytesIO()
    Image.new("RGB", (600, 400), colour).save(written, "PNG")
    written.seek(0)
    return discord.File(written, f"{colour}.png")


def picture(colour: str) -> discord.MediaGalleryItem:
    """Return the board as a layout shows it."""
    return discord.MediaGalleryItem(f"attachment://{colour}.png", description=f"A {colour} board")


class BidForm(ui.Modal, title="Place your bid"):
    """A form with a text field, a long one that may stay empty, and a menu."""

    note: ui.TextDisplay[ui.LayoutView] = ui.TextDisplay("Bids are **secret**.")
    bid: ui.Label["BidForm"] = ui.Label(
        text="Your bid", description="Two digits", component=ui.TextInput(custom_id="bid", min_length=2, max_length=2)
    )
    word: ui.Label["BidForm"] = ui.Label(
        text="A word",
        component=ui.TextInput(custom_id="word", style=discord.TextStyle.paragraph, required=False, default="Ha!"),
    )
    token: ui.Label["BidForm"] = ui.Label(
        text="Token",
        component=ui.Select(custom_id="token", options=[discord.SelectOption(label=name) for name in STONES]),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Tell what was filled in."""
        bid, word, token = self.bid.component, self.word.component, self.token.component
        assert isinstance(bid, ui.TextInput)
        assert isinstance(word, ui.TextInput)
        assert isinstance(token, ui.Select)
        await interaction.response.send_message(f"bid {bid.value}, word {word.value}, token {token.values[0]}")


class Survey(ui.Modal, title="A survey"):
    """A form of the other kinds of field."""

    name: ui.TextInput["Survey"] = ui.TextInput(label="Your name", custom_id="name")
    side: ui.Label["Survey"] = ui.Label(
        text="Side",
        component=ui.RadioGroup(
            custom_id="side", options=[discord.RadioGroupOption(label="Left"), discord.RadioGroupOption(label="Right")]
        ),
    )
    likes: ui.Label["Survey"] = ui.Label(
        text="Likes",
        component=ui.CheckboxGroup(
            custom_id="likes",
            min_values=1,
            options=[discord.CheckboxGroupOption(label=name) for name in STONES],
        ),
    )
    sure: ui.Label["Survey"] = ui.Label(text="Sure", component=ui.Checkbox(custom_id="sure"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Tell what was filled in."""
        side, likes, sure = self.side.component, self.likes.component, self.sure.component
        assert isinstance(side, ui.RadioGroup)
        assert isinstance(likes, ui.CheckboxGroup)
        assert isinstance(sure, ui.Checkbox)
        told = f"{self.name.value}: {side.value}, {' and '.join(likes.values)}, sure {sure.value}"
        await interaction.response.send_message(told)


class Board(ui.LayoutView):
    """A layout with a picture, buttons and menus; every press repaints it."""

    def __init__(self, colour: str = "green", told: str = "Nothing yet") -> None:
        super().__init__(timeout=None)
        self.told = ui.TextDisplay[Board](told)
        self.stone = ui.Select[Board](
            custom_id="stone", placeholder="One stone", options=[discord.SelectOption(label=name) for name in STONES]
        )
        self.stones = ui.Select[Board](
            custom_id="stones",
            placeholder="Two or three stones",
            min_values=2,
            max_values=3,
            options=[discord.SelectOption(label=name, description=f"A piece of {name}") for name in STONES],
        )
        self.victim = ui.UserSelect[Board](custom_id="victim", placeholder="Somebody")
        paint = ui.Button[Board](label="Paint", custom_id="paint", style=discord.ButtonStyle.primary)
        silent = ui.Button[Board](label="Silent", custom_id="silent")
        form = ui.Button[Board](label="Form", custom_id="form")
        rests = ui.Button[Board](label="Asleep", custom_id="asleep", disabled=True)
        link = ui.Button[Board](label="Elsewhere", url="https://example.com/")
        for item, callback in (
            (paint, self.repaint),
            (silent, self.stay_silent),
            (form, self.show_form),
            (self.stone, self.tell_stone),
            (self.stones, self.tell_stones),
            (self.victim, self.tell_victim),
        ):
            item.callback = callback  # type: ignore[method-assign]  # discord.py's own way to set it without a decorator
        box = ui.Container[Board](self.told, ui.MediaGallery(picture(colour)), accent_colour=0x7FC043)
        for row in ((paint, silent, form, rests, link), (self.stone,), (self.stones,), (self.victim,)):
            box.add_item(ui.ActionRow(*row))
        self.add_item(box)

    async def answer(self, interaction: discord.Interaction, told: str, colour: str = "green") -> None:
        """Show the board again."""
        await interaction.response.edit_message(view=Board(colour, told), attachments=[board(colour)])

    async def repaint(self, interaction: discord.Interaction) -> None:
        """Let the board become purple."""
        await self.answer(interaction, f"Painted by {interaction.user.display_name}", "purple")

    async def stay_silent(self, interaction: discord.Interaction) -> None:
        """Do not answer."""

    async def show_form(self, interaction: discord.Interaction) -> None:
        """Show the form."""
        await interaction.response.send_modal(BidForm())

    async def tell_stone(self, interaction: discord.Interaction) -> None:
        """Tell the stone."""
        await self.answer(interaction, f"One: {', '.join(self.stone.values)}")

    async def tell_stones(self, interaction: discord.Interaction) -> None:
        """Tell the stones."""
        await self.answer(interaction, f"Several: {', '.join(self.stones.values)}")

    async def tell_victim(self, interaction: discord.Interaction) -> None:
        """Tell the victim."""
        await self.answer(interaction, f"Victim: {self.victim.values[0].display_name}")


class LittleBot(discord.Client):
    """The bot, with its commands."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        for add in (add_table_commands, add_answers, add_screens, add_menus):
            add(self.tree)

    async def setup_hook(self) -> None:
        """Name the commands to the server."""
        await self.tree.sync()

    def channel(self, number: int) -> discord.TextChannel:
        """Return a text channel of the guild."""
        channel = self.get_channel(number)
        assert isinstance(channel, discord.TextChannel)
        return channel


def add_table_commands(tree: app_commands.CommandTree[LittleBot]) -> None:
    """Add commands with subcommands, choices and options of every kind."""
    table = app_commands.Group(name="table", description="Tables")

    @table.command(name="open", description="Open a table")
    @app_commands.choices(game=[app_commands.Choice(name=name, value=name.lower()) for name in GAMES])
    async def open_table(
        interaction: discord.Interaction,
        game: app_commands.Choice[str],
        seats: app_commands.Range[int, 2, 6] = 4,
        fast: bool = False,
        friend: discord.User | None = None,
        room: discord.TextChannel | None = None,
        rank: discord.Role | None = None,
    ) -> None:
        named = friend.display_name if friend else "nobody"
        told = f"{game.value}, {seats} seats, fast {fast}, with {named}"
        where = f", in {room.name}, for {rank.mention}" if room and rank else ""
        await interaction.response.send_message(told + where)

    @table.command(name="close", description="Close your table")
    async def close_table(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Closed")

    tree.add_command(table)


def add_answers(tree: app_commands.CommandTree[LittleBot]) -> None:
    """Add commands that answer, to all, to one or not at all."""

    @tree.command(description="Read the rules")
    async def rules(interaction: discord.Interaction, topic: str) -> None:
        await interaction.response.send_message(f"Rules of {topic}")

    @rules.autocomplete("topic")
    async def topics(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        fits = [name for name in TOPICS if typed.lower() in name.lower()]
        return [app_commands.Choice(name=name, value=f"topic-{name.lower()}") for name in fits]

    @tree.command(description="See your hand")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"The hand of {interaction.user.display_name}: 7", ephemeral=True)

    @tree.command(description="Write to somebody")
    async def whisper(interaction: discord.Interaction, to: discord.User) -> None:
        await to.send("A word in your ear")
        await interaction.response.send_message("Whispered")

    @tree.command(description="Never answers")
    async def silent(interaction: discord.Interaction) -> None:
        """Do not answer."""


def add_menus(tree: app_commands.CommandTree[LittleBot]) -> None:
    """Add a command in the menu of a person, and one in that of a message."""

    @tree.context_menu(name="Wave to…")
    async def wave(interaction: discord.Interaction, person: discord.User) -> None:
        await interaction.response.send_message(f"{interaction.user.display_name} waves to {person.display_name}")

    @tree.context_menu(name="Read aloud")
    async def read_aloud(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"Message {message.id}", ephemeral=True)


def add_screens(tree: app_commands.CommandTree[LittleBot]) -> None:
    """Add commands that show a layout or a form."""

    @tree.command(name="board", description="Show the board")
    async def update_board(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Board(), file=board("green"))

    @tree.command(description="Fill in a form")
    async def bid(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(BidForm())

    @tree.command(description="Take part in a survey")
    async def survey(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Survey())


@asynccontextmanager
async def running(sandbox: Sandbox) -> AsyncIterator[LittleBot]:
    """Run the bot at a sandbox."""
    point_discord_at(sandbox.address)
    bot = LittleBot()
    running_task = asyncio.create_task(bot.start(sandbox.token))
    ready = asyncio.create_task(bot.wait_until_ready())
    await asyncio.wait({running_task, ready}, return_when=asyncio.FIRST_COMPLETED)
    try:
        if running_task.done():
            await running_task
        yield bot
    finally:
        ready.cancel()
        await bot.close()
        await running_task
