"""Messages in channels: written, read, edited, deleted, pinned, reacted to."""

import discord
import pytest

from bot.sandbox import Person, Sandbox, list_pictures
from bot.sandbox.discord_py import point_discord_at
from bot.sandbox.world.nonces import NONCE_SECONDS
from tests.bot.sandbox.parrot import Parrot, picture, png
from tests.bot.sandbox.raw import Raw
from tests.hand_clock import HandClock


async def _parlour(sandbox: Sandbox, parrot: Parrot) -> discord.TextChannel:
    await parrot.come(sandbox.token)
    channel = parrot.get_channel(sandbox.channel_id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_a_message_with_files_is_sent_and_read_back(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    channel = await _parlour(sandbox, parrot)
    sent = await channel.send("look", files=[picture("a b.png", "An alt text"), picture("c.png")])
    assert [(a.filename, a.description, a.width) for a in sent.attachments] == [
        ("a_b.png", "An alt text", 4),
        ("c.png", None, 4),
    ]
    assert await sent.attachments[0].read() == png()
    [seen] = ann.list_visible_messages()
    assert [shown.alt for shown in list_pictures(seen)] == ["An alt text", None]
    assert (await channel.fetch_message(sent.id)).content == "look"


async def test_an_edit_keeps_the_files_that_it_lists(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    channel = await _parlour(sandbox, parrot)
    sent = await channel.send("look", files=[picture("a.png"), picture("b.png")])
    kept = await sent.edit(content="changed")
    assert [a.filename for a in kept.attachments] == ["a.png", "b.png"]
    fewer = await sent.edit(attachments=[sent.attachments[1], picture("c.png")])
    assert [a.filename for a in fewer.attachments] == ["b.png", "c.png"]
    assert ann.list_visible_messages()[0]["edited_timestamp"]


async def test_history_is_read_in_windows(sandbox: Sandbox, parrot: Parrot) -> None:
    channel = await _parlour(sandbox, parrot)
    sent = [await channel.send(str(number)) for number in range(7)]
    newest = [m.content async for m in channel.history(limit=2)]
    before = [m.content async for m in channel.history(limit=2, before=sent[3])]
    after = [m.content async for m in channel.history(limit=2, after=sent[3])]
    around = [m.content async for m in channel.history(limit=3, around=sent[3])]
    assert (newest, before, after) == (["6", "5"], ["2", "1"], ["4", "5"])
    assert sorted(around) == ["2", "3", "4"]


async def test_a_message_is_deleted_for_everybody(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    channel = await _parlour(sandbox, parrot)
    sent = await channel.send("soon gone")
    await sent.delete()
    assert ann.list_visible_messages() == []
    with pytest.raises(discord.NotFound) as gone:
        await sent.edit(content="back")
    assert gone.value.code == 10008


async def test_another_authors_message_is_not_edited_and_not_deleted(sandbox: Sandbox, raw: Raw, ann: Person) -> None:
    theirs = await ann.write_message("mine")
    path = f"/channels/{sandbox.channel_id}/messages/{theirs.id}"
    status, said = await raw("PATCH", path, {"content": "ours"})
    assert (status, said["code"]) == (403, 50005)
    status, said = await raw("DELETE", path)
    assert (status, said["code"]) == (403, 50013)


async def test_a_reply_names_the_message_it_answers(sandbox: Sandbox, parrot: Parrot, raw: Raw, ann: Person) -> None:
    channel = await _parlour(sandbox, parrot)
    theirs = await ann.write_message("who starts?")
    reply = await channel.get_partial_message(theirs.id).reply("you do")
    assert reply.reference
    assert isinstance(reply.reference.resolved, discord.Message)
    assert reply.reference.resolved.content == "who starts?"
    path = f"/channels/{channel.id}/messages"
    status, said = await raw("POST", path, {"content": "hm", "message_reference": {"message_id": "1"}})
    assert (status, list(said["errors"])) == (400, ["message_reference"])


async def test_pins_are_listed_latest_first(sandbox: Sandbox, parrot: Parrot) -> None:
    channel = await _parlour(sandbox, parrot)
    first, second = await channel.send("one"), await channel.send("two")
    await first.pin()
    await second.pin()
    assert [message.content async for message in channel.pins()] == ["two", "one"]
    await second.unpin()
    assert [message.content async for message in channel.pins()] == ["one"]


async def test_pinning_needs_its_permission(sandbox: Sandbox, parrot: Parrot) -> None:
    channel = await _parlour(sandbox, parrot)
    message = await channel.send("one")
    sandbox.faults.deny_permission("pin_messages")
    with pytest.raises(discord.Forbidden) as refused:
        await message.pin()
    assert refused.value.code == 50013


async def test_a_reaction_is_put_and_taken(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    channel = await _parlour(sandbox, parrot)
    message = await channel.send("nice")
    await message.add_reaction("🎲")
    [seen] = ann.list_visible_messages()
    assert [(r["emoji"]["name"], r["count"], r["me"]) for r in seen["reactions"]] == [("🎲", 1, True)]
    assert parrot.user
    await message.remove_reaction("🎲", parrot.user)
    assert "reactions" not in ann.list_visible_messages()[0].json
    with pytest.raises(discord.HTTPException) as refused:
        await message.add_reaction("goblin")
    assert refused.value.code == 10014


async def test_typing_is_heard(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    heard: list[str] = []
    sandbox.stage.feed.add_listener(ann.id, lambda event, _: heard.append(event))
    channel = await _parlour(sandbox, parrot)
    await channel.typing()
    assert "typing" in heard


@pytest.mark.parametrize(
    ("permission", "body", "files", "code"),
    [
        ("send_messages", {"content": "hi"}, None, 50013),
        ("view_channel", {"content": "hi"}, None, 50001),
        ("attach_files", {"content": "hi"}, {"a.png": b"x"}, 50013),
        ("embed_links", {"embeds": [{"title": "hi"}]}, None, 50013),
    ],
)
async def test_writing_needs_its_permission(
    sandbox: Sandbox, raw: Raw, permission: str, body: dict[str, object], files: dict[str, bytes], code: int
) -> None:
    sandbox.faults.deny_permission(permission, sandbox.channel_id)
    path = "/channels/{}/messages"
    status, said = await raw("POST", path.format(sandbox.channel_id), body, files)
    assert (status, said["code"]) == (403, code)
    status, _ = await raw("POST", path.format(sandbox.find_channel_id("tables")), body, files)
    assert status == 200


async def test_an_answer_to_an_interaction_needs_no_permission_to_write(
    sandbox: Sandbox, parrot: Parrot, ann: Person
) -> None:
    parrot.does(lambda said: said.response.send_message(str(said.app_permissions.send_messages)))
    sandbox.faults.deny_permission("send_messages")
    await parrot.come(sandbox.token)
    answer = await ann.slash("do")
    assert answer.message
    assert answer.message.content == "False"


async def test_content_of_others_is_blank_without_its_intent(sandbox: Sandbox, ann: Person) -> None:
    point_discord_at(sandbox.address)
    heard = []
    for content in (False, True):
        intents = discord.Intents(guilds=True, guild_messages=True, message_content=content)
        parrot = Parrot(intents=intents)
        parrot.sync = False
        await parrot.come(sandbox.token)
        await ann.write_message("secret plan")
        await parrot.told("message")
        heard += [args[0].content for event, args in parrot.heard if event == "message"]
        await parrot.leave()
    assert heard == ["", "secret plan"]


async def test_a_bot_without_the_intent_hears_no_messages(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    channel = await _parlour(sandbox, parrot)
    await ann.write_message("anyone?")
    await channel.send("me")
    await channel.create_thread(name="Table", type=discord.ChannelType.public_thread)
    await parrot.told("thread_create")
    assert parrot.times("message") == 0


async def test_a_nonce_is_held_unique_for_some_minutes_only(sandbox: Sandbox, raw: Raw, clock: HandClock) -> None:
    path, body = f"/channels/{sandbox.channel_id}/messages", {"content": "hi", "nonce": "7", "enforce_nonce": True}
    first = (await raw("POST", path, body))[1]["id"]
    assert (await raw("POST", path, body))[1]["id"] == first
    clock.pass_by(NONCE_SECONDS)
    assert (await raw("POST", path, body))[1]["id"] == first
    clock.pass_by(1)
    second = (await raw("POST", path, body))[1]["id"]
    assert second != first
    assert (await raw("POST", path, body))[1]["id"] == second


async def test_a_nonce_whose_message_is_gone_is_free(sandbox: Sandbox, raw: Raw) -> None:
    path, body = f"/channels/{sandbox.channel_id}/messages", {"content": "hi", "nonce": "7", "enforce_nonce": True}
    first = (await raw("POST", path, body))[1]["id"]
    await raw("DELETE", f"{path}/{first}")
    assert (await raw("POST", path, body))[1]["id"] != first
