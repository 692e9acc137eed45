"""Components V2: layouts of text, pictures, sections and containers."""

import io

import discord
import pytest
from discord import ui

from bot.sandbox import Person, Sandbox, list_buttons, list_pictures, list_texts
from tests.bot.sandbox.parrot import Parrot, Pressed, Said, layout, picture, png


def _everything() -> ui.LayoutView:
    return layout(
        ui.Container(
            ui.TextDisplay("# Gobblestones"),
            ui.Section("Round 3", accessory=ui.Thumbnail("attachment://small.png", description="A pebble")),
            ui.Section("Undo", "your move", accessory=ui.Button(label="Undo", custom_id="undo")),
            ui.Separator(visible=False, spacing=discord.SeparatorSpacing.large),
            ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="The board")),
            ui.File("attachment://log.txt"),
            ui.ActionRow(ui.Button(label="Lay", custom_id="lay"), ui.Button(label="Pass", custom_id="pass")),
            ui.ActionRow(ui.UserSelect(custom_id="who")),
            accent_colour=0x40A060,
        ),
        ui.TextDisplay("-# Ann's turn"),
    )


def _files() -> list[discord.File]:

    log = discord.File(io.BytesIO(b"a log"), "log.txt")
    return [picture("board.png", width=9, height=5), picture("small.png"), log]


async def test_a_layout_of_every_component_is_seen(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    parrot.does(lambda said: said.response.send_message(view=_everything(), files=_files()))
    await parrot.come(sandbox.token)
    answer = await ann.slash("do")
    seen = answer.message
    assert seen, answer.failure_reason
    assert list_texts(seen) == ["# Gobblestones", "Round 3", "Undo", "your move", "-# Ann's turn"]
    assert [button.label for button in list_buttons(seen)] == ["Undo", "Lay", "Pass"]
    assert [(p.filename, p.alt) for p in list_pictures(seen)] == [
        ("small.png", "A pebble"),
        ("board.png", "The board"),
        ("log.txt", None),
    ]
    assert list_pictures(seen)[1].content == png(width=9, height=5)


async def test_components_are_numbered_and_media_measured(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    parrot.does(lambda said: said.response.send_message(view=_everything(), files=_files()))
    await parrot.come(sandbox.token)
    seen = (await ann.slash("do")).message
    assert seen
    container, text = seen.components
    assert (container["id"], container["components"][0]["id"], text["id"]) == (1, 2, 18)
    media = container["components"][4]["items"][0]["media"]
    assert (media["width"], media["height"], media["content_type"]) == (9, 5, "image/png")
    assert media["url"].startswith(f"{sandbox.address}/cdn/")


async def test_pictures_are_served_where_the_message_says(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    said_back: list[bytes] = []

    async def show(said: Said) -> None:
        sent = await said.response.send_message(view=_everything(), files=_files())
        assert isinstance(sent.resource, discord.InteractionMessage)
        said_back.extend([await attachment.read() for attachment in sent.resource.attachments])
        await said.followup.send("read")

    parrot.does(show)
    await parrot.come(sandbox.token)
    await ann.slash("do")
    await ann.wait_for_message(lambda message: message.content == "read")
    assert said_back == [png(width=9, height=5), png(), b"a log"]


async def test_an_edit_may_name_a_picture_that_the_message_has(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    def board(text: str) -> ui.LayoutView:
        gallery = ui.MediaGallery[ui.LayoutView](discord.MediaGalleryItem("attachment://board.png"))
        return layout(ui.TextDisplay(text), gallery)

    parrot.does(lambda said: said.response.send_message(view=board("one"), file=picture()))
    await parrot.come(sandbox.token)
    seen = (await ann.slash("do")).message
    assert seen
    message = parrot.get_partial_messageable(seen.channel_id).get_partial_message(seen.id)
    await message.edit(view=board("two"))
    again = ann.refresh_message(seen)
    assert again
    assert list_texts(again) == ["two"]
    assert [p.url for p in list_pictures(again)] == [p.url for p in list_pictures(seen)]


async def test_an_edit_with_a_new_picture_replaces_the_old(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    gallery = ui.MediaGallery[ui.LayoutView](discord.MediaGalleryItem("attachment://board.png", description="Board"))
    parrot.does(lambda said: said.response.send_message(view=layout(gallery), file=picture()))
    await parrot.come(sandbox.token)
    seen = (await ann.slash("do")).message
    assert seen
    message = parrot.get_partial_messageable(seen.channel_id).get_partial_message(seen.id)
    await message.edit(view=layout(gallery), attachments=[picture(width=30, height=20)])
    again = ann.refresh_message(seen)
    assert again
    [shown] = list_pictures(again)
    assert shown.content == png(width=30, height=20)


async def test_a_button_in_a_section_is_pressed(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    async def undo(said: Said) -> None:
        await said.response.edit_message(view=layout(ui.TextDisplay("undone")))

    view = layout(ui.Section("Your move", accessory=Pressed(undo, "Undo")))
    parrot.does(lambda said: said.response.send_message(view=view))
    await parrot.come(sandbox.token)
    opened = await ann.slash("do")
    assert opened.message
    answer = await ann.click(opened.message, "Undo")
    assert answer.message
    assert answer.message.text == "undone"


async def test_a_deferred_answer_becomes_a_layout(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    async def show(said: Said) -> None:
        await said.response.defer(thinking=True)
        await said.edit_original_response(view=_everything(), attachments=_files())

    parrot.does(show)
    await parrot.come(sandbox.token)
    answer = await ann.slash("do")
    assert answer.message
    assert "# Gobblestones" in list_texts(answer.message)


async def test_a_classic_message_with_text_cannot_become_a_layout(
    sandbox: Sandbox, parrot: Parrot, ann: Person
) -> None:
    parrot.does(lambda said: said.response.send_message("text"))
    await parrot.come(sandbox.token)
    seen = (await ann.slash("do")).message
    assert seen
    message = parrot.get_partial_messageable(seen.channel_id).get_partial_message(seen.id)
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(view=layout(ui.TextDisplay("layout")))
    assert refused.value.code == 50035
    await message.edit(content=None, view=layout(ui.TextDisplay("layout")))
    again = ann.refresh_message(seen)
    assert again
    assert again.text == "layout"


async def test_embeds_with_pictures_are_seen(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    embed = discord.Embed(title="Emerald Skulls", description="Round 2").add_field(name="Bid", value="7")
    embed.set_footer(text="Ann's turn").set_image(url="attachment://board.png").set_author(name="Parlour")
    parrot.does(lambda said: said.response.send_message(embed=embed, file=picture(alt="The board")))
    await parrot.come(sandbox.token)
    seen = (await ann.slash("do")).message
    assert seen
    assert list_texts(seen) == ["Parlour", "Emerald Skulls", "Round 2", "Bid", "7", "Ann's turn"]
    assert seen["attachments"] == []
    [shown] = list_pictures(seen)
    assert shown.content == png()
