"""Slash commands: synced, typed with options of every simple type, grouped, completed."""

from typing import Any, Literal

import discord
import pytest
from discord import app_commands

from bot.sandbox import NotPossible, Person, Sandbox
from bot.sandbox.world.world import PLAYERS_ROLE
from tests.bot.sandbox.parrot import Parrot

Said = discord.Interaction


async def test_an_option_of_every_simple_type_arrives(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    taken: list[object] = []

    @parrot.command()
    async def do(  # noqa: PLR0917 - a slash command has no other kind of arguments
        interaction: Said,
        word: str,
        count: app_commands.Range[int, 1, 9],
        share: float,
        sure: bool,
        who: discord.Member,
        where: discord.TextChannel,
        which: discord.Role,
        what: Literal["lay", "cheat"] = "lay",
    ) -> None:
        taken.extend([word, count, share, sure, who.id, where.id, which.name, what])
        await interaction.response.send_message("done")

    await parrot.come(sandbox.token)
    channel = sandbox.find_channel_id("tables")
    answer = await ann.slash(
        "do", word="goblin", count=3, share=0.5, sure=True, who=sandbox.person("Bob"),
        where=channel, which=sandbox.guild_id, what="cheat",
    )  # fmt: skip
    assert answer.failure_reason is None
    bob = sandbox.person("Bob").id
    assert taken == ["goblin", 3, 0.5, True, bob, channel, "@everyone", "cheat"]


async def test_a_channel_and_a_mentionable_arrive(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    taken: list[object] = []

    @parrot.command()
    async def do(
        interaction: Said, where: discord.TextChannel | discord.Thread, whom: discord.Member | discord.Role
    ) -> None:
        taken.extend([where.name, whom.id])
        await interaction.response.send_message("done")

    await parrot.come(sandbox.token)
    await ann.slash("do", where=sandbox.channel_id, whom=sandbox.person("Cid"))
    assert taken == ["parlour", sandbox.person("Cid").id]


@pytest.mark.parametrize(
    ("typed", "arrives"),
    [
        ("@Bob @Cid", "{Bob} {Cid}"),
        ("with @bob, and @Players", "with {Bob}, and {Players}"),
        ("@Bobby a@Bob @", "@Bobby a@Bob @"),
        ("{Bob}", "{Bob}"),
    ],
)
async def test_names_that_are_typed_after_an_at_arrive_as_mentions(
    sandbox: Sandbox, parrot: Parrot, ann: Person, typed: str, arrives: str
) -> None:
    taken: list[str] = []

    @parrot.command()
    async def do(interaction: Said, whom: str) -> None:
        taken.append(whom)
        await interaction.response.send_message("done")

    await parrot.come(sandbox.token)
    named = {name: sandbox.person(name).mention for name in ("Bob", "Cid")}
    named["Players"] = next(f"<@&{role.id}>" for role in sandbox.world.first_guild.roles if role.name == PLAYERS_ROLE)
    await ann.slash("do", whom=typed.format(**named))
    assert taken == [arrives.format(**named)]


async def test_subcommands_are_named_with_blanks(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    table = app_commands.Group(name="table", description="Tables")
    seat = app_commands.Group(name="seat", description="Seats", parent=table)

    @table.command(name="show", description="Show it")
    async def show(interaction: Said, number: int) -> None:
        await interaction.response.send_message(f"table {number}")

    @seat.command(name="take", description="Take it")
    async def take(interaction: Said) -> None:
        await interaction.response.send_message("seated")

    parrot.tree.add_command(table)
    await parrot.come(sandbox.token)
    shown = await ann.slash("table show", number=4)
    taken = await ann.slash("table seat take")
    assert shown.message
    assert taken.message
    assert (shown.message.content, taken.message.content) == ("table 4", "seated")


async def test_an_option_is_completed_as_it_is_typed(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    async def games(interaction: Said, current: str) -> list[app_commands.Choice[str]]:
        names = ["gobblestones", "goblin teeth"]
        return [app_commands.Choice(name=n.title(), value=n) for n in names if n.startswith(current)]

    async def numbers(interaction: Said, current: int) -> list[app_commands.Choice[int]]:
        return [app_commands.Choice(name=f"{interaction.namespace.game}: {n}", value=n) for n in (2, 3)]

    @parrot.command()
    @app_commands.autocomplete(game=games)
    @app_commands.autocomplete(seats=numbers)  # type: ignore[arg-type] # discord.py's types know only words
    async def do(interaction: Said, game: str, seats: int) -> None:
        await interaction.response.send_message(game)

    await parrot.come(sandbox.token)
    assert await ann.autocomplete("do", "game", "gobli") == [{"name": "Goblin Teeth", "value": "goblin teeth"}]
    offered = await ann.autocomplete("do", "seats", "", game="goats")
    assert offered == [{"name": "goats: 2", "value": 2}, {"name": "goats: 3", "value": 3}]


async def test_a_command_of_the_guild_is_not_there_in_a_dm(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    @parrot.command()
    @app_commands.guild_only()
    async def do(interaction: Said) -> None:
        await interaction.response.send_message("here")

    @parrot.command("anywhere")
    async def anywhere(interaction: Said) -> None:
        await interaction.response.send_message(f"{interaction.guild_id} {interaction.context.dm_channel}")

    await parrot.come(sandbox.token)
    with pytest.raises(NotPossible, match="no command /do here"):
        await ann.slash("do", channel=ann.dm)
    answer = await ann.slash("anywhere", channel=ann.dm)
    assert answer.message
    assert answer.message.content == "None True"


async def test_a_command_synced_to_the_guild_takes_the_place_of_the_global_one(
    sandbox: Sandbox, parrot: Parrot, ann: Person
) -> None:
    guild = discord.Object(sandbox.guild_id)
    parrot.does(lambda said: said.response.send_message("everywhere"))
    await parrot.come(sandbox.token)
    parrot.tree.remove_command("do")
    parrot.tree.clear_commands(guild=guild)

    @parrot.tree.command(name="do", description="Here", guild=guild)
    async def here(interaction: Said) -> None:
        await interaction.response.send_message("here")

    await parrot.tree.sync(guild=guild)
    answer = await ann.slash("do")
    assert answer.message
    assert answer.message.content == "here"


async def test_a_synced_command_keeps_its_id(sandbox: Sandbox, parrot: Parrot) -> None:
    parrot.does(lambda said: said.response.send_message("hi"))
    await parrot.come(sandbox.token)
    [first] = await parrot.tree.fetch_commands()
    [again] = await parrot.tree.sync()
    assert again.id == first.id
    assert (await parrot.tree.fetch_command(first.id)).name == "do"


async def test_one_command_can_be_changed_and_taken_away(sandbox: Sandbox, parrot: Parrot) -> None:
    parrot.does(lambda said: said.response.send_message("hi"))
    await parrot.come(sandbox.token)
    [command] = await parrot.tree.fetch_commands()
    changed = await command.edit(description="Better")
    assert changed.description == "Better"
    await changed.delete()
    assert await parrot.tree.fetch_commands() == []


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({}, "The option count is missing"),
        ({"count": 10}, "10 is out of bounds for count"),
        ({"count": "many"}, "many is not a number"),
        ({"count": 1, "what": "steal"}, "steal is not among the choices of what"),
        ({"count": 1, "word": "abcdef"}, "The text of word is too short or too long"),
        ({"count": 1, "who": 17}, "nothing here with the id 17"),
        ({"count": 1, "sure": "yes"}, "sure takes true or false"),
        ({"count": 1, "colour": "red"}, "There is no option colour"),
    ],
)
async def test_what_a_client_would_not_send_is_not_sent(
    sandbox: Sandbox, parrot: Parrot, ann: Person, values: dict[str, Any], sentence: str
) -> None:
    @parrot.command()
    async def do(
        interaction: Said,
        count: app_commands.Range[int, 1, 9],
        what: Literal["lay", "cheat"] = "lay",
        word: app_commands.Range[str, 1, 5] = "a",
        who: discord.Member | None = None,
        sure: bool = True,
    ) -> None:
        await interaction.response.send_message("done")

    await parrot.come(sandbox.token)
    with pytest.raises(NotPossible, match=sentence):
        await ann.slash("do", **values)


async def test_the_person_speaks_their_own_language(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    parrot.does(lambda said: said.response.send_message(str(said.locale)))
    await parrot.come(sandbox.token)
    ann.user.locale = "de"
    answer = await ann.slash("do")
    assert answer.message
    assert answer.message.content == "de"
