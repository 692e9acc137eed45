"""Commands in the menu of a person and of a message: registered, found, carried to the bot as Discord does."""

from typing import Any

import discord
import pytest
from discord import app_commands

from bot.sandbox import NotPossible, Person, Sandbox
from bot.sandbox.bots.validation import validate_commands
from bot.sandbox.world.errors import Refused
from tests.bot.sandbox.parrot import Parrot

Said = discord.Interaction


def _add_menus(parrot: Parrot, taken: list[Any]) -> None:
    @parrot.tree.context_menu(name="Play with…")
    @app_commands.allowed_contexts(guilds=True, dms=False)
    async def play_with(interaction: Said, person: discord.User) -> None:
        taken.append(person)
        await interaction.response.send_message("asked", ephemeral=True)

    @parrot.tree.context_menu(name="Read the table")
    async def read_it(interaction: Said, message: discord.Message) -> None:
        taken.append(message)
        await interaction.response.send_message("read")


async def test_a_menu_on_a_person_carries_the_member(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    taken: list[Any] = []
    _add_menus(parrot, taken)
    await parrot.come(sandbox.token)
    answer = await ann.use_menu("Play with…", sandbox.person("Bob"))
    [bob] = taken
    assert isinstance(bob, discord.Member)
    assert (bob.id, answer.failure_reason) == (sandbox.person("Bob").id, None)
    assert answer.message
    assert answer.message["type"] == 23
    assert answer.message["interaction_metadata"]["target_user"]["id"] == str(bob.id)


async def test_a_menu_on_somebody_who_left_carries_a_user(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    taken: list[Any] = []
    _add_menus(parrot, taken)
    await parrot.come(sandbox.token)
    sandbox.faults.leave_guild("Bob")
    await ann.use_menu("Play with…", sandbox.person("Bob"))
    [bob] = taken
    assert not isinstance(bob, discord.Member)


async def test_a_menu_on_a_message_carries_the_message(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    taken: list[Any] = []
    _add_menus(parrot, taken)
    await parrot.come(sandbox.token)
    said = await ann.write_message("a board")
    answer = await ann.use_menu("Read the table", said)
    [message] = taken
    assert (message.id, message.channel.id, message.guild.id) == (said.id, sandbox.channel_id, sandbox.guild_id)
    assert answer.message
    assert answer.message["interaction_metadata"]["target_message_id"] == str(said.id)


async def test_menus_are_no_slash_commands_and_have_their_own_kind(
    sandbox: Sandbox, parrot: Parrot, ann: Person
) -> None:
    _add_menus(parrot, [])
    await parrot.come(sandbox.token)
    said = await ann.write_message("a board")
    for wrong in (ann.slash("Read the table"), ann.use_menu("Read the table", ann), ann.use_menu("Play with…", said)):
        with pytest.raises(NotPossible):
            await wrong
    with pytest.raises(NotPossible, match="Play with…"):
        await ann.use_menu("Play with…", ann, ann.dm)


async def test_a_message_for_one_person_has_no_menu(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    _add_menus(parrot, [])
    await parrot.come(sandbox.token)
    private = (await ann.use_menu("Play with…", sandbox.person("Bob"))).message
    assert private
    with pytest.raises(NotPossible, match="only you see"):
        await ann.use_menu("Read the table", private)


async def test_in_a_dm_only_the_two_of_it_have_a_menu(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    taken: list[Any] = []

    @parrot.tree.context_menu(name="Profile")
    async def profile(interaction: Said, person: discord.User) -> None:
        taken.append(person)
        await interaction.response.send_message("shown")

    await parrot.come(sandbox.token)
    await ann.use_menu("Profile", ann, ann.dm)
    assert [type(one) for one in taken] == [discord.User]
    with pytest.raises(NotPossible, match="not here"):
        await ann.use_menu("Profile", sandbox.person("Bob"), ann.dm)


@pytest.mark.parametrize("kind", [2, 3])
def test_what_discord_refuses_of_a_menu_is_refused(kind: int) -> None:
    option = {"type": 3, "name": "game", "description": "Which"}
    validate_commands([{"name": "Play with…", "type": kind}])
    spoilt: list[list[dict[str, Any]]] = [
        [{"name": "Look", "type": kind, "options": [option]}],
        [{"name": "Look", "type": kind, "description": "Something"}],
        [{"name": "x" * 33, "type": kind}],
        [{"name": "Look", "type": kind}] * 2,
        [{"name": f"Look {number}", "type": kind} for number in range(16)],
    ]
    for commands in spoilt:
        with pytest.raises(Refused):
            validate_commands(commands)
