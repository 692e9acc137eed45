"""DMs: opened by the bot, closed by people, full of buttons."""

import discord
import pytest

from bot.sandbox import NotPossible, Person, Sandbox
from bot.sandbox.discord_py import point_discord_at
from tests.bot.sandbox.parrot import Parrot, Pressed, Said, picture, row
from tests.bot.sandbox.raw import Raw


async def test_the_bot_writes_to_a_person(sandbox: Sandbox, parrot: Parrot, ann: Person, bob: Person) -> None:
    await parrot.come(sandbox.token)
    user = await parrot.fetch_user(ann.id)
    sent = await user.send("Your hand", file=picture())
    assert [message.content for message in ann.dm.messages] == ["Your hand"]
    assert ann.dm.id == sent.channel.id
    assert "guild_id" not in ann.dm.messages[0].json
    with pytest.raises(NotPossible):
        bob.list_visible_messages(ann.dm.id)


async def test_a_button_in_a_dm_arrives_without_a_guild(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    async def play(said: Said) -> None:
        assert isinstance(said.channel, discord.DMChannel)
        await said.response.edit_message(content=f"{said.user.name} {said.guild_id}", view=None)

    await parrot.come(sandbox.token)
    await (await parrot.fetch_user(ann.id)).send("Your turn", view=row(Pressed(play)))
    assert ann.dm.last_message
    answer = await ann.click(ann.dm.last_message, "Go")
    assert answer.message
    assert answer.message.content == "ann None"


async def test_a_dm_to_somebody_who_closed_theirs_is_refused(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    await parrot.come(sandbox.token)
    user = await parrot.fetch_user(ann.id)
    ann.close_dms()
    with pytest.raises(discord.Forbidden) as closed:
        await user.send("psst")
    assert closed.value.code == 50007
    ann.open_dms()
    await user.send("psst")
    assert len(ann.dm.messages) == 1


async def test_an_older_dm_can_be_edited_though_dms_are_closed(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    await parrot.come(sandbox.token)
    message = await (await parrot.fetch_user(ann.id)).send("old")
    ann.close_dms()
    await message.edit(content="new")
    assert [seen.content for seen in ann.dm.messages] == ["new"]


async def test_a_bot_and_nobody_are_no_recipients(sandbox: Sandbox, raw: Raw) -> None:
    status, said = await raw("POST", "/users/@me/channels", {"recipient_id": 1})
    assert (status, said["code"]) == (400, 50033)
    status, said = await raw("POST", "/users/@me/channels", {"recipient_id": str(sandbox.application_id)})
    assert (status, said["code"]) == (403, 50007)


async def test_what_a_person_writes_in_the_dm_reaches_the_bot(sandbox: Sandbox, ann: Person) -> None:
    point_discord_at(sandbox.address)
    parrot = Parrot(intents=discord.Intents(guilds=True, dm_messages=True))
    parrot.sync = False
    await parrot.come(sandbox.token)
    await ann.write_message("H8 right: red blue", ann.dm)
    await parrot.told("message")
    [message] = [args[0] for event, args in parrot.heard if event == "message"]
    assert (message.content, message.guild) == ("H8 right: red blue", None)
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="mine now")
    assert refused.value.code == 50005
    with pytest.raises(discord.HTTPException) as refused:
        await message.delete()
    assert refused.value.code == 50003
    await parrot.leave()


async def test_every_dm_rings_the_bell_and_an_edit_does_not(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    await parrot.come(sandbox.token)
    message = await (await parrot.fetch_user(ann.id)).send("one")
    await message.edit(content="two")
    await message.channel.send("hush", silent=True)
    assert [seen.content for seen in ann.pings] == ["two"]
