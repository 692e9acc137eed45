"""The application's own emoji: uploaded, listed and deleted as on Discord, and shown to people."""

import base64
from typing import Any

import aiohttp
import pytest

from bot.sandbox import Sandbox
from tests.bot.sandbox.raw import Raw

PNG = b"\x89PNG\r\n\x1a\n"


def _image(content: bytes = PNG) -> str:
    return f"data:image/png;base64,{base64.b64encode(content).decode()}"


def _route(sandbox: Sandbox) -> str:
    return f"/applications/{sandbox.application_id}/emojis"


async def test_an_emoji_is_created_listed_read_served_and_deleted(sandbox: Sandbox, raw: Raw) -> None:
    route = _route(sandbox)
    status, made = await raw("POST", route, {"name": "die_1", "image": _image()})
    assert (status, made["name"]) == (201, "die_1")
    assert (await raw("GET", route))[1] == {"items": [made]}
    assert (await raw("GET", f"{route}/{made['id']}"))[1] == made
    async with aiohttp.ClientSession() as page, page.get(f"{sandbox.address}/cdn/emojis/{made['id']}.png") as served:
        assert (served.content_type, await served.read()) == ("image/png", PNG)
    assert (await raw("PATCH", f"{route}/{made['id']}", {"name": "x"}))[1]["code"] == 50035
    status, renamed = await raw("PATCH", f"{route}/{made['id']}", {"name": "die_one"})
    assert (status, renamed["id"], renamed["name"]) == (200, made["id"], "die_one")
    assert (await raw("DELETE", f"{route}/{made['id']}"))[0] == 204
    assert (await raw("GET", f"{route}/{made['id']}"))[1]["code"] == 10014


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"name": "x", "image": _image()}, "name"),
        ({"name": "x" * 33, "image": _image()}, "name"),
        ({"name": "two words", "image": _image()}, "name"),
        ({"name": "taken", "image": _image()}, "name"),
        ({"name": "die_1"}, "image"),
        ({"name": "die_1", "image": "die.png"}, "image"),
        ({"name": "die_1", "image": "data:image/png;base64,%"}, "image"),
        ({"name": "die_1", "image": _image(b"x" * (256 * 1024 + 1))}, "image"),
    ],
)
async def test_what_discord_would_not_take_is_refused_by_field(
    sandbox: Sandbox, raw: Raw, body: dict[str, Any], field: str
) -> None:
    await raw("POST", _route(sandbox), {"name": "taken", "image": _image()})
    status, said = await raw("POST", _route(sandbox), body)
    assert (status, said["code"], list(said["errors"])) == (400, 50035, [field])


async def test_an_application_has_2000_emoji_at_most(
    sandbox: Sandbox, raw: Raw, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.sandbox.bots.rest.emojis.MAX_APPLICATION_EMOJIS", 1)
    await raw("POST", _route(sandbox), {"name": "one", "image": _image()})
    assert (await raw("POST", _route(sandbox), {"name": "other", "image": _image()}))[1]["code"] == 30008
    assert (await raw("GET", "/applications/1/emojis"))[1]["code"] == 20012


async def test_a_component_tells_its_emoji_by_an_id_that_a_page_reads_whole(sandbox: Sandbox, raw: Raw) -> None:
    button = {"type": 2, "style": 1, "label": "Bid", "custom_id": "bid", "emoji": {"id": 1 << 60, "name": "die_1"}}
    option = {"label": "Bid", "value": "bid", "emoji": {"id": 1 << 60, "name": "die_1"}}
    select = {"type": 3, "custom_id": "pick", "options": [option]}
    rows = [{"type": 1, "components": [one]} for one in (button, select)]
    _, sent = await raw("POST", f"/channels/{sandbox.channel_id}/messages", {"components": rows})
    shown_button, shown_select = (row["components"][0] for row in sent["components"])
    assert shown_button["emoji"] == shown_select["options"][0]["emoji"] == {"id": str(1 << 60), "name": "die_1"}
