"""Routes that a bot rarely needs, and pictures that are not PNG."""

import struct
from typing import Any

import discord
import pytest

from bot.sandbox import Person, Sandbox
from bot.sandbox.world.attachments import read_picture_size, sanitize_file_name
from tests.bot.sandbox.bodies import button, row
from tests.bot.sandbox.parrot import Parrot, Pressed, Said, png
from tests.bot.sandbox.parrot import row as view_of
from tests.bot.sandbox.raw import Raw

JPEG = b"\xff\xd8" + b"\xff\xe0\x00\x04xx" + b"\xff\xc0\x00\x0b\x08" + struct.pack(">HH", 20, 30) + b"rest"
GIF = b"GIF89a" + struct.pack("<HH", 7, 9)
WEBP = b"RIFF" + struct.pack("<I", 22) + b"WEBPVP8X" + struct.pack("<I", 10) + b"\2\0\0\0" + b"\x57\2\0" + b"\x0a\1\0"
"""The head of a WebP that moves, as Pillow writes it."""


@pytest.mark.parametrize(
    ("content", "size"),
    [
        (png(5, 6), (5, 6)),
        (GIF, (7, 9)),
        (WEBP, (600, 267)),
        (WEBP[:20], None),
        (JPEG, (30, 20)),
        (JPEG[:6], None),
        (b"\xff\xd8rest", None),
        (b"text", None),
    ],
)
def test_a_picture_is_measured(content: bytes, size: tuple[int, int] | None) -> None:
    assert read_picture_size(content) == size


@pytest.mark.parametrize(
    ("name", "kept"), [("a b.png", "a_b.png"), ("../../etc/passwd", ".._.._etc_passwd"), ("", "unknown")]
)
def test_a_file_is_named_without_anything_odd(name: str, kept: str) -> None:
    assert sanitize_file_name(name) == kept


async def _thread(sandbox: Sandbox, raw: Raw, kind: int = 11) -> str:
    path = f"/channels/{sandbox.channel_id}/threads"
    _, said = await raw("POST", path, {"name": "Table", "type": kind})
    return str(said["id"])


async def test_membership_of_a_thread_is_asked_joined_and_left(sandbox: Sandbox, raw: Raw, ann: Person) -> None:
    members = f"/channels/{await _thread(sandbox, raw)}/thread-members"
    assert (await raw("GET", f"{members}/{ann.id}"))[1]["code"] == 10007
    assert (await raw("PUT", f"{members}/{ann.id}"))[0] == 204
    assert (await raw("PUT", f"{members}/{ann.id}"))[0] == 204
    assert (await raw("GET", f"{members}/{ann.id}"))[1]["user_id"] == str(ann.id)
    assert (await raw("DELETE", f"{members}/@me"))[0] == 204
    assert (await raw("DELETE", f"{members}/@me"))[1]["code"] == 10007
    assert (await raw("PUT", f"{members}/@me"))[0] == 204
    assert (await raw("PUT", f"/channels/{sandbox.channel_id}/thread-members/@me"))[1]["code"] == 50024


async def test_nobody_joins_an_archived_thread(sandbox: Sandbox, raw: Raw, ann: Person) -> None:
    thread = await _thread(sandbox, raw)
    assert (await raw("PATCH", f"/channels/{thread}", {"archived": True}))[0] == 200
    assert (await raw("PUT", f"/channels/{thread}/thread-members/{ann.id}"))[1]["code"] == 50083


async def test_archived_private_threads_are_listed_for_who_manages_threads(sandbox: Sandbox, raw: Raw) -> None:
    thread = await _thread(sandbox, raw, 12)
    await raw("PATCH", f"/channels/{thread}", {"archived": True})
    path = f"/channels/{sandbox.channel_id}/threads/archived/private"
    assert [one["id"] for one in (await raw("GET", path))[1]["threads"]] == [thread]
    sandbox.faults.deny_permission("manage_threads")
    assert (await raw("GET", path))[1]["code"] == 50013


async def test_the_bots_own_thread_is_renamed_without_managing_threads(sandbox: Sandbox, raw: Raw, ann: Person) -> None:
    thread = await _thread(sandbox, raw)
    sandbox.faults.deny_permission("manage_threads")
    assert (await raw("PATCH", f"/channels/{thread}", {"name": "Oak table"}))[0] == 200
    assert (await raw("PATCH", f"/channels/{thread}", {"locked": True}))[0] == 200
    assert (await raw("PATCH", f"/channels/{thread}", {"locked": False}))[1]["code"] == 50013
    assert (await raw("DELETE", f"/channels/{thread}"))[1]["code"] == 50013
    assert ann.find_room("Oak table").id == int(thread)


