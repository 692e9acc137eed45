"""Buttons and selects in action rows, pressed by people and answered by the bot."""

from typing import Any

import discord
import pytest
from discord import ui

from bot.sandbox import NotPossible, Person, Sandbox, list_buttons, list_selects
from bot.sandbox.world.protocol import AnswerKind, ComponentKind
from tests.bot.sandbox.parrot import Parrot, Pressed, Said, row

OPTIONS = [discord.SelectOption(label=name.title(), value=name) for name in ("nose", "ear", "tooth")]


async def test_a_button_edits_its_message(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    async def join(said: Said) -> None:
        await said.response.edit_message(content=f"{said.user.name} joined", view=None)

    parrot.does(lambda said: said.response.send_message("A table", view=row(Pressed(join, "Join"))))
    await parrot.come(sandbox.token)
    opened = await ann.slash("do")
    assert opened.message
    assert [button.label for button in list_buttons(opened.message)] == ["Join"]
    answer = await ann.click(opened.message, "Join")
    assert answer.kind is AnswerKind.UPDATE
    assert answer.message
    assert answer.message.content == "ann joined"
    assert answer.message["edited_timestamp"]
    assert list_buttons(answer.message) == []


async def test_a_button_answers_with_a_new_message(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    async def ask(said: Said) -> None:
        assert said.message
        await said.response.send_message(f"about {said.message.content}")

    parrot.does(lambda said: said.response.send_message("A table", view=row(Pressed(ask))))
    await parrot.come(sandbox.token)
    opened = await ann.slash("do")
    assert opened.message
    answer = await ann.click(opened.message, "Go")
    assert answer.message
    assert answer.message.content == "about A table"
    assert answer.message["interaction_metadata"]["interacted_message_id"] == str(opened.message.id)


async def test_a_string_select_takes_labels_or_values(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    class Part(ui.Select[ui.View]):
        async def callback(self, interaction: discord.Interaction) -> None:
            await interaction.response.send_message(" ".join(self.values))

    view = row(Part(placeholder="Body part", options=OPTIONS, min_values=1, max_values=2))
    parrot.does(lambda said: said.response.send_message("Choose", view=view))
    await parrot.come(sandbox.token)
    opened = await ann.slash("do")
    assert opened.message
    [seen] = list_selects(opened.message)
    assert [option.label for option in seen.options] == ["Nose", "Ear", "Tooth"]
    assert (seen.min_values, seen.max_values) == (1, 2)
    answer = await ann.choose_option(opened.message, "Body part", ["Nose", "tooth"])
    assert answer.message
    assert answer.message.content == "nose tooth"


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ([], "takes 1 to 2 choices, not 0"),
        (["nose", "ear", "tooth"], "takes 1 to 2 choices, not 3"),
        (["nose", "nose"], "takes every choice once"),
        (["foot"], "foot is not among the choices"),
    ],
)
async def test_a_select_refuses_what_a_client_would_not_send(
    sandbox: Sandbox, parrot: Parrot, ann: Person, values: list[str], sentence: str
) -> None:
    select: ui.Select[ui.View] = ui.Select(placeholder="Body part", options=OPTIONS, min_values=1, max_values=2)
    parrot.does(lambda said: said.response.send_message("Choose", view=row(select)))
    await parrot.come(sandbox.token)
    opened = await ann.slash("do")
    assert opened.message
    with pytest.raises(NotPossible, match=sentence):
        await ann.choose_option(opened.message, "Body part", values)


async def test_people_roles_and_channels_are_chosen_by_name_or_id(
    sandbox: Sandbox, parrot: Parrot, ann: Person
) -> None:
    async def chosen(said: discord.Interaction, select: Any) -> None:
        [value] = select.values
        await said.response.send_message(str(getattr(value, "name", value)))

    class Choices(ui.View):
        @ui.select(cls=ui.UserSelect, custom_id="UserSelect")
        async def user(self, interaction: discord.Interaction, select: ui.UserSelect[Any]) -> None:
            await chosen(interaction, select)

        @ui.select(cls=ui.RoleSelect, custom_id="RoleSelect")
        async def role(self, interaction: discord.Interaction, select: ui.RoleSelect[Any]) -> None:
            await chosen(interaction, select)

        @ui.select(cls=ui.MentionableSelect, custom_id="MentionableSelect")
        async def mention(self, interaction: discord.Interaction, select: ui.MentionableSelect[Any]) -> None:
            await chosen(interaction, select)

        @ui.select(cls=ui.ChannelSelect, custom_id="ChannelSelect")
        async def place(self, interaction: discord.Interaction, select: ui.ChannelSelect[Any]) -> None:
            await chosen(interaction, select)

    view = Choices(timeout=None)
    parrot.does(lambda said: said.response.send_message("Choose", view=view))
    await parrot.come(sandbox.token)
    opened = await ann.slash("do")
    assert opened.message
    assert [one.kind for one in list_selects(opened.message)] == [
        ComponentKind.USER_SELECT,
        ComponentKind.ROLE_SELECT,
        ComponentKind.MENTIONABLE_SELECT,
        ComponentKind.CHANNEL_SELECT,
    ]
    choices = {"UserSelect": "Bob", "RoleSelect": sandbox.guild_id, "MentionableSelect": "Cid"}
    heard = []
    for name, value in {**choices, "ChannelSelect": sandbox.find_channel_id("tables")}.items():
        answer = await ann.choose_option(opened.message, name, [value])
        assert answer.message, answer.failure_reason
        heard.append(answer.message.content)
    assert heard == ["bob", "@everyone", "cid", "tables"]


async def test_a_disabled_or_missing_button_cannot_be_pressed(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    link: ui.Button[ui.View] = ui.Button(label="Rules", url="https://example.org/rules")
    view = row(ui.Button(label="Later", disabled=True), link)
    parrot.does(lambda said: said.response.send_message("A table", view=view))
    await parrot.come(sandbox.token)
    opened = await ann.slash("do")
    assert opened.message
    with pytest.raises(NotPossible, match="Later is disabled"):
        await ann.click(opened.message, "Later")
    with pytest.raises(NotPossible, match=r"no button Join; there are \['Later', 'Rules'\]"):
        await ann.click(opened.message, "Join")
    with pytest.raises(NotPossible, match="Rules is a link"):
        await ann.click(opened.message, "Rules")
    with pytest.raises(NotPossible, match="no select Colour"):
        await ann.choose_option(opened.message, "Colour", ["red"])


async def test_a_button_of_a_deleted_message_cannot_be_pressed(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    parrot.does(lambda said: said.response.send_message("A table", view=row(ui.Button(label="Join"))))
    await parrot.come(sandbox.token)
    opened = await ann.slash("do")
    assert opened.message
    await parrot.get_partial_messageable(opened.message.channel_id).get_partial_message(opened.message.id).delete()
    with pytest.raises(NotPossible, match="This message is gone"):
        await ann.click(opened.message, "Join")


async def test_a_button_that_an_edit_took_away_cannot_be_pressed(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    parrot.does(lambda said: said.response.send_message("A table", view=row(ui.Button(label="Join", custom_id="a"))))
    await parrot.come(sandbox.token)
    opened = await ann.slash("do")
    assert opened.message
    place = parrot.get_partial_messageable(opened.message.channel_id)
    await place.get_partial_message(opened.message.id).edit(view=row(ui.Button(label="Join", custom_id="b")))
    with pytest.raises(NotPossible, match="There is no button a"):
        await ann.click(opened.message, custom_id="a")
