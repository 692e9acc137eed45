"""The page chooses the language of somebody's Discord, and only a Community has a locale of its own."""

import aiohttp
import pytest

from bot.sandbox import NotPossible, Sandbox
from bot.sandbox.world.payloads import build_guild_community_json


async def test_the_page_chooses_somebodys_language() -> None:
    async with Sandbox() as sandbox, aiohttp.ClientSession(sandbox.address) as page:
        ann = sandbox.person("Ann")
        chosen = {"user": str(ann.id), "locale": "de"}
        async with page.post("/page/api/person", json=chosen) as answer:
            assert (answer.status, (await answer.json())["locale"], ann.user.locale) == (200, "de", "de")
        async with page.post("/page/api/person", json=chosen | {"locale": "klingon"}) as answer:
            assert (answer.status >= 400, ann.user.locale) == (True, "de")
        async with page.get("/page/api/state") as answer:
            state = await answer.json()
            assert "de" in state["locales"]
            assert {one["name"]: one["locale"] for one in state["users"]}["Ann"] == "de"
        with pytest.raises(NotPossible):
            ann.choose_locale("xx")


def test_only_a_community_has_a_locale_of_its_own() -> None:
    sandbox = Sandbox()
    guild = sandbox.world.first_guild
    guild.locale = "de"
    assert build_guild_community_json(guild) == {"features": [], "preferred_locale": "en-US"}
    sandbox.faults.make_community(guild, "fr")
    assert build_guild_community_json(guild) == {"features": ["COMMUNITY"], "preferred_locale": "fr"}
