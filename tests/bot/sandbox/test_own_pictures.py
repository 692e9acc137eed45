"""The local people's own pictures: announced with the person, and served in the requested size."""

import aiohttp

from bot.sandbox import Sandbox
from bot.sandbox.world.attachments import read_picture_size
from tests.bot.sandbox.raw import Raw


async def test_each_person_has_a_picture_of_their_own(sandbox: Sandbox, raw: Raw) -> None:
    people = list(sandbox.world.iter_people())
    told = [(await raw("GET", f"/users/{one.id}"))[1]["avatar"] for one in people]
    assert len(set(told)) == len(people)
    assert (await raw("GET", "/users/@me"))[1]["avatar"] is None
    async with aiohttp.ClientSession(f"{sandbox.address}") as page:
        address = f"/cdn/avatars/{people[0].id}/{told[0]}.png"
        async with page.get(f"{address}?size=64") as served:
            assert read_picture_size(await served.read()) == (64, 64)
        for wrong in (f"/cdn/avatars/{people[0].id}/{told[1]}.png", f"{address}?size=huge", "/cdn/avatars/1/x.png"):
            async with page.get(wrong) as refused:
                assert refused.status == 404
