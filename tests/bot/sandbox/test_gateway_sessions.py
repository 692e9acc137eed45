"""The gateway: resumed and invalidated sessions, shards, and a sandbox that dies and comes back."""

import json
import time
from contextlib import AsyncExitStack
from typing import Self

import aiohttp
import discord
import pytest

from bot.sandbox import Person, Sandbox
from bot.sandbox.bots.gateway import (
    ACK_SECONDS,
    DECODE_ERROR,
    HEARTBEAT,
    HEARTBEAT_ACK,
    HELLO,
    IDENTIFY,
    INVALID_SESSION,
    INVALID_SHARD,
    SHARDING_REQUIRED,
    wants_event,
)
from bot.sandbox.bots.identify_limiter import GUILDS_A_SHARD, IDENTIFY_SECONDS
from bot.sandbox.discord_py import point_discord_at
from tests.bot.sandbox.parrot import Parrot
from tests.bot.sandbox.raw import Raw
from tests.hand_clock import HandClock


async def test_a_cut_socket_is_resumed_and_what_was_missed_arrives(
    sandbox: Sandbox, parrot: Parrot, ann: Person
) -> None:
    parrot.does(lambda said: said.response.send_message("back"))
    await parrot.come(sandbox.token)
    sandbox.faults.drop_gateway()
    answer = await ann.slash("do")
    assert answer.message
    assert answer.message.content == "back"
    assert (parrot.times("resumed"), parrot.times("ready")) == (1, 1)


async def test_a_session_that_cannot_be_resumed_is_identified_anew(
    sandbox: Sandbox, parrot: Parrot, ann: Person
) -> None:
    parrot.does(lambda said: said.response.send_message("new"))
    await parrot.come(sandbox.token)
    sandbox.faults.drop_gateway(resumable=False)
    await parrot.told("connect", 2)
    answer = await ann.slash("do")
    assert answer.message
    assert (parrot.times("resumed"), parrot.times("connect")) == (0, 2)


async def test_an_invalid_session_makes_the_bot_identify(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    parrot.does(lambda said: said.response.send_message("new"))
    await parrot.come(sandbox.token)
    sandbox.faults.invalidate_session()
    await parrot.told("connect", 2)
    answer = await ann.slash("do")
    assert answer.message


async def test_a_sandbox_that_died_comes_back_on_its_port_with_its_state(
    sandbox: Sandbox, parrot: Parrot, ann: Person
) -> None:
    parrot.does(lambda said: said.response.send_message("still here"))
    await parrot.come(sandbox.token)
    place = parrot.get_partial_messageable(sandbox.channel_id)
    await place.send("before")
    address = sandbox.address
    await sandbox.faults.crash_server()
    with pytest.raises((aiohttp.ClientError, OSError)):
        await place.send("into the void")
    await sandbox.faults.restart_server()
    assert sandbox.address == address
    await parrot.told("connect", 2)
    answer = await ann.slash("do")
    assert answer.message
    assert [message.content for message in ann.list_visible_messages()] == ["before", "still here"]


async def test_two_shards_share_the_work(sandbox: Sandbox, ann: Person) -> None:
    point_discord_at(sandbox.address)
    parrot = Parrot(shard_count=2)
    seen: list[object] = []

    async def tell(said: discord.Interaction) -> None:
        seen.append(said.guild_id and said.guild and said.guild.shard_id)
        await said.response.send_message("hi")

    parrot.does(tell)
    await parrot.come(sandbox.token)
    await ann.slash("do")
    await ann.slash("do", channel=ann.dm)
    assert seen == [(sandbox.guild_id >> 22) % 2, None]
    await parrot.leave()


async def _first_close(sandbox: Sandbox, *frames: object) -> int | None:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway.address) as socket:
        for frame in frames:
            await socket.send_str(frame if isinstance(frame, str) else json.dumps(frame))
        async for _ in socket:
            pass
        return socket.close_code


async def test_the_gateway_refuses_with_its_close_codes(sandbox: Sandbox) -> None:
    token = sandbox.token
    assert await _first_close(sandbox, {"op": 2, "d": {"token": "wrong"}}) == 4004
    assert await _first_close(sandbox, {"op": 6, "d": {"token": "wrong"}}) == 4004
    assert await _first_close(sandbox, {"op": 2, "d": {"token": token, "shard": [2, 2]}}) == 4010
    assert await _first_close(sandbox, {"op": 8, "d": {}}) == 4003
    assert await _first_close(sandbox, "no json") == 4002


async def test_a_heartbeat_is_answered(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway.address) as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11


def test_an_event_needs_its_intent() -> None:
    assert wants_event(1 << 9, "MESSAGE_CREATE", in_guild=True)
    assert not wants_event(1 << 9, "MESSAGE_CREATE", in_guild=False)
    assert not wants_event(1 << 9, "MESSAGE_REACTION_ADD", in_guild=True)
    assert wants_event(0, "INTERACTION_CREATE", in_guild=True)


async def test_the_bot_meets_new_people(sandbox: Sandbox) -> None:
    point_discord_at(sandbox.address)
    parrot = Parrot(intents=discord.Intents(guilds=True, members=True))
    parrot.sync = False
    await parrot.come(sandbox.token)
    guild = parrot.get_guild(sandbox.guild_id)
    assert guild
    assert len(guild.members) == 7
    sandbox.clients.add_person("Gus")
    await parrot.told("member_join")
    assert len(guild.members) == 8
    await parrot.leave()


