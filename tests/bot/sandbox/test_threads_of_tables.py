"""Threads: started in every way, joined, written in, archived, closed to the bot."""

import discord
import pytest

from bot.sandbox import NotPossible, Person, Sandbox
from tests.bot.sandbox.parrot import Parrot, Said
from tests.bot.sandbox.raw import Raw


async def _parlour(sandbox: Sandbox, parrot: Parrot) -> discord.TextChannel:
    await parrot.come(sandbox.token)
    channel = parrot.get_channel(sandbox.channel_id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_a_public_thread_is_seen_by_everybody(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    channel = await _parlour(sandbox, parrot)
    thread = await channel.create_thread(name="Table 1", type=discord.ChannelType.public_thread)
    await thread.send("welcome")
    assert thread.me is not None
    assert [message.content for message in ann.list_visible_messages("Table 1")] == ["welcome"]
    assert parrot.get_channel(thread.id) is not None


async def test_a_private_thread_is_seen_by_those_in_it(
    sandbox: Sandbox, parrot: Parrot, ann: Person, bob: Person
) -> None:
    channel = await _parlour(sandbox, parrot)
    thread = await channel.create_thread(name="Back room", invitable=False)
    await thread.add_user(discord.Object(ann.id))
    await thread.send("psst")
    assert ann.find_room("Back room").messages[0].content == "psst"
    with pytest.raises(NotPossible):
        bob.find_room("Back room")
    await thread.remove_user(discord.Object(ann.id))
    with pytest.raises(NotPossible):
        ann.find_room("Back room")


async def test_a_mention_brings_somebody_into_a_private_thread(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    channel = await _parlour(sandbox, parrot)
    thread = await channel.create_thread(name="Back room")
    await thread.send(ann.mention, allowed_mentions=discord.AllowedMentions(users=True))
    assert [member.id for member in await thread.fetch_members()] == [sandbox.application_id, ann.id]
    assert len(ann.pings) == 1


async def test_a_thread_starts_from_a_message_once(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    channel = await _parlour(sandbox, parrot)
    message = await channel.send("A table is open")
    thread = await message.create_thread(name="Table 2")
    assert thread.id == message.id
    [seen] = ann.list_visible_messages()
    assert seen["thread"]["name"] == "Table 2"
    assert seen["flags"] == 1 << 5
    with pytest.raises(discord.HTTPException) as refused:
        await message.create_thread(name="Again")
    assert refused.value.code == 160004
    fetched = await channel.fetch_message(message.id)
    assert fetched.thread


async def test_a_command_in_a_thread_knows_its_thread(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    async def where(said: Said) -> None:
        assert isinstance(said.channel, discord.Thread)
        await said.response.send_message(f"{said.channel.name} in {said.channel.parent}")

    parrot.does(where)
    channel = await _parlour(sandbox, parrot)
    await channel.create_thread(name="Table 3", type=discord.ChannelType.public_thread)
    answer = await ann.slash("do", channel="Table 3")
    assert answer.message
    assert answer.message.content == "Table 3 in parlour"


async def test_a_thread_is_renamed_archived_and_opened_by_a_message(
    sandbox: Sandbox, parrot: Parrot, ann: Person
) -> None:
    channel = await _parlour(sandbox, parrot)
    thread = await channel.create_thread(name="Table 4", type=discord.ChannelType.public_thread)
    message = await thread.send("board")
    await thread.edit(name="Table 4, over", archived=True)
    assert [t.name async for t in channel.archived_threads()] == ["Table 4, over"]
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="late")
    assert refused.value.code == 50083
    with pytest.raises(discord.HTTPException) as refused:
        await thread.edit(name="Table 5")
    assert refused.value.code == 50083
    await ann.write_message("one more", "Table 4, over")
    fetched = await parrot.fetch_channel(thread.id)
    assert isinstance(fetched, discord.Thread)
    assert not fetched.archived


async def test_a_locked_archived_thread_takes_nothing(sandbox: Sandbox, parrot: Parrot, bob: Person) -> None:
    channel = await _parlour(sandbox, parrot)
    thread = await channel.create_thread(name="Table 5", type=discord.ChannelType.public_thread)
    await thread.edit(locked=True, archived=True)
    with pytest.raises(discord.HTTPException) as refused:
        await thread.send("hello?")
    assert refused.value.code == 50083
    with pytest.raises(NotPossible, match="locked"):
        await bob.write_message("hello?", "Table 5")


async def test_discord_archives_a_thread_after_its_time_and_the_bot_may_open_it(
    sandbox: Sandbox, parrot: Parrot, ann: Person
) -> None:
    channel = await _parlour(sandbox, parrot)
    thread = await channel.create_thread(name="Table 4", type=discord.ChannelType.public_thread)
    message = await thread.send("board")
    await thread.edit(auto_archive_duration=60)
    sandbox.faults.archive_inactive_threads(59)
    await message.edit(content="still open")
    sandbox.faults.archive_inactive_threads(60)
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="late")
    assert refused.value.code == 50083
    with pytest.raises(discord.HTTPException) as refused:
        await thread.edit(auto_archive_duration=1440)
    assert refused.value.code == 50083
    await parrot.http.edit_channel(thread.id, archived=False)
    await message.edit(content="open again")
    assert ann.list_visible_messages("Table 4")[0].content == "open again"


async def test_who_may_not_manage_threads_opens_no_locked_one(sandbox: Sandbox, parrot: Parrot) -> None:
    channel = await _parlour(sandbox, parrot)
    thread = await channel.create_thread(name="Table 5", type=discord.ChannelType.public_thread)
    await thread.edit(locked=True, archived=True)
    sandbox.faults.deny_permission("manage_threads")
    with pytest.raises(discord.HTTPException) as refused:
        await parrot.http.edit_channel(thread.id, archived=False)
    assert refused.value.code == 50013


async def test_a_button_in_an_archived_thread_does_not_reach_the_bot(
    sandbox: Sandbox, parrot: Parrot, ann: Person
) -> None:
    channel = await _parlour(sandbox, parrot)
    thread = await channel.create_thread(name="Table 5", type=discord.ChannelType.public_thread)
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Rematch", custom_id="rematch:1:0:"))
    await thread.send("over", view=view)
    sandbox.faults.archive_inactive_threads(thread.auto_archive_duration)
    with pytest.raises(NotPossible, match="archived"):
        await ann.click(ann.list_visible_messages("Table 5")[0], "Rematch")


async def test_a_thread_is_deleted_with_its_messages(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    channel = await _parlour(sandbox, parrot)
    thread = await channel.create_thread(name="Table 6", type=discord.ChannelType.public_thread)
    await thread.delete()
    with pytest.raises(NotPossible):
        ann.find_room("Table 6")
    with pytest.raises(discord.NotFound) as gone:
        await thread.send("anyone?")
    assert gone.value.code == 10003


@pytest.mark.parametrize(
    ("permission", "code"),
    [("create_public_threads", 50013), ("create_private_threads", None), ("view_channel", 50001)],
)
async def test_starting_a_thread_needs_its_permission(
    sandbox: Sandbox, raw: Raw, permission: str, code: int | None
) -> None:
    sandbox.faults.deny_permission(permission, sandbox.channel_id)
    status, said = await raw("POST", f"/channels/{sandbox.channel_id}/threads", {"name": "Table", "type": 11})
    assert said.get("code") == code, said
    sandbox.faults.allow_permission(permission, sandbox.channel_id)
    status, said = await raw("POST", f"/channels/{sandbox.channel_id}/threads", {"name": "Table", "type": 11})
    assert status == 201


async def test_writing_in_a_thread_needs_its_permission(sandbox: Sandbox, parrot: Parrot) -> None:
    channel = await _parlour(sandbox, parrot)
    thread = await channel.create_thread(name="Table 7")
    sandbox.faults.deny_permission("send_messages_in_threads")
    with pytest.raises(discord.Forbidden) as refused:
        await thread.send("may I?")
    assert refused.value.code == 50013
    await channel.send("here I may")


async def test_a_thread_in_a_dm_or_a_thread_is_refused(sandbox: Sandbox, parrot: Parrot, raw: Raw, ann: Person) -> None:
    channel = await _parlour(sandbox, parrot)
    thread = await channel.create_thread(name="Table 8")
    for place in (thread.id, ann.dm.id):
        status, said = await raw("POST", f"/channels/{place}/threads", {"name": "Inner", "type": 11})
        assert (status, said["code"]) == (403, 50024)


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"type": 11}, "name"),
        ({"name": "x" * 101, "type": 11}, "name"),
        ({"name": "Table", "type": 1}, "type"),
        ({"name": "Table", "type": 11, "auto_archive_duration": 5}, "auto_archive_duration"),
    ],
)
async def test_a_thread_is_refused_by_its_fields(
    sandbox: Sandbox, raw: Raw, body: dict[str, object], field: str
) -> None:
    status, said = await raw("POST", f"/channels/{sandbox.channel_id}/threads", body)
    assert (status, said["code"], list(said["errors"])) == (400, 50035, [field])
