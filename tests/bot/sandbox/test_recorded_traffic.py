"""The record of a bot's requests, and the checker beside the project that reads it."""

import json
from pathlib import Path
from typing import Any

import discord
from discord import ui

from bot.sandbox import Sandbox
from bot.sandbox.discord_py import point_discord_at
from tests.bot.sandbox.contract import check_records
from tests.bot.sandbox.parrot import Parrot, Pressed, Said, layout, picture, row
from tests.bot.sandbox.raw import Raw


def _lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


async def test_a_request_is_recorded_with_body_files_and_status(tmp_path: Path) -> None:
    record = tmp_path / "requests.jsonl"
    async with Sandbox(record=record) as sandbox, Raw(sandbox) as raw:
        path = f"/channels/{sandbox.channel_id}/messages"
        await raw("POST", path, {"content": "look"}, {"a.png": b"x"})
        await raw("POST", path, {"content": "x" * 2001})
        await raw("GET", f"{path}?limit=5")
    assert _lines(record) == [
        {"method": "POST", "path": path, "body": {"content": "look"}, "files": ["a.png"], "status": 200},
        {"method": "POST", "path": path, "body": {"content": "x" * 2001}, "files": [], "status": 400},
        {"method": "GET", "path": path, "body": None, "files": [], "status": 200},
    ]


async def test_the_bots_token_is_not_in_the_record(tmp_path: Path) -> None:
    record = tmp_path / "requests.jsonl"
    async with Sandbox(record=record) as sandbox, Raw(sandbox) as raw:
        await raw("GET", "/users/@me")
    assert sandbox.token not in record.read_text()


class Rename(ui.Modal, title="Rename"):
    name = ui.Label["Rename"](text="Name", component=ui.TextInput(custom_id="name"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content="renamed")


async def _tour(sandbox: Sandbox, parrot: Parrot) -> None:
    """Let a bot do a little of everything."""
    board = ui.MediaGallery[ui.LayoutView](discord.MediaGalleryItem("attachment://board.png", description="Board"))

    async def rename(said: Said) -> None:
        await said.response.send_modal(Rename())

    async def tour(said: Said) -> None:
        await said.response.defer(thinking=True, ephemeral=True)
        await said.edit_original_response(view=layout(board), attachments=[picture()])
        await said.followup.send("table", view=row(Pressed(rename, custom_id="rename")))
        assert isinstance(said.channel, discord.TextChannel)
        thread = await said.channel.create_thread(name="Table", type=discord.ChannelType.public_thread)
        message = await thread.send("board", embed=discord.Embed(title="Board"))
        await message.edit(content="board 2")
        await message.add_reaction("🎲")
        await thread.add_user(said.user)
        await said.user.send("hand", file=picture())
        await thread.edit(archived=True)
        await said.followup.send("over")

    parrot.does(tour)
    await parrot.come(sandbox.token)
    ann = sandbox.person("Ann")
    await ann.slash("do")
    table = await ann.wait_for_message(lambda message: message.content == "table")
    await ann.wait_for_message(lambda message: message.content == "over")
    window = await ann.click(table, "Go")
    assert window.modal
    assert (await ann.submit(window.modal, {"Name": "Oak"})).failure_reason is None


async def test_the_record_of_a_whole_tour_is_what_discord_takes(tmp_path: Path) -> None:
    record = tmp_path / "requests.jsonl"
    async with Sandbox(record=record) as sandbox:
        sandbox.faults.grant_permissions("add_reactions")
        point_discord_at(sandbox.address)
        parrot = Parrot()
        await _tour(sandbox, parrot)
        await parrot.leave()
        assert parrot.errors == []
    assert check_records([record]) == (len(_lines(record)), [])