async def test_denying_a_permission_is_seen_by_the_bot(sandbox: Sandbox, parrot: Parrot, raw: Raw) -> None:
    await parrot.come(sandbox.token)
    channel = parrot.get_channel(sandbox.channel_id)
    assert isinstance(channel, discord.TextChannel)
    sandbox.faults.deny_permission("create_private_threads", channel.id)
    await parrot.told("guild_channel_update")
    assert not channel.permissions_for(channel.guild.me).create_private_threads


async def test_a_heartbeat_is_acknowledged_after_some_time_as_on_a_real_network(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway.address) as socket:
        assert (await socket.receive_json())["op"] == HELLO
        sent = time.perf_counter()
        await socket.send_json({"op": HEARTBEAT, "d": None})
        assert (await socket.receive_json())["op"] == HEARTBEAT_ACK
        assert time.perf_counter() - sent >= ACK_SECONDS * 0.9


@pytest.mark.parametrize("frame", ["no json", "[" * 100_000], ids=["no JSON", "too deep"])
async def test_a_frame_that_cannot_be_read_closes_the_connection(sandbox: Sandbox, frame: str) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway.address) as socket:
        await socket.receive_json()
        await socket.send_str(frame)
        await socket.receive()
        assert socket.close_code == DECODE_ERROR


async def test_a_bot_that_asks_opens_the_shards_it_is_told_to_and_one_is_cut_alone() -> None:
    async with Sandbox(shards=2, identify_seconds=0) as sandbox:
        point_discord_at(sandbox.address)
        parrot = Parrot()
        parrot.does(lambda said: said.response.send_message("hi"))
        await parrot.come(sandbox.token)
        assert parrot.shard_count == 2
        sockets = {session.shard: session.socket for session in sandbox.gateway.sessions.values()}
        sandbox.faults.drop_gateway(shard=0)
        await parrot.told("resumed")
        after = {session.shard: session.socket for session in sandbox.gateway.sessions.values()}
        assert after[0] is not sockets[0]
        assert after[1] is sockets[1]
        await parrot.leave()


def _identify(sandbox: Sandbox, shard: int, shards: int) -> dict[str, object]:
    return {"op": IDENTIFY, "d": {"token": sandbox.token, "intents": 0, "shard": [shard, shards]}}


class _Shards:
    """Opens sockets that identify and stay open, until the end of the block."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Self:
        self._session = await self._stack.enter_async_context(aiohttp.ClientSession())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def identify(self, shard: int, shards: int) -> str | int:
        """Return how the gateway answers: READY, or the number of its operation."""
        opened = self._session.ws_connect(self.sandbox.gateway.address)
        socket = await self._stack.enter_async_context(opened)
        await socket.receive_json()
        await socket.send_json(_identify(self.sandbox, shard, shards))
        answer = await socket.receive_json()
        return str(answer["t"] or answer["op"])


async def test_shards_must_agree_on_their_count(sandbox: Sandbox) -> None:
    async with _Shards(sandbox) as shards:
        assert await shards.identify(0, 2) == "READY"
        assert await _first_close(sandbox, _identify(sandbox, 1, 3)) == INVALID_SHARD
        assert await shards.identify(1, 2) == "READY"


async def test_a_shard_that_identifies_too_early_is_told_that_its_session_is_invalid(clock: HandClock) -> None:
    async with Sandbox(now=clock) as sandbox, _Shards(sandbox) as shards:
        assert await shards.identify(0, 2) == "READY"
        clock.pass_by(IDENTIFY_SECONDS - 0.1)
        assert await shards.identify(1, 2) == str(INVALID_SESSION)
        clock.pass_by(0.1)
        assert await shards.identify(1, 2) == "READY"


async def test_each_bucket_of_shards_has_a_pace_of_its_own(clock: HandClock) -> None:
    async with Sandbox(now=clock, concurrency=2) as sandbox, _Shards(sandbox) as shards:
        answers = [await shards.identify(shard, 4) for shard in range(4)]
        assert answers == ["READY", "READY", str(INVALID_SESSION), str(INVALID_SESSION)]
        clock.pass_by(IDENTIFY_SECONDS)
        assert [await shards.identify(shard, 4) for shard in (2, 3)] == ["READY", "READY"]


async def test_a_session_that_is_resumed_keeps_no_pace(clock: HandClock) -> None:
    async with Sandbox(now=clock) as sandbox:
        point_discord_at(sandbox.address)
        parrot = Parrot()
        parrot.sync = False
        await parrot.come(sandbox.token)
        sandbox.faults.drop_gateway()
        await parrot.told("resumed")
        await parrot.leave()


async def test_a_bot_that_asks_is_told_how_many_shards_may_identify_at_once() -> None:
    async with Sandbox(shards=32, concurrency=16) as sandbox, Raw(sandbox) as raw:
        _, told = await raw("GET", "/gateway/bot")
        assert (told["shards"], told["session_start_limit"]["max_concurrency"]) == (32, 16)


async def test_too_many_servers_on_a_shard_demand_more_shards() -> None:
    async with Sandbox(servers=GUILDS_A_SHARD + 1) as sandbox, _Shards(sandbox) as shards:
        assert await _first_close(sandbox, _identify(sandbox, 0, 1)) == SHARDING_REQUIRED
        assert await shards.identify(0, 2) == "READY"
