"""The driver of a person: what it sees, waits for, and refuses to do."""

import asyncio

import discord
import pytest
from discord import ui

from bot.sandbox import NotPossible, Person, Sandbox
from tests.bot.sandbox.parrot import Parrot, Said


async def test_waiting_ends_with_the_message_that_was_waited_for(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    await parrot.come(sandbox.token)
    place = parrot.get_partial_messageable(sandbox.channel_id)
    waiting = asyncio.create_task(ann.wait_for_message(lambda message: message.content == "round 2"))
    message = await place.send("round 1")
    await message.edit(content="round 2")
    assert (await waiting).id == message.id
    assert (await ann.wait_for_message(lambda seen: seen.content == "round 2", "parlour")).id == message.id


async def test_waiting_in_vain_tells_what_was_seen(ann: Person) -> None:
    await ann.write_message("only this")
    with pytest.raises(TimeoutError, match=r"Ann waited 0\.01 s in vain.*only this"):
        await ann.wait_for_message(lambda message: message.content == "something else", timeout=0.01)


async def test_the_newest_match_is_returned(ann: Person) -> None:
    await ann.write_message("one")
    second = await ann.write_message("one")
    assert (await ann.wait_for_message(lambda message: message.content == "one")).id == second.id


async def test_a_message_that_was_seen_stays_as_it_was(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    await parrot.come(sandbox.token)
    message = await parrot.get_partial_messageable(sandbox.channel_id).send("before")
    [seen] = ann.list_visible_messages()
    await message.edit(content="after")
    assert seen.content == "before"
    now = ann.refresh_message(seen)
    assert now
    assert now.content == "after"


async def test_channels_are_named_in_many_ways(sandbox: Sandbox, ann: Person) -> None:
    tables = sandbox.find_channel_id("tables")
    names = ("tables", "#tables", tables, str(tables), ann.find_room(tables), ann.find_room(tables).channel)
    assert {ann.find_room(name).id for name in names} == {tables}
    with pytest.raises(NotPossible, match="Ann sees no channel attic"):
        ann.find_room("attic")


async def test_an_unknown_person_is_none(sandbox: Sandbox) -> None:
    with pytest.raises(KeyError):
        sandbox.person("Zed")
    with pytest.raises(KeyError):
        sandbox.find_channel_id("attic")
    assert sandbox.person("Ann") is sandbox.person("Ann")


async def test_an_unknown_command_or_subcommand_is_not_sent(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    parrot.does(lambda said: said.response.send_message("hi"))
    await parrot.come(sandbox.token)
    for name in ("play", "do it"):
        with pytest.raises(NotPossible):
            await ann.slash(name)
    with pytest.raises(NotPossible, match="not completed"):
        await ann.autocomplete("do", "word", "x")


async def test_a_button_is_named_by_label_emoji_or_custom_id(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    class Dice(ui.View):
        @ui.button(emoji="🎲", custom_id="roll")
        async def roll(self, interaction: discord.Interaction, _: ui.Button["Dice"]) -> None:
            await interaction.response.edit_message(content="rolled")

    async def show(said: Said) -> None:
        await said.response.send_message("dice", view=Dice(timeout=None))

    parrot.does(show)
    await parrot.come(sandbox.token)
    opened = await ann.slash("do")
    assert opened.message
    assert (await ann.click(opened.message, "🎲")).failure_reason is None
    assert (await ann.click(opened.message, custom_id="roll")).failure_reason is None
    with pytest.raises(TypeError, match="label or custom_id"):
        await ann.click(opened.message)


async def test_a_person_reads_the_options_of_a_command(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    @parrot.command()
    async def do(interaction: discord.Interaction, word: str, count: int = 1) -> None:
        await interaction.response.send_message(word * count)

    await parrot.come(sandbox.token)
    assert [(o["name"], o.get("required", False)) for o in ann.list_command_options("do")] == [
        ("word", True),
        ("count", False),
    ]
