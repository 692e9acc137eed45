"""A discord.py client logs in to the sandbox as it would to Discord."""

import discord
import pytest

from bot.sandbox import Person, Sandbox
from bot.sandbox.discord_py import point_discord_at
from tests.bot.sandbox.parrot import Parrot
from tests.bot.sandbox.raw import Raw


async def test_a_sharded_client_finds_its_guild_channels_and_itself(sandbox: Sandbox, parrot: Parrot) -> None:
    await parrot.come(sandbox.token)
    guild = parrot.get_guild(sandbox.guild_id)
    assert guild
    assert guild.name == "The Parlour"
    assert [channel.name for channel in guild.text_channels] == ["parlour", "tables", "chatter"]
    assert guild.me.id == sandbox.application_id == parrot.application_id
    assert parrot.shard_count == 1
    allowed = guild.text_channels[0].permissions_for(guild.me)
    assert allowed.send_messages
    assert allowed.create_private_threads
    assert not allowed.manage_messages


async def test_a_client_without_shards_logs_in_too(sandbox: Sandbox) -> None:
    point_discord_at(sandbox.address)
    client = discord.Client(intents=discord.Intents.none())
    await client.login(sandbox.token)
    assert client.user
    assert client.user.id == sandbox.application_id
    await client.close()


async def test_a_wrong_token_is_refused_at_login(sandbox: Sandbox, parrot: Parrot) -> None:
    with pytest.raises(discord.LoginFailure):
        await parrot.come("wrong")


async def test_a_wrong_token_is_refused_by_every_route(sandbox: Sandbox) -> None:
    async with Raw(sandbox, "wrong") as raw:
        assert await raw("GET", "/users/@me") == (401, {"message": "401: Unauthorized", "code": 0})
        assert (await raw("POST", f"/channels/{sandbox.channel_id}/messages", {"content": "hi"}))[0] == 401


async def test_an_address_that_discord_does_not_have_is_not_found(raw: Raw) -> None:
    assert await raw("GET", "/goblins") == (404, {"message": "404: Not Found", "code": 0})


async def test_an_id_that_is_none_is_refused_with_its_name(raw: Raw) -> None:
    status, said = await raw("GET", "/channels/parlour")
    assert (status, said["code"]) == (400, 50035)
    assert "channel_id" in said["errors"]


async def test_what_is_unknown_has_its_own_code(sandbox: Sandbox, raw: Raw) -> None:
    guild, channel = sandbox.guild_id, sandbox.channel_id
    unknown = {
        "/channels/1": 10003,
        f"/channels/{channel}/messages/1": 10008,
        "/users/1": 10013,
        "/guilds/1": 10004,
        f"/guilds/{guild}/members/1": 10007,
        f"/applications/{sandbox.application_id}/commands/1": 10063,
    }
    for path, code in unknown.items():
        status, said = await raw("GET", path)
        assert (status, said["code"]) == (404, code), path


async def test_the_guild_is_the_same_by_rest(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    await parrot.come(sandbox.token)
    guild = await parrot.fetch_guild(sandbox.guild_id)
    assert guild.name == "The Parlour"
    assert [channel.name for channel in await guild.fetch_channels()] == ["parlour", "tables", "chatter"]
    assert [role.name for role in await guild.fetch_roles()] == ["@everyone", "Goblin Parlour", "Members", "Players"]
    assert (await guild.fetch_member(ann.id)).name == "ann"
    assert (await parrot.fetch_user(ann.id)).global_name == "Ann"


async def test_members_can_be_asked_for_over_the_gateway(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    await parrot.come(sandbox.token)
    guild = parrot.get_guild(sandbox.guild_id)
    assert guild
    found = await guild.query_members("an", cache=False)
    assert [member.id for member in found] == [ann.id]


async def test_the_sandbox_knows_whether_the_bot_is_there(sandbox: Sandbox, parrot: Parrot) -> None:
    assert not sandbox.gateway.is_online
    await parrot.come(sandbox.token)
    assert sandbox.gateway.is_online


async def test_ids_rise_and_carry_their_time(sandbox: Sandbox) -> None:
    first, second = sandbox.world.generate_id(), sandbox.world.generate_id()
    assert second > first > 10**17
    assert abs(discord.utils.snowflake_time(first).timestamp() - discord.utils.utcnow().timestamp()) < 60