async def test_text_channels_and_dms_are_not_changed(sandbox: Sandbox, raw: Raw, ann: Person) -> None:
    parlour = f"/channels/{sandbox.channel_id}"
    assert (await raw("PATCH", parlour, {}))[1]["code"] == 50013
    assert (await raw("DELETE", parlour))[1]["code"] == 50013
    assert (await raw("PATCH", f"/channels/{ann.dm.id}", {}))[1]["code"] == 50024
    assert (await raw("DELETE", f"/channels/{ann.dm.id}"))[0] == 200
    assert (await raw("GET", f"/channels/{ann.dm.id}"))[1]["recipients"][0]["id"] == str(ann.id)


async def test_the_guild_lists_members_threads_and_itself(sandbox: Sandbox, raw: Raw) -> None:
    thread = await _thread(sandbox, raw)
    guild = f"/guilds/{sandbox.guild_id}"
    status, members = await raw("GET", f"{guild}/members?limit=3")
    assert (status, len(members)) == (200, 3)
    assert [one["id"] for one in (await raw("GET", f"{guild}/threads/active"))[1]["threads"]] == [thread]
    assert [one["id"] for one in (await raw("GET", "/users/@me/guilds"))[1]] == [str(sandbox.guild_id)]
    assert (await raw("GET", f"/applications/{sandbox.application_id}/emojis"))[1] == {"items": []}


async def test_several_messages_go_at_once_where_the_bot_manages_messages(
    sandbox: Sandbox, raw: Raw, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = [await ann.write_message(str(number)) for number in range(3)]
    path, body = f"/channels/{sandbox.channel_id}/messages/bulk-delete", {"messages": [str(m.id) for m in said[:2]]}
    assert (await raw("POST", path, body))[1]["code"] == 50013
    monkeypatch.setattr("bot.sandbox.world.permissions.BOT_PERMISSIONS", (1 << 53) - 1)
    assert (await raw("POST", path, body))[0] == 204
    assert [message.content for message in ann.list_visible_messages()] == ["2"]


async def test_pins_are_read_the_old_way_too(sandbox: Sandbox, raw: Raw) -> None:
    channel = f"/channels/{sandbox.channel_id}"
    _, sent = await raw("POST", f"{channel}/messages", {"content": "rules"})
    assert (await raw("PUT", f"{channel}/pins/{sent['id']}"))[0] == 204
    assert [m["content"] for m in (await raw("GET", f"{channel}/pins"))[1]] == ["rules"]
    assert (await raw("DELETE", f"{channel}/pins/{sent['id']}"))[0] == 204


async def test_a_message_that_is_gone_is_not_updated(sandbox: Sandbox, parrot: Parrot, raw: Raw, ann: Person) -> None:
    async def late(said: Said) -> None:
        assert said.message
        await said.message.delete()
        with pytest.raises(discord.NotFound) as gone:
            await said.response.edit_message(content="late")
        await said.response.send_message(str(gone.value.code))

    parrot.does(lambda said: said.response.send_message("board", view=view_of(Pressed(late))))
    await parrot.come(sandbox.token)
    opened = await ann.slash("do")
    assert opened.message
    answer = await ann.click(opened.message, "Go")
    assert answer.message
    assert answer.message.content == "10008"


def _localized(**fields: Any) -> list[dict[str, Any]]:
    return [{"name": "play", "description": "Play"} | fields]


async def test_names_in_other_languages_have_the_same_limits(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/applications/{sandbox.application_id}/commands"
    status, said = await raw("PUT", path, _localized(name_localizations={"de": "spielen"}))
    assert (status, said[0]["name_localizations"]) == (200, {"de": "spielen"})
    status, said = await raw("PUT", path, _localized(name_localizations={"de": "x" * 33}))
    assert (status, list(said["errors"]["0"]["name_localizations"])) == (400, ["de"])
    status, said = await raw("PUT", path, _localized(description_localizations="Spielen"))
    assert (status, list(said["errors"]["0"])) == (400, ["description_localizations"])


async def test_a_premium_button_is_its_sku_alone(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/channels/{sandbox.channel_id}/messages"
    premium = {"type": 2, "style": 6, "sku_id": "7"}
    assert (await raw("POST", path, {"components": [row(premium)]}))[0] == 200
    assert (await raw("POST", path, {"components": [row(premium | {"label": "Buy"})]}))[0] == 400
    assert (await raw("POST", path, {"components": [row(button(1) | {"sku_id": "7"})]}))[0] == 400
