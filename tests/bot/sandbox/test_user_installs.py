"""The bot where it is not: with somebody who installed it for themselves, on a strange server and in a group DM."""

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.sandbox import NotPossible, Sandbox
from bot.sandbox.discord_py import point_discord_at
from tests.bot.sandbox.conftest import Checking
from tests.bot.sandbox.parrot import Parrot, Said


@pytest.fixture
async def sandbox(tmp_path: Path) -> AsyncIterator[Sandbox]:
    sandbox = Sandbox()
    sandbox.recorder = checking = Checking(tmp_path / "requests.jsonl")
    async with sandbox:
        point_discord_at(sandbox.address)
        yield sandbox
    assert checking.problems == []


async def come(sandbox: Sandbox) -> tuple[Parrot, list[Said]]:
    """Let a bot come whose command is for servers and people; it notes what it is asked."""
    parrot, heard = Parrot(), list[Said]()

    @parrot.command("do")
    @discord.app_commands.allowed_installs(guilds=True, users=True)
    @discord.app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def run(interaction: discord.Interaction) -> None:
        heard.append(interaction)  # type: ignore[arg-type]  # the interaction's client is this bot
        button = discord.ui.Button[discord.ui.View](label="Again", custom_id="again")
        view = discord.ui.View(timeout=None)
        view.add_item(button)
        await interaction.response.send_message("done", view=view)

    parrot.does(lambda said: said.response.send_message("only here"), "home")
    await parrot.come(sandbox.token)
    return parrot, heard


async def test_its_commands_are_found_everywhere_by_who_installed_it(sandbox: Sandbox) -> None:
    guild, group = sandbox.add_server_without_bot(), sandbox.add_group_dm("Ann", "Bob")
    elsewhere = sandbox.find_channel_id("parlour", guild)
    parrot, heard = await come(sandbox)
    ann, bob = sandbox.person("Ann"), sandbox.person("Bob")
    assert [one.id for one in parrot.guilds] == [sandbox.guild_id]
    ann.install_app()
    for place in (sandbox.find_channel_id("parlour"), elsewhere, group, ann.dm.id):
        assert (await ann.slash("do", channel=place)).failure_reason is None
    home, strange, grouped, dm = heard
    assert home.is_guild_integration()
    assert home.is_user_integration()
    assert (strange.guild_id, strange.is_guild_integration(), strange.is_user_integration()) == (guild, False, True)
    assert (grouped.guild_id, grouped.is_guild_integration(), grouped.is_user_integration()) == (None, False, True)
    assert [one.context.private_channel for one in heard] == [False, False, True, False]
    assert dm.context.dm_channel
    for place in (elsewhere, group):
        with pytest.raises(NotPossible):
            await bob.slash("do", channel=place)
        with pytest.raises(NotPossible):
            await ann.slash("home", channel=place)
    with pytest.raises(NotPossible):
        sandbox.person("Cid").find_room(group)
    await parrot.close()


async def test_a_control_belongs_to_those_who_brought_the_bot(sandbox: Sandbox) -> None:
    group = sandbox.add_group_dm("Ann", "Bob")
    parrot, _ = await come(sandbox)
    owners = list[object]()

    async def note(interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            owners.append(interaction._integration_owners)
            await interaction.response.defer()

    parrot.on_interaction = note  # type: ignore[attr-defined]
    ann, bob = sandbox.person("Ann"), sandbox.person("Bob")
    ann.install_app()
    shown = (await ann.slash("do", channel=group)).message
    assert shown
    await bob.click(shown, "Again")
    assert owners == [{1: ann.id}]
    await parrot.close()


async def test_where_it_is_not_it_sees_nothing_and_says_five_things_more(sandbox: Sandbox) -> None:
    guild = sandbox.add_server_without_bot()
    elsewhere = sandbox.find_channel_id("parlour", guild)
    parrot, heard = await come(sandbox)
    ann = sandbox.person("Ann")
    ann.install_app()
    await ann.write_message("nobody hears me", elsewhere)
    await ann.slash("do", channel=elsewhere)
    assert not parrot.times("message")
    with pytest.raises(discord.Forbidden):
        await parrot.get_partial_messageable(elsewhere).send("hello")
    for number in range(5):
        await heard[0].followup.send(f"{number}")
    with pytest.raises(discord.HTTPException) as refused:
        await heard[0].followup.send("one too many")
    assert refused.value.code == 40094
    await ann.slash("do")
    for number in range(6):
        await heard[1].followup.send(f"{number}")
    await parrot.close()
