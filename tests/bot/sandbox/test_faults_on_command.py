"""Faults: slow routes, rate limits, broken servers."""

import asyncio
import time

import discord
import pytest

from bot.sandbox import Person, Sandbox
from tests.bot.sandbox.parrot import Parrot
from tests.bot.sandbox.raw import Raw

SEND = "POST /channels/*/messages"


async def test_a_rate_limited_request_is_sent_again(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    await parrot.come(sandbox.token)
    sandbox.faults.rate_limit(SEND, retry_after=0.05, times=2)
    started = time.monotonic()
    await parrot.get_partial_messageable(sandbox.channel_id).send("at last")
    assert time.monotonic() - started >= 0.1
    assert [message.content for message in ann.list_visible_messages()] == ["at last"]


async def test_a_global_limit_stops_every_route(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    await parrot.come(sandbox.token)
    sandbox.faults.rate_limit(SEND, retry_after=0.05, everywhere=True)
    await parrot.get_partial_messageable(sandbox.channel_id).send("at last")
    assert len(ann.list_visible_messages()) == 1


async def test_an_interaction_route_is_limited_too(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    parrot.does(lambda said: said.response.send_message("at last"))
    await parrot.come(sandbox.token)
    sandbox.faults.rate_limit("POST /interactions/*", retry_after=0.02)
    answer = await ann.slash("do")
    assert answer.message


async def test_a_rate_limit_says_how_long_to_wait(sandbox: Sandbox, raw: Raw) -> None:
    sandbox.faults.rate_limit("GET *", retry_after=1.5)
    status, said = await raw("GET", "/users/@me")
    assert (status, said["retry_after"], said["global"]) == (429, 1.5, False)
    assert (await raw("GET", "/users/@me"))[0] == 200


async def test_a_broken_server_is_an_error(sandbox: Sandbox, parrot: Parrot) -> None:
    await parrot.come(sandbox.token)
    sandbox.faults.break_down(SEND, 503)
    place = parrot.get_partial_messageable(sandbox.channel_id)
    with pytest.raises(discord.DiscordServerError):
        await place.send("hello?")
    await place.send("hello")


async def test_a_slow_route_waits_and_the_others_do_not(sandbox: Sandbox, raw: Raw) -> None:
    sandbox.faults.slow_down("GET /gateway*", 60, times=1)
    asked = {asyncio.create_task(raw("GET", "/gateway")) for _ in range(2)}
    answered, waiting = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
    assert [task.result()[0] for task in answered] == [200]
    assert (await raw("GET", "/users/@me"))[0] == 200
    assert len(waiting) == 1
    waiting.pop().cancel()


async def test_a_slow_request_is_answered_in_the_end(sandbox: Sandbox, raw: Raw) -> None:
    sandbox.faults.slow_down("GET /gateway", 0.1)
    started = time.monotonic()
    assert (await raw("GET", "/gateway"))[0] == 200
    assert time.monotonic() - started >= 0.1


async def test_faults_last_until_they_are_cleared(sandbox: Sandbox, raw: Raw) -> None:
    sandbox.faults.break_down("GET *", 500, times=None)
    assert [(await raw("GET", "/users/@me"))[0] for _ in range(2)] == [500, 500]
    sandbox.faults.clear()
    assert (await raw("GET", "/users/@me"))[0] == 200


async def test_dms_are_closed_by_name(sandbox: Sandbox, raw: Raw, ann: Person) -> None:
    sandbox.faults.close_dms("Ann")
    path = f"/channels/{ann.dm.id}/messages"
    assert (await raw("POST", path, {"content": "hi"}))[1]["code"] == 50007
    sandbox.faults.open_dms("Ann")
    assert (await raw("POST", path, {"content": "hi"}))[0] == 200
