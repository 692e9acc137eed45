"""A sandbox with several servers: each has its own channels, people and commands, and its own shard."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.sandbox import NotPossible, Person, Sandbox
from bot.sandbox.discord_py import point_discord_at
from bot.sandbox.world import world
from bot.sandbox.world.snowflake import compute_shard
from tests.bot.sandbox.conftest import Checking
from tests.bot.sandbox.parrot import Parrot
from tests.bot.sandbox.raw import Raw

SERVERS = 3


@pytest.fixture
async def sandbox(tmp_path: Path) -> AsyncIterator[Sandbox]:
    sandbox = Sandbox(servers=SERVERS, shards=SERVERS, concurrency=SERVERS)
    sandbox.recorder = checking = Checking(tmp_path / "requests.jsonl")
    async with sandbox:
        yield sandbox
    assert checking.problems == []


def parlours(sandbox: Sandbox) -> list[int]:
    """Return the channel `#parlour` of each server."""
    return [sandbox.find_channel_id("parlour", guild) for guild in sandbox.world.guilds]


def test_servers_come_to_shards_by_turns() -> None:
    guilds = Sandbox(servers=8).world.guilds
    assert [guild.name for guild in guilds.values()][-1] == "Server 8"
    for count in (2, 4, 8):
        shards = [compute_shard(guild, count) for guild in guilds]
        assert all(shards.count(shard) == 8 // count for shard in range(count))


async def test_a_bot_is_in_all_servers_and_hears_of_each_by_its_own_shard(sandbox: Sandbox, ann: Person) -> None:
    point_discord_at(sandbox.address)
    parrot = Parrot()
    parrot.does(lambda said: said.response.send_message(f"{said.guild_id}"))
    await parrot.come(sandbox.token)
    assert {guild.id for guild in parrot.guilds} == set(sandbox.world.guilds)
    assert [guild.name async for guild in parrot.fetch_guilds()] == ["The Parlour", "The Cellar", "The Attic"]
    before = heard(sandbox)
    for guild, channel in zip(sandbox.world.guilds, parlours(sandbox), strict=True):
        answer = await ann.slash("do", channel=channel)
        assert answer.message
        assert answer.message.content == str(guild)
        now = heard(sandbox)
        assert [shard for shard in now if now[shard] > before[shard]] == [compute_shard(guild, SERVERS)]
        before = now
    await ann.slash("do", channel=ann.dm)
    now = heard(sandbox)
    assert [shard for shard in now if now[shard] > before[shard]] == [0]
    await parrot.leave()


def heard(sandbox: Sandbox) -> dict[int, int]:
    """Return how many events each shard was told of."""
    return {session.shard: session.sequence for session in sandbox.gateway.sessions.values()}


async def test_a_thread_belongs_to_the_server_of_its_channel(sandbox: Sandbox, raw: Raw) -> None:
    *_, guild = sandbox.world.guilds
    *_, channel = parlours(sandbox)
    status, thread = await raw("POST", f"/channels/{channel}/threads", {"name": "Table 1", "type": 11})
    assert (status, thread["guild_id"]) == (201, str(guild))
    for one in sandbox.world.guilds:
        _, active = await raw("GET", f"/guilds/{one}/threads/active")
        assert [each["id"] for each in active["threads"]] == ([thread["id"]] if one == guild else [])


async def test_a_servers_commands_are_offered_there_alone(sandbox: Sandbox, raw: Raw, ann: Person) -> None:
    first, second, _ = sandbox.world.guilds
    here, there, _ = parlours(sandbox)
    path = f"/applications/{sandbox.application_id}/guilds/{second}/commands"
    assert (await raw("PUT", path, [{"name": "do", "description": "Something"}]))[0] == 200
    assert ann.list_command_options("do", there) == []
    with pytest.raises(NotPossible, match="no command /do here"):
        ann.list_command_options("do", here)
    assert (await raw("GET", path.replace(str(second), str(first))))[1] == []
    assert (await raw("GET", path.replace(str(second), "1")))[0] == 403


async def test_who_left_one_server_is_in_the_others(sandbox: Sandbox, raw: Raw, ann: Person) -> None:
    first, second, _ = sandbox.world.guilds
    here, there, _ = parlours(sandbox)
    sandbox.world.guilds[first].departed.add(ann.id)
    assert (await raw("GET", f"/guilds/{first}/members/{ann.id}"))[0] == 404
    assert (await raw("GET", f"/guilds/{second}/members/{ann.id}"))[0] == 200
    await ann.write_message("hello", there)
    with pytest.raises(NotPossible):
        await ann.write_message("hello", here)
    assert (await raw("POST", f"/channels/{ann.dm.id}/messages", {"content": "still here?"}))[0] == 200
    sandbox.faults.leave_guild("Ann")
    assert (await raw("POST", f"/channels/{ann.dm.id}/messages", {"content": "and now?"}))[1]["code"] == 50278


async def test_a_bot_that_was_removed_from_one_server_plays_on_in_the_others(sandbox: Sandbox, raw: Raw) -> None:
    sandbox.faults.remove_bot()
    here, there, _ = parlours(sandbox)
    assert (await raw("POST", f"/channels/{here}/messages", {"content": "hi"}))[1]["code"] == 50001
    assert (await raw("POST", f"/channels/{there}/messages", {"content": "hi"}))[0] == 200
    _, mine = await raw("GET", "/users/@me/guilds")
    assert [int(guild["id"]) for guild in mine] == list(sandbox.world.guilds)[1:]


async def test_a_new_person_comes_to_all_servers(sandbox: Sandbox) -> None:
    point_discord_at(sandbox.address)
    parrot = Parrot(intents=discord.Intents(guilds=True, members=True))
    parrot.sync = False
    await parrot.come(sandbox.token)
    gus = sandbox.clients.add_person("Gus")
    await parrot.told("member_join", SERVERS)
    assert all(guild.get_member(gus.id) for guild in parrot.guilds)
    await parrot.leave()


async def test_all_servers_outlive_the_sandbox_and_more_can_be_asked_for(tmp_path: Path) -> None:
    state = tmp_path / "state.json"
    async with Sandbox(state=state, servers=2) as first:
        await first.person("Ann").write_message("hello", parlours(first)[1])
        guilds = list(first.world.guilds)
        first.world.guilds[guilds[1]].departed.add(first.person("Bob").id)
    async with Sandbox(state=state, servers=SERVERS) as second:
        assert list(second.world.guilds)[:2] == guilds
        assert [guild.name for guild in second.world.guilds.values()] == ["The Parlour", "The Cellar", "The Attic"]
        ann = second.person("Ann")
        assert [seen.content for seen in ann.list_visible_messages(parlours(second)[1])] == ["hello"]
        with pytest.raises(NotPossible):
            await second.person("Bob").write_message("hello", parlours(second)[1])
        await ann.write_message("more room", parlours(second)[2])
    async with Sandbox(state=state) as third:
        assert len(third.world.guilds) == SERVERS


async def test_a_state_file_of_when_there_was_one_server_is_read(tmp_path: Path) -> None:
    state = tmp_path / "state.json"
    async with Sandbox(state=state) as first, Raw(first) as raw:
        await raw("PUT", guild_commands(first), [{"name": "do", "description": "Something"}])
        await raw("POST", f"/channels/{first.person('Ann').dm.id}/messages", {"content": "hand"})
        await raw("POST", f"/channels/{first.channel_id}/messages", {"content": "board"})
    kept = json.loads(state.read_text())
    state.write_text(json.dumps(as_once(kept)))
    async with Sandbox(state=state) as second, Raw(second) as raw:
        ann = second.person("Ann")
        assert (second.guild_id, second.channel_id) == (first.guild_id, first.channel_id)
        assert [seen.content for seen in (*ann.list_visible_messages(), *ann.dm.messages)] == ["board", "hand"]
        assert not ann.dm.channel.in_guild
        assert [command["name"] for command in (await raw("GET", guild_commands(second)))[1]] == ["do"]


def guild_commands(sandbox: Sandbox) -> str:
    return f"/applications/{sandbox.application_id}/guilds/{sandbox.guild_id}/commands"


def as_once(kept: dict[str, Any]) -> dict[str, Any]:
    """Return a state as it was written when there was one server."""
    (guild,), (commands,) = kept.pop("guilds"), kept["guild_commands"].values()
    for newer in ("has_bot", "departed"):
        del guild[newer]
    for channel in kept["channels"]:
        del channel["guild_id"]
    return kept | {"guild": guild, "guild_commands": commands}


async def test_a_nonce_is_held_through_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    state, body = tmp_path / "state.json", {"content": "hi", "nonce": "7", "enforce_nonce": True}

    async def sent() -> str:
        async with Sandbox(state=state) as sandbox, Raw(sandbox) as raw:
            return str((await raw("POST", f"/channels/{sandbox.channel_id}/messages", body))[1]["id"])

    first = await sent()
    assert await sent() == first
    later = world.get_wall_time() + 301
    monkeypatch.setattr("bot.sandbox.state_file.get_wall_time", lambda: later)
    assert await sent() != first
