"""Discord refuses a start: by code, by Cloudflare's page, by the gateway's closes, and by a token that was reset."""

import asyncio

import aiohttp
import discord
import pytest

from bot.sandbox import Sandbox
from tests.bot.sandbox.parrot import Parrot
from tests.bot.sandbox.raw import Raw


async def test_a_request_is_refused_with_any_code(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/applications/{sandbox.application_id}/commands"
    sandbox.faults.refuse_requests(
        "PUT /applications/*", 30034, message="Max number of daily application command creates"
    )
    status, said = await raw("PUT", path, [])
    assert (status, said["code"], said["message"]) == (400, 30034, "Max number of daily application command creates")
    assert (await raw("PUT", path, []))[0] == 200


async def test_cloudflare_answers_with_a_page(sandbox: Sandbox) -> None:
    sandbox.faults.ban_address_at_cloudflare("GET /users/@me", retry_after=3600)
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {sandbox.token}"}) as session:
        answer = await session.get(f"{sandbox.address}/api/v10/users/@me")
        assert (answer.status, answer.content_type, answer.headers["Retry-After"]) == (429, "text/html", "3600")
        assert "Via" not in answer.headers
        assert "Error 1015" in await answer.text()


@pytest.mark.parametrize("code", [4004, 4010, 4011, 4012, 4013, 4014])
async def test_the_gateway_closes_for_good(sandbox: Sandbox, parrot: Parrot, code: int) -> None:
    sandbox.faults.close_gateway(code)
    with pytest.raises((discord.ConnectionClosed, discord.PrivilegedIntentsRequired)):
        await parrot.come(sandbox.token)


async def test_a_reset_token_is_known_nowhere(sandbox: Sandbox, parrot: Parrot) -> None:
    old = sandbox.token
    await parrot.come(old)
    sandbox.faults.reset_token()
    async with asyncio.timeout(10), Raw(sandbox, old) as raw:
        assert (await raw("GET", "/users/@me"))[0] == 401
        assert parrot.running
        with pytest.raises(discord.ConnectionClosed, match="4004"):
            await parrot.running
